// Taking back, and looking back. What was taken back within a turn gives way to what is played next; at any other
// earlier position nothing is played, unless somebody says so.
#include <algorithm>

#include "games/page.h"
#include "platform.h"
#include "screens/table/table.h"

namespace sightlines {
namespace {

constexpr const char* dice_are_final = "You can't undo a dice roll. In analysis (in the log) you can undo everything.";

}  // namespace

// A study is one to look round in.
bool Table::looks_back() const {
    return looks_back_ && !exercise_ && !analysis_ && (match_->tree() == nullptr || !seats_.empty());
}

std::string Table::looking_back() const {
    const std::size_t ply = match_->cursor();
    return "You're looking back: " +
           (ply == 0 ? "the start." : "move " + std::to_string(ply) + " of " + std::to_string(match_->size()) + ".");
}

Notice Table::nothing_is_played() {
    return {"", "You're looking back, and nothing is played from here. Go back to the game, or play on from here."};
}

Notice Table::stays_hidden() {
    return {"", "What is hidden stays hidden while the game goes on. Once it is over you can look at everything."};
}

// Where one plays on in analysis, or in a copy, that would show what is hidden from the player here.
bool Table::can_play_on() const {
    return !(keeps_secrets() && (platform::surroundings().embedded || seats::by_link(seats_)));
}

void Table::play_on() {
    if (!looks_back() || !can_play_on()) return;
    if (platform::surroundings().embedded || seats::by_link(seats_)) return void(analyse());
    request_ = Request::play_on;
    if (match_->tree() == nullptr) return;
    request_ = Request::nothing;
    unconfirmed_.reset();
    looks_back_ = false;
    changed_ = true;
}

void Table::forget_rest() {
    const std::size_t ply = match_->cursor();
    match_->forget_rest();
    laid_out_ = std::min(laid_out_, ply);
    std::erase_if(judged_, [ply](const Judged& each) { return each.ply >= ply; });
    unconfirmed_.reset();
    log_.forget_lines();
    see_end();
    moved_from(ply);
}

// Whether what lies after the cursor is the rest of a turn here, and what the computer played since.
bool Table::is_within_turn() const {
    const std::size_t ply = match_->cursor();
    if (!turns::decided_here(*match_, seats_, ply)) return false;
    std::size_t end = match_->size();
    std::optional<int> whose;
    for (const LoggedTurn& turn : view_->log()) {
        if (turn.last <= ply || turn.first == turn.last) continue;
        if (!whose) whose = turn.player;
        if (turn.player == *whose) continue;
        end = turn.first;
        break;
    }
    const Side side = match_->actor(ply);
    const bool own = whose == static_cast<int>(side);  // in which others only react
    for (std::size_t later = ply; later < match_->size(); ++later) {
        if (!turns::decided_here(*match_, seats_, later)) continue;
        if (later >= end || (!own && match_->actor(later) != side)) return false;
    }
    return true;
}

// Or forward again.
void Table::take_back_to(std::size_t ply) {
    const bool looked_back = looks_back_ || is_free();
    go_to(ply);
    if (match_->cursor() < match_->size()) looks_back_ = looked_back || ply < sent_plies() || !is_within_turn();
}

std::optional<std::size_t> Table::undo_goal() const {
    if (looks_back()) return match_->cursor() - std::min<std::size_t>(match_->cursor(), 1);
    if (unconfirmed_) return unconfirmed_;
    const bool only_own = !exercise_ && !seats_.empty() && !turns::all_computers(seats_);
    std::size_t ply = match_->cursor();
    while (ply > first_to_undo()) {
        --ply;
        if (!is_free() && match_->roll(ply) != nullptr) return std::nullopt;
        if (!only_own || turns::decided_here(*match_, seats_, ply)) break;
    }
    return ply;
}

void Table::undo() {
    end_playback();
    const std::optional<std::size_t> goal = undo_goal();
    if (!goal) return show_notice({"", dice_are_final});
    if (*goal == match_->cursor()) return;
    if (looks_back()) return go_to(*goal);
    const bool cancels = unconfirmed_.has_value();
    if ((exercise_ || reads()) && !cancels) return step(-1);
    unconfirmed_.reset();
    take_back_to(*goal);
    if (cancels) looks_back_ = false;
}

void Table::redo() {
    if (exercise_ || reads() || looks_back()) return step(1);
    end_playback();
    std::size_t ply = match_->cursor();
    const bool only_own = !seats_.empty() && !turns::all_computers(seats_);
    do ++ply;
    while (only_own && ply < match_->size() && !turns::decided_here(*match_, seats_, ply));
    take_back_to(ply);
}

}  // namespace sightlines
