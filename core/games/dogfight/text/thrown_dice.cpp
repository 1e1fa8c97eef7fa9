#include "games/dogfight/text/thrown_dice.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

using Counting = std::uint32_t;

constexpr Counting die_bit(std::size_t die) { return Counting{1} << die; }

// The dice of the guns that score; the others of a gun tell whether it jams.
Counting of_guns(const Rules& rules, const Position& at, const Roll& roll) {
    const std::size_t each = rules.options().jamming ? 4 : 2;
    const Aircraft& firer = at.plane(at.shot.firer);
    const int range = fire_range(firer, at.plane(firer.target)).value_or(0);
    const int more = fire_modifiers(rules.options(), firer, range).total();
    Counting counting = 0;
    for (std::size_t die = 0; die + 1 < roll.faces.size(); die += each) {
        if (hits_of(roll.faces[die] + roll.faces[die + 1] + more, at.shot.burst) > 0)
            counting |= die_bit(die) | die_bit(die + 1);
    }
    return counting;
}

Counting only(const std::vector<int>& totals, int decides) {
    if (std::ranges::count(totals, decides) != 1) return 0;
    return die_bit(static_cast<std::size_t>(std::ranges::find(totals, decides) - totals.begin()));
}

// Who flies first.
Counting lowest(const std::vector<int>& totals) {
    return totals.empty() ? 0 : only(totals, *std::ranges::min_element(totals));
}

bool works(std::string_view result) {
    constexpr std::array<std::string_view, 9> good{"passed",  "holds", "flies on", "as meant", "recovers",
                                                   "cleared", "kept",  "evaded",   "spotted"};
    return std::ranges::find(good, result) != good.end();
}

// Dice that had to reach a number, of one aircraft or of those on the list, in its order.
Counting of_tests(const Rules& rules, const Position& before, const Roll& roll) {
    Position after = before;
    Journal notes;
    rules.play_and_tell(after, roll, &notes);
    Counting counting = 0;
    std::size_t die = 0;
    const std::size_t dice = roll.faces.size();
    const auto tests = static_cast<std::size_t>(std::ranges::count(notes, Note::Kind::roll, &Note::kind));
    for (const Note& note : notes) {
        if (note.kind != Note::Kind::roll) continue;
        // The last die of a recovery is how far it falls, that of a departure the side.
        const bool extra = note.why == &why::recovery || note.why == &why::departure;
        const std::size_t own = tests == 1 ? dice - (extra ? 1 : 0) : dice / tests;
        for (std::size_t i = 0; i < own && die < dice; ++i, ++die) counting |= works(note.result) ? die_bit(die) : 0;
    }
    return counting;
}

// What a roll is for, and whose it is, if that is one aircraft's.
struct Purpose {
    const char* what = "";
    int plane = nobody;
};

Purpose purpose_of(const Position& at) {
    switch (at.phase) {
        case Phase::acquire: return {"spotting"};
        case Phase::initiative:
        case Phase::rolloff: return {"who flies first"};
        case Phase::tiebreak: return {"a tie: who flies first"};
        case Phase::encounter:
        case Phase::ramroll: return {"a collision?"};
        case Phase::collide: return {"the collision"};
        case Phase::evadetest: return {"swerving", at.current};
        case Phase::mproll: return {"engine", at.current};
        case Phase::mt: return {"manoeuvre", at.current};
        case Phase::fail: return {"failed manoeuvre", at.current};
        case Phase::stress: return {"strain", at.current};
        case Phase::stall: return {"stall?", at.current};
        case Phase::depart: return {"leaving the circle", at.current};
        case Phase::spinroll: return {"spin", at.current};
        case Phase::recover: return {"pulling out", at.current};
        case Phase::speed: return {"throttle", at.current};
        case Phase::hit: return {"guns", at.shot.firer};
        case Phase::crit: return {"critical hits"};
        case Phase::smoke: return {"smoke"};
        case Phase::overspeed: return {"too fast"};
        case Phase::burn: return {"smoke and fire"};
        case Phase::clearroll: return {"clearing the gun", at.current};
        case Phase::spot: return {"keeping it in view"};
        case Phase::gtroll: return {"long flight", at.current};
        default: return {};
    }
}

std::string caption(const Position& at) {
    const auto [what, plane] = purpose_of(at);
    if (plane == nobody) return wording::capital(what);
    std::string whose = words::plane_words(at, plane);
    if (whose.starts_with("the ")) whose.erase(0, 4);
    return wording::capital(whose) + ": " + what;
}

}  // namespace

ThrownDice thrown_dice(const Rules& rules, const Position& before, const Roll& roll) {
    ThrownDice thrown{caption(before)};
    const auto of_list = [&] {
        for (const std::int8_t letter : before.list) thrown.players.push_back(before.plane(letter).side);
    };
    std::vector<int> totals;
    switch (before.phase) {
        case Phase::initiative:
            for (const Aircraft& plane : before.planes) {
                if (!plane.in_play()) continue;
                totals.push_back(initiative_modifiers(rules.options(), plane).total() + roll.faces[totals.size()]);
                thrown.players.push_back(plane.side);
            }
            thrown.counting = lowest(totals);
            break;
        case Phase::tiebreak:
        case Phase::rolloff:
            totals.assign(roll.faces.begin(), roll.faces.end());
            thrown.counting = lowest(totals);
            of_list();
            break;
        case Phase::hit: thrown.counting = of_guns(rules, before, roll); break;
        case Phase::acquire:
        case Phase::spot:
            thrown.counting = of_tests(rules, before, roll);
            of_list();
            break;
        case Phase::mt:
        case Phase::stress:
        case Phase::stall:
        case Phase::depart:
        case Phase::recover:
        case Phase::clearroll:
        case Phase::evadetest: thrown.counting = of_tests(rules, before, roll); break;
        default: break;
    }
    return thrown;
}

}  // namespace sightlines::dogfight
