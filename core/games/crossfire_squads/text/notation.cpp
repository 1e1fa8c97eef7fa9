#include "games/crossfire_squads/text/notation.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

#include "base/scanner.h"
#include "games/crossfire_squads/rules/names.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr std::array<std::string_view, 4> quarters{"North", "East", "South", "West"};

std::string text_of(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

template <class List>
std::string text_of_units(const List& units) {
    std::string text;
    for (const UnitId unit : units) text += (text.empty() ? "" : "+") + unit_name(unit);
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

std::string by_text(UnitId commander) { return commander == no_unit ? "" : unit_name(commander) + "! "; }

struct Writer {
    std::string operator()(const Roll& a) const {
        std::string text;
        for (const int face : a.faces) text += (text.empty() ? "" : ",") + std::to_string(face);
        return "(" + text + ")";
    }
    std::string operator()(const Objective& a) const { return "= " + piece_name(a.piece); }
    std::string operator()(const HomeEdge& a) const {
        return "= " + std::string(edge_words[static_cast<std::size_t>(a.edge)]);
    }
    std::string operator()(const PlaceUnit& a) const {
        return unit_name(a.unit) + " @ " + text_of(a.at) + headings_text(a.face, a.turret);
    }
    std::string operator()(const Hide& a) const { return unit_name(a.unit) + " in " + piece_name(a.piece); }
    std::string operator()(const LayMine& a) const {
        if (a.piece != no_piece) return "mine " + piece_name(a.piece);
        std::string corners;
        for (const Point corner : a.corners) corners += (corners.empty() ? " " : "; ") + text_of(corner);
        return "mine " + piece_name(a.between[0]) + "+" + piece_name(a.between[1]) + corners;
    }
    std::string operator()(const LayWire& a) const { return "wire " + text_of(a.at) + " " + slant_text(a.slant); }
    std::string operator()(const Move& a) const {
        std::string text = unit_name(a.unit);
        if (a.with && !a.with->empty()) text += "+" + text_of_units(*a.with);
        text += " > " + text_of(a.to);
        if (a.dest) text += " @" + text_of(*a.dest);
        return text + headings_text(no_heading, a.turret);
    }
    std::string operator()(const Pivot& a) const {
        if (a.face == no_heading) return unit_name(a.unit) + " ^" + headings_text(no_heading, a.turret);
        return unit_name(a.unit) + headings_text(a.face, a.turret);
    }
    std::string operator()(const Fire& a) const {
        return by_text(a.commander) + text_of_units(a.units) + " x " + unit_name(a.target);
    }
    std::string operator()(const GoProne& a) const { return unit_name(a.unit) + " _"; }
    std::string operator()(const Rally& a) const { return unit_name(a.unit) + " ?"; }
    std::string operator()(const EndTurn&) const { return "."; }
    std::string operator()(const React& a) const {
        std::string text = by_text(a.commander) + text_of_units(a.units) + " r" + std::to_string(a.point);
        for (const Spot& spot : a.spots)
            text += " " + unit_name(spot.unit) + "@" + text_of(spot.at) + headings_text(spot.face, no_heading);
        return text;
    }
    std::string operator()(const Hold&) const { return "-"; }
    std::string operator()(const Done&) const { return "--"; }
    std::string operator()(const Join& a) const { return a.units.empty() ? "+" : "+ " + text_of_units(a.units); }
    std::string operator()(const Retreat& a) const { return unit_name(a.unit) + " << " + text_of(a.to); }
    std::string operator()(const Cross& a) const {
        return unit_name(a.unit) + " # " + piece_name(a.wire) + " " + text_of(a.to) +
               headings_text(no_heading, a.turret);
    }
    std::string operator()(const CallFire& a) const {
        return unit_name(a.unit) + " * " + (a.target != no_unit ? unit_name(a.target) : piece_name(a.piece));
    }
    std::string operator()(const CallSmoke& a) const {
        return unit_name(a.unit) + " ~ " + text_of(a.at) + " " + slant_text(a.slant);
    }
    std::string operator()(const Affect& a) const { return unit_name(a.unit) + " *"; }
    std::string operator()(const SpillOver& a) const { return a.units.empty() ? "*" : "* " + text_of_units(a.units); }
    std::string operator()(const Recon& a) const {
        return text_of_units(a.units) + " ?? " + piece_name(a.piece) + " " + text_of(a.at);
    }
    std::string operator()(const Reveal& a) const {
        return unit_name(a.unit) + " = " + text_of(a.at) + headings_text(a.face, no_heading);
    }
};

using Read = std::optional<Action>;

std::optional<Point> read_numbers(Scanner& scan) {
    const auto x = scan.number(-farthest, farthest);
    if (!x || !scan.take(",")) return std::nullopt;
    const auto y = scan.number(-farthest, farthest);
    if (!y) return std::nullopt;
    return Point{*x, *y};
}

// "36", "36.5": in units.
std::optional<int> read_inches(Scanner& scan) {
    const auto whole = scan.number(0, table_width / inch);
    if (!whole) return std::nullopt;
    const auto tenths = scan.take('.') ? scan.number(0, 9) : 0;
    if (!tenths) return std::nullopt;
    return *whole * inch + *tenths * inch / 10;
}

// "2920,1928", or in inches "36.5 24.1 in".
std::optional<Point> read_point(Scanner& scan) {
    Scanner ahead = scan;
    const auto x = read_inches(ahead), y = x ? read_inches(ahead) : std::nullopt;
    if (!y || !ahead.take("in")) return read_numbers(scan);
    scan = ahead;
    return Point{*x, *y};
}

constexpr std::size_t id_length = 3;
std::optional<UnitId> read_unit(Scanner& scan) { return scan.value(id_length, unit_from); }
std::optional<PieceId> read_piece(Scanner& scan) { return scan.value(id_length, piece_from); }

std::optional<Point> read_heading(Scanner& scan) {
    const auto heading = read_numbers(scan);
    return heading && *heading != no_heading ? heading : std::nullopt;
}
// After its sign, if the sign stands there.
std::optional<Point> read_heading_after(std::string_view sign, Scanner& scan) {
    return scan.take(sign) ? read_heading(scan) : no_heading;
}

// "a02+a04"
std::optional<AnyUnits> read_units(Scanner& scan) {
    AnyUnits units;
    do {
        const auto unit = read_unit(scan);
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
    if (const auto piece = read_piece(scan)) {
        action = Objective{*piece};
    } else if (const auto edge = scan.word(edge_words)) {
        action = HomeEdge{static_cast<Edge>(*edge)};
    }
    return scan.done() ? action : std::nullopt;
}

Read read_mine(Scanner scan) {
    LayMine mine;
    const auto piece = read_piece(scan);
    if (!piece) return std::nullopt;
    mine.piece = *piece;
    if (scan.done()) return mine;
    const auto other = scan.take("+") ? read_piece(scan) : std::nullopt;
    if (!other) return std::nullopt;
    mine = LayMine{no_piece, {*piece, *other}, {}};
    do {
        const auto corner = read_point(scan);
        if (!corner || mine.corners.size() == Corners::capacity()) return std::nullopt;
        mine.corners.push_back(*corner);
    } while (scan.take(";"));
    if (!scan.done() || mine.corners.size() < 3) return std::nullopt;
    return mine;
}

// A point and how something lies there.
template <class Make>
Read read_slanted(Scanner scan, Make make) {
    const auto at = read_point(scan);
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
    const auto to = read_point(scan);
    if (!to) return std::nullopt;
    move.to = *to;
    if (scan.take("@")) {
        move.dest = read_point(scan);
        if (!move.dest) return std::nullopt;
    }
    const auto turret = read_heading_after("/", scan);
    if (!turret || !scan.done()) return std::nullopt;
    move.turret = *turret;
    return move;
}

Read read_fire(Scanner scan, const AnyUnits& units, UnitId commander) {
    const auto target = read_unit(scan);
    if (!target || !scan.done()) return std::nullopt;
    return Fire{units, *target, commander};
}

Read read_react(Scanner scan, const AnyUnits& units, UnitId commander, const Position* at) {
    using Limits = std::numeric_limits<std::int32_t>;
    const auto point = scan.number(Limits::min(), Limits::max());
    if (!point) return std::nullopt;
    React react{units, *point, commander, {}};
    while (const auto unit = read_unit(scan)) {
        if (!scan.take("@")) {
            const bool moves = at == nullptr || !at->motion || at->motion->unit == *unit;
            if (!moves || !react.spots.empty()) return std::nullopt;
            continue;
        }
        const auto spot = read_point(scan);
        const auto face = spot ? read_heading_after("^", scan) : std::nullopt;
        if (!face) return std::nullopt;
        react.spots.push_back({*unit, *spot, *face});
    }
    const auto before = [](const Spot& a, const Spot& b) { return a.unit >= b.unit; };
    if (!scan.done() || std::adjacent_find(react.spots.begin(), react.spots.end(), before) != react.spots.end())
        return std::nullopt;
    return react;
}

Read read_recon(Scanner scan, const AnyUnits& units) {
    const auto piece = read_piece(scan);
    const auto at = piece ? read_point(scan) : std::nullopt;
    if (!at || !scan.done()) return std::nullopt;
    return Recon{units, *piece, *at};
}

Read read_pivot(Scanner scan, UnitId unit) {
    const bool turns = !scan.done() && !scan.is_at('/');
    const auto face = turns ? read_heading(scan) : no_heading;
    const auto turret = face ? read_heading_after("/", scan) : std::nullopt;
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
    const auto at = read_point(scan);
    const auto face = at ? read_heading_after("^", scan) : std::nullopt;
    const auto turret = face ? read_heading_after("/", scan) : std::nullopt;
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
    const auto wire = read_piece(scan);
    const auto to = wire ? read_point(scan) : std::nullopt;
    const auto turret = to ? read_heading_after("/", scan) : std::nullopt;
    if (!turret || !scan.done()) return std::nullopt;
    return Cross{unit, *wire, *to, *turret};
}

Read read_explosive(Scanner scan, UnitId unit) {
    if (scan.done()) return Affect{unit};
    CallFire call{unit, no_unit, no_piece};
    if (const auto target = read_unit(scan)) {
        call.target = *target;
    } else if (const auto piece = read_piece(scan)) {
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
        const auto to = read_point(scan);
        return to && scan.done() ? Read(Retreat{unit, *to}) : std::nullopt;
    }
    if (scan.take("in")) {
        const auto piece = read_piece(scan);
        return piece && scan.done() ? Read(Hide{unit, *piece}) : std::nullopt;
    }
    return std::nullopt;
}

// What units do, together or alone.
Read read_orders(Scanner scan, const Position* at) {
    auto units = read_units(scan);
    if (!units) return std::nullopt;
    UnitId commander = no_unit;
    if (units->size() == 1 && scan.take("!")) {
        commander = (*units)[0];
        units = read_units(scan);
        if (!units) return std::nullopt;
    }
    if (scan.take("x")) return read_fire(scan, *units, commander);
    if (scan.take("r")) return read_react(scan, *units, commander, at);
    if (commander != no_unit) return std::nullopt;
    if (scan.take(">")) return read_move(scan, *units);
    if (scan.take("??")) return read_recon(scan, *units);
    return units->size() == 1 ? read_order(scan, (*units)[0]) : std::nullopt;
}

Read read(std::string_view text, const Position* at) {
    Scanner scan(text, Scanner::Blanks::are_skipped);
    if (scan.take("(")) return read_roll(scan);
    if (scan.take("mine")) return read_mine(scan);
    if (scan.take("wire")) return read_slanted(scan, [](Point point, Slant slant) { return LayWire{point, slant}; });
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
        "This is not a move of Crossfire. Examples: a02 > 1200,850   a05 ^ 1,0   a02+a04 x b03   b01 r120   -   "
        "a02 ?   (5,3,6)   .");
}

bool is_label(std::string_view word) {
    Scanner scan(word, Scanner::Blanks::are_skipped);
    const bool turn = scan.take("T") && scan.number(1, last_turn);
    const bool quarter = scan.word(quarters).has_value();
    return (turn || quarter) && scan.done() && (word[0] != 'T' || turn);
}

}  // namespace sightlines::crossfire_squads
