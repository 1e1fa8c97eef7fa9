// Overlay: the choice, with arrows and chips for its alternatives, and the preview of the action.
#include <algorithm>
#include <array>

#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/draw/shapes.h"
#include "games/crosshairs/flight_keys.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {

namespace {

using theme::fade;

void draw_chip(ImDrawList& list, ImVec2 centre, float cell, int rise, int height) {
    const theme::Palette& p = theme::palette();
    const float size = std::max(cell * 0.13f, 4.0f);
    const ImU32 ground = fade(p.raised, 0.95f);
    if (rise == 0) {
        list.AddCircleFilled(centre, size, ground);
        list.AddCircle(centre, size, p.accent, 0, 1.2f);
    } else {
        const float up = rise > 0 ? -1.0f : 1.0f;
        std::array<ImVec2, 3> corners{ImVec2{centre.x - size * 1.3f, centre.y - up * size * 0.9f},
                                      ImVec2{centre.x, centre.y + up * size * 1.4f},
                                      ImVec2{centre.x + size * 1.3f, centre.y - up * size * 0.9f}};
        if (up > 0) std::swap(corners[0], corners[2]);
        list.AddConvexPolyFilled(corners.data(), 3, ground);
        list.AddPolyline(corners.data(), 3, p.accent, ImDrawFlags_Closed, 1.2f);
    }
    if (cell >= 40)
        paint::label(list, theme::font(theme::Font::strong), std::max(9.0f, cell * 0.17f), centre, p.accent,
                     std::to_string(height).c_str());
}

}  // namespace

void View::add_arrow(ImDrawList& list, ImVec2 from, Heading heading, const Choice& choice, std::string test_id) {
    const Action action = action_of(choice);
    const bool allowed = rules().check(at(), action).accepted();
    const bool intended = selection_.is_intended(scene(), action);
    const theme::Palette& p = theme::palette();
    const ImU32 ink = allowed ? p.accent : p.secondary;
    const ImVec2 direction = view_.direction(heading);
    // Nearer to its own hex where a plane is on the next.
    const Cell next = cell_under(along(from, direction, view_.cell));
    const bool crowded = next != no_cell && plane_at(at(), next) != nullptr;
    const ImVec2 centre = along(from, direction, view_.cell * (crowded ? 0.5f : 0.62f));
    const float radius = view_.cell * ((crowded ? 0.16f : 0.2f) + (intended ? 0.03f : 0));
    marks_.room.take(centre, radius);
    list.AddCircleFilled(centre, radius, intended ? ink : fade(p.raised, 0.95f));
    list.AddCircle(centre, radius, ink, 0, line_width());
    paint::arrow(list, along(centre, direction, -radius * 0.55f), along(centre, direction, radius * 0.6f),
                 intended ? p.on_accent : ink, line_width(), radius * 0.5f);
    spots_.push_back({centre, std::max(view_.cell * 0.3f, platform::surroundings().coarse ? 20.0f : 13.0f), action,
                      std::move(test_id), choice});
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
        add_arrow(list, centre_of(choice.cell), heading, choice, "enter:" + std::string(heading_words[index(heading)]));
    }
}

