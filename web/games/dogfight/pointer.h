// The pointer on the board: what it points at, presses and drags; and where several things lie under a finger, the
// question which one is meant.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/draw/plan.h"
#include "games/dogfight/draw/plane_labels.h"

namespace sightlines::dogfight {

class Pointer : public Layer {
  public:
    Pointer(Picture& picture, const PlaneLabels& labels, PlanLayer& plan, Selection& selection)
        : Layer(picture), labels_(labels), plan_(plan), selection_(selection) {}

    void take(const Area& area);
    void draw_drag(ImDrawList& list) const;
    bool drags() const { return dragging_; }

    const PlacedTarget* target_at(ImVec2 point) const;
    int plane_at(ImVec2 point) const;

    void draw_question();  // "Which one?"
    void forget_question() { ambiguous_.clear(); }

  private:
    void point_at(ImVec2 mouse);
    void press(ImVec2 point);
    bool is_double(ImVec2 point) const;                                   // of a press that has only marked
    std::optional<Facing> nose_at(ImVec2 point) const;                    // none: the circle
    float nearer_than_planes(ImVec2 point, float reach, bool own) const;  // squared
    bool click_waypoint(ImVec2 point);
    bool click_height_mark(ImVec2 point);
    bool may_drag_from(ImVec2 point) const;
    std::optional<PlacedWaypoint> waypoint_at(ImVec2 point) const;
    bool is_on_height_bar(ImVec2 point) const;
    void hold(ImVec2 point);
    void follow_drag();
    void drag_marker(float y);
    enum class Held : std::int8_t { nothing, aircraft, other, marker, waypoint };
    void drop(Held held, ImVec2 point);

    struct Pick {
        float distance;
        std::string words;
        std::function<void()> take;
    };
    std::vector<Pick> picks_at(ImVec2 point);  // nearest first
    bool disambiguate(ImVec2 point);

    const PlaneLabels& labels_;
    PlanLayer& plan_;
    Selection& selection_;
    Held held_ = Held::nothing;  // on which the button went down
    int held_plane_ = nobody;
    std::size_t held_waypoint_ = 0;
    std::ptrdiff_t held_height_mark_ = 0;
    bool dragging_ = false;
    std::vector<Pick> ambiguous_;  // among which it is asked
    ImVec2 ambiguous_at_;
    ImVec2 marked_at_;
    double marked_ms_ = -1e9;
    ImVec2 last_mouse_;  // a resting mouse must not override a choice by keys
};

}  // namespace sightlines::dogfight
