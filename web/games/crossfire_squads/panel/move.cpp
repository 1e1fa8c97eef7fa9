// Forecast of a move: where it halts, who could shoot, whom it meets.
#include <algorithm>
#include <cmath>

#include "app/test_ids.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/words/wording.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

int length(Point from, Point to) {
    return static_cast<int>(std::lround(std::sqrt(static_cast<double>(squared_distance(from, to)))));
}

// "3 dice, 2 in cover: stops it 70 %"
std::string threat(const Exposure& exposure) {
    int most = 0, least = 99;
    for (const Exposure::Segment& segment : exposure.segments) {
        most = std::max(most, segment.dice);
        least = std::min(least, segment.dice);
    }
    if (most == 0) return "a gun";
    const std::string dice = least < most ? std::to_string(least) + " to " + words::dice(most) : words::dice(most);
    return dice + ", stops it " + words::percent(1 - chances_of_hits(most).none);
}

}  // namespace

void Panel::draw_move_card(float width) {
    const theme::Palette& p = theme::palette();
    const MoveForecast& move = *forecasts().move;
    const bool chosen = choice().goal.has_value();
    if (!chosen && !move.verdict.accepted()) rows::refusal(move.verdict, width);
    if (move.plan.halt == 0) return;
    const words::Explanation halt = words::halt(seen(), choice().unit, move.plan);
    rows::fact("Distance", words::inches(length(seen()[choice().unit].at, move.plan.at)), width);
    rows::sentence(halt.text, halt.rule, width, move.plan.why == Halt::destination ? 0 : p.accent);
    if (choice().tool == Tool::retreat) return;
    if (move.exposures.empty()) {
        caption("Nobody can shoot at it on the way.");
    } else {
        rows::sentence("Can shoot at it on the way:", "CS-REACT-02", width, p.secondary);
    }
    for (const Exposure& exposure : move.exposures)
        rows::fact(wording::capital(scene_.name(exposure.enemy)), threat(exposure), width);
    if (move.melee) {
        rows::title("Close combat there");
        draw_melee_odds(width, *move.melee);
    }
}

}  // namespace sightlines::crossfire_squads
