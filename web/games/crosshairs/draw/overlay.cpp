// Lines of fire, reticles, ghosts, highlights: thin, bright and temporary.
#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

using theme::fade;

ImVec2 along(ImVec2 from, ImVec2 direction, float length) {
    return {from.x + direction.x * length, from.y + direction.y * length};
}

void hex_outline(ImDrawList& list, const HexView& view, Hex hex, float shrink, ImU32 fill, ImU32 edge, float width) {
    std::array<ImVec2, 6> corners{};
    const ImVec2 centre = view.at(hex);
    for (int i = 0; i < 6; ++i) {
        const ImVec2 corner = view.corner(hex, i);
        corners[static_cast<std::size_t>(i)] = {centre.x + (corner.x - centre.x) * shrink,
                                                centre.y + (corner.y - centre.y) * shrink};
    }
    if ((fill & IM_COL32_A_MASK) != 0) list.AddConvexPolyFilled(corners.data(), 6, fill);
    if ((edge & IM_COL32_A_MASK) != 0) list.AddPolyline(corners.data(), 6, edge, ImDrawFlags_Closed, width);
}

void reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width) {
    list.AddCircle(centre, radius, colour, 0, width);
    for (int i = 0; i < 4; ++i) {
        const ImVec2 out{i == 0 ? 1.0f : i == 2 ? -1.0f : 0.0f, i == 1 ? 1.0f : i == 3 ? -1.0f : 0.0f};
        list.AddLine(along(centre, out, radius * 0.72f), along(centre, out, radius * 1.28f), colour, width);
    }
}

std::string_view end_text(LineEnd end) {
    switch (end) {
        case LineEnd::edge: return "edge";
        case LineEnd::plane: return "plane";
        case LineEnd::cloud: return "cloud";
        case LineEnd::own_cloud: return "in cloud";
    }
    return "";
}

}  // namespace

void View::draw_trail(ImDrawList& list) const {
    if (trail_.player < 0) return;
    const ImU32 colour = fade(player_colour(trail_.player), 0.55f);
    for (const Trail::Flight& flight : trail_.flights) {
        const ImVec2 to = centre_of(flight.to);
        if (flight.from == no_cell) {
            // It entered: from outside the board.
            const float away = std::max(1.0f, std::hypot(to.x - view_.centre.x, to.y - view_.centre.y));
            const ImVec2 out{(to.x - view_.centre.x) / away, (to.y - view_.centre.y) / away};
            paint::dashed(list, along(to, out, view_.cell), to, colour, line_width(), view_.cell / 10, view_.cell / 10);
        } else if (flight.from != flight.to) {
            paint::dashed(list, centre_of(flight.from), to, colour, line_width(), view_.cell / 10, view_.cell / 10);
            list.AddCircleFilled(centre_of(flight.from), line_width() * 1.5f, colour);
        }
    }
    const auto cross = [&](Cell cell, ImU32 ink) {
        const ImVec2 c = centre_of(cell);
        const float arm = view_.cell * 0.2f;
        list.AddLine({c.x - arm, c.y - arm}, {c.x + arm, c.y + arm}, ink, line_width() * 1.4f);
        list.AddLine({c.x - arm, c.y + arm}, {c.x + arm, c.y - arm}, ink, line_width() * 1.4f);
    };
    for (const Cell cell : trail_.kills) cross(cell, fade(theme::palette().refusal, 0.8f));
    for (const Cell cell : trail_.crashes) cross(cell, fade(theme::palette().secondary, 0.8f));
}

// What can be clicked: planes that can act, and free starting hexes.
void View::draw_invitations(ImDrawList& list) const {
    if (at().phase != Phase::act || selection_.choice()) return;
    const ImU32 accent = theme::palette().accent;
    const auto player = static_cast<std::size_t>(at().player);
    for (const Plane& plane : at().planes) {
        if (plane.owner == at().player && selection_.can_choose(scene(), plane.cell))
            hex_outline(list, view_, hex_of(plane.cell), 0.9f, fade(accent, 0.10f), fade(accent, 0.9f), line_width());
    }
    if (at().off[player] == 0) return;
    for (const Cell cell : side_cells(rules().setup().seats[player].side)) {
        if (selection_.can_choose(scene(), cell))
            hex_outline(list, view_, hex_of(cell), 0.86f, fade(accent, selection_.hovered() == cell ? 0.28f : 0.12f),
                        fade(accent, 0.75f), line_width());
    }
}

