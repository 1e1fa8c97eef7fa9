#pragma once

#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>
#include <variant>

#include "api/match.h"
#include "engine/history.h"
#include "engine/perft.h"
#include "games/codec.h"
#include "json/reader.h"

namespace sightlines {

// A longer record could be written but not read back (JsonLimits).
inline constexpr std::size_t most_moves = 20'000;
inline constexpr Refusal record_full{"record-full", "FORMAT", "A game can hold 20,000 actions, and this one is full."};

inline constexpr Refusal nothing_to_play_on{
    "nothing-to-play-on", "FORMAT",
    "What is hidden from that player has to be dealt with first: without it the position cannot be played on."};

namespace detail {

template <class Action>
inline constexpr bool throws_dice = false;
template <class... Kinds>
inline constexpr bool throws_dice<std::variant<Kinds...>> = (std::is_same_v<Kinds, Roll> || ...);

}  // namespace detail

// A game in which a record cannot start everywhere: not in the middle of a move, say. `can_start` tells where it can.
template <class G>
concept HasStarts = Game<G> && requires(const typename G::Position& at) {
    { G::can_start(at) } -> std::same_as<bool>;
};

template <class G>
constexpr bool can_start(const typename G::Position& at) {
    if constexpr (HasStarts<G>) {
        return G::can_start(at);
    } else {
        return true;
    }
}

template <Game G>
class MatchOf final : public Match {
  public:
    using Action = typename G::Action;
    using Position = typename G::Position;

    // `given_start`: the record names its start (else it is the game's own).
    MatchOf(History<G> history, bool given_start) : history_(std::move(history)) {
        if (given_start) given_start_ = history_.start();
    }
    // The start as the record names it, from which automatic steps may have led to where play begins.
    MatchOf(History<G> history, Position given_start)
        : history_(std::move(history)), given_start_(std::move(given_start)) {}

    const History<G>& history() const { return history_; }
    Verdict play(const Action& action) {
        if (history_.cursor() >= most_moves) return record_full;
        return history_.play(action);
    }

    const GameInfo& game() const override { return G::info; }
    Status status() const override { return rules().status(history_.at()); }
    Json status_extra() const override {
        if constexpr (requires { Codec<G>::status_extra(rules(), history_.at()); }) {
            return Codec<G>::status_extra(rules(), history_.at());
        } else {
            return Json::object();
        }
    }
    Json position() const override { return Codec<G>::write(rules(), history_.at()); }

    Json actions() const override {
        Json list = Json::array();
        for (const Action& action : legal_actions(rules(), history_.at())) list.push_back(Codec<G>::write(action));
        return list;
    }
    std::optional<std::vector<std::string_view>> parametric() const override {
        if constexpr (HasParametricActions<G>) {
            return rules().parametric(history_.at());
        } else {
            return std::nullopt;
        }
    }
    std::optional<std::uint64_t> perft(int depth, std::uint64_t budget) const override {
        return sightlines::perft(rules(), history_.at(), depth, budget);
    }
    std::string picture() const override { return Codec<G>::picture(rules(), history_.at()); }

    TextBoard text_board() const override {
        if constexpr (requires { Codec<G>::text_board(rules(), history_.at()); }) {
            return Codec<G>::text_board(rules(), seen_by_decider());
        } else {
            return {};
        }
    }
    std::vector<TextAction> text_actions() const override {
        std::vector<TextAction> list;
        if (rules().status(history_.at()).roll) return list;
        const Position seen = seen_by_decider();
        for (const Action& action : legal_actions(rules(), history_.at())) list.push_back(in_words(seen, action));
        return list;
    }
    std::string_view form(std::string_view kind) const override {
        if constexpr (requires { Codec<G>::form(kind); }) {
            return Codec<G>::form(kind);
        } else {
            return {};
        }
    }

    Result<> play(const Json& action) override { return play_read(action, "action"); }
    Result<> check_shape(const Json& action) const override {
        Fault fault;
        const Result<Action> read = Codec<G>::action(Reader(action, "", fault));
        if (!read) return read.error();
        return ok;
    }
    Result<> play_text(std::string_view move) override {
        const Result<Action> action = read_text(move);
        if (!action) return action.error();
        return as_result(play(*action));
    }
    bool is_label(std::string_view word) const override {
        if constexpr (requires { Codec<G>::is_label(word); }) {
            return Codec<G>::is_label(word);
        } else {
            return false;
        }
    }

