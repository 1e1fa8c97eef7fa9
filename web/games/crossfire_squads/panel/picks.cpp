// The offered units; the digit keys toggle them.
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

void Panel::draw_picks(float width) {
    const std::vector<UnitId> list = selection_.offered(scene_);
    if (list.empty()) return;
    const bool many = list.size() > 8;
    rows::Grid grid(static_cast<int>(list.size()), width, rows::chip_width, many ? theme::button_height() : 44,
                    rows::widest_chip);
    std::optional<UnitId> picked;
    int key = 1;
    for (const UnitId id : list) {
        grid.next();
        const rows::Chip chip{"pick:" + unit_name(id),
                              id,
                              seen()[id],
                              many ? "" : note_of(scene_, selection_, id),
                              scene_.units().label(id),
                              selection_.is_picked(id),
                              key < 10 ? key : 0};
        if (rows::chip(chip, grid.size())) picked = id;
        ++key;
    }
    grid.finish();
    if (picked) selection_.pick(scene_, *picked);
}

}  // namespace sightlines::crossfire_squads
