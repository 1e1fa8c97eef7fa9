// The hints of the guided first game.
#pragma once

#include <vector>

#include "games/crossfire_squads/advice/answer_draft.h"
#include "games/crossfire_squads/text/scene.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// Those for which this is the moment, best first; only while a side decides that may see the table.
std::vector<GuideHint> guide_hints(const Scene& scene, const AnswerDraft& draft);

}  // namespace sightlines::crossfire_squads
