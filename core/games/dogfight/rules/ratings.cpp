#include "games/dogfight/rules/ratings.h"

#include <algorithm>

namespace sightlines::dogfight {
namespace {

// DF-CARD-04, DF-ADV-ENG-01.
int effective(const Options& options, const Aircraft& plane, int skill) {
    skill -= plane.wound;
    if (options.engine_fire && plane.fire > 0) return skill - 3;
    if (options.engine_fire && plane.smoke > 0) return skill - 1;
    return skill;
}

}  // namespace

int experience(const Options& options, const Aircraft& plane) {
    return effective(options, plane, plane.pilot.experience);
}
int flying(const Options& options, const Aircraft& plane) { return effective(options, plane, plane.pilot.flying); }
int shooting(const Options& options, const Aircraft& plane) { return effective(options, plane, plane.pilot.shooting); }

int all_boxes(const Card& card) {
    int boxes = 0;
    for (const int set : card.boxes) boxes += set;
    return boxes;
}

Filled filled_sets(const Aircraft& plane) {
    const int boxes = all_boxes(plane.card);
    Filled filled;
    int end = 0;
    for (const int set : plane.card.boxes) {
        end += set;
        if (plane.damage >= boxes + end) {
            ++filled.twice;
        } else if (plane.damage >= end) {
            ++filled.once;
        }
    }
    return filled;
}

int max_dive(const Aircraft& plane) { return plane.card.dive - filled_sets(plane).twice; }

int marks_after_fill(const Aircraft& plane, int sets) {
    const int boxes = all_boxes(plane.card);
    int marks = plane.damage;
    for (; sets > 0 && marks < 2 * boxes; --sets) {
        int end = marks / boxes * boxes;
        for (const int set : plane.card.boxes) {
            end += set;
            if (end > marks) break;
        }
        marks = end;
    }
    return std::min(marks, 2 * boxes);
}

bool has_working_gun(const Aircraft& plane) {
    return std::any_of(plane.jams.begin(), plane.jams.begin() + plane.card.guns,
                       [](Gun gun) { return gun == Gun::works; });
}

}  // namespace sightlines::dogfight
