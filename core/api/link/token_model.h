#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "api/link/arithmetic_coder.h"
#include "api/link/predictor.h"
#include "api/link/symbol_lists.h"
#include "api/link/token.h"
#include "api/link/vocabulary.h"

namespace sightlines {

// Where a token stands.
struct TokenPlace {
    std::uint32_t path = 0;   // the keys that lead to it
    std::uint32_t list = 0;   // which symbols it may have
    std::uint32_t first = 0;  // what its object began with, if that is a word: as a rule the kind of an action
};

inline constexpr std::size_t longest_spelled = 8191;  // bytes; a note has 4,000, each of which JSON may write as two

// Expects what it has seen. A copy has seen the same.
class TokenModel {
  public:
    void begin();                          // of a record
    void end_object(std::uint32_t first);  // what it began with

    // Codes a token, and learns from it: `given` when writing, when reading what was given then. The text of what comes
    // back lasts until the next call.
    Token code(ArithmeticCoder& coder, const TokenPlace& place, Token given);

    std::size_t asked() const { return predictor_.asked(); }

    // What a token is to those after it.
    static std::uint32_t identity(const Token& token) { return mixed(token.symbol, token.value); }

  private:
    struct Asking;

    std::uint16_t find_listed(const Asking& asking, std::uint32_t list, std::uint16_t symbol);
    std::uint32_t code_bits(const Asking& asking, std::size_t weights, std::uint32_t question, unsigned bits,
                            std::uint32_t value);
    void code_number(const Asking& asking, Token& token);
    void code_name(const Asking& asking, Token& token);
    void spell(const Asking& asking, Token& token);

    Predictor predictor_;
    SymbolLists lists_;
    Vocabulary words_;
    std::array<std::array<std::uint32_t, 2>, 1024> last_here_{};  // the last two tokens, by place
    std::array<std::uint32_t, 2> last_tokens_{};                  // anywhere; the last one first
    std::array<std::uint32_t, 3> last_objects_{};                 // what they began with
    std::string spelled_;
};

}  // namespace sightlines
