// Dice that several people throw together, so that none of them can choose or foresee them. Each draws a secret of 256
// bits and first tells the others its hash; once all hashes are known, each tells the secret, and all secrets together
// make the dice. Anyone who has the secrets can check hashes and dice.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/sha256.h"
#include "engine/game.h"

namespace sightlines {

// Which roll it is: nothing that was said for one counts for another.
struct RollOfAll {
    std::string_view match;
    std::size_t ply = 0;
    int round = 0;  // how often it was begun anew
    Dice dice;
};

struct SecretOf {
    int seat = 0;
    std::string secret;  // a digest in hexadecimal
};

namespace detail {

inline std::string words_for(const RollOfAll& roll, std::string_view what) {
    std::string words = "sightlines ";
    words.append(what).append("\n").append(roll.match).append("\n");
    words += std::to_string(roll.ply) + "\n" + std::to_string(roll.round) + "\n" + std::to_string(roll.dice.lowest);
    for (const char sides : roll.dice.sides) words += " " + std::to_string(static_cast<int>(sides));
    return words;
}

}  // namespace detail

// The hash includes the seat, so nobody can repeat another seat's: the secret would not fit.
inline std::string seal(const RollOfAll& roll, int seat, std::string_view secret) {
    return hexadecimal(
        sha256(detail::words_for(roll, "seal") + "\n" + std::to_string(seat) + "\n" + std::string(secret)));
}

// One chain of hashes for each roll: each gives 32 bytes. Bytes that would make low faces more likely are skipped.
inline Roll roll_of_all(const RollOfAll& roll, std::span<const SecretOf> secrets) {
    std::string words = detail::words_for(roll, "dice");
    for (const SecretOf& each : secrets) words += "\n" + std::to_string(each.seat) + " " + each.secret;
    Digest chain = sha256(words);
    std::size_t used = 0;
    Roll thrown;
    for (const char each : roll.dice.sides) {
        const int sides = std::max<int>(static_cast<unsigned char>(each), 1), most = 256 - 256 % sides;
        int byte = most;
        while (byte >= most) {
            if (used == chain.size()) {
                chain = sha256(std::string_view(reinterpret_cast<const char*>(chain.data()), chain.size()));
                used = 0;
            }
            byte = chain[used++];
        }
        thrown.faces.push_back(static_cast<char>(roll.dice.lowest + byte % sides));
    }
    return thrown;
}

}  // namespace sightlines
