#pragma once

// One random walk through a game, and the laws that are looked at on the way.
#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "api/match_of.h"
#include "base/rng.h"
#include "engine/playout.h"
#include "games/codec.h"
#include "json/reader.h"
#include "samples/samples.h"

namespace sightlines::laws {

// A position that random play has come to, and what may be done in it.
template <Game G>
struct Look {
    const G& rules;
    const typename G::Position& at;
    const std::vector<typename G::Action>& listed;
    Rng rng;
};

// A game played at random, from the game's own start or from a position that a record gave.
template <Game G>
struct Played {
    const G& rules;
    typename G::Position start;
    std::optional<typename G::Position> given;
    std::vector<typename G::Action> actions = {};
    Rng rng;
};

// What every game keeps. `look` says how much it has found to look at; all in all that must come to `least`, or the law
// was never tried.
template <class Sight>
struct Law {
    std::string_view name;
    int stride;  // every so many-th position (and the last of each game), or every so many-th game
    int least;
    int (*look)(Sight&);
};

// Thrown by what a law looks at when it does not hold; the walk adds where that was.
struct Broken {
    std::string what;
};

// The message is made only when it is needed: laws are looked at some million times.
inline void hold(bool law, std::string_view what) {
    if (!law) throw Broken{std::string(what)};
}
template <Game G>
void hold(bool law, std::string_view what, const typename G::Action& action) {
    if (!law) throw Broken{std::string(what) + "\naction: " + Codec<G>::text(action)};
}

// How far a walk goes: `rounds` times through all beginnings of all option sets, with strides so many times shorter.
struct Length {
    int rounds = 1;
    int closer = 1;
};

inline constexpr int most_actions = 500;
inline constexpr std::size_t most_replayed = 200;  // of a game, by the laws of whole games

template <Game G>
class Walk {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;
    using OnPositions = std::vector<Law<Look<G>>>;
    using OnGames = std::vector<Law<Played<G>>>;

    Walk(Length length, OnPositions on_positions, OnGames on_games)
        : length_(length), on_positions_(std::move(on_positions)), on_games_(std::move(on_games)) {}

    // Empty when every law held; else what was broken, and where.
    std::string broken() {
        try {
            for (int round = 0; round < length_.rounds; ++round) {
                for (const auto& options : test::Samples<G>::option_sets()) walk(*G::make(options));
            }
            return too_few(on_positions_, found_in_positions_) + too_few(on_games_, found_in_games_);
        } catch (const Broken& broken) {
            return broken.what;
        }
    }

  private:
    // The start of the game, and positions from nowhere that are admitted.
    void walk(const G& rules) {
        play(rules, rules.start(), std::nullopt, Rng(++seed_));
        if constexpr (requires(Rng& rng) { test::Samples<G>::any_position(rules, rng); }) {
            for (int tries = 0; tries < 6; ++tries) {
                Rng rng(++seed_);
                const Position given = test::Samples<G>::any_position(rules, rng);
                const auto admitted = rules.admit(given);
                if (!admitted) continue;
                play(rules, *admitted, can_start<G>(*admitted) ? *admitted : given, rng);
            }
        }
    }

    void play(const G& rules, const Position& start, const std::optional<Position>& given, Rng rng) {
        Played<G> game{.rules = rules, .start = start, .given = given, .rng = Rng(seed_ << 32U)};
        Position at = start;
        ply_ = 0;
        playout(rules, at, rng, most_actions, [&](const auto& before, const auto& listed, const auto& chosen) {
            look(rules, before, listed, false);
            if (ply_ < most_replayed) game.actions.push_back(chosen);
            ++ply_;
        });
        look(rules, at, legal_actions(rules, at), true);
        for (std::size_t i = 0; i < on_games_.size(); ++i) {
            if (games_ % stride_of(on_games_[i]) == 0) found_in_games_[i] += look(on_games_[i], game, start);
        }
        ++games_;
    }

    void look(const G& rules, const Position& at, const std::vector<Action>& listed, bool last) {
        for (std::size_t i = 0; i < on_positions_.size(); ++i) {
            const auto& law = on_positions_[i];
            if (!last && positions_ % stride_of(law) != 0) continue;
            Look<G> here{rules, at, listed, Rng(seed_ << 32U | ply_)};
            found_in_positions_[i] += look(law, here, at);
        }
        ++positions_;
    }

    template <class Sight>
    int look(const Law<Sight>& law, Sight& sight, const Position& at) const {
        try {
            return law.look(sight);
        } catch (const Broken& broken) {
            throw Broken{std::string(law.name) + ": " + broken.what + "\ngame " + std::string(G::info.id) + ", seed " +
                         std::to_string(seed_) + ", ply " + std::to_string(ply_) +
                         "\noptions: " + write_json(Codec<G>::write(sight.rules.options())) +
                         "\nposition: " + write_json(Codec<G>::write(sight.rules, at))};
        }
    }

    template <class Sight>
    int stride_of(const Law<Sight>& law) const {
        return std::max(1, law.stride / length_.closer);
    }

    template <class Laws>
    static std::string too_few(const Laws& laws, const std::vector<int>& found) {
        std::string text;
        for (std::size_t i = 0; i < laws.size(); ++i) {
            if (found[i] < laws[i].least)
                text += std::string(laws[i].name) + ": looked at " + std::to_string(found[i]) + " only\n";
        }
        return text;
    }

    Length length_;
    OnPositions on_positions_;
    OnGames on_games_;
    std::vector<int> found_in_positions_ = std::vector<int>(on_positions_.size());
    std::vector<int> found_in_games_ = std::vector<int>(on_games_.size());
    std::uint64_t seed_ = 0;
    std::size_t ply_ = 0;
    int positions_ = 0;
    int games_ = 0;
};

}  // namespace sightlines::laws