    bool dice_in_brackets() const override {
        return requires { requires Codec<G>::dice_in_brackets; };
    }

    bool blanks_in_moves() const override {
        return requires { requires Codec<G>::blanks_in_moves; };
    }

    // The same as play, with a name for the action in the path of a fault.
    Result<> play_read(const Json& action, std::string_view name) {
        Fault fault;
        const Result<Action> read = Codec<G>::action(Reader(action, name, fault));
        if (!read) return read.error();
        return as_result(play(*read));
    }

    std::size_t cursor() const override { return history_.cursor(); }
    std::size_t size() const override { return history_.size(); }
    void go_to(std::size_t ply) override { history_.go_to(ply); }
    void forget_rest() override { history_.forget_rest(); }
    std::string text(std::size_t ply) const override { return Codec<G>::text(history_.actions()[ply]); }
    std::string told(std::size_t ply) const override {
        if constexpr (requires(const Action& action) { Codec<G>::told(action); }) {
            const bool over = rules().status(history_.at(history_.size())).to_act == Side::nobody;
            if (!over) return Codec<G>::told(history_.actions()[ply]);
        }
        return text(ply);
    }
    const Roll* roll(std::size_t ply) const override {
        if constexpr (detail::throws_dice<Action>) {
            return std::get_if<Roll>(&history_.actions()[ply]);
        } else {
            return nullptr;
        }
    }
    Side actor(std::size_t ply) const override { return rules().status(history_.at(ply)).to_act; }
    Json action(std::size_t ply) const override { return Codec<G>::write(history_.actions()[ply]); }

    Json record() const override {
        Json record = envelope();
        if (given_start_) record["start"] = Codec<G>::write(rules(), *given_start_);
        add_moves(record, 0, history_.size());
        return record;
    }
    Json position_record() const override {
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

    std::optional<Result<Json>> record_for(int player) const override {
        if constexpr (HasHiddenInformation<G>) {
            const Position seen = rules().seen_by(history_.at(), player_side(player));
            if (seen == history_.at()) return std::nullopt;
            if (!rules().admit(seen)) return Result<Json>(nothing_to_play_on);
            Json record = envelope();
            record["start"] = Codec<G>::write(rules(), alone(seen));
            return Result<Json>(std::move(record));
        } else {
            return std::nullopt;
        }
    }

  private:
    const G& rules() const { return history_.rules(); }

    Position seen_by_decider() const {
        if constexpr (HasHiddenInformation<G>) {
            const Side side = rules().status(history_.at()).to_act;
            if (side != Side::nobody) return rules().seen_by(history_.at(), side);
        }
        return history_.at();
    }

    TextAction in_words(const Position& seen, const Action& action) const {
        if constexpr (requires { Codec<G>::words(rules(), seen, action); }) {
            ActionWords told = Codec<G>::words(rules(), seen, action);
            return {std::move(told.group), std::move(told.words), Codec<G>::text(action)};
        } else {
            return {"", Codec<G>::text(action), Codec<G>::text(action)};
        }
    }

    Json envelope() const {
        Json record{{"game", G::info.id}, {"version", 1}};
        Json options = Codec<G>::write(rules().options());
        if (!options.empty()) record["options"] = std::move(options);
        return record;
    }

    void add_moves(Json& record, std::size_t from, std::size_t to) const {
        if (from == to) return;
        Json& moves = record["moves"] = Json::array();
        for (std::size_t ply = from; ply < to; ++ply) moves.push_back(Codec<G>::write(history_.actions()[ply]));
    }

    Position alone(const Position& at) const {
        if constexpr (HasHistory<G>) {
            return rules().without_history(at);
        } else {
            return at;
        }
    }

    Result<Action> read_text(std::string_view move) const {
        if constexpr (requires { Codec<G>::from_text(move, rules(), history_.at()); }) {
            return Codec<G>::from_text(move, rules(), history_.at());
        } else {
            return Codec<G>::from_text(move);
        }
    }

    History<G> history_;
    std::optional<Position> given_start_;
};

}  // namespace sightlines