void View::draw_cloud_hint(ImDrawList& list) const {
    if (at().phase != Phase::clouds) return;
    // CH-CLOUD-02, -03: shows before the click where no cloud is allowed.
    for (Cell cell = 0; cell < cell_count; ++cell) {
        if (at().clouds.contains(cell) || rules().check(at(), PlaceCloud{cell}).accepted()) continue;
        const ImVec2 c = centre_of(cell);
        const ImU32 ink = fade(theme::palette().refusal, 0.4f);
        for (int i = -1; i <= 1; ++i) {
            const float shift = static_cast<float>(i) * view_.cell * 0.2f;
            const float reach = view_.cell * (i == 0 ? 0.32f : 0.22f);
            list.AddLine({c.x + shift - reach, c.y + shift + reach}, {c.x + shift + reach, c.y + shift - reach}, ink,
                         1);
        }
    }
    if (selection_.hovered() != no_cell && rules().check(at(), PlaceCloud{selection_.hovered()}).accepted()) {
        std::optional<Hex> beside;
        for (const Heading heading : all_headings) {
            const Cell other = ahead(selection_.hovered(), heading);
            if (other != no_cell && at().clouds.contains(other)) beside = hex_of(other);
        }
        art::cloud(list, view_, hex_of(selection_.hovered()), beside ? &*beside : nullptr, 1, 0.5f);
        hex_outline(list, view_, hex_of(selection_.hovered()), 0.94f, 0, theme::palette().accent, line_width());
    }
}

void View::draw_line(ImDrawList& list, const Sky& sky, const Plane& plane, ImU32 colour, float strength,
                     bool why) const {
    const LineOfFire line = line_of_fire(sky, plane, rules().options().concealed);
    const ImVec2 nose = along(centre_of(plane.cell), view_.direction(plane.heading), view_.cell * 0.42f);
    ImVec2 end = along(centre_of(plane.cell), view_.direction(plane.heading), view_.cell * 0.62f);
    if (line.stop != no_cell) {
        const float short_of = line.end == LineEnd::plane ? 0.38f : 0.3f;
        end = along(centre_of(line.stop), view_.direction(plane.heading), -view_.cell * short_of);
    } else if (line.end == LineEnd::edge && !line.crossed.empty()) {
        end =
            along(centre_of(line.crossed[line.crossed.size() - 1]), view_.direction(plane.heading), view_.cell * 0.5f);
    }
    const ImU32 ink = fade(colour, strength);
    const float width = line_width();
    if (line.end != LineEnd::own_cloud) paint::dashed(list, nose, end, ink, width, view_.cell / 6, view_.cell / 10);
    // A tick across the line where it stops.
    const ImVec2 d = view_.direction(plane.heading);
    const float arm = view_.cell * 0.13f;
    list.AddLine({end.x - d.y * arm, end.y + d.x * arm}, {end.x + d.y * arm, end.y - d.x * arm}, ink, width * 1.3f);
    if (!why) return;
    std::string text(end_text(line.end));
    if (line.end == LineEnd::plane || line.end == LineEnd::cloud) text += " " + cell_name(line.stop);
    ImFont* font = theme::font(theme::Font::strong);
    const ImVec2 size = font->CalcTextSizeA(theme::small, 1000, 0, text.c_str());
    const ImVec2 middle = along(end, {d.y, -d.x}, arm + size.y * 0.9f);
    list.AddRectFilled({middle.x - size.x / 2 - 5, middle.y - size.y / 2 - 2},
                       {middle.x + size.x / 2 + 5, middle.y + size.y / 2 + 2}, fade(theme::palette().raised, 0.92f), 4);
    paint::label(list, font, theme::small, middle, theme::palette().text, text.c_str());
}

