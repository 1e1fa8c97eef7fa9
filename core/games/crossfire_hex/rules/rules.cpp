#include "games/crossfire_hex/rules/rules.h"

#include <bit>
#include <string_view>

#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/refusals.h"

namespace sightlines::crossfire_hex {
namespace {

// The moves of some top men of a piece, or the entries of a man: what they have in common, and the ko key of each.
class Lift {
  public:
    static Lift move(const Position& at, Ko ko, Cell from, int men) {
        const Stack piece = at.board[from];
        const std::uint64_t key = static_cast<std::uint64_t>(from + 1) * ko_weight::origin +
                                  Board::hash_change(from, piece, piece.without_top(men));
        return {at, ko, piece.top(men), key};
    }
    static Lift entry(const Position& at, Ko ko) {
        Stack man;
        man.add(at.player);
        return {at, ko, man, ko == Ko::full ? 0 - weight_in_reserve(at) : 0};
    }

    std::uint64_t key_onto(Cell to) const {
        const Stack target = at_.board[to];
        const Landing landing = Landing::on(target, lifted_, capacity(to));
        std::uint64_t key = key_ + Board::hash_change(to, target, landing.stack);
        key += static_cast<std::uint64_t>(to) * ko_weight::target;
        if (ko_ == Ko::full)
            key += static_cast<std::uint64_t>(landing.removed.count(at_.player)) * weight_in_reserve(at_);
        return key;
    }

  private:
    Lift(const Position& at, Ko ko, Stack lifted, std::uint64_t key)
        : at_(at), ko_(ko), lifted_(lifted), key_(at.board.hash() + key) {
        if (ko == Ko::board) return;
        for (const std::size_t player : {0U, 1U})
            key_ += static_cast<std::uint64_t>(at.reserve[player]) * ko_weight::reserve[player];
    }
    static std::uint64_t weight_in_reserve(const Position& at) {
        return ko_weight::reserve[static_cast<std::size_t>(at.player)];
    }

