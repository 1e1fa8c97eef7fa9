#include "games/dogfight/offers/background.h"

#include <algorithm>
#include <array>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "games/dogfight/text/sentences.h"

namespace sightlines::dogfight {
namespace {

// "0: 17% · 1: 83%", of the faces of the engine's die.
std::string half_levels(const std::array<int, 6>& faces) {
    std::string text;
    for (int points = 0; points <= 4; ++points) {
        const auto count = std::ranges::count(faces, points);
        if (count == 0) continue;
        text += (text.empty() ? "" : words::dot) + std::to_string(points) + ": " +
                words::percent(static_cast<double>(count) / 6);
    }
    return text;
}

// Half levels at the current pitch, without and with the tailing bonus; hexes are in the answers.
std::vector<Fact> of_engine_die(const Position& at) {
    if (at.mover().pitch == 0) return {};
    const MpForecast mps = forecast_mp(at);
    return {{labels::half_levels, "", "DF-MOV-02"},
            {labels::half_levels_without, half_levels(mps.vertical)},
            {labels::half_levels_with, half_levels(mps.vertical_with)}};
}

std::vector<Fact> of_throttle(const Position& at) {
    const Aircraft& plane = at.mover();
    std::vector<Fact> facts{
        {labels::speed_and_most, std::to_string(plane.speed) + " / " + std::to_string(plane.card.level)}};
    if (plane.speed_change != 0) facts.push_back({labels::from_manoeuvres, words::with_sign(plane.speed_change)});
    if (const int slope = at.grand_turn ? 0 : pitch_change(plane); slope != 0)
        facts.push_back({words::from_pitch_text(plane.pitch), words::with_sign(slope)});
    return facts;
}

std::vector<Fact> of_fire(const Rules& rules, const Position& at) {
    const int firing = acting_plane(rules, at);
    const auto fire = forecast_fire(rules.options(), at, firing);
    if (!fire) return {};
    const Aircraft& firer = at.plane(firing);
    return {{words::shot_text(at, firer.target),
             words::shot_range(fire->half_hexes, firer.hex == at.plane(firer.target).hex)},
            {labels::working_guns, std::to_string(fire->guns)},
            {labels::added_to_dice, words::with_sign(fire->modifiers.total())}};
}

}  // namespace

std::vector<Fact> background(const Rules& rules, const Position& at) {
    switch (at.phase) {
        case Phase::mp: return of_engine_die(at);
        case Phase::throttle: return of_throttle(at);
        case Phase::fire: return of_fire(rules, at);
        default: return {};
    }
}

}  // namespace sightlines::dogfight
