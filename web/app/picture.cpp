#include "app/picture.h"

#include "api/games.h"
#include "base/parts.h"
#include "games/page.h"
#include "platform.h"
#include "screens/table/picture.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

bool Picture::choose(std::string_view text, const Table* table) {
    if (!fetch_editor_part()) return false;
    match_.reset();
    table_ = table;
    if (text.empty()) return table != nullptr;
    const auto [record, later, page] = held_in(text);
    if (page == nullptr) return false;
    if (!code_is_here(*page)) {
        platform::fetch_deferred(page->game->id);
        return false;
    }
    if (!record) return false;
    if (is_annotated(*record) && !by_link_is_here()) {
        platform::fetch_deferred(by_link_part);
        return false;
    }
    if (Result<std::unique_ptr<Match>> opened = open_match(*record)) match_ = std::move(*opened);
    return match_ != nullptr;
}

void Picture::draw() const {
    if (match_ == nullptr) return sightlines::draw_picture(table_->match(), table_->view());
    const platform::Surroundings& around = platform::surroundings();
    const Pane pane("picture", {0, 0}, {around.width, around.height}, theme::palette().page, {0, 0});
    make_view(*match_)->draw_miniature({{8, 8}, {around.width - 8, around.height - 8}});
}

}  // namespace sightlines