// Chips on the cells that the plane can reach, with its height there: a triangle up for a climb, a disc for level
// flight, a triangle down for a dive. None for the planned manoeuvre, whose ghost shows the height.
void View::draw_chips(ImDrawList& list, const Plane& plane, Cell destination) {
    std::array<std::vector<Manoeuvre>, 3> by_steps;
    for (const Manoeuvre kind : all_manoeuvres) {
        if (kind != selection_.choice()->manoeuvre && rules().check(at(), action_of(plane.cell, kind, 0)).accepted())
            by_steps[static_cast<std::size_t>(info(kind).steps)].push_back(kind);
    }
    Room room = marks_.room;
    for (const Plane& other : at().planes) {
        if (other.cell != destination && other.cell != plane.cell) room.take(centre_of(other.cell), view_.cell * 0.33f);
    }
    const ImVec2 d = view_.direction(plane.heading);
    for (const auto& kinds : by_steps) {
        for (const Manoeuvre kind : kinds) {
            const std::vector<Cell> cells = path(at(), plane.cell, kind);
            const Cell end = cells.empty() ? plane.cell : cells.back();
            const ImVec2 hex = centre_of(end);
            const auto beside = [&](float forward, float aside) {
                return ImVec2{hex.x + (d.x * forward - d.y * aside) * view_.cell,
                              hex.y + (d.y * forward + d.x * aside) * view_.cell};
            };
            // Beside the plane that is there or would be; else in the hex.
            const bool shared = end == destination || end == plane.cell;
            const std::array<ImVec2, 6> places =
                shared ? std::array{beside(-0.2f, -0.38f), beside(-0.2f, 0.38f),  beside(-0.46f, -0.2f),
                                    beside(-0.46f, 0.2f),  beside(0.12f, -0.45f), beside(0.12f, 0.45f)}
                       : std::array{beside(0.16f, 0),     beside(0.16f, -0.32f), beside(0.16f, 0.32f),
                                    beside(-0.2f, 0.16f), beside(-0.2f, -0.16f), beside(0, 0)};
            const ImVec2 centre = room.best(places, {view_.cell * 0.14f, view_.cell * 0.14f});
            room.take(centre, view_.cell * 0.17f);
            marks_.room.take(centre, std::max(view_.cell * 0.18f, 5.0f));
            const Cell before = cells.size() > 1 ? cells[0] : plane.cell;
            const int rise = info(kind).rise;
            draw_chip(list, centre, view_.cell, rise, rules().height_after(at(), before, end, plane.height + rise));
            Choice choice = *selection_.choice();
            choice.manoeuvre = kind;
            spots_.push_back({centre, shared ? std::max(view_.cell * 0.2f, 9.0f) : view_.cell * 0.14f,
                              action_of(choice), "plan:" + std::string(flight_key(kind).id), choice});
        }
    }
}

void View::draw_flight_choice(ImDrawList& list) {
    const Plane* plane = plane_at(at(), selection_.choice()->cell);
    if (plane == nullptr) return;
    const theme::Palette& p = theme::palette();
    if (must_crash(rules(), at(), selection_.choice()->cell)) {
        reticle(list, centre_of(selection_.choice()->cell), view_.cell * 0.4f, p.refusal, line_width() * 1.5f);
        return;
    }
    const std::vector<Cell> planned_path = path(at(), selection_.choice()->cell, selection_.choice()->manoeuvre);
    const Cell destination = planned_path.empty() ? selection_.choice()->cell : planned_path.back();

    // The possible further steps of a dive straight ahead.
    if (selection_.choice()->manoeuvre == Manoeuvre::swoop) {
        for (const Plane& step : dive_ahead(rules(), at(), selection_.choice()->cell)) {
            if (step.cell == destination) continue;
            const art::Look ghost{.ground = centre_of(step.cell),
                                  .cell = view_.cell * look_.pieces,
                                  .angle = view_.angle(step.heading),
                                  .height = static_cast<float>(step.height),
                                  .side = step.owner,
                                  .opacity = 0.25f};
            art::plane(list, ghost);
            marks_.tags.push_back(ghost);
        }
    }
    for (int turn = -1; turn <= 1; ++turn) {
        Choice choice = *selection_.choice();
        choice.turn = turn;
        constexpr std::array<const char*, 3> names{"left", "ahead", "right"};
        const bool same_cell = destination == selection_.choice()->cell;
        add_arrow(list, centre_of(destination), turned(plane->heading, turn), choice,
                  std::string(same_cell ? "dive-turn:" : "turn:") + names[static_cast<std::size_t>(turn + 1)]);
    }
    draw_chips(list, *plane, destination);
}

// The plane after the action, and its line of fire.
void View::draw_preview(ImDrawList& list, const Position& next) {
    const Sky sky(next);
    const Plane* flown = nullptr;
    for (const Plane& plane : next.planes) {
        const Plane* before = plane_at(at(), plane.cell);
        if (before == nullptr || before->heading != plane.heading || before->height != plane.height) flown = &plane;
    }
    if (flown == nullptr && selection_.choice()) {
        const std::vector<Cell> cells = path(at(), selection_.choice()->cell, selection_.choice()->manoeuvre);
        flown = sky.plane_on(cells.empty() ? selection_.choice()->cell : cells.back());
    }
    if (flown == nullptr) return;
    const art::Look ghost{.ground = centre_of(flown->cell),
                          .cell = view_.cell * look_.pieces,
                          .angle = view_.angle(flown->heading),
                          .height = static_cast<float>(flown->height),
                          .side = flown->owner,
                          .opacity = 0.6f};
    art::plane_shadow(list, ghost);
    art::plane(list, ghost);
    marks_.tags.push_back(ghost);
    draw_line(list, sky, *flown, theme::palette().accent, 0.9f, false);
}

}  // namespace sightlines::crosshairs
