// What moves between two positions: aircraft fly their step, enter a spin, fall with smoke, or fade out over the edge;
// gunfire is drawn as tracers.
#pragma once

#include <cstddef>

#include "board/animation.h"
#include "games/dogfight/draw/plane_labels.h"
#include "games/dogfight/draw/trails.h"

namespace sightlines::dogfight {

class Motion : public Layer {
  public:
    Motion(Picture& picture, const PlaneLabels& labels, const Trails& trails)
        : Layer(picture), labels_(labels), trails_(trails) {}

    void begin(std::size_t from, std::size_t to, bool flown);  // plies; `flown`: several steps in one go
    bool is_over() const { return animation_.part() >= 1; }
    double left() const;  // ms
    void draw(ImDrawList& list) const;

  private:
    double duration(std::size_t from, std::size_t to) const;  // ms
    Animation glide(std::size_t from, std::size_t to) const;
    struct Moment {
        std::size_t ply;
        float part;  // of the way to the next
    };
    Moment moment() const;
    art::Look look_between(const Position& before, const Position& after, int letter, float part) const;
    void draw_tracers(ImDrawList& list, const Position& before, float part) const;

    const PlaneLabels& labels_;
    const Trails& trails_;
    Animation animation_;
};

}  // namespace sightlines::dogfight
