#include "screens/table/dice_tray.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/keys.h"
#include "base/parts.h"
#include "base/settings.h"
#include "base/sound.h"
#include "base/test_ids.h"
#include "board/area.h"
#include "board/die.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

constexpr int most_typed_sides = 12, most_typed_dice = 12;
constexpr int not_entered = PendingRoll::not_entered;

std::size_t place(int die) { return static_cast<std::size_t>(die); }
int count(const Dice& dice) { return static_cast<int>(dice.sides.size()); }

bool can_be_typed(const Dice& due) {
    return count(due) <= most_typed_dice &&
           std::all_of(due.sides.begin(), due.sides.end(), [](char sides) { return sides <= most_typed_sides; });
}

bool short_of_room() { return ImGui::GetWindowHeight() < 340; }

// A few dice with few faces have a row of faces each; others are entered one after the other.
bool in_rows(const Dice& due) {
    return count(due) <= 2 && std::all_of(due.sides.begin(), due.sides.end(), [](char sides) { return sides <= 6; });
}

// Small.
void draw_roll(const Roll& roll, const Dice& dice, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = 18, step = size + 8, first = 92;
    paint::text(list, theme::font(theme::Font::text), theme::small, {begin.x, begin.y + 3}, theme::palette().secondary,
                "Last roll");
    const int in_row = std::max(1, static_cast<int>((width - first + 8) / step));
    const int count = static_cast<int>(roll.faces.size());
    for (int at = 0; at < count; ++at) {
        const int column = at % in_row, row = at / in_row;
        const ImVec2 c{begin.x + first + static_cast<float>(column) * step,
                       begin.y + 12 + static_cast<float>(row) * 24};
        draw_die(list, {.centre = c, .size = size, .sides = dice.sides[place(at)], .face = roll.faces[place(at)]});
    }
    ImGui::Dummy({width, 24 * static_cast<float>(std::max(1, (count + in_row - 1) / in_row))});
    test_ids::add_item("last-throw");
}

}  // namespace

// In rows if there are many, with their owners' names below.
void DiceTray::draw_dice(const Dice& due, const DiceHelp& help, float width) {
    const bool coarse = platform::surroundings().coarse;
    const int most_in_row = coarse ? std::clamp(static_cast<int>(width / 52), 1, 8) : width < 200 ? 4 : 8;
    const int lines = (count(due) + most_in_row - 1) / most_in_row;
    const int in_row = (count(due) + lines - 1) / lines;
    const bool low = !thrown() && short_of_room();
    const float largest = low ? (coarse ? 37.0f : 32.0f) : count(due) > 2 ? 44.0f : 56.0f;
    const float size = std::min(largest, width / (static_cast<float>(in_row) * 1.4f));
    const bool named = help.owners.size() == due.sides.size();
    const float high = size * 1.3f + (named ? theme::small : 0);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const theme::Palette& p = theme::palette();
    const double now = platform::now_ms();
    const bool typing = !thrown() && can_be_typed(due) && !in_rows(due);
    for (int die = 0; die < count(due); ++die) {
        const int line = die / in_row, here = std::min(in_row, count(due) - line * in_row);
        const float offset = (static_cast<float>(die % in_row) - static_cast<float>(here - 1) / 2) * size * 1.4f;
        const ImVec2 c{begin.x + width / 2 + offset, begin.y + static_cast<float>(line) * high + size * 0.62f};
        DieLook look{.centre = c, .size = size};
        look.sides = due.sides[place(die)];
        if (thrown()) {
            look.face = thrown()->roll.faces[place(die)];
            const float rest = thrown()->motion_left(now);
            look = tumbling(look, die, rest, due.lowest);
        } else if (place(die) < roll_.entered().size() && roll_.entered()[place(die)] != not_entered) {
            look.face = roll_.entered()[place(die)];
        }
        draw_die(list, look);
        if (named)
            paint::label(list, theme::font(theme::Font::strong), theme::small, {c.x, c.y + size * 0.62f + 8}, p.text,
                         help.owners[place(die)].c_str());
        if (!typing) continue;
        const float out = size * 0.6f;
        if (die == roll_.next()) list.AddRect({c.x - out, c.y - out}, {c.x + out, c.y + out}, p.accent, 8, 0, 2);
        ImGui::SetCursorScreenPos({c.x - out, c.y - out});
        ImGui::PushID(die);
        if (ImGui::InvisibleButton("die", {2 * out, 2 * out}, ImGuiButtonFlags_EnableNav)) roll_.choose(die);
        ImGui::PopID();
    }
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({width, high * static_cast<float>(lines)});
    test_ids::add_item("dice");
}

