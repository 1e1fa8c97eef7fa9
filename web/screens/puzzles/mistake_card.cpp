#include "screens/puzzles/mistake_card.h"

#include <nlohmann/json.hpp>

#include "platform.h"
#include "screens/analysis/best_lines.h"
#include "screens/analysis/review.h"
#include "screens/puzzles/puzzle_catalogue.h"
#include "session/session.h"
#include "session/sharing.h"

namespace sightlines {
namespace {

using Stand = LessonStep::Stand;

constexpr const char* the_same = "That is what you played. Find something better.";
constexpr const char* looking = "The computer is looking at your move\xE2\x80\xA6";
constexpr const char* no_answer = "The computer did not answer. Try it again.";

}  // namespace

MistakeCard::MistakeCard(PuzzleCatalogue& catalogue, std::shared_ptr<const PuzzleBook> book, const Puzzle& puzzle,
                         const Match& match, std::string player, Mistake mistake)
    : PuzzleCard(catalogue, std::move(book), puzzle, match, std::move(player)), mistake_(std::move(mistake)) {}

const Puzzle* MistakeCard::next() const {
    for (const Mistake& each : kept_mistakes(mistake_.game)) {
        if (each.id != mistake_.id && !each.solved && book().find(each.id) != nullptr) return book().find(each.id);
    }
    return nullptr;
}

std::string MistakeCard::heading() const { return "My last mistakes"; }

std::string MistakeCard::goal() const {
    const std::string told = mistake_.told.empty() ? "" : mistake_.told + " ";
    return told + "That cost " + percent(mistake_.cost) + ". Find something better for " + player() + ".";
}

bool MistakeCard::judge(Match& match, std::size_t) {
    update(match);
    if (match.cursor() <= first()) return false;
    const bool changes = match.size() > first() + 1;
    if (changes) {
        match.go_to(first() + 1);
        match.forget_rest();
    }
    const std::string played = write_json(match.action(first()));
    if (played == mistake_.played) {
        match.go_to(first());
        match.forget_rest();
        miss(the_same);
        return true;
    }
    if (played == mistake_.better) {
        praise_ = verdict_on(0, mistake_.cost, true);
        update(match);
    } else {
        judging_ = true;
        step_ = {Stand::open, looking, 0};
    }
    return changes;
}

void MistakeCard::update(const Match& match) {
    judging_ = false;
    step_ = match.cursor() > first() && !praise_.empty() ? LessonStep{Stand::done, praise_, 0} : LessonStep{};
}

bool MistakeCard::asks(Session& session) {
    if (!judging_) return false;
    if (session.engine.failed()) {
        session.engine.clear_failure();
        take_back(session, no_answer);
        return true;
    }
    if (session.engine.task() == EngineClient::Task::nothing)
        session.engine.ask(EngineClient::Task::review, session.match().record_here(), mistakes_level, first());
    return true;
}

void MistakeCard::take_reply(Session& session) {
    const auto answer = session.engine.take_reply(EngineClient::Task::review);
    if (!judging_ || !answer) return;
    const Json& reply = *answer;
    const int cost = reply.contains("cost") ? cost_in(reply) : mistake_.cost;
    if (is_better(cost, mistake_.cost)) {
        praise_ = verdict_on(cost, mistake_.cost, false);
        update(session.match());
        count();
        return platform::announce(announced());
    }
    take_back(session, reply.contains("cost") ? verdict_on(cost, mistake_.cost, false) : no_answer);
}

void MistakeCard::take_back(Session& session, std::string said) {
    session.go_to(first());
    session.game.match->forget_rest();
    miss(std::move(said));
    platform::announce(announced());
    platform::request_frames();
}

void MistakeCard::count() const {
    if (!praise_.empty()) mark_solved(mistake_.id);
}

void MistakeCard::share() {
    const auto match = open_puzzle(puzzle());
    if (match) (void)copy_link((*match)->position_record());
}

std::string MistakeCard::stamp() const { return PuzzleCard::stamp() + (judging_ ? "j" : "") + praise_; }

}  // namespace sightlines
