#pragma once

// In tenths of a point of score (DF-END-02), set by hand: for what the computer plays and for what is suggested to
// people. A change of one changes how the computer plays: see tests/ladder/README.md.
namespace sightlines::dogfight::values {

// An airframe.
inline constexpr int life = 150;        // can fight on, beside its boxes
inline constexpr int boxes = 200;       // all its boxes together
inline constexpr int per_control = 25;  // a point of control damage, taken off like all harm
inline constexpr int per_engine = 10;   // a point of engine damage
inline constexpr int dead_engine = 60;
inline constexpr int per_wound = 30;  // a point off all skills
inline constexpr int no_guns = 90;
inline constexpr int on_fire = 120;
inline constexpr int smoking = 25;
inline constexpr int wreck = 40;  // an aircraft in the air is never worth less

// Its energy and the room ahead; all but height are taken off.
inline constexpr int per_level = 2;  // height
inline constexpr int spinning = 70;
inline constexpr int too_slow = 18;  // each point of speed short of one above the minimum
inline constexpr int too_fast = 40;  // each point above the maximum dive speed
inline constexpr int low_dive = 60;  // diving in the lowest level
inline constexpr int off_map = 220;  // the next hex ahead is none
inline constexpr int near_rim = 12;  // nor is the one after it

// Its place against another.
inline constexpr int per_cv = 14;   // CV that will be carried over
inline constexpr int per_lack = 8;  // the same when negative
inline constexpr int on_tail = 24;  // behind the other, nearest
inline constexpr int ahead = 10;    // the other in front, nearest

// The end of a move: shots that may follow, and how far the target is.
inline constexpr int sure_shot = 20;   // a hit that is to be expected when both have moved: its point and its harm
inline constexpr int likely_shot = 8;  // while the other may still fly off, or turn
inline constexpr int per_hex = 4;      // of distance to the target
inline constexpr int far = 9;          // hexes; beyond it all is one
inline constexpr int per_height = 2;   // half levels of difference

// What the dice of a move can bring.
inline constexpr int lost = -500;       // the aircraft itself, or a place off the map
inline constexpr int per_speed = 4;     // a point of speed that a test costs
inline constexpr int usual_loss = 3;    // CV that a failure costs
inline constexpr int failed_move = 20;  // a manoeuvre that fails, where its place is not known: CV and speed
inline constexpr int stalled = 45;
inline constexpr int spun = 130;
inline constexpr int fills_one = 50;  // sets of boxes
inline constexpr int fills_two = 110;

// The lead that wins 73 games in 100, after the last turn, and more for each turn that is left.
inline constexpr int scale_at_end = 20;
inline constexpr int scale_by_turn = 8;

}  // namespace sightlines::dogfight::values
