#include "games/crossfire_squads/notation.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <span>

#include "games/crossfire_squads/names.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr std::array<std::string_view, 4> quarters{"North", "East", "South", "West"};

std::string text_of(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

template <class List>
std::string text_of_units(const List& units) {
    std::string text;
    for (const UnitId unit : units) text += (text.empty() ? "" : "+") + unit_text(unit);
    return text;
}

std::string slant_text(Slant slant) { return std::string(slant_words[static_cast<std::size_t>(slant)]); }

// " ^ 1,0 / 0,1"; nothing for headings that are not given.
std::string headings_text(Point face, Point turret) {
    std::string text;
    if (face != no_heading) text += " ^ " + text_of(face);
    if (turret != no_heading) text += " / " + text_of(turret);
    return text;
}

std::string by_text(UnitId by) { return by == no_unit ? "" : unit_text(by) + "! "; }

struct Writer {
    std::string operator()(const Roll& a) const {
        std::string text;
        for (const int face : a.faces) text += (text.empty() ? "" : ",") + std::to_string(face);
        return "(" + text + ")";
    }
    std::string operator()(const Objective& a) const { return "= " + piece_text(a.piece); }
    std::string operator()(const HomeEdge& a) const {
        return "= " + std::string(edge_words[static_cast<std::size_t>(a.edge)]);
    }
    std::string operator()(const PlaceUnit& a) const {
        return unit_text(a.unit) + " @ " + text_of(a.at) + headings_text(a.face, a.turret);
    }
    std::string operator()(const Hide& a) const { return unit_text(a.unit) + " in " + piece_text(a.piece); }
    std::string operator()(const LayMine& a) const {
        if (a.piece != no_piece) return "mine " + piece_text(a.piece);
        std::string corners;
        for (const Point corner : a.corners) corners += (corners.empty() ? " " : "; ") + text_of(corner);
        return "mine " + piece_text(a.between[0]) + "+" + piece_text(a.between[1]) + corners;
    }
    std::string operator()(const LayWire& a) const { return "wire " + text_of(a.at) + " " + slant_text(a.slant); }
    std::string operator()(const Move& a) const {
        std::string text = unit_text(a.unit);
        if (a.with && !a.with->empty()) text += "+" + text_of_units(*a.with);
        text += " > " + text_of(a.to);
        if (a.dest) text += " @" + text_of(*a.dest);
        return text + headings_text(no_heading, a.turret);
    }
    std::string operator()(const Pivot& a) const {
        if (a.face == no_heading) return unit_text(a.unit) + " ^" + headings_text(no_heading, a.turret);
        return unit_text(a.unit) + headings_text(a.face, a.turret);
    }
    std::string operator()(const Fire& a) const {
        return by_text(a.by) + text_of_units(a.units) + " x " + unit_text(a.target);
    }
    std::string operator()(const GoProne& a) const { return unit_text(a.unit) + " _"; }
    std::string operator()(const Rally& a) const { return unit_text(a.unit) + " ?"; }
    std::string operator()(const EndTurn&) const { return "."; }
    std::string operator()(const React& a) const {
        std::string text = by_text(a.by) + text_of_units(a.units) + " r" + std::to_string(a.point);
        for (const Spot& spot : a.spots)
            text += " " + unit_text(spot.unit) + "@" + text_of(spot.at) + headings_text(spot.face, no_heading);
        return text;
    }
    std::string operator()(const Hold&) const { return "-"; }
    std::string operator()(const Done&) const { return "--"; }
    std::string operator()(const Join& a) const { return a.units.empty() ? "+" : "+ " + text_of_units(a.units); }
    std::string operator()(const Retreat& a) const { return unit_text(a.unit) + " << " + text_of(a.to); }
    std::string operator()(const Cross& a) const {
        return unit_text(a.unit) + " # " + piece_text(a.wire) + " " + text_of(a.to) +
               headings_text(no_heading, a.turret);
    }
    std::string operator()(const CallFire& a) const {
        return unit_text(a.unit) + " * " + (a.target != no_unit ? unit_text(a.target) : piece_text(a.piece));
    }
    std::string operator()(const CallSmoke& a) const {
        return unit_text(a.unit) + " ~ " + text_of(a.at) + " " + slant_text(a.slant);
    }
    std::string operator()(const Affect& a) const { return unit_text(a.unit) + " *"; }
    std::string operator()(const SpillOver& a) const { return a.units.empty() ? "*" : "* " + text_of_units(a.units); }
    std::string operator()(const Recon& a) const {
        return text_of_units(a.units) + " ?? " + piece_text(a.piece) + " " + text_of(a.at);
    }
    std::string operator()(const Reveal& a) const {
        return unit_text(a.unit) + " = " + text_of(a.at) + headings_text(a.face, no_heading);
    }
};

using Read = std::optional<Action>;

// Reads a text from its front, with or without blanks between its parts.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : rest_(text) { skip(); }

    bool done() const { return rest_.empty(); }
    bool is_at(char sign) const { return rest_.starts_with(sign); }
    bool take(std::string_view sign) {
        if (!rest_.starts_with(sign)) return false;
        drop(sign.size());
        return true;
    }
    // A whole number, written without a plus or zeros in front.
    std::optional<std::int32_t> number(std::int32_t least, std::int32_t most) {
        std::int32_t value = 0;
        const char* begin = rest_.data();
        const auto [end, error] = std::from_chars(begin, begin + rest_.size(), value);
        if (error != std::errc{} || value < least || value > most) return std::nullopt;
        const auto length = static_cast<std::size_t>(end - begin);
        if (std::to_string(value).size() != length) return std::nullopt;
        drop(length);
        return value;
    }
    std::optional<Point> point() {
        const auto x = number(-farthest, farthest);
        if (!x || !take(",")) return std::nullopt;
        const auto y = number(-farthest, farthest);
        if (!y) return std::nullopt;
        return Point{*x, *y};
    }
    std::optional<UnitId> unit() { return id(unit_from); }
    std::optional<PieceId> piece() { return id(piece_from); }

    // One of the words, which end where the text ends.
    template <std::size_t Count>
    std::optional<std::size_t> word(const std::array<std::string_view, Count>& words) {
        for (std::size_t i = 0; i < Count; ++i) {
            if (!words[i].empty() && take(words[i])) return i;
        }
        return std::nullopt;
    }

    std::optional<Point> heading() {
        const auto heading = point();
        return heading && *heading != no_heading ? heading : std::nullopt;
    }
    // A heading after its sign, if the sign stands there.
    std::optional<Point> heading_after(std::string_view sign) { return take(sign) ? heading() : no_heading; }

  private:
    template <class From>
    auto id(From from) -> decltype(from(std::string_view{})) {
        constexpr std::size_t length = 3;
        const auto found = from(rest_.substr(0, length));
        if (found) drop(length);
        return found;
    }
    void drop(std::size_t count) {
        rest_.remove_prefix(count);
        skip();
    }
    void skip() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size())); }

    std::string_view rest_;
};

