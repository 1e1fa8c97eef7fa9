// The overlay of the table during a decision: selection, lines of sight and fire, forecasts. It takes no input.
#pragma once

#include <vector>

#include "board/area.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/draw/shown_shot.h"
#include "games/crossfire_squads/draw/unit_layer.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// Made for one frame; keeps references.
class Overlay {
  public:
    // `all`: also what only crossfire and groups need to know. Labels leave the units and their names free.
    Overlay(ImDrawList& list, const Camera& camera, const Scene& scene, const Selection& selection,
            const UnitLayer& units, bool all)
        : list_(list), camera_(camera), scene_(scene), selection_(selection), units_(units), all_(all) {}

    // overlay_sight.cpp
    void draw_lines() const;       // from the chosen unit to those it may shoot at; `all`: to every enemy in sight
    void draw_rings() const;       // near units, platoon, commanders
    void draw_volley() const;      // who shoots at the target
    void draw_highlights() const;  // causes of a refusal

    // overlay_moves.cpp
    void draw_suggestions() const;  // the unit that might act, places it might go to, what is left of a stopped walk
    // Path to the goal, halt, segments under fire, contact; words on none of the areas.
    void draw_preview(const std::vector<Area>& taken) const;
    void draw_reaction() const;  // path of the mover, its points, who can fire at the current one
    void draw_spots() const;     // where hidden units would appear, where units would be placed

  private:
    void draw_command_lines() const;
    void draw_intended_arc(Point point) const;
    void draw_companions(Point place) const;
    void draw_leg(const Leg& leg, float skip) const;
    void draw_threat(const Threat& threat, ImVec2 enemy, ImVec2 at, float radius, std::vector<Area>& taken) const;
    void draw_label_beside(const art::Disc& disc, ImVec2 from, const std::string& text, ImU32 ink,
                           std::vector<Area> taken) const;
    void draw_melee(const MeleeForecast& melee, const art::Disc& place, ImVec2 from,
                    const std::vector<Area>& taken) const;
    void draw_arrival(Point place, Point face, Point turret, ImU32 ink) const;
    void draw_walk(const Walk& walk, Point goal, const std::optional<MeleeForecast>& melee,
                   std::vector<Area> taken) const;

    const Position& seen() const { return scene_.seen(); }
    const Choice& choice() const { return selection_.choice(); }
    const Slider& slider() const { return choice().slider; }
    const Forecasts& forecasts() const { return selection_.forecasts(); }
    UnitId chosen() const { return choice().unit; }
    UnitId hovered() const { return selection_.hovered().unit; }
    bool is_shown(UnitId id) const { return art::is_shown(seen(), id, scene_.viewer()); }
    bool is_allowed() const { return selection_.verdict(scene_).accepted(); }

    ImDrawList& list_;
    const Camera& camera_;
    const Scene& scene_;
    const Selection& selection_;
    const UnitLayer& units_;
    bool all_;
};

// The screen areas of the units that a refusal highlights. Without the piece of ground, which may fill the board.
std::vector<Area> lit_areas(const Camera& camera, const Scene& scene, const Selection& selection);

}  // namespace sightlines::crossfire_squads
