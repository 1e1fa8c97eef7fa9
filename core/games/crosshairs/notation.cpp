#include "games/crosshairs/notation.h"

#include <algorithm>

#include "games/crosshairs/sky.h"

namespace sightlines::crosshairs {
namespace {

std::string rotation(int turn) { return turn < 0 ? "<" : turn > 0 ? ">" : ""; }

// Reads a token from the left; what does not fit leaves it as it is.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    bool done() const { return rest_.empty(); }

    bool take(char c) {
        if (rest_.empty() || rest_.front() != c) return false;
        rest_.remove_prefix(1);
        return true;
    }
    std::optional<Cell> cell() {
        const auto digits = static_cast<std::size_t>(std::find_if(rest_.begin() + (rest_.empty() ? 0 : 1), rest_.end(),
                                                                  [](char c) { return c < '0' || c > '9'; }) -
                                                     rest_.begin());
        const std::optional<Cell> found = cell_from(rest_.substr(0, digits));
        if (found) rest_.remove_prefix(digits);
        return found;
    }
    std::optional<Heading> heading() {
        for (const std::size_t length : {std::size_t{2}, std::size_t{1}}) {
            const auto word = std::find(heading_words.begin(), heading_words.end(), rest_.substr(0, length));
            if (word == heading_words.end() || rest_.size() < length) continue;
            rest_.remove_prefix(length);
            return all_headings[static_cast<std::size_t>(word - heading_words.begin())];
        }
        return std::nullopt;
    }
    std::int8_t digit(char least, char most) {
        if (rest_.empty() || rest_.front() < least || rest_.front() > most) return -1;
        const auto value = static_cast<std::int8_t>(rest_.front() - '0');
        rest_.remove_prefix(1);
        return value;
    }
    std::int8_t rotation() { return take('<') ? std::int8_t{-1} : take('>') ? std::int8_t{1} : std::int8_t{0}; }

  private:
    std::string_view rest_;
};

std::optional<Action> read_entry(Scanner& scan) {
    const auto cell = scan.cell();
    if (!cell || !scan.take('=')) return std::nullopt;
    const auto heading = scan.heading();
    if (!heading) return std::nullopt;
    if (!scan.take('^')) return Enter{*cell, *heading};
    const std::int8_t height = scan.digit('1', '6');
    if (height < 0) return std::nullopt;
    return Enter{*cell, *heading, height};
}

std::optional<Action> read_flight(Scanner& scan) {
    const auto cell = scan.cell();
    if (!cell) return std::nullopt;
    if (scan.take('#')) return Crash{*cell};
    if (scan.take('^')) return Climb{*cell, scan.rotation()};
    if (scan.take('v')) return Swoop{*cell, scan.rotation()};
    if (scan.take('w')) return PowerDive{*cell, scan.rotation()};
    if (!scan.take('-')) return std::nullopt;
    const std::int8_t steps = scan.digit('1', '2');
    if (steps < 0) return std::nullopt;
    return Level{*cell, steps, scan.rotation()};
}

std::optional<Action> read_token(Scanner& scan) {
    if (scan.take('.')) return EndTurn{};
    if (scan.take('=')) return PullOut{};
    if (scan.take('+')) return read_entry(scan);
    if (scan.take('~')) {
        if (const auto cell = scan.cell()) return PlaceCloud{*cell};
        return std::nullopt;
    }
    if (scan.take('x')) {
        if (const auto cell = scan.cell()) return Shoot{*cell};
        return std::nullopt;
    }
    return read_flight(scan);
}

struct Writer {
    std::string operator()(const PlaceCloud& a) const { return "~" + cell_name(a.cell); }
    std::string operator()(const Enter& a) const {
        const std::string height = a.height > 0 ? "^" + std::to_string(a.height) : "";
        return "+" + cell_name(a.cell) + "=" + std::string(heading_words[index(a.heading)]) + height;
    }
    std::string operator()(const Climb& a) const { return cell_name(a.plane) + "^" + rotation(a.turn); }
    std::string operator()(const Level& a) const {
        return cell_name(a.plane) + "-" + std::to_string(a.steps) + rotation(a.turn);
    }
    std::string operator()(const Swoop& a) const { return cell_name(a.plane) + "v" + rotation(a.turn); }
    std::string operator()(const PowerDive& a) const { return cell_name(a.plane) + "w" + rotation(a.turn); }
    std::string operator()(const PullOut&) const { return "="; }
    std::string operator()(const Crash& a) const { return cell_name(a.plane) + "#"; }
    std::string operator()(const Shoot& a) const { return "x" + cell_name(a.target); }
    std::string operator()(const EndTurn&) const { return "."; }
};

}  // namespace

std::string move_text(const Action& action) { return std::visit(Writer{}, action); }

Result<Action> read_move_text(std::string_view text) {
    Scanner scan(text);
    const std::optional<Action> action = read_token(scan);
    if (action && scan.done()) return *action;
    return format_error("This is not move text of Crosshairs; examples: ~c4  +a3=ne  e5^<  e5-2>  e5v  e5w  =  xf6  .");
}

namespace {

// One cell in five characters: owner (A, B, ...) with facing and height, "~" on both sides for a cloud.
std::string cell_text(const Sky& sky, Cell cell) {
    const char edge = sky.at().clouds.contains(cell) ? '~' : ' ';
    const Plane* plane = sky.plane_on(cell);
    if (plane == nullptr) return {edge, edge, edge == '~' ? '~' : '.', edge, ' '};
    std::string facing(heading_words[index(plane->heading)]);
    facing.resize(2, edge);
    return std::string(1, static_cast<char>('A' + plane->owner)) + facing + static_cast<char>('0' + plane->height) +
           (edge == '~' ? '~' : ' ');
}

}  // namespace

std::string picture(const Rules& rules, const Position& at) {
    const Sky sky(at);
    std::string text;
    for (int row = row_count - 1; row >= 0; --row) {
        const int length = row_length(row);
        text += static_cast<char>('a' + row);
        text.append(static_cast<std::size_t>((row_count - length) * 5 / 2 + 2), ' ');
        for (int number = 0; number < length; ++number)
            text += cell_text(sky, static_cast<Cell>(detail::row_starts[static_cast<std::size_t>(row)] + number));
        while (text.back() == ' ') text.pop_back();
        text += '\n';
    }
    for (int player = 0; player < rules.setup().players; ++player) {
        const auto seat = static_cast<std::size_t>(player);
        const int team = rules.setup().seats[seat].team;
        text += std::string(1, static_cast<char>('A' + player)) + ": player " + std::to_string(player) + ", " +
                std::to_string(at.off[seat]) + " planes off the board, " + std::to_string(rules.free_rings(at, team)) +
                " rings free";
        if (rules.options().type == GameType::ffa) text += ", " + std::to_string(at.points[seat]) + " points";
        text += '\n';
    }
    return text;
}

}  // namespace sightlines::crosshairs
