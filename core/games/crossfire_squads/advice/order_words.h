// What an order would do, in words, for the panel and for the text view.
#pragma once

#include <functional>
#include <string>

#include "games/crossfire_squads/advice/answer_draft.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

using Fits = std::function<bool(const std::string&)>;  // whether a name has room; else a shorter one is taken

// A suggested action and whose it is: "Rifle 1 \u00B7 Walk into the woods E4". Of a walk that goes on, where all of it
// ends, as the button that begins it says.
std::string suggested(const Scene& scene, const Action& action);

std::string order_name(const Scene& scene, const AnswerDraft& draft, const Action& action, const Fits& fits);
std::string order_note(const Scene& scene, const AnswerDraft& draft, const Action& action);  // "" for none
std::string brief_note(const Scene& scene, const AnswerDraft& draft, const Action& action);  // chances, without dice
std::string refusal_text(const Scene& scene, const AnswerDraft& draft, Verdict judged);  // names what hides a target

}  // namespace sightlines::crossfire_squads
