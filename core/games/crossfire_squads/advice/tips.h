// What stands somewhere on the table, and what it can do or why it cannot, in a sentence or two.
#pragma once

#include <string>

#include "games/crossfire_squads/advice/answer_draft.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

std::string tip_of_unit(const Scene& scene, const AnswerDraft& draft, UnitId id);
std::string tip_of_place(const Scene& scene, Point p);  // "": open ground

}  // namespace sightlines::crossfire_squads
