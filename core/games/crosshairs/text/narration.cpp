#include "games/crosshairs/text/narration.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "engine/wording.h"
#include "games/crosshairs/rules/choice.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/lexicon.h"
#include "games/crosshairs/text/turns.h"
#include "text/listed.h"

namespace sightlines::crosshairs {
namespace {

using wording::capital;
using wording::counted;

std::string on(Cell cell) { return "on " + cell_name(cell); }

void add_sentence(std::string& text, const std::string& sentence) {
    if (sentence.empty()) return;
    if (!text.empty()) text += " ";
    text += sentence;
}

// The plane actions that were due after this action, before anything ended by itself.
int due_after(const Position& before, const Action& action) {
    const bool begins = std::visit(
        [&before]<class Kind>(const Kind&) {
            if constexpr (std::is_same_v<Kind, Swoop> || std::is_same_v<Kind, PowerDive>)
                return before.phase == Phase::act;
            return std::is_same_v<Kind, Enter> || std::is_same_v<Kind, Climb> || std::is_same_v<Kind, Level> ||
                   std::is_same_v<Kind, Crash>;
        },
        action);
    return before.left - (begins ? 1 : 0);
}

bool turn_ended(const Position& before, const Position& after) {
    return before.phase != Phase::clouds && after.phase != Phase::over && !same_turn(before, after);
}

// CH-TURN-08: the players whose turn passed because none of their planes could do anything.
std::vector<int> passed_over(const Rules& rules, const Position& before, const Position& after) {
    std::vector<int> players;
    if (!turn_ended(before, after)) return players;
    const int count = rules.setup().players;
    for (int player = (before.player + 1) % count; player != after.player; player = (player + 1) % count) {
        if (rules.alive(after, player) > 0) players.push_back(player);
    }
    return players;
}

std::string end_of_dive(const Position& before, const Position& after, const Action& action) {
    const bool manoeuvre = std::holds_alternative<Swoop>(action) || std::holds_alternative<PowerDive>(action);
    const bool dived = manoeuvre || (std::holds_alternative<Shoot>(action) && before.phase == Phase::dive);
    if (!dived || after.phase == Phase::dive || after.phase == Phase::over) return {};
    const bool plane_stuck = std::holds_alternative<Shoot>(action);
    return plane_stuck ? "With no way ahead, the dive is over." : "The dive is over.";
}

std::string end_of_turn(const Rules& rules, const Position& before, const Position& after, const Action& action) {
    if (!turn_ended(before, after) || rules.alive(after, before.player) == 0) return {};
    return due_after(before, action) > 0 ? "No other plane can move, so the turn is over." : "";
}

class Teller {
  public:
    Teller(const Rules& rules, const Position& before, const Position& after, const Names& names)
        : rules_(rules), before_(before), after_(after), names_(names), player_(before.player) {}

    std::string operator()(const PlaceCloud& a) const {
        std::string text = does("place") + " a cloud " + on(a.cell);
        for (const Heading heading : all_headings) {
            const Cell other = ahead(a.cell, heading);
            if (other != no_cell && before_.clouds.contains(other)) text += ", joined to the one " + on(other);
        }
        return text + (after_.phase == Phase::clouds ? "." : ". That is the last cloud.");
    }
    std::string operator()(const Enter& a) const {
        std::string text =
            does("bring") + " a plane on at " + cell_name(a.cell) + ", facing " + heading_name(a.heading);
        if (a.height > 0) text += ", at height " + std::to_string(a.height);
        return flown(std::move(text), a.cell, a.height);
    }
    std::string operator()(const Climb& a) const { return flight(a.plane, Manoeuvre::climb, a.turn); }
    std::string operator()(const Level& a) const {
        return flight(a.plane, a.steps == 1 ? Manoeuvre::level_one : Manoeuvre::level_two, a.turn);
    }
    std::string operator()(const Swoop& a) const { return flight(a.plane, Manoeuvre::swoop, a.turn); }
    std::string operator()(const PowerDive& a) const { return flight(a.plane, Manoeuvre::power, a.turn); }
    std::string operator()(const PullOut&) const {
        const Plane& plane = *Sky(before_).plane_on(before_.dive);
        return does("pull") + " out of the dive " + on(before_.dive) + ", at height " + std::to_string(plane.height) +
               ".";
    }
    std::string operator()(const Crash& a) const {
        const Sky sky(before_);
        const Plane& plane = *sky.plane_on(a.plane);
        const Cell way = ahead(a.plane, plane.heading);
        const std::string what = way == no_cell ? "the edge of the board" : of(*sky.plane_on(way));
        return capital(of(plane)) + " crashes: " + what + " is in its way, and it is too low to dive." + losses();
    }
    std::string operator()(const Shoot& a) const {
        std::vector<std::string> from;
        for (const Cell cell : Judge(rules_, before_).shooters_at(a.target)) from.push_back(cell_name(cell));
        return does("shoot") + " down " + of(*Sky(before_).plane_on(a.target)) + " from " + wording::listed(from) +
               "." + losses();
    }
    std::string operator()(const EndTurn&) const { return does("end") + " the turn without shooting."; }

  private:
    std::string does(std::string_view verb) const { return names_.does(player_, verb); }
    std::string of(const Plane& plane) const { return names_.possessive(plane.owner) + " plane " + on(plane.cell); }

