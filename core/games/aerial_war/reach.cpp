#include "games/aerial_war/reach.h"

#include <memory>

#include "games/aerial_war/flight.h"

namespace sightlines::aerial_war {
namespace {

constexpr std::size_t places = square_count * all_facings.size();

std::size_t place(Square square, Facing facing) {
    return static_cast<std::size_t>(square) * all_facings.size() + index(facing);
}

using Table = std::array<std::array<std::uint8_t, places>, places>;  // a third of a megabyte

std::unique_ptr<Table> made() {
    auto table = std::make_unique<Table>();
    Position alone;
    alone.phase = Phase::fly;
    alone.dice = {6, 6};
    for (Square from = 0; from < square_count; ++from) {
        for (const Facing facing : all_facings) {
            alone.planes = {{from, 0, Colour::red, facing}};
            const Flights flights(alone);
            for (int die = 1; die <= 6; ++die) {
                for (const Facing arriving : all_facings) {
                    flights.after(die)[index(arriving)].each([&](int to) {
                        (*table)[place(from, facing)][place(static_cast<Square>(to), arriving)] |=
                            static_cast<std::uint8_t>(1U << static_cast<unsigned>(die - 1));
                    });
                }
            }
        }
    }
    return table;
}

}  // namespace

std::uint8_t dice_between(Square from, Facing facing, Square to, Facing arriving) {
    static const std::unique_ptr<const Table> table = made();
    return (*table)[place(from, facing)][place(to, arriving)];
}

}  // namespace sightlines::aerial_war
