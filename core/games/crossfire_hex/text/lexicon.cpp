#include "games/crossfire_hex/text/lexicon.h"

#include "engine/wording.h"

namespace sightlines::crossfire_hex {
namespace {

std::string colour(int player) { return player == 0 ? "white" : "black"; }

}  // namespace

std::string disc_or_stack(Stack stack) {
    return stack.height() == 1 ? "disc" : "stack of " + std::to_string(stack.height());
}

std::string stack_of_side(Stack stack) { return side_name(stack.owner()) + "'s " + disc_or_stack(stack); }

std::string short_stack_words(Stack stack) {
    if (stack.empty()) return "";
    return colour(stack.owner()) + " " + disc_or_stack(stack);
}

std::string stack_words(Stack stack) {
    std::string text = short_stack_words(stack);
    if (stack.empty() || stack.count(stack.owner()) == stack.height()) return text;
    std::string men;
    for (int place = stack.height() - 1; place >= 0; --place) wording::add_part(men, colour(stack.man(place)));
    return text + ", from the top " + men;
}

}  // namespace sightlines::crossfire_hex
