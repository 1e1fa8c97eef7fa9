#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace sightlines {

// What was made of the last `most` texts; a newer one takes the place of the oldest. A page asks for the link of one
// position several times, and reads those of its saved games whenever it lists them, while packing and unpacking take
// milliseconds.
template <std::size_t most>
class Memo {
  public:
    const std::string* made_of(std::string_view text) const {  // null: it is not known
        for (std::size_t i = 0; i < size_; ++i) {
            if (known_[i].first == text) return &known_[i].second;
        }
        return nullptr;
    }

    const std::string& add(std::string_view text, std::string made) {
        const std::size_t place = count_++ % most;
        size_ = size_ < most ? size_ + 1 : most;
        return (known_[place] = {std::string(text), std::move(made)}).second;
    }

  private:
    std::array<std::pair<std::string, std::string>, most> known_;
    std::size_t size_ = 0, count_ = 0;
};

}  // namespace sightlines
