// The bodies of MatchOf<G>, and how a record becomes one. For api/match_of_game.cpp.in, which compiles them once a
// game, and for tests with a game of their own.
#pragma once

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/chapters.h"
#include "api/games.h"
#include "api/match_of.h"
#include "api/registry.h"
#include "engine/opening.h"
#include "engine/perft.h"
#include "games/codec.h"
#include "games/offer_of.h"
#include "json/reader.h"

namespace sightlines {

inline constexpr Refusal nothing_to_play_on{
    "nothing-to-play-on", "FORMAT",
    "What is hidden from that player has to be dealt with first: without it the position cannot be played on."};

template <Game G>
MatchOf<G>::MatchOf(History<G> history, bool given_start) : history_(std::move(history)) {
    if (given_start) given_start_ = history_.start();
}

template <Game G>
MatchOf<G>::MatchOf(History<G> history, Position given_start)
    : history_(std::move(history)), given_start_(std::move(given_start)) {}

template <Game G>
const GameInfo& MatchOf<G>::game() const {
    return G::info;
}
template <Game G>
int MatchOf<G>::seats() const {
    if constexpr (requires { rules().seats(history_.start()); }) {
        return rules().seats(history_.start());
    } else {
        return G::info.least_players;
    }
}
template <Game G>
Status MatchOf<G>::status() const {
    return rules().status(history_.at());
}
template <Game G>
Json MatchOf<G>::status_extra() const {
    if constexpr (requires { Codec<G>::status_extra(rules(), history_.at()); }) {
        return Codec<G>::status_extra(rules(), history_.at());
    } else {
        return Json::object();
    }
}
template <Game G>
Json MatchOf<G>::position() const {
    return Codec<G>::write(rules(), history_.at());
}

template <Game G>
Json MatchOf<G>::actions() const {
    Json list = Json::array();
    for (const Action& action : legal_actions(rules(), history_.at())) list.push_back(Codec<G>::write(action));
    return list;
}
template <Game G>
std::optional<std::vector<std::string_view>> MatchOf<G>::parametric() const {
    if constexpr (HasParametricActions<G>) {
        return rules().parametric(history_.at());
    } else {
        return std::nullopt;
    }
}
template <Game G>
std::optional<std::uint64_t> MatchOf<G>::perft(int depth, PerftBudget& budget) const {
    return sightlines::perft(rules(), history_.at(), depth, budget);
}
template <Game G>
std::string MatchOf<G>::ascii_board() const {
    return Codec<G>::ascii_board(rules(), history_.at());
}

template <Game G>
AccessibleBoard MatchOf<G>::accessible_board() const {
    if constexpr (requires { Codec<G>::accessible_board(rules(), history_.at()); }) {
        return Codec<G>::accessible_board(rules(), seen_by_decider());
    } else {
        return {};
    }
}
template <Game G>
std::vector<AccessibleAction> MatchOf<G>::accessible_actions() const {
    std::vector<AccessibleAction> list;
    if (rules().status(history_.at()).roll) return list;
    const Position seen = seen_by_decider();
    for (const Action& action : legal_actions(rules(), history_.at())) list.push_back(accessible_action(seen, action));
    return list;
}
template <Game G>
std::string_view MatchOf<G>::text_examples(std::string_view kind) const {
    if constexpr (requires { Codec<G>::text_examples(kind); }) {
        return Codec<G>::text_examples(kind);
    } else {
        return {};
    }
}

template <Game G>
Result<> MatchOf<G>::check_shape(const Json& action) const {
    Fault fault;
    const Result<Action> read = Codec<G>::action(Reader(action, "", fault));
    if (!read) return read.error();
    return ok;
}
template <Game G>
Result<> MatchOf<G>::play_text(std::string_view move) {
    const Result<Action> action = read_text(move);
    if (!action) return action.error();
    return as_result(play(*action));
}
template <Game G>
bool MatchOf<G>::is_label(std::string_view word) const {
    if constexpr (requires { Codec<G>::is_label(word); }) {
        return Codec<G>::is_label(word);
    } else {
        return false;
    }
}

template <Game G>
std::size_t MatchOf<G>::play_opening(std::uint64_t seed) {
    const std::size_t from = cursor();
    if constexpr (HasOpening<G>) {
        Rng rng(seed);
        for (const Action& action : Opening<G>::actions(rules(), history_.at(), rng)) {
            if (!play(action).accepted()) break;
        }
    }
    return cursor() - from;
}

template <Game G>
bool MatchOf<G>::dice_in_brackets() const {
    return requires { requires Codec<G>::dice_in_brackets; };
}

template <Game G>
bool MatchOf<G>::blanks_in_moves() const {
    return requires { requires Codec<G>::blanks_in_moves; };
}

template <Game G>
Result<> MatchOf<G>::play(const Json& action) {
    Fault fault;
    const Result<Action> read = Codec<G>::action(Reader(action, "action", fault));
    if (!read) return read.error();
    return as_result(play(*read));
}

template <Game G>
std::string MatchOf<G>::text(std::size_t ply) const {
    return Codec<G>::text(history_.actions()[ply]);
}
template <Game G>
std::string MatchOf<G>::public_text(std::size_t ply) const {
    if constexpr (requires(const Action& action) { Codec<G>::public_text(action); }) {
        const bool over = rules().status(history_.at(history_.size())).to_act == Side::nobody;
        if (!over) return Codec<G>::public_text(history_.actions()[ply]);
    }
    return text(ply);
}
template <Game G>
const Roll* MatchOf<G>::roll(std::size_t ply) const {
    if constexpr (detail::throws_dice<Action>) {
        return std::get_if<Roll>(&history_.actions()[ply]);
    } else {
        return nullptr;
    }
}
template <Game G>
std::optional<Dice> MatchOf<G>::dice(std::size_t ply) const {
    return rules().status(history_.at(ply)).roll;
}
template <Game G>
Side MatchOf<G>::actor(std::size_t ply) const {
    return rules().status(history_.at(ply)).to_act;
}
template <Game G>
Json MatchOf<G>::action(std::size_t ply) const {
    return Codec<G>::write(history_.actions()[ply]);
}

template <Game G>
Json MatchOf<G>::record() const {
    Json record = record_up_to(size());
    if (tree_) write_tree(record);
    if (annotations_.has_chapters()) write_chapters(annotations_, record);
    return record;
}
template <Game G>
Json MatchOf<G>::record_here() const {
    return record_up_to(cursor());
}
template <Game G>
Json MatchOf<G>::position_record() const {
    Json record = envelope();
    std::size_t from = cursor();
    while (from > 0 && !can_start<G>(history_.at(from))) --from;
    if (can_start<G>(history_.at(from))) {
        record["start"] = Codec<G>::write(rules(), alone(history_.at(from)));
    } else if (given_start_) {
        record["start"] = Codec<G>::write(rules(), *given_start_);
    }
    add_moves(record, from, cursor());
    return record;
}

template <Game G>
std::optional<Result<Json>> MatchOf<G>::record_for(int player) const {
    if constexpr (HasHiddenInformation<G>) {
        const Position seen = rules().seen_by(history_.at(), player_side(player));
        if (seen == history_.at()) return std::nullopt;
        if (!rules().admit(seen)) return Result<Json>(nothing_to_play_on);
        Json record = envelope();
        record["start"] = Codec<G>::write(rules(), alone(seen));
        if (!annotations_.empty()) write_players_and_match(annotations_, record);
        return Result<Json>(std::move(record));
    } else {
        return std::nullopt;
    }
}

template <Game G>
typename G::Position MatchOf<G>::seen_by_decider() const {
    if constexpr (HasHiddenInformation<G>) {
        const Side side = rules().status(history_.at()).to_act;
        if (side != Side::nobody) return rules().seen_by(history_.at(), side);
    }
    return history_.at();
}

template <Game G>
AccessibleAction MatchOf<G>::accessible_action(const Position& seen, const Action& action) const {
    Offer offer = offer_of(rules(), seen, action);
    std::string words = offer.words();
    return {std::move(offer.group), std::move(words), Codec<G>::text(action), std::move(offer.name),
            std::move(offer.order)};
}

template <Game G>
Json MatchOf<G>::envelope() const {
    Json record{{"game", G::info.id}, {"version", 1}};
    Json options = Codec<G>::write(rules().options());
    if (!options.empty()) record["options"] = std::move(options);
    return record;
}

template <Game G>
Json MatchOf<G>::record_up_to(std::size_t ply) const {
    Json record = envelope();
    if (given_start_) record["start"] = Codec<G>::write(rules(), *given_start_);
    add_moves(record, 0, ply);
    if (!annotations_.empty()) write_annotations(annotations_, ply, record);
    return record;
}

template <Game G>
void MatchOf<G>::add_moves(Json& record, std::size_t from, std::size_t to) const {
    if (from == to) return;
    Json& moves = record["moves"] = Json::array();
    for (std::size_t ply = from; ply < to; ++ply) moves.push_back(Codec<G>::write(history_.actions()[ply]));
}

template <Game G>
typename G::Position MatchOf<G>::alone(const Position& at) const {
    if constexpr (HasHistory<G>) {
        return rules().without_history(at);
    } else {
        return at;
    }
}

template <Game G>
bool MatchOf<G>::past_matters() const {
    return !(alone(history_.at()) == history_.at());
}

template <Game G>
std::unique_ptr<Match> MatchOf<G>::from_here() const {
    return std::make_unique<MatchOf>(History<G>(rules(), history_.at()), true);
}

template <Game G>
std::optional<Match::Better> MatchOf<G>::better_than_losing(std::size_t ply) const {
    const Position& at = history_.at(ply);
    const Side actor = rules().status(at).to_act;
    if (actor < Side::first) return std::nullopt;
    if constexpr (HasHiddenInformation<G>) {
        if (!(rules().seen_by(at, actor) == at)) return std::nullopt;
    }
    enum class Comes { loss, unknown, win };
    const auto after = [&](const Position& then) {
        const std::optional<Outcome> outcome = rules().status(then).outcome;
        if (!outcome || outcome->winners.empty()) return Comes::unknown;
        return std::ranges::count(outcome->winners, static_cast<std::int8_t>(actor)) > 0 ? Comes::win : Comes::loss;
    };
    if (after(history_.at(ply + 1)) != Comes::loss) return std::nullopt;
    std::optional<Better> better;
    for (const Action& action : legal_actions(rules(), at)) {
        Position then = at;
        rules().play(then, action);
        const Comes comes = after(then);
        if (comes == Comes::loss || (better && comes != Comes::win)) continue;
        better = {accessible_action(at, action).words, comes == Comes::win};
        if (better->wins) break;
    }
    return better;
}

template <Game G>
Result<typename G::Action> MatchOf<G>::read_text(std::string_view move) const {
    if constexpr (requires { Codec<G>::from_text(move, rules(), history_.at()); }) {
        return Codec<G>::from_text(move, rules(), history_.at());
    } else {
        return Codec<G>::from_text(move);
    }
}

namespace detail {

template <Game G>
Result<G> rules_of(const Reader& record) {
    const Json no_options = Json::object();
    const Reader in = record.has("options") ? record.member("options") : Reader(no_options, "options", record.fault());
    const Result<typename G::Options> options = Codec<G>::options(in);
    if (!options) return options.error();
    return G::make(*options);
}

template <Game G>
Result<std::unique_ptr<MatchOf<G>>> opened_at_start(const G& rules, const Reader& record) {
    if (!record.has("start")) return std::make_unique<MatchOf<G>>(History<G>(rules, rules.start()), false);
    const auto read = Codec<G>::position(rules, record.member("start"));
    if (!read) return read.error();
    const auto admitted = rules.admit(*read);
    if (!admitted) return admitted.error();
    return std::make_unique<MatchOf<G>>(History<G>(rules, *admitted), can_start<G>(*admitted) ? *admitted : *read);
}

// Plays the lines of a record, each from where it branches off. They keep their actions as the game writes them.
template <Game G>
class LineJudge {
  public:
    LineJudge(const History<G>& game, std::vector<Line>& lines) : game_(game), lines_(lines) {}

