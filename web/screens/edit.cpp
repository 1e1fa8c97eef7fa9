#include "screens/edit.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <variant>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/fault_words.h"
#include "base/test_ids.h"
#include "platform.h"
#include "screens/deferred_screens.h"
#include "session/sharing.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

}  // namespace

Edit::Edit(const GamePage& page, const Match& match, bool resume)
    : Screen(Kind::edit), page_(&page), editor_(make_editor(match)), from_table_(!resume) {
    const Result<Json> draft = resume ? parse_json(platform::stored(draft_key())) : Result<Json>(Json());
    if (draft) (void)editor_->restore(*draft);
    validate();
}

std::string Edit::draft_key() const { return "draft-" + std::string(page_->game->id); }

void Edit::validate() {
    validated_at_ = editor_->changes();
    copies_ = false;
    Result<std::unique_ptr<Match>> opened = open_match(editor_->record());
    valid_match_.reset();
    if (opened)
        valid_match_ = std::move(*opened);
    else
        error_ = without_path(opened.error().message);
}

void Edit::take_keys() {
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
    const bool again = ImGui::GetIO().KeyShift && ImGui::GetIO().KeyCtrl;
    if (pressed(ImGuiKey_Z) && !again && editor_->can_undo()) return editor_->undo();
    if ((pressed(ImGuiKey_Y) || (pressed(ImGuiKey_Z) && again)) && editor_->can_redo()) return editor_->redo();
    if (ImGui::GetIO().KeyCtrl) return;
    if (pressed(ImGuiKey_H)) requested_ = Request::Kind::home;
    if (pressed(ImGuiKey_P) && valid_match_ != nullptr) requested_ = Request::Kind::play;
}

void Edit::draw_bar(float width) {
    if (icon_button("home", Icon::home)) requested_ = Request::Kind::home;
    ImGui::SameLine(0, 4);
    // No title if it does not fit beside the buttons.
    if (width > 3 * theme::button_height() + 220) {
        const Type type(Font::display, theme::heading);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted("Edit");
        ImGui::SameLine(0, 12);
    }
    if (icon_button("undo", Icon::undo, editor_->can_undo())) editor_->undo();
    ImGui::SameLine(0, 2);
    if (icon_button("redo", Icon::redo, editor_->can_redo())) editor_->redo();
    ImGui::SameLine(0, 2);
    if (theme::button("clear", "Clear", 0, theme::Weight::quiet)) editor_->clear();
    ImGui::SameLine(0, 2);
    if (theme::button("restart", "Start", 0, theme::Weight::quiet)) editor_->restart();
}

float Edit::footer_height(float width) const {
    const float buttons = theme::button_height() + 20;
    if (valid_match_ != nullptr) return buttons;
    return buttons + theme::text_size(Font::text, theme::body, error_, width).y + theme::unit;
}

// Always visible: what can be done with the draft, and above it what is wrong with it.
void Edit::draw_footer(float width) {
    if (valid_match_ == nullptr) {
        ImGui::PushStyleColor(ImGuiCol_Text, theme::palette().refusal);
        ImGui::TextWrapped("%s", error_.c_str());
        ImGui::PopStyleColor();
        test_ids::add_item("fault");
    }
    const float half = (width - 8) / 2;
    ImGui::BeginDisabled(valid_match_ == nullptr);
    const bool copied = copies_ && platform::copied() == platform::Copied::done;
    const bool links = has_address();
    if (theme::button("copy-position", !links ? "Save as a file" : copied ? "Link copied" : "Copy link", half)) {
        if (!links) {
            (void)give_file(valid_match_->game().id, valid_match_->position_record());
        } else if (const auto link = write_link(valid_match_->position_record())) {
            platform::copy_text(platform::address(*link));
            copies_ = true;
        }
    }
    ImGui::SameLine(0, 8);
    if (theme::button("play", "Play from here", half, theme::Weight::primary)) requested_ = Request::Kind::play;
    ImGui::EndDisabled();
}

std::optional<Request> Edit::draw(bool) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    requested_.reset();
    take_keys();
    const bool wide =
        around.width > around.height * 1.05f && around.width * around.text >= (around.is_low() ? 620.0f : 700.0f);
    const float top = around.safe.top;
    const float bar = theme::button_height() + 12;
    const float panel_width = std::min(340.0f, std::floor(around.width / 2)) + around.safe.right;
    const float side = wide ? 0 : std::min(around.width, around.height * 0.5f);
    const Area board = wide ? Area{{12 + around.safe.left, 12}, {around.width - panel_width - 12, around.height - 12}}
                            : Area{{0, top + bar}, {around.width, top + bar + side}};
    {
        const Pane pane("board", wide ? ImVec2{0, 0} : board.min,
                        wide ? ImVec2{around.width - panel_width, around.height} : board.size(), p.page, {0, 0});
        editor_->draw_board(board);
    }
    const float left = wide ? around.width - panel_width : 0;
    const float width = wide ? panel_width : around.width;
    const float inside = width - 32 - (wide ? around.safe.right : 0);
    const float footer = footer_height(inside) + around.safe.bottom;
    const float above = wide ? 0 : board.max.y;
    if (!wide) {
        const Pane pane("bar", {0, 0}, {around.width, top + bar}, p.panel, {8, top + 6});
        draw_bar(inside);
    }
    {
        const Pane pane("panel", {left, above}, {width, around.height - above - footer}, p.panel,
                        {16, wide ? 12.0f : 8.0f}, Pane::Kind::scrolls);
        if (wide) {
            draw_bar(inside);
            ImGui::Dummy({0, 4});
        }
        editor_->draw_tools(inside);
        if (from_table_) {
            ImGui::Dummy({0, 4});
            if (theme::button("back-to-game", "Back to the game", inside)) requested_ = Request::Kind::close;
        }
    }
    {
        const Pane pane("foot", {left, around.height - footer}, {width, footer}, p.panel, {16, 10});
        ImGui::GetWindowDrawList()->AddLine({left, platform::snap(around.height - footer)},
                                            {left + width, platform::snap(around.height - footer)}, p.hairline);
        draw_footer(inside);
    }
    if (editor_->changes() != validated_at_) {
        platform::store(draft_key(), write_json(editor_->record()));
        validate();
        platform::request_frames();
    }
    return requested_ ? std::optional<Request>{{*requested_}} : std::nullopt;
}

std::string Edit::state() const {
    Json json{{"screen", "edit"}, {"game", page_->game->id}, {"record", editor_->record()}};
    json["fault"] = valid_match_ != nullptr ? Json() : Json(error_);
    std::string text = write_json(json);
    text.back() = ',';
    return text + "\"view\":" + editor_->state() + "}";
}

const EditingScreens& EditingScreens::here() {
    static constexpr EditingScreens table{
        .edit = [](const GamePage& page, const Match& match, bool resume) -> std::unique_ptr<Screen> {
            return std::make_unique<Edit>(page, match, resume);
        }};
    return table;
}

}  // namespace sightlines
