// The editor's panel: brushes, then the chosen unit or piece, then the game.
#include <array>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/rows.h"
#include "games/crossfire_squads/text/fields.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr std::array<Kind, 10> kinds{Kind::cc,  Kind::pc,  Kind::rifle, Kind::smg, Kind::eng,
                                     Kind::hmg, Kind::atg, Kind::bz,    Kind::fo,  Kind::veh};
constexpr std::array short_names{"",          "Company",  "Platoon", "Rifles",  "HMG",    "SMG",
                                 "Engineers", "Observer", "AT gun",  "AT team", "Vehicle"};

}  // namespace

void Editor::draw_brushes(float width) {
    constexpr int count = 4;
    const ImVec2 size{(width - 6 * (count - 1)) / count, 58};
    const int now = brush_ == Brush::choose ? 0 : brush_ == Brush::ground ? 1 : 2 + side_;
    for (int i = 0; i < count; ++i) {
        if (i > 0) ImGui::SameLine(0, 6);
        if (tile("brush:" + std::to_string(i), size, i == now)) {
            select_brush(i == 0 ? Brush::choose : i == 1 ? Brush::ground : Brush::unit);
            if (i >= 2) side_ = i - 2;
        }
        editor_rows::draw_brush(ImGui::GetItemRectMin(), size, i, ground_);
    }
    if (brush_ == Brush::ground) return draw_grounds(width);
    if (brush_ == Brush::unit) return draw_kinds(width);
    if (unit_ == no_unit && piece_ == no_piece)
        caption(
            "Choose a unit or a piece to change it, or drag it. Drag the map to move it; zoom with the wheel or two "
            "fingers.");
}

void Editor::draw_grounds(float width) {
    constexpr int in_row = 4;
    const ImVec2 size{(width - 6 * (in_row - 1)) / in_row, 62};
    for (int i = 0; i < static_cast<int>(ground_words.size()); ++i) {
        if (i % in_row != 0) ImGui::SameLine(0, 6);
        const auto ground = static_cast<Ground>(i);
        if (editor_rows::ground_tile("ground:" + std::to_string(i), size, ground, ground == ground_)) {
            ground_ = ground;
            outline_.clear();
        }
    }
    if (!outline_.empty()) {
        if (theme::button("Close the outline", (width - 8) / 2, theme::Weight::primary)) finish_outline();
        test_ids::add_item("outline:close");
        ImGui::SameLine(0, 8);
        if (theme::button("Cancel", (width - 8) / 2)) outline_.clear();
        test_ids::add_item("outline:drop");
        return;
    }
    if (ground_ == Ground::mine)
        return caption("Choose an area to mine all of it, or draw a minefield between two areas.");
    if (ground_ == Ground::wire) return caption("Press where the wire goes, or drag along its line.");
    caption("Press each corner and then the first one again, or drag from corner to corner.");
}

void Editor::draw_kinds(float width) {
    constexpr int in_row = 5;
    const ImVec2 size{(width - 6 * (in_row - 1)) / in_row, 58};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i % in_row != 0) ImGui::SameLine(0, 6);
        const Kind kind = kinds[i];
        if (tile("kind:" + std::string(kind_words[static_cast<std::size_t>(kind)]), size, kind == kind_)) {
            kind_ = kind;
            if (draft().deploys) put_unit({table_width / 2, table_height / 2});
        }
        const ImVec2 min = ImGui::GetItemRectMin();
        const float x = min.x + size.x / 2;
        art::draw_symbol(list, {x, min.y + 22}, 15, side_, new_unit(draft().at, side_, kind, {}));
        paint::label(list, theme::font(theme::Font::text), theme::small - 3, {x, min.y + 48}, theme::palette().text,
                     short_names[static_cast<std::size_t>(kind)]);
    }
    caption(draft().deploys ? "Choose a kind to add one to the force."
                            : "Choose a place on the table to put one there.");
}

