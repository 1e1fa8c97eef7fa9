#include <initializer_list>

#include "base/test_ids.h"
#include "main.h"
#include "platform/events.h"

namespace sightlines {
namespace {

std::string json_array(std::initializer_list<float> numbers) {
    std::string out = "[";
    for (float number : numbers) out += (out.size() > 1 ? "," : "") + std::to_string(number);
    return out + "]";
}

std::string json_bool(bool value) { return value ? "true" : "false"; }

}  // namespace

std::string page_state() {
    const platform::Surroundings& around = platform::surroundings();
    const platform::InputTotals& input = platform::input_totals();
    const bool pointed = ImGui::IsMousePosValid();
    const ImVec2 pointer = pointed ? ImGui::GetIO().MousePos : ImVec2{-1, -1};
    const float css = around.text;  // pixels in one unit
    std::string marks;
    for (const auto& [name, rect] : test_ids::all())
        marks += (marks.empty() ? "\"" : ",\"") + name + "\":" +
                 json_array({css * rect.min.x, css * rect.min.y, css * (rect.max.x - rect.min.x),
                             css * (rect.max.y - rect.min.y)});
    return "{\"frames\":" + std::to_string(platform::frames_drawn()) + ",\"idle\":" + json_bool(platform::idle()) +
           ",\"width\":" + std::to_string(css * around.width) + ",\"height\":" + std::to_string(css * around.height) +
           ",\"scale\":" + std::to_string(around.scale / css) + ",\"dark\":" + json_bool(around.dark) +
           ",\"contrast\":" + json_bool(around.contrast) + ",\"reducedMotion\":" + json_bool(around.reduced_motion) +
           ",\"coarse\":" + json_bool(around.coarse) + ",\"embedded\":" + json_bool(around.embedded) +
           ",\"safe\":" + json_array({around.safe.top, around.safe.right, around.safe.bottom, around.safe.left}) +
           ",\"input\":{\"clicks\":" + std::to_string(input.clicks) + ",\"keys\":" + std::to_string(input.keys) +
           ",\"wheel\":" + std::to_string(input.wheel) + ",\"zoom\":" + std::to_string(input.zoom) +
           ",\"pan\":" + json_array({input.pan_x, input.pan_y}) + ",\"pointer\":" + json_array({pointer.x, pointer.y}) +
           ",\"longPress\":" + json_bool(platform::long_press()) + "},\"marks\":{" + marks +
           "},\"app\":" + app().state() + "}";
}

}  // namespace sightlines