    std::string flight(Cell from, Manoeuvre kind, int turn) const {
        const auto [rise, steps] = info(kind);
        const Plane& plane = *Sky(before_).plane_on(from);
        Cell to = from;
        for (int step = 0; step < steps; ++step) to = ahead(to, plane.heading);
        std::string text = does(manoeuvre_verb(kind));
        text += steps > 0 ? " from " + cell_name(from) + " to " + cell_name(to) : " " + on(from);
        const int height = plane.height + rise;
        if (rise != 0) text += std::string(rise > 0 ? ", up" : ", down") + " to height " + std::to_string(height);
        if (turn != 0)
            text += std::string(rise != 0 ? "," : "") + " and " + (player_ == names_.you ? "turn " : "turns ") +
                    (turn < 0 ? "left" : "right");
        return flown(std::move(text), to, height);
    }

    // `expected` is the height without turbulence.
    std::string flown(std::string text, Cell to, int expected) const {
        const Sky sky(after_);
        const Plane* plane = sky.plane_on(to);
        if (plane == nullptr) return text + ".";
        const std::vector<std::string> opened = shots_opened(sky);
        const Plane* target = aimed_at(sky, *plane);
        if (opened.empty() && target != nullptr) text += ", aiming at " + of(*target);
        text += ".";
        if (plane->height < expected)
            add_sentence(text, "Turbulence takes the plane down to height " + std::to_string(plane->height) + ".");
        if (!opened.empty()) add_sentence(text, "That puts " + wording::listed(opened) + " in the crosshairs.");
        return text;
    }

    std::vector<std::string> shots_opened(const Sky& now) const {
        const Sky then(before_);
        const Crosshairs open_then(rules_.options(), rules_.setup(), then);
        const Crosshairs open_now(rules_.options(), rules_.setup(), now);
        std::vector<std::string> planes;
        for (std::size_t place = 0; place < after_.planes.size(); ++place) {
            const int old = then.place_on(after_.planes[place].cell);
            const bool was_open = old >= 0 && open_then.verdict(player_, static_cast<std::size_t>(old)).accepted();
            if (!was_open && open_now.verdict(player_, place).accepted()) planes.push_back(of(after_.planes[place]));
        }
        return planes;
    }

    const Plane* aimed_at(const Sky& sky, const Plane& plane) const {
        const LineOfFire line = line_of_fire(sky, plane, rules_.options().concealed);
        const Plane* target = line.end == LineEnd::plane ? sky.plane_on(line.stop) : nullptr;
        const auto team = [this](int player) { return rules_.setup().seats[static_cast<std::size_t>(player)].team; };
        return target != nullptr && team(target->owner) != team(player_) ? target : nullptr;
    }

    // What a plane removed brings with it: points, and a player who is out.
    std::string losses() const {
        std::string text;
        const auto seat = static_cast<std::size_t>(player_);
        if (const int points = after_.points[seat] - before_.points[seat]; points > 0)
            text += " " + does("score") + " " + counted(points, "point") + ".";
        for (int player = 0; player < rules_.setup().players; ++player) {
            if (rules_.alive(before_, player) > 0 && rules_.alive(after_, player) == 0)
                text += " That leaves " + names_.object(player) + " with a single plane, too few to go on.";
        }
        return text;
    }

    const Rules& rules_;
    const Position& before_;
    const Position& after_;
    const Names& names_;
    int player_;
};

std::string end_of_game(const Rules& rules, const Position& after, const Names& names) {
    const std::optional<Outcome> outcome = rules.status(after).outcome;
    if (!outcome) return {};
    const std::string limit =
        outcome->reason == "round-limit" ? "Round " + std::to_string(after.round) + " is the last. " : "";
    if (outcome->winners.empty()) return limit + "The game ends in a draw.";
    std::vector<std::string> winners;
    for (const int winner : outcome->winners)
        winners.push_back(winners.empty() ? names.subject(winner) : names.object(winner));
    const bool alone = winners.size() == 1;
    std::string text = limit + (alone ? names.does(outcome->winners[0], "win") : wording::listed(winners) + " win");
    text += " the game";
    if (rules.options().type == GameType::ffa)
        text += " with " + counted(after.points[static_cast<std::size_t>(outcome->winners[0])], "point");
    return text + ".";
}

}  // namespace

std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names) {
    const Rules& rules = history.rules();
    const Position& before = history.at(ply);
    const Position& after = history.at(ply + 1);
    std::string text = std::visit(Teller(rules, before, after, names), history.actions()[ply]);
    add_sentence(text, end_of_dive(before, after, history.actions()[ply]));
    add_sentence(text, end_of_turn(rules, before, after, history.actions()[ply]));
    for (const int player : passed_over(rules, before, after))
        add_sentence(text, names.does(player, "have") + " no move and " + (player == names.you ? "miss" : "misses") +
                               " a turn.");
    add_sentence(text, end_of_game(rules, after, names));
    return text;
}

Standing standing_of(const Rules& rules, const Position& at) {
    const GameType type = rules.options().type;
    Standing now;
    now.aim = type == GameType::ffa      ? "Shoot down the most planes."
              : type == GameType::circle ? "Shoot down planes of the next player until one is left."
                                         : "Catch enemies in two lines of fire until they have one plane left.";
    const int players = rules.setup().players;
    const auto team = [&rules](int player) { return rules.setup().seats[static_cast<std::size_t>(player)].team; };
    for (int player = 0; player < players; ++player) {
        int planes = 0;
        for (int mate = 0; mate < players; ++mate) planes += team(mate) == team(player) ? rules.alive(at, mate) : 0;
        now.scores.push_back(type == GameType::ffa ? counted(at.points[static_cast<std::size_t>(player)], "point")
                                                   : counted(planes, "plane"));
    }
    return now;
}

}  // namespace sightlines::crosshairs