    const Position& at_;
    Ko ko_;
    Stack lifted_;
    std::uint64_t key_;
};

// Everything that only ko could bar, in a fixed order and with its key, as long as `see` wants more.
template <class See>
void each_candidate(const Position& at, Ko ko, See see) {
    for (std::uint64_t own = at.board.owned_by(at.player); own != 0; own &= own - 1) {
        const auto from = static_cast<Cell>(std::countr_zero(own));
        const int height = at.board[from].height();
        for (int men = 1; men <= height; ++men) {
            const Lift lift = Lift::move(at, ko, from, men);
            for (const Cell to : targets_at(from, men)) {
                if (!see(Move{from, to}, lift.key_onto(to))) return;
            }
        }
    }
    if (at.reserve[static_cast<std::size_t>(at.player)] == 0) return;
    const Lift lift = Lift::entry(at, ko);  // CX-ENTER-02: for every cell
    for (Cell to = 0; to < cell_count; ++to) {
        if (!see(Enter{to}, lift.key_onto(to))) return;
    }
}

// What an action brings about, for the ko rule.
Occurrence brought_about(const Position& at, Ko ko, const Action& action) {
    const Forecast effect = forecast(at, action);
    Occurrence occurrence{action, at.board, {}};
    if (const auto* move = std::get_if<Move>(&action)) occurrence.board.put(move->from, effect.left);
    occurrence.board.put(target_of(action), effect.result);
    if (ko == Ko::full) occurrence.reserve = effect.reserves;
    return occurrence;
}

// CX-KO-03, CX-KO-04, CX-KO-06: the whole game counts, entries like moves; who played it needs no mention.
template <class Kind>
std::optional<std::size_t> find_earlier(const Position& at, Ko ko, const Kind& action, std::uint64_t key) {
    return at.seen.find(key, [&](const Occurrence& earlier) {
        return earlier.action == Action(action) && earlier == brought_about(at, ko, action);
    });
}

Verdict check_move(const Position& at, const Move& move) {
    const Stack piece = at.board[move.from];
    if (piece.empty()) return refuse::no_piece_there;
    if (piece.owner() != at.player) return refuse::not_your_piece;
    const int distance = straight_distance(move.from, move.to);
    if (distance == 0) return refuse::not_in_line;
    if (distance > piece.height()) return refuse::piece_too_low;
    return accepted;
}

Verdict check_entry(const Position& at) {
    if (at.reserve[static_cast<std::size_t>(at.player)] == 0) return refuse::no_reserve;
    return accepted;
}

}  // namespace

// CX-SET-01, CX-SET-02.
Position Rules::start() const {
    constexpr std::string_view men = ".wwwb.bwwbb.bbwbbbbbb.wwwwwwbww.wwbbw.wbbb.";  // by cell
    static_assert(men.size() == cell_count);
    Position at;
    for (Cell cell = 0; cell < cell_count; ++cell) {
        const char man = men[static_cast<std::size_t>(cell)];
        if (man == '.') continue;
        Stack stack;
        stack.add(man == 'w' ? 0 : 1);
        at.board.put(cell, stack);
    }
    return at;
}

Verdict Rules::check(const Position& at, const Action& action) const {
    if (at.phase == Phase::over) return refuse::game_over;
    const auto* move = std::get_if<Move>(&action);
    const Verdict verdict = move != nullptr ? check_move(at, *move) : check_entry(at);
    if (!verdict.accepted()) return verdict;
    if (earlier(at, action)) return refuse::repeats;
    return accepted;
}

void Rules::legal(const Position& at, std::vector<Action>& out) const {
    if (at.phase == Phase::over) return;
    out.reserve(out.size() + 64);
    each_candidate(at, options_.ko, [&](const auto& action, std::uint64_t key) {
        if (!find_earlier(at, options_.ko, action, key)) out.emplace_back(action);
        return true;
    });
}

// CX-END-03: what ko bars is not legal.
bool Rules::can_act(const Position& at) const {
    bool found = false;
    each_candidate(at, options_.ko, [&](const auto& action, std::uint64_t key) {
        found = !find_earlier(at, options_.ko, action, key);
        return !found;
    });
    return found;
}

std::optional<std::size_t> Rules::earlier(const Position& at, const Action& action) const {
    return find_earlier(at, options_.ko, action, ko_key(brought_about(at, options_.ko, action)));
}

// CX-TURN-01: one action, then the other player.
void Rules::play(Position& next, const Action& action) const {
    const Forecast effect = forecast(next, action);
    const Occurrence occurrence = brought_about(next, options_.ko, action);
    next.board = occurrence.board;
    next.reserve = effect.reserves;
    if (options_.quiet_limit > 0)
        next.quiet = effect.prisoners > 0 ? std::int16_t{0} : static_cast<std::int16_t>(next.quiet + 1);
    next.seen.append(occurrence);
    next.player = static_cast<std::int8_t>(1 - next.player);
    settle(next);
}

bool Rules::quiet_limit_reached(const Position& at) const {
    return options_.quiet_limit > 0 && at.quiet >= options_.quiet_limit;
}

// CX-END-01, CX-HOUSE-01.
void Rules::settle(Position& next) const {
    if (quiet_limit_reached(next) || !can_act(next)) next.phase = Phase::over;
}

Status Rules::status(const Position& at) const {
    Status status;
    status.phase = at.phase == Phase::play ? "play" : "over";
    if (at.phase == Phase::play) {
        status.to_act = player_side(at.player);
    } else if (can_act(at)) {
        status.outcome = Outcome{{}, "quiet-limit"};
    } else {
        status.outcome = Outcome{{static_cast<std::int8_t>(1 - at.player)}, "no-move"};
    }
    return status;
}

Position Rules::without_history(const Position& at) const {
    Position less = at;
    less.seen = KoHistory();
    return admit(less) ? less : at;
}

}  // namespace sightlines::crossfire_hex
