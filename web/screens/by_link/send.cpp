// A game by link on the table: sending what was played, and waiting for what comes back.
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "app/test_ids.h"
#include "platform.h"
#include "screens/table/table.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// What the player who is next is sent: without what is hidden from them.
Result<Json> record_to_send(const Match& match, int next) {
    if (next >= 0 && !match.status().outcome) {
        if (auto seen = match.record_for(next)) return std::move(*seen);
    }
    return match.record_here();
}

}  // namespace

std::optional<Notice> Table::send() {
    const Result<Json> record = record_to_send(*match_, view_->asked().player);
    const Result<std::string> link = record ? write_link(*record) : record.error();
    if (!link) return Notice{link.error().rule, link.error().message};
    if (!has_address()) {
        set_sent_all();
        changed_ = true;
        return give_file(match_->game().id, *record);
    }
    const std::string words =
        (match_->status().outcome ? "The end of our game of " : "Your move in ") + std::string(match_->game().name);
    if (platform::can_share() && platform::surroundings().coarse) {
        platform::share(words, platform::address(*link));
    } else {
        platform::copy_text(words + ": " + platform::address(*link));
    }
    sending_ = static_cast<int>(match_->cursor());
    return std::nullopt;
}

void Table::draw_send(float width) {
    if (watches()) {
        caption("You are looking on. To play, choose your side under Players.");
        return;
    }
    const bool sends = has_to_send(), over = match_->status().outcome.has_value();
    const bool waits = !over && match_->cursor() == match_->size() && decided_elsewhere();
    if (!sends && !waits) return;
    const int next = view_->asked().player;
    const std::string name = friend_name(next);
    const std::string label = over ? "Send the end of the game" : sends ? "Send to " + name : "Send it again";
    const auto weight = sends ? theme::Weight::primary : theme::Weight::normal;
    if (theme::button(label.c_str(), width, weight)) {
        if (auto notice = send()) show_notice(std::move(*notice));
    }
    test_ids::add_item("send");
    const float half = (width - 8) / 2;
    const bool has_code = has_address();
    if (has_code) {
        if (theme::button("Show a code", sends ? width : half)) {
            const Result<Json> record = record_to_send(*match_, next);
            if (const Result<std::string> link = record ? write_link(*record) : record.error()) {
                platform::show_code(*link, std::string("Your move in ") + std::string(match_->game().name));
                set_sent_all();
                changed_ = true;
            }
        }
        test_ids::add_item("send:code");
        if (!sends) ImGui::SameLine(0, 8);
    }
    if (!sends) {
        if (theme::button("Open the answer", has_code ? half : width, theme::Weight::primary)) platform::paste_link();
        test_ids::add_item("paste-answer");
    }
    switch (platform::copied()) {
        case platform::Copied::done:
            if (!sends) caption(("Copied. Paste it into a message to " + name + ".").c_str());
            break;
        case platform::Copied::shared: break;
        case platform::Copied::by_hand: caption("Copy the text from the sheet."); break;
        default:
            if (sends && !over) caption("Until you have sent it you can still take it back.");
            break;
    }
    if (!over && next >= 0 && match_->record_for(next))
        caption(("The link leaves out what is hidden from " + name +
                 ". The game in this browser has everything; a whole record shared by you would show it.")
                    .c_str());
}

}  // namespace sightlines
