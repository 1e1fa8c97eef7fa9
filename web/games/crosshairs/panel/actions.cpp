// The panel: shots, the card of the chosen plane with all its actions, the forces of each player.
#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

#include "base/test_ids.h"
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

constexpr float gap = 6;

}  // namespace

// A tile that puts a part of the choice into the plan. What is not allowed can be pressed too: the refusal says why.
void View::add_tile(const std::string& id, const Choice& choice, ImVec2 size, bool chosen) {
    const Action action = action_of(choice);
    if (tile(id, size, chosen)) selection_.plan(scene(), choice);
    if (!rules().check(at(), action).accepted()) test_ids::add_faint_item(id);
    if (ImGui::IsItemHovered()) selection_.hover_action(action);
}

// Every manoeuvre with its height after it: in one row if there is room, else those that dive apart from the others.
void View::draw_manoeuvres(float width) {
    const theme::Palette& p = theme::palette();
    const Plane& plane = *plane_at(at(), selection_.choice()->cell);
    const float letters = theme::small - 1;
    const float longest = theme::text_width(theme::Font::text, letters, labels::flights.back());
    const bool dives = at().phase == Phase::dive;
    const int count = dives ? 2 : static_cast<int>(all_manoeuvres.size());
    const int fit = count_in_row(width, longest + 2, gap), columns = fit < count ? std::min(fit, 3) : count;
    const float each = (width - static_cast<float>(columns - 1) * gap) / static_cast<float>(columns);
    int column = 0;
    for (const Manoeuvre kind : all_manoeuvres) {
        if (dives && info(kind).rise >= 0) continue;
        if (column % columns != 0) ImGui::SameLine(0, gap);
        ++column;
        Choice choice = *selection_.choice();
        const bool chosen = choice.manoeuvre == kind;
        choice.manoeuvre = kind;
        add_tile("card:" + std::string(flight_key(kind).id), choice, {each, std::max(theme::button_height(), 40.0f)},
                 chosen);
        const bool allowed = rules().check(at(), action_of(choice)).accepted();
        const ImVec2 c = item_area().centre();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        paint::label(list, theme::font(theme::Font::text), letters, {c.x, c.y - (allowed ? 8 : 0)},
                     allowed ? p.text : fade(p.secondary, 0.7f), labels::flights[static_cast<std::size_t>(kind)]);
        if (allowed)
            paint::label(list, theme::font(theme::Font::strong), theme::small, {c.x, c.y + 9}, p.secondary,
                         labels::height_change(plane.height, plane.height + info(kind).rise).c_str());
    }
}

// The ways in which the plane in hand may face, as arrows; the button that plays beside them where there is room.
void View::draw_facings(std::span<const Heading> headings, float width) {
    const theme::Palette& p = theme::palette();
    const float side = theme::button_height(), count = static_cast<float>(headings.size());
    const float each = std::min(side + 12, (width - (count - 1) * gap) / count);
    const Plane* plane = plane_at(at(), selection_.choice()->cell);
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const Heading heading = headings[i];
        if (i > 0) ImGui::SameLine(0, gap);
        Choice choice = *selection_.choice();
        bool chosen = choice.heading == heading;
        std::string name(heading_words[index(heading)]);
        if (plane != nullptr) {
            const int turn = static_cast<int>(i) - 1;
            chosen = choice.turn == turn;
            choice.turn = turn;
            name = turn < 0 ? "left" : turn > 0 ? "right" : "ahead";
        }
        choice.heading = heading;
        add_tile("card:" + name, choice, {each, side}, chosen);
        const bool allowed = rules().check(at(), action_of(choice)).accepted();
        const float reach = side * 0.26f;
        paint::arrow_about(*ImGui::GetWindowDrawList(), item_area().centre(), view_.direction(heading), reach,
                           allowed ? p.accent : fade(p.secondary, 0.35f), 2, reach * 0.7f);
    }
    const float taken = count * (each + gap);
    const bool beside = width - taken >= 96;
    if (beside) ImGui::SameLine(0, gap);
    draw_main_button(beside ? width - taken : width);
}

// It stands out unless there is a shot to take first.
void View::draw_main_button(float width) {
    const Action planned = selection_.planned(scene());
    const bool allowed = rules().check(at(), planned).accepted();
    const bool shoots = std::ranges::any_of(
        at().planes, [this](const Plane& plane) { return rules().check(at(), Shoot{plane.cell}).accepted(); });
    const char* name = selection_.choice()->entering ? labels::enter : labels::fly;
    if (theme::button("action:fly", name, width, allowed && !shoots ? theme::Weight::primary : theme::Weight::normal))
        propose(planned);
    if (!allowed) test_ids::add_faint_item("action:fly");
}

void View::draw_flight_card(float width) {
    const Plane* plane = plane_at(at(), selection_.choice()->cell);
    if (plane == nullptr) return;
    if (must_crash(rules(), at(), selection_.choice()->cell)) {
        small_text(theme::palette().refusal, labels::can_only_crash);
        draw_answer({"card:crash", Crash{selection_.choice()->cell}}, width, true);
        return;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(gap, gap));
    draw_manoeuvres(width);
    draw_facings(std::array{turned(plane->heading, -1), plane->heading, turned(plane->heading, 1)}, width);
    ImGui::PopStyleVar();
    draw_reason(2);
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
    using enum Heading;
    constexpr std::array round{w, nw, ne, e, se, sw};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(gap, gap));
    draw_heights();
    draw_facings(round, width);
    ImGui::PopStyleVar();
}

void View::draw_heights() {
    const int highest = rules().options().handicap[static_cast<std::size_t>(at().player)];
    for (int height = 0; highest > 0 && height <= highest; ++height) {
        if (height > 0) ImGui::SameLine(0, gap);
        Choice choice = *selection_.choice();
        const bool chosen = choice.height == height;
        choice.height = height;
        if (theme::button("card:height:" + std::to_string(height), labels::height(height).c_str(), 0,
                          chosen ? theme::Weight::primary : theme::Weight::normal))
            selection_.plan(scene(), choice);
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
        if (theme::button("action:scatter", width >= narrow ? labels::scatter_clouds : labels::scatter_clouds_short,
                          width))
            selection_.propose_opening();
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
