#include "screens/by_link/send.h"

#include "app/test_ids.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
void draw_sending(Session& session, float width) {
    const OpenGame& game = session.game;
    Sending& sending = session.sending;
    if (game.watches()) {
        caption("You are looking on. To play, choose your side under Players.");
        return;
    }
    const bool sends = sending.has_to_send(), over = game.match->status().outcome.has_value();
    const bool waits = !over && game.is_at_end() && game.decided_elsewhere();
    if (!sends && !waits) return;
    const int next = game.view->asked().player;
    const std::string name = sending.friend_name(next);
    const std::string label = over ? "Send the end of the game" : sends ? "Send to " + name : "Send it again";
    const auto weight = sends ? theme::Weight::primary : theme::Weight::normal;
    if (theme::button(label.c_str(), width, weight)) {
        if (auto notice = sending.send()) session.show_notice(std::move(*notice));
    }
    test_ids::add_item("send");
    const float half = (width - 8) / 2;
    const bool has_code = has_address();
    if (has_code) {
        if (theme::button("Show a code", sends ? width : half)) sending.show_code();
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
    if (!over && next >= 0 && game.match->record_for(next))
        caption(("The link leaves out what is hidden from " + name +
                 ". The game in this browser has everything; a whole record shared by you would show it.")
                    .c_str());
}

}  // namespace sightlines
