#include "screens/by_link/send.h"

#include <algorithm>

#include "base/test_ids.h"
#include "platform.h"
#include "platform/page.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// For whom dice are rolled here, and why here. "": none are due here.
std::string who_rolls(const Session& session) {
    const OpenGame& game = session.game;
    if (!game.match->status().roll || game.looks_back() || game.decided_elsewhere()) return "";
    const int roller = game.view->asked().player;
    const bool own = roller >= 0 && seats::at(game.seats, roller) == seats::here;
    const std::string who =
        game.match->seats() == 2 ? session.sending.friend_name(1 - std::max(game.you(), 0)) : "the others";
    if (own) return "You roll for yourself. The link shows " + who + " the result.";
    return std::string(roller < 0 ? "This roll is for everybody"
                                  : "You roll for " + session.sending.friend_name(roller)) +
           ": dice are rolled on the page of whoever played last. The link shows " + who + " the result.";
}

}  // namespace

void draw_sending(Session& session, float width) {
    const OpenGame& game = session.game;
    if (game.live != nullptr && game.live->draw(width)) return;
    Sending& sending = session.sending;
    if (game.watches()) {
        caption("You're watching. To play, choose your side under Players.");
        return;
    }
    if (const std::string words = who_rolls(session); !words.empty()) {
        caption(words.c_str());
        test_ids::add_item("who-rolls");
    }
    const bool sends = sending.has_to_send(), over = game.match->status().outcome.has_value();
    const bool waits = !over && game.is_at_end() && game.decided_elsewhere();
    const auto offer_live = [&] {
        if (!over && game.you() >= 0 && theme::button("play-live", "Play live\xE2\x80\xA6", 0, theme::Weight::quiet))
            the_page().act("talk:live:invite", "");
    };
    if (!sends && !waits) return offer_live();
    const int next = game.view->asked().player;
    const std::string name = sending.friend_name(next);
    const std::string label = over ? "Send the end of the game" : sends ? "Send to " + name : "Send it again";
    const auto weight = sends ? theme::Weight::primary : theme::Weight::normal;
    if (theme::button("send", label.c_str(), width, weight)) {
        if (auto notice = sending.send()) session.notice.show(std::move(*notice));
    }
    const float half = (width - 8) / 2;
    const bool has_code = has_address();
    if (has_code) {
        if (theme::button("send:code", "Show a code", sends ? width : half)) sending.show_code();
        if (!sends) ImGui::SameLine(0, 8);
    }
    if (!sends) {
        if (theme::button("paste-answer", "Open the answer", has_code ? half : width, theme::Weight::primary))
            platform::paste_link();
    }
    offer_live();
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
