// The review of a game: what each action was worth, as the engine says it, and what follows from that. No drawing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "json/json.h"

namespace sightlines {

struct ReviewedAction {
    enum class Kind : std::uint8_t { choice, dice, forced };
    Kind kind = Kind::forced;
    std::vector<int> before, after;  // by player, per mille: the best that could be done, and what was
    int cost = 0;                    // of a choice, per mille
    std::string better;              // JSON of what the computer prefers, if it cost something
    std::string why;                 // a sentence for that, or ""
};

struct CostlyDecision {
    std::size_t ply = 0;
    int cost = 0;
};

// What a game that is over was lost by, where the decisions that cost much do not say it: mostly by the dice, or by
// what choices cost together, or else by a roll or by what an opponent did, where the chances fell most; or little by
// little, if that was not much.
struct Undoing {
    enum class By : std::uint8_t { dice, choices, turn, slope };
    By by = By::turn;
    int dice = 0;                         // per mille of the loser's chances that the dice took in all
    int cost = 0, cost_of_others = 0;     // of all choices
    std::optional<std::size_t> ply = {};  // of the turn
    int from = 0, to = 0;                 // the loser's chances before and after it
};

class Review {
  public:
    // Of a game whose line has these actions by these players (-1: dice), told apart from others by `id`; `over`: it
    // was played to its end.
    Review(std::string id, std::vector<int> actors, bool over = false)
        : id_(std::move(id)), actors_(std::move(actors)), over_(over) {}

    const std::string& id() const { return id_; }
    std::size_t size() const { return actors_.size(); }
    std::size_t done() const { return actions_.size(); }
    bool finished() const { return done() == size(); }
    const ReviewedAction& action(std::size_t ply) const { return actions_[ply]; }

    // Takes the engine's reply to "review" of the next action, a JSON object. False if it is no such reply.
    bool take(const Json& reply);

    // The chances of a player before each action that was looked at, and after the last, per mille.
    std::vector<int> curve(std::size_t player) const;
    // The choices that cost a player most, at most five, the costliest first; those that cost little are left out, and
    // those where the same would have been better once more.
    std::vector<CostlyDecision> costly(int player) const;
    // The luck of a player with the dice: the chances gained over what was to be expected, per mille.
    int luck(std::size_t player) const;
    bool has_dice() const;
    // nullopt unless the review is finished and the player has lost; also if that was by what costly() names.
    std::optional<Undoing> undoing(int player) const;

    Json write() const;
    bool read(const Json& kept);  // what write() made of the same game; false: of another

  private:
    int chances_fell_at(std::size_t ply, std::size_t player) const;

    std::string id_;
    std::vector<int> actors_;
    bool over_;
    std::vector<ReviewedAction> actions_;
};

int cost_in(const Json& reply);  // of a choice, in a reply to "review"

inline constexpr int costs_much = 40;     // per mille
inline constexpr int mistakes_level = 3;  // of the look at what seems to cost much, by which it is judged
bool is_better(int cost, int cost_in_game);
inline constexpr std::size_t most_costly = 5;

// Words for an action that was tried instead: its `cost` beside that of the action in the game.
std::string verdict_on(int cost, int cost_in_game, bool same_as_best);

}  // namespace sightlines