    Result<> judge(Fault& fault) {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (Result<> judged = judge(i, fault); !judged) return judged;
        }
        return ok;
    }

  private:
    using Position = typename G::Position;

    Result<> judge(std::size_t which, Fault& fault) {
        Line& line = lines_[which];
        Position at = position(line.from, line.at);
        std::vector<Position>& positions = positions_.emplace_back();
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            const auto refused = [&](Error error) {
                error.line = which + 1;
                error.action = i;
                return error;
            };
            const std::string path = "lines/" + std::to_string(which) + "/moves/" + std::to_string(i);
            const Result<typename G::Action> action = Codec<G>::action(Reader(line.moves[i], path, fault));
            if (!action) return refused(action.error());
            if (const Verdict verdict = game_.rules().check(at, *action); !verdict.accepted())
                return refused(verdict.why());
            game_.rules().play(at, *action);
            positions.push_back(at);
            line.moves[i] = Codec<G>::write(*action);
        }
        return ok;
    }

    // After `ply` actions on the path of a line: its own positions begin behind the place where it branches off.
    const Position& position(std::size_t which, std::size_t ply) const {
        while (which > 0 && ply <= lines_[which - 1].at) which = lines_[which - 1].from;
        return which == 0 ? game_.at(ply) : positions_[which - 1][ply - lines_[which - 1].at - 1];
    }

