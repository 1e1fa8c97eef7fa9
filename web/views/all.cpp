#include <array>
#include <nlohmann/json.hpp>

#include "platform.h"
#include "views/aerial_war/settings.h"
#include "views/crossfire_hex/settings.h"
#include "views/crossfire_squads/settings.h"
#include "views/crosshairs/settings.h"
#include "views/dogfight/settings.h"
#include "views/pages.h"

namespace sightlines {
namespace {

// The ids in SIGHTLINES_LATER stand between blanks.
bool is_listed(std::string_view id) {
    constexpr std::string_view list = SIGHTLINES_LATER;
    for (std::size_t at = list.find(id); at != std::string_view::npos; at = list.find(id, at + 1)) {
        const std::size_t end = at + id.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

constexpr std::array pages{&crosshairs::game_page, &crossfire_hex::game_page, &crossfire_squads::game_page,
                           &aerial_war::game_page, &dogfight::game_page};

}  // namespace

const GamePage* page_of(std::string_view game) {
    for (const GamePage* page : pages) {
        if (page->game->id == game) return page;
    }
    return nullptr;
}

const GamePage* page_of_record(const Json& record) {
    const auto game = record.find("game");
    return game != record.end() && game->is_string() ? page_of(game->get_ref<const std::string&>()) : nullptr;
}

bool comes_later(const GamePage& page) { return is_listed(page.game->id); }

bool code_is_here(const GamePage& page) {
    return !comes_later(page) || platform::later(page.game->id) == platform::Later::here;
}

std::unique_ptr<BoardView> make_view(Match& match) {
    const GamePage* page = page_of(match.game().id);
    return page == nullptr ? nullptr : page->view(match);
}

}  // namespace sightlines
