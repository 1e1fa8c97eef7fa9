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
    return can_only_watch(scene, selection.choice().slider, selection.forecasts().exposures);
}

}  // namespace

Task Lists::task(const Scene& scene, const Selection& selection) const {
    return task_ != Task::none && unit_ == selection.choice().unit ? task_ : task_under_way(scene, selection.choice());
}

Lists::All Lists::all(const Scene& scene, const Selection& selection) const {
    All lists;
    if (!scene.decides()) return lists;
    const bool chosen = selection.choice().unit != no_unit;
    switch (scene.phase()) {
        case Phase::objective: add_grounds(lists, scene, selection); break;
        case Phase::edge: add_edges(lists, scene); break;
        case Phase::play:
        case Phase::deploy: {
            const bool deploys = scene.phase() == Phase::deploy;
            const bool ends = !deploys || scene.check(Done{}).accepted();
            const char* none = deploys ? labels::all_are_placed : labels::no_more_units;
            add_units(lists, scene, selection, ends ? none : nullptr);
            if (nobody_ != Nobody::asked) break;
            add_tasks(lists, scene, selection);
            add_what_the_task_needs(lists, scene, selection);
            break;
        }
        case Phase::react:
            if (watches(scene, selection)) break;
            add_reaction_points(lists, scene, selection);
            add_shooters(lists, scene, selection);
            if (!chosen || nobody_ != Nobody::asked) break;
            if (scene.unit(selection.choice().unit).hidden()) {
                add_places(lists, scene, selection);
                add_winds(lists, scene, selection);
            }
            add_partners(lists, scene, selection);
            add_commanders(lists, scene, selection);
            break;
        case Phase::group:
            add_units(lists, scene, selection, labels::nobody_follows);
            if (chosen && nobody_ == Nobody::asked) add_places(lists, scene, selection);
            break;
        case Phase::reveal:
            add_units(lists, scene, selection, nullptr);
            if (chosen) add_places(lists, scene, selection);
            if (chosen) add_winds(lists, scene, selection);
            break;
        case Phase::affect: add_units(lists, scene, selection, nullptr); break;
        case Phase::join:
        case Phase::spill: add_partners(lists, scene, selection); break;
        default: break;
    }
    return lists;
}

void Lists::add_what_the_task_needs(All& lists, const Scene& scene, const Selection& selection) const {
    switch (task(scene, selection)) {
        case Task::none:
        case Task::rally:
        case Task::prone:
        case Task::stand: return;
        case Task::shoot:
            add_targets(lists, scene, selection);
            if (selection.choice().target == no_unit) return;
            add_partners(lists, scene, selection);
            return add_commanders(lists, scene, selection);
        case Task::explosives: return add_targets(lists, scene, selection);
        case Task::turn:
        case Task::turret: return add_winds(lists, scene, selection);
        case Task::hide: return add_grounds(lists, scene, selection);
        case Task::walk:
            add_places(lists, scene, selection);
            add_partners(lists, scene, selection);
            add_gathering(lists, scene, selection);
            return add_turret(lists, scene, selection);
        case Task::search: add_places(lists, scene, selection); return add_partners(lists, scene, selection);
        case Task::smoke:
        case Task::wire: add_places(lists, scene, selection); return add_slants(lists, selection);
        default:
            add_places(lists, scene, selection);
            if (selection.turns_turret(scene)) return add_turret(lists, scene, selection);
            if (selection.turns_at_goal(scene)) add_winds(lists, scene, selection);
    }
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
    if (what == Task::none) return {};
    if (const std::optional<Action> action = action_of(scene, selection.choice(), what)) {
        if (const Verdict judged = scene.check(*action); !judged.accepted())
            return {std::string(judged.why().message), "", {}};
        if (what != Task::rally) return {"", words::task_name(what), proposing(*action)};
        const Test test = forecast_rally(scene.options(), scene.seen(), selection.choice().unit);
        return {words::rally_note(scene, selection.choice().unit, selection.rally_help()), words::rally_with(test),
                proposing(*action)};
    }
    if (what == Task::hide) return {};
    Doing intended = doing_intended(scene, selection);
    if (what == Task::place_rest && intended.act) {
        intended.name = labels::all_the_rest;
        intended.act = [](const Scene& now, Selection& chosen) { chosen.place_rest(now); };
    }
    return intended;
}

Lists::Doing Lists::doing(const Scene& scene, const Selection& selection) const {
    if (!scene.decides()) return {};
    const Choice& choice = selection.choice();
    switch (scene.phase()) {
        case Phase::objective:
            if (choice.piece == no_piece) return {};
            return {"", words::flag_in(scene.places().piece(choice.piece)), proposing(Objective{choice.piece})};
        case Phase::edge:
            if (edge_ == Edge::none) return {};
            return {"", words::edge_name(edge_), proposing(HomeEdge{edge_})};
        case Phase::play:
            if (nobody_ == Nobody::asked) return doing_task(scene, selection);
            return {words::if_turn_ended(scene), labels::end_turn, proposing(EndTurn{})};
        case Phase::deploy:
            if (nobody_ == Nobody::asked) return doing_task(scene, selection);
            return {"", labels::done, proposing(Done{})};
        case Phase::react:
            if (watches(scene, selection)) return {labels::you_cannot_shoot, labels::go_on, proposing(Hold{})};
            if (nobody_ == Nobody::once) return {"", labels::hold_fire, proposing(Hold{})};
            if (nobody_ == Nobody::for_the_turn)
                return {"", labels::hold_this_turn,
                        [](const Scene& now, Selection& chosen) { chosen.hold_for_the_turn(now); }};
            if (choice.unit != no_unit) return doing_intended(scene, selection);
            if (!selection.advises()) return {};
            if (selection.forecasts().shooter == no_unit) return {labels::none_can_shoot_there, "", {}};
            return {order_note(scene, selection, React{}), order_name(scene, selection, React{}, has_room),
                    [](const Scene& now, Selection& chosen) { chosen.shoot_best(now); }};
        case Phase::group:
            if (nobody_ != Nobody::asked) return {"", labels::nobody_else, proposing(Done{})};
            return doing_intended(scene, selection);
        case Phase::join:
            if (choice.partners.empty()) return {"", labels::nobody_called, proposing(Join{})};
            return doing_intended(scene, selection);
        default: return doing_intended(scene, selection);
    }
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
