// The table's part in a puzzle.
#include "games/page.h"
#include "platform.h"
#include "screens/puzzles/puzzle_card.h"
#include "screens/table/table.h"

namespace sightlines {

void Table::act_on_puzzle(std::string_view command) {
    if (puzzle()->act(command)) forget_hint();
    platform::request_frames();
}

void Table::analyse_exercise() {
    const std::size_t first = exercise_->first();
    end_exercise();
    platform::fetch_deferred(editor_part);
    platform::fetch_deferred(by_link_part);
    go_to(first);
    forget_hint();
    view_->let_decide(true);
    tab_ = Tab::analysis;
}

}  // namespace sightlines
