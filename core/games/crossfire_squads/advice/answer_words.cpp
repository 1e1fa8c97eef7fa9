#include "games/crossfire_squads/advice/answer_words.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/nearby.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/reasons.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/narrator.h"
#include "games/crossfire_squads/text/unit_wording.h"
#include "text/listed.h"

namespace sightlines::crossfire_squads::words {
namespace {

using wording::capital, wording::side_name;

// Where the moves before `count` halt, and what ends them: "just outside the hill E4, as leaving it ends a move".
std::string halts(const Scene& scene, const Walk& walk, std::size_t count, const char* because) {
    const PlaceNames places = scene.places();
    std::vector<std::string> where, verbs;
    PieceId last = no_piece;
    bool several = false;
    for (std::size_t i = 0; i < count; ++i) {
        const Leg& leg = walk.legs[i];
        const bool enters = leg.plan.why == Halt::inside;
        const Piece* piece = scene.seen().terrain.find(halted_by(scene.seen(), walk.unit, leg));
        if ((!enters && leg.plan.why != Halt::outside) || piece == nullptr) {
            where.push_back(places.at(leg.plan.at));
            continue;
        }
        const bool hedge = piece->ground == Ground::hedge, woods = piece->ground == Ground::woods;
        const std::string name = places.piece(piece->id);
        where.push_back(enters              ? (piece->ground == Ground::hill ? "on " : "in ") + name
                        : hedge             ? "behind " + name
                        : piece->id == last ? std::string("just outside ") + (woods ? "them" : "it")
                                            : "just outside " + name);
        const char* verb = enters ? "entering" : hedge ? "crossing" : "leaving";
        if (std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) verbs.emplace_back(verb);
        several = several || woods || (last != no_piece && last != piece->id);
        last = piece->id;
    }
    if (verbs.empty()) return wording::listed(where);
    return wording::listed(where) + because + wording::listed(verbs) + (several ? " them" : " it") +
           (verbs.size() > 1 ? " each end a move" : " ends a move");
}

// The halts on the way to the goal; one in the same ground is as good as the goal.
std::size_t before_goal(const Scene& scene, const Walk& walk) {
    const PlaceNames places = scene.places();
    const PieceId goal = places.area_at(walk.end());
    std::size_t count = walk.legs.size() - 1;
    while (goal != no_piece && count > 0 && places.area_at(walk.legs[count - 1].plan.at) == goal) --count;
    return count;
}

std::string stops_counted(std::size_t count) {
    if (count == 0) return "";
    return "It stops " +
           (count == 1   ? "once"
            : count == 2 ? "twice"
                         : std::to_string(count) + " times") +
           " on its way, at no cost. ";
}

std::string stops(const Scene& scene, const Walk& walk) {
    constexpr std::size_t most_named = 3;
    const std::size_t count = walk.arrives ? before_goal(scene, walk) : walk.legs.size();
    if (count == 0) return "";
    if (walk.arrives && count > most_named)
        return "It stops " + std::to_string(count) +
               " times on its way, because entering or leaving a ground ends a move, then walks on at no cost. ";
    if (walk.arrives) return "It stops " + halts(scene, walk, count, ", as ") + ", then walks on at no cost. ";
    const Leg& last = walk.legs.back();
    switch (last.plan.why) {
        case Halt::contact: return "It meets the enemy: close combat. ";
        case Halt::held: return "The enemy holds the building: close combat. ";
        case Halt::mine: return "It stops in a minefield, which goes off. ";
        case Halt::wire: return "It stops at the wire. ";
        case Halt::walls: return "It stops at a building. ";
        default: break;
    }
    const Walk stop{walk.unit, {last}, false};
    const std::string text = "It stops " + halts(scene, stop, 1, ": ");
    if (count == most_legs) return text + ", and you may order it on. ";
    Position there = scene.seen();
    there[walk.unit].at = walk.end();
    const Leg next{walk.end(), last.to, plan_move(there, walk.unit, last.to)};
    const std::string barred = ends_on_friend(scene, walk.unit, next);
    return text + ". " + barred + (barred.empty() ? "" : " ");
}

std::string who_scores(int side, int you) { return side == nobody ? "nobody" : side == you ? "you" : side_name(side); }

// Each shooter with the place where it has most dice: "Red's rifle 1 and rifle 2 may shoot at it on the hill E4", "Red
// may shoot at it on the hill E4 (rifle 1) and in the woods at the flag (rifle 2)".
std::string who_may_shoot(const Scene& scene, const std::vector<Threat>& threats, const std::string& whom) {
    constexpr std::size_t most_named = 4;
    const std::string may = " may shoot at " + whom + " ";
    const PlaceNames places = scene.places();
    // Of open ground only the beginning of a stretch is known, which is no name for all of it.
    const auto place_of = [&](const Threat& threat) {
        return places.area_at(threat.at) == no_piece ? "in the open" : places.at(threat.at);
    };
    if (threats.size() > most_named)
        return std::to_string(threats.size()) + " enemies" + may + place_of(threats.front());
    std::vector<std::string> by_place;
    std::vector<Units> shooters;
    for (const Threat& threat : threats) {
        const std::string place = place_of(threat);
        const auto known =
            static_cast<std::size_t>(std::find(by_place.begin(), by_place.end(), place) - by_place.begin());
        if (known == by_place.size()) {
            by_place.push_back(place);
            shooters.emplace_back();
        }
        shooters[known].push_back(threat.enemy);
    }
    const std::string side = side_name(side_of(threats.front().enemy));
    const auto list = [&](const Units& units) { return scene.units().list({units.begin(), units.size()}); };
    if (by_place.size() == 1) return side + "'s " + list(shooters[0]) + may + by_place[0];
    for (std::size_t i = 0; i < by_place.size(); ++i) by_place[i] += " (" + list(shooters[i]) + ")";
    return side + may + wording::listed(by_place);
}

// `odds`: that the first shooter to hit does so twice (CS-REACT-07).
std::string two_hits_end(const std::string& whose, int odds) {
    return ". Two hits also end " + whose + " turn: " + percent(odds) + ".";
}

// Who may shoot, where most dice are due, how likely that stops `whom`, and the turn with it.
std::string threat_text(const Scene& scene, const Walk& walk, const char* whom) {
    const std::vector<Threat> threats = threats_of(walk);
    if (threats.empty()) return "";
    const std::string who = who_may_shoot(scene, threats, whom);
    const int hit = odds_of_a_hit(threats);
    if (hit <= 0) return who + ".";
    return "Risky: " + who + ", which stops " + whom + " " + percent(hit) +
           two_hits_end("your", odds_to_end_the_turn(threats));
}

std::string lower(std::string sentence) {
    if (!sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z') sentence[0] += 'a' - 'A';
    return sentence;
}

// "Two hits suppress it: 26% keeps your turn, fewer end it"
std::string suppresses(State target, std::size_t shooters, int keeps) {
    return std::string(shooters > 1 ? "Two hits of one shooter " : "Two hits ") +
           (target == State::suppressed ? "destroy" : "suppress") + " it: " + percent(keeps) +
           " keeps your turn, fewer end it";
}

// What it takes for the turn to go on. `pins`: the chance of a hit; `keeps`: of what it takes.
std::string hits_needed(State target, std::size_t shooters, int pins, int keeps) {
    const std::string needed = suppresses(target, shooters, keeps);
    if (target == State::suppressed) return needed + ". One changes nothing on a suppressed unit.";
    if (target == State::pinned) return needed + ". One changes nothing on a pinned unit.";
    return "A hit pins it: " + percent(pins) + ". " + needed + ".";
}

// Where the only one that holds the flag walks away from it.
std::string leaves_flag(const Scene& scene, const Walk& walk) {
    const Position& at = scene.seen();
    const Piece* flag = flag_of(at);
    if (flag == nullptr || !flag->shape.contains(at[walk.unit].at) || flag->shape.contains(walk.end())) return "";
    const bool held = any_on_table(at, side_of(walk.unit), [&](UnitId id, const Unit& unit) {
        return id != walk.unit && unit.state == State::fit && flag->shape.contains(unit.at);
    });
    return held ? "" : "It leaves the flag to nobody. ";
}

std::vector<UnitId> shooters_of(const VolleyForecast& volley) {
    std::vector<UnitId> shooters;
    shooters.reserve(volley.shots.size());
    for (const ShotForecast& shot : volley.shots) shooters.push_back(shot.shooter);
    return shooters;
}

// How many dice they are, why there are fewer than usual against somebody at the place, and what they need: "3 dice (4,
// 1 fewer for the hill), each 5 or 6 a hit".
std::string count_dice(const Scene& scene, const VolleyForecast& volley, Point place) {
    int count = 0, more = 0;
    for (const ShotForecast& shot : volley.shots) {
        count += shot.dice.total();
        for (const Modifier& each : shot.dice.modifiers()) {
            if (each.why == &why::cover || each.why == &why::gun_cover || each.why == &why::smg_least)
                more += each.value;
        }
    }
    const std::string hits = ", each 5 or 6 a hit";
    if (more >= 0) return dice(count) + hits;
    const bool one = volley.shots.size() == 1;
    const Piece* ground = area_at(scene.seen().terrain, place);
    const bool covers = ground != nullptr && in_cover(scene.seen(), place, Cover::fire);
    return dice(count) + " (" + (one ? std::to_string(count + 1) + ", 1 fewer " : "1 fewer each ") +
           (covers ? "for the " + std::string(ground_words_of(ground->ground)) : "as it is prone") + ")" + hits;
}

// In their own turn enemies move, rally, and may shoot again.
std::string or_nobody(const std::string& threat, const char* whom, const Walk& walk) {
    if (!threat.empty()) return threat;
    return std::string("Nobody can shoot at ") + whom + " before " + side_name(1 - side_of(walk.unit)) + "'s turn.";
}

// CS-MOVE-09
std::string facing_after(const Scene& scene, const Walk& walk) {
    const Leg& last = walk.legs.back();
    if (!row_of(scene.unit(walk.unit).kind).arc || last.plan.why == Halt::contact) return "";
    return " Then it faces " + scene.places().towards(walk.end(), last.to - last.from) +
           ", until you turn it (More ways).";
}

}  // namespace

std::string walk_to(const Scene& scene, const Walk& walk, bool again) {
    return (again ? "Go on " : "Walk ") + scene.places().way(walk.legs.front().from, walk.end());
}

std::string walk_note(const Scene& scene, const Walk& walk, bool guided) {
    const std::string threat = threat_text(scene, walk, "it");
    const std::string stopped =
        guided && threat.empty() && walk.arrives ? stops_counted(before_goal(scene, walk)) : stops(scene, walk);
    const std::string faces = facing_after(scene, walk);
    if (guided && threat.empty())  // whose first sentence is enough
        return leaves_flag(scene, walk) + or_nobody(threat, "it", walk) +
               (stopped.empty() ? "" : " " + stopped.substr(0, stopped.size() - 1)) + faces;
    if (threat.empty() || stopped.empty())
        return leaves_flag(scene, walk) + stopped + or_nobody(threat, "it", walk) + faces;
    return leaves_flag(scene, walk) + threat + " " + stopped.substr(0, stopped.size() - 1) + faces;
}

std::string shot_from_there(int odds) { return odds > 0 ? " From there it has a shot of " + percent(odds) + "." : ""; }

std::string group_note(const Scene& scene, const Walk& walks) {
    return or_nobody(threat_text(scene, walks, "somebody"), "them", walks);
}

std::string threat_note(const Scene& scene, const Walk& walk) {
    return leaves_flag(scene, walk) + threat_text(scene, walk, "it");
}

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

std::string charge(const Scene& scene, const MeleeForecast& melee, int side, int arrives) {
    std::vector<UnitId> enemies;
    for (const UnitId id : melee.units) {
        if (side_of(id) != side) enemies.push_back(id);
    }
    const std::string whom = enemies.size() == 1 ? " " + scene.name(enemies[0]) : "";
    return "Charge" + whom + ": win " + percent(arrives * melee.wins[static_cast<std::size_t>(side)] / certain);
}

std::string charge_note(const Scene& scene, const MeleeForecast& melee, int side, int arrives) {
    if (melee.loses_unrolled >= 0)
        return melee.loses_unrolled == side ? "Alone it loses without a roll." : "It wins without a roll.";
    const auto own = static_cast<std::size_t>(side);
    const std::string there = arrives < certain ? "Once there: win " + percent(melee.wins[own]) + ". " : "";
    const std::string you = there + (scene.you() == side ? "You add " : side_name(side) + " adds ");
    const char* ends = scene.seen().active != side ? "."
                       : scene.you() == side       ? ", and your turn ends if it is you."
                                                   : ", and the turn ends if the charge fails.";
    return you + number(melee.modifiers[own].total()) + " to the die, " + side_name(1 - side) + " " +
           number(melee.modifiers[1 - own].total()) + ". The loser is lost" + ends;
}

std::string shoot_at(const std::string& target, State state, int keeps_turn) {
    return "Shoot at " + odds_at(target, state, keeps_turn);
}

std::string odds_at(const std::string& target, State state, int keeps_turn) {
    return target + (state == State::suppressed ? ": destroy " : ": suppress ") + percent(keeps_turn);
}

std::string explosives_on(const std::string& target) { return "Explosives on " + target; }

std::string shoot_for(const VolleyForecast& volley, const Unit& target) {
    if (!volley.shots.empty() && volley.shots.front().vehicle) return "Shoot: destroys it " + percent(volley.after[3]);
    const char* verb = target.state == State::suppressed ? "destroys" : "suppresses";
    return std::string("Shoot: ") + verb + " it " + percent(volley.keeps);
}

std::string shoot_odds(const Scene& scene, const VolleyForecast& volley, const Fire& fire) {
    if (!volley.shots.empty() && volley.shots.front().vehicle) return "If it is not destroyed, your turn ends.";
    return suppresses(scene.unit(fire.target).state, volley.shots.size(), volley.keeps) + ".";
}

std::string shoot_note(const Scene& scene, const VolleyForecast& volley, const Fire& fire, bool last) {
    const std::vector<UnitId> shooters = shooters_of(volley);
    const bool gun = !volley.shots.empty() && volley.shots.front().vehicle;
    const std::string all = scene.units().list(shooters);
    const std::string who = fire.commander == no_unit
                                ? all
                                : "crossfire led by the " + scene.units().name(fire.commander) + " (" + all + ")";
    const std::string shot = capital(who) + " at " + scene.name(fire.target);
    const std::string costs = last ? " Nothing else is suggested now, so a miss costs little." : "";
    if (gun) return shot + ". If it is not destroyed, your turn ends." + costs;
    const Unit& target = scene.unit(fire.target);
    return shot + ": " + count_dice(scene, volley, target.at) + ". " +
           hits_needed(target.state, shooters.size(), volley.hits, volley.keeps) +
           (fire.target == contester(scene) ? " A hit clears the flag: a point as your turn ends." : costs);
}

std::string nobody_can_shoot_at(const Scene& scene, UnitId enemy) {
    const Position& at = scene.seen();
    std::string text = "None of your units can shoot at " + scene.name(enemy) + ".";
    UnitId nearest = no_unit;
    each_on_table(at, 1 - side_of(enemy), [&](UnitId id, const Unit& unit) {
        const auto far = [&](UnitId other) { return squared_distance(at[other].at, at[enemy].at); };
        if (can_shoot_at_all(unit) && (nearest == no_unit || far(id) < far(nearest))) nearest = id;
    });
    if (nearest == no_unit) return text;
    for (const LineForecast& line : forecast_lines(at, nearest)) {
        if (line.enemy != enemy) continue;
        const std::string why = no_fire(at, scene.units(), nearest, line).text;
        if (!why.empty()) text += " " + capital(scene.units().full(nearest)) + " is the nearest. " + why;
    }
    return text;
}

std::string no_crossfire(const Scene& scene, UnitId shooter, UnitId target, UnitId commander) {
    const UnitNames& units = scene.units();
    std::string unseen = capital(units.full(shooter)) + " does not see the " + units.name(commander) + ".";
    std::vector<UnitId> able;
    each_on_table(scene.seen(), side_of(shooter), [&](UnitId id, const Unit&) {
        if (scene.check(Fire{{id}, target, commander}).accepted()) able.push_back(id);
    });
    if (able.empty()) return unseen;
    return unseen + " " + capital(units.list(able)) +
           (able.size() > 1 ? " do: choose one of them" : " does: choose it") + " for a crossfire.";
}

std::string no_shot_of(const Scene& scene, UnitId shooter) {
    const Position& at = scene.seen();
    if (!can_shoot_at_all(at[shooter])) return "";
    const std::vector<LineForecast> lines = forecast_lines(at, shooter);
    const auto far = [&](const LineForecast& line) { return squared_distance(at[line.enemy].at, at[shooter].at); };
    const auto nearest = std::min_element(
        lines.begin(), lines.end(), [&](const LineForecast& a, const LineForecast& b) { return far(a) < far(b); });
    if (nearest == lines.end()) return "";
    const std::string why = no_fire(at, scene.units(), shooter, *nearest).text;
    return why.empty() ? "" : "No shot at " + scene.name(nearest->enemy) + ", the nearest enemy: " + lower(why);
}

std::string next_unit(const std::string& name) { return "Next: " + name; }

std::string does_better(const std::string& name, int odds) {
    return capital(name) + " can do better: " + percent(odds);
}

std::string moment(const Scene& scene, const ReactionPoint& moment) {
    const PlaceNames places = scene.places();
    switch (moment.what) {
        case ReactionPoint::What::leaving: return "leaving " + places.piece(moment.piece);
        case ReactionPoint::What::inside: return places.at(moment.at);
        case ReactionPoint::What::hedge: return "at the hedge";
        case ReactionPoint::What::open: return "in the open";
        case ReactionPoint::What::arrival: return "on arrival";
        case ReactionPoint::What::turning: return "as it turns";
    }
    return "";
}

std::string shoot_there(const std::string& mover, const std::string& place) {
    return "Shoot at " + mover + (place.empty() ? "" : " " + place);
}

std::string ground_at(const Scene& scene, Point p) {
    const Piece* piece = area_at(scene.seen().terrain, p);
    if (piece == nullptr) return "in the open";
    return (piece->ground == Ground::hill ? "on the " : "in the ") + std::string(ground_words_of(piece->ground));
}

// CS-REACT-05: who misses is out for the turn, so that the last one is not spent unawares.
std::string last_to_shoot(const Scene& scene, const std::vector<UnitId>& shooters) {
    if (shooters.empty()) return "";
    bool others = false, able = false;
    each_on_table(scene.seen(), side_of(shooters.front()), [&](UnitId id, const Unit& unit) {
        if (std::find(shooters.begin(), shooters.end(), id) != shooters.end()) return;
        others = true;
        able = able || (can_shoot_at_all(unit) && !unit.no_fire);
    });
    return others && !able ? " Nobody else of yours can shoot this turn." : "";
}

std::string shot_note(const Scene& scene, const VolleyForecast& volley, UnitId mover, Point place) {
    const std::vector<UnitId> shooters = shooters_of(volley);
    const std::string who = capital(scene.units().list(shooters));
    if (!volley.shots.empty() && volley.shots.front().vehicle)
        return who + ": destroys it " + percent(volley.after[3]) + ".";
    return who + ", " + count_dice(scene, volley, place) + ". " + stopping(volley, mover) +
           last_to_shoot(scene, shooters);
}

std::string stopping(const VolleyForecast& volley, UnitId mover) {
    return "Stops it " + percent(volley.hits) + two_hits_end(side_name(side_of(mover)) + "'s", volley.keeps);
}

std::string reaction_point_line(const std::string& moment, int count) {
    return capital(moment) + (count > 0 ? ": " + dice(count) : "");
}

std::string if_turn_ended(const Scene& scene) {
    const Position& at = scene.seen();
    const Piece* flag = flag_of(at);
    if (flag == nullptr || at.turn == 0) return "";
    if (at.turn == 1)
        return "Turn 1 brings no point: " +
               (1 - at.active == scene.you() ? "you have" : side_name(1 - at.active) + " has") + " had no turn yet.";
    const std::array sides{at_flag(at, 0), at_flag(at, 1)};
    const std::string now = "If the turn ended now: ";
    if (sides[0].fit_units > 0 && sides[1].fit_units > 0) return now + "no point, both sides hold the flag.";
    const int holder = sides[0].fit_units > 0 ? 0 : sides[1].fit_units > 0 ? 1 : nobody;
    const int mine = scene.you() == 1 ? 1 : 0;
    const bool own = sides[static_cast<std::size_t>(mine)].unfit != no_unit;
    const int other = holder != nobody ? 1 - holder : own ? mine : 1 - mine;
    const auto& [_, unfit, fit_units, unfit_units] = sides[static_cast<std::size_t>(other)];
    const std::string points = holder == nobody ? "no point" : "1 point for " + who_scores(holder, scene.you());
    if (unfit == no_unit) return now + points + (holder == nobody ? ", nobody holds the flag." : ".");
    const std::string who = unfit_units > 1 ? std::to_string(unfit_units) + " of " +
                                                  (other == scene.you() ? "your" : side_name(other) + "'s") +
                                                  " units at the flag are pinned or suppressed"
                                            : capital(scene.name(unfit)) + " at the flag is " + state_of(at[unfit]);
    return now + points + ". " + who + ": only a fit unit holds it.";
}

std::string explosive(int odds) { return "Explosive " + percent(odds); }
std::string smoke(int odds) { return "Smoke " + percent(odds); }
std::string search(int odds) { return "Search " + percent(odds) + ", else the turn ends"; }
std::string cross(int odds) { return "Cross " + percent(odds); }
std::string choose_unit(const std::string& name) { return "Choose " + name; }

std::string choose_a_unit_first() { return "Choose one of your units first."; }

std::string only_the_mover(const Scene& scene) {
    const std::optional<Motion>& motion = scene.seen().motion;
    return motion ? "Only " + scene.name(motion->unit) + " is moving: shoot at it, or hold your fire." : "";
}

std::string cannot_react(const Scene& scene, UnitId unit, int point) {
    const Motion& motion = *scene.seen().motion;
    Position there = scene.seen();
    there[motion.unit].at = point_of(motion, point);
    for (const LineForecast& line : forecast_lines(there, unit)) {
        if (line.enemy == motion.unit && !line.fire.accepted()) return no_fire(there, scene.units(), unit, line).text;
    }
    return std::string(scene.check(React{{unit}, point, no_unit, {}}).why().message);
}

std::string rally_note(const Scene& scene, UnitId unit, RallyHelp help) {
    const bool pinned = scene.unit(unit).state == State::pinned;
    const std::string text = pinned ? "Pinned, it cannot move or hold the flag."
                                    : "Suppressed, it can do nothing else, and two more hits destroy it.";
    const char* const helped[] = {"", " The commander beside it adds 1.", " A commander beside it would add 1.",
                                  " A commander beside it would add 1, but no way there is safe."};
    const ModifierSum added = rally_modifiers(scene.options(), scene.seen(), unit);
    const bool unseen = std::any_of(added.modifiers().begin(), added.modifiers().end(),
                                    [](const Modifier& each) { return each.why == &why::unseen; });
    return text + " Failing ends your turn." + (unseen ? " Seen by no enemy: that adds 1." : "") +
           helped[static_cast<std::size_t>(help)];
}

std::string ends_on_friend(const Scene& scene, UnitId unit, const Leg& leg) {
    const UnitId other = friend_at(scene.seen(), unit, leg.plan.at);
    if (other == no_unit) return "";
    return "It would stop " + halts(scene, {unit, {leg}, false}, 1, ", as ") + ": " + scene.units().name(other) +
           " stands there.";
}

std::string fire_is_held() { return "You hold your fire this turn. Press here to shoot again."; }

}  // namespace sightlines::crossfire_squads::words
