#include "games/aerial_war/text/labels.h"

#include "engine/wording.h"
#include "games/aerial_war/text/lexicon.h"
#include "games/aerial_war/text/sentences.h"

namespace sightlines::aerial_war::labels {

std::string flies_short(int squares) {
    return "There is no room to fly either number. It flies as far as it can: " + labels::squares(squares) + ".";
}

std::string squares(int count) { return wording::counted(count, "square"); }

std::string end_of_flight(const Position& at, const FlightEnd& end, const std::optional<AttackForecast>& forecast) {
    std::string text =
        distance_phrase(at, end) + " to " + square_name(end.square) + ", facing " + faced(end.square, end.facing) + ".";
    if (forecast) text += " " + odds_phrase(*forecast) + ".";
    return text;
}

std::string ends_facing(Square square, Facing facing) { return "Faces " + faced(square, facing) + " at the end."; }

std::string attack_on(AttackKind kind, const Plane& target) {
    return std::string(attack_name(kind)) + " on " + plane_name(target);
}

std::string may_loop_to(Square to) { return "may loop to " + square_name(to); }

std::string battle_number(int battle) { return "battle " + std::to_string(battle); }
std::string round_number(int round) { return "round " + std::to_string(round); }
std::string battles_won_by_side(int count) { return std::to_string(count) + " won"; }

}  // namespace sightlines::aerial_war::labels
