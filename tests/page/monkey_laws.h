// Invariants of the page.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sightlines::monkey {

class Laws {
  public:
    void before();                             // records the state before an event
    std::string after(std::string_view line);  // "" or the broken invariant

  private:
    std::string screen_, record_, link_;
    std::vector<std::pair<std::string, std::string>> saved_;  // id and link, newest first
    std::string opened_link_, opened_record_;                 // known to agree
};

}  // namespace sightlines::monkey
