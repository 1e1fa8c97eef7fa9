#include "games/crossfire_squads/advice/default_answer.h"

#include "engine/wording.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "games/crossfire_squads/text/verbs.h"

namespace sightlines::crossfire_squads {
namespace {

using Does = DefaultAnswer::Does;

DefaultAnswer order(const Action& action, std::string id, std::string name, std::string brief = {}) {
    DefaultAnswer answer{Does::order, action};
    answer.id = std::move(id);
    answer.brief = brief.empty() ? name : std::move(brief);
    answer.name = std::move(name);
    return answer;
}

DefaultAnswer choice_of(UnitId unit, std::string name, std::string brief) {
    DefaultAnswer answer{Does::choose, {}, unit};
    answer.id = "do:unit";
    answer.name = std::move(name);
    answer.brief = std::move(brief);
    return answer;
}

DefaultAnswer rally_of(const Scene& scene, const AnswerDraft& draft) {
    const UnitId unit = draft.choice().unit;
    if (!scene.check(Rally{unit}).accepted()) return {};
    const Test test = forecast_rally(scene.options(), scene.seen(), unit);
    DefaultAnswer answer = order(Rally{unit}, "do:rally", words::rally_with(test), words::rally_with_chance(test));
    answer.note = words::rally_note(scene, unit, draft.rally_help());
    return answer;
}

DefaultAnswer walk_of(const Scene& scene, const AnswerDraft& draft, const AdvisedPlace& place) {
    const int hit = odds_of_a_hit(threats_of(place.walk));
    DefaultAnswer answer{Does::walk};
    answer.id = "do:walk";
    answer.name = words::walk_to(scene, place.walk);
    answer.brief = labels::walk;
    answer.note = words::walk_note(scene, place.walk, draft.guided()) + words::shot_from_there(place.shot);
    answer.note_names_it = true;
    answer.is_dangerous = hit >= dangerous;
    answer.can_be_stopped = hit > 0;
    return answer;
}

DefaultAnswer next_of(const Scene& scene, const AnswerDraft& draft, UnitId next) {
    const std::string name = scene.units().full(next), brief = words::next_unit(name);
    const int shot = draft.better().shot;
    DefaultAnswer answer = choice_of(next, shot > 0 ? words::does_better(name, shot) : brief, brief);
    if (draft.shots().empty()) answer.why = words::no_shot_of(scene, draft.choice().unit);
    return answer;
}

DefaultAnswer in_play(const Scene& scene, const AnswerDraft& draft) {
    if (draft.intended(scene)) return {Does::confirm};
    if (draft.only_the_end_is_left(scene)) {
        DefaultAnswer answer = order(EndTurn{}, "end-turn", verbs::end_turn.imperative);
        answer.note = ending_wins(scene) ? labels::end_wins : labels::nothing_else;
        return answer;
    }
    const UnitId unit = draft.choice().unit, suggested = draft.suggested_unit(scene);
    if (unit == no_unit) {
        if (suggested == no_unit) return {};
        const std::string name = scene.units().full(suggested);
        return choice_of(suggested, words::choose_unit(name), wording::capital(name));
    }
    if (draft.choice().tool != Tool::orders) return {};
    if (scene.unit(unit).state != State::fit) return rally_of(scene, draft);
    if (const AdvisedPlace* place = draft.proposal()) return walk_of(scene, draft, *place);
    if (const UnitId next = draft.next_unit(scene); next != no_unit) return next_of(scene, draft, next);
    return {Does::shoot};
}

}  // namespace

DefaultAnswer default_answer(const Scene& scene, const AnswerDraft& draft) {
    const Choice& choice = draft.choice();
    switch (scene.phase()) {
        case Phase::play: return in_play(scene, draft);
        case Phase::react:
            if (choice.unit != no_unit) return {Does::confirm};
            if (can_only_watch(scene, choice.slider, draft.forecasts().exposures))
                return order(Hold{}, "do:go-on", labels::go_on);
            return {Does::shoot_best};
        case Phase::join: return {choice.partners.empty() ? Does::nothing : Does::confirm};
        default: return {Does::confirm};
    }
}

}  // namespace sightlines::crossfire_squads
