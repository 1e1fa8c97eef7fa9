// Step targets: a token for every edge that the mover can reach and for the middle, pointing along the facing, with the
// chance of success; for the hovered one, a preview of the aircraft and the forecast.
#pragma once

#include "games/dogfight/draw/plane_labels.h"

namespace sightlines::dogfight {

class StepLayer : public Layer {
  public:
    StepLayer(Picture& picture, const PlaneLabels& labels) : Layer(picture), labels_(labels) {}

    void draw_destination(ImDrawList& list) const;  // the hex in which the step ends; below the aircraft
    void draw_targets(ImDrawList& list) const;
    void draw_forecast(ImDrawList& list) const;

  private:
    void draw_warnings(ImDrawList& list, const StepForecast& forecast, ImVec2 from) const;

    const PlaneLabels& labels_;
};

}  // namespace sightlines::dogfight
