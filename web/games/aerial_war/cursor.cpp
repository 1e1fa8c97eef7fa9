#include "games/aerial_war/cursor.h"

namespace sightlines::aerial_war {

Square beside(Square square, Direction direction) {
    Square next = no_square;
    switch (direction) {
        case Direction::left: next = ahead(square, Facing::w); break;
        case Direction::right: next = ahead(square, Facing::e); break;
        case Direction::up: next = ahead(square, Facing::n); break;
        case Direction::down: next = ahead(square, Facing::s);
    }
    return next == no_square ? square : next;
}

}  // namespace sightlines::aerial_war
