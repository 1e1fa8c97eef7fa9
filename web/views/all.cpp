#include <array>

#include "views/aerial_war/editor.h"
#include "views/aerial_war/settings.h"
#include "views/aerial_war/view.h"
#include "views/crossfire_hex/editor.h"
#include "views/crossfire_hex/settings.h"
#include "views/crossfire_hex/view.h"
#include "views/crosshairs/editor.h"
#include "views/crosshairs/settings.h"
#include "views/crosshairs/view.h"
#include "views/pages.h"

namespace sightlines {
namespace {

template <Game G, class View, class Editor>
GamePage page(std::span<const Setting> settings, const Card& card, const Opening* opening = nullptr) {
    return {G::info.id,
            [](Match& match) -> std::unique_ptr<BoardView> {
                return std::make_unique<View>(static_cast<MatchOf<G>&>(match));
            },
            [](const Match& match) -> std::unique_ptr<BoardEditor> {
                return std::make_unique<Editor>(static_cast<const MatchOf<G>&>(match));
            },
            settings,
            &card,
            opening};
}

const std::array pages{
    page<crosshairs::Rules, crosshairs::CrosshairsView, crosshairs::CrosshairsEditor>(
        crosshairs::settings(), crosshairs::card, &crosshairs::opening),
    page<crossfire_hex::Rules, crossfire_hex::CrossfireView, crossfire_hex::CrossfireEditor>(crossfire_hex::settings(),
                                                                                             crossfire_hex::card),
    page<aerial_war::Rules, aerial_war::AerialWarView, aerial_war::AerialWarEditor>(aerial_war::settings(),
                                                                                    aerial_war::card),
};

}  // namespace

const GamePage* page_of(std::string_view game) {
    for (const GamePage& page : pages) {
        if (page.game == game) return &page;
    }
    return nullptr;
}

std::unique_ptr<BoardView> make_view(Match& match) {
    const GamePage* page = page_of(match.game().id);
    return page == nullptr ? nullptr : page->view(match);
}

}  // namespace sightlines
