#pragma once

#include "engine/accessible_board.h"
#include "engine/offers.h"
#include "games/codec.h"

namespace sightlines {

// An action as an answer. A game that has no offers yet says what its codec says.
template <Game G>
Offer offer_of(const G& rules, const typename G::Position& seen, const typename G::Action& action) {
    if constexpr (HasOffers<G>) {
        return Offers<G>::offer(rules, seen, action);
    } else if constexpr (requires { Codec<G>::action_words(rules, seen, action); }) {
        ActionWords words = Codec<G>::action_words(rules, seen, action);
        return {std::move(words.group), std::move(words.words)};
    } else {
        return {"", Codec<G>::text(action)};
    }
}

}  // namespace sightlines
