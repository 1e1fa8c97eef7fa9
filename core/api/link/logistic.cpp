#include "api/link/logistic.h"

#include <algorithm>
#include <cstddef>

namespace sightlines {
namespace {

constexpr int farthest = 2047;

// 65,536 / (1 + e^(-x / 2)) for x = -16 to 16, rounded. What lies between two of them is on the straight line.
constexpr std::array<int, 33> known{22,    36,    60,    98,    162,   267,   439,   720,   1179,  1921,  3108,
                                    4971,  7812,  11955, 17625, 24743, 32768, 40793, 47911, 53581, 57724, 60565,
                                    62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514};

}  // namespace

int chance_of(int stretched) {
    const int from = std::clamp(stretched, -farthest, farthest) + farthest + 1;
    const auto left = static_cast<std::size_t>(from / 128);
    return (known[left] * (128 - from % 128) + known[left + 1] * (from % 128) + 64) / 128;
}

const Stretched& stretched_chances() {
    static const Stretched table = [] {
        Stretched made{};
        int number = -farthest;
        for (std::size_t i = 0; i < made.size(); ++i) {
            while (number < farthest && chance_of(number) < static_cast<int>(i) * 16 + 8) ++number;
            made[i] = static_cast<std::int16_t>(number);
        }
        return made;
    }();
    return table;
}

}  // namespace sightlines
