// The board of this frame: what is there, where it is, and where there is room left. All that draw on it share it, and
// the pointer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "api/match_of.h"
#include "board/area.h"
#include "board/look.h"
#include "games/dogfight/advice/prospect.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/draw/camera.h"
#include "games/dogfight/draw/target_ring.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// A Combat Value on the board; or what is expected of a hex in which the move can end.
struct BoardNumber {
    Area area;
    int hunter = nobody, target = nobody;
    int gain = 0;  // of a hex behind the target; then the reason
    const Reason* why = nullptr;
    std::optional<PlaceOdds> odds = {};
};

class Picture {
  public:
    Picture(const MatchOf<Rules>& match, const Selection& selection) : match_(match), selection_(selection) {}

    // Once a frame, before anything is drawn. Nothing is taken yet.
    // `below`: so far below the area the sheet may go on.
    void place(const Area& area, float below, const BoardLook& look, bool decides_here);
    void reset_zoom() { camera_.reset(); }
    void change_zoom(float factor, ImVec2 fixed, ImVec2 by) { camera_.change(room_, factor, fixed, by); }

    const Rules& rules() const { return match_.history().rules(); }
    const Position& at() const { return match_.history().at(); }
    const History<Rules>& history() const { return match_.history(); }
    Scene<Rules> scene() const { return {rules(), history(), at()}; }
    const Selection& selection() const { return selection_; }
    bool decides_here() const { return decides_here_; }
    const Plan* preview() const;  // of who decides here; or null

    const BoardLook& board_look() const { return board_look_; }
    const Camera& camera() const { return camera_; }
    const Chart& chart() const { return camera_.chart(); }
    const Area& paper() const { return paper_; }                    // beside the altitude strip
    const Area& window() const { return window_; }                  // in it, which shows the sky
    const Area& room() const { return room_; }                      // of that, what is within the area
    const Area& strip() const { return strip_; }                    // empty if there is no room for it
    const std::vector<art::Look>& looks() const { return looks_; }  // by letter
    const art::Look& look(int letter) const { return looks_[static_cast<std::size_t>(letter)]; }
    art::Look look_of(const Position& at, int letter) const;
    art::Look look_at(const Waypoint& place, int letter) const;  // in play
    const TargetRing& ring() const { return ring_; }
    float label_font_size() const;

    // Areas that nothing else is written over.
    void take(const Area& area) { taken_.push_back(area); }
    const std::vector<Area>& taken() const { return taken_; }
    bool is_occupied(ImVec2 centre, ImVec2 half) const;
    bool is_outside(ImVec2 centre, ImVec2 half) const;                                     // of the room
    void write(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink);  // in a box
    void forget_numbers() { numbers_.clear(); }                                            // of the frame before
    void add_number(const BoardNumber& number) { numbers_.push_back(number); }
    const std::vector<BoardNumber>& numbers() const { return numbers_; }

  private:
    const MatchOf<Rules>& match_;
    const Selection& selection_;
    bool decides_here_ = true;
    BoardLook board_look_;
    Camera camera_;
    Area paper_{}, window_{}, room_{}, strip_{};
    std::vector<art::Look> looks_;
    TargetRing ring_;
    std::vector<Area> taken_;
    std::vector<BoardNumber> numbers_;
};

// A part of what is drawn on the board; it knows the picture by the names of a view.
class Layer {
  public:
    explicit Layer(Picture& picture) : picture_(picture) {}

  protected:
    const Rules& rules() const { return picture_.rules(); }
    const Position& at() const { return picture_.at(); }
    const History<Rules>& history() const { return picture_.history(); }
    const Selection& selection() const { return picture_.selection(); }
    bool planning() const { return selection().planning(); }
    bool decides_here() const { return picture_.decides_here(); }
    const Chart& chart() const { return picture_.chart(); }
    const Area& room() const { return picture_.room(); }
    const Area& strip() const { return picture_.strip(); }
    const std::vector<art::Look>& looks() const { return picture_.looks(); }
    const art::Look& look(int letter) const { return picture_.look(letter); }
    art::Look look_of(const Position& at, int letter) const { return picture_.look_of(at, letter); }
    const TargetRing& ring() const { return picture_.ring(); }
    float label_font_size() const { return picture_.label_font_size(); }
    bool is_occupied(ImVec2 centre, ImVec2 half) const { return picture_.is_occupied(centre, half); }
    bool is_outside(ImVec2 centre, ImVec2 half) const { return picture_.is_outside(centre, half); }
    void write(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink) const {
        picture_.write(list, centre, size, text, ink);
    }

    Picture& picture_;
};

}  // namespace sightlines::dogfight
