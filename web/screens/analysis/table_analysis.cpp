// The table's part in an analysis: what it asks of the engine, and what it does with the answers.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "platform.h"
#include "screens/analysis/analysis.h"
#include "screens/analysis/tell_line.h"
#include "screens/table/table.h"

namespace sightlines {
namespace {

constexpr int lines_level = 3, review_level = 2, second_look = 3;

// Up to the action after `ply` others, which is as much as its review needs.
Json record_to(const Json& record, std::size_t ply) {
    Json part = record;
    Json& moves = part["moves"];
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(ply) + 1, moves.end());
    return part;
}

}  // namespace

void Table::DeleteAnalysis::operator()(Analysis* analysis) const { delete analysis; }

Analysis& Table::analysis() const {
    if (analysis_state_ == nullptr) analysis_state_.reset(new Analysis);
    return *analysis_state_;
}

bool Table::ask_for_analysis() {
    using Task = EngineClient::Task;
    Analysis& here = analysis();
    if (std::exchange(review_wanted_, false)) begin_review();
    draw_arrows_of_lines();
    if (computer_.task() != Task::nothing || computer_.failed()) return true;
    if (here.trial && here.trial->verdict.empty() && try_here()) return true;
    if (here.running) {
        const std::size_t next = here.game->review.done();
        computer_.ask(Task::review, record_to(here.game->record, next), here.looks_again ? second_look : review_level,
                      next);
        return true;
    }
    if (tab_ != Tab::analysis) return false;
    const bool known = here.best_of == match_->place() && here.best_wanted == here.wanted;
    if (known || match_->status().to_act < Side::first || view_->is_covered()) return true;
    here.asked_for = here.wanted;
    computer_.ask(Task::lines, match_->record_here(), lines_level, here.wanted);
    return true;
}

// While the tab shows the lines, the board has their first actions, numbered.
void Table::draw_arrows_of_lines() {
    Analysis& here = analysis();
    const bool shown = tab_ == Tab::analysis && here.best && here.best_of == match_->place() && !hint_;
    if (!shown) {
        if (std::exchange(here.arrows_of, std::nullopt) && !hint_) view_->forget_hint();
        return;
    }
    if (std::exchange(here.arrows_of, match_->place()) == match_->place()) return;
    view_->forget_hint();
    for (const BestLine& each : here.best->lines) {
        if (const Result<Json> action = parse_json(each.actions.front(), {})) view_->add_hint(*action);
    }
}

void Table::take_analysis() {
    using Task = EngineClient::Task;
    if (const auto answer = computer_.take_reply(Task::review)) {
        if (analysis().running) return take_reviewed(*answer);
        return take_verdict(*answer);
    }
    const auto answer = computer_.take_reply(Task::lines);
    if (!answer) return;
    Analysis& here = analysis();
    here.best = read_best_lines(*answer);
    here.arrows_of.reset();
    here.best_of = match_->place();
    here.best_wanted = here.asked_for;
    if (!here.best) return;
    for (BestLine& each : here.best->lines) each.sentences = tell_line(*match_, seats_, each.actions);
    chances_ = here.best->lines.front().chances;
    chances_of_ = match_->place();
}

std::vector<int> Table::reviewed_chances() const {
    if (analysis_state_ == nullptr || !analysis_state_->game || match_->tree() == nullptr) return {};
    const Review& review = analysis_state_->game->review;
    const Place at = match_->tree()->home(match_->place());
    if (at.line != 0 || at.ply > review.done() || review.done() == 0) return {};
    return at.ply < review.done() ? review.action(at.ply).before : review.action(at.ply - 1).after;
}

void Table::play_best_line(std::size_t which) {
    play(By::hint, [action = analysis().best->lines[which].actions.front()](Match& match) {
        return match.play(*parse_json(action, {}));
    });
}

void Table::begin_review() {
    Analysis& here = analysis();
    here = {.wanted = here.wanted};
    here.game = game_to_review(*match_);
    tab_ = Tab::analysis;
    if (here.game && match_->may_hide() && !here.game->match->status().outcome) {
        here.game.reset();
        return show_notice(stays_hidden());
    }
    here.running = here.game && !here.game->review.finished();
    if (here.game) here.game->view->moved(0, here.game->match->size());
    if (here.running) forget_hint();
}

