#include "api/link/vocabulary.h"

#include <algorithm>

namespace sightlines {

std::size_t Vocabulary::slot_of(std::string_view word) const {
    std::uint32_t hash = 0x811C9DC5U;  // FNV-1a
    for (const char c : word) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
    std::size_t slot = (hash ^ hash >> 16U) % slots_.size();
    while (slots_[slot] != 0 && this->word(static_cast<std::uint16_t>(slots_[slot] - 1)) != word)
        slot = (slot + 1) % slots_.size();
    return slot;
}

std::uint16_t Vocabulary::find(std::string_view word) const {
    return static_cast<std::uint16_t>(slots_[slot_of(word)] - 1);
}

std::uint16_t Vocabulary::find_or_add(std::string_view word) {
    std::uint16_t& slot = slots_[slot_of(word)];
    const std::size_t begin = begins_[count_];
    if (slot == 0 && count_ < most_words && word.size() <= longest_word && begin + word.size() <= most_letters) {
        std::copy(word.begin(), word.end(), letters_.begin() + static_cast<std::ptrdiff_t>(begin));
        slot = ++count_;
        begins_[count_] = static_cast<std::uint16_t>(begin + word.size());
    }
    return static_cast<std::uint16_t>(slot - 1);
}

std::string_view Vocabulary::word(std::uint16_t number) const {
    const std::size_t begin = begins_[number];
    return {letters_.data() + begin, begins_[number + 1U] - begin};
}

}  // namespace sightlines
