// The puzzle of the day, and the days on which it was solved. A day is a number, counted from 1 January 1970.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

int today();  // by the clock of the place where the visitor is

// Index of the puzzle of a day among `count`, which is 1 or more. In any `count` consecutive days each puzzle has one.
std::size_t puzzle_of_day(int day, std::size_t count);

// Days from `first` to `last`, both included.
struct DayRange {
    int first = 0;
    int last = 0;
    bool operator==(const DayRange&) const = default;
};

class Days {
  public:
    static constexpr int latest = 99'999;  // a day in the year 2243

    static Days read(std::string_view text);  // "20410-20418,20420"; what is malformed is left out
    std::string text() const;

    void add(DayRange range);  // does nothing unless the range is within 0 and `latest`
    void add(const Days& others);
    bool contains(int day) const;

    // The number of consecutive days that end today, or yesterday while today has none yet; 0 if neither is in the set.
    int streak(int today) const;
    int longest() const;

  private:
    std::vector<DayRange> ranges_;  // sorted; no two of them touch
};

}  // namespace sightlines