void Table::stop_review() {
    analysis().running = false;
    computer_.drop();
    keep_review(analysis().game->review);
}

void Table::take_reviewed(const Json& reply) {
    Analysis& here = analysis();
    Review& review = here.game->review;
    // What would be named as a mistake has to be one at a deeper look as well.
    const bool dear = cost_in(reply) >= costs_much;
    here.looks_again = dear && !here.looks_again;
    if (here.looks_again) return;
    if (!review.take(reply)) {
        here.running = false;
        return show_notice({"", "The computer did not answer. What it has looked at is kept: go on when you like."});
    }
    if (!review.finished()) return;
    here.running = false;
    keep_review(review);
    platform::announce("The review is finished.");
}

// The action that somebody played in place of one of the game. False: there is none here.
bool Table::try_here() {
    Analysis::Trial& trial = *analysis().trial;
    const Place at = match_->tree()->home(match_->place());
    const bool tried = at.ply == trial.ply + 1 && at.line > 0;
    if (!tried || trial.asked == at) return false;
    trial.asked = at;
    computer_.ask(EngineClient::Task::review, match_->record_here(), second_look, trial.ply);
    return true;
}

void Table::take_verdict(const Json& reply) {
    Analysis& here = analysis();
    if (!here.trial || !here.game || !reply.contains("cost")) return;
    const ReviewedAction& in_game = here.game->review.action(here.trial->ply);
    const std::string played = write_json(match_->tree()->action(match_->place()));
    here.trial->verdict = verdict_on(cost_in(reply), in_game.cost, played == in_game.better);
}

void Table::show_reviewed(std::size_t ply) {
    if (match_->tree() == nullptr) return go_to(ply);
    visit({0, ply});
}

std::string Table::told_decision(std::size_t ply) const {
    const ReviewedGame& game = *analysis().game;
    const std::string told = describe_event(*game.view, ply, event_end(*game.view, ply, game.match->size()), names());
    return told.empty() ? told_action(ply, write_json(game.match->action(ply))) : told;
}

// What could have been done there, or was.
std::string Table::told_action(std::size_t ply, const std::string& action) const {
    const ReviewedGame& game = *analysis().game;
    game.match->go_to(ply);
    const std::vector<std::string> told = tell_line(*game.match, seats_, std::span(&action, 1));
    game.match->go_to(game.match->size());
    return told.empty() ? "" : told.front();
}

std::string Table::told_better(std::size_t ply) const {
    const ReviewedAction& action = analysis().game->review.action(ply);
    return sentence(told_action(ply, action.better)) + (action.why.empty() ? "" : " " + action.why);
}

void Table::choose_decision(std::size_t ply) {
    Analysis& here = analysis();
    here.chosen = ply;
    here.shows_better = false;
    here.trial.reset();
    show_reviewed(ply);
}

// What cost most, as comments, and what was better as variations. What somebody wrote stays.
void Table::write_review() {
    Analysis& here = analysis();
    GameTree tree = *match_->tree();
    std::size_t comments = 0;
    for (int player = 0; player < view_->players(); ++player) {
        for (const CostlyDecision& each : here.game->review.costly(player)) {
            const ReviewedAction& action = here.game->review.action(each.ply);
            const Place after{0, each.ply + 1};
            const Note* note = tree.note(after);
            if ((note != nullptr && !note->text.empty()) || action.better.empty()) continue;
            const std::string words = "This cost " + percent(each.cost) + ". Better: " + told_better(each.ply);
            const std::vector<std::string> marks = note != nullptr ? note->marks : std::vector<std::string>();
            if (!tree.annotate(after, words, marks)) continue;
            (void)tree.play({0, each.ply}, *parse_json(action.better, {}));
            ++comments;
        }
    }
    here.written =
        comments == 1 ? "One comment is in the game now." : std::to_string(comments) + " comments are in the game now.";
    if (comments > 0) edit_tree(std::move(tree), match_->place());
}

}  // namespace sightlines
