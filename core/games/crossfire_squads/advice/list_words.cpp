#include "games/crossfire_squads/advice/list_words.h"

#include <cmath>

#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads::words {

using wording::capital;

std::string listed_unit(const Scene& scene, UnitId id) {
    const Unit& unit = scene.unit(id);
    std::string text = capital(scene.name(id));
    if (unit.on_table()) text += ", " + scene.places().at(unit.at);
    if (unit.hidden()) text += ", in " + scene.places().piece(unit.hidden_in);
    const std::string state = state_of(unit);
    return state.empty() ? text : text + ", " + state;
}

std::string listed_place(const Scene& scene, const ListedPlace& place, Task task) {
    switch (place.what) {
        case ListedPlace::What::proposed: return "Proposed: " + scene.places().at(place.at);
        case ListedPlace::What::ground: return capital(scene.places().piece(place.piece));
        case ListedPlace::What::between:
            return "Between " + scene.places().piece(place.piece) + " and " + scene.places().piece(place.other);
        case ListedPlace::What::beside: return "Beside " + scene.units().full(place.unit);
        case ListedPlace::What::enemy:
            return (task == Task::smoke ? "On " : "Contact with ") + scene.name(place.unit) + ", " +
                   scene.places().at(place.at);
    }
    return "";
}

std::string listed_square(const PlaceNames& places, int square) {
    constexpr int middle = 4;
    const Point at = point_in_square(square, middle);
    const PieceId area = places.area_at(at);
    return square_of(at) + (area == no_piece ? "" : ", " + places.piece(area));
}

std::string listed_point(int point) {
    const Point way{point % 3 - 1, point / 3 - 1};
    return way == Point{0, 0} ? "Middle" : listed_wind(way);
}

std::string listed_wind(Point heading) { return capital(std::string(heading_words_of(heading))); }

std::string listed_shift(int steps, Point way) {
    if (steps == 0) return "As it is";
    static_assert(fine_steps == 8 && fine_step == inch / 8);
    int part = steps < 0 ? -steps : steps, whole = fine_steps;
    for (; part % 2 == 0 && whole > 1; part /= 2) whole /= 2;
    const std::string far = whole == 1 ? "1" : std::to_string(part) + "/" + std::to_string(whole);
    const Point heading{steps < 0 ? -way.x : way.x, steps < 0 ? -way.y : way.y};
    return far + " inch " + std::string(heading_words_of(heading));
}

std::string far_on_its_way(Point from, Point at) {
    return "After " + inches(static_cast<int>(std::lround(std::sqrt(static_cast<double>(squared_distance(from, at))))));
}

std::string joins(const Scene& scene, UnitId id) { return capital(scene.units().full(id)) + " joins"; }

std::string comes_along(const Scene& scene, UnitId id) { return capital(scene.units().full(id)) + " comes along"; }

}  // namespace sightlines::crossfire_squads::words
