#include "screens/table/told_lines.h"

#include <algorithm>
#include <utility>

#include "base/test_ids.h"
#include "board/die.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float emblem_room = 22, die_size = 16, die_step = 23, faces_height = 20;
constexpr int most_dice = 8;  // more are told in the sentence only
constexpr std::size_t most_beside_event_bar = 1;

// The dice of a line, small, behind its sentence's last line.
void draw_faces(const Narration::Line& line, ImVec2 begin) {
    float x = begin.x + die_size / 2;
    for (std::size_t die = 0; die < line.roll.faces.size(); ++die) {
        draw_die(
            *ImGui::GetWindowDrawList(),
            {.centre = {x, begin.y + 10}, .size = die_size, .sides = line.sides[die], .face = line.roll.faces[die]});
        x += die_step;
    }
}

bool shows_faces(const Narration::Line& line) {
    return !line.roll.faces.empty() && static_cast<int>(line.roll.faces.size()) <= most_dice;
}

float height_of(const Narration::Line& line, float width) {
    const float words = small_text_size(line.text, width - emblem_room).y;
    return words + (shows_faces(line) ? faces_height : 0) + ImGui::GetStyle().ItemSpacing.y;
}

// How many of the lines, from the last one, have room.
std::size_t count_fitting(const std::vector<Narration::Line>& lines, float room, float width) {
    std::size_t count = 0;
    while (count < lines.size() && (room -= height_of(lines[lines.size() - 1 - count], width)) >= 0) ++count;
    return count;
}

void draw_line(const Narration::Line& line, const BoardView& view, bool newest, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    if (line.player >= 0) view.draw_emblem(*ImGui::GetWindowDrawList(), {begin.x + 8, begin.y + 10}, 14, line.player);
    const float high =
        small_text_at({begin.x + emblem_room, begin.y}, begin.x + width, newest ? p.text : p.secondary, line.text);
    float below = begin.y + high;
    if (shows_faces(line)) {
        draw_faces(line, {begin.x + emblem_room, below});
        below += faces_height;
    }
    ImGui::Dummy({width, below - begin.y});
}

}  // namespace

bool ToldLines::may_replay() const {
    const std::optional<EventOnBar>& event = session_.telling.on_bar();
    const bool offered = session_.game.tells_events() && event && event->replays;
    return !offered && !session_.telling.playback() && session_.exercise() == nullptr &&
           !session_.game.computers_turn() && session_.game.you() >= 0 && !session_.match().status().outcome;
}

std::vector<Narration::Line> ToldLines::lines() const {
    std::vector<Narration::Line> lines = session_.telling.lines();
    if (!lines.empty() && shows_faces(lines.back()) && view_.shows_dice()) lines.pop_back();
    return lines;
}

void ToldLines::draw(float width, std::size_t most) {
    std::vector<Narration::Line> lines = this->lines();
    if (session_.game.tells_events()) {
        if (lines.size() < 2) return;  // it is in the event bar
        if (const std::optional<EventOnBar>& bar = session_.telling.on_bar())
            std::erase_if(lines, [&](const auto& line) { return line.ply == bar->ply && line.text == bar->text; });
        most = std::min(most, most_beside_event_bar);
    }
    const bool above = std::exchange(told_above_, false);
    if (lines.empty()) return;
    // What stands above is not said again; dice are here only.
    const bool said = above && !shows_faces(lines.back());
    if (said) lines.pop_back();
    const bool replays = may_replay();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float row = theme::button_height() + ImGui::GetStyle().ItemSpacing.y;
    const float room = ImGui::GetContentRegionAvail().y - row;
    const std::size_t shown = std::clamp<std::size_t>(count_fitting(lines, room, width), 1, most);
    const std::size_t left_out = lines.size() - std::min(lines.size(), shown);
    std::size_t begin_shown = left_out;
    // The last shot stays in sight, whatever has followed.
    std::size_t shot = left_out;
    while (shot > 0 && view_.sound_of(lines[shot - 1].ply) != platform::Sound::shot) --shot;
    if (shot > 0) {
        draw_line(lines[shot - 1], view_, false, width);
        if (shown > 1) ++begin_shown;
    }
    for (std::size_t i = begin_shown; i < lines.size(); ++i)
        draw_line(lines[i], view_, !said && i + 1 == lines.size(), width);
    if (!lines.empty()) test_ids::add("told", begin, {begin.x + width, ImGui::GetCursorScreenPos().y});
    if (replays) {
        if (theme::button("replay", "Replay", 0, theme::Weight::quiet)) session_.replay();
    }
    if (left_out > 0) {
        const std::string left = std::to_string(left_out) + " more in the log";
        constexpr float beside = 250;  // both buttons
        if (replays && width >= beside) ImGui::SameLine();
        if (theme::button("told:more", left.c_str(), 0, theme::Weight::quiet)) tab_ = Tab::log;
    }
}

void ToldLines::draw_last(float width, float high) {
    const float end = ImGui::GetCursorPosY() + high + ImGui::GetStyle().ItemSpacing.y;
    std::vector<Narration::Line> lines = session_.telling.lines();
    if (const std::optional<EventOnBar>& bar = session_.telling.on_bar())
        std::erase_if(lines, [&](const auto& line) { return bar->first <= line.ply && line.ply <= bar->ply; });
    if (!lines.empty() && height_of(lines.back(), width) <= high) {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        draw_line(lines.back(), view_, false, width);
        test_ids::add("told", begin, {begin.x + width, ImGui::GetCursorScreenPos().y});
    } else if (session_.game.computers_turn()) {
        caption("Skip goes on to your turn. Settings has the pace.");
        test_ids::add_item("waiting");
    }
    ImGui::SetCursorPosY(end);
}

void ToldLines::draw_playback(float width) {
    if (theme::button("skip", "Skip", width)) session_.telling.skip();
    draw(width);
}

bool ToldLines::draw_latest() {
    if (session_.exercise() != nullptr) return false;
    const std::vector<Narration::Line> lines = this->lines();
    if (lines.empty()) return false;
    small_text(theme::palette().text, lines.back().text);
    test_ids::add_item("told:latest");
    return told_above_ = true;
}

}  // namespace sightlines
