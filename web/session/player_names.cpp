#include "session/player_names.h"

#include "base/grapheme.h"

namespace sightlines {
namespace {

// Controls, and the blanks and line separators of Unicode.
constexpr bool is_blank(char32_t code) {
    constexpr script::Range ranges[]{{0, 0x20},        {0x7F, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                     {0x2028, 0x2029}, {0x205F, 0x205F}, {0x3000, 0x3000}};
    return script::is_in(ranges, code);
}

// On one line, without what is invisible, but for what makes one letter of several.
std::string in_plain(std::string_view name) {
    std::string shown, between;  // what stands between two letters, if it stays
    char32_t last = 0;
    bool tagged = false;  // the flag of a part of a country
    for (std::size_t size = 0; !name.empty(); name.remove_prefix(size)) {
        const Character next = first_character(name);
        size = next.size;
        tagged = next.code == script::black_flag || (tagged && script::is_tag(next.code));
        if (is_blank(next.code)) {
            between = shown.empty() ? "" : " ";
        } else if (!script::is_invisible(next.code) || tagged) {
            if (between == " " || next.code >= script::joining) shown += between;
            shown += name.substr(0, size);
            between.clear();
            last = next.code;
        } else if (script::is_joiner(next.code) && last >= script::joining && between.empty()) {
            between = name.substr(0, size);
        }
    }
    return shown;
}

bool turns_direction(std::string_view text) {
    for (; !text.empty(); text.remove_prefix(first_character(text).size))
        if (script::is_right_to_left(first_character(text).code)) return true;
    return false;
}

}  // namespace

std::string display_name(std::string_view name, std::size_t longest) {
    std::string shown = in_plain(name);
    std::size_t length = 0, kept = 0;  // graphemes, and the bytes of those that an ellipsis would leave
    for (std::size_t at = 0; at < shown.size(); ++length) {
        if (length == longest) {
            shown = shown.substr(0, kept) + "\xE2\x80\xA6";
            break;
        }
        const std::size_t size = grapheme_size(std::string_view(shown).substr(at));
        if (length + 1 < longest && shown[at] != ' ') kept = at + size;
        at += size;
    }
    return turns_direction(shown) ? script::isolated(shown) : shown;
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

const PlayerNames& PlayerNames::here() {
    static constexpr PlayerNames table{.display_name_at = sightlines::display_name_at,
                                       .computer_level = sightlines::computer_level};
    return table;
}

}  // namespace sightlines