void View::draw_lines(ImDrawList& list) const {
    const Sky sky(at());
    if (all_lines_) {
        for (const Plane& plane : at().planes) draw_line(list, sky, plane, player_colour(plane.owner), 0.8f, false);
    }
    const Cell looked_at = selection_.hovered() != no_cell ? selection_.hovered() : selection_.cursor();
    const Plane* pointed = looked_at == no_cell ? nullptr : sky.plane_on(looked_at);
    if (pointed == nullptr) return;
    draw_line(list, sky, *pointed, player_colour(pointed->owner), 1, true);
    // The lines of fire at it, also if one more is needed.
    for (const Plane& plane : at().planes) {
        const LineOfFire line = line_of_fire(sky, plane, rules().options().concealed);
        if (line.end == LineEnd::plane && line.stop == pointed->cell)
            draw_line(list, sky, plane, player_colour(plane.owner), 0.9f, false);
    }
}

// Planes in crosshairs and the lines of fire at them: the shots of the player to act, and its own planes that another
// player could shoot if the turn ended now.
void View::draw_reticles(ImDrawList& list) {
    if (at().phase != Phase::act && at().phase != Phase::dive) return;
    const Sky sky(at());
    const Crosshairs aim(rules().options(), rules().setup(), sky);
    const theme::Palette& p = theme::palette();
    for (std::size_t target = 0; target < at().planes.size(); ++target) {
        const Plane& plane = at().planes[target];
        const bool open = aim.verdict(at().player, target).accepted();
        bool threatened = false;
        for (int caller = 0; caller < rules().setup().players && !open; ++caller)
            threatened = threatened || (caller != at().player && aim.verdict(caller, target).accepted());
        if (!open && !threatened) continue;
        const ImU32 ink = open ? p.accent : p.refusal;
        const PlaneSet shooters = aim.hostile_aim(target);
        for (std::size_t place = 0; place < at().planes.size(); ++place) {
            if ((shooters >> place & 1U) != 0) draw_line(list, sky, at().planes[place], ink, open ? 1 : 0.55f, false);
        }
        const ImVec2 centre = centre_of(plane.cell);
        const bool pointed = selection_.hovered() == plane.cell || selection_.cursor() == plane.cell;
        reticle(list, centre, view_.cell * (pointed && open ? 0.5f : 0.46f), fade(ink, open ? 1 : 0.7f),
                line_width() * (open ? 1.6f : 1));
        if (open)
            spots_.push_back(
                {centre, std::max(view_.cell * 0.48f, 16.0f), Shoot{plane.cell}, "shoot:" + cell_name(plane.cell)});
    }
}

void View::add_arrow(ImDrawList& list, ImVec2 from, Heading heading, const Action& action, std::string mark) {
    const bool allowed = rules().check(at(), action).accepted();
    const bool hot = selection_.is_meant(scene(), action);
    const theme::Palette& p = theme::palette();
    const ImU32 ink = allowed ? p.accent : p.secondary;
    const ImVec2 direction = view_.direction(heading);
    const ImVec2 centre = along(from, direction, view_.cell * 0.64f);
    const float radius = view_.cell * (hot ? 0.25f : 0.21f);
    list.AddCircleFilled(centre, radius, hot ? ink : fade(p.raised, 0.95f));
    list.AddCircle(centre, radius, ink, 0, line_width());
    paint::arrow(list, along(centre, direction, -radius * 0.55f), along(centre, direction, radius * 0.6f),
                 hot ? p.on_accent : ink, line_width(), radius * 0.5f);
    spots_.push_back({centre, std::max(view_.cell * 0.3f, platform::surroundings().coarse ? 20.0f : 13.0f), action,
                      std::move(mark)});
}

void View::draw_choice(ImDrawList& list) {
    if (!selection_.choice()) return;
    hex_outline(list, view_, hex_of(selection_.choice()->cell), 0.94f, fade(theme::palette().accent, 0.16f),
                theme::palette().accent, line_width() * 1.5f);
    if (selection_.choice()->entering) {
        draw_entry_choice(list);
    } else {
        draw_flight_choice(list);
    }
}

void View::draw_entry_choice(ImDrawList& list) {
    for (const Heading heading : all_headings) {
        Choice choice = *selection_.choice();
        choice.heading = heading;
        add_arrow(list, centre_of(choice.cell), heading, action_of(choice),
                  "enter:" + std::string(heading_words[index(heading)]));
    }
}

