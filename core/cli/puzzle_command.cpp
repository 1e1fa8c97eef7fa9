#include "cli/puzzle_command.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "cli/streams.h"
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
    std::string before = "\n";
    const auto print = [&before](const Puzzle& puzzle) {
        write_output(before + write_json(puzzle_json(puzzle)));
        before = ",\n";
    };
    if (!make_puzzles(words[0], {0, 0}, print)) return "there is no such game";
    write_output(R"({"puzzles":1,"game":)" + write_json(Json(words[0])) + R"(,"list":[)");
    (void)make_puzzles(words[0], {*count, *seed}, print);
    write_output("]}\n");
    return "";
}

}  // namespace sightlines
