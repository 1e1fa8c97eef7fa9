// The table's part in a puzzle.
#include "base/parts.h"
#include "platform.h"
#include "screens/puzzles/puzzle_card.h"
#include "screens/table/table.h"

namespace sightlines {

void Table::analyse_exercise() {
    const std::size_t first = exercise()->first();
    session_.end_exercise();
    platform::fetch_deferred(panels_part);
    platform::fetch_deferred(records_part);
    session_.go_to(first);
    session_.hints.forget();
    view_.let_decide(true);
    tab_ = Tab::analysis;
}

}  // namespace sightlines
