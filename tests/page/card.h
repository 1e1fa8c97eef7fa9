// A card by itself: drawn in place of the page, in a frame of its own, for as long as the value lives. Marks, keys,
// pointer and layout checks are as for the page (hand.h, layout.h).
//
//     Invitation card(match, view, 1);
//     page::ShownCard<Invitation> shown(card);
//     page::click("invitation:play");
//     CHECK(shown.answer() == Invitation::Answer::play);
#pragma once

#include <functional>
#include <utility>

#include "page/driver.h"

namespace sightlines::page {

void show_instead(std::function<void()> draw, Outside world);
void show_nothing();

template <class Card>
class ShownCard {
  public:
    using Answer = decltype(std::declval<Card&>().draw());

    explicit ShownCard(Card& card, Outside world = desktop()) {
        show_instead(
            [this, &card] {
                if (Answer answer = card.draw()) answer_ = std::move(answer);
            },
            std::move(world));
    }
    ~ShownCard() { show_nothing(); }
    ShownCard(const ShownCard&) = delete;
    ShownCard& operator=(const ShownCard&) = delete;

    const Answer& answer() const { return answer_; }  // the last one; nothing yet: an empty optional

  private:
    Answer answer_;
};

}  // namespace sightlines::page
