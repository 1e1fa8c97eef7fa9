#include "app/daily.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>

#include "base/sort_short.h"
#include "platform.h"

namespace sightlines {
namespace {

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<DayRange> range_of(std::string_view text) {
    const std::size_t hyphen = text.find('-');
    const std::optional<int> first = number(text.substr(0, hyphen));
    const std::optional<int> last = hyphen == text.npos ? first : number(text.substr(hyphen + 1));
    if (!first || !last) return std::nullopt;
    return DayRange{*first, *last};
}

}  // namespace

int today() {
    constexpr double day_ms = 86'400'000;
    return static_cast<int>(std::floor(platform::local_clock_ms(platform::wall_clock_ms()) / day_ms));
}

// Steps of about the golden section lead far away from the day before.
std::size_t puzzle_of_day(int day, std::size_t count) {
    std::size_t step = std::max<std::size_t>(1, count * 618 / 1000);
    while (std::gcd(step, count) != 1) ++step;
    return static_cast<std::size_t>(std::max(0, day)) % count * step % count;
}

Days Days::read(std::string_view text) {
    Days days;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        if (const auto range = range_of(text.substr(0, end))) days.add(*range);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return days;
}

std::string Days::text() const {
    std::string text;
    for (const DayRange& range : ranges_) {
        text += (text.empty() ? "" : ",") + std::to_string(range.first);
        if (range.last != range.first) text += "-" + std::to_string(range.last);
    }
    return text;
}

void Days::add(DayRange range) {
    if (range.first < 0 || range.last > latest || range.first > range.last) return;
    std::vector<DayRange> apart;
    for (const DayRange& other : ranges_) {
        if (other.last + 1 < range.first || range.last + 1 < other.first) {
            apart.push_back(other);
        } else {
            range = {std::min(range.first, other.first), std::max(range.last, other.last)};
        }
    }
    apart.push_back(range);
    sort_short(apart, [](const DayRange& a, const DayRange& b) { return a.first < b.first; });
    ranges_ = std::move(apart);
}

void Days::add(const Days& others) {
    for (const DayRange& range : others.ranges_) add(range);
}

bool Days::contains(int day) const {
    return std::ranges::any_of(ranges_,
                               [day](const DayRange& range) { return range.first <= day && day <= range.last; });
}

int Days::streak(int today) const {
    for (const int end : {today, today - 1}) {
        for (const DayRange& range : ranges_) {
            if (range.first <= end && end <= range.last) return end - range.first + 1;
        }
    }
    return 0;
}

int Days::longest() const {
    int most = 0;
    for (const DayRange& range : ranges_) most = std::max(most, range.last - range.first + 1);
    return most;
}

}  // namespace sightlines