// All units of a side, wherever they are.
void Editor::draw_roster(int side, float width) {
    const float each = platform::surroundings().coarse ? theme::button_height() : 34;
    const int in_row = std::max(1, static_cast<int>((width + 4) / (each + 4)));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int place = 0;
    for (int i = 0; i < most_units; ++i) {
        const UnitId id = unit_id(side, i);
        const Unit& unit = draft().at[id];
        if (!unit.exists()) continue;
        if (place++ % in_row != 0) ImGui::SameLine(0, 4);
        if (tile("roster:" + unit_text(id), {each, each}, id == unit_)) {
            take(Brush::choose);
            choose(id);
        }
        const ImVec2 min = ImGui::GetItemRectMin();
        const bool there = draft().deploys || unit.place != Place::waiting;
        art::draw_symbol(list, {min.x + each / 2, min.y + each / 2}, 11, side, unit, there ? 1 : 0.4f);
    }
}

// --- The chosen unit ------------------------------------------------------------------------------------------------

void Editor::draw_make(float width) {
    const Unit unit = draft().at[unit_];
    const auto platoon = [](int number) { return number == 0 ? std::string("none") : std::to_string(number); };
    if (const auto to = amount("Platoon", "unit:platoon", unit.platoon, 0, 9, platoon(unit.platoon), width))
        return change_unit([&](Unit& u) { u.platoon = small(*to); });
    if (is_vehicle(unit)) {
        const auto last = static_cast<int>(type_words.size()) - 1;
        if (const auto to = amount("Type", "unit:type", static_cast<int>(unit.type), 1, last,
                                   wording::capital(words::kind_name(unit)), width))
            return change_unit([&](Unit& u) {
                u.type = static_cast<Type>(*to);
                u.turret = has_turret(u) ? u.face : no_heading;
            });
    }
    if (unit.kind == Kind::fo) {
        constexpr std::array calibres{"", "to 60 mm", "to 81 mm", "large", "heavy"};
        const auto last = static_cast<int>(calibres.size()) - 1;
        if (const auto to = amount("Calibre", "unit:calibre", static_cast<int>(unit.calibre), 1, last,
                                   calibres[static_cast<std::size_t>(unit.calibre)], width))
            return change_unit([&](Unit& u) { u.calibre = static_cast<Calibre>(*to); });
        if (const auto to =
                amount("Explosive missions", "unit:he", unit.he, 0, most_missions, std::to_string(unit.he), width))
            return change_unit([&](Unit& u) { u.he = small(*to); });
        if (const auto to =
                amount("Smoke missions", "unit:smoke", unit.smoke, 0, most_missions, std::to_string(unit.smoke), width))
            return change_unit([&](Unit& u) { u.smoke = small(*to); });
    }
    constexpr std::array qualities{"Regular", "Veteran", "Green"};
    if (const int to = segments("unit:quality", qualities, static_cast<int>(unit.quality), width); to >= 0)
        return change_unit([&](Unit& u) { u.quality = static_cast<Quality>(to); });
    if (is_commander(unit) && on_off("Expert commander", "unit:expert", unit.expert, width))
        change_unit([](Unit& u) { u.expert = !u.expert; });
}

void Editor::draw_place(float width) {
    const Unit unit = draft().at[unit_];
    if (unit.place == Place::waiting) {
        caption("It has no place yet.");
        if (theme::button("Put it on the table", width)) {
            Position next = draft().at;
            stand(next, unit_, {table_width / 2, table_height / 2});
            change_to(std::move(next));
        }
        return test_ids::add_item("unit:stand");
    }
    if (unit.on_table() && row_of(unit.kind).arc) {
        if (const auto to = amount("Facing", "unit:turn", 0, -1, 1, "turn", width)) return turn(*to);
    }
    if (unit.on_table() && has_turret(unit)) {
        if (const auto to = amount("Turret", "unit:turret", 0, -1, 1, "turn", width))
            return change_unit([&](Unit& u) { u.turret = turned(u.turret, *to); });
    }
    const bool others_hide =
        draft().options.hidden == 1 - side_of(unit_) &&
        std::any_of(draft().at.units.begin(), draft().at.units.end(), [](const Unit& u) { return u.hidden(); });
    const PieceId piece = unit.hidden() ? unit.hidden_in : hiding_place(draft().at, unit_);
    if (piece == no_piece || (others_hide && !unit.hidden())) return;
    const std::string label = "Hidden in " + PlaceNames(draft().at).piece(piece);
    if (!on_off(label.c_str(), "unit:hidden", unit.hidden(), width)) return;
    Position next = draft().at;
    if (unit.hidden()) {
        const ImVec2 shown = art::stand_of(next, unit_);
        stand(next, unit_, {static_cast<int>(shown.x), static_cast<int>(shown.y)});
        if (row_of(unit.kind).arc && unit.face == no_heading) next[unit_].face = {0, 1};
    } else {
        next[unit_].place = Place::hidden;
        next[unit_].hidden_in = piece;
        next[unit_].at = {};
        next[unit_].retreat = no_piece;
    }
    change_to(std::move(next));
}

