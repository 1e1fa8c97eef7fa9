#include "games/aerial_war/text/narration.h"

#include <array>
#include <set>
#include <utility>
#include <variant>

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/text/lexicon.h"
#include "text/verb_forms.h"

namespace sightlines::aerial_war {
namespace {

using wording::capital;
using wording::counted;

// "the Germans", "you", or a name that the players gave.
std::string side_words(const Names& names, int side) {
    if (side == names.you) return "you";
    const std::string& name = names.sides.at(static_cast<std::size_t>(side));
    return name == side_name(side) ? "the " + name : name;
}

// "German", "your", "Ann's".
std::string whose(const Names& names, int side) {
    if (side == names.you) return "your";
    const std::string& name = names.sides.at(static_cast<std::size_t>(side));
    return name == side_name(side) ? (side == 0 ? "German" : "Allied") : name + "'s";
}

// "German red", "your red plane".
std::string plane_of_side(const Names& names, const Plane& plane) {
    const std::string own = whose(names, plane.side);
    const std::string text = own + " " + std::string(colour_names[static_cast<std::size_t>(plane.colour)]);
    return own == "German" || own == "Allied" ? text : text + " plane";
}

// "The Germans get", "you get", "Ann gets": the sides of their own names are many.
std::string side_does(const Names& names, int side, std::string_view verb) {
    const std::string words = side_words(names, side);
    const bool several = side == names.you || words.starts_with("the ");
    return words + " " + (several ? std::string(verb) : wording::third_person(verb));
}

std::string roll_words(const HitRoll& due, int face) {
    return " needs " + (due.from == 6 ? std::string("a 6") : std::to_string(due.from) + " or more") + " and rolls " +
           std::to_string(face) + ": it ";
}

const char* from_where(AttackKind kind) {
    switch (kind) {
        case AttackKind::side: return " from the side";
        case AttackKind::head_on: return " head-on";
        case AttackKind::tail: break;
    }
    return " from behind";
}

bool ends_battle(const Position& before, const Position& after) {
    return after.battle != before.battle || (after.phase == Phase::over && before.phase != Phase::over);
}

class Narrator {
  public:
    Narrator(const History<Rules>& history, std::size_t ply, const Names& names)
        : rules_(history.rules()), before_(history.at(ply)), after_(history.at(ply + 1)), names_(names) {}

    std::string operator()(const Roll& roll) const {
        if (before_.phase == Phase::initiative) return first_move(roll.faces[0] + roll.faces[1]);
        if (before_.phase == Phase::throttle) return movement(roll);
        return shot(roll.faces[0]);
    }
    std::string operator()(const Fly& flight) const {
        const std::string text = capital(name(mover(before_))) + " flies from " + square_name(mover(before_).square) +
                                 " to " + square_name(flight.to);
        Position there = before_;
        Plane& plane = there.planes[static_cast<std::size_t>(&mover(before_) - before_.planes.begin())];
        plane.square = flight.to;
        plane.facing = flight.facing;
        const std::optional<AttackForecast> found = forecast_attack(there, plane);
        if (!found) return text + ", facing " + faced(flight.to, flight.facing) + ".";
        const std::string target = name(*plane_on(before_, found->target));
        switch (found->kind) {
            case AttackKind::side: return text + " and comes at " + target + " from the side.";
            case AttackKind::head_on: return text + " and meets " + target + " head-on.";
            case AttackKind::tail: break;
        }
        return text + " and gets behind " + target + ".";
    }
    std::string operator()(const Ram& ram) const {
        const Plane& target = *plane_on(before_, ram.target);
        return capital(name(mover(before_))) + " has nowhere to go and crashes into " + name(target) + " on " +
               square_name(ram.target) + ". Both are lost.";
    }
    std::string operator()(const Attack&) const { return attack(); }
    std::string operator()(const Hold&) const { return capital(name(mover(before_))) + " holds its fire."; }
    std::string operator()(const Loop&) const { return capital(name(front())) + " " + looped() + "."; }
    std::string operator()(const Stay&) const { return capital(name(front())) + " does not loop."; }

    // AW-RAM-04: planes that were skipped because friends were in their way.
    std::string skipped() const {
        if (before_.phase == Phase::initiative || after_.phase == Phase::initiative || after_.phase == Phase::over ||
            before_.round != after_.round || before_.battle != after_.battle)
            return {};
        std::string text;
        for (const Plane& plane : still_to_move(before_)) {
            if (plane.side == after_.side && plane.colour == after_.mover) break;
            if (plane.side == before_.side && plane.colour == before_.mover) continue;
            if (plane_of(after_, plane.side, plane.colour) != nullptr)
                text += " " + capital(name(plane)) + " cannot move: its own side is in the way.";
        }
        return text;
    }

