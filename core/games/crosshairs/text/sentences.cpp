#include "games/crosshairs/text/sentences.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/wording.h"
#include "games/crosshairs/text/lexicon.h"
#include "text/listed.h"

namespace sightlines::crosshairs {

std::string listed_sides(std::span<const int> players) {
    std::vector<std::string> names;
    for (const int player : players) names.push_back(wording::side_name(player));
    return wording::listed(names);
}

std::string options_in_use(const Rules& rules, const Position& at) {
    const Options& options = rules.options();
    const int players = rules.setup().players;
    std::vector<std::string> parts;
    if (options.type == GameType::ffa) parts.emplace_back("free-for-all");
    if (options.type == GameType::circle) {
        const int right = (at.player + players - 1) % players;
        parts.push_back("circle of death: " + wording::side_name(right) + " hunts " + wording::side_name(at.player));
    }
    if (!each_alone(options.type) && players > 2) {
        std::array<std::vector<int>, 2> teams;
        for (int player = 0; player < players; ++player)
            teams[static_cast<std::size_t>(rules.setup().seats[static_cast<std::size_t>(player)].team)].push_back(
                player);
        parts.push_back(listed_sides(teams[0]) + " against " + listed_sides(teams[1]));
    }
    for (int player = 0; player < players; ++player) {
        const int highest = options.handicap[static_cast<std::size_t>(player)];
        if (highest > 0)
            parts.push_back(wording::side_name(player) + " enters at height 0 to " + std::to_string(highest));
    }
    if (options.turbulence == Turbulence::cloud) parts.emplace_back("turbulence in clouds");
    if (options.turbulence == Turbulence::hex) parts.emplace_back("turbulence on every hex of a cloud");
    if (options.concealed) parts.emplace_back("concealed fire out of clouds");
    if (options.active_attacker) parts.emplace_back("house rule: one attacker must be your own");
    if (options.round_limit > 0) parts.push_back("house rule: " + wording::counted(options.round_limit, "round"));
    return in_use_sentence(parts);
}

std::string landing(const Rules& rules, const Position& at, const Action& action) {
    Position next = at;
    rules.play(next, action);
    for (const Plane& plane : next.planes) {
        const Plane* before = plane_at(at, plane.cell);
        if (before == nullptr || before->heading != plane.heading || before->height != plane.height)
            return "to " + cell_name(plane.cell) + ", " + flight_state(plane);
    }
    return {};
}

std::string action_sentence(const Rules& rules, const Position& at, const Action& action) {
    const std::string text = landing(rules, at, action);
    return text.empty() ? text : wording::capital(text) + ".";
}

}  // namespace sightlines::crosshairs
