#include <initializer_list>

#include "app/test_ids.h"
#include "main.h"
#include "platform/events.h"

namespace sightlines {
namespace {

std::string list(std::initializer_list<float> numbers) {
    std::string out = "[";
    for (float number : numbers) out += (out.size() > 1 ? "," : "") + std::to_string(number);
    return out + "]";
}

std::string yes_no(bool value) { return value ? "true" : "false"; }

}  // namespace

std::string page_state() {
    const platform::Surroundings& around = platform::surroundings();
    const platform::InputTotals& seen = platform::seen();
    const bool pointed = ImGui::IsMousePosValid();
    const ImVec2 pointer = pointed ? ImGui::GetIO().MousePos : ImVec2{-1, -1};
    std::string marks;
    for (const auto& [name, rect] : test_ids::all())
        marks += (marks.empty() ? "\"" : ",\"") + name +
                 "\":" + list({rect.min.x, rect.min.y, rect.max.x - rect.min.x, rect.max.y - rect.min.y});
    return "{\"frames\":" + std::to_string(platform::frames_drawn()) + ",\"idle\":" + yes_no(platform::idle()) +
           ",\"width\":" + std::to_string(around.width) + ",\"height\":" + std::to_string(around.height) +
           ",\"scale\":" + std::to_string(around.scale) + ",\"dark\":" + yes_no(around.dark) +
           ",\"reducedMotion\":" + yes_no(around.reduced_motion) + ",\"coarse\":" + yes_no(around.coarse) +
           ",\"embedded\":" + yes_no(around.embedded) +
           ",\"safe\":" + list({around.safe.top, around.safe.right, around.safe.bottom, around.safe.left}) +
           ",\"input\":{\"clicks\":" + std::to_string(seen.clicks) + ",\"keys\":" + std::to_string(seen.keys) +
           ",\"wheel\":" + std::to_string(seen.wheel) + ",\"zoom\":" + std::to_string(seen.zoom) +
           ",\"pan\":" + list({seen.pan_x, seen.pan_y}) + ",\"pointer\":" + list({pointer.x, pointer.y}) +
           ",\"longPress\":" + yes_no(platform::long_press()) + "},\"marks\":{" + marks + "},\"app\":" + app().state() +
           "}";
}

}  // namespace sightlines
