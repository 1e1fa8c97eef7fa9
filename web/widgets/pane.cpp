#include "widgets/pane.h"

#include "widgets/theme.h"

namespace sightlines {

Pane::Pane(const char* name, ImVec2 min, ImVec2 size, ImU32 ground, ImVec2 padding, Kind kind) {
    ImGuiWindowFlags flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                             ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                             ImGuiWindowFlags_NoNavFocus;
    if (kind == Kind::overlay) flags |= ImGuiWindowFlags_NoInputs;
    if (kind != Kind::floats && kind != Kind::overlay) flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
    if (kind != Kind::scrolls) flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::SetNextWindowPos(min);
    ImGui::SetNextWindowSize(size);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ground);
    ImGui::Begin(name, nullptr, flags);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
}

Pane::~Pane() { ImGui::End(); }

}  // namespace sightlines
