#include "session/sending.h"

#include <utility>

#include "platform.h"

namespace sightlines {

bool Sending::has_to_send() const {
    if (!game_.by_link() || game_.live != nullptr || game_.watches() || game_.analysis || game_.exercise ||
        game_.unconfirmed)
        return false;
    const bool over = game_.match->status().outcome.has_value();
    return game_.is_at_end() && static_cast<int>(game_.match->cursor()) > game_.sent &&
           (over || game_.decided_elsewhere());
}

// Of the game as it stands, wherever somebody looks back to; what was taken back before it was sent does not stand.
const char* Sending::title() const {
    if (!game_.by_link() || game_.watches()) return "";
    if (has_to_send()) return "Not sent yet: ";
    const Match& match = *game_.match;
    const Side next = match.actor(std::max(match.cursor(), std::min(game_.sent_plies(), match.size())));
    if (next == Side::nobody) return "";
    const bool here = next < Side::first || seats::at(game_.seats, static_cast<int>(next)) == seats::here;
    return here ? "Your move: " : "Waiting: ";
}

std::string Sending::friend_name(int player) const {
    const std::string name = shown_name(game_.match->annotations().players, player);
    return name.empty() ? "your friend" : name;
}

std::string Sending::said_of_friend(int player) const {
    if (game_.is_locked()) return game_.live->said();
    if (game_.watches()) return "You're watching.";
    const std::string name = friend_name(player);
    return has_to_send() ? "Your move is made but not sent yet. Send it to " + name + "." : "Waiting for " + name + ".";
}

bool Sending::has_been_copied() const {
    const platform::Copied copied = platform::copied();
    return sending_ && copied != platform::Copied::waiting && copied != platform::Copied::nothing;
}

void Sending::take_copied() {
    game_.sent = std::max(game_.sent, *std::exchange(sending_, std::nullopt));
    game_.changed = true;
}

}  // namespace sightlines
