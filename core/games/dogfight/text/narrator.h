// An action and what came of it, put together into sentences; narration.cpp tells decisions, narrated_dice.cpp rolls,
// narrated_results.cpp what followed.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/verbs.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// Whether dice and modifiers have reached a number, and which: " worked with 5, needed 4", of the dice alone;
// `least` is their lowest sum.
std::string outcome(const ModifierSum& sum, int number, int least, bool works, Tense tense);
// The same with all that was added: " failed with 1+2+1, needed 6".
std::string outcome(const Roll& roll, const ModifierSum& sum, int number, bool works, Tense tense);

// "You won", "Red wins": of a side that reads it in its own form.
std::string side_does(const Names& names, int side, Tense tense, const std::string& past, const std::string& present);

// What the Combat Value of an aircraft was, is, and why, by its journal: "Combat Value of your Camel on Red's Albatros
// 5 -> 3: -2 faded outside its hex or height". "": nothing was noted, or there are more reasons than `most_parts`.
std::string value_told(const std::string& whose, const std::string& on, const Journal& notes, int letter, int now,
                       std::size_t most_parts = 100);

// Positions, journal and names must outlive it.
class Narrator {
  public:
    Narrator(const Rules& rules, const Position& before, const Position& after, const Journal& notes,
             const Names& names, Tense tense, std::string tried = {});

    std::string tell(const Action& action);
    std::string tried(
        const Roll& roll) const;  // of a test, and whether it worked: "Hard left failed with 1+1+1, needed 4"

  private:
    // narration.cpp
    void decided(const Declare& declared);
    void decided(const Tail& tail);
    void decided(const Step& step);
    void decided(const EndMove& end);
    void decided(const Prefer& order);
    void decided(const ExitTo&) { flown(of(mover_)); }
    void decided(const Pass& pass);
    void decided(const Pip& pip);
    void decided(const Grand& grand);
    void decided(const RandomAt& surprised) { done(verb_of(before_, surprised), surprised.on); }
    void decided(const Go& go) { done(verb_of(before_, go), shown_target(before_, mover_)); }
    template <class Other>
    void decided(const Other& other) {
        constexpr bool says_nothing = std::same_as<Other, RollMp> || std::same_as<Other, Aero>;
        if constexpr (!says_nothing) done(verb_of(before_, other), target());
    }
    void done(const Verb& verb, std::string_view object = {});  // by the mover
    void done(const Verb& verb, int letter);                    // to an aircraft, or to nobody
    void decided(const Climb& climb);
    std::string intention(const Step& step, int points) const;  // "turn hard left", after "tried to"

    // narrated_dice.cpp
    void decided(const Roll& roll);
    void spotted();
    void initiative(const Roll& roll);
    void dice_of(const Roll& roll, std::string_view what);
    bool tie_settled();  // whether there was one
    void first_to_fly(bool tie = false);
    std::string flier(int letter) const;  // by its side where that has no other: "you"
    void engine(const Roll& roll);
    void test(const Roll& roll);
    void failure();
    void strain();
    void stall(const Roll& roll);
    void departure(const Roll& roll);
    void recovery(const Roll& roll);
    void speed(const Roll& roll);
    std::string why_slower() const;
    void guns(const Roll& roll);
    std::string scored() const;
    std::string no_hit() const;
    std::string added_to_dice() const;
    void cleared();
    void kept_in_view();
    void evading();
    void meeting(const Roll& roll);
    void grand_flight(const Roll& roll);

    // narrated_results.cpp
    bool finished() const;                   // the mover's step, or the whole move
    std::string flight() const;              // where the step led, if it is finished
    void flown(const std::string& subject);  // the same, as a sentence
    std::string slipped() const;             // the same, after a slip: "only a little left"
    void combat_values();                    // of all, after the declarations
    void results();                          // damage, losses, Combat Values, points, the end
    void event(const Note& note, int later);
    void changed_values();
    void points();
    void ending();

    void say(const std::string& sentence);
    std::string of(int letter) const;  // "your Camel"
    const Aircraft& was(int letter) const { return before_.plane(letter); }
    const Aircraft& is(int letter) const { return after_.plane(letter); }
    int target() const { return was(mover_).target; }
    int shown_target(const Position& at, int letter) const;  // as it is displayed to all

    const Rules& rules_;
    const Position& before_;
    const Position& after_;
    const Journal& notes_;
    const Names& names_;
    // "won", or "wins" where it is told.
    struct Said {
        Tense tense;
        const char* operator()(const char* past, const char* present) const {
            return tense == Tense::present ? present : past;
        }
    } now;
    int mover_;  // whose decision or roll it is, or nobody
    bool values_told_ = false;
    bool strain_told_ = false;
    std::string tried_;  // of the test that failed, to be told with what became of it
    std::string text_;
};

std::string hexes_text(const Mps& mps, int pitch);  // "2 hexes and a level down"

}  // namespace sightlines::dogfight
