// The puzzle of the day, and the days on which it was solved. A day is a number, counted from 1 January 1970.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

int today();  // where the visitor is

// Which of `count` puzzles, at least 1, is that of a day: each of them once in any `count` days that follow each other.
std::size_t puzzle_of_day(int day, std::size_t count);

// Days from `first` to `last`, both included.
struct DayRange {
    int first = 0;
    int last = 0;
    bool operator==(const DayRange&) const = default;
};

class Days {
  public:
    static constexpr int latest = 99'999;  // in the year 2243

    static Days read(std::string_view text);  // "20410-20418,20420"; what is malformed is left out
    std::string text() const;

    void add(DayRange range);  // nothing, unless it is within 0 and `latest`
    void add(const Days& others);
    bool contains(int day) const;

    // How many days follow each other up to today; or up to yesterday, because today is not over. Else 0.
    int streak(int today) const;
    int longest() const;

  private:
    std::vector<DayRange> ranges_;  // apart from each other, in order
};

}  // namespace sightlines