// "a02+a04"
std::optional<AnyUnits> read_units(Scanner& scan) {
    AnyUnits units;
    do {
        const auto unit = scan.unit();
        if (!unit || units.size() == AnyUnits::capacity()) return std::nullopt;
        units.push_back(*unit);
    } while (scan.take("+"));
    return units;
}

Read read_roll(Scanner scan) {
    Roll roll;
    do {
        const auto face = scan.number(1, 6);
        if (!face) return std::nullopt;
        roll.faces.push_back(static_cast<char>(*face));
    } while (scan.take(","));
    if (!scan.take(")") || !scan.done()) return std::nullopt;
    return roll;
}

Read read_choice(Scanner scan) {
    Read action;
    if (const auto piece = scan.piece()) {
        action = Objective{*piece};
    } else if (const auto edge = scan.word(edge_words)) {
        action = HomeEdge{static_cast<Edge>(*edge)};
    }
    return scan.done() ? action : std::nullopt;
}

Read read_mine(Scanner scan) {
    LayMine mine;
    const auto piece = scan.piece();
    if (!piece) return std::nullopt;
    mine.piece = *piece;
    if (scan.done()) return mine;
    const auto other = scan.take("+") ? scan.piece() : std::nullopt;
    if (!other) return std::nullopt;
    mine = LayMine{no_piece, {*piece, *other}, {}};
    do {
        const auto corner = scan.point();
        if (!corner || mine.corners.size() == Corners::capacity()) return std::nullopt;
        mine.corners.push_back(*corner);
    } while (scan.take(";"));
    if (!scan.done() || mine.corners.size() < 3) return std::nullopt;
    return mine;
}

