#include "games/aerial_war/ai/reach.h"

#include <memory>

#include "games/aerial_war/rules/flight.h"

namespace sightlines::aerial_war {
namespace {

using Table = std::array<DiceByPose, pose_count>;  // a third of a megabyte

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
                const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(die - 1));
                for (const Facing arriving : all_facings) {
                    flights.after(die)[index(arriving)].each([&](int to) {
                        (*table)[pose_of(from, facing)][pose_of(static_cast<Square>(to), arriving)] |= bit;
                    });
                }
            }
        }
    }
    return table;
}

}  // namespace

const DiceByPose& dice_from(Square square, Facing facing) {
    static const std::unique_ptr<const Table> table = made();
    return (*table)[pose_of(square, facing)];
}

}  // namespace sightlines::aerial_war
