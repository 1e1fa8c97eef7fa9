// Makes a GamePage from the type of a game's view; used in games/<id>/page.cpp.
#pragma once

#include "games/page.h"

namespace sightlines {

template <Game G, class View>
constexpr GamePage page_with(std::span<const Setting> (*settings)(), const HomeCard& card,
                             const OpeningTexts* opening = nullptr) {
    return {&G::info,
            [](const Match& match) -> std::unique_ptr<BoardView> {
                return std::make_unique<View>(static_cast<const MatchOf<G>&>(match));
            },
            settings,
            &card,
            opening};
}

}  // namespace sightlines
