#include "games/dogfight/text/board_words.h"

#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"

namespace sightlines::dogfight::words {

const char* no_shot_reason(NoFire why) {
    switch (why) {
        case NoFire::spinning: return "in a spin: no shot";
        case NoFire::no_target: return "no target: no shot";
        case NoFire::friend_: return "its target is a friend";
        case NoFire::no_cv: return "Combat Value below 1: no shot";
        case NoFire::no_gun: return "no gun works";
        case NoFire::range: return "target out of reach";
        case NoFire::burst: return "too fast or too wild: no shot";
        default: return nullptr;
    }
}

std::string fire_text(const FireForecast& fire, int burst, bool in_one_hex) {
    const double chance = fire.bursts[static_cast<std::size_t>(burst - 1)].any_hit;
    return std::string(shot_range(fire.half_hexes, in_one_hex)) + dot +
           (chance > 0 ? percent(chance) + " to hit" : "cannot hit");
}

std::string shot_result(int hits) { return hits == 0 ? "missed" : counted(hits, "hit"); }

const char* test_result(bool passed) { return passed ? "worked" : "failed"; }

std::string end_height(const StepForecast& step) {
    return height_text(step.altitude, step.leave) + (step.pitch == 0 ? "" : ", " + std::string(pitch_name(step.pitch)));
}

std::vector<std::string> warnings(const StepForecast& step) {
    std::vector<std::string> texts;
    if (step.out == Out::left) texts.emplace_back("leaves the map");
    if (step.out == Out::destroyed) texts.emplace_back("hits the ground");
    if (step.stalls.of > 0) texts.push_back("stall " + percent(step.stalls));
    if (step.spins.of > 0) texts.push_back("spin " + percent(step.spins));
    if (step.stress_test) texts.emplace_back("stress test");
    return texts;
}

const char* place_behind(const Reason& why) {
    return &why == &why::same_hex ? "circling with it" : &why == &why::astern ? "right behind it" : "behind it";
}

std::string gain_tip(int bonus, const Reason& why) {
    return "Here when a turn begins: Combat Value " + with_sign(bonus) + ", for flying " + place_behind(why) + ".";
}

std::string hexes_away(int count) { return counted(count, "hex", "hexes") + " away. "; }

std::string odds_tip(Millionths hit, Millionths danger) {
    return (hit.count > 0 ? "Ending here, you hit with " + percent(hit) + " this turn. "
                          : std::string("Ending here, you have no shot this turn. ")) +
           "You are hit with about " + percent(danger) + " by the end of the next.";
}

std::string pick_nose(Facing face) {
    return face == Facing::none ? "Circle there"
                                : "Nose to the " + std::string(wording::compass(facing_words[index(face)]));
}

std::string value_of(const Position& at, int letter) {
    return words::short_name(at, letter) + " aims " + number(at.plane(letter).cv);
}

std::string lost_cv(int cv) { return minus + std::to_string(cv) + " Combat Value"; }

}  // namespace sightlines::dogfight::words
