#include "games/crossfire_squads/words/answers.h"

#include <algorithm>
#include <array>

#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/words/wording.h"

namespace sightlines::crossfire_squads::words {
namespace {

using wording::capital, wording::side_name;

std::string times(std::size_t count) {
    constexpr std::array names{"", "once", "twice", "three times"};
    return names[std::min<std::size_t>(count, 3)];
}

// Where a leg halts: "outside the hill", "in the flag woods".
std::string halt_place(const PlaceNames& places, const Leg& leg) {
    if (leg.plan.why != Halt::outside) return places.at(leg.plan.at);
    const PieceId left = places.area_at(leg.from);
    return left == no_piece ? "behind the hedge or corner" : "outside " + places.piece(left);
}

std::string stops(const PlaceNames& places, const Walk& walk) {
    const std::size_t count = walk.arrives ? walk.legs.size() - 1 : walk.legs.size();
    if (count == 0) return "";
    std::string where;
    for (std::size_t i = 0; i < count; ++i)
        where += (i == 0 ? "" : i + 1 == count ? " and " : ", ") + halt_place(places, walk.legs[i]);
    if (!walk.arrives) {
        switch (walk.legs.back().plan.why) {
            case Halt::contact: return "It meets the enemy: close combat. ";
            case Halt::held: return "The enemy holds the building: close combat. ";
            case Halt::mine: return "It stops in a minefield, which goes off. ";
            case Halt::wire: return "It stops at the wire. ";
            case Halt::walls: return "It stops at a building. ";
            default: return "It gets as far as " + halt_place(places, walk.legs.back()) + ". ";
        }
    }
    return "Stops " + times(count) + ", " + where + ". ";
}

std::string who_scores(int side, int you) { return side == nobody ? "nobody" : side == you ? "you" : side_name(side); }

// Who may shoot, where most dice are due, and how likely `it` is stopped.
std::string threat_text(const Scene& scene, const Walk& walk, const char* it) {
    const PlaceNames places = scene.places();
    const std::vector<Threat> threats = threats_of(walk);
    if (threats.empty()) return "";
    const std::string where = " " + places.at(threats.front().at);
    const std::string who = threats.size() == 1 ? capital(scene.name(threats[0].enemy))
                            : threats.size() == 2
                                ? capital(scene.name(threats[0].enemy)) + " and " + scene.units().name(threats[1].enemy)
                                : std::to_string(threats.size()) + " enemies";
    const double hit = chance_of_a_hit(threats);
    return who + " may shoot" + where + (hit > 0 ? std::string(": ") + it + "stopped " + percent(hit) : "") + ".";
}

std::string or_nobody(const std::string& threat, const char* whom) {
    return threat.empty() ? std::string("Nobody sees ") + whom + "." : threat;
}

}  // namespace

std::string walk_to(const Scene& scene, const Walk& walk) {
    return "Walk " + scene.places().way(walk.legs.front().from, walk.end());
}

std::string walk_note(const Scene& scene, const Walk& walk) {
    return stops(scene.places(), walk) + or_nobody(threat_text(scene, walk, ""), "it");
}

std::string group_note(const Scene& scene, const Walk& walks) {
    return or_nobody(threat_text(scene, walks, "somebody is "), "them");
}

std::string threat_note(const Scene& scene, const Walk& walk) { return threat_text(scene, walk, ""); }

std::string why_stopped(Onward::Why why) {
    using enum Onward::Why;
    switch (why) {
        case none: return "";
        case lost: return "Plan stopped: the unit is lost.";
        case hit: return "Plan stopped: it was hit.";
        case turn_over: return "Plan stopped: the turn is over.";
        case elsewhere: return "Plan stopped: it ended elsewhere.";
        case new_enemy: return "Plan stopped: a new enemy appears.";
        case asked: return "Plan stopped: something else comes first.";
        case no_way: return "Plan stopped: the way is barred.";
    }
    return "";
}

std::string charge(double wins) { return "Charge " + percent(wins); }

std::string charge_note(const Scene& scene, const MeleeForecast& melee, int side) {
    if (melee.loses_unrolled >= 0)
        return melee.loses_unrolled == side ? "Alone it loses without a roll." : "It wins without a roll.";
    const auto own = static_cast<std::size_t>(side);
    const std::string you = scene.you() == side ? "You add " : side_name(side) + " adds ";
    return you + number(melee.modifiers[own].total()) + " to the die, " + side_name(1 - side) + " " +
           number(melee.modifiers[1 - own].total()) + ". The loser is lost.";
}

std::string shoot_at(const std::string& target) { return "Shoot at " + target; }

std::string explosives_on(const std::string& target) { return "Explosives on " + target; }

std::string shoot_keeping(const VolleyForecast& volley) {
    if (!volley.shots.empty() && volley.shots.front().vehicle) return "Shoot: destroys it " + percent(volley.kills);
    return "Shoot: keeps the turn " + percent(volley.keeps_turn);
}

std::string shoot_note(const Scene& scene, const VolleyForecast& volley, const Fire& fire) {
    std::vector<UnitId> shooters;
    int count = 0;
    for (const ShotForecast& shot : volley.shots) {
        shooters.push_back(shot.shooter);
        count += shot.dice.total();
    }
    const bool gun = !volley.shots.empty() && volley.shots.front().vehicle;
    const std::string who = (fire.commander == no_unit ? "" : "crossfire, ") + scene.units().list(shooters);
    return capital(who) + " at " + scene.name(fire.target) + (gun ? "." : ": " + dice(count) + ".") +
           " Less than a suppression ends your turn.";
}

std::string moment(const Scene& scene, const Moment& moment) {
    const PlaceNames places = scene.places();
    switch (moment.what) {
        case Moment::What::leaving: return "leaving " + places.piece(moment.piece);
        case Moment::What::inside: return places.at(moment.at);
        case Moment::What::hedge: return "at the hedge";
        case Moment::What::open: return "in the open";
        case Moment::What::arrival: return "on arrival";
        case Moment::What::turning: return "as it turns";
    }
    return "";
}

std::string shoot_when(const std::string& moment) { return "Shoot " + moment; }

std::string shot_note(const Scene& scene, const VolleyForecast& volley, UnitId mover) {
    std::vector<UnitId> shooters;
    int count = 0;
    for (const ShotForecast& shot : volley.shots) {
        shooters.push_back(shot.shooter);
        count += shot.dice.total();
    }
    const std::string who = capital(scene.units().list(shooters));
    if (!volley.shots.empty() && volley.shots.front().vehicle)
        return who + ": destroys it " + percent(volley.kills) + ".";
    return who + ", " + dice(count) + ". Stops it " + percent(volley.hits) + ", ends " + side_name(side_of(mover)) +
           "'s turn " + percent(volley.keeps_turn) + ".";
}

std::string moment_line(const std::string& moment, int count) {
    return capital(moment) + (count > 0 ? ": " + dice(count) : "");
}

std::string if_turn_ended(const Position& at, int you) {
    const Piece* flag = at.objective == no_piece ? nullptr : at.terrain.find(at.objective);
    if (flag == nullptr || at.turn == 0) return "";
    if (at.turn == 1) return "Turn 1 brings no points yet.";
    const auto holds = [&](int side) {
        return any_on_table(at, side, [&](UnitId, const Unit& unit) {
            return unit.state == State::fit && flag->shape.contains(unit.at);
        });
    };
    const bool first = holds(0), second = holds(1);
    const int side = first == second ? nobody : first ? 0 : 1;
    return "If the turn ended now: 1 point for " + who_scores(side, you) + ".";
}

std::string explosive(double chance) { return "Explosive " + percent(chance); }
std::string smoke(double chance) { return "Smoke " + percent(chance); }
std::string search(double chance) { return "Search " + percent(chance) + ", else the turn ends"; }
std::string cross(double chance) { return "Cross " + percent(chance); }
std::string choose_unit(const std::string& name) { return capital(name); }
std::string fire_is_held() { return "You hold your fire this turn. Tap here to shoot again."; }

}  // namespace sightlines::crossfire_squads::words
