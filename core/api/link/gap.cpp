#include "api/link/gap.h"

#include <string>

namespace sightlines {
namespace {

constexpr std::size_t longest_gap = 400;  // bytes

bool is_blank(char32_t code) { return code == U' ' || code == U'\t'; }

// At the beginning of a line, in mails and chats.
bool is_quote_mark(char32_t code) {
    return code == U'>' || code == U'|' || code == 0xBB || code == 0x203A || code == 0x2502 || code == 0x2503 ||
           code == 0x258E;
}

// The length of "(2/3)", "[2/3]" or "2/3:", or 0.
std::size_t part_number_at(std::string_view text, std::size_t at) {
    const auto is = [&](std::size_t i, char c) { return i < text.size() && text[i] == c; };
    const auto behind_digits = [&](std::size_t i) {
        const std::size_t begin = i;
        while (i < text.size() && i < begin + 2 && is_digit(static_cast<unsigned char>(text[i]))) ++i;
        return i > begin ? i : std::string_view::npos;
    };
    const char close = is(at, '(') ? ')' : is(at, '[') ? ']' : ':';
    const std::size_t slash = behind_digits(close == ':' ? at : at + 1);
    if (slash == std::string_view::npos || !is(slash, '/')) return 0;
    const std::size_t end = behind_digits(slash + 1);
    return end != std::string_view::npos && is(end, close) ? end + 1 - at : 0;
}

// The length of "<br>", "<br />" or "<wbr>", or 0.
std::size_t break_tag_at(std::string_view text, std::size_t at, Escapes escapes) {
    constexpr std::size_t longest_tag = 7;
    std::string name;
    std::size_t end = at;
    for (std::size_t i = 0; i < longest_tag; ++i) {
        const Unit unit = unit_at(text, end, escapes);
        if (unit.code == 0 || unit.code > 0x7E || (i == 0 && unit.code != U'<')) return 0;
        end += unit.size;
        if (unit.code != U' ' && unit.code != U'/') name += static_cast<char>(unit.code | 0x20U);
        if (unit.code == U'>') break;
    }
    return name == "<br>" || name == "<wbr>" ? end - at : 0;
}

// Whether blanks follow, if any, and then a line ends.
bool ends_a_line(std::string_view text, std::size_t at, Escapes escapes) {
    Unit unit = unit_at(text, at, escapes);
    for (int i = 0; i < 8 && is_blank(unit.code); ++i) unit = unit_at(text, at += unit.size, escapes);
    return is_line_break(unit.code);
}

}  // namespace

std::size_t behind_gap(std::string_view text, std::size_t at, Escapes escapes) {
    std::size_t end = at;
    int lines = 0;
    bool joins = false, was_return = false;
    while (end - at < longest_gap && lines < 2) {
        if (const std::size_t extra = break_tag_at(text, end, escapes) + part_number_at(text, end); extra > 0) {
            end += extra;
            joins = true;
            continue;
        }
        const Unit unit = unit_at(text, end, escapes);
        const bool is_return = unit.code == U'\r';
        if (is_line_break(unit.code)) {
            if (!was_return || unit.code != U'\n') ++lines;
            joins = true;
        } else if (is_no_break_space(unit.code) || is_skipped(unit.code) || unit.code == U'\\') {
            joins = true;
        } else if (unit.code == U'=' || (unit.code == U'-' && lines == 0)) {
            // A soft break of quoted-printable; a word that was divided.
            if (!ends_a_line(text, end + unit.size, escapes)) break;
        } else if (!is_blank(unit.code) && !(lines > 0 && is_quote_mark(unit.code))) {
            break;
        }
        was_return = is_return;
        end += unit.size;
    }
    return joins && lines < 2 ? end : at;
}

}  // namespace sightlines
