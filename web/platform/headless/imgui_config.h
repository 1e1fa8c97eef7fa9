// Dear ImGui's configuration for tests: reports every item, and assertions end the program in every build.
#pragma once

#define IMGUI_ENABLE_TEST_ENGINE
#define IM_ASSERT(condition) \
    ((condition) ? void(0) : sightlines::headless::assertion_failed(#condition, __FILE__, __LINE__))

namespace sightlines::headless {

[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace sightlines::headless
