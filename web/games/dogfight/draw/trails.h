// The wakes of the last two turns; where aircraft flew during some plies, the shots of that time, and where aircraft
// were lost.
#pragma once

#include "games/dogfight/draw/picture.h"
#include "games/dogfight/marks.h"

namespace sightlines::dogfight {

class Trails : public Layer {
  public:
    using Layer::Layer;

    void show(Marks marks) { marks_ = std::move(marks); }
    void show_wakes(std::vector<Trail> wakes) { wakes_ = std::move(wakes); }
    const Marks& marks() const { return marks_; }

    std::vector<ImVec2> points_flown() const;  // along trails and wakes, so close that no label fits in between
    void draw(ImDrawList& list) const;
    void draw_test(ImDrawList& list) const;  // whether the last manoeuvre worked

  private:
    void draw_wake(ImDrawList& list, const Trail& wake) const;
    void draw_trail(ImDrawList& list, const Trail& trail, int number) const;  // `number`: as in trail_numbers
    void draw_shot(ImDrawList& list, const ShotMark& shot) const;
    void draw_result(ImDrawList& list, const std::string& text, ImU32 ink, ImVec2 target) const;
    void draw_loss(ImDrawList& list, const LossMark& loss) const;

    Marks marks_;
    std::vector<Trail> wakes_;  // of the last two turns
};

}  // namespace sightlines::dogfight
