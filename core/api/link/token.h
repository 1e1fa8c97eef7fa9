#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sightlines {

// What a token of JSON is. A number has a symbol, by its sign and size, and a value; so has the name of a place or a
// piece, a letter and a number such as "e5" or "b07". Any other text is a word: spelled, or by its number in a
// vocabulary.
struct Symbol {
    static constexpr std::uint16_t impossible = 0, object = 1, list = 2, end = 3, yes = 4, no = 5, null = 6;
    static constexpr std::uint16_t spelled = 7;  // a word
    static constexpr std::uint16_t literal = 8;  // what is nothing of all this, as it stands
    static constexpr std::uint16_t number = 16;  // + 2 * its length in bits, up to 31, + 1 below zero
    static constexpr std::uint16_t name = 80;    // + 2 * the length of its number in bits, up to 7, + 1 from q on
    static constexpr std::uint16_t padded = 96;  // a letter, 0 and a digit; + 1 from q on
    static constexpr std::uint16_t names_end = 98;
    static constexpr std::uint16_t word = 128;  // + its number

    static constexpr bool is_number(std::uint16_t symbol) { return number <= symbol && symbol < name; }
    static constexpr bool is_name(std::uint16_t symbol) { return name <= symbol && symbol < names_end; }
    static constexpr bool is_text(std::uint16_t symbol) {
        return symbol == spelled || symbol >= word || is_name(symbol);
    }
};

struct Token {
    std::uint16_t symbol = Symbol::impossible;
    std::uint32_t value = 0;  // a number without its sign; of a name: its number * 16 + its letter, from a or from q
    std::string_view text{};  // of a word, as it stands between its quotes in JSON; of a literal
};

// What a text, as it stands between its quotes, or what stands for a number, true, false or null, is.
Token token_of_text(std::string_view text);
Token token_of_scalar(std::string_view text);

// And back; "" if no token of this symbol has this value.
std::string text_of(const Token& token);

}  // namespace sightlines
