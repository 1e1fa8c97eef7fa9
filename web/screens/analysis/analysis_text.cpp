// The analysis in the text view.
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "base/json_writer.h"
#include "screens/analysis/analysis.h"
#include "session/seats.h"

namespace sightlines {
namespace {

void add_button(JsonWriter& out, const std::string& command, const std::string& label) {
    out.begin('[').put("tree:analysis:" + command).put(label).end(']');
}

std::string line_in_words(const BestLine& each, std::size_t player) {
    std::string words;
    for (const std::string& one : each.sentences) words += (words.empty() ? "" : " ") + sentence(one);
    return words + (player < each.chances.size() ? " " + percent(each.chances[player]) + "." : "");
}

}  // namespace

std::string Analysis::text() const {
    const Side next = match().status().to_act;
    JsonWriter out;
    out.begin('{').key("lines").begin('[');
    const bool known = state_.best && state_.best_of == match().place() && next >= Side::first && !hides_answers();
    for (std::size_t i = 0; known && i < state_.best->lines.size(); ++i)
        add_button(out, "best " + std::to_string(i),
                   line_in_words(state_.best->lines[i], static_cast<std::size_t>(next)));
    out.end(']');
    std::string said;
    if (state_.running)
        said = "The computer is looking at the game.";
    else if (state_.trial)
        said = state_.trial->verdict.empty() ? "Play something better." : state_.trial->verdict;
    else if (state_.shows_better && state_.chosen)
        said = told_better(*state_.chosen);
    else if (!state_.written.empty())
        said = state_.written;
    else
        said = undoings_in_words();
    out.field("said", said).key("buttons").begin('[');
    if (!known && !state_.running && next >= Side::first) add_button(out, "lines", "Best moves");
    if (state_.running) add_button(out, "cancel", "Cancel the review");
    if (!state_.running && match().tree()->end(0) > 0 && !(state_.game && state_.game->review.finished()))
        add_button(out, "review", state_.game ? "Go on with the review" : "Review the game");
    if (state_.game && !state_.running && state_.chosen) {
        add_button(out, "better", "What was better?");
        add_button(out, "try", "Try it yourself");
    }
    if (state_.game && state_.game->review.finished()) add_button(out, "write", "Write the review into the game");
    out.end(']').key("decisions").begin('[');
    for (int player = 0; state_.game && !state_.running && player < view_.players(); ++player) {
        const std::vector<CostlyDecision> costly = state_.game->review.costly(player);
        const std::vector<std::string> words = decisions_in_words(costly);
        for (std::size_t i = 0; i < costly.size(); ++i)
            add_button(out, "decision " + std::to_string(costly[i].ply), words[i]);
    }
    return out.end(']').end('}').take();
}

std::string Analysis::undoings_in_words() const {
    std::string words;
    for (int player = 0; state_.game && player < view_.players(); ++player) {
        const std::string told = told_undoing(player);
        if (told.empty()) continue;
        words += (words.empty() ? "" : " ") +
                 player_label(view_, session_.game.seats, player, match().annotations().players) +
                 (state_.game->review.costly(player).empty() ? ": no big mistakes. " : ": ") + told;
    }
    return words;
}

std::string Analysis::stamp() const {
    const Place best = state_.best_of.value_or(Place{});
    std::string stamp = "/" + std::to_string(best.line) + "." + std::to_string(best.ply) + "." +
                        std::to_string(state_.best_wanted) + (state_.running ? "r" : "") +
                        (state_.shows_better ? "b" : "");
    if (state_.game) stamp += "g" + std::to_string(state_.running ? 0 : state_.game->review.done());
    if (state_.chosen) stamp += "c" + std::to_string(*state_.chosen);
    if (state_.trial) stamp += "t" + state_.trial->verdict;
    return stamp + state_.written;
}

void Analysis::act(std::string_view command, std::string_view what) {
    const std::size_t space = command.find(' ');
    const std::size_t number = space == command.npos
                                   ? std::strtoul(std::string(what).c_str(), nullptr, 10)
                                   : std::strtoul(std::string(command.substr(space + 1)).c_str(), nullptr, 10);
    const std::string_view verb = command.substr(0, space);
    if (verb == "lines") tab_ = Tab::analysis;
    if (verb == "best" && state_.best && state_.best_of == match().place() && number < state_.best->lines.size())
        play_best_line(number);
    if (verb == "review" && !state_.running) begin_review();
    if (verb == "cancel" && state_.running) stop_review();
    if (!state_.game || state_.running) return;
    if (verb == "decision" && number < state_.game->review.done()) choose_decision(number);
    if (verb == "better" && state_.chosen) state_.shows_better = true;
    if (verb == "write" && state_.game->review.finished()) write_review();
    if (verb != "try" || !state_.chosen) return;
    state_.trial = {.ply = *state_.chosen};
    show_reviewed(*state_.chosen);
}

}  // namespace sightlines
