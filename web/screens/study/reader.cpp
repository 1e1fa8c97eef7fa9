// The table's part in reading a study, position by position: in an embed, and below what is told on a page.
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "app/test_ids.h"
#include "platform.h"
#include "screens/study/entry.h"
#include "screens/study/study.h"
#include "screens/table/table.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

std::string entry_words(const Match& match) {
    const Note* note = match.tree()->note(match.place());
    return note != nullptr ? words_of(*note) : std::string();
}

// "Ann · Ben"
std::string names_in_title(const Match& match) {
    const std::vector<std::string>& names = match.annotations().players;
    std::string title;
    for (std::size_t player = 0; player < names.size(); ++player) {
        const std::string name = shown_name(names, static_cast<int>(player));
        if (!name.empty()) title += (title.empty() ? "" : " \xC2\xB7 ") + name;
    }
    return title;
}

void draw_study_title(const Match& match) {
    {
        const theme::Type type(theme::Font::display, theme::body);
        ImGui::TextWrapped("%s", match.game().name.data());
    }
    test_ids::add_item("title");
    if (const std::string names = names_in_title(match); !names.empty()) caption(names.c_str());
}

}  // namespace

void Table::turn_page(int by) {
    const std::vector<Place> ways = match_->tree()->next(match_->place());
    if (by > 0 && !ways.empty()) visit(ways.front());
    if (by < 0 && match_->cursor() > 0) go_to(match_->cursor() - 1);
    show_tried(false);
    platform::announce((told().empty() ? "" : told().back() + " ") + entry_words(*match_));
}

void Table::draw_comment(float width) {
    if (reads()) return;
    if (const std::string words = entry_words(*match_); !words.empty()) draw_entry(words, width);
    draw_ways_on(width);
}

void Table::draw_ways_on(float width) {
    if (match_->tree()->next(match_->place()).size() < 2) return;
    const std::vector<TreeRow>& rows = study().rows.of(*match_, *view_, seats_, log_.changes());
    caption("Lines from here:");
    if (const auto to = draw_ways(ways_from(*match_->tree(), rows, match_->place()), width)) {
        show_tried(false);
        visit(*to);
    }
}

void Table::show_tried(bool tries) {
    study().tries = tries;
    study().read_at.reset();
    platform::request_frames();
}

void Table::draw_read(float width) {
    if (match_->cursor() == 0) draw_study_title(*match_);
    draw_told(width, 1);
    if (const std::string words = entry_words(*match_); !words.empty()) draw_entry(words, width);
    draw_ways_on(width);
    if (match_->status().outcome) return;
    if (theme::button("Try it yourself", width, theme::Weight::quiet)) show_tried(true);
    test_ids::add_item("try");
}

void Table::draw_tried(float width) {
    const Prompt asked = this->asked();
    {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("%s", asked.who.c_str());
    }
    caption(asked.question.c_str());
    draw_play(width);
    if (theme::button("Back to the text", width, theme::Weight::quiet)) show_tried(false);
    test_ids::add_item("read");
}

// What can be done takes the place of what is said as soon as the board is pressed.
void Table::draw_reader(ImVec2 size, bool board_pressed) {
    if (view_->is_covered()) view_->hidden()->uncover();  // it has one reader, who is to see everything
    if (board_pressed && !study().tries && !match_->status().outcome) show_tried(true);
    const bool tries = study().tries;
    const float foot = theme::button_height() + theme::unit;
    ImGui::BeginChild("entry", {size.x + 8, size.y - foot}, ImGuiChildFlags_NavFlattened);
    ImGui::PushTextWrapPos(size.x);
    if (study().read_at != match_->place()) ImGui::SetScrollY(0);
    study().read_at = match_->place();
    tries ? draw_tried(size.x) : draw_read(size.x);
    ImGui::PopTextWrapPos();
    ImGui::EndChild();
    test_ids::add_item("reader");
    const bool goes_on = !match_->tree()->next(match_->place()).empty();
    const int turned = draw_pages(match_->cursor() > 0, goes_on, !tries, size.x);
    if (turned != 0) turn_page(turned);
}

}  // namespace sightlines
