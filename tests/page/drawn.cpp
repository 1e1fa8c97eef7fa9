#include "page/drawn.h"

#include <array>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "base/hash.h"
#include "imgui.h"

namespace sightlines::page {
namespace {

// Much on the page stands on whole, half or quarter pixels: it lies far from where rounding changes.
constexpr float off_grid = 0.37f, parts_of_pixel = 2;

std::int64_t rounded(float length) { return std::llround(std::floor(length * parts_of_pixel + off_grid)); }

// "tab" of "page/panel_8F3C21A0/tab_1B2C3D4E".
std::string last_name(std::string_view window) {
    window.remove_prefix(window.rfind('/') == window.npos ? 0 : window.rfind('/') + 1);
    return std::string(window.substr(0, window.rfind('_')));
}

std::string hash_of(const ImDrawList& list) {
    Hash hash;
    for (const ImDrawVert& vertex : list.VtxBuffer)
        hash.add(rounded(vertex.pos.x)).add(rounded(vertex.pos.y)).add(vertex.col);
    for (const ImDrawCmd& command : list.CmdBuffer) {
        hash.add(command.ElemCount);
        for (const float side : {command.ClipRect.x, command.ClipRect.y, command.ClipRect.z, command.ClipRect.w})
            hash.add(rounded(side));
    }
    std::array<char, 5> digits{};
    std::snprintf(digits.data(), digits.size(), "%04" PRIx64, hash.value() & 0xFFFFU);
    return digits.data();
}

}  // namespace

std::string drawn() {
    std::string text;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        if (list->VtxBuffer.empty()) continue;
        text += (text.empty() ? "" : ", ") + last_name(list->_OwnerName == nullptr ? "" : list->_OwnerName) + " " +
                std::to_string(list->VtxBuffer.Size) + " " + hash_of(*list);
    }
    return text;
}

}  // namespace sightlines::page
