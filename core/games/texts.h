// The texts of a game around its board: questions, log, refusals, dice, keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

// The current question and who has to answer it. `player` is -1 when the game is over.
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
    std::string heading = {};  // in the log, if the label is notation
};

// Why something was refused: the rule's id and a sentence; for an action, the refusal's code (Refusal::code).
struct Notice {
    std::string rule;
    std::string message;
    std::string code = {};
    bool told = false;  // nothing was refused: it says what was pressed, or what has happened
};
inline Notice news(std::string message) { return {"", std::move(message), {}, true}; }

// How players are called in sentences: "you" for `you`, the only person at this screen (-1: nobody is), others by their
// side.
struct Names {
    std::vector<std::string> sides;  // by player: "Green"
    int you = -1;

    std::string subject(int player) const;     // "You", "Green"
    std::string object(int player) const;      // "you", "Green"
    std::string possessive(int player) const;  // "your", "Green's"
    // The plain form of a verb as it goes with the player: "You move", "Green moves".
    std::string does(int player, std::string_view verb) const;
};

// The aim and how far everybody is: always on the screen, in one line.
struct Standing {
    std::string aim;                       // "Shoot down every enemy plane."
    std::vector<std::string> scores = {};  // by player: "3 planes"; for all of a team the same
};

// A line of the summary of a game: "Planes lost", 2 and 4.
struct SummaryLine {
    std::string what;
    std::vector<std::string> values;  // by player
};
SummaryLine counted_line(const char* what, std::span<const int> counts);  // of so many players

// "In use: free-for-all; turbulence in clouds."; "" of none.
std::string in_use_sentence(std::span<const std::string> options);

// What is to be chosen before something is done, list by list, for the text view.
struct ListedChoices {
    struct List {
        std::string id, label;
        std::vector<std::string> options;
        int chosen = -1;  // into `options`; -1: none yet
    };
    std::vector<List> lists;
    std::string preview;  // what would be done
    std::string does;     // the name of the button that does it; "": nothing can be done yet

    bool empty() const { return lists.empty() && does.empty(); }
};

// A hint of the guided first game.
struct GuideHint {
    const char* id;    // each is shown once
    const char* text;  // one or two short sentences; gestures as wording::for_device has them
    int place = -1;    // the cell or square that it is about, as the game numbers them; -1: none

    constexpr GuideHint about(int where) const { return {id, text, where}; }
};

// A line in the list of keys.
struct KeyHelp {
    const char* keys;
    const char* what;
};

// The pending dice in the game's terms.
struct DiceHelp {
    std::string what;                      // "Side attack"
    std::string odds;                      // "Shot down on 6 (17%)."
    std::uint32_t hits = 0;                // bit n: a face of n succeeds
    std::vector<std::string> owners = {};  // of each die; empty if they do not differ
};

// A roll as it is shown on the board.
struct ThrownDice {
    std::string what = {};          // what they are for: "Green Camel: engine"
    std::uint32_t counting = 0;     // bit n: die n hit, won, or is one of those that reached what was needed
    std::vector<int> players = {};  // whose each die is; empty if that does not differ
};

}  // namespace sightlines
