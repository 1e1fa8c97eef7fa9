#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sightlines {

// What was made of the last `most` texts; a newer one takes the place of the oldest. A page asks for the link of one
// position several times, and reads those of its saved games whenever it lists them, while packing and unpacking take
// milliseconds.
class Memo {
  public:
    explicit Memo(std::size_t most) : most_(most) {}

    const std::string* made_of(std::string_view text) const;  // null: it is not known
    const std::string& add(std::string_view text, std::string made);

  private:
    std::vector<std::pair<std::string, std::string>> known_;
    std::size_t most_, next_ = 0;
};

}  // namespace sightlines
