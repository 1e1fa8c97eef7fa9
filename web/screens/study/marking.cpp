// Marks: they are drawn over the board, with the right button, or with a finger while "Mark" is on.
#include <nlohmann/json.hpp>

#include "platform.h"
#include "screens/study/marks.h"
#include "screens/study/study.h"

namespace sightlines {

void Study::mark(const std::string& name) {
    const Note* before = match().tree()->note(match().place());
    std::vector<std::string> marks = before != nullptr ? before->marks : std::vector<std::string>();
    session_.write_here(before != nullptr ? before->text : "", toggled(std::move(marks), name));
    platform::request_frames();
}

void Study::take_marks(const Area& board, std::span<const NamedPlace> places) {
    const bool right = ImGui::IsMouseDown(ImGuiMouseButton_Right) || ImGui::IsMouseReleased(ImGuiMouseButton_Right);
    const int button = marks_ && !right ? ImGuiMouseButton_Left : ImGuiMouseButton_Right;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool inside = ImGui::IsMouseHoveringRect(board.min, board.max) &&
                        ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    if (ImGui::IsMouseClicked(button)) mark_from_ = inside ? std::optional(mouse) : std::nullopt;
    if (!mark_from_) return;
    std::string mark = mark_of(places, *mark_from_, mouse);
    if (!mark.empty()) mark = coloured(std::move(mark), tab_.colour);
    if (!ImGui::IsMouseReleased(button)) {
        if (mark.empty()) return;
        return draw_marks(*ImGui::GetWindowDrawList(), places, std::span(&mark, 1), 0.5f);
    }
    mark_from_.reset();
    if (!mark.empty()) this->mark(mark);
}

void Study::draw_marks_on(const Area& board) {
    const Note* note = match().tree()->note(match().place());
    const bool marked = note != nullptr && !note->marks.empty();
    const bool takes = !(session_.game.reads() && platform::surroundings().embedded) &&
                       session_.exercise() == nullptr && !view_.is_covered();
    const bool busy = takes && (ImGui::IsMouseDown(ImGuiMouseButton_Right) || marks_ || mark_from_);
    if (!marked && !busy && !ImGui::IsMouseReleased(ImGuiMouseButton_Right)) return;
    if (view_.is_covered()) return;
    const std::vector<NamedPlace> places = view_.named_places();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect(board.min, board.max, true);
    if (marked) draw_marks(list, places, note->marks, 1);
    if (takes) take_marks(board, places);
    list.PopClipRect();
}

void Study::draw_board(const Area& board) {
    if (marks_) {  // a press is no move meanwhile
        ImGui::PushStyleVar(ImGuiStyleVar_DisabledAlpha, 1);
        ImGui::BeginDisabled();
        view_.draw_board(board);
        ImGui::EndDisabled();
        ImGui::PopStyleVar();
    } else {
        view_.draw_board(board);
    }
    draw_marks_on(board);
}

}  // namespace sightlines
