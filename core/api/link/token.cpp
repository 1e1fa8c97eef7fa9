#include "api/link/token.h"

#include <algorithm>
#include <bit>

namespace sightlines {
namespace {

constexpr unsigned half = 16;  // a symbol has so many letters: a to p, or q to z

constexpr bool is_decimal(char c) { return '0' <= c && c <= '9'; }

// A whole number of up to 31 bits without zeros in front, or -1.
std::int64_t whole_number(std::string_view text) {
    if (text.empty() || text.size() > 10 || (text[0] == '0' && text.size() > 1)) return -1;
    if (!std::all_of(text.begin(), text.end(), is_decimal)) return -1;
    std::int64_t number = 0;
    for (const char c : text) number = number * 10 + (c - '0');
    return number < std::int64_t{1} << 31U ? number : -1;
}

std::uint16_t by_length(std::uint16_t symbol, std::uint32_t number, bool other) {
    return static_cast<std::uint16_t>(symbol + 2 * std::bit_width(number) + (other ? 1 : 0));
}

}  // namespace

Token token_of_text(std::string_view text) {
    const Token word{Symbol::spelled, 0, text};
    if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return word;
    const auto letter = static_cast<unsigned>(text[0] - 'a');
    const bool late = letter >= half;
    if (text.size() == 3 && text[1] == '0' && is_decimal(text[2]))
        return {static_cast<std::uint16_t>(Symbol::padded + (late ? 1 : 0)),
                static_cast<std::uint32_t>(text[2] - '0') * half + letter % half};
    const std::int64_t number = whole_number(text.substr(1));
    if (number < 0 || number > 127) return word;
    const auto counted = static_cast<std::uint32_t>(number);
    return {by_length(Symbol::name, counted, late), counted * half + letter % half};
}

Token token_of_scalar(std::string_view text) {
    if (text == "true") return {Symbol::yes};
    if (text == "false") return {Symbol::no};
    if (text == "null") return {Symbol::null};
    const bool negative = text.starts_with('-');
    const std::int64_t number = whole_number(negative ? text.substr(1) : text);
    if (number < 0 || (negative && number == 0)) return {Symbol::literal, 0, text};
    const auto counted = static_cast<std::uint32_t>(number);
    return {by_length(Symbol::number, counted, negative), counted};
}

std::string text_of(const Token& token) {
    const bool other = token.symbol % 2 == 1;
    if (token.symbol == Symbol::yes) return "true";
    if (token.symbol == Symbol::no) return "false";
    if (token.symbol == Symbol::null) return "null";
    if (Symbol::is_number(token.symbol)) return (other ? "-" : "") + std::to_string(token.value);
    if (!Symbol::is_name(token.symbol)) return std::string(token.text);
    const bool padded = token.symbol >= Symbol::padded;
    const unsigned letter = token.value % half + (other ? half : 0);
    const unsigned number = token.value / half;
    if (letter >= 26 || (padded && number > 9)) return {};
    return std::string(1, static_cast<char>('a' + letter)) + (padded ? "0" : "") + std::to_string(number);
}

}  // namespace sightlines
