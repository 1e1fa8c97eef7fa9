// What an analysis asks of the engine, and what it does with the answers.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "api/link/forms.h"
#include "app/saved_games.h"
#include "platform.h"
#include "screens/analysis/analysis.h"
#include "screens/analysis/mistakes.h"
#include "screens/analysis/tell_line.h"

namespace sightlines {
namespace {

constexpr int lines_level = 3, review_level = 2;

// An order with "your" in it, to whoever commands those.
std::string told_to_others(std::string order, const std::string& whose) {
    constexpr std::string_view yours = "your ";
    for (std::size_t at = order.find(yours); at != order.npos; at = order.find(yours, at + whose.size()))
        order.replace(at, yours.size() - 1, whose);
    return order;
}

// Up to the action after `ply` others, which is as much as its review needs.
Json record_to(const Json& record, std::size_t ply) {
    Json part = record;
    Json& moves = part["moves"];
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(ply) + 1, moves.end());
    return part;
}

}  // namespace

bool Analysis::ask() {
    using Task = EngineClient::Task;
    draw_arrows_of_lines();
    if (session_.engine.task() != Task::nothing || session_.engine.failed()) return true;
    if (state_.trial && state_.trial->verdict.empty() && try_here()) return true;
    if (state_.running) {
        const std::size_t next = state_.game->review.done();
        session_.engine.ask(Task::review, record_to(state_.game->record, next),
                            state_.first_look.is_null() ? review_level : mistakes_level, next);
        return true;
    }
    if (tab_ != Tab::analysis) return false;
    if (hides_answers()) return true;
    const bool known = state_.best_of == match().place() && state_.best_wanted == state_.wanted;
    if (known || match().status().to_act < Side::first || view_.is_covered()) return true;
    state_.asked_for = state_.wanted;
    session_.engine.ask(Task::lines, match().record_here(), lines_level, state_.wanted);
    return true;
}

bool Analysis::hides_answers() const {
    const bool there = state_.chosen && match().place() == Place{0, *state_.chosen};
    return there && !state_.shows_better && !(state_.trial && !state_.trial->verdict.empty());
}

// While the tab shows the lines, the board has their first actions, numbered.
void Analysis::draw_arrows_of_lines() {
    const bool shown = tab_ == Tab::analysis && state_.best && !hides_answers() && state_.best_of == match().place() &&
                       !session_.hints.hint();
    if (!shown) {
        if (std::exchange(state_.arrows_of, std::nullopt) && !session_.hints.hint()) view_.forget_hint();
        return;
    }
    if (std::exchange(state_.arrows_of, match().place()) == match().place()) return;
    view_.forget_hint();
    for (const BestLine& each : state_.best->lines) {
        if (const Result<Json> action = parse_json(each.actions.front(), {})) view_.add_hint(*action);
    }
}

void Analysis::take_replies() {
    using Task = EngineClient::Task;
    if (const auto answer = session_.engine.take_reply(Task::review)) {
        if (state_.running) return take_reviewed(*answer);
        return take_verdict(*answer);
    }
    const auto answer = session_.engine.take_reply(Task::lines);
    if (!answer) return;
    state_.best = read_best_lines(*answer);
    state_.arrows_of.reset();
    state_.best_of = match().place();
    state_.best_wanted = state_.asked_for;
    if (!state_.best) return;
    for (BestLine& each : state_.best->lines) each.sentences = tell_line(match(), session_.game.seats, each.actions);
    session_.hints.know_chances(state_.best->lines.front().chances);
}

std::vector<int> Analysis::reviewed_chances() const {
    if (!state_.game || match().tree() == nullptr) return {};
    const Review& review = state_.game->review;
    const Place at = match().tree()->home(match().place());
    if (at.line != 0 || at.ply > review.done() || review.done() == 0) return {};
    return at.ply < review.done() ? review.action(at.ply).before : review.action(at.ply - 1).after;
}

void Analysis::play_best_line(std::size_t which) {
    session_.play(Session::By::hint, [action = state_.best->lines[which].actions.front()](Match& match) {
        return match.play(*parse_json(action, {}));
    });
}

