#include "games/crossfire_hex/text/labels.h"

#include "engine/wording.h"
#include "games/crossfire_hex/text/lexicon.h"

namespace sightlines::crossfire_hex::labels {
namespace {

std::string change(int now, int after) {
    std::string text = std::to_string(now);
    if (after != now) text += " \xE2\x86\x92 " + std::to_string(after);  // an arrow
    return text;
}

}  // namespace

std::string not_allowed(const std::string& why) { return "Not allowed (ko). " + why; }

std::string discs_on(Cell cell, Stack men) { return cell_name(cell) + ": " + wording::counted(men.height(), "disc"); }

std::string room_on(Cell cell, Stack men) {
    return cell_name(cell) + "  " + std::to_string(men.height()) + " of " + std::to_string(capacity(cell));
}

std::string reserve_of(int player, int now, int after) {
    return side_name(player) + "'s reserve: " + change(now, after);
}

std::string prisoners_of(int player, int now, int after) {
    return side_name(player) + "'s prisoners: " + change(now, after);
}

std::string stacks_of(int player, const std::string& stacks) { return side_name(player) + ": " + stacks; }

std::string held(int reserve_discs, int taken) {
    return ", " + std::to_string(reserve_discs) + " in reserve, " + wording::counted(taken, "prisoner");
}

std::string full(Cell cell) { return cell_name(cell) + " is full: it holds " + std::to_string(capacity(cell)) + "."; }

}  // namespace sightlines::crossfire_hex::labels
