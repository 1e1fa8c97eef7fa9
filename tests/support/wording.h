// The accessible board of a record: the texts that program and page show.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/games.h"
#include "support/serve.h"

namespace sightlines::test {

class InWords {
  public:
    explicit InWords(const Json& record);  // fails the test if the record does not open

    std::string cell(std::string_view name) const;                           // of the boards; "?" if there is none
    std::string entry(std::string_view row, std::string_view column) const;  // of the lists; likewise
    std::vector<std::string> full_cells() const;                             // the boards' cells that are not empty
    std::vector<std::string> rows(std::string_view table) const;
    bool tells(std::string_view fact) const;               // one of the facts is this sentence
    std::string action(std::string_view move_text) const;  // "group: words"; "" if it is not offered
    bool mentions(std::string_view text) const;            // anywhere at all
    Match& match() { return *match_; }

  private:
    std::unique_ptr<Match> match_;
    AccessibleBoard board_;
};

}  // namespace sightlines::test
