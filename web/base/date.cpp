#include "base/date.h"

#include <array>
#include <chrono>
#include <cmath>
#include <string_view>

namespace sightlines {

std::string date_in_words(double then_ms, double now_ms) {
    using namespace std::chrono;
    constexpr double day_ms = 86'400'000, minute_ms = 60'000;
    constexpr std::string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const double day = std::floor(then_ms / day_ms), today = std::floor(now_ms / day_ms);
    if (day == today) {
        const int minute = static_cast<int>((then_ms - day * day_ms) / minute_ms);
        const auto two = [](int number) { return std::to_string(number / 10) + std::to_string(number % 10); };
        return "Today " + two(minute / 60) + ":" + two(minute % 60);
    }
    if (day == today - 1) return "Yesterday";
    const auto date = [](double days_since_1970) {
        return year_month_day{sys_days{days{static_cast<int>(days_since_1970)}}};
    };
    const year_month_day then = date(day);
    std::string words = std::to_string(static_cast<unsigned>(then.day())) + " ";
    words += months.substr(3 * (static_cast<unsigned>(then.month()) - 1), 3);
    if (then.year() != date(today).year()) words += " " + std::to_string(static_cast<int>(then.year()));
    return words;
}

}  // namespace sightlines
