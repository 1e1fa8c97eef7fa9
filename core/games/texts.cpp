#include "games/texts.h"

namespace sightlines {
namespace {

const std::string& side(const Names& names, int player) { return names.sides.at(static_cast<std::size_t>(player)); }

}  // namespace

std::string Names::subject(int player) const { return player == you ? "You" : side(*this, player); }

std::string Names::object(int player) const { return player == you ? "you" : side(*this, player); }

std::string Names::possessive(int player) const { return player == you ? "your" : side(*this, player) + "'s"; }

}  // namespace sightlines
