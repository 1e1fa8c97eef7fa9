#include "cli/puzzle_command.h"

#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "puzzles/puzzles.h"

namespace sightlines {
namespace {

std::optional<std::uint64_t> number_of(std::string_view word) {
    if (word.empty() || word.size() > 9 || word.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    return std::stoul(std::string(word));
}

}  // namespace

std::string_view print_puzzles(std::span<const std::string_view> words) {
    if (words.size() != 5 || words[1] != "--count" || words[3] != "--seed")
        return "puzzles takes a game, --count and --seed";
    const auto count = number_of(words[2]);
    const auto seed = number_of(words[4]);
    if (!count || !seed) return "--count and --seed take a number";
    std::string_view before = "\n";
    const auto print = [&before](const Puzzle& puzzle) {
        std::cout << before << write_json(puzzle_json(puzzle)) << std::flush;
        before = ",\n";
    };
    if (!make_puzzles(words[0], {0, 0}, print)) return "there is no such game";
    std::cout << R"({"puzzles":1,"game":)" << write_json(Json(words[0])) << R"(,"list":[)";
    (void)make_puzzles(words[0], {*count, *seed}, print);
    std::cout << "]}\n";
    return "";
}

}  // namespace sightlines
