#include "screens/table/deferred_panels.h"

#include "screens/table/chances_bar.h"
#include "screens/table/key_help.h"
#include "screens/table/looking_back.h"
#include "screens/table/seat_rows.h"
#include "screens/table/table.h"

namespace sightlines {

const TablePanels& TablePanels::here() {
    static constexpr TablePanels table{
        .draw_small = [](Table& shown) { shown.draw_small(); },
        .draw_key_help = sightlines::draw_key_help,
        .draw_seats = sightlines::draw_seats,
        .draw_sharing = sightlines::draw_sharing,
        .draw_chances = sightlines::draw_chances,
        .draw_no_chances = sightlines::draw_no_chances,
        .above_looking_back = sightlines::above_looking_back,
        .draw_looking_back = sightlines::draw_looking_back,
        .update_guide = [](Guide& guide, const BoardView& view) { guide.update(view); },
        .put_off_guide = [](Guide& guide) { guide.wait(); },
        .draw_guide = [](Guide& guide, float width, float fills) { guide.draw(width, fills); },
        .height_of_guide = [](const Guide& guide, float width) { return guide.height(width); },
        .covered_by_events = [](EventBar& events, const Area& board) { return events.covers(board); },
        .draw_events = [](EventBar& events, const Area& board) { events.draw(board); },
        .draw_ending = [](EndingPanel& panel, float width) { return panel.draw(width); },
        .ending = [](EndingPanel& panel) -> const Ending& { return panel.ending(); },
        .last_blow = [](const EndingPanel& panel) { return panel.last_blow(); }};
    return table;
}

}  // namespace sightlines
