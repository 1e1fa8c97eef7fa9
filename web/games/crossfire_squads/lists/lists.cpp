#include "games/crossfire_squads/lists/lists.h"

#include <algorithm>

#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/list_words.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"

namespace sightlines::crossfire_squads {
namespace {

bool has_room(const std::string&) { return true; }

// An action of its own, if it is legal.
auto proposing(const Action& action) {
    return [action](const Scene& scene, Selection& selection) { selection.propose(scene, action); };
}

bool watches(const Scene& scene, const Selection& selection) {
    return scene.phase() == Phase::react &&
           can_only_watch(scene, selection.choice().slider, selection.forecasts().exposures);
}

}  // namespace

Task Lists::task(const Scene& scene, const Selection& selection) const {
    return task_ != Task::none && unit_ == selection.choice().unit ? task_ : task_under_way(scene, selection.choice());
}

Lists::All Lists::all(const Scene& scene, const Selection& selection) const {
    All lists;
    if (!scene.decides() || watches(scene, selection)) return lists;
    for (const Part part : parts_of(scene, selection.choice(), task(scene, selection)))
        (this->*adds(part))(lists, scene, selection);
    return lists;
}

Lists::Doing Lists::doing_intended(const Scene& scene, const Selection& selection) const {
    const std::optional<Action> action = selection.intended(scene);
    if (!action) return {};
    if (const Verdict judged = selection.verdict(scene); !judged.accepted())
        return {refusal_text(scene, selection, judged), "", {}};
    return {order_note(scene, selection, *action), order_name(scene, selection, *action, has_room),
            [](const Scene& now, Selection& chosen) { chosen.confirm(now); }};
}

Lists::Doing Lists::doing_task(const Scene& scene, const Selection& selection) const {
    const Task what = task(scene, selection);
    if (const std::optional<Action> action = action_of(scene, selection.choice(), what)) {
        if (const Verdict judged = scene.check(*action); !judged.accepted())
            return {std::string(judged.why().message), "", {}};
        if (what != Task::rally) return {"", form_of(what).name, proposing(*action)};
        const Test test = forecast_rally(scene.options(), scene.seen(), selection.choice().unit);
        return {words::rally_note(scene, selection.choice().unit, selection.rally_help()), words::rally_with(test),
                proposing(*action)};
    }
    if (what == Task::hide) return {};
    Doing intended = doing_intended(scene, selection);
    if (what == Task::place_rest && intended.act) {
        intended.name = form_of(what).brief;
        intended.act = [](const Scene& now, Selection& chosen) { chosen.place_rest(now); };
    }
    return intended;
}

// In a reaction, where nobody is chosen, whoever shoots best.
Lists::Doing Lists::doing_best_shot(const Scene& scene, const Selection& selection) const {
    if (!selection.advises()) return {};
    if (selection.forecasts().shooter == no_unit) return {labels::none_can_shoot_there, "", {}};
    return {order_note(scene, selection, React{}), order_name(scene, selection, React{}, has_room),
            [](const Scene& now, Selection& chosen) { chosen.shoot_best(now); }};
}

Lists::Doing Lists::doing(const Scene& scene, const Selection& selection) const {
    if (!scene.decides()) return {};
    if (watches(scene, selection)) return {labels::you_cannot_shoot, labels::go_on, proposing(Hold{})};
    if (declined_) {
        const std::string note = scene.phase() == Phase::play ? words::if_turn_ended(scene) : declined_->note;
        return {note, declined_->name,
                [answer = *declined_](const Scene& now, Selection& chosen) { chosen.give(now, answer); }};
    }
    if (task(scene, selection) != Task::none) return doing_task(scene, selection);
    const bool reacts = scene.phase() == Phase::react;
    return reacts && selection.choice().unit == no_unit ? doing_best_shot(scene, selection)
                                                        : doing_intended(scene, selection);
}

ListedChoices Lists::choices(const Scene& scene, const Selection& selection) const {
    const Doing now = doing(scene, selection);
    ListedChoices choices{{}, now.preview, now.name};
    for (const List& list : all(scene, selection)) {
        choices.lists.push_back({list.id, list.label, {}, list.chosen});
        for (const Option& option : list.options) choices.lists.back().options.push_back(option.text);
    }
    return choices;
}

void Lists::choose(const Scene& scene, Selection& selection, std::string_view id, std::size_t option) {
    for (const List& list : all(scene, selection)) {
        if (list.id == id && option < list.options.size()) return list.options[option].change(*this, scene, selection);
    }
}

void Lists::act(const Scene& scene, Selection& selection) const {
    if (const Doing now = doing(scene, selection); now.act) now.act(scene, selection);
}

}  // namespace sightlines::crossfire_squads
