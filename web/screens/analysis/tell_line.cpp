#include "screens/analysis/tell_line.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "screens/table/seats.h"

namespace sightlines {
namespace {

// As it is offered to who decides, if those words mean nothing else.
std::string offered_words(const Match& match, std::string_view text) {
    const std::vector<AccessibleAction> all = match.accessible_actions();
    const auto found = std::ranges::find(all, text, &AccessibleAction::text);
    if (found == all.end() || std::ranges::count(all, found->words, &AccessibleAction::words) > 1) return "";
    return found->words;
}

}  // namespace

std::vector<std::string> tell_line(const Match& match, std::string_view seats, std::span<const std::string> actions) {
    std::vector<std::string> sentences;
    const Result<std::unique_ptr<Match>> copy = open_match(match.record_here());
    if (!copy) return sentences;
    const std::unique_ptr<BoardView> view = make_view(**copy);
    for (const std::string& each : actions) {
        const Result<Json> action = parse_json(each, {});
        const std::size_t ply = (*copy)->cursor();
        if (!action || !(*copy)->play(*action)) break;
        const std::string text = (*copy)->text(ply);
        (*copy)->go_to(ply);
        std::string words = offered_words(**copy, text);
        (*copy)->go_to(ply + 1);
        view->moved(ply, ply + 1);
        if (words.empty()) words = view->describe(ply, names_of(*view, seats));
        sentences.push_back(words.empty() ? text : words);
    }
    return sentences;
}

}  // namespace sightlines
