#include "games/dogfight/rules/turn/turn.h"

#include "games/dogfight/rules/turn/endings.h"
#include "games/dogfight/rules/turn/fire.h"
#include "games/dogfight/rules/turn/initiative.h"
#include "games/dogfight/rules/turn/movement.h"
#include "games/dogfight/rules/turn/targeting.h"

namespace sightlines::dogfight {

namespace {

Note note_of(Note::Kind kind, int plane, int other, const Reason& why, int amount) {
    Note note;
    note.kind = kind;
    note.plane = static_cast<std::int8_t>(plane);
    note.other = static_cast<std::int8_t>(other);
    note.why = &why;
    note.amount = amount;
    return note;
}

}  // namespace

void Turn::change_cv(Aircraft& aircraft, int other, int amount, const Reason& why) {
    if (amount == 0) return;
    aircraft.cv = static_cast<std::int16_t>(aircraft.cv + amount);
    if (journal != nullptr) journal->push_back(note_of(Note::Kind::cv, letter(aircraft), other, why, amount));
}

void Turn::tell(int letter, const Reason& why, int amount, int other) {
    if (journal != nullptr) journal->push_back(note_of(Note::Kind::event, letter, other, why, amount));
}

void Turn::tell_roll(int letter, const ModifierSum& sum, const Reason& why, int needed, std::string_view result,
                     int other) {
    if (journal == nullptr) return;
    journal->push_back(note_of(Note::Kind::roll, letter, other, why, needed));
    journal->back().sum = sum;
    journal->back().result = result;
}

void begin_play(const Options& options, Position& at) {
    Turn turn{options, at};
    switch (at.phase) {
        case Phase::begin: return begin_turn(turn);
        case Phase::adjust: return adjust(turn);
        case Phase::links: return make_links(turn);
        case Phase::next: return seek_next(turn);
        case Phase::go: return begin_move(turn, at.current);
        case Phase::combat: return begin_combat(turn);
        case Phase::endturn: return begin_end(turn);
        default: return;
    }
}

}  // namespace sightlines::dogfight
