#include "session/outcome.h"

#include <algorithm>
#include <vector>

#include "session/seats.h"
#include "text/listed.h"

namespace sightlines {
namespace {

// "Ann wins", "Ann and Ben win"; by the sides' names as the view says it, if one of them is called so.
std::string won_by_names(const Outcome& outcome, const GameWords& view, const Names& names) {
    std::vector<std::string> called;
    for (const int winner : outcome.winners) {
        if (names.subject(winner) == view.player_name(winner)) return view.asked().who;
        called.push_back(names.subject(winner));
    }
    return called.empty() ? view.asked().who : wording::listed(called) + (called.size() == 1 ? " wins" : " win");
}

}  // namespace

bool wins(const Outcome& outcome, int player) {
    return std::find(outcome.winners.begin(), outcome.winners.end(), player) != outcome.winners.end();
}

std::string title_of(const Match& match, const GameWords& view, std::string_view seats) {
    const Status status = match.status();
    if (!status.outcome) return "";
    const Names names = names_of(view, seats, match.annotations().players);
    if (names.you < 0) return won_by_names(*status.outcome, view, names);
    if (status.outcome->winners.empty()) return "A draw";
    return wins(*status.outcome, names.you) ? "You won" : "You lost";
}

}  // namespace sightlines
