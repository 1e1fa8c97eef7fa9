#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "api/game_tree.h"
#include "api/games.h"
#include "base/rng.h"

namespace sightlines::test {

// Goes one action back and plays two others, `depth` times. False: the game was over before.
inline bool grow_deep(Match& match, std::size_t depth, Rng& rng) {
    const auto play = [&](const Json* but) {
        Json actions = match.actions();
        if (but != nullptr) std::erase(actions.get_ref<Json::array_t&>(), *but);
        return !actions.empty() &&
               match.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]).has_value();
    };
    if (!play(nullptr) || !play(nullptr)) return false;
    for (std::size_t line = 0; line < depth; ++line) {
        const Json last = match.action(match.cursor() - 1);
        match.go_to(match.cursor() - 1);
        if (!play(&last) || !play(nullptr)) return false;
    }
    return true;
}

// The record of a game of Hex Crossfire: two actions, and `depth` variations of two, each of which leaves the one
// before after its first action.
inline std::string deep_study(std::size_t depth) {
    for (Rng rng(1);;) {
        const auto match = new_match("crossfire-hex", Json::object());
        (*match)->grow_tree();
        if (grow_deep(**match, depth, rng)) return write_json((*match)->record());
    }
}

}  // namespace sightlines::test
