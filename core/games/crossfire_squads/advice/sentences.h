// What is asked of whom, beside the table, in the terms of what has been chosen already.
#pragma once

#include <string>

#include "games/crossfire_squads/advice/answer_draft.h"
#include "games/crossfire_squads/text/scene.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

Prompt prompt(const Scene& scene, const AnswerDraft& draft);

// The options that differ from the base game, and how to win.
std::string options_in_use(const Options& options);

// A note on an offered unit: its dice, or that it is hidden; mostly "".
std::string note_of(const Scene& scene, const AnswerDraft& draft, UnitId id);

}  // namespace sightlines::crossfire_squads
