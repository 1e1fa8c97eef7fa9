// The camera: which part of the table is visible and at what scale. Table units are those of CS-GEO-01; pixels are CSS
// pixels.
#pragma once

#include <optional>

#include "board/area.h"
#include "board/look.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

class Camera {
  public:
    // Call before each frame: the viewport, and the width of the margin around the whole table, in pixels.
    void place(const Area& viewport, float margin);

    void set_look(const BoardLook& look) { look_ = look; }
    const BoardLook& look() const { return look_; }

    // What of the viewport's lower end a table that is smaller leaves free, in pixels: for buttons.
    void set_foot(float height) { foot_ = height; }

    // The least radius of a counter, in pixels; 0, as in a miniature: hardly larger than its base.
    void set_least_counter(float radius) { least_counter_ = radius; }
    float least_counter() const { return least_counter_; }

    // Applies wheel and pinch gestures of the last frame; the wheel only if `hovered`.
    void follow(bool hovered);

    void drag(ImVec2 delta);                // pixels
    void zoom(float factor, ImVec2 fixed);  // `fixed` is a screen point
    void fit();                             // shows the whole table
    // The whole table at a glance, until anything else is shown; and back to what was shown before.
    void show_overview();
    void leave_overview();
    void toggle_overview() { is_overview() ? leave_overview() : show_overview(); }
    bool is_overview() const { return before_.has_value(); }
    void toggle_zoom(ImVec2 fixed);            // for a double tap: toggles between the whole table and a closer view
    void show(const Box& box, int spare = 0);  // pans and zooms out as little as makes the box visible; table units
    Box sight() const;                         // what is visible, or will be when the camera has come to rest
    void zoom_to(const Box& box, float most);  // zooms to the box, with at most `most` pixels per unit

    void zoom_to_at_once(const Box& box, float most);  // the same without animation

    bool is_fitted() const { return aim_.unit >= fitted_unit(); }
    float scale() const { return 1 / now_.unit; }  // pixels per unit
    float fitted_scale() const { return 1 / fitted_unit(); }
    float scale_for(const Box& box) const { return 1 / unit_for(box); }  // at which all of it is just visible
    const Area& viewport() const { return viewport_; }
    void set_below(float height) { below_ = height; }
    Area painted() const { return {viewport_.min, {viewport_.max.x, viewport_.max.y + below_}}; }

    ImVec2 at(ImVec2 units) const;
    ImVec2 at(Point p) const { return at(ImVec2{static_cast<float>(p.x), static_cast<float>(p.y)}); }
    Area on_screen(const Box& box) const;
    ImVec2 on_table(ImVec2 screen) const;
    Point point_at(ImVec2 screen) const;  // the nearest whole point of the table

  private:
    struct Pose {
        ImVec2 centre{table_width / 2.0f, table_height / 2.0f};
        float unit = 1;  // table units per pixel
    };
    float fitted_unit() const;
    float unit_for(const Box& box) const;
    Pose clamped(Pose pose) const;  // clamped to the sheet
    Pose zoomed(Pose from, float factor, ImVec2 fixed) const;
    Pose interpolated() const;
    void move_to(Pose to, double ms);

    Area viewport_{{0, 0}, {1, 1}};
    float margin_ = 0, below_ = 0;
    BoardLook look_;
    bool placed_ = false;
    Pose now_, from_, aim_;
    std::optional<Pose> before_;  // the overview
    float least_counter_ = 0;
    float foot_ = 0;
    double begins_ = 0, ends_ = 0;
};

}  // namespace sightlines::crossfire_squads
