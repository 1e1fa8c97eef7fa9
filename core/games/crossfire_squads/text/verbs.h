// Whatever is done in a game, in every form that a sentence needs: "Go prone", "goes prone", "went prone". Answers,
// questions and the log are made of these. Whoever translates the game begins with this table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

enum class Tense : std::int8_t { imperative, present, past };

// "{}" stands for what it is done to, and where.
struct Verb {
    const char *imperative, *present, *past;
};
std::string describe(const Verb& verb, Tense tense, std::string_view object = {});

namespace verbs {

inline constexpr Verb roll{"Roll", "rolls", "rolled"};
inline constexpr Verb choose_flag{"Choose {} for the flag", "chooses {} for the flag", "chose {} for the flag"};
inline constexpr Verb come_from{"Come from the {}", "comes from the {}", "chose to come from the {}"};
inline constexpr Verb place{"Place {}", "places {}", "placed {}"};
inline constexpr Verb hide{"Hide {}", "hides a unit", "hid a unit"};
inline constexpr Verb lay_mines{"Lay mines {}", "lays mines", "laid mines"};
inline constexpr Verb lay_wire{"Lay wire {}", "puts up wire {}", "put up wire {}"};
inline constexpr Verb walk{"Walk {}", "walks {}", "moved {}"};
inline constexpr Verb walk_together{"Walk together {}", "set out together", "set out together"};
inline constexpr Verb stand_up{"Stand up", "stands up", "stood up"};
inline constexpr Verb turn{"Turn to face {}", "turns to face {}", "turned to face {}"};
inline constexpr Verb turn_turret{"Turn the turret to face {}", "turns its turret to face {}",
                                  "turned its turret to face {}"};
inline constexpr Verb shoot{"Shoot at {}", "shoots at {}", "shot at {}"};
inline constexpr Verb go_prone{"Go prone", "goes prone", "went prone"};
inline constexpr Verb rally{"Rally", "tries to rally", "tried to rally"};
inline constexpr Verb end_turn{"End turn", "ends the turn", "ended the turn"};
inline constexpr Verb hold_fire{"Hold fire", "holds fire", "held fire"};
inline constexpr Verb leave_out{"Leave the other obstacles out", "leaves the other obstacles out",
                                "left the other obstacles out"};
inline constexpr Verb nobody_else{"Move nobody else", "moves nobody else of the group",
                                  "moved nobody else of the group"};
inline constexpr Verb call{"Call {} to help", "calls {} to help", "called {} to help"};
inline constexpr Verb retreat{"Fall back {}", "retreats {}", "retreated {}"};
inline constexpr Verb cross{"Cross {}", "crosses {}", "crossed {}"};
inline constexpr Verb call_explosives{"Call explosives on {}", "calls explosives on {}", "called explosives on {}"};
inline constexpr Verb call_smoke{"Call smoke {}", "calls smoke {}", "called smoke {}"};
inline constexpr Verb take_hit{"Let {} take the hit", "takes the hit", "took the hit"};
inline constexpr Verb spill_over{"Let it reach {}", "reaches {}", "reached {}"};
inline constexpr Verb search{"Search {}", "searches {} by fire", "searched {} by fire"};
inline constexpr Verb appear{"Appear {}", "appears {}", "appeared {}"};

}  // namespace verbs

namespace words {

// An action as an answer to the question at the scene: its name, and a heading that it shares with others.
std::string answer(const Scene& scene, const Action& action);    // "Shoot at Red's rifle 2"
std::string group_of(const Scene& scene, const Action& action);  // "Rifle 1"

}  // namespace words
}  // namespace sightlines::crossfire_squads