void Analysis::begin_review() {
    state_ = {.wanted = state_.wanted};
    state_.game = game_to_review(match());
    tab_ = Tab::analysis;
    if (state_.game && match().may_hide() && !state_.game->match->status().outcome) {
        state_.game.reset();
        return session_.notice.show(stays_hidden());
    }
    state_.running = state_.game && !state_.game->review.finished();
    if (state_.game) state_.game->view->moved(0, state_.game->match->size());
    if (state_.running) session_.hints.forget();
}

void Analysis::stop_review() {
    state_.running = false;
    session_.engine.drop();
    keep_review(state_.game->review);
}

void Analysis::take_reviewed(const Json& reply) {
    Review& review = state_.game->review;
    // What would be named as a mistake has to be one at a deeper look as well, and cost as much.
    if (state_.first_look.is_null() && cost_in(reply) >= costs_much) {
        state_.first_look = reply;
        return;
    }
    const Json first = std::exchange(state_.first_look, Json());
    const bool cost_less = !first.is_null() && cost_in(first) < cost_in(reply);
    if (!review.take(cost_less ? first : reply)) {
        state_.running = false;
        return session_.notice.show(
            {"", "The computer did not answer. Its results so far are kept: continue when you like."});
    }
    if (!review.finished()) return;
    state_.running = false;
    keep_review(review);
    keep_mistakes_found();
    platform::announce("The review is finished.");
}

// What the only person at this screen decided in the game, where it cost much. Of a game by link this is a copy, whose
// seats are those of the game.
void Analysis::keep_mistakes_found() {
    const OpenGame& open = session_.game;
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* original = find_game(games, open.copy_of);
    const int you = seats::you(original != nullptr ? original->seats : open.seats, view_.players());
    if (you < 0) return;
    std::vector<Mistake> found;
    for (const CostlyDecision& each : state_.game->review.costly(you)) {
        const ReviewedAction& action = state_.game->review.action(each.ply);
        Json before = state_.game->record;
        Json& moves = before["moves"];
        const std::string played = write_json(moves[each.ply]);
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(each.ply), moves.end());
        const Result<std::string> link = write_link(before);
        if (!link || action.better.empty() || action.better == played) continue;
        found.push_back({.game = std::string(match().game().id),
                         .id = id_of_mistake(*link),
                         .link = *link,
                         .played = played,
                         .better = action.better,
                         .told = told_decision(each.ply),
                         .why = action.why,
                         .cost = each.cost,
                         .when_ms = platform::local_clock_ms(platform::wall_clock_ms())});
    }
    state_.mistakes = found.size();
    keep_mistakes(std::move(found));
}

// The action that somebody played in place of one of the game. False: there is none here.
bool Analysis::try_here() {
    Trial& trial = *state_.trial;
    const Place at = match().tree()->home(match().place());
    const bool tried = at.ply == trial.ply + 1 && at.line > 0;
    if (!tried || trial.asked == at) return false;
    trial.asked = at;
    session_.engine.ask(EngineClient::Task::review, match().record_here(), mistakes_level, trial.ply);
    return true;
}

void Analysis::take_verdict(const Json& reply) {
    if (!state_.trial || !state_.game || !reply.contains("cost")) return;
    const ReviewedAction& in_game = state_.game->review.action(state_.trial->ply);
    const std::string played = write_json(match().tree()->action(match().place()));
    state_.trial->verdict = verdict_on(cost_in(reply), in_game.cost, played == in_game.better);
}

void Analysis::show_reviewed(std::size_t ply) {
    if (match().tree() == nullptr) return session_.go_to(ply);
    session_.visit({0, ply});
}

std::string Analysis::told_decision(std::size_t ply) const {
    const ReviewedGame& game = *state_.game;
    return sightlines::told_decision(*game.match, *game.view, session_.game.seats, session_.game.names(), ply);
}

// A decision, or what the dice made of one; the roll alone where that is long.
std::string Analysis::told_turn(std::size_t ply) const {
    const ReviewedGame& game = *state_.game;
    constexpr std::size_t longest = 200;
    if (game.match->roll(ply) == nullptr) return told_decision(ply);
    std::size_t first = 0, end = event_end(*game.view, 0, game.match->size());
    while (end <= ply) first = std::exchange(end, event_end(*game.view, end, game.match->size()));
    const std::string told = describe_event(*game.view, first, end, session_.game.names());
    return told.size() <= longest ? told : game.view->describe(ply, session_.game.names());
}

