#include "api/campaign.h"
#include "screens/deferred_screens.h"
#include "screens/set_up.h"
#include "screens/statistics_sheet.h"
#include "screens/table/ending.h"

namespace sightlines {

const PanelScreens& PanelScreens::here() {
    static constexpr PanelScreens table{
        .set_up = [](const GamePage& page, Json options, std::string seats) -> std::unique_ptr<Screen> {
            return std::make_unique<SetUp>(page, std::move(options), std::move(seats));
        },
        .statistics = [] { return std::make_unique<StatisticsSheet>(); },
        .next_scenario = sightlines::next_scenario,
        .record_after = sightlines::record_after,
        .next_battle = sightlines::next_battle,
        .campaign_words = sightlines::campaign_words};
    return table;
}

}  // namespace sightlines