    std::string ending(const Action& action) const {
        if (!ends_battle(before_, after_)) return {};
        const bool match = rules_.options().battles > 1;
        const std::string battle = match ? "battle " + std::to_string(before_.battle) : "the battle";
        const bool decided = after_.score != before_.score;
        const int winner = after_.score[0] > before_.score[0] ? 0 : 1;
        const std::array<int, 2> lost = losses(before_, action);
        const int german = count_planes(before_, 0) - lost[0], allied = count_planes(before_, 1) - lost[1];
        std::string text;
        if (german > 0 && allied > 0) {
            text = " Round " + std::to_string(before_.round) + " is the last";
            text += decided ? ": " + side_does(names_, winner, "win") + " " + battle + " by " +
                                  counted(winner == 0 ? german : allied, "plane") + " to " +
                                  std::to_string(winner == 0 ? allied : german) + "."
                            : ", with " + counted(german, "plane") + " each: " + battle + " is a draw.";
        } else if (decided) {
            const std::string own = whose(names_, enemy_of(winner));
            text = (own == "German" || own == "Allied" ? " That is the last " + own : " That is " + own + " last") +
                   " plane: " + side_does(names_, winner, "win") + " " + battle + ".";
        } else {
            text = " Those are the last planes: " + battle + " is a draw.";
        }
        return text + (match && after_.phase == Phase::over ? end_of_match() : "");
    }

  private:
    std::string name(const Plane& plane) const { return plane_of_side(names_, plane); }
    const Plane& front() const { return *target_of(before_, mover(before_)); }
    std::string looped() const {
        return "loops to " + square_name(loop_room(before_, mover(before_)).square) + ", right behind " +
               name(mover(before_));
    }

    std::string first_move(int total) const {
        const std::string rolled = capital(side_does(names_, before_.side, "roll")) + " " + std::to_string(total);
        if (before_.side == 0) return rolled + " for the first move.";
        const std::string against = " against " + std::to_string(before_.high);
        if (after_.phase == Phase::initiative) return rolled + against + ": a tie, so both sides roll again.";
        return rolled + against + ": " + side_does(names_, after_.first == 1 ? 1 : 0, "get") + " the first move.";
    }

    std::string movement(const Roll& roll) const {
        const std::string text = capital(name(mover(before_))) + " rolls " + std::to_string(roll.faces[0]) + " and " +
                                 std::to_string(roll.faces[1]);
        const int room = Flights(after_).cut_short();
        return text + (room > 0 ? ", but has room for only " + counted(room, "square") : "") + ".";
    }

    std::string attack() const {
        return capital(name(mover(before_))) + " attacks " + name(front()) +
               from_where(attack_kind(mover(before_), front())) + ".";
    }

    std::string shot(int face) const {
        const HitRoll due = *due_hit_roll(before_);
        const LineOfFire shot = shot_due(before_);
        const std::string rolled = roll_words(due, face);
        const std::string who = name(*plane_on(before_, shot.from)), whom = name(*plane_on(before_, shot.to));
        const char* what = due.hits(face) ? "shoots down " : "misses ";
        switch (before_.phase) {
            case Phase::shot: {
                std::string text = rules_.options().attacks == Obligation::forced ? attack() + " " : "";
                text += capital(who) + rolled + what + whom + ".";
                if (!due.hits(face) && attack_kind(mover(before_), front()) == AttackKind::tail &&
                    !loop_room(before_, mover(before_)).free())
                    text += " " + capital(whom) + " has no room to loop.";
                return text;
            }
            case Phase::loop:
                return capital(whom) + " tries to loop. It" + rolled +
                       (!due.hits(face)                  ? "cannot."
                        : after_.phase == Phase::counter ? looped() + "."
                                                         : "can.");
            case Phase::return_fire: return capital(who) + " fires back. It" + rolled + what + whom + ".";
            default: return capital(who) + " fires from behind. It" + rolled + what + whom + ".";
        }
    }

    std::string end_of_match() const {
        const auto [german, allied] = after_.score;
        const auto score = [](int more, int less) {
            return std::to_string(more) + " to " + std::to_string(less) + ".";
        };
        if (german == allied) return " The match ends in a draw, " + score(german, allied);
        return " " + capital(side_does(names_, german > allied ? 0 : 1, "win")) + " the match, " +
               score(std::max(german, allied), std::min(german, allied));
    }

