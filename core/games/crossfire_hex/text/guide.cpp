#include "games/crossfire_hex/text/guide.h"

#include <algorithm>

#include "games/crossfire_hex/rules/forecast.h"

namespace sightlines::crossfire_hex {
namespace {

int most_prisoners(const Rules& rules, const Position& at) {
    int most = 0;
    for (const Action& action : legal_actions(rules, at)) most = std::max(most, forecast(at, action).prisoners);
    return most;
}

Position turned(Position at) {
    at.player = static_cast<std::int8_t>(1 - at.player);
    return at;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, Cell chosen, bool entering) {
    constexpr int reader = 0;
    if (at.phase == Phase::over || at.player != reader) return {};
    std::vector<GuideHint> hints;
    if (entering) {
        hints.push_back({"enter",
                         "A disc from the reserve may enter on any hex, even on top of a black stack. That stack is "
                         "yours then. Choose a hex."});
        return hints;
    }
    if (chosen != no_cell) {
        if (at.board[chosen].count(1 - reader) > 0)
            hints.push_back({"buried",
                             "There is a black disc inside this stack. If it comes to the top of what you leave "
                             "behind, that stack is Black's."});
        hints.push_back({"target",
                         "The number on a ringed hex says how many discs go there: one for each hex of the way. The "
                         "others stay behind."});
        return hints;
    }
    hints.push_back({"choose",
                     "Choose a stack with a white disc on top, then a ringed hex. It moves in a straight line, at most "
                     "as many hexes as it is high. Land on a black stack, and it is yours."});
    if (most_prisoners(rules, at) > 0)
        hints.push_back({"prisoners",
                         "You can take prisoners. A hex holds as many discs as it has dots: land on a full one, and "
                         "the lowest discs fall out."});
    if (most_prisoners(rules, turned(at)) > 0)
        hints.push_back({"threat",
                         "Black could take prisoners next turn. Point at the black stacks to see where they can land, "
                         "and move away or strike first."});
    if (at.reserve[reader] > 0)
        hints.push_back(
            {"reserve",
             "You have a disc in reserve. Choose \"Enter from the reserve\" and put it on any hex you like instead "
             "of moving."});
    return hints;
}

}  // namespace sightlines::crossfire_hex