void Editor::draw_state(float width) {
    const Unit unit = draft().at[unit_];
    if (!is_vehicle(unit)) {
        constexpr std::array states{"fit", "pinned", "suppressed"};
        const auto state = static_cast<int>(unit.state);
        if (const auto to = amount("State", "unit:state", state, 0, static_cast<int>(states.size()) - 1,
                                   states[static_cast<std::size_t>(state)], width))
            return change_unit([&](Unit& u) { u.state = static_cast<State>(*to); });
    }
    if (is_rifle_squad(unit) && on_off("Prone", "unit:prone", unit.prone, width))
        return change_unit([](Unit& u) { u.prone = !u.prone; });
    if (on_off("Cannot react this turn", "unit:nf", unit.no_fire, width))
        return change_unit([](Unit& u) { u.no_fire = !u.no_fire; });
    if ((is_vehicle(unit) || unit.kind == Kind::fo) && on_off("Has acted this turn", "unit:used", unit.used > 0, width))
        change_unit([](Unit& u) { u.used = u.used > 0 ? small(0) : small(1); });
}

void Editor::draw_unit(float width) {
    title(wording::capital(UnitNames(draft().options, draft().at).full(unit_)));
    draw_make(width);
    if (!draft().deploys) {
        draw_place(width);
        if (draft().at[unit_].place != Place::waiting) draw_state(width);
    }
    if (theme::button("Remove", width)) remove_chosen();
    test_ids::add_item("unit:remove");
}

// --- The chosen piece -----------------------------------------------------------------------------------------------

void Editor::draw_obstacle(float width) {
    const Piece piece = *draft().at.terrain.find(piece_);
    constexpr std::array owners{"Nobody's", "Green's", "Red's"};
    if (const int to = segments("piece:owner", owners, piece.owner + 1, width); to >= 0)
        return change_piece([&](Piece& p) {
            p.owner = small(to - 1);
            p.hidden = p.hidden && p.owner != nobody;
        });
    if (piece.ground == Ground::mine && piece.owner != nobody &&
        on_off("Hidden from the enemy", "piece:hidden", piece.hidden, width))
        change_piece([](Piece& p) { p.hidden = !p.hidden; });
}

void Editor::draw_corners(float width) {
    const Corners& corners = draft().at.terrain.find(piece_)->shape.corners();
    if (const char* fault = fault_of({corners.begin(), corners.size()})) {
        small_text(theme::palette().refusal, fault);
        test_ids::add_item("outline-fault");
    } else {
        caption("Drag a corner, or the middle of an edge for one more.");
    }
    if (corner_ < 0 || corners.size() <= 3) return;
    if (theme::button("Remove this corner", width)) remove_chosen();
    test_ids::add_item("corner:remove");
}

void Editor::draw_piece(float width) {
    const Piece piece = *draft().at.terrain.find(piece_);
    title(wording::capital(PlaceNames(draft().at).piece(piece_)));
    const bool is_objective = draft().at.objective == piece_;
    if (piece.is_area() && !draft().deploys && on_off("The flag is here", "piece:objective", is_objective, width)) {
        Position next = draft().at;
        next.objective = is_objective ? no_piece : piece_;
        return change_to(std::move(next));
    }
    if (is_obstacle(piece.ground)) draw_obstacle(width);
    if (draft().at.terrain.find(piece_) == nullptr) return;
    const std::array names{"Hill", "Field", "Woods", "Rough", "Hedge", "Building"};
    if (!is_obstacle(piece.ground)) {
        if (const int to = segments("piece:kind", names, static_cast<int>(piece.ground), width); to >= 0) {
            Position next = draft().at;
            const PieceId now = change_ground(next, piece_, static_cast<Ground>(to));
            change_to(std::move(next));
            return choose(now);
        }
    }
    draw_corners(width);
    if (theme::button("Remove", width)) {
        corner_ = -1;
        remove_chosen();
    }
    test_ids::add_item("piece:remove");
}

