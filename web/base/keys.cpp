#include "base/keys.h"

namespace sightlines {
namespace {

bool muted = false;

}  // namespace

void mute_keys(bool mute) { muted = mute; }

bool keys_are_muted() { return muted; }

bool key_pressed(ImGuiKey key) { return !muted && ImGui::IsKeyPressed(key, false); }

bool key_repeated(ImGuiKey key) { return !muted && ImGui::IsKeyPressed(key, true); }

ArrowSteps arrow_steps() {
    const auto held = [](ImGuiKey key) { return key_repeated(key) ? 1 : 0; };
    return {held(ImGuiKey_RightArrow) - held(ImGuiKey_LeftArrow), held(ImGuiKey_DownArrow) - held(ImGuiKey_UpArrow)};
}

std::optional<Direction> arrow_pressed() {
    if (key_repeated(ImGuiKey_LeftArrow)) return Direction::left;
    if (key_repeated(ImGuiKey_RightArrow)) return Direction::right;
    if (key_repeated(ImGuiKey_UpArrow)) return Direction::up;
    if (key_repeated(ImGuiKey_DownArrow)) return Direction::down;
    return std::nullopt;
}

}  // namespace sightlines
