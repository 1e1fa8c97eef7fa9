// The counters of a frame, their labels and the flag, laid out so that none covers another. CSS pixels.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

struct ShownUnit {
    UnitId id = no_unit;
    art::Look look;
    bool needed = false;  // its label is never left out
    bool was = false;     // only where it set out: it is shown elsewhere on its way
    float rim = 0;        // what is drawn around it, pixels
};

// Where on its way a mover that may be shot at is shown, if not where it set out.
std::optional<Point> shown_on_its_way(const Scene& scene, const Selection& selection);

// Those in view. Needed are the labels of what is chosen, pointed at, or in sight of the decision.
std::vector<ShownUnit> shown_units(const Camera& camera, const Scene& scene, const Selection& selection);

// With what stands out from them: rims, chips.
std::vector<art::Disc> discs_of(const std::vector<ShownUnit>& units);

// The walk whose way and end are drawn: to the goal, or else the proposed one; nullptr if there is none.
const Walk* shown_walk(const Selection& selection);

// Where dice, odds and ghosts of the forecasts are drawn.
std::vector<Area> forecast_areas(const Camera& camera, const Scene& scene, const Selection& selection);
// Along the lines of a volley that is forecast.
std::vector<Area> forecast_lines(const Camera& camera, const Scene& scene, const Selection& selection);

class UnitLayer {
  public:
    // Labels leave `taken` free, and `lines`, on which the flag's may lie where there is no other room.
    UnitLayer(const Camera& camera, const Position& at, const UnitNames& names, std::vector<ShownUnit> units,
              std::vector<Area> taken, const std::vector<Area>& lines = {});

    void draw_counters(ImDrawList& list) const;
    void draw_labels(ImDrawList& list) const;
    void draw_flag(ImDrawList& list) const;
    void add_test_ids() const;  // "label:a02", "label:flag", "counter:a02", "was:a02"

    const std::vector<art::Disc>& discs() const { return discs_; }
    const std::vector<Area>& areas() const { return areas_; }  // the labels', the flag's, and those taken

  private:
    struct Label {
        UnitId id;  // no_unit: the flag's
        std::string name, state;
        float name_width;
        art::PlacedTag at;
    };
    void place_labels(const Camera& camera, const Position& at, const UnitNames& names, const Area& view,
                      const std::vector<Area>& lines);
    void draw_label(ImDrawList& list, const Label& label) const;

    std::vector<ShownUnit> units_;
    std::vector<art::Disc> discs_;
    std::optional<art::Flag> flag_;
    std::vector<Label> labels_;
    std::vector<Area> areas_;
};

}  // namespace sightlines::crossfire_squads