void DiceTray::draw_rows(const Dice& due, float width) {
    for (int die = 0; die < count(due); ++die) {
        const int sides = due.sides[place(die)];
        const float gap = 4;
        const float each = theme::button_height();
        // Wraps.
        const int fit = std::min(count_in_row(width, each, gap), sides);
        const int lines = (sides + fit - 1) / fit, in_line = (sides + lines - 1) / lines;
        for (int face = due.lowest; face < due.lowest + sides; ++face) {
            if ((face - due.lowest) % in_line != 0) ImGui::SameLine(0, gap);
            const bool chosen = roll_.entered()[place(die)] == face;
            if (tile("die:" + std::to_string(die) + ":" + std::to_string(face), {each, theme::button_height()}, chosen))
                roll_.enter(die, face);
            draw_die(*ImGui::GetWindowDrawList(),
                     {.centre = item_area().centre(), .size = each * 0.55f, .sides = sides, .face = face});
        }
    }
}

// The faces of the next die.
void DiceTray::draw_keypad(const Dice& due, float width) {
    const int die = std::min(roll_.next(), count(due) - 1);
    const int sides = due.sides[place(die)];
    const float gap = 4, least = theme::button_height();
    const int fit = count_in_row(width, least, gap);
    const int lines = (sides + fit - 1) / fit, columns = (sides + lines - 1) / lines;
    const float each = std::min(64.0f, (width + gap) / static_cast<float>(columns) - gap);
    for (int i = 0; i < sides; ++i) {
        if (i % columns != 0) ImGui::SameLine(0, gap);
        const int face = due.lowest + i;
        if (tile("die:" + std::to_string(die) + ":" + std::to_string(face), {each, least},
                 roll_.entered()[place(die)] == face))
            roll_.enter(die, face);
        draw_die(*ImGui::GetWindowDrawList(),
                 {.centre = item_area().centre(), .size = std::min(each, least) * 0.55f, .sides = sides, .face = face});
    }
}

void DiceTray::take_digits(const Dice& due) {
    if (ImGui::GetIO().KeyCtrl) return;
    for (int face = 0; face <= 9; ++face) {
        if (roll_.next() >= count(due) || !key_pressed(static_cast<ImGuiKey>(ImGuiKey_0 + face))) continue;
        if (due.lowest <= face && face < due.lowest + due.sides[place(roll_.next())]) roll_.enter(roll_.next(), face);
    }
}

// The switch for automatic rolls, and beside it, or below, the button for real dice.
void DiceTray::draw_choices(const Dice& due, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const bool itself = settings().rolls_itself;
    if (toggle("roll-for-me", itself)) {
        Settings changed = settings();
        changed.rolls_itself = !itself;
        change_settings(changed);
        if (!itself) roll_.throw_dice(due);
    }
    ImGui::SameLine(0, 8);
    constexpr const char *own = "Real dice", *here = "Roll here";
    const char* words = width < 180 ? "Auto-roll" : "Roll automatically";
    const float button = std::max(ImGui::CalcTextSize(own).x, ImGui::CalcTextSize(here).x) + 28;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool beside = can_be_typed(due) && at.x + ImGui::CalcTextSize(words).x + 8 + button <= begin.x + width;
    // Wraps, centred vertically beside the switch.
    const float room = begin.x + width - at.x - (beside ? button : 0);
    const float high = ImGui::CalcTextSize(words, nullptr, false, room).y;
    ImGui::SetCursorScreenPos({at.x, at.y + std::max(0.0f, (theme::button_height() - high) / 2)});
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room);
    ImGui::TextUnformatted(words);
    ImGui::PopTextWrapPos();
    if (!can_be_typed(due)) return;
    const float below = at.y + std::max(theme::button_height(), high) + ImGui::GetStyle().ItemSpacing.y;
    ImGui::SetCursorScreenPos(beside ? ImVec2{begin.x + width - button, begin.y} : ImVec2{begin.x, below});
    if (theme::button("own-dice", enters_ ? here : own, button, theme::Weight::quiet)) enters_ = !enters_;
    tip(enters_ ? "The page rolls." : "Enter what your own dice show.");
}

