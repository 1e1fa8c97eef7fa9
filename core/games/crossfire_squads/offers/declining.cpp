#include "games/crossfire_squads/offers/declining.h"

#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/verbs.h"

namespace sightlines::crossfire_squads {

std::vector<Declining> declining_answers(const Scene& scene, bool guided) {
    if (!scene.decides()) return {};
    const auto answer = [&](const Action& action, const char* brief, const char* id, const char* key) {
        return Declining{action, words::answer(scene, action), brief, id, key};
    };
    switch (scene.phase()) {
        case Phase::play: return {answer(EndTurn{}, verbs::end_turn.imperative, "do:end", labels::end_turn_key)};
        case Phase::react: {
            Declining once = answer(Hold{}, verbs::hold_fire.imperative, "do:hold", "W");
            once.note = guided ? labels::hold_fire_guided_note : labels::hold_fire_note;
            return {once,
                    {Hold{}, labels::hold_this_turn, labels::hold_this_turn, "do:hold-turn", "Shift+W",
                     labels::hold_this_turn_note, true}};
        }
        case Phase::group: return {answer(Done{}, labels::nobody_else, "do:done", "W")};
        case Phase::deploy: return {answer(Done{}, labels::done, "do:done", "W")};
        case Phase::join: return {answer(Join{}, labels::nobody_called, "do:nobody", "W")};
        default: return {};
    }
}

}  // namespace sightlines::crossfire_squads
