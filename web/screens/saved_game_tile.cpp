#include "screens/saved_game_tile.h"

#include <algorithm>
#include <cfloat>

#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

// Shortens a sentence to what fits into `lines` lines of small text, each `room` wide.
std::string shortened(const std::string& sentence, float room, float lines) {
    ImFont* font = theme::font(Font::text);
    const auto fits = [&](const std::string& text) {
        return font->CalcTextSizeA(theme::small, FLT_MAX, room, text.c_str()).y < (lines + 0.5f) * theme::small;
    };
    if (fits(sentence)) return sentence;
    std::string text = sentence;
    for (std::size_t end = text.rfind(' '); end != std::string::npos; end = text.rfind(' ')) {
        text.resize(end);
        if (fits(text + "\xE2\x80\xA6")) break;
    }
    return text + "\xE2\x80\xA6";
}

}  // namespace

void fetch_when_hovered(const GamePage& page, ImVec2 min, ImVec2 max) {
    const bool untried = platform::deferred(page.game->id) == platform::LoadState::away;
    if (is_deferred(page) && untried && ImGui::IsMouseHoveringRect(min, max)) platform::fetch_deferred(page.game->id);
}

TilePressed draw_tile(const SavedGameEntry& game, const std::string& test_id, float width) {
    const theme::Palette& p = theme::palette();
    TilePressed pressed = TilePressed::nothing;
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max{min.x + width, min.y + tile_height};
    const float close = theme::button_height() + 4;
    if (ImGui::InvisibleButton("kept", {width - close, tile_height}, ImGuiButtonFlags_EnableNav))
        pressed = TilePressed::resume;
    test_ids::add_item(test_id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, hovered ? p.raised : p.panel, theme::radius);
    list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
    const Area board{{min.x + 6, min.y + 6}, {min.x + tile_height - 6, max.y - 6}};
    if (game.view != nullptr) {
        game.view->draw_miniature(board);
    } else {
        game.page->card->art(list, board);
    }
    fetch_when_hovered(*game.page, min, max);

    const float x = min.x + tile_height + 4, room = max.x - close - x;
    const auto write = [&](Font which, float size, float y, ImU32 colour, const std::string& words) {
        ImFont* font = theme::font(which);
        const float length = font->CalcTextSizeA(size, FLT_MAX, 0, words.c_str()).x;
        paint::text(list, font, size * std::min(1.0f, room / std::max(length, 1.0f)), {x, min.y + y}, colour,
                    words.c_str());
    };
    write(Font::strong, theme::body, 8, p.text, std::string(game.page->game->name));
    write(Font::text, theme::small, 29, p.secondary, game.opponent);
    const bool yours = game.group == SavedGameEntry::Group::your_move;
    write(Font::strong, theme::small, 47, yours ? p.accent : p.text, game.turn);
    const std::string colon = game.date.empty() || game.last.empty() ? "" : ": ";
    const std::string last = shortened(game.date + colon + game.last, room, 2);
    const theme::Type type(Font::text, theme::small);
    list.AddText(theme::font(Font::text), theme::small, {x, min.y + 66}, p.secondary, last.c_str(), nullptr, room);
    ImGui::SetCursorScreenPos({max.x - close, min.y + 4});
    if (icon_button("forget", Icon::close)) pressed = TilePressed::forget;
    ImGui::SetCursorScreenPos(min);
    return pressed;
}

}  // namespace sightlines
