// The window onto the table: which part of it is seen, and how large. Table units are CS-GEO-01's; pixels are CSS
// pixels.
#pragma once

#include "board/area.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

class Camera {
  public:
    // Before each frame: the room on the screen, and how much of it around the whole table is the sheet's rim.
    void place(const Area& room, float rim);

    // What wheel and fingers have done since the last frame; the wheel only counts over the board.
    void follow(bool hovered);

    void drag(ImVec2 by);                       // pixels
    void zoom(float factor, ImVec2 fixed);      // about a point of the screen
    void fit();                                 // the whole table
    void fit_or_close_in(ImVec2 fixed);         // a double tap: the whole table, or from there to a closer look
    void show(const Box& box);                  // pans, or zooms out, until all of a box is seen; stays if it is
    void close_in(const Box& box, float most);  // all of a box, as large as fits, but at most so many pixels a unit

    void show_at_once(const Box& box, float most);  // the same without a glide

    bool is_fitted() const { return aim_.unit >= widest(); }
    float scale() const { return 1 / now_.unit; }  // pixels a unit
    float fitted_scale() const { return 1 / widest(); }
    const Area& room() const { return room_; }

    ImVec2 at(ImVec2 units) const;
    ImVec2 at(Point p) const { return at(ImVec2{static_cast<float>(p.x), static_cast<float>(p.y)}); }
    ImVec2 on_table(ImVec2 screen) const;
    Point point_at(ImVec2 screen) const;  // the nearest whole point of the table

  private:
    struct Sight {
        ImVec2 centre{table_width / 2.0f, table_height / 2.0f};
        float unit = 1;  // table units a pixel
    };
    float widest() const;
    float unit_for(const Box& box) const;
    Sight held(Sight sight) const;  // within what may be seen
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
