// The analysis in the text view.
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "app/json_writer.h"
#include "screens/analysis/analysis.h"
#include "screens/table/table.h"

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

std::string Table::analysis_text() const {
    const Analysis& here = analysis();
    const Side next = match_->status().to_act;
    JsonWriter out;
    out.begin('{').key("lines").begin('[');
    const bool known = here.best && here.best_of == match_->place() && next >= Side::first;
    for (std::size_t i = 0; known && i < here.best->lines.size(); ++i)
        add_button(out, "best " + std::to_string(i),
                   line_in_words(here.best->lines[i], static_cast<std::size_t>(next)));
    out.end(']');
    std::string said;
    if (here.running)
        said = "The computer is looking at the game.";
    else if (here.trial)
        said = here.trial->verdict.empty() ? "Play something better." : here.trial->verdict;
    else if (here.shows_better && here.chosen)
        said = told_better(*here.chosen);
    else
        said = here.written;
    out.field("said", said).key("buttons").begin('[');
    if (!known && !here.running && next >= Side::first) add_button(out, "lines", "Best moves");
    if (here.running) add_button(out, "cancel", "Cancel the review");
    if (!here.running && match_->tree()->end(0) > 0 && !(here.game && here.game->review.finished()))
        add_button(out, "review", here.game ? "Go on with the review" : "Review the game");
    if (here.game && !here.running && here.chosen) {
        add_button(out, "better", "What was better?");
        add_button(out, "try", "Try it yourself");
    }
    if (here.game && here.game->review.finished()) add_button(out, "write", "Write the review into the game");
    out.end(']').key("decisions").begin('[');
    for (int player = 0; here.game && !here.running && player < view_->players(); ++player) {
        for (const CostlyDecision& each : here.game->review.costly(player))
            add_button(out, "decision " + std::to_string(each.ply),
                       told_decision(each.ply) + " It cost " + percent(each.cost) + ".");
    }
    return out.end(']').end('}').take();
}

std::string Table::analysis_stamp() const {
    const Analysis& here = analysis();
    const Place best = here.best_of.value_or(Place{});
    std::string stamp = "/" + std::to_string(best.line) + "." + std::to_string(best.ply) + "." +
                        std::to_string(here.best_wanted) + (here.running ? "r" : "") + (here.shows_better ? "b" : "");
    if (here.game) stamp += "g" + std::to_string(here.running ? 0 : here.game->review.done());
    if (here.chosen) stamp += "c" + std::to_string(*here.chosen);
    if (here.trial) stamp += "t" + here.trial->verdict;
    return stamp + here.written;
}

void Table::act_in_analysis(std::string_view command, std::string_view what) {
    Analysis& here = analysis();
    const std::size_t space = command.find(' ');
    const std::size_t number = space == command.npos
                                   ? std::strtoul(std::string(what).c_str(), nullptr, 10)
                                   : std::strtoul(std::string(command.substr(space + 1)).c_str(), nullptr, 10);
    const std::string_view verb = command.substr(0, space);
    if (verb == "lines") tab_ = Tab::analysis;
    if (verb == "best" && here.best && here.best_of == match_->place() && number < here.best->lines.size())
        play_best_line(number);
    if (verb == "review" && !here.running) begin_review();
    if (verb == "cancel" && here.running) stop_review();
    if (!here.game || here.running) return;
    if (verb == "decision" && number < here.game->review.done()) choose_decision(number);
    if (verb == "better" && here.chosen) here.shows_better = true;
    if (verb == "write" && here.game->review.finished()) write_review();
    if (verb != "try" || !here.chosen) return;
    here.trial = {.ply = *here.chosen};
    show_reviewed(*here.chosen);
}

}  // namespace sightlines
