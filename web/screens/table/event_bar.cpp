// Below the board of a game with long turns: the last result, or what others are doing, one thing at a time.
#include <algorithm>
#include <ranges>
#include <string>

#include "app/test_ids.h"
#include "base/grapheme.h"
#include "board/die.h"
#include "platform.h"
#include "screens/table/event_bar.h"
#include "screens/table/table.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float face_size = 20, face_step = 28;
constexpr std::size_t many_faces = 4;  // more are smaller, on a phone so many, for the sentence beside them,
constexpr std::size_t most_faces = 8;  // and still more are told in the sentence only
constexpr float phone_wide = 420;
constexpr float tallest = 70;       // of a long sentence,
constexpr float three_lines = 54;   // and of the sum of a turn: its events are in the log
constexpr double result_ms = 4000;  // that a result stays, at least

constexpr const char* ellipsis = "\xE2\x80\xA6";
constexpr const char* replay_label = "Replay";

bool is_too_high(const std::string& words, ImVec2 room) { return small_text_size(words, room.x).y > room.y; }

std::string first_words(std::string text, ImVec2 room) {
    if (!is_too_high(text, room)) return text;
    while (!text.empty() && is_too_high(text + ellipsis, room)) {
        const std::size_t space = text.rfind(' ');
        if (space == text.npos) {
            drop_grapheme(text);
        } else {
            text.erase(space);
        }
    }
    return text + ellipsis;
}

}  // namespace

// What came of it is said last; the rest is in the panel and in the log, as is the end of a sentence that is too long.
std::string last_sentences(std::string text, ImVec2 room) {
    while (is_too_high(text, room)) {
        const std::size_t end = text.find(". ");
        if (end == text.npos) break;
        text.erase(0, end + 2);
    }
    return first_words(std::move(text), room);
}

std::string first_sentences(std::string text, ImVec2 room) {
    while (is_too_high(text, room)) {
        const std::size_t end = text.rfind(". ");
        if (end == text.npos) break;
        text.erase(end + 1);
    }
    return first_words(std::move(text), room);
}

void Table::update_event_bar() {
    const std::vector<Narration::Line> lines = narration_.lines(*match_, *view_, names());
    if (lines.empty()) return let_event_bar_go();
    EventOnBar told = told_of(lines);
    const bool stands = on_event_bar_ && on_event_bar_->ply == told.ply && on_event_bar_->text == told.text;
    if (!stands || on_event_bar_->replays != told.replays) on_event_bar_ = std::move(told);
}

void Table::let_event_bar_go() {
    if (!on_event_bar_) return;
    const double until = on_event_bar_->since_ms + result_ms;
    if (platform::now_ms() >= until) return on_event_bar_.reset();
    platform::draw_at(until);
}

EventOnBar Table::told_of(const std::vector<Narration::Line>& lines) const {
    const bool told_to = playback_ || decided_by_others();
    const int you = seats::you(seats_, view_->players());
    const Narration::Line& latest = lines.back();
    // Here a result stays until the next one.
    const auto result = std::ranges::find_if(std::views::reverse(lines), [](const auto& line) { return line.rolled; });
    const bool others_since = you >= 0 && latest.player >= 0 && latest.player != you;
    const bool newest = told_to || others_since || result == lines.rend() || rolls_for_all();
    const Narration::Line& line = newest ? latest : *result;
    EventOnBar told{.text = line.text, .player = line.player, .since_ms = platform::now_ms(), .ply = line.ply};
    const bool others = std::ranges::any_of(lines, [you](const auto& each) { return each.player != you; });
    const bool mine = !told_to && !match_->status().roll && !(&line == &latest && is_being_read(line.ply));
    if (mine && you >= 0 && others && lines.size() > 1) {
        told.replays = true;
        const std::string turn = view_->events()->describe_turn(narration_.since(), match_->cursor(), names());
        if (!turn.empty()) told.text = turn, told.player = -1;
    }
    if (told.player >= 0 && line.roll.faces.size() <= most_faces) {
        told.roll = line.roll;
        told.sides = line.sides;
    }
    told.begins = told.replays || rolls_for_all();
    for (std::size_t ply = line.first; ply <= line.ply && !told.replays; ++ply) told.own |= is_own_result(ply);
    return told;
}

