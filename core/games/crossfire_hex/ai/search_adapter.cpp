#include "games/crossfire_hex/ai/search_adapter.h"

#include <bit>

namespace sightlines::crossfire_hex {
namespace {

constexpr int origin_factor = 64;  // a code: the place of the origin times this, and the target
constexpr Cell from_reserve = cell_count;
constexpr std::uint64_t black_acts = 0x8CB92BA72F3D8DD7U;
constexpr std::uint64_t quiet_weight = 0xB5297A4D3F84D5B5U;

std::uint16_t code(Cell from, Cell to) { return static_cast<std::uint16_t>(from * origin_factor + to); }
Cell from_of(const SearchMove& move) { return static_cast<Cell>(move.code / origin_factor); }
Cell to_of(const SearchMove& move) { return static_cast<Cell>(move.code % origin_factor); }

std::uint64_t weight_of(PerPlayer reserve) {
    return static_cast<std::uint64_t>(reserve[0]) * ko_weight::reserve[0] +
           static_cast<std::uint64_t>(reserve[1]) * ko_weight::reserve[1];
}

using Cells = std::uint64_t;  // a bit each

constexpr Cells every_cell = (Cells{1} << cell_count) - 1;

// By cell and number of men: where they may go.
constexpr auto reach = [] {
    std::array<std::array<Cells, tallest>, cell_count> table{};
    for (Cell from = 0; from < cell_count; ++from) {
        for (int men = 1; men <= tallest; ++men) {
            Cells& cells = table[static_cast<std::size_t>(from)][static_cast<std::size_t>(men - 1)];
            for (const Cell to : targets_at(from, men)) cells |= Cells{1} << static_cast<unsigned>(to);
        }
    }
    return table;
}();

// By number of men: the targets to consider. Only moves that overflow a cell are noisy.
using Wanted = std::array<Cells, tallest>;

Wanted wanted(const Board& board, Which which) {
    Wanted cells{};
    if (which == Which::all) {
        cells.fill(every_cell);
        return cells;
    }
    for (Cell cell = 0; cell < cell_count; ++cell) {
        for (int men = capacity(cell) - board[cell].height() + 1; men <= tallest; ++men)
            cells[static_cast<std::size_t>(men - 1)] |= Cells{1} << static_cast<unsigned>(cell);
    }
    return cells;
}

// Men of one origin, about to land somewhere.
struct Lifted {
    Cell from;
    Stack men;
    int lead;  // what White wins and loses where they come from
};

void add_landings(const SearchState& at, Which which, const Lifted& lifted, Cells targets,
                  std::vector<SearchMove>& out) {
    const int held = at.reserve[static_cast<std::size_t>(at.player)];
    const int after = lifted.from == from_reserve ? held - 1 : held;
    for (; targets != 0; targets &= targets - 1) {
        const auto to = static_cast<Cell>(std::countr_zero(targets));
        const Stack target = at.board[to];
        const Landing landing = Landing::on(target, lifted.men, capacity(to));
        const int returned = landing.removed.count(at.player);
        const bool takes = returned < landing.removed.height();
        if (which == Which::noisy && !takes) continue;
        const int lead = lifted.lead + stack_value(to, landing.stack) - stack_value(to, target);
        const int gain = (at.player == 0 ? lead : -lead) + reserve_value(after + returned) - reserve_value(held);
        out.push_back({code(lifted.from, to), takes, gain, 0});
    }
}

}  // namespace

SearchState SearchAdapter::root() const {
    SearchState at;
    at.board = root_.board;
    at.reserve = root_.reserve;
    at.player = root_.player;
    at.quiet = root_.quiet;
    at.lead = lead_of_white(root_.board, root_.reserve);
    return at;
}

void SearchAdapter::moves(const SearchState& at, Which which, std::vector<SearchMove>& out) const {
    const Wanted cells = wanted(at.board, which);
    for (std::uint64_t own = at.board.owned_by(at.player); own != 0; own &= own - 1) {
        const auto from = static_cast<Cell>(std::countr_zero(own));
        const Stack piece = at.board[from];
        const int whole = stack_value(from, piece);
        for (int men = 1; men <= piece.height(); ++men) {
            const auto way = static_cast<std::size_t>(men - 1);
            const Cells targets = reach[static_cast<std::size_t>(from)][way] & cells[way];
            if (targets == 0) continue;
            const int lead = stack_value(from, piece.without_top(men)) - whole;
            add_landings(at, which, {from, piece.top(men), lead}, targets, out);
        }
    }
    if (at.reserve[static_cast<std::size_t>(at.player)] == 0) return;
    Stack man;
    man.add(at.player);
    add_landings(at, which, {from_reserve, man, 0}, cells[0], out);
}

bool SearchAdapter::after(const SearchState& at, const SearchMove& move, SearchState& next) const {
    const Cell from = from_of(move);
    const Cell to = to_of(move);
    next.board = at.board;
    next.reserve = at.reserve;
    std::int8_t& reserve = next.reserve[static_cast<std::size_t>(at.player)];
    Stack lifted;
    if (from == from_reserve) {
        lifted.add(at.player);
        --reserve;
    } else {
        const int men = straight_distance(from, to);
        lifted = at.board[from].top(men);
        next.board.put(from, at.board[from].without_top(men));
    }
    const Landing landing = Landing::on(at.board[to], lifted, capacity(to));
    next.board.put(to, landing.stack);
    const int returned = landing.removed.count(at.player);
    reserve = static_cast<std::int8_t>(reserve + returned);
    next.took = landing.removed.height() > returned;

    const bool full = rules_.options().ko == Ko::full;
    next.happened = next.board.hash() + static_cast<std::uint64_t>(to) * ko_weight::target +
                    (from == from_reserve ? 0 : static_cast<std::uint64_t>(from + 1) * ko_weight::origin) +
                    (full ? weight_of(next.reserve) : 0);
    next.before = &at;
    if (repeats(at, next.happened)) return false;
    next.player = static_cast<std::int8_t>(1 - at.player);
    next.lead = at.lead + (at.player == 0 ? move.gain : -move.gain);
    next.quiet =
        next.took || rules_.options().quiet_limit == 0 ? std::int16_t{0} : static_cast<std::int16_t>(at.quiet + 1);
    return true;
}

// CX-KO-01, in the game and on the way from the root.
bool SearchAdapter::repeats(const SearchState& at, std::uint64_t key) const {
    for (const SearchState* earlier = &at; earlier->before != nullptr; earlier = earlier->before) {
        if (earlier->happened == key) return true;
    }
    return root_.seen.find(key, [](const Occurrence&) { return true; }).has_value();
}

std::optional<int> SearchAdapter::terminal_value(const SearchState& at) const {
    if (at.board.owned_by(at.player) == 0 && at.reserve[static_cast<std::size_t>(at.player)] == 0) return -scores::won;
    if (rules_.options().quiet_limit > 0 && at.quiet >= rules_.options().quiet_limit) return 0;
    return std::nullopt;
}

std::uint64_t SearchAdapter::key(const SearchState& at) const {
    return at.board.hash() + weight_of(at.reserve) + (at.player == 1 ? black_acts : 0) +
           static_cast<std::uint64_t>(at.quiet) * quiet_weight;
}

std::vector<SearchMove> SearchAdapter::allowed_moves(const std::vector<Action>& actions) const {
    std::vector<bool> allowed(codes);
    for (const Action& action : actions) allowed[code_of(action)] = true;
    std::vector<SearchMove> found;
    moves(root(), Which::all, found);
    std::erase_if(found, [&](const SearchMove& move) { return !allowed[move.code]; });
    return found;
}

void shuffle(std::vector<SearchMove>& moves, Rng& rng) {
    for (std::size_t i = moves.size(); i > 1; --i)
        std::swap(moves[i - 1], moves[rng.below(static_cast<std::uint32_t>(i))]);
}

std::uint16_t SearchAdapter::code_of(const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    return code(move != nullptr ? move->from : from_reserve, target_of(action));
}

Action SearchAdapter::action_of(const SearchMove& move) {
    if (from_of(move) == from_reserve) return Enter{to_of(move)};
    return Move{from_of(move), to_of(move)};
}

}  // namespace sightlines::crossfire_hex
