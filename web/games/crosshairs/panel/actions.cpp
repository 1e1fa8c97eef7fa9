// The panel: shots, the card of the chosen plane, the forces of each player.
#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/flight_keys.h"
#include "games/crosshairs/panel/flight_card.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/labels.h"
#include "games/crosshairs/view.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/rows.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::crosshairs {
namespace {

using rows::narrow;

// What a player is to the one who acts, where that counts.
const char* role_of(const Rules& rules, const Position& at, int player) {
    if (rules.options().type != GameType::circle || at.phase == Phase::over) return "";
    if (player == (at.player + 1) % rules.setup().players) return labels::prey;
    if (player == (at.player + rules.setup().players - 1) % rules.setup().players) return labels::hunter;
    return "";
}

// Emblem, the planes of the fleet (on the board, off it, lost), points or role, free rings.
void draw_player(const Rules& rules, const Position& at, int player, const Area& area) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 begin = area.min, size = area.size();
    const auto seat = static_cast<std::size_t>(player);
    const int fleet = rules.setup().seats[seat].fleet;
    const int off = at.off[seat];
    const int on = rules.alive(at, player) - off;
    const float y = begin.y + size.y / 2;
    const float emblem = size.y * 0.65f;
    art::emblem(list, {begin.x + emblem / 2, y}, emblem, player);

    ImFont* font = theme::font(theme::Font::strong);
    const std::string rings = labels::free_rings(rules.free_rings(at, rules.setup().seats[seat].team), size.x < 250);
    const float text_width = font->CalcTextSizeA(theme::body, 1000, 0, rings.c_str()).x;
    const float right = begin.x + size.x;
    paint::text(list, font, theme::body, {right - text_width, y - theme::body * 0.6f}, p.text, rings.c_str());
    for (const float lift : {-3.0f, 0.0f, 3.0f})
        list.AddEllipse({right - text_width - 13, y - lift}, {7, 3}, p.secondary, 0, 0, 1.2f);

    const float first = begin.x + emblem + 18;
    const bool points_count = rules.options().type == GameType::ffa;
    const std::string note = points_count ? labels::points(at.points[seat], size.x < 250) : role_of(rules, at, player);
    ImFont* note_font = theme::font(theme::Font::text);
    const float note_width = note.empty() ? 0 : note_font->CalcTextSizeA(theme::small, 1000, 0, note.c_str()).x + 10;
    const float last = right - text_width - 30 - note_width;
    const float step = std::min(19.0f, (last - first - 6) / static_cast<float>(fleet - 1));
    for (int plane = 0; plane < fleet; ++plane) {
        const float opacity = plane < on ? 1.0f : plane < on + off ? 0.35f : 0.08f;
        art::plane_icon(list, {first + static_cast<float>(plane) * step, y}, std::min(17.0f, step * 1.1f), player,
                        opacity);
    }
    paint::text(list, note_font, theme::small, {last + 6, y - theme::small * 0.6f}, p.secondary, note.c_str());
}

}  // namespace

void View::draw_answers(float width) {
    for (const KeyedAnswer& answer : answers()) {
        if (!rules().check(at(), answer.action).accepted() || is_hinted(answer.action)) continue;
        draw_answer(answer, width);
        const Shoot* shot = std::get_if<Shoot>(&answer.action);
        if (shot != nullptr && ImGui::IsItemHovered()) selection_.look_at(shot->target);
    }
}

void View::draw_actions(float width) {
    if (at().phase == Phase::over) return;
    if (at().phase == Phase::clouds) {
        small_text(theme::palette().secondary, labels::where_clouds_go);
        if (theme::button("action:scatter", width >= narrow ? labels::scatter_clouds : labels::scatter_clouds_short,
                          width))
            selection_.propose_opening();
        return;
    }
    draw_answers(width);
    if (selection_.choice()) FlightCard(selection_, scene(), view_).draw(width, hints().empty());
}

void View::draw_players(float width) {
    const int acting = at().phase == Phase::over ? -1 : at().player;
    for (int player = 0; player < players(); ++player) {
        const Area row = rows::player(player, player == acting, width, 28, 34);
        sightlines::tip(tip_about_player(rules(), at(), player));
        draw_player(rules(), at(), player, row);
        // A line joins team-mates, who share one pool of rings (CH-TEAM-04), where they stand below each other.
        const auto& seats = rules().setup().seats;
        const auto seat = static_cast<std::size_t>(player);
        if (row.size().x < width || player == 0 || seats[seat].team != seats[seat - 1].team) continue;
        const float x = row.max.x + 5, high = row.size().y;
        ImGui::GetWindowDrawList()->AddLine({x, row.min.y - high * 0.75f}, {x, row.min.y + high * 0.7f},
                                            theme::palette().secondary, 1.5f);
    }
}

}  // namespace sightlines::crosshairs
