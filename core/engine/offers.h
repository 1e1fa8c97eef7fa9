#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/game.h"

// What a player is asked at a position and what the answers are called: said once for each game, for the page, its text
// view, the program and other people's programs.
namespace sightlines {

enum class Role : std::uint8_t {
    suggested,  // one at most
    usual,
    other,      // seldom meant
    declining,  // leaves things as they are; never suggested
};

// An answer in words. Programs tell it from all others by its move text.
struct Offer {
    std::string group;       // a heading for answers that follow each other in the list, such as the piece that acts
    std::string name;        // imperative; no other answer of its group has it
    std::string note = {};   // what comes of it, going on after the name: "to d5, height 1"
    std::string brief = {};  // the name for where there is little room, if there is a shorter one
    Role role = Role::usual;
    std::string order = {};  // as it is told to do it, without its group and beside a reason; "": its words

    std::string words() const { return note.empty() ? name : name + ", " + note; }
};

struct Question {
    std::string asks;     // "Fly 2 more planes."
    std::string because;  // what it is about: "German red on e4"; or ""
};

// Specialised in games/<id>/offers/offers.h. A player is to act in the position, which holds only what that player may
// see.
//   question  what is asked; a game may take what the player has chosen already as one argument more
//   offer     an action of Rules::legal as an answer
template <class G>
struct Offers;

template <class G>
concept HasOffers =
    Game<G> && requires(const G& rules, const typename G::Position& at, const typename G::Action& action) {
        { Offers<G>::question(rules, at) } -> std::same_as<Question>;
        { Offers<G>::offer(rules, at, action) } -> std::same_as<Offer>;
    };

// Specialised in games/<id>/advice/advice.h: the action that is suggested at such a position, by the computer's
// evaluation and without a search; nothing if none stands out. A game need not have this.
template <class G>
struct Advice;

template <class G>
concept HasAdvice = Game<G> && requires(const G& rules, const typename G::Position& at) {
    { Advice<G>::suggest(rules, at) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game whose suggestions have reasons of their own; other games give the reason of a hint.
template <class G>
concept ExplainsAdvice =
    HasAdvice<G> && requires(const G& rules, const typename G::Position& at, const typename G::Action& action) {
        { Advice<G>::why(rules, at, action) } -> std::same_as<std::string>;
    };

}  // namespace sightlines
