// The camera: which part of the table is visible and at what scale. Table units are those of CS-GEO-01; pixels are CSS
// pixels.
#pragma once

#include "board/area.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

class Camera {
  public:
    // Call before each frame: the viewport, and the width of the margin around the whole table, in pixels.
    void place(const Area& room, float rim);

    // Applies wheel and pinch gestures of the last frame; the wheel only if `hovered`.
    void follow(bool hovered);

    void drag(ImVec2 by);                       // pixels
    void zoom(float factor, ImVec2 fixed);      // `fixed` is a screen point
    void fit();                                 // shows the whole table
    void fit_or_close_in(ImVec2 fixed);         // for a double tap: toggles between the whole table and a closer view
    void show(const Box& box);                  // pans or zooms out so that the box is visible; table units
    void close_in(const Box& box, float most);  // zooms to the box, with at most `most` pixels per unit

    void show_at_once(const Box& box, float most);  // the same without animation

    bool is_fitted() const { return aim_.unit >= widest(); }
    float scale() const { return 1 / now_.unit; }  // pixels per unit
    float fitted_scale() const { return 1 / widest(); }
    const Area& room() const { return room_; }

    ImVec2 at(ImVec2 units) const;
    ImVec2 at(Point p) const { return at(ImVec2{static_cast<float>(p.x), static_cast<float>(p.y)}); }
    ImVec2 on_table(ImVec2 screen) const;
    Point point_at(ImVec2 screen) const;  // the nearest whole point of the table

  private:
    struct Sight {
        ImVec2 centre{table_width / 2.0f, table_height / 2.0f};
        float unit = 1;  // table units per pixel
    };
    float widest() const;
    float unit_for(const Box& box) const;
    Sight held(Sight sight) const;  // clamped to the sheet
    Sight zoomed(Sight from, float factor, ImVec2 fixed) const;
    Sight between() const;
    void go(Sight to, double ms);

    Area room_{{0, 0}, {1, 1}};
    float rim_ = 0;
    bool placed_ = false;
    Sight now_, from_, aim_;
    double begins_ = 0, ends_ = 0;
};

}  // namespace sightlines::crossfire_squads
