#include "support/crossfire_hex_reference.h"

#include <algorithm>

namespace sightlines::test::hex {

namespace {

using Men = std::map<std::string, std::string>;

// CX-GEO-01: its table, from the top rank down.
const std::array<const char*, 9> ranks_down{
    "g", "d f h j", "a c e g i k m", "b d f h j l", "a c e g i k m", "b d f h j l", "a c e g i k m", "d f h j", "g"};

Men empty_board() {
    Men men;
    for (int rank = 9; rank >= 1; --rank) {
        for (const char file : std::string(ranks_down[static_cast<std::size_t>(9 - rank)])) {
            if (file != ' ') men[file + std::to_string(rank)] = "";
        }
    }
    return men;
}

// CX-GEO-02: files on, ranks up.
const std::array<std::pair<int, int>, 6> directions{{{2, 0}, {-2, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};

std::string step(const std::string& cell, std::pair<int, int> direction, int times) {
    return {static_cast<char>(cell[0] + times * direction.first),
            static_cast<char>(cell[1] + times * direction.second)};
}

// CX-MOVE-03: 0 if they are not in one line.
int distance(const Men& men, const std::string& from, const std::string& to) {
    for (const auto& direction : directions) {
        for (int times = 1; men.contains(step(from, direction, times)); ++times) {
            if (step(from, direction, times) == to) return times;
        }
    }
    return 0;
}

// CX-GEO-03.
std::size_t capacity(const Men& men, const std::string& cell) {
    return static_cast<std::size_t>(std::count_if(directions.begin(), directions.end(), [&](const auto& direction) {
        return men.contains(step(cell, direction, 1));
    }));
}

std::string text_of(const Men& men) {
    std::string text;
    for (int rank = 9; rank >= 1; --rank) {
        for (const char file : std::string(ranks_down[static_cast<std::size_t>(9 - rank)])) {
            if (file == ' ') continue;
            const std::string& stack = men.at(file + std::to_string(rank));
            if (stack.empty()) text += ".";
            if (stack.size() == 1) text += stack;
            if (stack.size() > 1) text += "(" + stack + ")";
        }
        if (rank > 1) text += "/";
    }
    return text;
}

long count(const std::string& text, char colour) { return std::count(text.begin(), text.end(), colour); }

constexpr std::array<char, 2> colours{'w', 'b'};

// Of an entry "d8-f8 BOARD" or "d8-f8 BOARD 1,2": the men that it needs. Moves have b for a file, so only the board is
// looked at.
std::array<long, 2> needed(const std::string& entry) {
    const std::size_t first = entry.find(' ') + 1;
    const std::size_t second = entry.find(' ', first);
    const std::string board = entry.substr(first, second == std::string::npos ? second : second - first);
    std::array<long, 2> men{count(board, 'w'), count(board, 'b')};
    if (second == std::string::npos) return men;
    const std::size_t comma = entry.find(',', second);
    men[0] += std::stol(entry.substr(second + 1, comma - second - 1));
    men[1] += std::stol(entry.substr(comma + 1));
    return men;
}

}  // namespace

struct Reference::After {
    Men men;
    std::array<int, 2> reserve;
    int prisoners;
    std::string entry;  // CX-KO-05
};

Reference::Reference(bool full_ko, int quiet_limit)
    : full_ko_(full_ko), quiet_limit_(quiet_limit), men_(empty_board()) {}

void Reference::set_up(int player, int white_reserve, int black_reserve, int quiet) {
    player_ = player;
    reserve_ = {white_reserve, black_reserve};
    quiet_ = quiet;
    end_if_it_must();
}

Reference::After Reference::after(const std::string& move) const {
    After next{men_, reserve_, 0, ""};
    const auto mover = static_cast<std::size_t>(player_);
    std::string to = move.substr(1);
    std::string lifted(1, colours[mover]);
    if (move[0] == '@') {
        --next.reserve[mover];  // CX-ENTER-01
    } else {
        const std::string from = move.substr(0, 2);
        to = move.substr(3);
        std::string& piece = next.men[from];
        const std::size_t left = piece.size() - static_cast<std::size_t>(distance(men_, from, to));
        lifted = piece.substr(left);  // CX-MOVE-04
        piece.resize(left);
    }
    std::string& stack = next.men[to];
    stack += lifted;
    while (stack.size() > capacity(men_, to)) {  // CX-CAP-01
        if (stack[0] == colours[mover]) {
            ++next.reserve[mover];  // CX-CAP-02
        } else {
            ++next.prisoners;  // CX-CAP-03
        }
        stack.erase(0, 1);
    }
    next.entry = move + " " + text_of(next.men);
    if (full_ko_) next.entry += " " + std::to_string(next.reserve[0]) + "," + std::to_string(next.reserve[1]);
    return next;
}

// The first fault in the order of the rules.
std::string Reference::verdict(const std::string& move) const {
    if (over_) return "CX-END-02";
    if (move[0] == '@') {
        if (reserve_[static_cast<std::size_t>(player_)] == 0) return "CX-ENTER-01";
    } else {
        const std::string from = move.substr(0, 2);
        const std::string& piece = men_.at(from);
        if (piece.empty()) return "CX-MOVE-01";
        if (piece.back() != colours[static_cast<std::size_t>(player_)]) return "CX-MOVE-02";
        const int far = distance(men_, from, move.substr(3));
        if (far == 0) return "CX-MOVE-03";
        if (far > static_cast<int>(piece.size())) return "CX-MOVE-04";
    }
    if (std::find(seen_.begin(), seen_.end(), after(move).entry) != seen_.end()) return "CX-KO-01";
    return "";
}

std::vector<std::string> Reference::legal() const {
    std::vector<std::string> moves;
    for (const auto& [to, stack] : men_) {
        if (verdict("@" + to).empty()) moves.push_back("@" + to);
        for (const auto& [from, piece] : men_) {
            if (!piece.empty() && verdict(from + "-" + to).empty()) moves.push_back(from + "-" + to);
        }
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

void Reference::play(const std::string& move) {
    const After next = after(move);
    men_ = next.men;
    reserve_ = next.reserve;
    seen_.push_back(next.entry);
    const std::string board = text_of(men_);
    std::erase_if(seen_, [&](const std::string& entry) {
        const auto men = needed(entry);
        return men[0] > count(board, 'w') + reserve_[0] || men[1] > count(board, 'b') + reserve_[1];
    });
    if (quiet_limit_ > 0) quiet_ = next.prisoners > 0 ? 0 : quiet_ + 1;
    player_ = 1 - player_;
    end_if_it_must();
}

void Reference::end_if_it_must() { over_ = legal().empty() || (quiet_limit_ > 0 && quiet_ >= quiet_limit_); }

std::string Reference::winner() const {
    Reference going_on = *this;
    going_on.over_ = false;
    return going_on.legal().empty() ? std::to_string(1 - player_) : "nobody";
}

std::string Reference::board() const { return text_of(men_); }

}  // namespace sightlines::test::hex
