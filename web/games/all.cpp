#include <array>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "base/parts.h"
#include "games/page.h"
#include "platform.h"

namespace sightlines {

namespace {

#define SIGHTLINES_ADDRESS(id) &id::game_page,
constexpr std::array pages{SIGHTLINES_GAMES(SIGHTLINES_ADDRESS)};
#undef SIGHTLINES_ADDRESS

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

const GamePage* page_of_link(std::string_view text) { return page_of(game_of_link(text)); }

HeldGame held_in(std::string_view link) {
    Result<Json> record = read_link(link);
    const bool later = !record && record.error().code == "link-later";
    const GamePage* page = record ? page_of_record(*record) : later ? page_of_link(link) : nullptr;
    if (later && page == nullptr) platform::fetch_if_away(records_part);  // an older link, which does not say its game
    return {std::move(record), later, page};
}

bool is_deferred(const GamePage& page) { return is_deferred(page.game->id); }

bool code_is_here(const GamePage& page) { return part_is_here(page.game->id); }

std::unique_ptr<BoardView> make_view(const Match& match) {
    const GamePage* page = page_of(match.game().id);
    return page == nullptr ? nullptr : page->view(match);
}

}  // namespace sightlines
