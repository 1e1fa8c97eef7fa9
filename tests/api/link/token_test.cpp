#include "api/link/token.h"

#include <catch_amalgamated.hpp>
#include <string>

#include "api/link/symbol_lists.h"
#include "api/link/vocabulary.h"

using namespace sightlines;

TEST_CASE("tokens: texts and numbers, and back", "[links]") {
    struct Case {
        const char* text;
        std::uint16_t symbol;
        std::uint32_t value;
    };
    for (const auto& [text, symbol, value] :
         {Case{"0", 16, 0}, Case{"1", 18, 1}, Case{"-1", 19, 1}, Case{"6", 22, 6}, Case{"2960", 40, 2960},
          Case{"-2147483647", 79, 2'147'483'647}, Case{"true", 4, 0}, Case{"false", 5, 0}, Case{"null", 6, 0}}) {
        const Token token = token_of_scalar(text);
        CHECK(token.symbol == symbol);
        CHECK(token.value == value);
        CHECK(text_of(token) == text);
    }
    for (const auto& [text, symbol, value] :
         {Case{"a0", 80, 0}, Case{"e5", 86, 5 * 16 + 4}, Case{"t33", 93, 33 * 16 + 3}, Case{"z127", 95, 127 * 16 + 9},
          Case{"b07", 96, 7 * 16 + 1}, Case{"t00", 97, 3}}) {
        const Token token = token_of_text(text);
        CHECK(token.symbol == symbol);
        CHECK(token.value == value);
        CHECK(text_of(token) == text);
    }
    for (const char* word : {"", "e", "5", "E5", "e128", "e05x", "b007", "b0", "ab1", "e-1", "e5 ", "level",
                             "\xC3\xA9"
                             "1"}) {
        const Token token = token_of_text(word);
        if (std::string_view(word) == "b0") continue;  // the name of a place
        CHECK(token.symbol == Symbol::spelled);
        CHECK(text_of(token) == word);
    }
    for (const char* literal : {"-0", "2147483648", "-2147483648", "1.5", "1e+30", "00"}) {
        const Token token = token_of_scalar(literal);
        CHECK(token.symbol == Symbol::literal);
        CHECK(text_of(token) == literal);
    }
    CHECK(text_of({97, 10}).empty());       // the letter after z
    CHECK(text_of({96, 10 * 16}).empty());  // "a0" and ten
}

TEST_CASE("a vocabulary keeps what there is room for", "[links]") {
    Vocabulary words;
    CHECK(words.find("level") == Vocabulary::unknown);
    CHECK(words.find_or_add("level") == 0);
    CHECK(words.find_or_add("") == 1);
    CHECK(words.find_or_add("level") == 0);
    CHECK(words.find(std::string(40, 'a')) == Vocabulary::unknown);
    CHECK(words.find_or_add(std::string(41, 'a')) == Vocabulary::unknown);
    CHECK(words.find_or_add(std::string(40, 'a')) == 2);
    int known = 3;
    for (int i = 0; i < 3000; ++i)
        known += words.find_or_add("word" + std::to_string(i)) != Vocabulary::unknown ? 1 : 0;
    CHECK(known == Vocabulary::most_words);
    CHECK(words.word(3) == "word0");
    CHECK(words.word(0) == "level");
    CHECK(words.find("word2999") == Vocabulary::unknown);
    Vocabulary letters;
    for (int i = 100; i < 999; ++i) (void)letters.find_or_add(std::to_string(i) + std::string(37, 'b'));
    CHECK(letters.find("100" + std::string(37, 'b')) == 0);
    CHECK(letters.find("999") == Vocabulary::unknown);
}

TEST_CASE("lists of symbols keep what there is room for", "[links]") {
    SymbolLists lists;
    const auto symbols_at = [&](std::uint32_t place) {
        std::vector<std::uint16_t> symbols;
        for (auto at = lists.first(place); at != SymbolLists::nothing; at = lists.item(at).next)
            symbols.push_back(lists.item(at).symbol);
        return symbols;
    };
    CHECK(symbols_at(7).empty());
    lists.add(7, 3);
    lists.add(7 + 1024, 5);  // the same slot
    lists.add(7, 4);
    CHECK(symbols_at(7) == std::vector<std::uint16_t>{3, 4});
    CHECK(symbols_at(7 + 1024) == std::vector<std::uint16_t>{5});
    for (std::uint16_t symbol = 10; symbol < 60; ++symbol) lists.add(7, symbol);
    CHECK(symbols_at(7).size() == SymbolLists::longest_list);
    CHECK(symbols_at(7).back() == 59);
    for (std::uint32_t place = 5000; place < 9000; ++place) lists.add(place, 1);
    CHECK(symbols_at(5000).size() == 1);
    CHECK(symbols_at(8999).empty());
    for (std::uint32_t place = 5000; place < 6000; ++place)
        for (std::uint16_t symbol = 2; symbol < 9; ++symbol) lists.add(place, symbol);
    CHECK(symbols_at(5000).size() == 8);
}
