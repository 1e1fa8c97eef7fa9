#include "games/crossfire_hex/selection.h"

#include <algorithm>

#include "games/crossfire_hex/cursor.h"
#include "games/crossfire_hex/rules/refusals.h"
#include "games/crossfire_hex/text/lexicon.h"

namespace sightlines::crossfire_hex {

void Selection::moved() {
    clear();
    clear_refusal();
}

void Selection::hover(Cell cell, int reserve) {
    hovered_ = cell;
    hovered_reserve_ = reserve;
}

void Selection::press(const Scene& scene, Cell cell, bool by_finger) {
    clear_refusal();
    if (cell == no_cell) return clear();
    if (cursor_ != no_cell) cursor_ = cell;
    if (choosing()) {
        if (cell == chosen_) return clear();
        if (!is_target(cell) && can_choose(scene, cell)) return choose(scene, cell);
        const bool first_tap = by_finger && tapped_ != cell;
        tapped_ = by_finger ? cell : no_cell;
        if (first_tap && is_target(cell)) return;
        return propose(scene, action_to(cell));
    }
    if (can_choose(scene, cell)) return choose(scene, cell);
    tapped_ = by_finger && tapped_ != cell ? cell : no_cell;
    // No move can start here. A move to any neighbour is refused with the reason.
    propose(scene, Move{cell, *targets_at(cell, 1).begin()});
}

void Selection::pick_up(const Scene& scene, Cell stack) {
    clear_refusal();
    if (stack != no_cell && chosen_ != stack) choose(scene, stack);
    if (stack == no_cell && !entering_) choose_reserve(scene);
}

void Selection::drop(const Scene& scene, Cell cell) {
    if (cell == no_cell) return clear();
    if (!choosing() || cell == chosen_) return;
    const Target* target = target_on(cell);
    if (target == nullptr || !target->verdict.accepted()) return propose(scene, action_to(cell));
    tapped_ = cell;
}

// A move from there to any neighbour is refused with the reason.
void Selection::refuse_drag(const Scene& scene, Cell stack) {
    clear_refusal();
    propose(scene, Move{stack, *targets_at(stack, 1).begin()});
}

void Selection::click_reserve(const Scene& scene, int player) {
    clear_refusal();
    if (scene.at.phase == Phase::over || player != scene.at.player) return clear();
    choose_reserve(scene);
}

void Selection::choose_reserve(const Scene& scene) {
    if (scene.at.reserve[seat(scene.at.player)] == 0) return propose(scene, Enter{});
    const bool again = entering_;
    clear();
    if (again) return;
    entering_ = true;
    targets_ = entry_targets(scene.rules, scene.at);
}

void Selection::clear() {
    chosen_ = tapped_ = no_cell;
    entering_ = false;
    targets_.clear();
}

void Selection::cancel() {
    if (!choosing()) cursor_ = no_cell;
    clear();
    clear_refusal();
}

void Selection::propose(const Scene& scene, const Action& action) {
    if (SelectionOf::propose(scene, action)) return;
    const Refusal* why = &scene.check(action).why();
    const auto* move = std::get_if<Move>(&action);
    const bool about_stack = why == &refuse::no_piece_there || why == &refuse::not_your_piece;
    clear_refusal();
    if (why == &refuse::no_reserve) {
        refused_reserve_ = true;
    } else {
        refused_cell_ = move != nullptr && about_stack ? move->from : target_of(action);
    }
}

void Selection::show_cursor() {
    if (cursor_ == no_cell) cursor_ = tapped_ != no_cell ? tapped_ : chosen_ != no_cell ? chosen_ : middle;
}

void Selection::move_cursor(Direction direction) {
    cursor_ = beside(cursor_, direction);
    tapped_ = no_cell;
}

bool Selection::can_choose(const Scene& scene, Cell cell) const {
    const Stack stack = scene.at.board[cell];
    return scene.at.phase == Phase::play && !stack.empty() && stack.owner() == scene.at.player;
}

Cell Selection::focused() const { return hovered_ != no_cell ? hovered_ : tapped_ != no_cell ? tapped_ : cursor_; }

Action Selection::action_to(Cell cell) const {
    if (entering_) return Enter{cell};
    return Move{chosen_, cell};
}

std::optional<Action> Selection::previewed() const {
    const Target* target = choosing() ? target_on(focused()) : nullptr;
    if (target == nullptr || (!target->verdict.accepted() && !target->repeat)) return std::nullopt;
    return action_to(target->cell);
}

std::vector<Target> Selection::reach(const Scene& scene) const {
    const Cell cell = focused();
    return choosing() || cell == no_cell ? targets_ : move_targets(scene.rules, scene.at, cell);
}

void Selection::choose(const Scene& scene, Cell cell) {
    clear();
    chosen_ = cell;
    targets_ = move_targets(scene.rules, scene.at, cell);
}

void Selection::clear_refusal() {
    refused_cell_ = no_cell;
    refused_reserve_ = false;
}

const Target* Selection::target_on(Cell cell) const {
    const auto found =
        std::find_if(targets_.begin(), targets_.end(), [cell](const Target& t) { return t.cell == cell; });
    return found == targets_.end() ? nullptr : &*found;
}

}  // namespace sightlines::crossfire_hex