// --- The game -------------------------------------------------------------------------------------------------------

// CS-SET-03: another table under the same forces.
void Editor::generate(int seed, bool buildings) {
    Draft next = draft();
    next.options.seed = seed;
    next.options.buildings = buildings;
    for (UnitId id = 0; id < all_units; ++id) {
        if (next.at[id].hidden()) next.at[id].place = Place::waiting;
    }
    while (next.at.terrain.size() > 0) remove_piece(next.at, next.at.terrain.begin()->id);
    next.at.terrain = generate_terrain(next.options.seed, next.options.buildings);
    renew_retreats(next.at);
    change(std::move(next));
    unchoose();
}

void Editor::draw_generator(float width) {
    constexpr int last_seed = 9999;
    const Options& options = draft().options;
    title("Another table");
    if (const auto to = amount("Number", "seed", std::min(options.seed, last_seed), 1, last_seed,
                               std::to_string(options.seed), width))
        return generate(*to, options.buildings);
    if (on_off("With buildings", "buildings", options.buildings, width))
        return generate(options.seed, !options.buildings);
    if (theme::button("Random table", width))
        generate(1 + static_cast<int>(platform::random_below(last_seed)), options.buildings);
    test_ids::add_item("generate");
}

void Editor::draw_course(float width) {
    const Position& at = draft().at;
    const auto with = [&](auto change_it) {
        Position next = at;
        change_it(next);
        change_to(std::move(next));
    };
    constexpr std::array sides{"Green's turn", "Red's turn"};
    if (const int to = segments("acts", sides, at.active, width); to >= 0)
        return with([&](Position& p) {
            p.active = small(to);
            renew_retreats(p);
        });
    if (const auto to = amount("Turn", "turn", at.turn, 1, last_turn, std::to_string(at.turn), width))
        return with([&](Position& p) { p.turn = *to; });
    for (const std::size_t side : {0U, 1U}) {
        const std::string name = wording::side_name(static_cast<int>(side)) + "'s points";
        const std::string mark = "points:" + std::to_string(side);
        if (const auto to = amount(name.c_str(), mark.c_str(), at.vp[side], 0, draft().options.vp_goal - 1,
                                   std::to_string(at.vp[side]), width))
            return with([&](Position& p) { p.vp[side] = small(*to); });
    }
    constexpr std::array edges{"North", "East", "South", "West"};
    caption("Green's edge. Red has the opposite one.");
    if (const int to = segments("edge", edges, static_cast<int>(at.edges[0]) - 1, width); to >= 0)
        with([&](Position& p) { p.edges = {static_cast<Edge>(to + 1), opposite(static_cast<Edge>(to + 1))}; });
}

void Editor::draw_game(float width) {
    title("The game starts");
    constexpr std::array begins{"In play", "At deployment"};
    if (const int to = segments("begins", begins, draft().deploys ? 1 : 0, width); to >= 0) {
        Draft next = draft();
        next.deploys = to == 1;
        const bool any_waits = std::any_of(next.at.units.begin(), next.at.units.end(), [](const Unit& unit) {
            return unit.exists() && unit.place == Place::waiting;
        });
        if (!next.deploys && any_waits) {
            next = with_all_placed(next, platform::random_below(opening_seeds));
        }
        return change(std::move(next));
    }
    if (draft().deploys) {
        caption("The players choose flag and edges, and place these units on this ground.");
    } else {
        draw_course(width);
    }
    draw_generator(width);
    for (const int side : {0, 1}) {
        title(wording::side_name(side));
        draw_roster(side, width);
    }
}

void Editor::draw_tools(float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 5));
    draw_brushes(width);
    if (unit_ != no_unit) {
        draw_unit(width);
    } else if (piece_ != no_piece) {
        draw_piece(width);
    }
    ImGui::Dummy({0, 4});
    draw_game(width);
    ImGui::PopStyleVar();
}

}  // namespace sightlines::crossfire_squads
