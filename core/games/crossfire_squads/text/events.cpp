#include "games/crossfire_squads/text/events.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/wording.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/narration.h"
#include "games/crossfire_squads/text/narrator.h"

namespace sightlines::crossfire_squads {
namespace {

bool is_roll(const History<Rules>& history, std::size_t ply) { return action<Roll>(history, ply) != nullptr; }

// Where a unit is after a ply that may be followed by the enemy's held fire.
std::size_t settled(const History<Rules>& history, std::size_t ply, std::size_t end) {
    while (ply < end && action<Hold>(history, ply) != nullptr) ++ply;
    return ply;
}

// Of the same unit, or of its platoon.
bool goes_on(const Position& at, const Move& first, const Move& next) {
    if (next.unit == first.unit) return true;
    const int platoon = at[first.unit].platoon;
    return platoon > 0 && at[next.unit].platoon == platoon && side_of(next.unit) == side_of(first.unit);
}

bool is_shot(const History<Rules>& history, std::size_t ply) {
    return action<Fire>(history, ply) != nullptr || action<React>(history, ply) != nullptr;
}

struct Moves {
    std::vector<UnitId> units;
    int count = 0;
};
Moves moves_of(const History<Rules>& history, std::size_t first, std::size_t end) {
    Moves moves;
    for (std::size_t ply = first; ply < end; ++ply) {
        const Move* move = action<Move>(history, ply);
        if (move == nullptr) continue;
        ++moves.count;
        if (std::find(moves.units.begin(), moves.units.end(), move->unit) == moves.units.end())
            moves.units.push_back(move->unit);
    }
    return moves;
}

// "rifle 1 goes to the woods at the flag, rifle 2 and rifle 3 to the hill C2"; of more units their number, and where
// they go only if that is one place or two.
std::string advance(const UnitNames& units, const Position& after, const std::vector<UnitId>& who) {
    constexpr std::size_t most_named = 3, most_places = 2;
    struct Way {
        std::string to;
        std::vector<UnitId> who;
    };
    std::vector<Way> ways;
    for (const UnitId id : who) {
        const std::string to = PlaceNames(after).ground(after[id].at);
        const auto known = std::find_if(ways.begin(), ways.end(), [&](const Way& way) { return way.to == to; });
        (known == ways.end() ? ways.emplace_back(to) : *known).who.push_back(id);
    }
    const bool named = who.size() <= most_named;
    std::string text;
    if (!named) {
        const UnitId first = who.front();
        text = units.names_platoon(first) ? UnitNames::platoon(units.make(first).platoon) : "platoon";
        text += " moves with " + wording::counted(static_cast<int>(who.size()), "unit");
        if (ways.size() > most_places) return text;
        if (ways.size() > 1) text += ": ";
    }
    for (const Way& way : ways) {
        const bool begins = &way == &ways.front();
        text += begins ? "" : ", ";
        if (named) text += units.list(way.who) + (!begins ? "" : way.who.size() > 1 ? " go" : " goes");
        if (!named && ways.size() > 1) text += std::to_string(way.who.size());
        text += " to " + way.to;
    }
    return text;
}

// Those of a side that see an enemy on a move that draws no reaction.
struct Watchers {
    std::vector<UnitId> spent, idle;  // who could shoot but for an earlier shot; who could not anyway

