#include "api/link/unit.h"

#include <array>
#include <utility>

#include "base/grapheme.h"

namespace sightlines {
namespace {

constexpr char32_t no_character = 0xFFFD;
constexpr int most_codings = 4;  // of "%" by itself: "%252523"

int hex_digit(char c, bool small_too) {
    if ('0' <= c && c <= '9') return c - '0';
    if ('A' <= c && c <= 'F') return c - 'A' + 10;
    return small_too && 'a' <= c && c <= 'f' ? c - 'a' + 10 : -1;
}

// The value of so many digits, or -1.
int hex_at(std::string_view text, std::size_t at, std::size_t digits, bool small_too = true) {
    int value = 0;
    for (std::size_t i = at; i < at + digits; ++i) {
        const int digit = i < text.size() ? hex_digit(text[i], small_too) : -1;
        if (digit < 0) return -1;
        value = value * 16 + digit;
    }
    return value;
}

struct Byte {
    int value = -1;  // -1: there is none
    std::size_t size = 0;
};

Byte byte_at(std::string_view text, std::size_t at, Escapes escapes) {
    if (at >= text.size()) return {};
    const char c = text[at];
    if (c == (escapes == Escapes::usual ? '%' : '-')) {
        std::size_t digits = at + 1;
        for (int again = 1; again < most_codings && text.substr(digits, 2) == "25"; ++again) {
            if (hex_at(text, digits + 2, 2) < 0) break;
            digits += 2;
        }
        if (const int value = hex_at(text, digits, 2); value >= 0) return {value, digits + 2 - at};
    }
    if (c == '=') {
        if (const int value = hex_at(text, at + 1, 2, false); value >= 0) return {value, 3};
    }
    if (escapes == Escapes::hyphens && c == '_') return {'/', 1};
    return {static_cast<unsigned char>(c), 1};
}

// UTF-8, whose bytes may be coded one by one.
Unit character_at(std::string_view text, std::size_t at, Escapes escapes) {
    const Byte first = byte_at(text, at, escapes);
    if (first.value < 0) return {};
    Unit unit{static_cast<char32_t>(first.value), first.size};
    if (first.value == 0) unit.code = no_character;
    if (first.value < 0x80) return unit;
    const int more = first.value >= 0xF0 ? 3 : first.value >= 0xE0 ? 2 : 1;
    const Unit broken{no_character, first.size};
    if (first.value < 0xC2 || first.value > 0xF4) return broken;
    unit.code &= (0x3FU >> more);
    for (int i = 0; i < more; ++i) {
        const Byte next = byte_at(text, at + unit.size, escapes);
        if ((next.value & 0xC0) != 0x80) return broken;
        unit.code = unit.code << 6U | (static_cast<unsigned>(next.value) & 0x3FU);
        unit.size += next.size;
    }
    return unit;
}

constexpr std::array<std::pair<std::string_view, char32_t>, 19> entities{{{"num", U'#'},
                                                                          {"period", U'.'},
                                                                          {"lowbar", U'_'},
                                                                          {"hyphen", 0x2010},
                                                                          {"dash", 0x2010},
                                                                          {"ndash", 0x2013},
                                                                          {"mdash", 0x2014},
                                                                          {"lt", U'<'},
                                                                          {"gt", U'>'},
                                                                          {"quot", U'"'},
                                                                          {"lbrace", U'{'},
                                                                          {"nbsp", 0xA0},
                                                                          {"shy", 0xAD},
                                                                          {"zwnj", 0x200C},
                                                                          {"zwj", 0x200D},
                                                                          {"lrm", 0x200E},
                                                                          {"rlm", 0x200F},
                                                                          {"NoBreak", 0x2060},
                                                                          {"ZeroWidthSpace", 0x200B}}};

// From a "&" on, which itself may have been made an entity, several times.
Unit entity_at(std::string_view text, std::size_t at) {
    Unit unit{U'&', 1};
    for (int i = 0; i < most_codings && text.substr(at + unit.size, 4) == "amp;"; ++i) unit.size += 4;
    const std::size_t begin = at + unit.size;
    const std::size_t end = text.substr(begin, 16).find(';');
    if (end == std::string_view::npos) return unit;
    std::string_view name = text.substr(begin, end);
    const std::size_t size = unit.size + end + 1;
    for (const auto& [entity, code] : entities)
        if (name == entity) return {code, size};
    if (!name.starts_with('#') || name.size() < 2 || name.size() > 8) return unit;
    name.remove_prefix(1);
    char32_t code = 0;
    if (name[0] == 'x' || name[0] == 'X') {
        const int value = hex_at(name, 1, name.size() - 1);
        if (name.size() < 2 || value < 0) return unit;
        code = static_cast<char32_t>(value);
    } else {
        for (const char c : name) {
            if (c < '0' || c > '9') return unit;
            code = code * 10 + static_cast<char32_t>(c - '0');
        }
    }
    return code == 0 ? unit : Unit{code, size};
}

char32_t narrow(char32_t code) {
    if (0xFF01 <= code && code <= 0xFF5E) return code - 0xFEE0;
    switch (code) {
        case 0xFE5F: return U'#';
        case 0x3002:
        case 0xFE52:
        case 0xFF61: return U'.';
        case 0xFE63: return U'-';
        default: return code;
    }
}

}  // namespace

Unit unit_at(std::string_view text, std::size_t at, Escapes escapes) {
    Unit unit = character_at(text, at, escapes);
    if (unit.code == U'&' && unit.size == 1) unit = entity_at(text, at);
    if (unit.code == U'\\' && unit.size == 1 && text.substr(at + 1, 1) == "u") {
        if (const int code = hex_at(text, at + 2, 4); code > 0) unit = {static_cast<char32_t>(code), 6};
    }
    unit.code = narrow(unit.code);
    return unit;
}

bool is_line_break(char32_t code) {
    return (0x0A <= code && code <= 0x0D) || code == 0x85 || code == 0x2028 || code == 0x2029;
}

bool is_no_break_space(char32_t code) {
    return code == 0xA0 || (0x2000 <= code && code <= 0x200A) || code == 0x202F || code == 0x205F || code == 0x3000;
}

bool is_skipped(char32_t code) {
    return script::is_format_mark(code) || code == 0x034F || (0xFE00 <= code && code <= 0xFE0F);
}

}  // namespace sightlines
