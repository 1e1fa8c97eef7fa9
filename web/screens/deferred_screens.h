// What the deferred parts have for the screens and the app, as tables of functions (base/parts.h).
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/parts.h"
#include "screens/screen.h"

namespace sightlines {

class StatisticsSheet;

struct PanelScreens {
    static constexpr std::string_view in_part = panels_part;
    static const PanelScreens& here();

    // `options` as in a record; invalid ones are replaced by the defaults. `seats`: see session/seats.h
    std::unique_ptr<Screen> (*set_up)(const GamePage& page, Json options, std::string seats);
    std::unique_ptr<StatisticsSheet> (*statistics)();
    // screens/table/ending.h
    const Setting::Choice* (*next_scenario)(const Match& match);
    std::optional<Json> (*record_after)(const Match& match);
    // core/api/campaign.h
    std::optional<Json> (*next_battle)(const Match& match);
    std::string (*campaign_words)(const Match& match, const Names& names);
};

struct EditingScreens {
    static constexpr std::string_view in_part = editing_part;
    static const EditingScreens& here();

    // Starts from the position of the match; with `resume`, from the stored draft of an earlier visit, if there is one.
    // Without it the match is on the table, and one can go back to it.
    std::unique_ptr<Screen> (*edit)(const GamePage& page, const Match& match, bool resume);
};

struct LibraryScreens {
    static constexpr std::string_view in_part = records_part;
    static const LibraryScreens& here();

    std::unique_ptr<LibraryScreen> (*library)();
    // How a friend plays, by link or live, and the visitor's name. Returns the label of the button that begins it.
    const char* (*draw_friend)(float width);
};

}  // namespace sightlines
