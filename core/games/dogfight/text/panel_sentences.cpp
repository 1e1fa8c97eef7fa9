#include "games/dogfight/text/panel_sentences.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/verbs.h"

namespace sightlines::dogfight::words {

std::string follows_sentence(const Position& at, const Aircraft& plane) {
    return "It flies right after " + words::plane_words(at, plane.follow) + ".";
}

std::string may_follow_sentence(const Position& at, const Aircraft& plane) {
    return "When its place comes it may follow " + words::plane_words(at, plane.target) + ": bonus " +
           with_sign(tailing_bonus(plane, at.plane(plane.target))) + ".";
}

std::string pair_text(const Aircraft& plane, int letter, int other) {
    return plane_name(letter) + to + plane_name(other) + (plane.random_target != nobody ? " (surprise)" : "");
}

std::string step_text(int step, const Mps& mps, int engine_sum) {
    const int steps = std::max(mps.horizontal, mps.vertical);
    return "Step " + std::to_string(step) + (step <= steps ? " of " + std::to_string(steps) : "") + dot +
           "engine sum " + number(engine_sum);
}

std::string mps_text(int horizontal, int vertical) {
    const std::string hexes = wording::counted(horizontal, "hex", "hexes");
    return vertical == 0 ? hexes : hexes + dot + wording::counted(vertical, "half level");
}

std::string tile_hexes(int horizontal) {
    return horizontal == 0 ? "no hex" : wording::counted(horizontal, "hex", "hexes");
}

std::string tile_levels(int half_levels) {
    constexpr std::array levels{"level", "\xC2\xBD level", "1 level", "1\xC2\xBD level", "2 levels"};
    return levels[static_cast<std::size_t>(std::clamp(half_levels, 0, 4))];
}

// Without the pitch, which is chosen above the button.
std::string fly_text(const Step& step, const Chance& success, bool chosen) {
    Step direction = step;
    direction.pitch = Step::same_pitch;
    return (chosen ? "Fly: " : "") + step_name(direction, 0) + dot +
           (success.of == success.out_of ? "sure" : percent(success));
}

std::string pitch_tip(int pitch, const StepForecast* step) {
    return wording::capital(pitch_name(pitch)) + ": " +
           (step == nullptr ? "not possible in this step" : mps_text(step->horizontal, step->vertical)) + ".";
}

std::string spin_text(const Chance& success) { return "Drop into a spin" + std::string(dot) + percent(success); }

std::string points_sentence(int points) { return std::to_string(points) + " Aerobatic Points go into this step."; }

std::string end_text(const StepForecast& step) { return "To " + place_name(step.hex, step.face); }

std::string height_text(int altitude, int leave) { return "height " + level_name(altitude, leave); }

std::string height_and_pitch(const StepForecast& step) {
    return height_text(step.altitude, step.leave) + dot + pitch_name(step.pitch);
}

std::string roll_text(const ManeuverTest& test) {
    return "Roll two dice: " + std::to_string(test.number) + " or more, test level " + std::to_string(test.level);
}

std::string costs_sentence(const ManeuverTest& test) {
    std::string costs;
    const auto cost = [&](const char* name, int value) {
        if (value != 0) costs += (costs.empty() ? "" : ", ") + std::string(name) + " " + with_sign(value);
    };
    cost("speed", test.speed_cost);
    cost("power roll", test.power_cost);
    cost("minimum speed", test.min_rise);
    return costs.empty() ? "" : "It costs, done or failed: " + costs;
}

std::string gun_sentence(const FireForecast& fire) {
    const auto added = [](int value) {
        return std::string(value < 0 ? " " + std::string(minus) + " " : " + ") + std::to_string(std::abs(value));
    };
    std::string text = fire.guns > 1 ? "Hits of each gun: two dice" : "Hits of the gun: two dice";
    for (const Modifier& each : fire.modifiers.modifiers()) {
        if (each.why == &why::combat_value) text += " + Combat Value " + std::to_string(each.value);
    }
    for (const Modifier& each : fire.modifiers.modifiers()) {
        if (each.why == &why::combat_value || each.value == 0) continue;
        text += added(each.value) + (each.why == &why::less_ten ? "" : " for " + std::string(each.why->what));
    }
    return text + ". " +
           (fire.bursts.size() > 2 ? "A long burst adds half the hits, a short one halves them."
                                   : "A short burst halves the hits.");
}

std::string stall_sentence(const StepForecast& step) {
    return "It is slow: stalls " + percent(step.stalls) + ", spins " + percent(step.spins);
}

std::string strain_sentence(const StepForecast& step) {
    return "Strain: breaks up " + percent(step.breaks) + ", damaged " + percent(step.damaged);
}

std::string failure_sentence(const FailureForecast& failure) {
    std::string text = "If it fails:";
    if (failure.mean_cv < 0) text += " Combat Value " + decimal(failure.mean_cv) + " on average,";
    text += " speed lost " + percent(failure.speed_loss);
    if (failure.stress.of > 0) text += ", strain " + percent(failure.stress);
    if (failure.nose_drops.of > 0) text += ", nose drops " + percent(failure.nose_drops);
    return text;
}

std::string bonus_text(const Position& at, int target) { return "Combat Value on " + words::plane_words(at, target); }

std::string loss_sentence(const Position& at, const Loss& loss) {
    return wording::capital(words::plane_words(at, loss.pursuer)) + " loses " + std::to_string(loss.cv) +
           " Combat Value";
}

std::string signalled_sentence(int code) { return std::string("Signalled: ") + signal_name(code) + "."; }

std::string from_pitch_text(int pitch) { return "From the " + std::string(pitch_name(pitch)); }

std::string shot_text(const Position& at, int target) { return "To " + words::plane_words(at, target); }

const char* shot_range(int half_hexes, bool in_one_hex) {
    constexpr std::array texts{"same hex", "half a hex", "next hex"};
    constexpr std::array heights{"same hex", "half a level apart", "a level apart"};
    return (in_one_hex ? heights : texts)[static_cast<std::size_t>(std::clamp(half_hexes, 0, 2))];
}

std::string spotting_text(int letter, int target) { return plane_name(letter) + " spots " + plane_name(target); }

std::string spotting_chance(int needed) {
    return needed > 6 ? "not possible" : "on " + std::to_string(needed) + " or more";
}

std::string longest_burst_sentence(const FireForecast& fire) {
    constexpr std::array limits{"none", "short", "medium", "long"};
    const auto limit = [&limits](int burst) { return limits[static_cast<std::size_t>(std::clamp(burst, 0, 3))]; };
    return std::string("Longest burst: ") + limit(fire.by_speed) + " by the speeds, " + limit(fire.by_markers) +
           " by the test markers";
}

std::string doubles_sentence(const FireForecast& fire) {
    return "A double: a critical hit for every " + std::to_string(fire.hits_per_critical) + " hits";
}

std::string chip_text(const Aircraft& plane, bool brief) {
    const std::string level = level_name(plane.altitude, plane.leave), speed = std::to_string(plane.speed);
    return (brief ? level : "height " + level) + dot + (plane.spin ? "spin" : (brief ? "S" : "speed ") + speed);
}

std::string damage_text(const Aircraft& plane) {
    return std::to_string(plane.damage) + "/" + std::to_string(2 * all_boxes(plane.card)) + " hits";
}

std::string state_text(const Aircraft& plane) {
    std::string text;
    const auto add = [&text](bool on, const char* word) {
        if (on) text += (text.empty() ? "" : ", ") + std::string(word);
    };
    add(plane.out == Out::destroyed, "destroyed");
    add(plane.out == Out::left, "left the map");
    add(plane.spin, "spinning");
    add(plane.fire > 0, "on fire");
    add(plane.fire == 0 && plane.smoke > 0, "smoking");
    add(plane.engine_dead, "engine destroyed");
    return text;
}

std::string speed_text(const Aircraft& plane) {
    return "Speed" + (plane.speed_change == 0 ? std::string() : ", next turn " + with_sign(plane.speed_change));
}

std::string hunts_text(int target) { return "Hunts " + plane_name(target); }

std::string combat_value_text(int cv) { return "Combat Value " + number(cv); }

std::string pilot_text(const Pilot& pilot) {
    return "Pilot: " + grade_name(pilot) + dot + "experience, flying, shooting";
}

}  // namespace sightlines::dogfight::words
