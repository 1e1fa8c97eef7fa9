#include "widgets/keys.h"

namespace sightlines {

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
