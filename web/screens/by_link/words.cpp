#include "screens/by_link/words.h"

namespace sightlines {

std::string by_link::moves_in_words(std::size_t count) {
    if (count == 0) return "No moves yet";
    return std::to_string(count) + (count == 1 ? " move" : " moves");
}

}  // namespace sightlines
