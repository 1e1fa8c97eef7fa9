// What is true of the page whatever was done to it.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sightlines::monkey {

class Laws {
  public:
    void before();                             // looks at the page as it is
    std::string after(std::string_view line);  // "" or what does not hold now

  private:
    std::string screen_, record_, link_;
    std::vector<std::pair<std::string, std::string>> saved_;  // id and link, newest first
    std::string opened_link_, opened_record_;                 // which are known to agree
};

}  // namespace sightlines::monkey
