#include "games/crossfire_squads/text/turns.h"

#include <algorithm>
#include <vector>

#include "engine/wording.h"
#include "games/crossfire_squads/text/narrator.h"

namespace sightlines::crossfire_squads {
namespace {

// What a side did in these plies.
struct Doings {
    int actor = nobody;
    int moved = 0, rallied = 0, shots = 0;  // units, units, and shots
};
Doings doings_of(const History<Rules>& history, std::size_t first, std::size_t end, int you) {
    Doings doings;
    Units movers, rallied;
    const auto count = [](Units& units, UnitId unit) {
        if (std::find(units.begin(), units.end(), unit) == units.end()) units.push_back(unit);
    };
    for (std::size_t ply = first; ply < end; ++ply) {
        const Position& at = history.at(ply);
        const bool reacts = action<React>(history, ply) != nullptr;
        const int side = reacts ? 1 - at.active : at.active;
        if (at.turn == 0 || side == you) continue;
        if (you < 0 && doings.actor != nobody && side != doings.actor) continue;
        const Move* move = action<Move>(history, ply);
        const bool shoots =
            reacts || action<Fire>(history, ply) != nullptr || action<CallFire>(history, ply) != nullptr;
        const bool rallies =
            at.phase == Phase::rally && history.at(ply + 1).turn == at.turn && !history.at(ply + 1).win;
        if (move == nullptr && !shoots && !rallies) continue;
        doings.actor = side;
        if (rallies) count(rallied, at.rallying);
        if (shoots) ++doings.shots;
        if (move != nullptr) count(movers, move->unit);
    }
    doings.moved = static_cast<int>(movers.size());
    doings.rallied = static_cast<int>(rallied.size());
    return doings;
}

// The most that reactions did to a unit.
struct Struck {
    enum class Effect { none, pinned, suppressed, destroyed };
    UnitId unit = no_unit;
    Effect effect = Effect::none;
    bool ended = false;  // the turn
};
std::vector<Struck> struck_by_reactions(const History<Rules>& history, std::size_t first, std::size_t end, int actor) {
    std::vector<Struck> targets;
    for (std::size_t ply = first; ply < end; ++ply) {
        const Position &before = history.at(ply), &after = history.at(ply + 1);
        if (action<Roll>(history, ply) == nullptr || before.phase != Phase::fire || !before.shooting->reaction)
            continue;
        const UnitId unit = before.shooting->target;
        if (side_of(unit) != actor) continue;
        using enum Struck::Effect;
        const bool worse = after[unit].exists() && after[unit].state > before[unit].state;
        const Struck::Effect effect = !after[unit].exists()                    ? destroyed
                                      : !worse                                 ? none
                                      : after[unit].state == State::suppressed ? suppressed
                                                                               : pinned;
        const auto known =
            std::find_if(targets.begin(), targets.end(), [unit](const Struck& s) { return s.unit == unit; });
        Struck& struck = known == targets.end() ? targets.emplace_back(Struck{unit}) : *known;
        struck.effect = std::max(struck.effect, effect);
        struck.ended = struck.ended || after.turn > before.turn;
    }
    return targets;
}

// Whose rally failed, and with it the turn; or no_unit.
UnitId rally_that_ended(const History<Rules>& history, std::size_t first, std::size_t end, int actor) {
    for (std::size_t ply = first + 1; ply < end; ++ply) {
        const Position &before = history.at(ply), &after = history.at(ply + 1);
        const auto* rally = action<Rally>(history, ply - 1);
        const bool rolled = before.phase == Phase::rally && action<Roll>(history, ply) != nullptr;
        const bool ends = after.turn > before.turn || after.win;
        if (rally != nullptr && rolled && before.active == actor && ends) return rally->unit;
    }
    return no_unit;
}

std::string effect_on(const Struck& struck, const std::string& name) {
    switch (struck.effect) {
        case Struck::Effect::none: return "shoots at " + name + " without effect";
        case Struck::Effect::pinned: return "pins " + name;
        case Struck::Effect::suppressed: return "suppresses " + name;
        case Struck::Effect::destroyed: return "destroys " + name;
    }
    return "";
}

// "You pin Red's rifle 1", "Red pins your rifle 1".
std::string does(const Names& names, int side, const std::string& what) {
    return names.subject(side) + " " + (side == names.you ? wording::for_you(what) : what);
}

// The reader's own turn may have ended with one just before.
std::string point_told(const History<Rules>& history, std::size_t ply, const Names& names) {
    const Position &before = history.at(ply), &after = history.at(ply + 1);
    std::string text;
    for (const int side : {0, 1}) {
        const auto own = static_cast<std::size_t>(side);
        if (after.vp[own] <= before.vp[own]) continue;
        text += " As " + names.possessive(before.active) + " turn ends, only " +
                (side == names.you ? "you hold" : names.object(side) + " holds") + " the flag, " +
                std::to_string(after.vp[own]) + "\u2013" + std::to_string(after.vp[1 - own]) + ".";
    }
    return text;
}

std::string state_of(State state) { return state == State::pinned ? " is pinned" : " is suppressed"; }

}  // namespace

std::size_t begin_of_their_turn(const History<Rules>& history, std::size_t ply, int you) {
    while (you >= 0 && ply > 0 && history.at(ply).turn > 0 && history.at(ply).active != you &&
           history.at(ply - 1).turn == history.at(ply).turn)
        --ply;
    return ply;
}

std::string narrate_turn(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names) {
    if (first >= end) return "";
    first = begin_of_their_turn(history, first, names.you);
    const Position &was = history.at(first), &is = history.at(end);
    if (names.you >= 0 && is.turn > 0 && is.active != names.you && !is.win) return "";  // it is not over
    const auto [actor, moved, rallied, shots] = doings_of(history, first, end, names.you);
    if (actor == nobody) return "";
    std::string text = names.subject(actor) + ": ";
    if (moved > 0) text += wording::counted(moved, "unit") + (moved > 1 ? " move, " : " moves, ");
    if (rallied > 0) text += std::to_string(rallied) + (rallied > 1 ? " rally, " : " rallies, ");
    text += shots > 0 ? wording::counted(shots, "shot") : "no shots";
    const UnitNames units(history.rules().options(), history.start());
    Story came_of_it;
    bool harmed = false;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(1 - actor, number);
        if (!was[id].on_table()) continue;
        harmed |= !is[id].exists() || is[id].state > was[id].state;
        const std::string name = names.possessive(1 - actor) + " " + units.full(id);
        if (!is[id].exists()) came_of_it.say(name + " is lost");
        if (is[id].exists() && is[id].state > was[id].state) came_of_it.say(name + state_of(is[id].state));
    }
    text += shots > 0 && !harmed ? " without effect." : ".";
    if (const UnitId failed = rally_that_ended(history, first, end, actor); failed != no_unit)
        came_of_it.say(names.possessive(actor) + " " + units.full(failed) + " fails to rally, which ends the turn");
    if (!came_of_it.text().empty()) text += " " + came_of_it.text();
    for (std::size_t ply = first; ply < end; ++ply) text += point_told(history, ply, names);
    Story shot;  // last, since there may be no room for all
    for (const Struck& struck : struck_by_reactions(history, first, end, actor)) {
        const std::string ended = struck.ended ? ", which ends " + names.possessive(actor) + " turn" : "";
        shot.say(does(names, 1 - actor, effect_on(struck, names.possessive(actor) + " " + units.full(struck.unit))) +
                 ended);
    }
    return text + (shot.text().empty() ? "" : " " + shot.text());
}

}  // namespace sightlines::crossfire_squads
