// How many games against the computer were won, lost and drawn, by game and level, on a sheet over the settings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/statistics.h"

namespace sightlines {

class StatisticsSheet {
  public:
    StatisticsSheet();
    virtual ~StatisticsSheet();  // virtual, like draw(), so that neither is named outside of its part
    virtual bool draw();         // false: it was closed

  private:
    struct Row {
        std::string_view game;  // its id
        std::string_view name;
        int level = 0;
        Tally tally{};
    };

    void draw_rows(float width) const;
    void draw_erase(float width);

    std::vector<Row> rows_;    // of what was played; game by game
    std::vector<Row> erased_;  // can be brought back
    float height_ = 0;
};

}  // namespace sightlines