// Chips on the cells that the plane can reach, with the height it would have there: a triangle up for a climb, a disc
// for level flight, a triangle down for a dive. The planned manoeuvre has none: its ghost shows the height.
void View::draw_chips(ImDrawList& list, const Plane& plane, Cell destination) const {
    std::array<std::vector<const ManoeuvreInfo*>, 3> by_steps;
    for (const ManoeuvreInfo& kind : manoeuvres) {
        if (kind.kind != selection_.choice()->manoeuvre &&
            rules().check(at(), action_of(plane.cell, kind.kind, 0)).accepted())
            by_steps[static_cast<std::size_t>(kind.steps)].push_back(&kind);
    }
    const ImVec2 d = view_.direction(plane.heading);
    const ImVec2 across{-d.y, d.x};
    const float free_hand = across.y > 0.01f ? -1.0f : 1.0f;  // the height tag is on the lower side
    for (int steps = 0; steps < 3; ++steps) {
        const auto& kinds = by_steps[static_cast<std::size_t>(steps)];
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const std::vector<Cell> cells = way(at(), plane.cell, kinds[i]->kind);
            const Cell there = cells.empty() ? plane.cell : cells.back();
            const float order = static_cast<float>(i);
            const bool shared = there == destination || there == plane.cell;
            const float forward = shared ? -0.16f - 0.28f * order : 0;
            const float aside = shared ? free_hand * (0.36f - 0.08f * order)
                                       : (order - static_cast<float>(kinds.size() - 1) / 2) * 0.32f;
            const ImVec2 centre = along(along(centre_of(there), d, forward * view_.cell), across, aside * view_.cell);
            const Cell before = cells.size() > 1 ? cells[0] : plane.cell;
            draw_chip(list, centre, *kinds[i],
                      rules().height_after(at(), before, there, plane.height + kinds[i]->rise));
        }
    }
}

void View::draw_chip(ImDrawList& list, ImVec2 centre, const ManoeuvreInfo& kind, int height) const {
    const theme::Palette& p = theme::palette();
    const float size = std::max(view_.cell * 0.13f, 4.0f);
    const ImU32 ground = fade(p.raised, 0.95f);
    if (kind.rise == 0) {
        list.AddCircleFilled(centre, size, ground);
        list.AddCircle(centre, size, p.accent, 0, 1.2f);
    } else {
        const float up = kind.rise > 0 ? -1.0f : 1.0f;
        std::array<ImVec2, 3> corners{ImVec2{centre.x - size * 1.3f, centre.y - up * size * 0.9f},
                                      ImVec2{centre.x, centre.y + up * size * 1.4f},
                                      ImVec2{centre.x + size * 1.3f, centre.y - up * size * 0.9f}};
        if (up > 0) std::swap(corners[0], corners[2]);
        list.AddConvexPolyFilled(corners.data(), 3, ground);
        list.AddPolyline(corners.data(), 3, p.accent, ImDrawFlags_Closed, 1.2f);
    }
    if (view_.cell >= 40)
        paint::label(list, theme::font(theme::Font::strong), std::max(9.0f, view_.cell * 0.17f), centre, p.accent,
                     std::to_string(height).c_str());
}

