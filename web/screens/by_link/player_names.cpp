#include "screens/by_link/player_names.h"

#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "platform.h"
#include "screens/table/seats.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

struct Range {
    char32_t first, last;
};

template <std::size_t size>
bool is_in(const std::array<Range, size>& ranges, char32_t character) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [=](Range range) { return range.first <= character && character <= range.last; });
}

// Controls, and the blanks and line separators of Unicode.
constexpr std::array<Range, 7> blanks{{{0, 0x20},
                                       {0x7F, 0xA0},
                                       {0x1680, 0x1680},
                                       {0x2000, 0x200A},
                                       {0x2028, 0x2029},
                                       {0x205F, 0x205F},
                                       {0x3000, 0x3000}}};

// Soft hyphen, joiners, marks and overrides of direction, fillers without a shape, tags.
constexpr std::array<Range, 12> invisible{{{0xAD, 0xAD},
                                           {0x61C, 0x61C},
                                           {0x115F, 0x1160},
                                           {0x180E, 0x180E},
                                           {0x200B, 0x200F},
                                           {0x202A, 0x202E},
                                           {0x2060, 0x206F},
                                           {0x2800, 0x2800},
                                           {0x3164, 0x3164},
                                           {0xFEFF, 0xFEFF},
                                           {0xFFF9, 0xFFFB},
                                           {0xE0000, 0xE0FFF}}};

// The bytes of the character at the beginning of a text that is not empty, and what it is; damaged: 1 byte, a blank.
std::size_t read_character(std::string_view text, char32_t& character) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    const std::size_t size = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
    character = size <= 1 ? lead : lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size && i < text.size() && (byte(i) & 0xC0) == 0x80; ++i) {
        character = (character << 6) | (byte(i) & 0x3F);
        if (i + 1 == size) return size;
    }
    if (size != 1) character = ' ';
    return 1;
}

}  // namespace

std::string display_name(std::string_view name, std::size_t longest) {
    std::string shown;
    std::size_t length = 0, kept = 0;  // characters, and the bytes of those that an ellipsis would leave
    bool blank = false;
    while (!name.empty()) {
        char32_t character = 0;
        const std::size_t size = read_character(name, character);
        const std::string_view bytes = name.substr(0, size);
        name.remove_prefix(size);
        if (is_in(invisible, character)) continue;
        if (is_in(blanks, character)) {
            blank = !shown.empty();
            continue;
        }
        for (const std::string_view part : {blank ? std::string_view(" ") : std::string_view(), bytes}) {
            if (part.empty()) continue;
            if (length == longest) return shown.substr(0, kept) + "\xE2\x80\xA6";
            shown += part;
            ++length;
            if (length < longest && part != " ") kept = shown.size();
        }
        blank = false;
    }
    return shown;
}

std::string computer_name(int level) { return "Computer, level " + std::to_string(level); }

int computer_level(std::string_view name) {
    for (int level = 1; level <= 4; ++level)
        if (name == computer_name(level)) return level;
    return 0;
}

std::string display_name_at(std::span<const std::string> names, int player) {
    return display_name(name_at(names, player));
}

void draw_name_button(float width) {
    const std::string before = platform::stored(name_key), shown = display_name(before);
    const std::string label = shown.empty() ? "Your name, if you like\xE2\x80\xA6" : "Your name: " + shown;
    if (theme::button(label.c_str(), width)) platform::ask_name(before);
    test_ids::add_item("name");
}

}  // namespace sightlines
