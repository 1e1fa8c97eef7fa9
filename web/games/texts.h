// What a game says around its board: questions, turns of the log, refusals, dice, keys. Words only, nothing drawn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sightlines {

// What is asked of whom, in a few words. `player` is -1 when the game is over.
struct Prompt {
    int player = -1;
    std::string who;       // "Green to act"
    std::string question;  // "Fly 2 more planes."
    std::string stage;     // "Round 4"
};

// One line of the log: the plies first to last (exclusive) of one player's turn.
struct LoggedTurn {
    int player = 0;
    std::string label;  // "1", "clouds"
    std::size_t first = 0;
    std::size_t last = 0;
    std::string remark = {};  // what came of it: "+1 reserve, 2 prisoners"
};

// Why something was refused: shown as a sentence, with the rule to read up.
struct Notice {
    std::string rule;
    std::string message;
};

// A line of the list of keys.
struct KeyHelp {
    const char* keys;
    const char* what;
};

// The dice that are due, in the words of the game.
struct DiceHelp {
    std::string what;                      // "Side attack"
    std::string odds;                      // "Destroyed on a 6: 1 in 6."
    std::uint32_t hits = 0;                // bit n: a face of n succeeds
    std::vector<std::string> owners = {};  // whose each die is, where that differs
};

}  // namespace sightlines
