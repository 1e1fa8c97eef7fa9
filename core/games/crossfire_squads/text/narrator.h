// Puts one step of a game into sentences; narration.h is the use of it.
#pragma once

#include <string>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"
#include "games/crossfire_squads/text/verbs.h"
#include "games/texts.h"
#include "text/person.h"

namespace sightlines::crossfire_squads {

// The action at a ply, if it is of this kind; else null.
template <class Kind>
const Kind* action(const History<Rules>& history, std::size_t ply) {
    return std::get_if<Kind>(&history.actions()[ply]);
}

// Sentences one after the other, each with its capital and its full stop.
class Story {
  public:
    void say(const std::string& sentence);  // "": nothing
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

// One step. Keeps references; made for one story.
struct Narrator {
    const Rules& rules;
    const Position& before;
    const Position& after;
    const Names& names;
    const UnitNames& units;
    Tense tense = Tense::past;
    PlaceNames places{before};
    bool ended = false;  // the step is a player's own end of the turn
    bool named = false;  // who shoots at whom has just been said

    // Of what is said of one; with `several`, of more.
    std::string now(const char* past, const char* present, bool several = false) const {
        return tense != Tense::present ? past : several ? wording::for_you(present) : present;
    }
    // "you rolled", "Red rolls", in the middle of a sentence.
    std::string side_does(int player, const char* past, const char* present) const {
        return side(player) + " " + now(past, present, player == names.you);
    }

    // The sides and the units as a sentence names them, in the middle of it.
    std::string side(int player) const { return player == names.you ? "you" : names.object(player); }
    std::string whose(UnitId id) const { return names.possessive(side_of(id)) + " " + units.full(id); }
    template <class List>
    std::string whose_list(const List& list) const {
        return list.empty() ? "" : names.possessive(side_of(list[0])) + " " + units.list({list.begin(), list.size()});
    }

    // narration_rolls.cpp: what the dice were for, what was needed and what they showed.
    std::string rolled(const Roll& roll) const;

    // narration_results.cpp: how the step changed the position, losses and the end of the turn last.
    void tell_results(Story& story) const;
};

// "5, 2 and 6"
std::string faces_text(const Roll& roll);

}  // namespace sightlines::crossfire_squads
