#include "games/aerial_war/rules/rules.h"

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"

// What there is to say of a position; turn.cpp has what changes it.
namespace sightlines::aerial_war {
namespace {

Dice dice(std::size_t count, std::string_view purpose) { return {DiceNumbers(count, 6), purpose}; }

}  // namespace

std::optional<Dice> Rules::due(const Position& at) const {
    if (at.phase == Phase::initiative) return dice(2, "initiative");
    if (at.phase == Phase::throttle) return dice(2, "movement");
    if (const std::optional<HitRoll> roll = due_hit_roll(at)) return dice(1, roll->purpose);
    return std::nullopt;
}

Status Rules::status(const Position& at) const {
    Status status;
    status.phase = phase_words[static_cast<std::size_t>(at.phase)];
    if (at.phase == Phase::over) {
        Outcome outcome{{}, options_.battles == 1 ? "battle" : "match"};
        if (at.score[0] != at.score[1]) outcome.winners.push_back(at.score[0] > at.score[1] ? 0 : 1);
        status.outcome = outcome;
    } else if (const std::optional<Dice> roll = due(at)) {
        status.to_act = Side::chance;
        status.roll = roll;
    } else {
        status.to_act = player_side(at.phase == Phase::looping ? enemy_of(at.side) : at.side);
    }
    return status;
}

bool Rules::decided(int battle, const std::array<std::int8_t, 2>& score) const {
    if (battle >= options_.battles) return true;
    return !options_.play_all && (score[0] == 2 || score[1] == 2);
}

}  // namespace sightlines::aerial_war
