// What is sent in a game by link. Deferred, with the rest of games by link.
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "platform.h"
#include "session/sending.h"

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

std::optional<Notice> Sending::send() {
    const Match& match = *game_.match;
    const Result<Json> record = record_to_send(match, game_.view->asked().player);
    const Result<std::string> link = record ? write_link(*record) : record.error();
    if (!link) return Notice{link.error().rule, link.error().message};
    if (!has_address()) {
        set_sent_all();
        game_.changed = true;
        return give_file(match.game().id, *record);
    }
    const std::string words =
        (match.status().outcome ? "The end of our game of " : "Your move in ") + std::string(match.game().name);
    if (platform::can_share() && platform::surroundings().coarse) {
        platform::share(words, platform::address(*link));
    } else {
        platform::copy_text(words + ": " + platform::address(*link));
    }
    sending_ = static_cast<int>(match.cursor());
    return std::nullopt;
}

void Sending::show_code() {
    const Result<Json> record = record_to_send(*game_.match, game_.view->asked().player);
    const Result<std::string> link = record ? write_link(*record) : record.error();
    if (!link) return;
    platform::show_code(*link, std::string("Your move in ") + std::string(game_.match->game().name));
    set_sent_all();
    game_.changed = true;
}

}  // namespace sightlines
