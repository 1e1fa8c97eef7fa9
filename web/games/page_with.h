// Makes a GamePage from the types of a game's view and editor; used in games/<id>/page.cpp.
#pragma once

#include "games/page.h"

namespace sightlines {

template <Game G, class View, class Editor>
constexpr GamePage page_with(std::span<const Setting> (*settings)(), const HomeCard& card,
                             const OpeningTexts* opening = nullptr) {
    return {&G::info,
            [](const Match& match) -> std::unique_ptr<BoardView> {
                return std::make_unique<View>(static_cast<const MatchOf<G>&>(match));
            },
            [](const Match& match) -> std::unique_ptr<BoardEditor> {
                return std::make_unique<Editor>(static_cast<const MatchOf<G>&>(match));
            },
            settings,
            &card,
            opening};
}

}  // namespace sightlines
