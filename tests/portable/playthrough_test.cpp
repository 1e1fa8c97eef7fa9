// Games of tests/playthroughs, move by move: after each the number of choices, who is to act, the phase and the result.
// A file is a record without its moves, then a line for each move. One that says "seed 7" in place of moves is played
// at random when tests/playthroughs/approve is called, which renews all files; the difference is then read.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "api/games.h"
#include "api/match_of.h"
#include "base/rng.h"
#include "games/all.h"

using namespace sightlines;

namespace {

constexpr int most_random_moves = 400;

std::vector<std::filesystem::path> files() {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_DIR "/playthroughs")) {
        if (entry.path().extension() == ".txt") found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string situation(const Match& match) {
    const Status status = match.status();
    std::string text = std::to_string(match.actions().size()) + "  ";
    text.insert(0, 5 - std::min<std::size_t>(5, text.size()), ' ');
    if (status.to_act == Side::chance) return text + "dice, " + std::string(status.phase);
    if (!status.outcome)
        return text + std::to_string(static_cast<int>(status.to_act)) + " " + std::string(status.phase);
    text += "over by " + std::string(status.outcome->reason) + ", won by";
    for (const int winner : status.outcome->winners) text += " " + std::to_string(winner);
    return status.outcome->winners.empty() ? text + " nobody" : text;
}

// Behind a move at least.
std::string gap(const Match& match) { return match.blanks_in_moves() ? "  " : " "; }

std::string row(std::string move, const Match& match) {
    move.resize(std::max<std::size_t>(9, move.size() + gap(match).size()), ' ');
    return move + situation(match);
}

// Where actions are too many to be listed, one is sampled.
bool play_sample(Match& match, Rng& rng) {
    using crossfire_squads::Rules;
    if (match.game().id != Rules::info.id) return false;
    auto& typed = static_cast<MatchOf<Rules>&>(match);
    const History<Rules>& history = typed.history();
    return typed.play(history.rules().sample(history.at(), rng)).accepted();
}

void play_at_random(Match& match, std::uint64_t seed, std::vector<std::string>& lines) {
    Rng rng(seed);
    for (int played = 0; played < most_random_moves; ++played) {
        if (match.status().to_act == Side::nobody) return;
        if (play_sample(match, rng)) {
            lines.push_back(row(match.text(match.cursor() - 1), match));
            continue;
        }
        const Json actions = match.actions();
        if (actions.empty()) return;
        REQUIRE(match.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
        lines.push_back(row(match.text(match.cursor() - 1), match));
    }
}

// The file as it should be: its remarks and record, and its moves with what follows from each.
std::vector<std::string> replayed(const std::vector<std::string>& lines) {
    std::vector<std::string> again;
    Result<std::unique_ptr<Match>> opened = format_error("no record");
    for (const std::string& line : lines) {
        INFO("line " << again.size() + 1 << ": " << line);
        if (line.starts_with("# ")) {  // "#a6" is a move
            again.push_back(line);
            continue;
        }
        if (line.starts_with('{')) {
            const Result<Json> record = parse_json(line);
            REQUIRE(record);
            opened = open_match(*record);
            if (!opened) FAIL(opened.error().message);
            again.push_back(line);
            again.push_back(row("", **opened));
            continue;
        }
        if (line.starts_with(' ')) continue;
        REQUIRE(opened.has_value());
        Match& match = **opened;
        const std::string move = line.substr(0, line.find(gap(match)));
        if (line.starts_with("seed ")) {
            play_at_random(match, std::stoull(line.substr(5)), again);
            continue;
        }
        const Result<> played = match.play_text(move);
        if (!played) FAIL(played.error().rule << ": " << played.error().message);
        again.push_back(row(match.text(match.cursor() - 1), match));
    }
    return again;
}

}  // namespace

TEST_CASE("recorded games go as they went", "[playthroughs]") {
    REQUIRE(files().size() >= 5);
    for (const auto& file : files()) {
        DYNAMIC_SECTION(file.stem().string()) {
            const std::vector<std::string> lines = lines_of(file);
            const std::vector<std::string> again = replayed(lines);
            REQUIRE(again.size() > 4);
            for (std::size_t i = 0; i < std::min(lines.size(), again.size()); ++i) {
                INFO(file.filename().string() << ":" << i + 1);
                REQUIRE(lines[i] == again[i]);
            }
            CHECK(lines.size() == again.size());
        }
    }
}

TEST_CASE("renew the recorded games", "[.approve]") {
    for (const auto& file : files()) {
        INFO(file.string());
        const std::vector<std::string> again = replayed(lines_of(file));
        std::ofstream out(file);
        for (const std::string& line : again) out << line << "\n";
        CHECK(out.good());
    }
}
