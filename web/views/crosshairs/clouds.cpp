#include "board/paint.h"
#include "views/crosshairs/art.h"

namespace sightlines::crosshairs::art {

void cloud_shadow(ImDrawList& list, const HexView& view, Hex hex) {
    const ImVec2 at = view.at(hex);
    const float cell = view.cell;
    paint::soft_disc(list, {at.x + cell * 0.1f, at.y + cell * 0.14f}, cell * 0.2f, cell * 0.5f, IM_COL32(30, 40, 50, 60));
}

void cloud(ImDrawList& list, const HexView& view, Hex hex, const Hex*, float cover) {
    paint::soft_disc(list, view.at(hex), view.cell * 0.3f, view.cell * 0.5f,
                     paint::faded(IM_COL32(250, 250, 250, 240), cover));
}

}  // namespace sightlines::crosshairs::art
