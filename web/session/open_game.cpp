#include "session/open_game.h"

#include "platform.h"

namespace sightlines {

// In analysis and in a lesson the computer does not play, nor for somebody who looks on at others.
bool OpenGame::decided_by_computer() const {
    return !exercise && !analysis && !watches() && !is_locked() && turns::level_of(seats, match->status().to_act) > 0;
}

// A roll belongs to the game of whoever decided before it: the dice that an action calls for are thrown where it was
// played.
bool OpenGame::decided_elsewhere() const {
    if (exercise || analysis || !by_link()) return false;
    return is_locked() || watches() || rolled_elsewhere() ||
           turns::sits(seats, match->status().to_act, seats::elsewhere);
}

// Where others know of the action before the dice, which was theirs: a connection was cut between the two.
bool OpenGame::rolled_elsewhere() const {
    if (!match->status().roll || !is_at_end() || sent_plies() < match->size()) return false;
    std::size_t ply = match->size();
    while (ply > 0 && match->roll(ply - 1) != nullptr) --ply;
    return ply > 0 && turns::sits(seats, match->actor(ply - 1), seats::elsewhere);
}

bool OpenGame::computer_rolls() const {
    return !exercise && !analysis && !watches() && !is_locked() &&
           turns::computer_rolls(*match, seats, view->asked().player);
}

bool OpenGame::rolls_for_all() const { return match->status().roll.has_value() && view->asked().player < 0; }

bool OpenGame::is_at_end() const {
    if (match->cursor() != match->size()) return false;
    return match->tree() == nullptr || is_free() || match->place().line == 0;
}

// A study is one to look round in.
bool OpenGame::looks_back() const {
    return before_end && !exercise && !analysis && (match->tree() == nullptr || !seats.empty());
}

bool OpenGame::may_try() const { return looks_back() && !keeps_secrets(); }

// A game in an embed that has lines beside it goes on.
bool OpenGame::reads() const {
    const bool shown = platform::surroundings().embedded && seats.empty();
    return match->tree() != nullptr && !analysis && (reading || shown);
}

// A position in which nothing has been played here is only looked at.
bool OpenGame::strays() const {
    if (!analysis || match->tree() == nullptr) return false;
    return beside || !copy_of.empty() || (was_over && !match->status().outcome);
}

bool OpenGame::keeps_secrets() const {
    const bool plays = by_link() || match->size() > 0;
    return plays && match->may_hide() && !analysis && !exercise && match->tree() == nullptr &&
           match->actor(match->size()) != Side::nobody;
}

std::string OpenGame::looking_back() const {
    const std::size_t ply = match->cursor();
    if (beside || !copy_of.empty())
        return was_over ? "You're trying things beside the game, which stays as it was."
                        : "You're trying things beside the game, for all sides. The game waits.";
    if (match->tree() && match->place().line > 0) {
        return strays() ? "You're trying something else. The game stays as it was played."
                        : "You're looking at a line beside the game.";
    }
    return "You're looking back: " +
           (ply == 0 ? "the start." : "move " + std::to_string(ply) + " of " + std::to_string(match->size()) + ".");
}

// Where one plays on in analysis, or in a copy, that would show what is hidden from the player here.
bool OpenGame::can_play_on() const { return !(keeps_secrets() && (platform::surroundings().embedded || by_link())); }

// Whether what lies after the cursor is the rest of a turn here, and what the computer played since.
bool OpenGame::is_within_turn() const {
    const std::size_t ply = match->cursor();
    if (!is_free() && match->tree() && match->place().line > 0) return false;
    if (!turns::decided_here(*match, seats, ply)) return false;
    std::size_t end = match->size();
    std::optional<int> whose;
    for (const LoggedTurn& turn : view->log()) {
        if (turn.last <= ply || turn.first == turn.last) continue;
        if (!whose) whose = turn.player;
        if (turn.player == *whose) continue;
        end = turn.first;
        break;
    }
    const Side side = match->actor(ply);
    const bool own = whose == static_cast<int>(side);  // in which others only react
    for (std::size_t later = ply; later < match->size(); ++later) {
        if (!turns::decided_here(*match, seats, later)) continue;
        if (later >= end || (!own && match->actor(later) != side)) return false;
    }
    return true;
}

std::optional<std::size_t> OpenGame::undo_goal() const {
    if (looks_back()) return match->cursor() - std::min<std::size_t>(match->cursor(), 1);
    if (unconfirmed) return unconfirmed;
    const bool only_own = !exercise && !seats.empty() && !turns::all_computers(seats);
    std::size_t ply = match->cursor();
    while (ply > first_to_undo()) {
        --ply;
        if (!is_free() && match->roll(ply) != nullptr) return std::nullopt;
        if (!only_own || turns::decided_here(*match, seats, ply)) break;
    }
    return ply;
}

bool OpenGame::arrows_step() const {
    if (exercise) return exercise->is_done();
    const bool study = analysis || (match->tree() != nullptr && seats.empty());
    return study || looks_back() || watches() || turns::all_computers(seats) || match->status().outcome;
}

std::string OpenGame::scores() const {
    const std::vector<std::string> each = view->standing().scores;
    const Names called = names();
    const bool lists =
        std::any_of(each.begin(), each.end(), [](const auto& score) { return score.find(',') != score.npos; });
    std::string scores;
    for (std::size_t player = 0; player < each.size(); ++player)
        scores += (player == 0 ? ""
                   : lists     ? "; "
                               : ", ") +
                  called.subject(static_cast<int>(player)) + " " + each[player];
    return scores;
}

std::string OpenGame::standing() const {
    const std::string aim = view->standing().aim, scores = this->scores();
    return aim + (aim.empty() || scores.empty() ? "" : " ") + scores + (scores.empty() ? "" : ".");
}

}  // namespace sightlines
