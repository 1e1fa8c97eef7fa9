#include "games/crossfire_squads/panel/map_legend.h"

#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/text/labels.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

void MapLegend::draw(const Scene& scene, float width) {
    const platform::Surroundings& around = platform::surroundings();
    if (around.embedded || width < rows::narrow) return;
    ImGui::Dummy({0, 2});
    if (theme::button("legend", open_ ? labels::hide_legend : labels::show_legend, 0, theme::Weight::quiet))
        open_ = !open_;
    if (!open_) return;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    art::draw_legend(*ImGui::GetWindowDrawList(), begin, width, scene.seen(), scene.viewer());
    ImGui::Dummy({width, art::legend_height(scene.seen(), scene.viewer(), width)});
}

}  // namespace sightlines::crossfire_squads
