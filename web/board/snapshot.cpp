#include "board/snapshot.h"

#include <algorithm>
#include <utility>

#include "imgui_internal.h"
#include "widgets/theme.h"

namespace sightlines::paint {

Snapshot::Snapshot(const Area& area, const std::function<void()>& draw)
    : page_(theme::palette().page), hairline_(paint::hairline()) {
    Recorder recorder;
    ImDrawList* list = &recorder.list();
    list->PushTexture(ImGui::GetIO().Fonts->TexRef);
    list->PushClipRect(area.min, area.max);
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    std::swap(window->DrawList, list);
    draw();
    std::swap(window->DrawList, list);

    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (const ImDrawCmd& command : list->CmdBuffer) {
        if (command.ElemCount == 0) continue;
        const ImDrawIdx* first = list->IdxBuffer.Data + command.IdxOffset;
        const auto [least, most] = std::minmax_element(first, first + command.ElemCount);
        const ImDrawVert* vertices = list->VtxBuffer.Data + command.VtxOffset;
        const ImVec4 clip = command.ClipRect;
        Layer layer{{clip.x - area.min.x, clip.y - area.min.y, clip.z - area.min.x, clip.w - area.min.y},
                    {{vertices + *least, vertices + *most + 1}, {}}};
        const auto is_text = [&](ImDrawIdx index) {
            return vertices[index].uv.x != white.x || vertices[index].uv.y != white.y;
        };
        for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
            if (is_text(first[i])) continue;
            for (unsigned corner = 0; corner < 3; ++corner) layer.mesh.indices.push_back(first[i + corner] - *least);
        }
        for (ImDrawVert& vertex : layer.mesh.vertices)
            vertex.pos = {vertex.pos.x - area.min.x, vertex.pos.y - area.min.y};
        layers_.push_back(std::move(layer));
    }
}

bool Snapshot::is_current() const { return page_ == theme::palette().page && hairline_ == paint::hairline(); }

void Snapshot::draw(ImDrawList& list, ImVec2 min) const {
    for (const Layer& layer : layers_) {
        list.PushClipRect({min.x + layer.clip.x, min.y + layer.clip.y}, {min.x + layer.clip.z, min.y + layer.clip.w},
                          true);
        paint::draw(list, layer.mesh, min);
        list.PopClipRect();
    }
}

}  // namespace sightlines::paint