    const History<G>& game_;
    std::vector<Line>& lines_;
    std::vector<std::vector<Position>> positions_;  // of each line
};

}  // namespace detail

// Opens a record of game G: judges its options, start, moves and lines, and replays them.
template <Game G>
Result<std::unique_ptr<Match>> open_as(const Reader& record) {
    Fault& fault = record.fault();
    const Result<G> rules = detail::rules_of<G>(record);
    if (!rules) return rules.error();

    auto match = detail::opened_at_start<G>(*rules, record);
    if (!match) return match.error();
    if (record.has("moves")) {
        const Reader moves = record.member("moves");
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Result<typename G::Action> action = Codec<G>::action(moves.item(i));
            const Result<> played = action ? as_result((*match)->play(*action)) : action.error();
            if (played) continue;
            Error error = played.error();
            error.action = i;
            return error;
        }
        if (fault) return fault.error();
    }
    if (!is_annotated(record.json())) return std::unique_ptr<Match>(std::move(*match));
    Annotations annotations = read_annotations(record, (*match)->seats(), (*match)->size());
    if (fault) return fault.error();
    if (Result<> judged = detail::LineJudge<G>((*match)->history(), annotations.lines).judge(fault); !judged)
        return judged.error();
    if (!annotations.chapters.empty()) {
        if (Result<> judged = judge_chapters(record.json()); !judged) return judged.error();
    }
    (*match)->annotate(std::move(annotations));
    return std::unique_ptr<Match>(std::move(*match));
}

// A record of game G with its start in the brief form of the codec. One that is not as Match::record writes it stays as
// it is, so that what opens is always the same.
template <Game G>
Json brief_record(const Json& record) {
    Fault fault;
    const Reader in(record, "", fault);
    if (!in.has("start")) return record;
    const Result<G> rules = detail::rules_of<G>(in);
    if (!rules) return record;
    const auto at = Codec<G>::position(*rules, in.member("start"));
    if (!at || Codec<G>::write(*rules, *at) != in.member("start").json()) return record;
    Json brief = record;
    brief["start"] = Codec<G>::write_brief(*rules, *at);
    return brief;
}

template <class G>
concept HasBriefPosition =
    Game<G> && requires(const G& rules, const typename G::Position& at) { Codec<G>::write_brief(rules, at); };

template <Game G>
constexpr GameEntry entry_of(char link_letter, std::string_view (*link_sample)(),
                             std::span<const ScenarioRecord> (*scenarios)()) {
    GameEntry entry{&G::info, open_as<G>, link_letter, link_sample, scenarios};
    if constexpr (HasBriefPosition<G>) entry.brief = brief_record<G>;
    return entry;
}

}  // namespace sightlines
