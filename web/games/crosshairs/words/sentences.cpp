#include "games/crosshairs/words/sentences.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/wording.h"
#include "games/crosshairs/offers/offers.h"
#include "text/listed.h"

namespace sightlines::crosshairs {
namespace {

std::string listed(const std::vector<int>& players) {
    std::vector<std::string> names;
    for (const int player : players) names.push_back(wording::side_name(player));
    return wording::listed(names);
}

std::string winners_text(const Outcome& outcome) {
    if (outcome.winners.empty()) return "A draw";
    return listed({outcome.winners.begin(), outcome.winners.end()}) + (outcome.winners.size() == 1 ? " wins" : " win");
}

std::string_view reason_text(std::string_view reason) {
    if (reason == "elimination") return "Only one side has enough planes left to go on.";
    if (reason == "points") return "One player is left, and the highest score wins.";
    if (reason == "circle") return "The next player is out of the game.";
    return "That was the last round.";
}

}  // namespace

Prompt prompt(const Rules& rules, const Position& at, Cell in_hand) {
    const Status status = rules.status(at);
    const std::string round = "Round " + std::to_string(at.round);
    if (status.outcome)
        return {-1, winners_text(*status.outcome), std::string(reason_text(status.outcome->reason)), round};
    return {at.player, wording::side_name(at.player) + " to act", Offers<Rules>::question(rules, at, in_hand).asks,
            at.phase == Phase::clouds ? "Clouds" : round};
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
        parts.push_back(listed(teams[0]) + " against " + listed(teams[1]));
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
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text.empty() ? text : "In use: " + text + ".";
}

std::string action_sentence(const Rules& rules, const Position& at, const Action& action) {
    const Planes& before = at.planes;
    Position next = at;
    rules.play(next, action);
    for (const Plane& plane : next.planes) {
        const auto same = [&plane](const Plane& p) {
            return p.cell == plane.cell && p.heading == plane.heading && p.height == plane.height &&
                   p.owner == plane.owner;
        };
        if (std::none_of(before.begin(), before.end(), same))
            return "To " + cell_name(plane.cell) + ", height " + std::to_string(plane.height) + ", facing " +
                   std::string(wording::compass(heading_words[index(plane.heading)])) + ".";
    }
    return {};
}

}  // namespace sightlines::crosshairs
