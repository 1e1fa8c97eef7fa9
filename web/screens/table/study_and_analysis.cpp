// What the table has of studies, of analysis and of games by link. Deferred.
#include "screens/analysis/analysis.h"
#include "screens/by_link/send.h"
#include "screens/study/study.h"
#include "screens/table/deferred_panels.h"
#include "screens/table/table.h"

namespace sightlines {

const TableRecords& TableRecords::here() {
    static constexpr TableRecords table{
        .study = [](Session& session, BoardView& view) { return std::make_unique<Study>(session, view); },
        .analysis = [](Session& session, BoardView& view,
                       Tab& tab) { return std::make_unique<Analysis>(session, view, tab); },
        .draw_reader = [](Table& shown, ImVec2 size) { shown.draw_reader(size); },
        .draw_sending = sightlines::draw_sending,
        .send = [](Sending& sending) { return sending.send(); }};
    return table;
}

}  // namespace sightlines
