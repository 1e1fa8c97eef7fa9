#include "games/dogfight/panel/shot_card.h"

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/words/shot_words.h"
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
    list.AddLine({centre.x - arm, centre.y - arm}, {centre.x + arm, centre.y + arm}, p.refusal, 2);
    list.AddLine({centre.x - arm, centre.y + arm}, {centre.x + arm, centre.y - arm}, p.refusal, 2);
}

}  // namespace

void draw_shot_card(const Scene<Rules>& scene, const Selection& selection, float width) {
    const Plan* ghost = selection.planning() ? selection.plan().ghost() : nullptr;
    const auto needs = ghost == nullptr ? std::nullopt : shot_needs(scene.at, *ghost);
    if (!needs) return;
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont *text = theme::font(Font::text), *strong = theme::font(Font::strong);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    constexpr float row = theme::small + 3, indent = 22;
    paint::text(list, strong, theme::small, begin, p.text, words::needs_title(scene.at, *needs).c_str());
    float y = begin.y + row;
    for (const words::NeedLine& line : words::need_lines(*needs)) {
        draw_mark(list, {begin.x + 8, y + theme::small / 2}, line.met);
        paint::text(list, text, theme::small, {begin.x + indent, y}, p.text, line.need.c_str());
        ImFont* font = line.met ? text : strong;
        const float wide = font->CalcTextSizeA(theme::small, 10000, 0, line.state.c_str()).x;
        paint::text(list, font, theme::small, {begin.x + width - wide, y}, line.met ? p.secondary : p.refusal,
                    line.state.c_str());
        y += row;
    }
    ImGui::Dummy({width, y - begin.y});
    test_ids::add_item("shot-needs");
}

}  // namespace sightlines::dogfight