// Which faces of the only die succeed.
void DiceTray::draw_hits(const DiceHelp& help, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int face = 1; face <= 6; ++face) {
        const bool hit = (help.hits >> face & 1U) != 0;
        const float side = std::min(40.0f, width / 6), edge = side * 0.7f;
        const ImVec2 c{begin.x + (static_cast<float>(face) - 0.5f) * side, begin.y + side / 2};
        draw_die(list, {.centre = c, .size = edge, .face = face, .opacity = hit ? 1.0f : 0.35f});
        const float out = edge * 0.62f;
        if (hit) list.AddRect({c.x - out, c.y - out}, {c.x + out, c.y + out}, theme::palette().accent, 6, 0, 2);
    }
    ImGui::Dummy({width, std::min(40.0f, width / 6)});
    test_ids::add_item("dice:hits");
}

// Faces of real dice are entered.
void DiceTray::draw_entry(const Dice& due, const DiceHelp& help, float width) {
    caption(count(due) == 1 ? "What does your die show?" : "What do your dice show?");
    if (!in_rows(due)) draw_dice(due, help, width);
    in_rows(due) ? draw_rows(due, width) : draw_keypad(due, width);
}

void DiceTray::draw(float width) {
    const OpenGame& game = session_.game;
    DiceHelp help = view_.dice();
    if (game.tells_events()) help.what.clear();  // the question has it
    if (game.decided_elsewhere() || (game.computer_rolls() && !roll_.is_rolling())) {
        if (!help.what.empty()) caption(help.what.c_str());
        return;
    }
    // What was told before is read first.
    const bool follows = game.tells_events() && !settings().throws_own;
    if (follows && !roll_.is_rolling() && session_.telling.is_resting())
        return platform::draw_at(session_.telling.rests_until());
    const bool at_once =
        game.is_at_end() && (settings().rolls_itself || follows);  // else whoever looks around would play
    if (const auto roll = draw_due(*game.match->status().roll, help, at_once, width)) session_.take_roll(*roll);
}

std::optional<Roll> DiceTray::draw_due(const Dice& due, const DiceHelp& help, bool at_once, float width) {
    if (at_once && roll_.auto_roll_allowed()) roll_.throw_dice(due);
    roll_.expect(due);
    const auto draw_button = [&] {
        if (theme::button("throw", count(due) == 1 ? "Roll the die" : "Roll the dice", width, theme::Weight::primary))
            roll_.throw_dice(due);
        tip("Or press T.");
    };
    const bool button_first = !thrown() && short_of_room();  // always in sight
    if (button_first) draw_button();
    // Else the question says it.
    if (!help.what.empty() && (session_.game.tells_events() || session_.exercise() != nullptr)) {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("%s", help.what.c_str());
    }
    if (!help.odds.empty() && !(thrown() && session_.game.tells_events())) caption(help.odds.c_str());
    if (thrown()) {
        const LaysDice* laid = session_.exercise() == nullptr && panels_are_here() ? view_.lays_dice() : nullptr;
        const bool on_board = laid != nullptr && laid->thrown_dice(session_.match().cursor(), thrown()->roll);
        if (!on_board) draw_dice(due, help, width);
        return roll_.come_to_rest();
    }
    if (help.hits != 0 && due.sides.size() == 1 && due.sides[0] == 6) draw_hits(help, width);
    if (!button_first) draw_button();
    draw_choices(due, width);
    if (!can_be_typed(due)) return std::nullopt;
    const int entered = roll_.next();
    take_digits(due);
    if (roll_.next() != entered) enters_ = true;
    if (!enters_) return std::nullopt;
    draw_entry(due, help, width);
    return roll_.take_entered();
}

void draw_latest_roll(const Match& match, float width) {
    const std::size_t cursor = match.cursor();
    for (std::size_t back = 1; back <= std::min<std::size_t>(cursor, 2); ++back) {
        const std::size_t ply = cursor - back;
        if (const Roll* roll = match.roll(ply)) return draw_roll(*roll, *match.dice(ply), width);
    }
}

}  // namespace sightlines
