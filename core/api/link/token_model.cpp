#include "api/link/token_model.h"

#include <algorithm>

namespace sightlines {
namespace {

template <class... More>
constexpr std::uint32_t mixed_all(std::uint32_t first, More... more) {
    ((first = mixed(first, more)), ...);
    return first;
}

// Questions of each kind have weights of their own, by place.
enum class Kind : std::uint8_t { symbol, number, letter, name, spelling };

constexpr unsigned kind_bits = 7;              // of a symbol below Symbol::word
constexpr std::uint32_t letter_asked = 0x100;  // questions are told apart by numbers that no symbol has
constexpr std::uint32_t spelling_asked = 0x102;

constexpr unsigned length_of(std::uint16_t symbol, std::uint16_t kind) { return (symbol - kind) / 2U; }

}  // namespace

struct TokenModel::Asking {
    ArithmeticCoder& coder;
    std::uint32_t path;
    std::array<std::uint32_t, 5> contexts;

    std::size_t weights(Kind kind) const { return static_cast<std::size_t>(kind) * 64 + (path >> 26U); }
};

// A number of so many bits, the most significant first, each asked for in the light of those before.
std::uint32_t TokenModel::code_bits(const Asking& asking, std::size_t weights, std::uint32_t question, unsigned bits,
                                    std::uint32_t value) {
    std::uint32_t coded = 1;
    for (unsigned left = bits; left > 0; --left) {
        const bool bit = (value >> (left - 1) & 1U) != 0;
        const bool answer = predictor_.ask(asking.coder, asking.contexts, mixed(question, coded), weights, bit);
        coded = coded << 1U | (answer ? 1U : 0U);
    }
    return coded - (1U << bits);
}

// The symbol, if it is in the list, else impossible.
std::uint16_t TokenModel::find_listed(const Asking& asking, std::uint32_t list, std::uint16_t symbol) {
    for (std::uint16_t at = lists_.first(list); at != SymbolLists::nothing; at = lists_.item(at).next) {
        const std::uint16_t listed = lists_.item(at).symbol;
        if (predictor_.ask(asking.coder, asking.contexts, listed, asking.weights(Kind::symbol), listed == symbol))
            return listed;
    }
    return Symbol::impossible;
}

void TokenModel::code_number(const Asking& asking, Token& token) {
    const unsigned length = length_of(token.symbol, Symbol::number);
    if (length == 0) return;
    const std::uint32_t top = 1U << (length - 1);
    token.value =
        top | code_bits(asking, asking.weights(Kind::number), token.symbol, length - 1, token.value & (top - 1));
}

void TokenModel::code_name(const Asking& asking, Token& token) {
    const bool padded = token.symbol >= Symbol::padded;
    const unsigned length = padded ? 5 : length_of(token.symbol, Symbol::name);
    const std::uint32_t top = padded || length == 0 ? 0 : 1U << (length - 1);
    const unsigned bits = length == 0 ? 0 : length - 1;
    const std::uint32_t letter =
        code_bits(asking, asking.weights(Kind::letter), letter_asked + token.symbol % 2, 4, token.value % 16);
    const std::uint32_t number = code_bits(asking, asking.weights(Kind::name), mixed(token.symbol, letter), bits,
                                           token.value / 16 & ((1U << bits) - 1));
    token.value = (top | number) * 16 + letter;
}

// Letter by letter, with a zero behind the last one.
void TokenModel::spell(const Asking& asking, Token& token) {
    const std::string_view given = token.text;
    Asking letters{asking.coder, asking.path, {}};
    std::uint32_t last_four = 0, before = token.symbol;
    spelled_.clear();
    while (spelled_.size() < longest_spelled) {
        letters.contexts = {mixed(asking.path, 6), mixed(7, last_four & 0xFFU), mixed(8, last_four & 0xFFFFU),
                            mixed(9, last_four), mixed(10, before)};
        const std::size_t at = spelled_.size();
        const std::uint32_t wanted = at < given.size() ? static_cast<unsigned char>(given[at]) : 0U;
        const std::uint32_t letter = code_bits(letters, asking.weights(Kind::spelling), spelling_asked, 8, wanted);
        if (letter == 0) break;
        spelled_ += static_cast<char>(letter);
        last_four = last_four << 8U | letter;
        before = mixed(before, letter);
    }
    token.text = spelled_;
}

Token TokenModel::code(ArithmeticCoder& coder, const TokenPlace& place, Token token) {
    const auto number_of = [](std::uint16_t word) {
        return word == Vocabulary::unknown ? Symbol::spelled : static_cast<std::uint16_t>(Symbol::word + word);
    };
    if (token.symbol == Symbol::spelled) token.symbol = number_of(words_.find(token.text));
    const std::uint32_t kind = mixed(place.path, place.first);
    auto& here = last_here_[kind >> 22U];
    const Asking asking{
        coder,
        place.path,
        {mixed_all(place.path, 1U), mixed_all(kind, 2U, here[0]), mixed_all(kind, 3U, here[1], last_objects_[0]),
         mixed_all(kind, 4U, last_objects_[0], last_objects_[1], last_objects_[2]),
         mixed_all(place.path, 5U, last_tokens_[0], last_tokens_[1])}};
    const std::uint16_t listed = find_listed(asking, place.list, token.symbol);
    if (listed != Symbol::impossible) {
        token.symbol = listed;
    } else {
        const std::uint16_t kind_of_new = token.symbol < Symbol::word ? token.symbol : Symbol::spelled;
        token.symbol =
            static_cast<std::uint16_t>(code_bits(asking, asking.weights(Kind::symbol), 0, kind_bits, kind_of_new));
    }
    if (Symbol::is_number(token.symbol)) code_number(asking, token);
    if (Symbol::is_name(token.symbol)) code_name(asking, token);
    if (token.symbol == Symbol::spelled || token.symbol == Symbol::literal) spell(asking, token);
    if (token.symbol == Symbol::spelled) token.symbol = number_of(words_.find_or_add(token.text));
    if (token.symbol >= Symbol::word) {
        token.value = 0;
        token.text = words_.word(static_cast<std::uint16_t>(token.symbol - Symbol::word));
    }
    if (token.symbol != listed) lists_.add(place.list, token.symbol);
    here = {identity(token), here[0]};
    last_tokens_ = {here[0], last_tokens_[0]};
    return token;
}

void TokenModel::begin() {
    last_tokens_ = {};
    last_objects_ = {};
}

void TokenModel::end_object(std::uint32_t first) { last_objects_ = {first, last_objects_[0], last_objects_[1]}; }

}  // namespace sightlines