// A result that ends their turn is read before the turn is summed up.
bool Table::is_being_read(std::size_t ply) const {
    if (!is_own_result(ply)) return false;
    const bool there = on_event_bar_ && on_event_bar_->ply == ply;
    if (there && on_event_bar_->replays) return false;  // it has been summed up
    const double now = platform::now_ms(), read_ms = (there ? on_event_bar_->since_ms : now) + own_result_ms();
    if (now < read_ms) platform::draw_at(read_ms);
    return now < read_ms;
}

Table::StripLayout Table::lay_out_strip(const Area& board) const {
    StripLayout out;
    out.area = {{board.min.x, above_event_bar(board).max.y}, board.max};
    out.left = board.min.x + (on_event_bar_->player >= 0 ? 36.0f : 10.0f);
    const std::size_t faces = on_event_bar_->roll.faces.size();
    out.smaller = faces > many_faces || (faces == many_faces && board.size().x < phone_wide) ? 0.75f : 1;
    const float x = out.left + static_cast<float>(faces) * out.smaller * face_step;
    out.right = out.area.max.x - 8;
    if (on_event_bar_->replays) out.right -= ImGui::CalcTextSize(replay_label).x + 30;
    const auto fitting = on_event_bar_->begins ? first_sentences : last_sentences;
    out.text = fitting(on_event_bar_->text, {out.right - x, out.area.size().y});
    const bool is_cut = out.text.size() < on_event_bar_->text.size();
    if (out.text.ends_with(ellipsis) || (on_event_bar_->own && is_cut)) {  // it takes room of the board
        const float most = on_event_bar_->replays ? three_lines : tallest;
        out.text = fitting(on_event_bar_->text, {out.right - x, std::min(most, board.size().y / 3)});
        const float high = small_text_size(out.text, out.right - x).y;
        out.area.min.y = std::min(out.area.min.y, out.area.max.y - high - 8);
    }
    return out;
}

float Table::strip_covers(const Area& board) {
    update_event_bar();
    return on_event_bar_ ? above_event_bar(board).max.y - lay_out_strip(board).area.min.y : 0;
}

void Table::draw_event_bar(const Area& board) {
    if (!on_event_bar_ || view_->is_covered()) return;
    const auto [strip, left, right, smaller, text] = lay_out_strip(board);
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = left;
    const float bottom = above_event_bar(board).max.y;  // of the board
    if (strip.min.y < bottom) list.AddRectFilled(strip.min, {strip.max.x, bottom}, p.page);
    const float middle = (strip.min.y + strip.max.y) / 2, low = (bottom + strip.max.y) / 2;
    if (on_event_bar_->player >= 0) view_->draw_emblem(list, {x - 18, low}, 18, on_event_bar_->player);
    for (std::size_t die = 0; die < on_event_bar_->roll.faces.size(); ++die) {
        draw_die(list, {.centre = {x + smaller * face_size / 2, low},
                        .size = smaller * face_size,
                        .sides = on_event_bar_->sides[die],
                        .face = on_event_bar_->roll.faces[die]});
        test_ids::add("told:die:" + std::to_string(die), {x, bottom}, {x + smaller * face_size, strip.max.y});
        x += smaller * face_step;
    }
    if (on_event_bar_->replays) {
        ImGui::SetCursorScreenPos({right + 6, low - theme::button_height() / 2});
        if (theme::button(replay_label, strip.max.x - 8 - right - 6, theme::Weight::quiet)) replay();
        test_ids::add_item("told:strip:replay");
    }
    list.PushClipRect(strip.min, strip.max, true);
    ImFont* large = theme::font(theme::Font::text);
    const ImVec2 size = large->CalcTextSizeA(theme::body, 10000, right - x, text.c_str());
    if (size.y <= strip.size().y) {
        list.AddText(large, theme::body, {x, middle - size.y / 2}, p.text, text.c_str(), nullptr, right - x);
    } else {
        const float high = small_text_size(text, right - x).y;
        small_text_at({x, std::max(strip.min.y, middle - high / 2)}, right, p.text, text);
    }
    list.PopClipRect();
    ImGui::SetCursorScreenPos(strip.min);
    ImGui::Dummy(strip.size());
    test_ids::add_item("told:strip");
}

}  // namespace sightlines
