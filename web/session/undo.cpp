// Taking back, and looking back. What was taken back within a turn gives way to what is played next; at any other
// earlier position nothing is played, unless somebody says so.
#include <algorithm>

#include "platform.h"
#include "session/remarks.h"
#include "session/session.h"
#include "session/tree_steps.h"

namespace sightlines {
namespace {

constexpr const char* dice_are_final = "You can't undo a dice roll. In analysis (in the log) you can undo everything.";

}  // namespace

Notice nothing_is_played() {
    return {"", "You're looking back. A move here is tried beside the game; all else waits until you go back to it."};
}

Notice stays_hidden() {
    return {"", "What is hidden stays hidden while the game goes on. Once it is over you can look at everything."};
}

void back_to_game(Session& session) {
    const TreeSteps* steps = part<TreeSteps>();
    steps != nullptr ? steps->back_to_game(session) : session.go_to(session.match().size());
}

void Session::go_to(std::size_t ply) {
    telling.end();
    const std::size_t from = game.match->cursor();
    ply = std::clamp(ply, game.exercise ? game.exercise->first() : 0, game.match->size());
    if (ply == from) return;
    game.match->go_to(ply);
    moved_from(from);
}

void Session::moved_from(std::size_t from) {
    const std::size_t ply = game.match->cursor();
    game.view->moved(from, ply);
    telling.begin(ply > 0 ? ply - 1 : 0);
    game.before_end = !game.is_at_end();
    if (game.is_free()) game.unconfirmed.reset();  // else it still waits, at the end
    telling.forget_pointed();
    roll.reset();
    notice.close();
    hints.forget();
    game.changed = true;
    if (game.exercise) game.exercise->update(*game.match);
}

void Session::step(int by) {
    telling.end();
    const Exercise* exercise = game.exercise.get();
    if (exercise != nullptr)
        return go_to(by < 0 ? exercise->choice_before(*game.match) : exercise->choice_after(*game.match));
    if (game.reads()) return TreeSteps::here().turn_page(*this, by);
    if (by < 0 && game.match->cursor() > 0) go_to(game.match->cursor() - 1);
    if (by > 0) go_to(game.match->cursor() + 1);
}

void Session::play_on() {
    telling.end();
    if (!game.looks_back() || !game.can_play_on()) return;
    if (platform::surroundings().embedded || game.by_link()) return void(analyse());
    request_ = Request::play_on;
}

void Session::forget_rest() {
    telling.end();
    const std::size_t ply = game.match->cursor();
    if (game.match->tree() != nullptr) TreeSteps::here().forget_lines(*this);
    game.match->forget_rest();
    game.laid_out = std::min(game.laid_out, ply);
    computer.forget_from(ply);
    game.unconfirmed.reset();
    ++game.changes;
    see_end();
    moved_from(ply);
}

// Or forward again.
void Session::take_back_to(std::size_t ply) {
    const bool looked_back = game.before_end || game.is_free();
    go_to(ply);
    if (game.match->cursor() < game.match->size())
        game.before_end = looked_back || ply < game.sent_plies() || !game.is_within_turn();
}

std::string taken_back(const OpenGame& game) {
    const Remarks* remarks = part<Remarks>();
    return remarks != nullptr ? remarks->taken_back(game) : "";
}

void Session::undo() {
    telling.end();
    const std::optional<std::size_t> goal = game.undo_goal();
    if (!goal) return notice.show({"", dice_are_final});
    if (*goal == game.match->cursor()) return;
    if (game.looks_back()) return go_to(*goal);
    const bool cancels = game.unconfirmed.has_value();
    const std::string taken = taken_back(game);
    if ((game.exercise || game.reads()) && !cancels) return step(-1);
    game.unconfirmed.reset();
    take_back_to(*goal);
    if (cancels) game.before_end = false;
    if (!taken.empty()) notice.show(news("Taken back: " + taken + "."));
}

void Session::redo() {
    if (game.exercise || game.reads() || game.looks_back()) return step(1);
    telling.end();
    std::size_t ply = game.match->cursor();
    const bool only_own = !game.seats.empty() && !turns::all_computers(game.seats);
    do ++ply;
    while (only_own && ply < game.match->size() && !turns::decided_here(*game.match, game.seats, ply));
    take_back_to(ply);
}

}  // namespace sightlines
