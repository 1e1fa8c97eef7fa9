#include "screens/table/exercise_text.h"

#include "imgui.h"
#include "widgets/theme.h"

namespace sightlines::exercise_text {

using theme::Font;
using theme::Type;

void paragraph(const std::string& text, float width, Font font, float size, ImU32 colour) {
    const Type type(font, size);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopStyleColor();
    ImGui::PopTextWrapPos();
}

void callout(const std::string& text, float width, ImU32 bar, Font font, float size) {
    constexpr float pad = 10;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float high = theme::text_size(font, size, text, width - 2 * pad - 4).y + 12;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(begin, {begin.x + width, begin.y + high}, theme::fade(bar, 0.1f), 4);
    list.AddRectFilled(begin, {begin.x + 4, begin.y + high}, bar, 2);
    ImGui::SetCursorScreenPos({begin.x + pad + 4, begin.y + 6});
    paragraph(text, width - 2 * pad - 4, font, size, theme::palette().text);
    ImGui::SetCursorScreenPos({begin.x, begin.y + high + 6});
    ImGui::Dummy({0, 0});
}

}  // namespace sightlines::exercise_text
