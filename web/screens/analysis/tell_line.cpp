#include "screens/analysis/tell_line.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "screens/analysis/best_lines.h"
#include "session/seats.h"

namespace sightlines {
namespace {

struct Offered {
    std::string words;
    bool alone = false;  // they mean nothing else
};

// As it is offered to who decides; `briefly`: without what comes of it. Up to three words say too little without what
// they are about: "Throttle: as it is", "Rifle 1: go prone".
Offered offered(const Match& match, std::string_view text, bool briefly) {
    const std::vector<AccessibleAction> all = match.accessible_actions();
    const auto found = std::ranges::find(all, text, &AccessibleAction::text);
    if (found == all.end()) return {};
    const auto words_of = briefly ? &AccessibleAction::name : &AccessibleAction::words;
    const bool alone = std::ranges::count(all, (*found).*words_of, words_of) == 1;
    std::string word = (*found).*words_of;
    if (found->group.empty() || found->group == word || std::ranges::count(word, ' ') > 2) return {word, alone};
    word.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(word.front())));
    return {found->group + ": " + word, alone};
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
        const auto [words, alone] = offered(**copy, text, view->events() != nullptr);
        (*copy)->go_to(ply + 1);
        view->moved(ply, ply + 1);
        const std::string done = alone ? "" : view->describe(ply, names_of(*view, seats, match.annotations().players));
        sentences.push_back(!done.empty() ? done : !words.empty() ? words : text);
    }
    return sentences;
}

std::string order_of(const Match& match, const std::string& action) {
    const Result<Json> read = parse_json(action, {});
    const Result<std::unique_ptr<Match>> copy = open_match(match.record_here());
    if (!read || !copy || !(*copy)->play(*read)) return "";
    const std::string text = (*copy)->text((*copy)->cursor() - 1);
    for (const AccessibleAction& each : match.accessible_actions())
        if (each.text == text) return each.order;
    return "";
}

std::string told_decision(Match& match, const BoardView& view, std::string_view seats, const Names& names,
                          std::size_t ply) {
    std::string told = view.events() != nullptr ? view.events()->describe_decision(ply, names) : "";
    if (told.empty()) {
        told = describe_event(view, ply, event_end(view, ply, match.size()), names);
        // What dice made of it comes after what was decided.
        if (const std::size_t end = told.find(". "); view.events() != nullptr && end != told.npos) told.resize(end + 1);
    }
    if (!told.empty()) return told;
    const std::string action = write_json(match.action(ply));
    match.go_to(ply);
    const std::vector<std::string> lines = tell_line(match, seats, std::span(&action, 1));
    match.go_to(match.size());
    return lines.empty() ? "" : sentence(lines.front());
}

}  // namespace sightlines
