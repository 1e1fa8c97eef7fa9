#include "session/remarks.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/replies.h"
#include "engine/wording.h"

namespace sightlines {
namespace {

// "Hard left"; with the subject of the question before it if the answer does not name it.
std::string in_words(const Offer& given) {
    const std::string group = given.group.substr(0, given.group.find(','));
    const bool says_it = wording::capital(given.name).find(group.substr(0, group.find(' '))) != std::string::npos;
    return says_it ? given.name : group + ": " + given.name;
}

// Who has decided since, but for the player whose action it was; "": nobody.
std::string others_since(const OpenGame& game, std::size_t ply) {
    const Match& match = *game.match;
    const Side own = match.actor(ply);
    int other = -1;
    for (std::size_t later = ply + 1; later < match.cursor(); ++later) {
        const Side actor = match.actor(later);
        if (actor < Side::first || actor == own) continue;
        other = other < 0 || other == static_cast<int>(actor) ? static_cast<int>(actor) : game.view->players();
    }
    if (other < 0) return "";
    return other < game.view->players() ? game.names().subject(other) + " has" : "the others have";
}

std::string taken_back_in_words(const OpenGame& game) {
    const Match& match = *game.match;
    if (game.exercise || game.reads() || game.looks_back() || game.view->is_covered()) return "";
    const std::size_t end = match.cursor(), ply = game.undo_goal().value_or(end);
    if (ply >= end || match.roll(ply) != nullptr) return "";
    const Side own = match.actor(ply);
    // Two who share a screen may hide something from each other.
    if (match.may_hide() && (own < Side::first || static_cast<int>(own) != game.you())) return "";
    const std::string words = in_words(game.view->answer_given(ply)), others = others_since(game, ply);
    return others.empty() ? words : words + ", and what " + others + " done since";
}

void shorten(EngineReply& hint, std::vector<std::string>& given) {
    constexpr std::ptrdiff_t often = 2;
    const bool names = hint.why.empty();  // the move is named by its reason
    std::string& reason = names ? hint.text : hint.why;
    const std::size_t colon = reason.find(": ");
    const bool known = std::ranges::count(given, reason) >= often && !(names && colon == reason.npos);
    given.push_back(reason);
    if (!known) return;
    if (colon != reason.npos) {
        reason = reason.substr(0, colon) + ".";
    } else if (!hint.text.empty()) {  // else the view shows the move, and this is all that is said
        reason.clear();
    }
}

}  // namespace

const Remarks& Remarks::here() {
    static constexpr Remarks table{
        .taken_back = taken_back_in_words, .shorten = sightlines::shorten, .scripted_reply = [](const OpenGame& game) {
            return sightlines::scripted_reply(*game.match, scenario_replies(game.match->game().id, "guided"));
        }};
    return table;
}

}  // namespace sightlines