// What could have been done there, or was.
std::string Analysis::told_action(std::size_t ply, const std::string& action) const {
    const ReviewedGame& game = *state_.game;
    game.match->go_to(ply);
    const std::vector<std::string> told = tell_line(*game.match, session_.game.seats, std::span(&action, 1));
    game.match->go_to(game.match->size());
    return told.empty() ? "" : told.front();
}

std::vector<std::string> Analysis::decisions_in_words(const std::vector<CostlyDecision>& costly) const {
    const ReviewedGame& game = *state_.game;
    const auto go = [&](std::size_t ply) {
        game.match->go_to(ply);
        game.view->moved(ply, ply);
    };
    std::vector<std::string> told, words;
    for (const CostlyDecision& each : costly) told.push_back(told_decision(each.ply));
    for (std::size_t i = 0; i < told.size(); ++i) {
        std::string turn;
        if (std::ranges::count(told, told[i]) > 1) {
            go(costly[i].ply);
            turn = game.view->asked().stage + ": ";
            go(game.match->size());
        }
        words.push_back(turn + told[i] + " It cost " + percent(costly[i].cost) + " in winning chances.");
    }
    return words;
}

std::string Analysis::told_better(std::size_t ply) const {
    const ReviewedAction& action = state_.game->review.action(ply);
    const ReviewedGame& game = *state_.game;
    if (action.why.empty()) return sentence(told_action(ply, action.better));
    const TellsEvents* events = game.view->events();
    if (events != nullptr && events->reasons_are_orders()) {
        const bool alike = told_action(ply, action.better) == told_action(ply, write_json(game.match->action(ply)));
        const std::string whose = session_.game.names().possessive(static_cast<int>(game.match->actor(ply)));
        return (alike ? "Nearly as played. " : "") + told_to_others(action.why, whose);
    }
    game.match->go_to(ply);
    const std::string order = order_of(*game.match, action.better);
    game.match->go_to(game.match->size());
    return sentence(order.empty() ? told_action(ply, action.better) : order) + " " + action.why;
}

std::string Analysis::told_undoing(int player) const {
    const std::optional<Undoing> undoing = state_.game->review.undoing(player);
    if (!undoing) return "";
    const std::string cost = percent(undoing->cost) + " in all";
    switch (undoing->by) {
        case Undoing::By::dice:
            return "The dice decided: they cost " + percent(std::min(undoing->dice, 1000)) + ", the choices " + cost +
                   ".";
        case Undoing::By::choices:
            return "Many small ones decided: they cost " + cost + ", those of the other side " +
                   percent(undoing->cost_of_others) + ".";
        case Undoing::By::slope: return "No single turn decided it: the chances sank little by little.";
        case Undoing::By::turn: break;
    }
    return "What decided it: " + told_turn(*undoing->ply) + " The chances fell from " + percent(undoing->from) +
           " to " + percent(undoing->to) + ".";
}

void Analysis::choose_decision(std::size_t ply) {
    state_.chosen = ply;
    state_.shows_better = false;
    state_.trial.reset();
    show_reviewed(ply);
}

// What cost most, as comments, and what was better as variations. What somebody wrote stays.
void Analysis::write_review() {
    GameTree tree = *match().tree();
    std::size_t comments = 0;
    for (int player = 0; player < view_.players(); ++player) {
        for (const CostlyDecision& each : state_.game->review.costly(player)) {
            const ReviewedAction& action = state_.game->review.action(each.ply);
            const Place after{0, each.ply + 1};
            const Note* note = tree.note(after);
            if ((note != nullptr && !note->text.empty()) || action.better.empty()) continue;
            const std::string words =
                "This cost " + percent(each.cost) + " in winning chances. Better: " + told_better(each.ply);
            const std::vector<std::string> marks = note != nullptr ? note->marks : std::vector<std::string>();
            if (!tree.annotate(after, words, marks)) continue;
            (void)tree.play({0, each.ply}, *parse_json(action.better, {}));
            ++comments;
        }
    }
    state_.written =
        comments == 1 ? "One comment is in the game now." : std::to_string(comments) + " comments are in the game now.";
    if (comments > 0) session_.edit_tree(std::move(tree), match().place());
}

}  // namespace sightlines
