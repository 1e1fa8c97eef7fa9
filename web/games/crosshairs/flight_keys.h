// The key of each manoeuvre, and its name in test ids.
#pragma once

#include <array>
#include <string_view>

#include "games/crosshairs/rules/choice.h"
#include "imgui.h"

namespace sightlines::crosshairs {

struct FlightKey {
    std::string_view id;
    ImGuiKey key;
};
constexpr FlightKey flight_key(Manoeuvre kind) {
    constexpr std::array<FlightKey, all_manoeuvres.size()> all{{{"climb", ImGuiKey_C},
                                                                {"level1", ImGuiKey_1},
                                                                {"level2", ImGuiKey_2},
                                                                {"swoop", ImGuiKey_S},
                                                                {"power", ImGuiKey_P}}};
    return all[static_cast<std::size_t>(kind)];
}

}  // namespace sightlines::crosshairs
