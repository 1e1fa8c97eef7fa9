#include "games/texts.h"

#include "text/verb_forms.h"

namespace sightlines {
namespace {

const std::string& side(const Names& names, int player) { return names.sides.at(static_cast<std::size_t>(player)); }

}  // namespace

std::string Names::subject(int player) const { return player == you ? "You" : side(*this, player); }

std::string Names::object(int player) const { return player == you ? "you" : side(*this, player); }

std::string Names::possessive(int player) const { return player == you ? "your" : side(*this, player) + "'s"; }

std::string Names::does(int player, std::string_view verb) const {
    return subject(player) + " " + (player == you ? std::string(verb) : wording::third_person(verb));
}

SummaryLine counted_line(const char* what, std::span<const int> counts) {
    SummaryLine line{what, {}};
    for (const int count : counts) line.values.push_back(std::to_string(count));
    return line;
}

std::string in_use_sentence(std::span<const std::string> options) {
    std::string text;
    for (const std::string& option : options) text += (text.empty() ? "In use: " : "; ") + option;
    return text.empty() ? text : text + ".";
}

}  // namespace sightlines
