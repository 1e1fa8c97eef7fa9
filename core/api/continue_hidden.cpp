#include "api/continue_hidden.h"

#include <nlohmann/json.hpp>

namespace sightlines {
namespace {

constexpr Refusal no_continuation{"continuation-none", "FORMAT",
                                  "This game does not go on from a position of yours as that player saw it."};
constexpr Refusal went_on_differently{"continuation-differs", "FORMAT",
                                      "Your game went on differently from the position where this one begins."};
constexpr Refusal hidden_decides{"hidden-decides", "FORMAT",
                                 "Something hidden comes into play here: something else is to be decided first."};

// But for the moves. Names and the id of the match may have been given on the way.
bool begins_at_cursor(const Match& whole, const Json& arrives, int player) {
    const std::optional<Result<Json>> seen = whole.record_for(player);
    if (!seen || !*seen) return false;
    const auto same = [&](const char* key) { return (**seen).value(key, Json()) == arrives.value(key, Json()); };
    return same("game") && same("options") && same("start");
}

std::optional<std::size_t> beginning(Match& whole, const Json& arrives, int player) {
    if (!arrives.contains("start")) return std::nullopt;
    for (std::size_t ply = whole.size() + 1; ply-- > 0;) {
        whole.go_to(ply);
        if (begins_at_cursor(whole, arrives, player)) return ply;
    }
    return std::nullopt;
}

Json seen_at_cursor(const Match& whole, int player) {
    const std::optional<Result<Json>> seen = whole.record_for(player);
    if (!seen) return whole.position();
    return *seen ? (**seen).value("start", Json()) : Json();
}

// The first ply from `from` on at which the player sees what stands at the cursor of the arriving game, with the same
// one to act: a hidden unit was asked, and held its fire.
std::optional<std::size_t> seen_again(Match& whole, std::size_t from, const Match& arrives, int player) {
    const Json position = arrives.position();
    for (std::size_t ply = from; ply <= whole.size(); ++ply) {
        whole.go_to(ply);
        if (whole.actor(ply) == arrives.actor(arrives.cursor()) && seen_at_cursor(whole, player) == position)
            return ply;
    }
    return std::nullopt;
}

}  // namespace

Result<Continued> continue_hidden(Match& whole, Match& arrives, int player) {
    std::optional<std::size_t> ply = beginning(whole, arrives.record(), player);
    whole.go_to(whole.size());
    if (!ply) return no_continuation;

    Continued continued;
    for (std::size_t move = 0; move < arrives.size(); ++move, ++*ply) {
        const auto stop = [&](const Error& why) {
            continued.left = arrives.size() - move;
            continued.why = why;
            return continued;
        };
        if (whole.actor(*ply) != arrives.actor(move)) {
            arrives.go_to(move);
            ply = seen_again(whole, *ply, arrives, player);
            whole.go_to(whole.size());
            arrives.go_to(arrives.size());
            if (!ply) return stop(hidden_decides);
        }
        const Json action = arrives.action(move);
        if (*ply < whole.size()) {
            if (whole.action(*ply) != action) return went_on_differently;
            ++continued.known;
        } else if (const Result<> played = whole.play(action); played) {
            ++continued.taken;
        } else {
            return stop(played.error());
        }
    }
    return continued;
}

}  // namespace sightlines
