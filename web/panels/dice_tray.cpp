#include "panels/dice_tray.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "board/die.h"
#include "board/paint.h"
#include "controls.h"
#include "marks.h"
#include "platform.h"
#include "theme.h"

namespace sightlines {
namespace {

constexpr double tumble_ms = 300;
constexpr double pause_ms = 450;  // time to read them
constexpr int most_typed_sides = 12;
constexpr int untapped = -1;

std::size_t place(int die) { return static_cast<std::size_t>(die); }
int count(const Dice& dice) { return static_cast<int>(dice.sides.size()); }

}  // namespace

void DiceTray::forget() {
    thrown_.reset();
    typed_.clear();
}

void DiceTray::throw_dice(const Dice& due) {
    if (thrown_) return;
    Thrown thrown;
    for (const char sides : due.sides) {
        const auto above = static_cast<int>(platform::random_below(static_cast<unsigned>(sides)));
        thrown.roll.faces.push_back(static_cast<char>(due.lowest + above));
    }
    const bool at_once = platform::surroundings().reduced_motion;
    thrown.begins = platform::now_ms();
    thrown.lies = thrown.begins + (at_once ? 0 : tumble_ms);
    thrown.told = thrown.lies + (at_once ? 0 : pause_ms);
    thrown_ = thrown;
    platform::animate_until(thrown.told + 30);
}

void DiceTray::draw_dice(const Dice& due, float width) const {
    const float size = std::min(56.0f, width / (static_cast<float>(count(due)) * 1.4f));
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const double now = platform::now_ms();
    for (int die = 0; die < count(due); ++die) {
        const float offset = (static_cast<float>(die) - static_cast<float>(count(due) - 1) / 2) * size * 1.4f;
        DieLook look{.centre = {begin.x + width / 2 + offset, begin.y + size * 0.62f}, .size = size};
        look.sides = due.sides[place(die)];
        if (thrown_) {
            look.face = thrown_->roll.faces[place(die)];
            const float rest = static_cast<float>(std::clamp((thrown_->lies - now) / tumble_ms, 0.0, 1.0));
            look.angle = rest * rest * (7.0f + static_cast<float>(die) * 2.3f);
            look.centre.y -= size * 0.5f * std::fabs(std::sin(rest * 6.0f)) * rest;
            // Faces fly past before the last one stays.
            if (rest > 0.25f) look.face = due.lowest + (look.face + static_cast<int>(rest * 17) + die) % look.sides;
        } else if (place(die) < typed_.size() && typed_[place(die)] != untapped) {
            look.face = typed_[place(die)];
        }
        draw_die(list, look);
    }
    ImGui::Dummy({width, size * 1.3f});
    marks::add_item("dice");
}

// A row of faces for each die; all tapped, they are the roll.
std::optional<Roll> DiceTray::draw_faces(const Dice& due, float width) {
    typed_.resize(due.sides.size(), untapped);
    for (int die = 0; die < count(due); ++die) {
        const int sides = due.sides[place(die)];
        if (sides > most_typed_sides) return std::nullopt;
        const float gap = 4;
        const float each =
            std::min(theme::button_height(), (width - gap * static_cast<float>(sides - 1)) / static_cast<float>(sides));
        for (int face = due.lowest; face < due.lowest + sides; ++face) {
            if (face > due.lowest) ImGui::SameLine(0, gap);
            const bool chosen = typed_[place(die)] == face;
            if (tile("die:" + std::to_string(die) + ":" + std::to_string(face), {each, theme::button_height()}, chosen))
                typed_[place(die)] = face;
            const ImVec2 min = ImGui::GetItemRectMin();
            const ImVec2 max = ImGui::GetItemRectMax();
            draw_die(*ImGui::GetWindowDrawList(), {.centre = {(min.x + max.x) / 2, (min.y + max.y) / 2},
                                                   .size = each * 0.55f,
                                                   .sides = sides,
                                                   .face = face});
        }
    }
    Roll roll;
    for (int die = 0; die < count(due); ++die) {
        if (typed_[place(die)] == untapped) return std::nullopt;
        roll.faces.push_back(static_cast<char>(typed_[place(die)]));
    }
    return roll;
}

std::optional<Roll> DiceTray::draw(const Dice& due, const DiceHelp& help, float width) {
    const theme::Palette& p = theme::palette();
    if (!help.what.empty()) {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("%s", help.what.c_str());
    }
    if (!help.odds.empty()) caption(help.odds.c_str());
    // The faces that hit stand where the die will fall, so that the faces to tap fit on a phone.
    if (!thrown_ && help.hits != 0 && due.sides.size() == 1 && due.sides[0] == 6) {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        for (int face = 1; face <= 6; ++face) {
            const bool hit = (help.hits >> face & 1U) != 0;
            const float side = std::min(40.0f, width / 6), edge = side * 0.7f;
            const ImVec2 c{begin.x + (static_cast<float>(face) - 0.5f) * side, begin.y + side / 2};
            draw_die(list, {.centre = c, .size = edge, .face = face, .opacity = hit ? 1.0f : 0.35f});
            const float out = edge * 0.62f;
            if (hit) list.AddRect({c.x - out, c.y - out}, {c.x + out, c.y + out}, p.accent, 6, 0, 2);
        }
        ImGui::Dummy({width, std::min(40.0f, width / 6)});
        marks::add_item("dice");
    } else if (const bool short_of_room = ImGui::GetContentRegionAvail().y < 290; thrown_ || !short_of_room) {
        draw_dice(due, width);  // blank ones give way to the faces to tap
    }
    if (thrown_) {
        if (platform::now_ms() < thrown_->told) return std::nullopt;
        const Roll roll = thrown_->roll;
        forget();
        return roll;
    }
    if (theme::button(count(due) == 1 ? "Throw the die" : "Throw the dice", width, theme::Weight::primary))
        throw_dice(due);
    marks::add_item("throw");
    caption(count(due) == 1 ? "or tap what your own die shows" : "or tap what your own dice show");
    const std::optional<Roll> typed = draw_faces(due, width);
    if (typed) forget();
    return typed;
}

void draw_last_throw(const Roll& roll, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = 18;
    float x = begin.x;
    paint::text(list, theme::font(theme::Font::text), theme::small, {x, begin.y + 3}, theme::palette().secondary,
                "Last throw");
    x += 92;
    for (const int face : roll.faces) {
        draw_die(list, {.centre = {x, begin.y + 12}, .size = size, .face = face});
        x += size + 8;
    }
    ImGui::Dummy({width, 24});
    marks::add_item("last-throw");
}

}  // namespace sightlines
