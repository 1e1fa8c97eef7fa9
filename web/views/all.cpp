#include <array>
#include <nlohmann/json.hpp>

#include "platform.h"
#include "views/aerial_war/editor.h"
#include "views/aerial_war/settings.h"
#include "views/aerial_war/view.h"
#include "views/crossfire_hex/editor.h"
#include "views/crossfire_hex/settings.h"
#include "views/crossfire_hex/view.h"
#include "views/crossfire_squads/editor.h"
#include "views/crossfire_squads/settings.h"
#include "views/crossfire_squads/view.h"
#include "views/crosshairs/editor.h"
#include "views/crosshairs/settings.h"
#include "views/crosshairs/view.h"
#include "views/dogfight/editor.h"
#include "views/dogfight/settings.h"
#include "views/dogfight/view.h"
#include "views/pages.h"

namespace sightlines {
namespace {

// The ids in SIGHTLINES_LATER stand between blanks.
constexpr bool comes_later(std::string_view id) {
    constexpr std::string_view list = SIGHTLINES_LATER;
    for (std::size_t at = list.find(id); at != std::string_view::npos; at = list.find(id, at + 1)) {
        const std::size_t end = at + id.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

template <Game G, class View, class Editor>
constexpr GamePage page(std::span<const Setting> (*settings)(), const Card& card, const Opening* opening = nullptr) {
    return {&G::info,
            [](Match& match) -> std::unique_ptr<BoardView> {
                return std::make_unique<View>(static_cast<MatchOf<G>&>(match));
            },
            [](const Match& match) -> std::unique_ptr<BoardEditor> {
                return std::make_unique<Editor>(static_cast<const MatchOf<G>&>(match));
            },
            settings,
            &card,
            opening,
            comes_later(G::info.id)};
}

constexpr std::array pages{
    page<crosshairs::Rules, crosshairs::CrosshairsView, crosshairs::CrosshairsEditor>(
        crosshairs::settings, crosshairs::card, &crosshairs::opening),
    page<crossfire_hex::Rules, crossfire_hex::CrossfireView, crossfire_hex::CrossfireEditor>(crossfire_hex::settings,
                                                                                             crossfire_hex::card),
    page<crossfire_squads::Rules, crossfire_squads::SquadsView, crossfire_squads::SquadsEditor>(
        crossfire_squads::settings, crossfire_squads::card, &crossfire_squads::opening),
    page<aerial_war::Rules, aerial_war::AerialWarView, aerial_war::AerialWarEditor>(aerial_war::settings,
                                                                                    aerial_war::card),
    page<dogfight::Rules, dogfight::DogfightView, dogfight::DogfightEditor>(dogfight::settings, dogfight::card),
};

}  // namespace

const GamePage* page_of(std::string_view game) {
    for (const GamePage& page : pages) {
        if (page.game->id == game) return &page;
    }
    return nullptr;
}

const GamePage* page_of_record(const Json& record) {
    const auto game = record.find("game");
    return game != record.end() && game->is_string() ? page_of(game->get_ref<const std::string&>()) : nullptr;
}

bool code_is_here(const GamePage& page) {
    return !page.later || platform::later(page.game->id) == platform::Later::here;
}

std::unique_ptr<BoardView> make_view(Match& match) {
    const GamePage* page = page_of(match.game().id);
    return page == nullptr ? nullptr : page->view(match);
}

}  // namespace sightlines
