// Forecast of a move: where it halts, who could shoot, whom it meets.
#include <cmath>

#include "base/test_ids.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

int length(Point from, Point to) {
    return static_cast<int>(std::lround(std::sqrt(static_cast<double>(squared_distance(from, to)))));
}

}  // namespace

void Panel::draw_move_card(float width) {
    const theme::Palette& p = theme::palette();
    const MoveForecast& move = *forecasts().move;
    const bool chosen = choice().goal.has_value();
    if (!chosen && !move.verdict.accepted()) rows::refusal(move.verdict, width);
    if (move.plan.halt == 0) return;
    const words::Explanation halt = words::halt(seen(), choice().unit, move.plan);
    rows::fact(labels::distance, words::inches(length(seen()[choice().unit].at, move.plan.at)), width);
    rows::sentence(halt.text, halt.rule, width, move.plan.why == Halt::destination ? 0 : p.accent);
    if (choice().tool == Tool::retreat) return;
    if (move.exposures.empty()) {
        caption(labels::nobody_can_shoot);
    } else {
        rows::sentence(labels::can_shoot, "CS-REACT-02", width, p.secondary);
    }
    for (const Exposure& exposure : move.exposures)
        rows::fact(wording::capital(scene_.name(exposure.enemy)), words::threat_of(exposure), width);
    if (move.melee) {
        rows::title(labels::close_combat_there);
        draw_melee_odds(width, *move.melee);
    }
}

}  // namespace sightlines::crossfire_squads
