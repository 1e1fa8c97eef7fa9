// The table's part in marks: they are drawn over the board, with the right button, or with a finger while "Mark" is on.
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "platform.h"
#include "screens/study/marks.h"
#include "screens/study/study.h"
#include "screens/table/table.h"

namespace sightlines {

void Table::mark(const std::string& name) {
    GameTree tree = *match_->tree();
    const Place at = match_->place();
    const Note* before = tree.note(at);
    std::vector<std::string> marks = before != nullptr ? before->marks : std::vector<std::string>();
    const std::string text = before != nullptr ? before->text : "";
    if (const Result<> said = tree.annotate(at, text, toggled(std::move(marks), name)); !said)
        return show_notice({said.error().rule, said.error().message});
    match_->set_tree(std::move(tree), at);
    log_.forget_lines();
    changed_ = true;
    platform::request_frames();
}

void Table::take_marks(const Area& board, std::span<const NamedPlace> places) {
    Study& here = study();
    const int button = here.marks ? ImGuiMouseButton_Left : ImGuiMouseButton_Right;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool inside = ImGui::IsMouseHoveringRect(board.min, board.max) &&
                        ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    if (ImGui::IsMouseClicked(button)) here.mark_from = inside ? std::optional(mouse) : std::nullopt;
    if (!here.mark_from) return;
    const std::string mark = mark_of(places, *here.mark_from, mouse);
    if (!ImGui::IsMouseReleased(button)) {
        if (mark.empty()) return;
        return draw_marks(*ImGui::GetWindowDrawList(), places, std::span(&mark, 1), 0.5f);
    }
    here.mark_from.reset();
    if (!mark.empty()) this->mark(mark);
}

void Table::draw_marks_on(const Area& board) {
    const Note* note = match_->tree()->note(match_->place());
    const bool marked = note != nullptr && !note->marks.empty();
    const bool takes = !reads() && !exercise_ && !view_->is_covered();
    const bool busy = takes && (ImGui::IsMouseDown(ImGuiMouseButton_Right) || study().marks || study().mark_from);
    if (!marked && !busy && !ImGui::IsMouseReleased(ImGuiMouseButton_Right)) return;
    if (view_->is_covered()) return;
    const std::vector<NamedPlace> places = view_->named_places();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect(board.min, board.max, true);
    if (marked) draw_marks(list, places, note->marks, 1);
    if (takes) take_marks(board, places);
    list.PopClipRect();
}

void Table::draw_marked(const Area& board) {
    if (study().marks) {  // a press is no move meanwhile
        ImGui::PushStyleVar(ImGuiStyleVar_DisabledAlpha, 1);
        ImGui::BeginDisabled();
        view_->draw_board(board);
        ImGui::EndDisabled();
        ImGui::PopStyleVar();
    } else {
        view_->draw_board(board);
    }
    draw_marks_on(board);
}

}  // namespace sightlines
