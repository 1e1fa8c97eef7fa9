#include "games/crossfire_squads/advice/worth.h"

#include <array>

#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

Worths::Worths(const Situation& situation)
    : situation_(situation), at_(situation.seen()), side_(situation.decider()), lines_(at_) {
    now_ = after(at_, true);
    turn_ = -after(at_, false);
}

// As if the turn had ended, so that all positions are compared after the same scoring.
int Worths::after(Position at, bool goes_on) const {
    if (const std::int8_t scores = scorer(at); scores != nobody) ++at.vp[static_cast<std::size_t>(scores)];
    if (!goes_on) at.active = static_cast<std::int8_t>(1 - side_);
    return lead_of(situation_.options(), at, lines_, side_) - now_;
}

// Once a unit has been hit.
int Worths::after_hits(UnitId unit, Point place, State state, bool goes_on) const {
    Position at = at_;
    at[unit].at = place;
    at[unit].state = state;
    return after(std::move(at), goes_on);
}

bool Worths::is_at_flag(const Unit& unit) const {
    const Piece* flag = flag_of(at_);
    return flag != nullptr && flag->shape.contains(unit.at);
}

int Worths::of_walk(const Walk& walk) const {
    const Leg& last = walk.legs.back();
    Position there = at_;
    Unit& unit = there[walk.unit];
    unit.at = walk.end();
    if (row_of(unit.kind).arc) unit.face = reduced(last.to - last.from);
    const int arrived = after(there, true);
    const std::vector<Threat> threats = threats_of(walk);
    if (threats.empty()) return arrived;
    const Point place = threats.front().at;
    const HitOdds odds = odds_of_being_hit(threats);
    Position lost = at_;
    lost[walk.unit] = {};
    const std::array worths{arrived, after_hits(walk.unit, place, State::pinned, true),
                            after_hits(walk.unit, place, State::suppressed, false), after(std::move(lost), false)};
    std::int64_t sum = 0;
    for (std::size_t hits = 0; hits < odds.size(); ++hits) sum += std::int64_t{odds[hits]} * worths[hits];
    return static_cast<int>(sum / certain);
}

// Of one at the flag, whose state decides who scores, the positions that may follow are judged; of others what they are
// expected to lose.
int Worths::of_shot(UnitId target, const FireGroup& volley) const {
    const Unit& unit = at_[target];
    if (!is_at_flag(unit)) return loss_of(unit, volley.after) - turn_ * (certain - volley.keeps) / certain;
    Position lost = at_;
    lost[target] = {};
    const std::array worths{0, after_hits(target, unit.at, State::pinned, true),
                            after_hits(target, unit.at, State::suppressed, true), after(std::move(lost), true)};
    std::int64_t sum = -std::int64_t{turn_} * (certain - volley.keeps);
    for (std::size_t state = 0; state < worths.size(); ++state) {
        if (static_cast<int>(state) != static_cast<int>(unit.state))
            sum += std::int64_t{volley.after[state]} * worths[state];
    }
    return static_cast<int>(sum / certain);
}

int Worths::of_rally(UnitId unit) const {
    const int odds = odds_to_rally(situation_.options(), at_, unit);
    const int rallied = after_hits(unit, at_[unit].at, State::fit, true);
    return static_cast<int>((std::int64_t{odds} * rallied - std::int64_t{turn_} * (certain - odds)) / certain);
}

}  // namespace sightlines::crossfire_squads
