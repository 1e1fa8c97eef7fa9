#include "screens/table/share_tab.h"

#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "base/test_ids.h"
#include "platform.h"
#include "session/tree_steps.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

std::optional<Notice> draw_choice(const Sharing::Choice& choice, bool first, float width) {
    if (!choice.record) {
        small_text(theme::palette().refusal, choice.name + ": " + choice.record.error().message);
        test_ids::add_item("no-link" + choice.test_id.substr(std::string_view("copy").size()));
        return std::nullopt;
    }
    const auto weight = first ? theme::Weight::primary : theme::Weight::normal;
    const bool pressed = theme::button(choice.test_id, choice.button.c_str(), width, weight);
    return pressed ? copy_link(*choice.record) : std::nullopt;
}

}  // namespace

PressedSharing draw_sharing(const Match& match, const BoardView& view, float width) {
    const Sharing sharing(match, view);
    PressedSharing pressed;
    const bool hides = sharing.has_hidden_information();
    bool first = true;
    for (const Sharing::Choice& choice : sharing.choices()) {
        if (auto notice = draw_choice(choice, first, width)) pressed.notice = std::move(notice);
        if ((hides || choice.leaves_out) && choice.record) caption(choice.note.c_str());
        first = first && !choice.record;
    }
    if (platform::can_share() && !hides) {
        if (theme::button("share", "Share\xE2\x80\xA6", width)) {
            if (!has_address())
                pressed.notice = copy_link(match.record_to_share());
            else if (const auto link = write_link(match.record_to_share()))
                platform::share(match.game().name, platform::address(*link));
        }
    }
    if (theme::button("more-ways", "QR code, picture, embed\xE2\x80\xA6", width)) platform::show_share_sheet();
    const float half = (width - 8) / 2;
    if (theme::button("save", "Save as a file", half)) sharing.save();
    ImGui::SameLine(0, 8);
    if (theme::button("copy-moves", "Copy the moves", half))
        platform::copy_text(match.tree() != nullptr ? TreeSteps::here().moves(match) : sharing.move_list());
    if (theme::button("edit", "Edit this position", width)) pressed.edit = true;
    // Elsewhere it is beside the log.
    if (platform::surroundings().coarse && theme::button("type-moves", "Type moves\xE2\x80\xA6", width))
        platform::show_move_sheet();
    if (theme::button("open", "Open a link or a file\xE2\x80\xA6", width)) platform::show_open_sheet();
    switch (platform::copied()) {
        case platform::Copied::done:
            caption(hides ? "Copied." : "Copied. Whoever opens the link finds the same game with all its moves.");
            break;
        case platform::Copied::by_hand: caption("Copy the text from the sheet."); break;
        default:
            caption(hides ? "Nothing is sent to any server: all that is shared is in the link."
                          : "The whole game is in the link; nothing is sent to any server.");
            break;
    }
    return pressed;
}

}  // namespace sightlines