void View::draw_flight_choice(ImDrawList& list) {
    const Plane* plane = plane_at(at(), selection_.choice()->cell);
    if (plane == nullptr) return;
    const theme::Palette& p = theme::palette();
    if (must_crash(rules(), at(), selection_.choice()->cell)) {
        reticle(list, centre_of(selection_.choice()->cell), view_.cell * 0.4f, p.refusal, line_width() * 1.5f);
        return;
    }
    const std::vector<Cell> planned_way = way(at(), selection_.choice()->cell, selection_.choice()->manoeuvre);
    const Cell destination = planned_way.empty() ? selection_.choice()->cell : planned_way.back();

    // The rest of a dive straight ahead, each step with its height.
    if (selection_.choice()->manoeuvre == Manoeuvre::swoop) {
        for (const Plane& step : dive_ahead(rules(), at(), selection_.choice()->cell)) {
            if (step.cell == destination) continue;
            const art::Look ghost{.ground = centre_of(step.cell),
                                  .cell = view_.cell,
                                  .angle = angle_of(step.heading),
                                  .height = static_cast<float>(step.height),
                                  .side = step.owner,
                                  .opacity = 0.25f};
            art::plane(list, ghost);
            art::height_tag(list, ghost);
        }
    }
    draw_chips(list, *plane, destination);
    for (int turn = -1; turn <= 1; ++turn) {
        Choice choice = *selection_.choice();
        choice.turn = turn;
        constexpr std::array<const char*, 3> names{"left", "ahead", "right"};
        const bool same_cell = destination == selection_.choice()->cell;
        add_arrow(list, centre_of(destination), turned(plane->heading, turn), action_of(choice),
                  std::string(same_cell ? "dive-turn:" : "turn:") + names[static_cast<std::size_t>(turn + 1)]);
    }
}

// Preview: the plane after the action, its line of fire, and the planes that would then be in crosshairs.
void View::draw_preview(ImDrawList& list) const {
    const std::optional<Action> action = selection_.intended(scene());
    if (!action || std::holds_alternative<Shoot>(*action) || std::holds_alternative<PullOut>(*action) ||
        std::holds_alternative<EndTurn>(*action) || std::holds_alternative<Crash>(*action))
        return;
    Position next = at();
    rules().play(next, *action);
    for (Plane& plane : next.planes) plane.acted = false;
    const Sky sky(next);
    const Plane* flown = nullptr;
    for (const Plane& plane : next.planes) {
        const Plane* before = plane_at(at(), plane.cell);
        if (before == nullptr || before->heading != plane.heading || before->height != plane.height) flown = &plane;
    }
    if (flown == nullptr && selection_.choice()) {
        const std::vector<Cell> cells = way(at(), selection_.choice()->cell, selection_.choice()->manoeuvre);
        flown = sky.plane_on(cells.empty() ? selection_.choice()->cell : cells.back());
    }
    if (flown == nullptr) return;
    const art::Look ghost{.ground = centre_of(flown->cell),
                          .cell = view_.cell,
                          .angle = angle_of(flown->heading),
                          .height = static_cast<float>(flown->height),
                          .side = flown->owner,
                          .opacity = 0.6f};
    art::plane_shadow(list, ghost);
    art::plane(list, ghost);
    art::height_tag(list, ghost);
    const theme::Palette& p = theme::palette();
    draw_line(list, sky, *flown, p.accent, 0.9f, false);
    if (next.phase == Phase::over) return;
    const Crosshairs aim(rules().options(), rules().setup(), sky);
    for (std::size_t target = 0; target < next.planes.size(); ++target) {
        const Plane& plane = next.planes[target];
        const ImVec2 centre = centre_of(plane.cell);
        if (aim.verdict(at().player, target).accepted())
            reticle(list, centre, view_.cell * 0.46f, fade(p.accent, 0.8f), line_width());
        if (&plane != flown) continue;
        for (int caller = 0; caller < rules().setup().players; ++caller) {
            if (caller == at().player || !aim.verdict(caller, target).accepted()) continue;
            reticle(list, centre, view_.cell * 0.46f, p.refusal, line_width() * 1.3f);
            break;
        }
    }
}

void View::draw_highlights(ImDrawList& list) const {
    const ImU32 ink = theme::palette().refusal;
    for (const Cell cell : selection_.highlights())
        hex_outline(list, view_, hex_of(cell), 0.97f, fade(ink, 0.25f), ink, line_width() * 1.6f);
    if (selection_.refused_cell() != no_cell)
        hex_outline(list, view_, hex_of(selection_.refused_cell()), 0.86f, 0, fade(ink, 0.8f), line_width());
}

void View::draw_cursor(ImDrawList& list) const {
    if (selection_.cursor() == no_cell) return;
    hex_outline(list, view_, hex_of(selection_.cursor()), 1.02f, 0, theme::palette().raised, line_width() * 3);
    hex_outline(list, view_, hex_of(selection_.cursor()), 1.02f, 0, theme::palette().text, line_width() * 1.5f);
}

}  // namespace sightlines::crosshairs
