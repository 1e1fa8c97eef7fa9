#include "games/dogfight/panel/question.h"

#include <algorithm>
#include <array>

#include "games/dogfight/offers/background.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/text/answer_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "games/dogfight/text/verbs.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

void draw_targeting(const Scene<Rules>& scene, Selection& selection, float width) {
    if (!scene.rules.options().signals || scene.at.queue.empty()) return;
    const Aircraft& plane = scene.at.plane(scene.at.queue[0]);
    if (plane.signal > 0) {
        rows::sentence(words::signalled_sentence(plane.signal), "DF-ADV-SIG-02", width);
        return;
    }
    rows::sentence(labels::may_signal, "DF-ADV-SIG-01", width, theme::palette().secondary);
    std::array<const char*, 8> names;
    for (int code = 1; code <= 8; ++code) names[static_cast<std::size_t>(code - 1)] = signal_name(code);
    if (const int chosen = segments("action:signal", names, -1, width); chosen >= 0)
        selection.propose(scene, Signal{static_cast<std::int8_t>(chosen + 1)});
}

}  // namespace

void draw_background(const Scene<Rules>& scene, Selection& selection, float width) {
    if (scene.at.phase == Phase::target && selection.panel().more_ways) draw_targeting(scene, selection, width);
    if (!selection.panel().details) return;
    for (const Fact& fact : background(scene.rules, scene.at)) {
        if (fact.value.empty()) {
            rows::sentence(fact.text, fact.rule, width, theme::palette().secondary);
        } else {
            rows::fact(fact.text, fact.value, width);
        }
    }
}

void draw_answers(const Scene<Rules>& scene, Selection& selection, float width, bool folded,
                  const std::function<bool(const Action&)>& hinted) {
    const std::vector<Answer> list = selection.answers(scene);
    const auto accent = selection.advises() ? suggested_in(list) : std::nullopt;
    // The accent is given by Space; a single number beside it would be a riddle.
    const auto numbered = [&](std::size_t place) { return place < 10 && place != accent; };
    std::size_t numbers = 0;
    for (std::size_t place = 0; place < list.size(); ++place)
        numbers += numbered(place) && (!list[place].folded || selection.panel().more_ways) ? 1 : 0;
    for (const bool declining : {false, true}) {
        for (std::size_t place = 0; place < list.size(); ++place) {
            const Answer& answer = list[place];
            if ((answer.role == Role::declining) != declining || answer.folded != folded || hinted(answer.action))
                continue;
            const int key = numbers > 1 && numbered(place) ? static_cast<int>(place) : -1;
            const bool brief = !answer.brief.empty() && rows::name_lines(answer.name, width) > 1;
            if (rows::answer("action:" + answer.id, brief ? answer.brief : answer.name,
                             selection.panel().details ? answer.note : words::without_value(answer.note), key,
                             place == accent, width))
                selection.give(scene, answer);
        }
    }
    if (folded) return;
    if (selection.ranked().empty()) return;
    if (theme::button("rank-again", labels::rank_again, 0, theme::Weight::quiet)) selection.reset_ranking();
}

void draw_odds(const Scene<Rules>& scene, int acting, float width) {
    const theme::Palette& p = theme::palette();
    if (is_chance(scene.at.phase)) rows::modifiers(forecast_roll(scene.rules.options(), scene.at).modifiers, width);
    if (scene.at.phase == Phase::acquire && scene.at.list.size() > 1) {
        for (const std::int8_t letter : scene.at.list) {
            const Aircraft& plane = scene.at.plane(letter);
            const int needed = std::max(1, -acquisition(scene.rules.options(), scene.at, plane).total());
            rows::fact(words::spotting_text(letter, plane.target), words::spotting_chance(needed), width);
        }
    }
    if (scene.at.phase == Phase::throttle) {
        const Aircraft& plane = scene.at.mover();
        if (!may_use_power(plane)) return rows::sentence(labels::no_faster, "DF-SPD-03", width, p.secondary);
        const ModifierSum power = power_modifiers(scene.at, plane);
        if (!power.modifiers().empty()) rows::sentence(labels::faster_by, "DF-SPD-04", width, p.secondary);
        rows::modifiers(power, width);
    }
    const auto fire =
        scene.at.phase == Phase::fire ? forecast_fire(scene.rules.options(), scene.at, acting) : std::nullopt;
    if (!fire) return;
    rows::modifiers(fire->modifiers, width);
    rows::sentence(words::gun_sentence(*fire), "DF-FIRE-06", width, p.secondary);
    rows::sentence(words::longest_burst_sentence(*fire), "DF-FIRE-07", width, p.secondary);
    rows::sentence(words::doubles_sentence(*fire), "DF-CRIT-01", width, p.secondary);
}

}  // namespace sightlines::dogfight
