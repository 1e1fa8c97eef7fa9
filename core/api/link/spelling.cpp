#include "api/link/spelling.h"

#include "api/link/forms.h"
#include "api/link/gap.h"
#include "api/link/known_forms.h"

namespace sightlines {
namespace {

// The character of a payload that a unit stands for, or 0.
char payload_character(char32_t code, bool has_marks) {
    if (is_letter_or_digit(code)) return static_cast<char>(code);
    if (!has_marks) return 0;
    switch (code) {
        case U'_': return '_';
        case U'-':
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2043:
        case 0x2212: return '-';
        case 0x2013: return en_dash;
        case 0x2014:
        case 0x2015: return em_dash;
        default: return 0;
    }
}

// The next unit, behind what stands between.
Unit next_unit(std::string_view text, std::size_t& at, Escapes escapes) {
    at = behind_gap(text, at, escapes);
    const Unit unit = unit_at(text, at, escapes);
    at += unit.size;
    return unit;
}

}  // namespace

std::optional<Spelling> spelling_at(std::string_view text, std::size_t at, Escapes escapes) {
    const char32_t generation = next_unit(text, at, escapes).code;
    if (generation < U'1' || generation > U'9') return std::nullopt;
    const char32_t codec = next_unit(text, at, escapes).code;
    if (!is_lower(codec) && !is_upper(codec)) return std::nullopt;
    if (next_unit(text, at, escapes).code != U'.') return std::nullopt;

    Spelling spelling;
    spelling.head = {static_cast<char>(generation), static_cast<char>(codec), '.'};
    const bool has_marks = form_of(spelling.head[1]).has_marks;
    bool is_first_line = true;
    while (spelling.payload.size() <= longest_link) {
        Unit unit = unit_at(text, at, escapes);
        char next = payload_character(unit.code, has_marks);
        if (next == 0 || unit.size > 1) {
            const Spelling::Stop stop{spelling.payload.size(), at};
            if (next == 0) {
                const std::size_t on = behind_gap(text, at, escapes);
                const bool ends_line = text.substr(at, on - at).find_first_of("\r\n") != std::string_view::npos;
                if (is_first_line && (on == at || ends_line)) spelling.line = stop;
                is_first_line = is_first_line && !ends_line;
                at = on;
                unit = unit_at(text, at, escapes);
                next = payload_character(unit.code, has_marks);
            }
            spelling.stops.push_back(stop);
            if (next == 0) {
                if (is_first_line) spelling.line = stop;
                return spelling;
            }
        }
        spelling.payload += next;
        at += unit.size;
    }
    spelling.stops.push_back({spelling.payload.size(), at});
    if (is_first_line) spelling.line = spelling.stops.back();
    return spelling;
}

}  // namespace sightlines
