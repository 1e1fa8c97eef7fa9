// Reading a study, position by position: in an embed, and below what is told on a page.
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "base/test_ids.h"
#include "platform.h"
#include "screens/study/entry.h"
#include "screens/study/study.h"
#include "screens/table/table.h"
#include "session/tree_steps.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

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

constexpr float large = theme::type_size(18);  // what is said, on a whole page

// On a whole page the name of the game stands there already.
void draw_study_title(const Match& match) {
    if (platform::surroundings().embedded) {
        const theme::Type type(theme::Font::display, theme::body);
        ImGui::TextWrapped("%s", match.game().name.data());
        test_ids::add_item("title");
    }
    if (const std::string names = names_in_title(match); !names.empty()) caption(names.c_str());
}

}  // namespace

void Study::draw_entry_and_ways(float width, float letters) {
    const Note* note = match().tree()->note(match().place());  // its marks are on the board
    if (note != nullptr && !note->text.empty()) draw_entry(note->text, width, letters);
    if (match().tree()->next(match().place()).size() < 2) return;
    caption("Lines from here:");
    if (const auto to = draw_ways(ways_from(*match().tree(), rows(), match().place()), width)) {
        show_tried(false);
        session_.visit(*to);
    }
}

// Where something is said next, or the reader can choose, if that is not the next page.
void Study::draw_way_to_comment(float width) {
    const GameTree& tree = *match().tree();
    const std::size_t here = match().cursor();
    for (std::vector<Place> ways = tree.next(match().place()); !ways.empty(); ways = tree.next(ways.front())) {
        const Place at = ways.front();
        const Note* note = tree.note(at);
        if ((note == nullptr || note->text.empty()) && tree.next(at).size() < 2) continue;
        if (at.ply < here + 2) return;
        if (theme::button("next-comment", "To the next comment", width, theme::Weight::quiet)) session_.visit(at);
        return;
    }
}

void Study::show_tried(bool tries) {
    tries_ = tries;
    read_at_.reset();
    platform::request_frames();
}

// What can be done takes the place of what is said as soon as the board is pressed.
void Study::begin_page(bool pressed) {
    if (std::exchange(turned_, session_.game.pages) != session_.game.pages) show_tried(false);
    if (view_.is_covered()) view_.hidden()->uncover();  // it has one reader, who is to see everything
    if (pressed && !tries_ && !match().status().outcome) show_tried(true);
}

void Study::begin_entry() {
    if (read_at_ != match().place()) ImGui::SetScrollY(0);
    read_at_ = match().place();
}

void Table::draw_read(float width) {
    if (match().cursor() == 0) draw_study_title(match());
    study().draw_chapters(width, false);
    told_.draw(width, 1);
    study().draw_entry_and_ways(width, platform::surroundings().embedded ? theme::body : large);
    study().draw_way_to_comment(width);
    if (match().status().outcome) return;
    if (theme::button("try", "Try it yourself", width, theme::Weight::quiet)) study().show_tried(true);
}

void Table::draw_tried(float width) {
    const Prompt asked = session_.asked();
    {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("%s", asked.who.c_str());
    }
    caption(asked.question.c_str());
    draw_play(width);
    if (theme::button("read", "Back to the text", width, theme::Weight::quiet)) study().show_tried(false);
}

void Table::draw_reader(ImVec2 size) {
    Study& study = this->study();
    study.begin_page(board_pressed_);
    const bool tries = study.tries();
    const float foot = theme::button_height() + theme::unit;
    ImGui::BeginChild("entry", {size.x + 8, size.y - foot}, ImGuiChildFlags_NavFlattened);
    ImGui::PushTextWrapPos(size.x);
    study.begin_entry();
    tries ? draw_tried(size.x) : draw_read(size.x);
    ImGui::PopTextWrapPos();
    fade_edges();
    ImGui::EndChild();
    test_ids::add_item("reader");
    const bool goes_on = !match().tree()->next(match().place()).empty();
    const int turned = draw_pages(match().cursor() > 0, goes_on, !tries, size.x);
    if (turned != 0) TreeSteps::here().turn_page(session_, turned);
}

}  // namespace sightlines
