#include "screens/study/paragraph.h"

#include <algorithm>
#include <string_view>

#include "base/grapheme.h"
#include "imgui.h"

namespace sightlines {
namespace {

// Each line is isolated, and begins with the direction of the whole.
constexpr std::string_view leftward = "\xE2\x81\xA7\xE2\x80\x8F", rightward = "\xE2\x81\xA6\xE2\x80\x8E";
constexpr std::string_view end_of_line = "\xE2\x81\xA9";

struct Reading {
    bool begins_leftward = false;  // by the first letter that has one
    bool turns = false;            // some letter runs from right to left
};

// What is isolated does not count.
Reading direction_of(std::string_view text) {
    Reading found;
    bool known = false;
    for (int depth = 0; !text.empty();) {
        const Character next = first_character(text);
        text.remove_prefix(next.size);
        depth = std::max(0, depth + (script::is_isolate(next.code) ? 1 : next.code == script::end_isolate ? -1 : 0));
        const bool turns = script::is_right_to_left(next.code);
        if (depth > 0 || (!turns && !script::is_left_to_right(next.code))) continue;
        if (!known) found.begins_leftward = turns;
        known = true;
        found.turns |= turns;
    }
    return found;
}

// Up to a blank outside of isolates.
std::string_view first_word(std::string_view text) {
    int depth = 0;
    std::size_t size = 0;
    while (size < text.size()) {
        const Character next = first_character(text.substr(size));
        depth = std::max(0, depth + (script::is_isolate(next.code) ? 1 : next.code == script::end_isolate ? -1 : 0));
        if (depth == 0 && next.code == ' ') break;
        size += next.size;
    }
    return text.substr(0, size);
}

}  // namespace

std::string broken_into_lines(const std::string& text, float width) {
    const Reading direction = direction_of(text);
    if (!direction.turns) return text;
    const float blank = ImGui::CalcTextSize(" ").x;
    std::string lines, line;
    float used = 0;
    const auto end_line = [&] {
        if (!lines.empty()) lines += '\n';
        lines.append(direction.begins_leftward ? leftward : rightward).append(line).append(end_of_line);
        line.clear();
        used = 0;
    };
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view word = first_word(rest);
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        const float wide = ImGui::CalcTextSize(word.data(), word.data() + word.size()).x;
        if (!line.empty() && used + blank + wide > width) end_line();
        if (!line.empty()) line += ' ';
        used += wide + (line.empty() ? 0 : blank);
        line += word;
    }
    end_line();
    return lines;
}

}  // namespace sightlines
