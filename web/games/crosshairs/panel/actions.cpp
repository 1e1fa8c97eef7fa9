// The panel: shots, the card of the chosen plane with all its actions, the forces of each player.
#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crosshairs/answers.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/labels.h"
#include "games/crosshairs/text/lexicon.h"
#include "games/crosshairs/view.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/rows.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::crosshairs {
namespace {

using theme::fade;

using rows::narrow;

}  // namespace

// A button of the card, filled if Enter would play its action. Illegal actions can be clicked too: the refusal says
// why.
bool View::card_button(const char* id, const Action& action, ImVec2 size, bool selected) {
    const theme::Palette& p = theme::palette();
    const bool allowed = rules().check(at(), action).accepted();
    const bool pressed = ImGui::InvisibleButton(id, size, ImGuiButtonFlags_EnableNav);
    if (!allowed) test_ids::add_faint_item(id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) {
        selection_.hover_action(action);
        if (allowed) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ground = !allowed ? 0 : selected ? p.accent : hovered ? fade(p.accent, 0.18f) : p.raised;
    list.AddRectFilled(min, max, ground, theme::radius);
    list.AddRect(min, max, allowed ? (selected || hovered ? p.accent : p.hairline) : fade(p.hairline, 0.6f),
                 theme::radius);
    return pressed;
}

void View::draw_flight_row(Manoeuvre kind, float width) {
    const theme::Palette& p = theme::palette();
    const Plane& plane = *plane_at(at(), selection_.choice()->cell);
    const bool allowed = rules().check(at(), action_of(selection_.choice()->cell, kind, 0)).accepted();
    const float gap = 6;
    const bool words =
        width >= 3 * (theme::button_height() + 20 + gap) + 84;  // room for "Power dive" beside the arrows
    const float label_width = words ? width - 3 * (theme::button_height() + 20 + gap) : 0;
    const float button_width = words ? theme::button_height() + 20 : (width - 2 * gap) / 3;
    const float button_height = words || platform::surroundings().coarse ? theme::button_height() : 30;
    ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = allowed ? p.text : p.secondary;
    if (!words) {
        paint::text(list, theme::font(theme::Font::text), theme::small - 1, begin, ink, manoeuvre_name(kind));
        begin.y += theme::small + 3;
    } else {
        const float middle = begin.y + theme::button_height() / 2;
        paint::text(list, theme::font(theme::Font::strong), theme::body, {begin.x, middle - (allowed ? 18 : 9)}, ink,
                    manoeuvre_name(kind));
        const std::string heights = allowed ? labels::height_change(plane.height, plane.height + info(kind).rise) : "";
        paint::text(list, theme::font(theme::Font::text), theme::small, {begin.x, middle}, p.secondary,
                    heights.c_str());
    }
    for (int turn = -1; turn <= 1; ++turn) {
        constexpr std::array<std::string_view, 3> names{"left", "ahead", "right"};
        const std::string test_id =
            "card:" + std::string(flight_key(kind).id) + ":" + std::string(names[static_cast<std::size_t>(turn + 1)]);
        ImGui::SetCursorScreenPos(
            {begin.x + label_width + static_cast<float>(turn + 1) * (button_width + gap), begin.y});
        const Action action = action_of(selection_.choice()->cell, kind, turn);
        const bool selected = selection_.is_intended(scene(), action);
        if (card_button(test_id.c_str(), action, {button_width, button_height}, selected)) propose(action);
        test_ids::add_item(test_id);
        const ImVec2 c = item_area().centre();
        const ImVec2 d = view_.direction(turned(plane.heading, turn));
        const float reach = button_height * 0.26f;
        paint::arrow_about(list, c, d, reach,
                           !allowed   ? fade(p.secondary, 0.5f)
                           : selected ? p.on_accent
                                      : p.accent,
                           2, reach * 0.7f);
    }
    ImGui::SetCursorScreenPos({begin.x, begin.y + button_height + gap});
    ImGui::Dummy({0, 0});
}

void View::draw_flight_card(float width) {
    const Plane* plane = plane_at(at(), selection_.choice()->cell);
    if (plane == nullptr) return;
    if (must_crash(rules(), at(), selection_.choice()->cell)) {
        small_text(theme::palette().refusal, labels::can_only_crash);
        draw_answer({"card:crash", Crash{selection_.choice()->cell}}, width, true);
        return;
    }
    // Where fingers point the table is higher than the panel: the result first, for what is planned.
    const bool coarse = platform::surroundings().coarse;
    if (coarse) draw_reason(1);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    for (const Manoeuvre kind : all_manoeuvres) {
        if (at().phase == Phase::dive && info(kind).rise >= 0) continue;
        draw_flight_row(kind, width);
    }
    ImGui::PopStyleVar();
    if (!coarse) draw_reason(2);
}

// The result of the action, or why it is illegal. Always takes these lines, so that the panel does not jump.
void View::draw_reason(int lines) {
    const theme::Palette& p = theme::palette();
    const Action shown = selection_.hovered_action().value_or(selection_.planned(scene()));
    const Verdict verdict = rules().check(at(), shown);
    const float height = static_cast<float>(lines) * (theme::small + 4);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    if (!verdict.accepted()) {
        small_text(p.refusal, std::string(verdict.why().message));
    } else {
        Position next = at();
        rules().play(next, shown);
        const Sky sky(next);
        const Crosshairs aim(rules().options(), rules().setup(), sky);
        const Judge now(rules(), at());
        std::vector<Cell> opened;
        for (std::size_t target = 0; target < next.planes.size(); ++target) {
            const Cell cell = next.planes[target].cell;
            const bool open_now = now.judge(Shoot{cell}).accepted();
            if (next.phase != Phase::over && !open_now && aim.verdict(at().player, target).accepted())
                opened.push_back(cell);
        }
        small_text(opened.empty() ? p.secondary : p.accent,
                   opened.empty() ? action_sentence(rules(), at(), shown) : labels::opens_shots(opened));
    }
    const float used = ImGui::GetCursorScreenPos().y - begin.y;
    if (used < height) ImGui::Dummy({1, height - used});
}

void View::draw_entry_card(float width) {
    const theme::Palette& p = theme::palette();
    const float rose = std::min(width, theme::button_height() * 4.2f);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const ImVec2 middle{begin.x + width / 2, begin.y + rose / 2};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Action shown = selection_.hovered_action().value_or(selection_.planned(scene()));
    const Enter* entry = std::get_if<Enter>(&shown);
    art::plane(list, {.ground = middle,
                      .cell = theme::button_height(),
                      .angle = view_.angle(entry != nullptr ? entry->heading : selection_.choice()->heading),
                      .side = at().player});
    for (const Heading heading : all_headings) {
        Choice choice = *selection_.choice();
        choice.heading = heading;
        const Action action = action_of(choice);
        const ImVec2 d = view_.direction(heading);
        const float size = theme::button_height();
        const float out = rose / 2 - size / 2;
        ImGui::SetCursorScreenPos({middle.x + d.x * out - size / 2, middle.y + d.y * out - size / 2});
        const std::string test_id = "card:enter:" + std::string(heading_words[index(heading)]);
        const bool selected = selection_.is_intended(scene(), action);
        if (card_button(test_id.c_str(), action, {size, size}, selected)) propose(action);
        test_ids::add_item(test_id);
        const ImVec2 c{middle.x + d.x * out, middle.y + d.y * out};
        const float reach = size * 0.26f;
        paint::arrow_about(list, c, d, reach, selected ? p.on_accent : p.accent, 2, reach * 0.7f);
    }
    ImGui::SetCursorScreenPos({begin.x, begin.y + rose + theme::unit});
    ImGui::Dummy({0, 0});
    const int highest = rules().options().handicap[static_cast<std::size_t>(at().player)];
    if (highest == 0) return;
    for (int height = 0; height <= highest; ++height) {
        if (height > 0) ImGui::SameLine();
        const bool chosen = selection_.choice()->height == height;
        if (theme::button(labels::height(height).c_str(), 0, chosen ? theme::Weight::primary : theme::Weight::normal))
            selection_.set_height(height);
        test_ids::add_item("card:height:" + std::to_string(height));
    }
}

void View::draw_answers(float width) {
    for (const KeyedAnswer& answer : answers()) {
        if (!rules().check(at(), answer.action).accepted()) continue;
        draw_answer(answer, width);
        const Shoot* shot = std::get_if<Shoot>(&answer.action);
        if (shot != nullptr && ImGui::IsItemHovered()) selection_.look_at(shot->target);
    }
}

void View::draw_actions(float width) {
    if (at().phase == Phase::over) return;
    if (at().phase == Phase::clouds) {
        small_text(theme::palette().secondary, labels::where_clouds_go);
        if (theme::button(width >= narrow ? labels::scatter_clouds : labels::scatter_clouds_short, width))
            selection_.propose_opening();
        test_ids::add_item("action:scatter");
        return;
    }
    draw_answers(width);
    if (selection_.choice()) {
        if (selection_.choice()->entering) {
            draw_entry_card(width);
        } else {
            draw_flight_card(width);
        }
    } else if (Judge(rules(), at()).plane_action_possible()) {
        const int off = at().off[static_cast<std::size_t>(at().player)];
        const bool flying =
            std::ranges::any_of(at().planes, [this](const Plane& p) { return p.owner == at().player && !p.acted; });
        small_text(theme::palette().secondary, off == 0 ? labels::choose_plane
                                               : flying ? labels::choose_start_or_plane
                                                        : labels::choose_start);
    }
    if (history().cursor() > 0) {
        const std::string ended = automatic_steps(history(), history().cursor() - 1);
        if (!ended.empty() && width >= narrow) small_text(theme::palette().secondary, ended);
    }
}

void View::draw_players(float width) {
    const int acting = at().phase == Phase::over ? -1 : at().player;
    for (int player = 0; player < players(); ++player) {
        const Area row = rows::player(player, player == acting, width, 28, 34);
        sightlines::tip(tip_about_player(rules(), at(), player));
        draw_player(player, row.min, row.size());
        // A line joins team-mates, who share one pool of rings (CH-TEAM-04), where they stand below each other.
        const auto& seats = rules().setup().seats;
        const auto seat = static_cast<std::size_t>(player);
        if (row.size().x < width || player == 0 || seats[seat].team != seats[seat - 1].team) continue;
        const float x = row.max.x + 5, high = row.size().y;
        ImGui::GetWindowDrawList()->AddLine({x, row.min.y - high * 0.75f}, {x, row.min.y + high * 0.7f},
                                            theme::palette().secondary, 1.5f);
    }
}

// What a player is to the one who acts, where that counts.
const char* View::role_of(int player) const {
    if (rules().options().type != GameType::circle || at().phase == Phase::over) return "";
    if (player == (at().player + 1) % players()) return labels::prey;
    if (player == (at().player + players() - 1) % players()) return labels::hunter;
    return "";
}

// Emblem, the planes of the fleet (on the board, off it, lost), points or role, free rings.
void View::draw_player(int player, ImVec2 begin, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto seat = static_cast<std::size_t>(player);
    const int fleet = rules().setup().seats[seat].fleet;
    const int off = at().off[seat];
    const int on = rules().alive(at(), player) - off;
    const float y = begin.y + size.y / 2;
    const float emblem = size.y * 0.65f;
    art::emblem(list, {begin.x + emblem / 2, y}, emblem, player);

    ImFont* font = theme::font(theme::Font::strong);
    const std::string rings = std::to_string(rules().free_rings(at(), rules().setup().seats[seat].team));
    const float text_width = font->CalcTextSizeA(theme::body, 1000, 0, rings.c_str()).x;
    const float right = begin.x + size.x;
    paint::text(list, font, theme::body, {right - text_width, y - theme::body * 0.6f}, p.text, rings.c_str());
    for (const float lift : {-3.0f, 0.0f, 3.0f})
        list.AddEllipse({right - text_width - 13, y - lift}, {7, 3}, p.secondary, 0, 0, 1.2f);

    const float first = begin.x + emblem + 18;
    const bool points_count = rules().options().type == GameType::ffa;
    const std::string note = points_count ? labels::points(at().points[seat], size.x < 250) : role_of(player);
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

}  // namespace sightlines::crosshairs
