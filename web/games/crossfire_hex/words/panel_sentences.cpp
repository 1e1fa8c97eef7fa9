#include "games/crossfire_hex/words/panel_sentences.h"

#include "engine/wording.h"
#include "games/crossfire_hex/words/labels.h"
#include "games/crossfire_hex/words/names.h"

namespace sightlines::crossfire_hex::labels {
namespace {

std::string count(int now, int after) {
    std::string text = std::to_string(now);
    if (after != now) text += " \xE2\x86\x92 " + std::to_string(after);  // an arrow
    return text;
}

std::string name(int player) { return std::string(player_names[seat(player)]); }

}  // namespace

std::string enter_with(int discs) { return enter + (" (" + std::to_string(discs) + ")"); }

std::string not_allowed(const std::string& why) { return "Not allowed (ko). " + why; }

std::string discs_on(Cell cell, Stack men) { return cell_name(cell) + ": " + wording::counted(men.height(), "disc"); }

std::string room_on(Cell cell, Stack men) {
    return cell_name(cell) + "  " + std::to_string(men.height()) + " of " + std::to_string(capacity(cell));
}

std::string reserve_of(int player, int now, int after) { return name(player) + "'s reserve: " + count(now, after); }

std::string prisoners_of(int player, int now, int after) { return name(player) + "'s prisoners: " + count(now, after); }

std::string tip_about_reserve(int player) {
    return name(player) + "'s reserve: discs that came back to " + name(player) +
           ". Instead of moving, one of them may enter on any hex.";
}

std::string tip_about_prisoners(int player) {
    return "Prisoners: " + name(1 - player) + "'s discs that " + name(player) + " has taken. They never come back.";
}

std::string full(Cell cell) { return cell_name(cell) + " is full: it holds " + std::to_string(capacity(cell)) + "."; }

}  // namespace sightlines::crossfire_hex::labels
