#include "screens/puzzles/puzzle_card.h"

#include <nlohmann/json.hpp>

#include "app/host.h"
#include "app/puzzle_links.h"
#include "base/json_writer.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/analysis/tell_line.h"
#include "screens/learn_marks.h"
#include "screens/puzzles/puzzle_catalogue.h"
#include "session/sharing.h"

namespace sightlines {
namespace {

using Stand = LessonStep::Stand;

constexpr const char *not_best = "That is not the best. Try again.", *neither = "Not the best either. Try again.";
constexpr int misses_to_answer = 2;

}  // namespace

PuzzleCard::PuzzleCard(PuzzleCatalogue& catalogue, std::shared_ptr<const PuzzleBook> book, const Puzzle& of,
                       const Match& match, std::string player)
    : catalogue_(&catalogue),
      book_(std::move(book)),
      puzzle_(&of),
      first_(match.size()),
      player_(std::move(player)),
      day_(today()) {
    const auto copy = open_puzzle(puzzle());
    if (!copy) return;
    for (const Json& action : puzzle().answer) {
        if (!(*copy)->play(action)) continue;
        answers_.push_back(write_json((*copy)->action(first_)));
        (*copy)->go_to(first_);
        (*copy)->forget_rest();
    }
}

const Puzzle* PuzzleCard::next() const {
    const Puzzle* next = next_unsolved(*book_, puzzle(), catalogue_->record(book_->game));
    return next == &puzzle() ? nullptr : next;
}

bool PuzzleCard::is_of_today() const { return catalogue_->of_day(book_->game, day_) == &puzzle(); }

int PuzzleCard::streak() const {
    const bool counts = is_of_today() && !platform::surroundings().embedded;
    return counts && catalogue_->is_day_solved(book_->game, day_) ? catalogue_->days().streak(day_) : 0;
}

std::string PuzzleCard::address() const { return puzzle_links::fragment(book_->game, puzzle().id); }

std::size_t PuzzleCard::choice_after(const Match& match) const { return match.size(); }

// The first decision is all that is asked: what else was planned with it is not played.
bool PuzzleCard::judge(Match& match, std::size_t from) {
    (void)from;
    update(match);
    if (match.cursor() <= first_) return false;
    const std::size_t right = answered_by(puzzle(), match), stays = first_ + right;
    const bool changes = match.size() > stays;
    if (changes) {
        match.go_to(stays);
        match.forget_rest();
    }
    if (right > 0) return changes;
    miss(has_missed() ? neither : not_best);
    return true;
}

void PuzzleCard::miss(std::string said) {
    ++misses_;
    hinted_ = true;
    step_ = {Stand::taken_back, std::move(said), 0};
}

void PuzzleCard::update(const Match& match) {
    step_ = match.cursor() > first_ ? LessonStep{Stand::done, praise(), 0} : LessonStep{};
}

void PuzzleCard::count() const {
    if (answered_) return;
    catalogue_->solved(book_->game, puzzle().id, day_);
    host::solved_puzzle(book_->game, puzzle().id);
}

void PuzzleCard::set_tried(int tried) {
    misses_ = tried / 4;
    hinted_ = (tried & 2) != 0;
    if ((tried & 1) != 0) show_answer();
}

std::string PuzzleCard::announced() const {
    if (is_done()) return "Right. " + praise();
    return step_.said.empty() || misses_ != 1 || !has_hint() ? step_.said : step_.said + " Hint: " + puzzle().hint;
}

bool PuzzleCard::offers_answer() const { return misses_ >= misses_to_answer && !is_over(); }

std::span<const std::string> PuzzleCard::shown_on_board() const {
    if (!answered_ || is_done()) return {};
    return answers_;
}

bool PuzzleCard::act(std::string_view command) {
    if (command == "share") {
        share();
        return true;
    }
    if (command == "hint" && !hinted_ && has_hint()) {
        hinted_ = true;
        platform::announce("Hint: " + puzzle().hint);
        return true;
    }
    if (command != "answer" || !offers_answer()) return false;
    show_answer();
    return true;
}

void PuzzleCard::show_answer() {
    answered_ = true;
    step_ = {};
    const auto match = open_puzzle(puzzle());
    for (const std::string& action : answers_) {
        if (!match) break;
        for (std::string& words : tell_line(**match, "", std::span(&action, 1)))
            told_.push_back(wording::capital(std::move(words)));
    }
    platform::announce(answer() + " " + puzzle().why);
}

std::string PuzzleCard::answer() const {
    const auto closed = [](const std::string& words) { return words.ends_with('.') ? words : words + "."; };
    if (told_.size() == 1) return "Best: " + closed(told_.front());
    std::string words = "Equally good:";
    for (std::size_t i = 0; i < told_.size(); ++i) words += "\n" + std::to_string(i + 1) + ". " + closed(told_[i]);
    return words;
}

void PuzzleCard::share() {
    if (const auto match = open_puzzle(puzzle()); match && !has_address()) {
        filed_ = give_file(book_->game, (*match)->record()).message;
        return platform::announce(filed_);
    }
    const std::string link = platform::address(address());
    if (platform::can_share()) return platform::share("A puzzle: " + puzzle().title, link);
    platform::copy_text(link);
    shared_ = true;
}

std::string PuzzleCard::heading() const {
    if (is_of_today()) return "Puzzle of the day";
    const std::size_t number = puzzle_number(*book_, puzzle());
    if (number == 0) return "An earlier puzzle";
    return "Puzzle " + std::to_string(number) + " of " + std::to_string(book_->puzzles.size());
}

std::string PuzzleCard::goal() const { return "Find the best move for " + player_ + "."; }

std::string PuzzleCard::text() const {
    JsonWriter out;
    out.begin('{').field("id", puzzle().id).field("title", puzzle().title).field("heading", heading());
    out.field("level", puzzle().level > 0 ? words_of_level(puzzle().level) : "").field("goal", goal());
    out.field("hint", hinted_ ? puzzle().hint : "").boolean("answers", offers_answer());
    out.field("said", is_done() ? announced() : answered_ ? answer() + " " + puzzle().why : step_.said);
    out.boolean("over", is_over()).boolean("next", next() != nullptr);
    return out.end('}').take();
}

std::string PuzzleCard::state() const {
    const char* stand = is_done() ? "done" : answered_ ? "answered" : misses_ > 0 ? "missed" : "open";
    return write_json(Json{{"game", book_->game},
                           {"id", puzzle().id},
                           {"stand", stand},
                           {"misses", misses_},
                           {"hint", hinted_},
                           {"said", step_.said},
                           {"answer", told_},
                           {"daily", is_of_today()}});
}

std::string PuzzleCard::stamp() const {
    return puzzle().id + step_.said + std::to_string(misses_) + (hinted_ ? "h" : "") + (answered_ ? "a" : "");
}

}  // namespace sightlines
