#include "games/dogfight/panel/question.h"

#include <algorithm>
#include <array>

#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/words/wording.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using words::percent;
using words::with_sign;

void draw_targeting(const Scene<Rules>& scene, Selection& selection, float width) {
    if (!scene.rules.options().signals || scene.at.queue.empty()) return;
    const Aircraft& plane = scene.at.plane(scene.at.queue[0]);
    if (plane.signal > 0) {
        rows::sentence(std::string("Signalled: ") + words::signal_name(plane.signal) + ".", "DF-ADV-SIG-02", width);
        return;
    }
    rows::sentence("It may signal to its friends first. Then it can only do easy manoeuvres.", "DF-ADV-SIG-01", width,
                   theme::palette().secondary);
    std::array<const char*, 8> names;
    for (int code = 1; code <= 8; ++code) names[static_cast<std::size_t>(code - 1)] = words::signal_name(code);
    if (const int chosen = segments("action:signal", names, -1, width); chosen >= 0)
        selection.propose(scene, Signal{static_cast<std::int8_t>(chosen + 1)});
}

// Half levels at the current pitch and their chances, without and with the tailing bonus; hexes are in the answers.
void draw_mp_question(const Position& at, float width) {
    if (at.mover().pitch == 0) return;
    const MpForecast mps = forecast_mp(at);
    const auto row = [&](const char* name, const std::array<int, 6>& faces) {
        std::string text;
        for (int points = 0; points <= 4; ++points) {
            const auto count = std::count(faces.begin(), faces.end(), points);
            if (count > 0)
                text += (text.empty() ? "" : words::dot) + std::to_string(points) + ": " +
                        percent(static_cast<double>(count) / 6);
        }
        rows::fact(name, text, width);
    };
    rows::sentence("Half levels up or down", "DF-MOV-02", width, theme::palette().secondary);
    row("without the bonus", mps.vertical);
    row("with the bonus", mps.vertical_with);
}

void draw_throttle(const Position& at, float width) {
    const Aircraft& plane = at.mover();
    rows::fact("Speed, and the most in level flight",
               std::to_string(plane.speed) + " / " + std::to_string(plane.card.level), width);
    if (plane.speed_change != 0) rows::fact("From its manoeuvres", with_sign(plane.speed_change), width);
    if (const int slope = at.grand_turn ? 0 : pitch_change(plane); slope != 0)
        rows::fact("From the " + std::string(words::pitch_name(plane.pitch)), with_sign(slope), width);
}

void draw_fire_card(const Scene<Rules>& scene, int firing, float width) {
    const auto fire = forecast_fire(scene.rules.options(), scene.at, firing);
    if (!fire) return;
    const Aircraft& firer = scene.at.plane(firing);
    constexpr std::array ranges{"same hex", "half a hex", "next hex"};
    rows::fact("To " + words::plane_words(scene.at, firer.target), ranges[static_cast<std::size_t>(fire->half_hexes)],
               width);
    rows::fact("Guns that work", std::to_string(fire->guns), width);
    rows::fact("Added to two dice a gun", with_sign(fire->modifiers.total()), width);
}

}  // namespace

void draw_background(const Scene<Rules>& scene, Selection& selection, float width) {
    switch (scene.at.phase) {
        case Phase::target: return draw_targeting(scene, selection, width);
        case Phase::mp: return draw_mp_question(scene.at, width);
        case Phase::throttle: return draw_throttle(scene.at, width);
        case Phase::fire: return draw_fire_card(scene, selection.acting(), width);
        default: return;
    }
}

void draw_answers(const Scene<Rules>& scene, Selection& selection, float width) {
    const std::vector<Answer> list = selection.answers(scene);
    for (std::size_t place = 0; place < list.size(); ++place) {
        const Answer& answer = list[place];
        if (rows::answer(answer.test_id, answer.name, answer.note, place < 10 ? static_cast<int>(place) : -1,
                         place == 0 && has_default_answer(scene.at.phase), width))
            selection.give(scene, answer);
    }
    if (selection.ranked().empty()) return;
    if (theme::button("Start again", 0, theme::Weight::quiet)) selection.reset_ranking();
}

void draw_odds(const Scene<Rules>& scene, int acting, float width) {
    const theme::Palette& p = theme::palette();
    if (is_chance(scene.at.phase)) rows::modifiers(forecast_roll(scene.rules.options(), scene.at).modifiers, width);
    if (scene.at.phase == Phase::acquire && scene.at.list.size() > 1) {
        for (const std::int8_t letter : scene.at.list) {
            const Aircraft& plane = scene.at.plane(letter);
            const int needed = std::max(1, -acquisition(scene.rules.options(), scene.at, plane).total());
            rows::fact(plane_name(letter) + " spots " + plane_name(plane.target),
                       needed > 6 ? "not possible" : "on " + std::to_string(needed) + " or more", width);
        }
    }
    if (scene.at.phase == Phase::throttle) {
        const Aircraft& plane = scene.at.mover();
        if (!may_use_power(plane))
            return rows::sentence("It cannot go faster: too fast already, or no engine.", "DF-SPD-03", width,
                                  p.secondary);
        const ModifierSum power = power_modifiers(scene.at, plane);
        if (!power.modifiers().empty()) rows::sentence("Faster: the die, and", "DF-SPD-04", width, p.secondary);
        rows::modifiers(power, width);
    }
    const auto fire =
        scene.at.phase == Phase::fire ? forecast_fire(scene.rules.options(), scene.at, acting) : std::nullopt;
    if (!fire) return;
    rows::modifiers(fire->modifiers, width);
    const auto limit = [](int burst) { return burst == 0 ? std::string("none") : std::to_string(burst); };
    rows::sentence("Longest burst: " + limit(fire->by_speed) + " by the speeds, " + limit(fire->by_markers) +
                       " by the test markers",
                   "DF-FIRE-07", width, p.secondary);
    rows::sentence("Doubles: a critical hit for every " + std::to_string(fire->hits_per_critical) + " hits",
                   "DF-CRIT-01", width, p.secondary);
}

}  // namespace sightlines::dogfight
