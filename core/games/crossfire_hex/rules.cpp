#include "games/crossfire_hex/rules.h"

#include <algorithm>

#include "games/crossfire_hex/board_text.h"
#include "games/crossfire_hex/forecast.h"
#include "games/crossfire_hex/refusals.h"

namespace sightlines::crossfire_hex {
namespace {

// Everything that only ko could bar, in a fixed order, as long as `see` wants more.
template <class See>
void each_candidate(const Position& at, See see) {
    for (Cell from = 0; from < cell_count; ++from) {
        const Stack piece = at.board[from];
        if (piece.empty() || piece.owner() != at.player) continue;
        for (const Heading heading : all_headings) {
            const Line& line = line_from(from, heading);
            const auto reach = static_cast<std::size_t>(std::min<int>(line.length, piece.height()));
            for (std::size_t way = 0; way < reach; ++way) {
                if (!see(Action(Move{from, line.cells[way]}))) return;
            }
        }
    }
    if (at.reserve[static_cast<std::size_t>(at.player)] == 0) return;
    for (Cell to = 0; to < cell_count; ++to) {
        if (!see(Action(Enter{to}))) return;
    }
}

// The mover's reserve, after an action that returns so many men to it.
PerPlayer reserve_after(const Position& at, const Action& action, int returned) {
    PerPlayer reserve = at.reserve;
    std::int8_t& own = reserve[static_cast<std::size_t>(at.player)];
    own = static_cast<std::int8_t>(own + returned - (std::holds_alternative<Enter>(action) ? 1 : 0));
    return reserve;
}

void put_down(Board& board, const Action& action, const Forecast& told) {
    if (const auto* move = std::get_if<Move>(&action)) board.put(move->from, told.left);
    board.put(target_of(action), told.result);
}

std::uint64_t hash_after(const Board& board, const Action& action, const Forecast& told) {
    const Cell to = target_of(action);
    std::uint64_t hash = board.hash() + Board::hash_change(to, board[to], told.result);
    if (const auto* move = std::get_if<Move>(&action))
        hash += Board::hash_change(move->from, board[move->from], told.left);
    return hash;
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
    std::string fault;
    Position at;
    at.board = *board_from("./wbbb/.wwbbw./wwwbww/bbb.www/bbwbbb/.bwwbb./wwwb/.", fault);
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
    each_candidate(at, [&](const Action& action) {
        if (!earlier(at, action)) out.push_back(action);
        return true;
    });
}

// CX-END-03: what ko bars is not legal.
bool Rules::can_act(const Position& at) const {
    bool found = false;
    each_candidate(at, [&](const Action& action) {
        found = !earlier(at, action);
        return !found;
    });
    return found;
}

PerPlayer Rules::ko_reserve(PerPlayer reserve) const { return options_.ko == Ko::full ? reserve : PerPlayer{}; }

// CX-KO-03, CX-KO-04, CX-KO-06: the whole game counts, entries like moves; who played it needs no mention.
std::optional<std::size_t> Rules::earlier(const Position& at, const Action& action) const {
    if (at.seen.empty()) return std::nullopt;
    const Forecast told = forecast(at, action);
    const PerPlayer reserve = ko_reserve(reserve_after(at, action, told.reserve));
    return at.seen.find(ko_key(action, hash_after(at.board, action, told), reserve), [&](const Occurrence& seen) {
        if (seen.action != action || seen.reserve != reserve) return false;
        Board board = at.board;
        put_down(board, action, told);
        return seen.board == board;
    });
}

// CX-TURN-01: one action, then the other player.
void Rules::play(Position& next, const Action& action) const {
    const Forecast told = forecast(next, action);
    next.reserve = reserve_after(next, action, told.reserve);
    put_down(next.board, action, told);
    if (options_.quiet_limit > 0)
        next.quiet = told.prisoners > 0 ? std::int16_t{0} : static_cast<std::int16_t>(next.quiet + 1);
    next.seen.append({action, next.board, ko_reserve(next.reserve)});
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
    less.seen = Seen();
    return admit(less) ? less : at;
}

}  // namespace sightlines::crossfire_hex