    const Rules& rules_;
    const Position& before_;
    const Position& after_;
    const Names& names_;
};

// Rolls of one kind, of a side.
struct Luck {
    int rolls = 0;
    int hits = 0;
    double expected = 0;

    void add(const HitRoll& due, int face) {
        ++rolls;
        hits += due.hits(face) ? 1 : 0;
        expected += (7 - due.from) / 6.0;
    }
};

}  // namespace

std::array<int, 2> losses(const Position& before, const Action& action) {
    if (std::holds_alternative<Ram>(action)) return {1, 1};
    const Roll* roll = std::get_if<Roll>(&action);
    const std::optional<HitRoll> due = due_hit_roll(before);
    if (roll == nullptr || !due || before.phase == Phase::loop || !due->hits(roll->faces[0])) return {0, 0};
    std::array<int, 2> lost{};
    ++lost[static_cast<std::size_t>(plane_on(before, shot_due(before).to)->side)];
    return lost;
}

std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names) {
    const Narrator narrator(history, ply, names);
    const Action& action = history.actions()[ply];
    return std::visit(narrator, action) + narrator.skipped() + narrator.ending(action);
}

Names neutral_names() { return {{side_name(0), side_name(1)}, -1}; }

Standing standing_of(const Rules& rules, const Position& at) {
    const Options& options = rules.options();
    Standing standing{"Shoot down all enemy planes.", {}};
    if (options.battles > 1)
        standing.aim = options.play_all ? "Shoot down all enemy planes. Win more of the three battles."
                                        : "Shoot down all enemy planes. Win two battles.";
    if (options.round_limit > 0)
        standing.aim += " After round " + std::to_string(options.round_limit) + " the side with more planes wins.";
    const bool any_won = at.score[0] + at.score[1] > 0;
    for (const int side : {0, 1}) {
        std::string score = counted(count_planes(at, side), "plane");
        if (options.battles > 1 && any_won)
            score += " and " + counted(at.score[static_cast<std::size_t>(side)], "battle") + " won";
        standing.scores.push_back(std::move(score));
    }
    return standing;
}

std::vector<SummaryLine> summary_of(const History<Rules>& history) {
    std::array<Luck, 2> shots, loops;
    std::array<int, 2> lost{};
    std::set<std::pair<int, int>> rounds;
    for (std::size_t ply = 0; ply < history.cursor(); ++ply) {
        const Position& before = history.at(ply);
        const Action& action = history.actions()[ply];
        if (before.phase != Phase::initiative) rounds.insert({before.battle, before.round});
        const std::array<int, 2> gone = losses(before, action);
        for (const std::size_t side : {0U, 1U}) lost[side] += gone[side];
        const Roll* roll = std::get_if<Roll>(&action);
        const std::optional<HitRoll> due = due_hit_roll(before);
        if (roll == nullptr || !due) continue;
        if (before.phase == Phase::loop)
            loops[static_cast<std::size_t>(enemy_of(before.side))].add(*due, roll->faces[0]);
        else
            shots[static_cast<std::size_t>(plane_on(before, shot_due(before).from)->side)].add(*due, roll->faces[0]);
    }
    const auto by_side = [](const char* what, auto text) {
        return SummaryLine{what, {text(std::size_t{0}), text(std::size_t{1})}};
    };
    const auto score = history.at().score;
    std::vector<SummaryLine> lines;
    if (history.rules().options().battles > 1)
        lines.push_back(by_side("Battles won", [&](std::size_t side) { return std::to_string(score[side]); }));
    lines.push_back(by_side("Rounds played", [&](std::size_t) { return std::to_string(rounds.size()); }));
    lines.push_back(by_side("Planes lost", [&](std::size_t side) { return std::to_string(lost[side]); }));
    lines.push_back(by_side("Shots", [&](std::size_t side) { return std::to_string(shots[side].rolls); }));
    lines.push_back(by_side("Hits (expected)", [&](std::size_t side) {
        return wording::with_expected(shots[side].hits, shots[side].expected);
    }));
    if (loops[0].rolls + loops[1].rolls > 0)
        lines.push_back(by_side("Chances to loop (expected)", [&](std::size_t side) {
            return wording::with_expected(loops[side].hits, loops[side].expected);
        }));
    return lines;
}

}  // namespace sightlines::aerial_war