// A point and how something lies there.
template <class Make>
Read read_slanted(Scanner scan, Make make) {
    const auto at = scan.point();
    const auto slant = at ? scan.word(slant_words) : std::nullopt;
    if (!slant || !scan.done()) return std::nullopt;
    return make(*at, static_cast<Slant>(*slant));
}

// What may follow the sign of joining and of spreading.
template <class Kind>
Read read_list(Scanner scan) {
    if (scan.done()) return Kind{};
    const auto units = read_units(scan);
    if (!units || !scan.done()) return std::nullopt;
    return Kind{*units};
}

Read read_move(Scanner scan, const AnyUnits& units) {
    Move move;
    move.unit = units[0];
    if (units.size() > 1) {
        move.with.emplace();
        for (std::size_t i = 1; i < units.size(); ++i) move.with->push_back(units[i]);
    }
    const auto to = scan.point();
    if (!to) return std::nullopt;
    move.to = *to;
    if (scan.take("@")) {
        move.dest = scan.point();
        if (!move.dest) return std::nullopt;
    }
    const auto turret = scan.heading_after("/");
    if (!turret || !scan.done()) return std::nullopt;
    move.turret = *turret;
    return move;
}

Read read_fire(Scanner scan, const AnyUnits& units, UnitId by) {
    const auto target = scan.unit();
    if (!target || !scan.done()) return std::nullopt;
    return Fire{units, *target, by};
}

Read read_react(Scanner scan, const AnyUnits& units, UnitId by, const Position* at) {
    using Limits = std::numeric_limits<std::int32_t>;
    const auto point = scan.number(Limits::min(), Limits::max());
    if (!point) return std::nullopt;
    React react{units, *point, by, {}};
    while (const auto unit = scan.unit()) {
        if (!scan.take("@")) {
            const bool moves = at == nullptr || !at->motion || at->motion->unit == *unit;
            if (!moves || !react.spots.empty()) return std::nullopt;
            continue;
        }
        const auto there = scan.point();
        const auto face = there ? scan.heading_after("^") : std::nullopt;
        if (!face) return std::nullopt;
        react.spots.push_back({*unit, *there, *face});
    }
    const auto before = [](const Spot& a, const Spot& b) { return a.unit >= b.unit; };
    if (!scan.done() || std::adjacent_find(react.spots.begin(), react.spots.end(), before) != react.spots.end())
        return std::nullopt;
    return react;
}

Read read_recon(Scanner scan, const AnyUnits& units) {
    const auto piece = scan.piece();
    const auto at = piece ? scan.point() : std::nullopt;
    if (!at || !scan.done()) return std::nullopt;
    return Recon{units, *piece, *at};
}

Read read_pivot(Scanner scan, UnitId unit) {
    const bool turns = !scan.done() && !scan.is_at('/');
    const auto face = turns ? scan.heading() : no_heading;
    const auto turret = face ? scan.heading_after("/") : std::nullopt;
    if (!turret || !scan.done()) return std::nullopt;
    return Pivot{unit, *face, *turret};
}

// A point with headings, for those who appear.
struct Standing {
    Point at;
    Point face;
    Point turret;
};
std::optional<Standing> read_standing(Scanner scan) {
    const auto at = scan.point();
    const auto face = at ? scan.heading_after("^") : std::nullopt;
    const auto turret = face ? scan.heading_after("/") : std::nullopt;
    if (!turret || !scan.done()) return std::nullopt;
    return Standing{*at, *face, *turret};
}

Read read_place(Scanner scan, UnitId unit) {
    const auto standing = read_standing(scan);
    if (!standing) return std::nullopt;
    return PlaceUnit{unit, standing->at, standing->face, standing->turret};
}

Read read_reveal(Scanner scan, UnitId unit) {
    const auto standing = read_standing(scan);
    if (!standing || standing->turret != no_heading) return std::nullopt;
    return Reveal{unit, standing->at, standing->face};
}

