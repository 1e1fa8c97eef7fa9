// The picture of a board, to be shared.
#pragma once

#include <memory>
#include <string_view>

#include "screens/table/table.h"

namespace sightlines {

class Picture {
  public:
    // What draw() draws: a record, or, for "", the game on the table. False: there is no such game, or its code is
    // still being fetched.
    bool choose(std::string_view text, const Table* table);
    void draw() const;  // emits one frame that shows only that board

  private:
    std::unique_ptr<Match> match_;  // null: the game on the table
    const Table* table_ = nullptr;
};

}  // namespace sightlines
