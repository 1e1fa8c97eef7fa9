#include "games/dogfight/panel/shot_card.h"

#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/advice/shot_words.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;

void draw_mark(ImDrawList& list, ImVec2 centre, bool met) {
    const theme::Palette& p = theme::palette();
    constexpr float arm = 4;
    if (met) {
        const ImVec2 low{centre.x - 1, centre.y + arm};
        list.AddLine({centre.x - arm, centre.y}, low, p.text, 2);
        return list.AddLine(low, {centre.x + arm + 1, centre.y - arm}, p.text, 2);
    }
    paint::cross(list, centre, arm, p.refusal, 2);
}

}  // namespace

std::optional<ShotNeeds> needs_of_plan(const Position& at, const Selection& selection) {
    const Plan* preview = selection.planning() ? selection.plan().preview() : nullptr;
    return preview == nullptr ? std::nullopt : shot_needs(at, *preview);
}

bool needs_stand_above(const Selection& selection) {
    constexpr float narrow = 700;
    const platform::Surroundings& around = platform::surroundings();
    return selection.panel().guided && selection.panel().details && !around.embedded && around.width < narrow &&
           around.height > around.width;
}

void draw_shot_card(const Position& at, const ShotNeeds& needs, float width) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont *text = theme::font(Font::text), *strong = theme::font(Font::strong);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    constexpr float row = theme::small + 3, indent = 22, apart = 8;
    paint::text(list, strong, theme::small, begin, p.text, words::needs_title(at, needs).c_str());
    float y = begin.y + row;
    for (const words::NeedLine& line : words::need_lines(needs)) {
        draw_mark(list, {begin.x + 8, y + theme::small / 2}, line.met);
        paint::text(list, text, theme::small, {begin.x + indent, y}, p.text, line.need.c_str());
        ImFont* font = line.met ? text : strong;
        const float wide = font->CalcTextSizeA(theme::small, 10000, 0, line.state.c_str()).x;
        const float need = text->CalcTextSizeA(theme::small, 10000, 0, line.need.c_str()).x;
        if (indent + need + apart + wide > width) y += row;
        paint::text(list, font, theme::small, {begin.x + width - wide, y}, line.met ? p.secondary : p.refusal,
                    line.state.c_str());
        y += row;
    }
    ImGui::Dummy({width, y - begin.y});
    test_ids::add_item("shot-needs");
}

}  // namespace sightlines::dogfight
