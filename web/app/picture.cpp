// The picture of a board, to be shared.
#include "screens/table/picture.h"
#include "api/games.h"
#include "app/deferred.h"
#include "games/page.h"
#include "platform.h"
#include "screens/table/table.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// Null: there is no such game, or its code is still being fetched.
std::unique_ptr<Match> open_here(std::string_view text) {
    const auto [record, later, page] = held_in(text);
    if (page == nullptr) return nullptr;
    if (!code_is_here(*page)) {
        platform::fetch_deferred(page->game->id);
        return nullptr;
    }
    if (!record) return nullptr;
    if (is_annotated(*record) && !records_are_here()) {
        platform::fetch_deferred(records_part);
        return nullptr;
    }
    Result<std::unique_ptr<Match>> opened = open_match(*record);
    return opened ? std::move(*opened) : nullptr;
}

// Emits one frame that shows only that board.
void draw(const Match& match) {
    const platform::Surroundings& around = platform::surroundings();
    const Pane pane("picture", {0, 0}, {around.width, around.height}, theme::palette().page, {0, 0});
    make_view(match)->draw_miniature({{8, 8}, {around.width - 8, around.height - 8}});
}

std::vector<unsigned char> picture(std::string_view record, int width, int height, float scale, const Table* table) {
    static const Table* drawn_table = nullptr;
    static const Match* drawn = nullptr;
    const std::unique_ptr<Match> match = record.empty() ? nullptr : open_here(record);
    if (match == nullptr && (!record.empty() || table == nullptr)) return {};
    drawn_table = table, drawn = match.get();
    return platform::picture(width, height, scale, [] {
        drawn != nullptr ? draw(*drawn) : draw_picture(drawn_table->match(), drawn_table->view());
    });
}

}  // namespace

const Pictures& Pictures::here() {
    static constexpr Pictures table{.of = picture};
    return table;
}

}  // namespace sightlines
