#include "games/crosshairs/panel/flight_card.h"

#include <algorithm>
#include <array>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crosshairs/flight_keys.h"
#include "games/crosshairs/offers/offers.h"
#include "games/crosshairs/rules/fire.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/labels.h"
#include "games/crosshairs/text/lexicon.h"
#include "games/crosshairs/text/sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

using theme::fade;

constexpr float gap = 6;

}  // namespace

void FlightCard::draw(float width, bool tells) {
    if (selection_.choice()->entering) {
        draw_entry(width);
    } else {
        draw_flight(width, tells);
    }
}

// A tile that puts a part of the choice into the plan. What is not allowed can be pressed too: the refusal says why.
void FlightCard::add_tile(const std::string& id, const Choice& choice, ImVec2 size, bool chosen) {
    const Action action = action_of(choice);
    if (tile(id, size, chosen)) selection_.plan(scene_, choice);
    if (!scene_.check(action).accepted()) test_ids::add_faint_item(id);
    if (ImGui::IsItemHovered()) selection_.hover_action(action);
}

// Every manoeuvre with its height after it: in one row if there is room, else those that dive apart from the others.
void FlightCard::draw_manoeuvres(float width) {
    const theme::Palette& p = theme::palette();
    const Plane& plane = *plane_at(scene_.at, selection_.choice()->cell);
    const float letters = theme::small - 1;
    const float longest = theme::text_width(theme::Font::text, letters, labels::flights.back());
    const bool dives = scene_.at.phase == Phase::dive;
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
        const bool allowed = scene_.check(action_of(choice)).accepted();
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
void FlightCard::draw_facings(std::span<const Heading> headings, float width) {
    const theme::Palette& p = theme::palette();
    const float side = theme::button_height(), count = static_cast<float>(headings.size());
    const float each = std::min(side + 12, (width - (count - 1) * gap) / count);
    const Plane* plane = plane_at(scene_.at, selection_.choice()->cell);
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
        const bool allowed = scene_.check(action_of(choice)).accepted();
        const float reach = side * 0.26f;
        paint::arrow_about(*ImGui::GetWindowDrawList(), item_area().centre(), sheet_.direction(heading), reach,
                           allowed ? p.accent : fade(p.secondary, 0.35f), 2, reach * 0.7f);
    }
    const float taken = count * (each + gap);
    const bool beside = width - taken >= 96;
    if (beside) ImGui::SameLine(0, gap);
    draw_main_button(beside ? width - taken : width);
}

// It stands out unless there is a shot to take first.
void FlightCard::draw_main_button(float width) {
    const Action planned = selection_.planned(scene_);
    const bool allowed = scene_.check(planned).accepted();
    const bool shoots = std::ranges::any_of(
        scene_.at.planes, [this](const Plane& plane) { return scene_.check(Shoot{plane.cell}).accepted(); });
    const char* name = selection_.choice()->entering ? labels::enter : labels::fly;
    if (theme::button("action:fly", name, width, allowed && !shoots ? theme::Weight::primary : theme::Weight::normal))
        selection_.propose(scene_, planned);
    if (!allowed) test_ids::add_faint_item("action:fly");
}

void FlightCard::draw_flight(float width, bool tells) {
    const Plane* plane = plane_at(scene_.at, selection_.choice()->cell);
    if (plane == nullptr) return;
    if (must_crash(scene_.rules, scene_.at, selection_.choice()->cell)) {
        small_text(theme::palette().refusal, labels::can_only_crash);
        const Action crash = Crash{selection_.choice()->cell};
        if (offer_button("card:crash", Offers<Rules>::offer(scene_.rules, scene_.at, crash), width, true))
            selection_.propose(scene_, crash);
        return;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(gap, gap));
    draw_manoeuvres(width);
    draw_facings(std::array{turned(plane->heading, -1), plane->heading, turned(plane->heading, 1)}, width);
    ImGui::PopStyleVar();
    if (tells) draw_reason(2);
}

// The result of the action, or why it is illegal. Always takes these lines, so that the panel does not jump.
void FlightCard::draw_reason(int lines) {
    const theme::Palette& p = theme::palette();
    const Action shown = selection_.hovered_action().value_or(selection_.planned(scene_));
    const Verdict verdict = scene_.check(shown);
    const float height = static_cast<float>(lines) * (theme::small + 4);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    if (!verdict.accepted()) {
        small_text(p.refusal, std::string(verdict.why().message));
    } else {
        Position next = scene_.at;
        scene_.rules.play(next, shown);
        const Sky sky(next);
        const Crosshairs aim(scene_.rules.options(), scene_.rules.setup(), sky);
        const Judge now(scene_.rules, scene_.at);
        std::vector<Cell> opened;
        for (std::size_t target = 0; target < next.planes.size(); ++target) {
            const Cell cell = next.planes[target].cell;
            const bool open_now = now.judge(Shoot{cell}).accepted();
            if (next.phase != Phase::over && !open_now && aim.verdict(scene_.at.player, target).accepted())
                opened.push_back(cell);
        }
        small_text(opened.empty() ? p.secondary : p.accent,
                   opened.empty() ? action_sentence(scene_.rules, scene_.at, shown) : labels::opens_shots(opened));
    }
    const float used = ImGui::GetCursorScreenPos().y - begin.y;
    if (used < height) ImGui::Dummy({1, height - used});
}

void FlightCard::draw_entry(float width) {
    using enum Heading;
    constexpr std::array round{w, nw, ne, e, se, sw};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(gap, gap));
    draw_heights();
    draw_facings(round, width);
    ImGui::PopStyleVar();
}

void FlightCard::draw_heights() {
    const int highest = scene_.rules.options().handicap[static_cast<std::size_t>(scene_.at.player)];
    for (int height = 0; highest > 0 && height <= highest; ++height) {
        if (height > 0) ImGui::SameLine(0, gap);
        Choice choice = *selection_.choice();
        const bool chosen = choice.height == height;
        choice.height = height;
        if (theme::button("card:height:" + std::to_string(height), labels::height(height).c_str(), 0,
                          chosen ? theme::Weight::primary : theme::Weight::normal))
            selection_.plan(scene_, choice);
    }
}

}  // namespace sightlines::crosshairs