Read read_cross(Scanner scan, UnitId unit) {
    const auto wire = scan.piece();
    const auto to = wire ? scan.point() : std::nullopt;
    const auto turret = to ? scan.heading_after("/") : std::nullopt;
    if (!turret || !scan.done()) return std::nullopt;
    return Cross{unit, *wire, *to, *turret};
}

Read read_explosive(Scanner scan, UnitId unit) {
    if (scan.done()) return Affect{unit};
    CallFire call{unit, no_unit, no_piece};
    if (const auto target = scan.unit()) {
        call.target = *target;
    } else if (const auto piece = scan.piece()) {
        call.piece = *piece;
    } else {
        return std::nullopt;
    }
    return scan.done() ? Read(call) : std::nullopt;
}

// What one unit does.
Read read_order(Scanner scan, UnitId unit) {
    if (scan.take("^")) return read_pivot(scan, unit);
    if (scan.take("@")) return read_place(scan, unit);
    if (scan.take("=")) return read_reveal(scan, unit);
    if (scan.take("#")) return read_cross(scan, unit);
    if (scan.take("*")) return read_explosive(scan, unit);
    if (scan.take("~")) return read_slanted(scan, [unit](Point at, Slant slant) { return CallSmoke{unit, at, slant}; });
    if (scan.take("_")) return scan.done() ? Read(GoProne{unit}) : std::nullopt;
    if (scan.take("?")) return scan.done() ? Read(Rally{unit}) : std::nullopt;
    if (scan.take("<<")) {
        const auto to = scan.point();
        return to && scan.done() ? Read(Retreat{unit, *to}) : std::nullopt;
    }
    if (scan.take("in")) {
        const auto piece = scan.piece();
        return piece && scan.done() ? Read(Hide{unit, *piece}) : std::nullopt;
    }
    return std::nullopt;
}

// What units do, together or alone.
Read read_orders(Scanner scan, const Position* at) {
    auto units = read_units(scan);
    if (!units) return std::nullopt;
    UnitId by = no_unit;
    if (units->size() == 1 && scan.take("!")) {
        by = (*units)[0];
        units = read_units(scan);
        if (!units) return std::nullopt;
    }
    if (scan.take("x")) return read_fire(scan, *units, by);
    if (scan.take("r")) return read_react(scan, *units, by, at);
    if (by != no_unit) return std::nullopt;
    if (scan.take(">")) return read_move(scan, *units);
    if (scan.take("??")) return read_recon(scan, *units);
    return units->size() == 1 ? read_order(scan, (*units)[0]) : std::nullopt;
}

Read read(std::string_view text, const Position* at) {
    Scanner scan(text);
    if (scan.take("(")) return read_roll(scan);
    if (scan.take("mine")) return read_mine(scan);
    if (scan.take("wire")) return read_slanted(scan, [](Point there, Slant slant) { return LayWire{there, slant}; });
    if (scan.take("=")) return read_choice(scan);
    if (scan.take("+")) return read_list<Join>(scan);
    if (scan.take("*")) return read_list<SpillOver>(scan);
    for (const auto& [sign, action] :
         {std::pair<std::string_view, Action>{"--", Done{}}, {"-", Hold{}}, {".", EndTurn{}}}) {
        if (scan.take(sign)) return scan.done() ? Read(action) : std::nullopt;
    }
    return read_orders(scan, at);
}

}  // namespace

std::string move_text(const Action& action) { return std::visit(Writer{}, action); }

Result<Action> read_move_text(std::string_view text, const Position* at) {
    if (const Read action = read(text, at)) return *action;
    return format_error(
        "This is not move text of Crossfire; examples: a02 > 1200,850   a05 ^ 1,0   a02+a04 x b03   b01 r120   -   "
        "a02 ?   (5,3,6)   .");
}

bool is_label(std::string_view word) {
    Scanner scan(word);
    const bool turn = scan.take("T") && scan.number(1, last_turn);
    const bool quarter = scan.word(quarters).has_value();
    return (turn || quarter) && scan.done() && (word[0] != 'T' || turn);
}

}  // namespace sightlines::crossfire_squads
