#pragma once

#include <cstddef>
#include <string_view>

namespace sightlines {

// A character of a text as it was written, whatever programs have made of it since: coded by "%", once or several
// times, as bytes of quoted-printable, as an entity of HTML, as an escape of JSON, as its full-width form.
struct Unit {
    char32_t code = 0;     // 0: the text has ended
    std::size_t size = 0;  // how many bytes stand for it now
};

// Proofpoint, in its second form, writes "-" where an address has "%", and "_" for "/".
enum class Escapes { usual, hyphens };

Unit unit_at(std::string_view text, std::size_t at, Escapes escapes = Escapes::usual);

bool is_line_break(char32_t code);
bool is_no_break_space(char32_t code);  // one that no program breaks a link at, of any width
bool is_skipped(char32_t code);         // format marks, and what chooses among the shapes of a letter

constexpr bool is_digit(char32_t code) { return U'0' <= code && code <= U'9'; }
constexpr bool is_lower(char32_t code) { return U'a' <= code && code <= U'z'; }
constexpr bool is_upper(char32_t code) { return U'A' <= code && code <= U'Z'; }
constexpr bool is_letter_or_digit(char32_t code) { return is_digit(code) || is_lower(code) || is_upper(code); }

}  // namespace sightlines
