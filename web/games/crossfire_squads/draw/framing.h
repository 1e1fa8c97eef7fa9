// Moves the camera automatically until the player takes control of it; then, for the rest of that turn, only to a mover
// out of sight. On a wide board it returns to the player's own picture when others have acted.
#pragma once

#include <cmath>
#include <cstddef>
#include <optional>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/scene.h"
#include "games/crossfire_squads/traces.h"

namespace sightlines::crossfire_squads {

// The bounds of units and areas if they leave most of the table empty, as in lessons and diagrams; else the whole
// table.
Box small_scene(const Position& at);
inline constexpr float small_scene_zoom = 0.4f;  // greatest scale, CSS pixels per table unit

// Below this width, in CSS pixels, the camera zooms in on decisions, and there is no scale.
inline constexpr float narrow_board = 520;

bool is_whole(const Box& box);

class Framing {
  public:
    void come_closer() { closer_ = true; }  // a small scene fills the board
    void take_over(bool by_hand = true) { by_hand_ = by_hand; }

    // Call each frame; acts once for each decision and each choice. Opens on the flag, one's own units and enemies near
    // them. `zooms_in`: to what the decision is about, for narrow boards.
    void frame(Camera& camera, const Scene& scene, const Selection& selection, const Traces& traces, std::size_t ply,
               bool zooms_in);

  private:
    bool closer_ = false;
    bool by_hand_ = false;

    struct Now {
        std::size_t ply;
        UnitId chosen;
        bool set_up;   // before the first turn
        bool decides;  // somebody here
        int turn, active;
        ImVec2 board;

        bool is_other_board(const Now& other) const {
            constexpr float much = 1.3f;
            return std::fabs(board.x - other.board.x) > 8 || board.y > other.board.y * much ||
                   other.board.y > board.y * much;
        }
        bool differs_from(const Now& other) const {
            return ply != other.ply || chosen != other.chosen || is_other_board(other);
        }
    };
    std::optional<Now> framed_;  // last
    std::optional<Box> own_;     // what was in sight when others began to act
};

}  // namespace sightlines::crossfire_squads
