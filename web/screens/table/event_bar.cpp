// The event bar below the board of a game with long turns shows the last result, or what others do, event by event.
#include <algorithm>
#include <string>

#include "base/grapheme.h"
#include "base/test_ids.h"
#include "board/die.h"
#include "platform.h"
#include "screens/table/event_bar.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float face_size = 20, face_step = 28;
constexpr std::size_t many_faces = 4;  // more are smaller and in two rows, on a phone so many, for the sentence beside
constexpr float phone_wide = 420;
constexpr float three_lines = 54;  // of what is too long: the rest is in the log

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
// Who did it is told in any case.
std::string last_sentences(const std::string& text, ImVec2 room) {
    std::string left = text;
    const auto lacks_subject = [&] {
        return left.size() < text.size() &&
               (left.starts_with("It ") || left.starts_with("They ") || left.starts_with("That ") ||
                left.starts_with("None of yours ") || left.starts_with("Dice"));
    };
    while (is_too_high(left, room) || lacks_subject()) {
        const std::size_t end = left.find(". ");
        if (end == left.npos) break;
        left.erase(0, end + 2);
    }
    return lacks_subject() ? first_sentences(text, room) : first_words(std::move(left), room);
}

std::string first_sentences(std::string text, ImVec2 room) {
    while (is_too_high(text, room)) {
        const std::size_t end = text.rfind(". ");
        if (end == text.npos) break;
        text.erase(end + 1);
    }
    return first_words(std::move(text), room);
}

EventBar::Layout EventBar::lay_out(const Area& board) const {
    const std::optional<EventOnBar>& event = session_.telling.on_bar();
    Layout out;
    out.area = {{board.min.x, above(board).max.y}, board.max};
    out.left = board.min.x + (event->player >= 0 ? 36.0f : 10.0f);
    const std::size_t all = event->roll.faces.size(), faces = dice_.shows(event->ply, all) ? 0 : all;
    const bool many = faces > many_faces || (faces == many_faces && board.size().x < phone_wide);
    out.smaller = many ? 0.75f : 1;
    out.in_row = many ? (faces + 1) / 2 : faces;
    const float x = out.left + static_cast<float>(out.in_row) * out.smaller * face_step;
    out.right = out.area.max.x - 8;
    if (event->replays) out.right -= ImGui::CalcTextSize(replay_label).x + 30;
    const auto fitting = [&](const std::string& text, ImVec2 room) {
        return event->begins ? first_sentences(text, room) : last_sentences(text, room);
    };
    out.text = fitting(event->text, {out.right - x, out.area.size().y});
    const bool is_cut = out.text.size() < event->text.size();
    if (out.text.ends_with(ellipsis) || (event->passes && is_cut)) {  // it takes room of the board
        out.text = fitting(event->text, {out.right - x, std::min(three_lines, board.size().y / 3)});
        const float high = small_text_size(out.text, out.right - x).y;
        out.area.min.y = std::min(out.area.min.y, out.area.max.y - high - 8);
    }
    return out;
}

float EventBar::covers(const Area& board) {
    session_.telling.update_bar();
    return session_.telling.on_bar() ? above(board).max.y - lay_out(board).area.min.y : 0;
}

void EventBar::draw(const Area& board) {
    const std::optional<EventOnBar>& event = session_.telling.on_bar();
    if (!event || view_.is_covered()) return;
    const auto [strip, left, right, smaller, in_row, text] = lay_out(board);
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = left;
    const float bottom = above(board).max.y;  // of the board
    list.AddRectFilled(strip.min, strip.max, p.page);
    const float middle = (strip.min.y + strip.max.y) / 2, low = (bottom + strip.max.y) / 2;
    // Dice that roll are of what is not told yet: the panel asks it, and they have it written above them.
    if (session_.roll.thrown() && session_.match().status().roll) return;
    if (event->player >= 0) view_.draw_emblem(list, {x - 18, low}, 18, event->player);
    const std::size_t faces = event->roll.faces.size();
    if (!dice_.shows(event->ply, faces)) {
        const float edge = smaller * face_size;
        for (std::size_t die = 0; die < faces; ++die) {
            const float across = x + static_cast<float>(die % in_row) * smaller * face_step;
            const float down = in_row == faces ? 0 : (die < in_row ? -0.6f : 0.6f) * edge;
            const Area place = square_around({across + edge / 2, low + down}, edge / 2);
            draw_die(
                list,
                {.centre = place.centre(), .size = edge, .sides = event->sides[die], .face = event->roll.faces[die]});
            test_ids::add("told:die:" + std::to_string(die), place.min, place.max);
        }
        x += static_cast<float>(in_row) * smaller * face_step;
    }
    if (event->replays) {
        ImGui::SetCursorScreenPos({right + 6, low - theme::button_height() / 2});
        if (theme::button("told:strip:replay", replay_label, strip.max.x - 8 - right - 6, theme::Weight::quiet))
            session_.replay();
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
