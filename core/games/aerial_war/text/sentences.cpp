#include "games/aerial_war/text/sentences.h"

#include <algorithm>
#include <vector>

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/lexicon.h"

namespace sightlines::aerial_war {
namespace {

// "4, 5, 6 (50%)". All shots hit from 4, 5 or 6 on, so that the faces are three, two or one of six.
std::string faces_text(const HitRoll& roll) {
    std::string text;
    for (int face = roll.from; face <= 6; ++face) text += (text.empty() ? "" : ", ") + std::to_string(face);
    return text + " (" + wording::percent(7 - roll.from, 6) + ")";
}

std::uint32_t hit_faces(const HitRoll& roll) {
    std::uint32_t bits = 0;
    for (int face = roll.from; face <= 6; ++face) bits |= 1U << static_cast<unsigned>(face);
    return bits;
}

}  // namespace

DiceHelp dice_help(const Position& at) {
    if (at.phase == Phase::initiative) {
        if (at.side == 0) return {"The Germans roll for the first move", "The side that rolls more moves first.", 0};
        return {"The Allies roll for the first move",
                "The Germans rolled " + std::to_string(at.high) +
                    ". If the Allies roll more, they move first. After a tie both roll again.",
                0};
    }
    if (at.phase == Phase::throttle)
        return {"Movement of " + plane_name(at.side, at.mover),
                "It flies exactly as many squares as one of the dice shows.", 0};
    const std::optional<HitRoll> due = due_hit_roll(at);
    if (!due) return {};
    const Plane& plane = mover(at);
    const std::string own = plane_name(plane);
    DiceHelp help{"", "", hit_faces(*due)};
    const std::string on = " on " + faces_text(*due) + ".";
    if (at.phase == Phase::counter) {
        help.what = "Counter-attack on " + own;
        help.odds = "Shot down" + on;
        return help;
    }
    const Plane& target = *target_of(at, plane);
    const std::string other = plane_name(target);
    if (at.phase == Phase::return_fire) {
        help.what = "Return fire on " + own;
        help.odds = "Shot down" + on;
    } else if (at.phase == Phase::loop) {
        help.what = "Can " + other + " loop?";
        help.odds = "It can" + on;
    } else {
        const AttackForecast found = *forecast_attack(at, plane);
        help.what = std::string(attack_name(found.kind)) + " on " + other;
        help.odds = "Shot down" + on;
        if (found.kind == AttackKind::head_on) help.odds += " If it gets away, it fires back.";
        if (found.kind == AttackKind::tail)
            help.odds += " " + (found.loop->free() ? "If it gets away, it may loop on 5 or 6."
                                                   : no_loop_sentence(*found.loop, "the attacker"));
    }
    return help;
}

std::string options_in_use(const Rules& rules) {
    const Options& options = rules.options();
    std::vector<std::string> parts;
    if (options.battles == 1) parts.emplace_back("a single battle");
    if (options.play_all) parts.emplace_back("all three battles are played");
    if (options.attacks == Obligation::forced) parts.emplace_back("attacks are never optional");
    if (options.loops == Obligation::forced) parts.emplace_back("loops are never optional");
    if (options.round_limit > 0)
        parts.push_back("house rule: a battle ends after round " + std::to_string(options.round_limit));
    return in_use_sentence(parts);
}

std::string odds_phrase(const AttackForecast& attack) {
    return std::string(attack_name(attack.kind)) + ": " + chance_text(attack.destroyed);
}

std::string distance_phrase(const Position& at, const FlightEnd& end) {
    const Flights flights(at);
    if (flights.cut_short() > 0) return "As far as it can, " + wording::counted(flights.cut_short(), "square") + ",";
    if (end.low && end.high && flights.low() != flights.high())
        return std::to_string(flights.low()) + " or " + wording::counted(flights.high(), "square");
    return wording::counted(end.low ? flights.low() : flights.high(), "square");
}

std::string plane_phrase(const Position& at, const Plane& plane) {
    std::string text = plane_name(plane);
    if (plane.colour == Colour::red) text += ", leader";
    const std::vector<Plane> waiting = still_to_move(at);
    if (waiting.empty()) return text;
    const auto turns = std::find(waiting.begin(), waiting.end(), plane) - waiting.begin();
    if (turns == std::ssize(waiting)) return text + ", has moved";
    if (turns == 0) return text + ", moves now";
    return text + ", moves in " + wording::counted(static_cast<int>(turns), "turn");
}

std::string no_loop_sentence(const LoopRoom& room, std::string_view attacker) {
    const char* what = room.why == LoopRoom::Why::edge ? "the edge" : "a plane";
    return std::string("It cannot loop: ") + what + " is right behind " + std::string(attacker) + ".";
}

std::string loop_sentence(const Position& at) {
    const Plane& attacker = mover(at);
    return "The loop ends on " + square_name(loop_room(at, attacker).square) + ", right behind " +
           plane_name(attacker) + ". Then it shoots, and hits on 4, 5, 6 (50%).";
}

}  // namespace sightlines::aerial_war