    void watch(Position at, const Move& move) {
        Motion motion;
        motion.unit = move.unit;
        motion.from = at[move.unit].at;
        motion.to = move.to;
        motion.halt = static_cast<std::int16_t>(plan_move(at, move.unit, move.to).halt);
        for (const int point : reaction_points(at, motion)) {
            at[move.unit].at = point_of(motion, point);
            each_on_table(at, 1 - side_of(move.unit), [&](UnitId id, const Unit& unit) {
                const bool could =
                    can_shoot(unit, at[move.unit]).accepted() && line_of_fire(at, id, move.unit).accepted();
                std::vector<UnitId>& list = could ? spent : idle;
                if (sees(at, id, move.unit) && std::find(list.begin(), list.end(), id) == list.end())
                    list.push_back(id);
            });
        }
    }
};

// Why the enemy's moves were no question to you; "" if they were one.
std::string why_not_asked(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names,
                          const UnitNames& units) {
    Watchers watchers;
    const Moves moves = moves_of(history, first, end);
    if (moves.count == 0) return "";
    for (std::size_t ply = first; ply < end; ++ply) {
        const Move* move = action<Move>(history, ply);
        if (move == nullptr) continue;
        if (names.you != 1 - side_of(move->unit) || history.at(ply + 1).motion) return "";
        watchers.watch(history.at(ply), *move);
    }
    const auto yours = [&](const std::vector<UnitId>& list) { return " Your " + units.list(list); };
    const char* whom = moves.units.size() == 1 ? "it" : "them";
    const auto is_unarmed = [&](UnitId id) { return is_commander(history.at(first)[id]); };
    if (!watchers.spent.empty()) {
        std::vector<UnitId> others = watchers.idle;
        std::erase_if(others, [&](UnitId id) {
            return is_unarmed(id) ||
                   std::find(watchers.spent.begin(), watchers.spent.end(), id) != watchers.spent.end();
        });
        return yours(watchers.spent) + " cannot shoot again this turn" +
               (others.empty()      ? "."
                : others.size() > 1 ? ", and " + units.list(others) + " have no shot."
                                    : ", and " + units.list(others) + " has no shot.");
    }
    const bool several = watchers.idle.size() > 1;
    const std::string see = several ? " see " : " sees ";
    if (!watchers.idle.empty() && std::all_of(watchers.idle.begin(), watchers.idle.end(), is_unarmed))
        return yours(watchers.idle) + see + whom + ": commanders do not shoot.";
    if (!watchers.idle.empty())
        return yours(watchers.idle) + see + whom + (several ? ", but have no shot." : ", but has no shot.");
    return std::string(" None of yours sees ") + whom + ".";
}

}  // namespace

std::size_t end_of_event(const History<Rules>& history, std::size_t first, std::size_t end) {
    std::size_t last = first + 1;
    if (const Move* move = action<Move>(history, first)) {
        bool alone = history.at(last).motion.has_value();  // whoever may be fired at is told of alone
        for (;;) {
            last = settled(history, last, end);
            if (last >= end) return end;
            const Move* next = action<Move>(history, last);
            if (next == nullptr || next->with || !goes_on(history.at(first), *move, *next)) return last;
            ++last;
            const bool asked = history.at(last).motion.has_value();
            if (next->unit != move->unit && (alone || asked)) return last - 1;
            alone = alone || asked;
        }
    }
    while (last < end && is_roll(history, last)) ++last;
    return last;
}

std::string narrate_event(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names) {
    const Moves moves = moves_of(history, first, end);
    const UnitNames units(history.rules().options(), history.start());
    if (moves.count > 1) {
        const Position& after = history.at(end);
        const UnitId unit = moves.units.back();
        const std::string owner = names.possessive(side_of(unit)) + " ";
        const std::string asked = why_not_asked(history, first, end, names, units);
        if (moves.units.size() > 1) return wording::capital(owner + advance(units, after, moves.units) + ".") + asked;
        const PlaceNames places(after);
        // Of a move that is asked about, where it halts, as the question names it.
        const bool moves_now = after.motion && after.motion->unit == unit;
        const Point end_of_it = moves_now ? point_of(*after.motion, after.motion->halt) : after[unit].at;
        const Point there = after[unit].on_table() ? end_of_it : action<Move>(history, first)->to;
        const PieceId piece = places.area_at(history.at(first)[unit].at);
        const bool stays = piece != no_piece && piece == places.area_at(there);
        const std::string moved = stays ? places.way(history.at(first)[unit].at, there) : places.ground(there);
        return wording::capital(owner + units.full(unit) + (stays ? " moves " : " walks to ") + moved + ".") + asked;
    }
    std::string text;
    for (std::size_t ply = first; ply < end; ++ply) {
        if (action<Hold>(history, ply) != nullptr && end > first + 1) {
            if (names.you != 1 - history.at(ply).active) continue;
            text.clear();  // where the move ended is told with it
        }
        const std::string told = narrate(history, ply, names, Tense::present, ply > first && is_shot(history, first));
        text += (text.empty() || told.empty() ? "" : " ") + told;
    }
    return text + why_not_asked(history, first, end, names, units);
}

bool concerns(const History<Rules>& history, std::size_t ply, int player) {
    const Position& at = history.at(ply);
    switch (at.phase) {
        case Phase::fire:  // there are two sides: one shoots, the other is shot at
        case Phase::he:
        case Phase::cc: return true;
        case Phase::rally: return side_of(at.rallying) == player;
        case Phase::mine: return side_of(at.mine->unit) == player;
        default: return at.active == player;
    }
}

}  // namespace sightlines::crossfire_squads
