// A match opened from a record, and a selection in it, without a page.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "api/games.h"
#include "api/match_of.h"
#include "games/codec.h"
#include "games/selection.h"

namespace sightlines::page {

template <Game G, class Selection>
class SelectionBoard {
  public:
    explicit SelectionBoard(const Json& record) : match_(std::move(*open_match(record))) {}

    Scene<G> scene() const {
        const auto& history = static_cast<const MatchOf<G>&>(*match_).history();
        return {history.rules(), history, history.at()};
    }
    // The orders since the last call: a single one as move text, else their number.
    std::string order() {
        const auto orders = selection.take_orders();
        return orders.size() == 1 ? Codec<G>::text(orders[0]) : std::to_string(orders.size()) + " orders";
    }
    // The rule of the latest refusal; returned once.
    std::string rule() {
        const std::optional<Notice> notice = selection.take_notice();
        return notice ? notice->rule : "";
    }

    Selection selection;

  private:
    std::unique_ptr<Match> match_;
};

}  // namespace sightlines::page
