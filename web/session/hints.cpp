#include "session/hints.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "platform.h"
#include "session/remarks.h"

namespace sightlines {
namespace {

using Task = EngineClient::Task;

constexpr int hint_level = 3, judge_level = 2;

}  // namespace

void Hints::ask() {
    asked_ = false;
    const Plans* plans = game_.guided ? std::as_const(*game_.view).plans() : nullptr;
    const auto suggested = plans != nullptr ? plans->suggestion() : std::nullopt;
    if (!suggested) return engine_.ask(Task::hint, game_.match->record_here(), hint_level);
    engine_.drop();
    take({*parse_json(suggested->action, {}), "", suggested->why});
}

void Hints::take(EngineReply hint) {
    if (const Remarks* remarks = part<Remarks>()) remarks->shorten(hint, given_);
    hint_ = std::move(hint);
    game_.view->show_hint(hint_->action);
    platform::announce("Hint: " + hint_->hint());
}

// The move in words; where plies are told in events, without the note, because the reason says the same. Where the game
// lists none, as for the places that a unit may go to, the reason names the move.
void Hints::name(EngineReply& hint) const {
    for (const AccessibleAction& action : game_.match->accessible_actions()) {
        if (action.text != hint.text) continue;
        const TellsEvents* events = game_.view->events();
        if (events != nullptr && events->reasons_are_orders()) break;
        hint.text = events != nullptr && !hint.why.empty() ? action.name : action.words;
        if (events != nullptr) {
            hint.text = events->who_is_asked() + hint.text;
        } else if (!action.order.empty()) {
            hint.text = action.order;
        }
        return;
    }
    if (!hint.why.empty()) hint.text = std::exchange(hint.why, {});
}

void Hints::forget() {
    engine_.drop();
    hint_.reset();
    game_.view->forget_hint();
    if (game_.exercise) {
        for (const std::string& each : game_.exercise->shown_on_board())
            if (const Result<Json> action = parse_json(each, {})) game_.view->add_hint(*action);
    }
    asked_ = false;
}

bool Hints::offered() const {
    const Status status = game_.match->status();
    return !game_.exercise && !hint_ && !game_.looks_back() && !game_.unconfirmed && !status.outcome && !status.roll &&
           !game_.decided_by_others() && !turns::all_computers(game_.seats) && !game_.view->is_covered();
}

void Hints::ask_chances() {
    const bool asks = game_.analysis && !game_.exercise && !platform::surroundings().embedded && !asked_ &&
                      game_.match->status().to_act >= Side::first && !game_.view->is_covered();
    if (!asks || engine_.task() != Task::nothing || engine_.failed()) return;
    asked_ = true;
    engine_.ask(Task::judge, game_.match->record_here(), judge_level);
}

void Hints::take_replies() {
    if (const auto answer = engine_.take_reply(Task::judge)) {
        know_chances(read_engine_reply(*answer).chances);
        if (chances_.size() != static_cast<std::size_t>(game_.view->players())) chances_.clear();
    }
    if (const auto answer = engine_.take_reply(Task::hint)) {
        EngineReply hint = read_engine_reply(*answer);
        name(hint);
        take(std::move(hint));
    }
}

void Hints::know_chances(std::vector<int> chances) {
    chances_ = std::move(chances);
    chances_of_ = game_.match->place();
}

std::vector<int> Hints::chances() const {
    if (const auto outcome = game_.match->status().outcome) {
        std::vector<int> chances(static_cast<std::size_t>(game_.view->players()), outcome->winners.empty() ? 1 : 0);
        for (const std::int8_t winner : outcome->winners) chances[static_cast<std::size_t>(winner)] = 1;
        return chances;
    }
    return chances_of_ == game_.match->place() ? chances_ : std::vector<int>();
}

}  // namespace sightlines
