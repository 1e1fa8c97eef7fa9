#include "games/crossfire_squads/advice/listed_places.h"

#include <algorithm>

#include "base/sort_short.h"
#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/advice/free_places.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/offers/minefields.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/text/place_names.h"

namespace sightlines::crossfire_squads {
namespace {

using What = ListedPlace::What;

constexpr std::size_t most_pieces = 8;
constexpr std::array rows_of_points{1 * inch, 3 * inch, 5 * inch};

// Areas, the flag first, then the nearest.
std::vector<const Piece*> areas_near(const Position& seen, Point from) {
    std::vector<const Piece*> pieces;
    for (const Piece& piece : seen.terrain) {
        if (piece.is_area()) pieces.push_back(&piece);
    }
    const auto far = [&](const Piece* piece) {
        return piece->id == seen.objective ? -1 : squared_distance(piece->shape.box().middle(), from);
    };
    sort_short(pieces, [&](const Piece* a, const Piece* b) { return far(a) < far(b); });
    return pieces;
}

class PlaceList {
  public:
    PlaceList(const Scene& scene, const AnswerDraft& draft)
        : scene_(scene), seen_(scene.seen()), draft_(draft), unit_(draft.choice().unit) {}

    std::vector<ListedPlace> found(Task task) {
        switch (task) {
            case Task::charge: add_enemies(); break;
            case Task::smoke:
                add_enemies();
                add_grounds(false);
                break;
            case Task::search: add_searchable(); break;
            case Task::mine:
                add_grounds(false);
                std::erase_if(places_, [&](const ListedPlace& place) {
                    return !scene_.check(LayMine{place.piece, {no_piece, no_piece}, {}}).accepted();
                });
                for (const Minefield& field : possible_minefields(scene_)) {
                    const auto [first, second] = field.order.between;
                    places_.push_back({What::between, first, no_unit, field.middle, second});
                }
                break;
            case Task::wire: add_grounds(false); break;
            case Task::cross: add_proposed(suggested_crossing(scene_, unit_).to); break;
            case Task::retreat:
                add_proposed(advised_retreat(scene_, unit_));
                add_grounds(true);
                break;
            case Task::appear: add_proposed(suggested_appearance(seen_, unit_)); break;
            case Task::place:
            case Task::place_rest:
                add_proposed(advised_placing(scene_, unit_, draft_.choice().face));
                add_grounds(true);
                add_friends();
                std::erase_if(places_, [&](const ListedPlace& place) {
                    return !scene_.check(PlaceUnit{unit_, place.at, draft_.choice().face, no_heading}).accepted();
                });
                break;
            default:
                if (seen_.phase == Phase::react) {
                    const Slider& slider = draft_.choice().slider;
                    if (slider.empty()) break;
                    if (const auto spot = suggested_spot(seen_, slider.point(), unit_)) add_proposed(spot->at);
                    break;
                }
                if (seen_.phase == Phase::group) add_proposed(advised_group_goal(scene_, seen_, unit_));
                if (seen_.phase == Phase::reveal) add_proposed(suggested_appearance(seen_, unit_));
                if (seen_.phase == Phase::reveal) break;
                add_grounds(true);
                add_friends();
                add_enemies();
        }
        return std::move(places_);
    }

  private:
    void add_proposed(std::optional<Point> at) {
        if (at) places_.push_back({What::proposed, no_piece, no_unit, *at});
    }

    // `stands`: a unit has to find room there.
    void add_grounds(bool stands) {
        const std::size_t before = places_.size();
        const Point from =
            unit_ != no_unit && seen_[unit_].on_table() ? seen_[unit_].at : Point{table_width / 2, table_height / 2};
        for (const Piece* piece : areas_near(seen_, from)) {
            if (places_.size() == before + most_pieces) return;
            if (stands && unit_ != no_unit && seen_[unit_].on_table() && piece->shape.contains(seen_[unit_].at))
                continue;
            const std::optional<Point> at = stands ? advised_inside(*piece) : piece->shape.box().middle();
            if (at) places_.push_back({What::ground, piece->id, no_unit, *at});
        }
    }

    // Where it can shoot into the ground, as near as possible.
    void add_searchable() {
        constexpr int step = 80;
        const Point from = seen_[unit_].at;
        for (const Piece* piece : areas_near(seen_, from)) {
            if (places_.size() == most_pieces) return;
            const Box& box = piece->shape.box();
            std::optional<Point> best;
            for (int y = box.top + step / 2; y < box.bottom; y += step) {
                for (int x = box.left + step / 2; x < box.right; x += step) {
                    const Point p{x, y};
                    if (best && squared_distance(p, from) >= squared_distance(*best, from)) continue;
                    if (scene_.expect(Recon{{unit_}, piece->id, p}).accepted()) best = p;
                }
            }
            if (best) places_.push_back({What::ground, piece->id, no_unit, *best});
        }
    }

    // Where the player would be sent by the proposals of the panel, if one is in that piece.
    std::optional<Point> advised_inside(const Piece& piece) const {
        for (const AdvisedPlace& place : draft_.places()) {
            if (piece.shape.contains(place.at)) return place.at;
        }
        return place_inside(seen_, unit_, piece);
    }

    void add_friends() {
        each_on_table(seen_, side_of(unit_), [&](UnitId id, const Unit&) {
            if (id == unit_) return;
            if (const auto at = place_beside(seen_, unit_, id)) places_.push_back({What::beside, no_piece, id, *at});
        });
    }

    void add_enemies() {
        each_on_table(seen_, 1 - side_of(unit_),
                      [&](UnitId id, const Unit& unit) { places_.push_back({What::enemy, no_piece, id, unit.at}); });
    }

    const Scene& scene_;
    const Position& seen_;
    const AnswerDraft& draft_;
    UnitId unit_;
    std::vector<ListedPlace> places_;
};

}  // namespace

std::vector<ListedPlace> listed_places(const Scene& scene, const AnswerDraft& draft, Task task) {
    return PlaceList(scene, draft).found(task);
}

int square_at(Point p) {
    const int column = std::clamp(p.x / square_side, 0, square_columns - 1);
    return column * square_lines + std::clamp(p.y / square_side, 0, square_lines - 1);
}

Point point_in_square(int square, int point) {
    return {square / square_lines * square_side + rows_of_points[static_cast<std::size_t>(point % 3)],
            square % square_lines * square_side + rows_of_points[static_cast<std::size_t>(point / 3)]};
}

int point_number(Point p) {
    const Point corner = point_in_square(square_at(p), 0) - Point{inch, inch};
    const auto third = [](int along) { return std::clamp(along / (2 * inch), 0, 2); };
    return third(p.x - corner.x) + 3 * third(p.y - corner.y);
}

Point shift_from_point(Point p) { return p - point_in_square(square_at(p), point_number(p)); }

}  // namespace sightlines::crossfire_squads
