#include <array>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "games/page.h"
#include "platform.h"

namespace sightlines {

namespace {

// SIGHTLINES_DEFERRED is a list of ids, with a space before and after each.
bool is_listed(std::string_view id) {
    constexpr std::string_view list = SIGHTLINES_DEFERRED;
    for (std::size_t at = list.find(id); at != std::string_view::npos; at = list.find(id, at + 1)) {
        const std::size_t end = at + id.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

bool part_is_here(std::string_view id) { return !is_listed(id) || platform::deferred(id) == platform::LoadState::here; }

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
    return {std::move(record), later, page};
}

bool is_deferred(const GamePage& page) { return is_listed(page.game->id); }

bool code_is_here(const GamePage& page) { return part_is_here(page.game->id); }

bool editor_is_here() { return part_is_here(editor_part); }

bool puzzles_are_here() { return part_is_here(puzzles_part); }

bool by_link_is_here() { return part_is_here(by_link_part); }

std::unique_ptr<BoardView> make_view(const Match& match) {
    const GamePage* page = page_of(match.game().id);
    return page == nullptr ? nullptr : page->view(match);
}

}  // namespace sightlines
