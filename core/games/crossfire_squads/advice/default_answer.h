// The answer that comes first: Space gives it, the panel shows it with the accent.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "games/crossfire_squads/advice/answer_draft.h"

namespace sightlines::crossfire_squads {

struct DefaultAnswer {
    // `confirm`: what has been chosen; `shoot`: the best of the chosen unit's shots; `shoot_best`: whoever shoots best
    // at the mover.
    enum class Does : std::int8_t { nothing, confirm, order, choose, walk, shoot, shoot_best };
    Does does = Does::nothing;
    std::optional<Action> action = {};  // that is ordered
    UnitId unit = no_unit;              // that is chosen

    // In words, but for what is confirmed and for shots, whose words depend on the room there is.
    std::string id = {};         // "do:walk"
    std::string name = {};       // "Walk into the woods at the flag"
    std::string brief = {};      // "Walk", for where the name has no room
    std::string note = {};       // one sentence of odds or consequence
    std::string why = {};        // why nothing else suits
    bool note_names_it = false;  // where only `brief` has room, the note begins with the name
    bool is_dangerous = false;   // a walk that is likelier to be stopped than not
    bool can_be_stopped = false;
};
DefaultAnswer default_answer(const Scene& scene, const AnswerDraft& draft);

}  // namespace sightlines::crossfire_squads
