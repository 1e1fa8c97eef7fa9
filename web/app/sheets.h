// The sheets that lie over any screen: the settings, and over those the statistics.
#pragma once

#include <memory>

#include "games/page.h"
#include "screens/loading.h"
#include "screens/statistics_sheet.h"

namespace sightlines {

class Sheets {
  public:
    explicit Sheets(Waiting& waiting) : waiting_(waiting) {}

    void show_settings();
    void close();
    bool are_shown() const { return shows_settings_; }
    void draw(const GamePage& page);  // `page`: its game is named while the statistics are fetched

  private:
    void show_statistics(const GamePage& page);

    Waiting& waiting_;
    bool shows_settings_ = false;
    std::unique_ptr<StatisticsSheet> statistics_;
};

}  // namespace sightlines
