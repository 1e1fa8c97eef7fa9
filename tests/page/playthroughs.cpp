#include "page/playthroughs.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/settings.h"
#include "main.h"

namespace sightlines::page {
namespace {

std::vector<Playthrough> read_all() {
    std::vector<Playthrough> all;
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_DIR "/playthroughs")) {
        if (entry.path().extension() != ".txt") continue;
        Playthrough one;
        one.name = entry.path().stem().string();
        std::ifstream in(entry.path());
        for (std::string line; std::getline(in, line);) {
            if (line.empty() || line.starts_with("# ")) continue;  // "#a6" is a move
            const std::size_t last = line.rfind("  ");
            const std::string situation = last == std::string::npos ? "" : line.substr(last + 2);
            if (line[0] == '{') {
                one.record = line;
                one.game = nlohmann::json::parse(line).at("game").get<std::string>();
                continue;
            }
            one.situations.push_back(situation);
            if (line[0] == ' ') continue;
            // Moves of squads may contain single spaces; at least two spaces follow a move.
            const bool words = one.game == "crossfire-squads";
            one.moves.push_back(line.substr(0, line.find(words ? "  " : " ")));
        }
        all.push_back(std::move(one));
    }
    std::ranges::sort(all, {}, &Playthrough::name);
    return all;
}

}  // namespace

const std::vector<Playthrough>& playthroughs() {
    static const std::vector<Playthrough> all = read_all();
    return all;
}

const Playthrough& playthrough(std::string_view name) {
    const auto found = std::ranges::find(playthroughs(), name, &Playthrough::name);
    if (found == playthroughs().end()) FAIL("there is no playthrough " << name);
    return *found;
}

std::string phase_of(const std::string& situation) {
    return situation.size() > 2 && situation[1] == ' ' ? situation.substr(2) : situation;
}

const std::vector<std::pair<std::string, std::size_t>> midway{{"crosshairs-duel", 20},
                                                              {"crossfire-hex-to-the-last-man", 6},
                                                              {"crossfire-squads-small-table", 14},
                                                              {"dogfight-a-duel-to-the-kill", 12},
                                                              {"aerial-war-a-match-at-random", 12}};

void open_at(const Playthrough& game, std::size_t moves, const Outside& world) {
    open(game.record, world);
    Settings own = settings();
    own.throws_own = true;  // an embed keeps no settings
    change_settings(own);
    // Without frames in between, in which the table would play forced actions itself.
    for (std::size_t i = 0; i < moves; ++i) REQUIRE(sightlines::app().play_moves(game.moves[i]) == "");
    settle();
}

}  // namespace sightlines::page
