// The card of the plane in hand: tiles and arrows plan how it flies or enters, and one button plays what is planned.
#pragma once

#include <span>
#include <string>

#include "board/hex_board.h"
#include "games/crosshairs/selection.h"

namespace sightlines::crosshairs {

class FlightCard {
  public:
    // `sheet`: the arrows point as on the board. Keeps references; the selection must have a choice.
    FlightCard(Selection& selection, const Selection::Scene& scene, const HexView& sheet)
        : selection_(selection), scene_(scene), sheet_(sheet) {}

    void draw(float width, bool tells);  // tells: what comes of it

  private:
    void draw_flight(float width, bool tells);
    void draw_entry(float width);
    void draw_manoeuvres(float width);
    void draw_heights();
    void draw_facings(std::span<const Heading> headings, float width);
    void draw_main_button(float width);
    void draw_reason(int lines);
    void add_tile(const std::string& id, const Choice& choice, ImVec2 size, bool chosen);

    Selection& selection_;
    Selection::Scene scene_;
    const HexView& sheet_;
};

}  // namespace sightlines::crosshairs
