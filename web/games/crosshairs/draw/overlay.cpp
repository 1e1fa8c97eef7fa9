// Overlay: what can be chosen, lines of fire, reticles, highlights, cursor.
#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <string>

#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/draw/shapes.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/labels.h"
#include "games/crosshairs/view.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {

using theme::fade;

// Outlines what a person at this screen can choose: planes that can act, and free starting hexes.
void View::draw_selectable(ImDrawList& list) const {
    if (at().phase != Phase::act || selection_.choice()) return;
    const ImU32 accent = theme::palette().accent;
    const auto player = static_cast<std::size_t>(at().player);
    if (!decides_here()) return;
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
    // CH-CLOUD-02, CH-CLOUD-03: marks the hexes where no cloud is allowed.
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
                     bool with_reason) {
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
    const ImVec2 d = view_.direction(plane.heading);
    const float arm = view_.cell * 0.13f;
    list.AddLine({end.x - d.y * arm, end.y + d.x * arm}, {end.x + d.y * arm, end.y - d.x * arm}, ink, width * 1.3f);
    if (!with_reason) return;
    Label label{labels::end_of_line(line), {}};
    for (std::size_t i = 0; i < label.places.size(); ++i) {
        const ImVec2 beside = i % 2 == 0 ? ImVec2{d.y, -d.x} : ImVec2{-d.y, d.x};
        const std::size_t pair = i / 2;
        const float back = static_cast<float>(pair) * 0.6f * view_.cell;
        label.places[i] = along(along(end, d, -back), beside, arm + theme::small * 1.1f);
    }
    marks_.labels.push_back(std::move(label));
}

void View::draw_lines(ImDrawList& list, const Sky& sky) {
    if (all_lines_) {
        for (const Plane& plane : sky.at().planes) draw_line(list, sky, plane, art::ink_of(plane.owner), 0.8f, false);
    }
    const Cell looked_at = selection_.hovered() != no_cell ? selection_.hovered() : selection_.cursor();
    const Plane* focused = looked_at == no_cell ? nullptr : sky.plane_on(looked_at);
    if (focused == nullptr) return;
    if (selection_.choice() && selection_.choice()->cell == focused->cell) return;  // its preview has a line
    draw_line(list, sky, *focused, art::ink_of(focused->owner), 1, true);
    // Hostile lines of fire at it, even if they are too few for a shot.
    const auto& seats = rules().setup().seats;
    const auto team = [&seats](const Plane& plane) { return seats[static_cast<std::size_t>(plane.owner)].team; };
    for (const Plane& plane : sky.at().planes) {
        if (team(plane) == team(*focused)) continue;
        const LineOfFire line = line_of_fire(sky, plane, rules().options().concealed);
        if (line.end == LineEnd::plane && line.stop == focused->cell)
            draw_line(list, sky, plane, art::ink_of(plane.owner), 0.9f, false);
    }
}

// Lines of fire at planes, and a reticle where two meet: shots of the player to act, and planes of that player which
// another could shoot if the turn ended then.
void View::draw_aims(ImDrawList& list, const Sky& sky) {
    if (at().phase != Phase::act && at().phase != Phase::dive) return;
    const Crosshairs aim(rules().options(), rules().setup(), sky);
    const theme::Palette& p = theme::palette();
    const auto& planes = sky.at().planes;
    for (std::size_t target = 0; target < planes.size(); ++target) {
        const PlaneSet shooters = aim.hostile_aim(target);
        const bool open = aim.verdict(at().player, target).accepted();
        bool threatened = false;
        for (int caller = 0; caller < rules().setup().players && !open; ++caller)
            threatened = threatened || (caller != at().player && aim.verdict(caller, target).accepted());
        const ImU32 ink = open && decides_here() ? p.accent : p.refusal;
        for (std::size_t place = 0; place < planes.size(); ++place) {
            if ((shooters >> place & 1U) == 0) continue;
            if (open || threatened) {
                draw_line(list, sky, planes[place], ink, open ? 1 : 0.7f, false);
            } else if (std::popcount(shooters) == 1 && !all_lines_) {
                draw_line(list, sky, planes[place], art::ink_of(planes[place].owner), 0.8f, false);
            }
        }
        if (open || threatened)
            reticle(list, centre_of(planes[target].cell), view_.cell * 0.46f, fade(ink, open ? 1 : 0.7f),
                    line_width() * (open ? 1.6f : 1));
    }
}

// The shots that are open now can be pressed, whatever is previewed.
void View::draw_shots(ImDrawList& list) {
    for (const Plane& plane : at().planes) {
        if (!rules().check(at(), Shoot{plane.cell}).accepted()) continue;
        const ImVec2 centre = centre_of(plane.cell);
        const bool focused = selection_.hovered() == plane.cell || selection_.cursor() == plane.cell;
        reticle(list, centre, view_.cell * (focused ? 0.5f : 0.46f),
                decides_here() ? theme::palette().accent : theme::palette().refusal, line_width() * 1.6f);
        spots_.push_back(
            {centre, std::max(view_.cell * 0.48f, 16.0f), Shoot{plane.cell}, "shoot:" + cell_name(plane.cell)});
    }
}

void View::draw_highlights(ImDrawList& list) const {
    const ImU32 ink = theme::palette().refusal;
    for (const Cell cell : selection_.highlights()) {
        // A starting hex that is free is where to go, not what is in the way.
        const bool goal = plane_at(at(), cell) == nullptr && selection_.can_choose(scene(), cell);
        const ImU32 shown = goal ? theme::palette().accent : ink;
        hex_outline(list, view_, hex_of(cell), 0.97f, fade(shown, 0.25f), shown, line_width() * 1.6f);
    }
    if (selection_.refused_cell() != no_cell)
        hex_outline(list, view_, hex_of(selection_.refused_cell()), 0.86f, 0, fade(ink, 0.8f), line_width());
}

void View::draw_cursor(ImDrawList& list) const {
    if (selection_.cursor() == no_cell) return;
    hex_outline(list, view_, hex_of(selection_.cursor()), 1.02f, 0, theme::palette().raised, line_width() * 3);
    hex_outline(list, view_, hex_of(selection_.cursor()), 1.02f, 0, theme::palette().text, line_width() * 1.5f);
}

}  // namespace sightlines::crosshairs
