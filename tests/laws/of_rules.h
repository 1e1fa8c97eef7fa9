#pragma once

// Laws of the rules alone: lists, verdicts, whose turn it is, what is admitted and what is seen.
#include "laws/walk.h"

namespace sightlines::laws {

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

template <Game G>
bool is_roll(const typename G::Action& action) {
    if constexpr (std::is_constructible_v<typename G::Action, Roll>) return std::holds_alternative<Roll>(action);
    return false;
}

template <Game G>
bool anything_unlisted(const G& rules, const typename G::Position& at, const Status& status) {
    if constexpr (HasParametricActions<G>) {
        if (!rules.parametric(at).empty()) return true;
    }
    return status.roll && !listed(*status.roll);
}

template <Game G>
int listed_is_accepted(Look<G>& here) {
    for (const auto& action : here.listed)
        hold<G>(here.rules.check(here.at, action).accepted(), "listed, but refused", action);
    return 1;
}

template <Game G>
int listed_once(Look<G>& here) {
    for (auto action = here.listed.begin(); action != here.listed.end(); ++action)
        hold<G>(std::find(here.listed.begin(), action, *action) == action, "listed twice", *action);
    return 1;
}

template <Game G>
int over_when_nothing_is_left(Look<G>& here) {
    const Status status = here.rules.status(here.at);
    const bool over = status.to_act == Side::nobody;
    hold(over == (here.listed.empty() && !anything_unlisted(here.rules, here.at, status)),
         over ? "over, and something to do" : "to act, and nothing to do");
    hold(over == status.outcome.has_value(), "an outcome when, and only when, it is over");
    hold((status.to_act == Side::chance) == status.roll.has_value(), "dice for chance, and for nobody else");
    hold(static_cast<int>(status.to_act) < G::info.most_players, "a player of the game");
    return over ? 1 : 0;
}

template <Game G>
int played_is_admitted(Look<G>& here) {
    if (!can_start<G>(here.at)) return 0;
    const auto again = here.rules.admit(here.at);
    hold(again.has_value(), "not admitted");
    hold(*again == here.at, "changed when admitted");
    return 1;
}

template <Game G>
int chance_rolls(Look<G>& here) {
    const bool chance = here.rules.status(here.at).to_act == Side::chance;
    for (const auto& action : here.listed) hold<G>(is_roll<G>(action) == chance, "not the side's action", action);
    return 1;
}

// Not of games with actions that nobody lists.
template <Game G>
int unlisted_is_refused(Look<G>& here) {
    static const std::vector<typename G::Action> every = test::Samples<G>::every_action();
    const Status status = here.rules.status(here.at);
    if (status.roll && !listed(*status.roll)) return 0;
    std::size_t accepted = 0;
    for (const auto& action : every) {
        if (!here.rules.check(here.at, action).accepted()) continue;
        ++accepted;
        hold<G>(contains(here.listed, action), "accepted, but not listed", action);
    }
    hold(accepted == here.listed.size(), "listed, but not among all that can be written");
    return 1;
}

template <Game G>
int blanked_once(Look<G>& here) {
    for (int player = -2; player < G::info.most_players; ++player) {
        const Side side = player_side(player);
        const auto seen = here.rules.seen_by(here.at, side);
        hold(here.rules.seen_by(seen, side) == seen, "blanked again");
    }
    return 1;
}

template <Game G>
void add_laws_of_rules(std::vector<Law<Look<G>>>& laws) {
    laws.push_back({"what is listed is accepted", 1, 20, listed_is_accepted<G>});
    laws.push_back({"what is listed is listed once", 7, 5, listed_once<G>});
    laws.push_back({"nobody is to act when, and only when, nothing is left", 1, 4, over_when_nothing_is_left<G>});
    laws.push_back({"a position that was played is admitted as it is", 1, 20, played_is_admitted<G>});
    laws.push_back({"chance rolls, and players do not", 1, 20, chance_rolls<G>});
    if constexpr (!HasParametricActions<G>)
        laws.push_back({"what is not listed is refused", 97, 100, unlisted_is_refused<G>});
    if constexpr (HasHiddenInformation<G>)
        laws.push_back({"blanking the unseen once is enough", 1, 20, blanked_once<G>});
}

}  // namespace sightlines::laws
