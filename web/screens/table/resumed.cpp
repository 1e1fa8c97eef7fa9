// The table's part in a lesson or puzzle that goes on as the reader left it. Deferred.
#include <algorithm>

#include "screens/table/table.h"

namespace sightlines {

void Table::resume_exercise(const Json& moves, int ply, int tried) {
    const std::size_t from = match_->cursor();
    while (match_->size() < moves.size() && match_->play(moves[match_->size()])) {
    }
    match_->go_to(std::clamp(static_cast<std::size_t>(ply), exercise_->first(), match_->size()));
    exercise_->set_tried(tried);
    moved_from(from);
}

}  // namespace sightlines
