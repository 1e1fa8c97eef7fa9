// What the player to act is asked at the cursor of a match.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "base/result.h"
#include "engine/offers.h"
#include "json/json.h"

namespace sightlines {

struct AskedAnswer : Offer {
    JsonValue action;
    std::string text;  // move text, which no other answer has
    std::string why;   // of the one that is suggested
};
// This holds only what the player to act may know, so something hidden may still forbid an answer. `parametric`: kinds
// of answers that are too many to list.
struct Asked {
    Question question;
    std::vector<AskedAnswer> answers;
    std::vector<std::string_view> parametric;
};

// FORMAT when no player is to act.
Result<Asked> ask(const Match& match);

}  // namespace sightlines
