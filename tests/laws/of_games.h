#pragma once

// Laws of whole games: undo, refusals, records and links.
#include <memory>
#include <tuple>

#include "api/games.h"
#include "api/link/forms.h"
#include "games/all.h"
#include "laws/of_codec.h"

namespace sightlines::laws {

template <class G, class Tuple>
inline constexpr bool is_among = false;
template <class G, class... Games>
inline constexpr bool is_among<G, std::tuple<Games...>> = (std::is_same_v<G, Games> || ...);

// A game played once more, through its JSON and its text, with the position after each action.
template <Game G>
struct Replay {
    explicit Replay(const Played<G>& game)
        : match(game.given ? MatchOf<G>(History<G>(game.rules, game.start), *game.given)
                           : MatchOf<G>(History<G>(game.rules, game.start), false)),
          positions{game.start} {
        typename G::Position at = game.start;
        for (const auto& action : game.actions) {
            const bool spoken = match.size() % 2 == 1;
            const Result<> played = spoken ? match.play_text(Codec<G>::text(action))
                                           : static_cast<Match&>(match).play(Codec<G>::write(action));
            hold<G>(played.has_value(), "cannot be played from outside", action);
            game.rules.play(at, action);
            hold<G>(match.history().at() == at, "leads elsewhere from outside", action);
            positions.push_back(at);
        }
    }

    std::size_t any_ply(Rng& rng) const { return rng.below(static_cast<std::uint32_t>(positions.size())); }

    MatchOf<G> match;
    std::vector<typename G::Position> positions;
};

template <Game G>
int undo_and_redo(Played<G>& game) {
    Replay<G> replay(game);
    for (int jump = 0; jump < 40; ++jump) {
        const std::size_t ply = replay.any_ply(game.rng);
        replay.match.go_to(ply);
        hold(replay.match.cursor() == ply, "the cursor");
        hold(replay.match.history().at() == replay.positions[ply], "another position after undo or redo");
    }
    hold(replay.match.size() + 1 == replay.positions.size(), "something was forgotten");
    return 1;
}

template <Game G>
int refusal_changes_nothing(Played<G>& game) {
    Replay<G> replay(game);
    Match& match = replay.match;
    if (match.size() == 0) return 0;
    const Json record = match.record();
    int refusals = 0;
    for (int tries = 0; tries < 40; ++tries) {
        const std::size_t ply = replay.any_ply(game.rng);
        match.go_to(ply);
        const std::size_t other = game.rng.below(static_cast<std::uint32_t>(match.size()));
        const Json action = mutated(Codec<G>::write(game.actions[other]), game.rng);
        const auto read = read_back(action, Codec<G>::action);
        if (read && game.rules.check(replay.positions[ply], *read).accepted()) continue;
        const Result<> played = match.play(action);
        hold(!played.has_value(), "played, though the rules refuse it");
        hold(!played.error().rule.empty() && !played.error().message.empty(), "refused without a reason");
        hold(match.cursor() == ply && replay.match.history().at() == replay.positions[ply], "refused, but moved");
        ++refusals;
    }
    hold(match.record() == record, "another record");
    return refusals;
}

template <Game G>
const MatchOf<G>& opened(const Result<std::unique_ptr<Match>>& opened) {
    hold(opened.has_value(), "does not open");
    return static_cast<const MatchOf<G>&>(**opened);
}

template <Game G>
int record_there_and_back(Played<G>& game) {
    Replay<G> replay(game);
    const Json record = static_cast<Match&>(replay.match).record();
    const Result<std::unique_ptr<Match>> again = open_match(record);
    const MatchOf<G>& match = opened<G>(again);
    hold(static_cast<const Match&>(match).record() == record, "another record");
    const History<G>& history = match.history();
    hold(history.size() == replay.match.size(), "another number of actions");
    for (std::size_t ply = 0; ply <= history.size(); ++ply)
        hold(history.at(ply) == replay.positions[ply], "another position after " + std::to_string(ply) + " actions");

    const Result<std::string> link = write_link(record);
    hold(link.has_value(), "makes no link");
    const Result<Json> unpacked = read_link(*link);
    hold(unpacked.has_value(), "makes a link that cannot be read");
    if (!has_brief_form<G> || !game.given)
        hold(write_json(*unpacked) == write_json(record), "another record in its link");
    const Result<std::unique_ptr<Match>> linked = open_match(*unpacked);
    hold(linked && write_json((*linked)->record()) == write_json(record), "another record by its link");
    hold(write_link(*unpacked) && *write_link(*unpacked) == *link, "another link by its link");
    return 1;
}

template <Game G>
int position_shared_by_itself(Played<G>& game) {
    Replay<G> replay(game);
    replay.match.go_to(replay.any_ply(game.rng));
    const Result<std::unique_ptr<Match>> shared = open_match(replay.match.position_record());
    const MatchOf<G>& match = opened<G>(shared);
    if constexpr (!HasStarts<G>) hold(match.size() == 0, "with moves of its past");
    if constexpr (HasHistory<G>) {
        hold(match.history().at() == game.rules.without_history(replay.match.history().at()), "another position");
    } else {
        hold(match.history().at() == replay.match.history().at(), "another position");
    }
    return 1;
}

template <Game G>
std::vector<Law<Played<G>>> laws_of_games() {
    std::vector<Law<Played<G>>> laws{
        {"undo and redo reach the positions of play", 5, 1, undo_and_redo<G>},
        {"a refused action changes nothing", 5, 10, refusal_changes_nothing<G>},
    };
    if constexpr (is_among<G, AllGames>) {
        laws.push_back({"a record leads to the same positions, and back to itself", 9, 15, record_there_and_back<G>});
        laws.push_back({"a position shared by itself opens as it stands", 9, 15, position_shared_by_itself<G>});
    }
    return laws;
}

}  // namespace sightlines::laws
