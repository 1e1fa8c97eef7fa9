// Games of somebody who does what the page suggests, against a computer player.
#pragma once

#include <string>

namespace sightlines::dogfight::test {

struct Tally {
    int games = 0, won = 0, lost = 0;
    int points = 0, against = 0;  // of hits and planes
    int firing = 0;               // games in which the person shot
    int soon = 0;                 // of them, within three turns
    int worst_cv = 0;             // the least Combat Value that the person had
    int stalls = 0, spins = 0;    // of the person, over all games
    int risked = 0;               // plans that the person flew and that rather fail, below 60%
    int plans = 0, away = 0;      // those flown; of them, those that end farther from the target than they begin
    int turns = 0, shots = 0;     // all turns in which the person flew; of them, those with a shot of the person
    int later_shots = 0;          // of them, after the first turn
    int downed = 0;               // games in which no enemy was left
    int dry = 0;                  // games with five turns or more in a row without a shot of the person
};

// First flight, the person in the Camel. Opponents: 0 plays at random, else the level of the computer.
Tally follow_suggestions(int games, int opponent, bool guided = true);

// The computer in the place of the person.
Tally follow_computer(int games, int level, int opponent);

std::string told(const Tally& tally);

}  // namespace sightlines::dogfight::test
