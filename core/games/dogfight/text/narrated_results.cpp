// What followed from an action: where a step led, damage and losses, Combat Values, points and the end.
#include <algorithm>
#include <array>
#include <vector>

#include "games/dogfight/rules/cv_parts.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narrator.h"

namespace sightlines::dogfight {
namespace {

using wording::counted;

constexpr const char* wider_circle = "only a wider circle";  // in place of a tight one
constexpr std::string_view no_more_than = "only ";

// Across the hexes.
std::string way_flown(const Aircraft& from, const Aircraft& to, Tense tense) {
    const Manoeuvre& manoeuvre = manoeuvre_flown(from, to);
    const std::string way = tense == Tense::present ? manoeuvre.present_to : manoeuvre.past;
    return from.hex == to.hex && from.middle() && !to.middle() ? way + to_the(to.face) : way + " " + hex_name(to.hex);
}

// What was left of a turn or a circle.
std::string way_left(const Aircraft& from, const Aircraft& to, Tense tense) {
    if (to.middle()) return "only a circle";
    if (from.hex == to.hex)
        return from.middle() ? "out of its circle" : tense == Tense::present ? "it stays" : "it stayed";
    return std::string(no_more_than) + manoeuvre_flown(from, to).name;
}

// Whether it flew across the hexes as it was meant to, so that something else was lost.
bool keeps_way(const Step& meant, const Aircraft& from, const Aircraft& to) {
    if (meant.kind == StepKind::hold) return from.hex == to.hex && from.face == to.face;
    if (meant.kind != StepKind::fly || meant.mid || meant.exit != Facing::none || to.middle()) return false;
    const int turned = (static_cast<int>(to.face) - static_cast<int>(from.face) + 6) % 6;
    return from.hex != to.hex && turned == (meant.turn + 6) % 6;
}

// Up or down.
std::string height_flown(const Aircraft& from, const Aircraft& to) {
    std::string text;
    if (to.pitch != from.pitch)
        text += to.pitch == 0 ? ", now level" : ", now in a " + std::string(words::pitch_name(to.pitch));
    if (half_levels(from) == half_levels(to)) return text;
    const std::string level = std::to_string(to.altitude);
    return text +
           (to.leave > 0   ? ", rising above height "
            : to.leave < 0 ? ", sinking below height "
                           : ", at height ") +
           level;
}

}  // namespace

std::string value_told(const std::string& whose, const std::string& on, const Journal& notes, int letter, int now,
                       std::size_t most_parts) {
    const std::vector<Modifier> parts = cv_parts(notes, letter);
    int change = 0;
    for (const Modifier& part : parts) change += part.value;
    if (change == 0 || parts.size() > most_parts) return "";
    std::string text = "Combat Value of " + whose + (on.empty() ? " " : " on " + on + " ");
    if (change != now) text += wording::number(now - change) + words::to;
    text += wording::number(now);
    return text + ": " + words::parts_text(parts);
}

bool Narrator::finished() const {
    if (before_.current == nobody || before_.move.step == 0) return false;
    return after_.current != before_.current || after_.turn != before_.turn || after_.move.step != before_.move.step ||
           after_.phase == Phase::throttle || after_.phase == Phase::speed || after_.phase == Phase::over;
}

// What becomes of it in a spin, or out of play, is told with the results.
std::string Narrator::flight() const {
    const Aircraft& to = is(mover_);
    if (!finished() || to.spin || !to.in_play()) return {};
    return way_flown(was(mover_), to, now.tense) + height_flown(was(mover_), to);
}

std::string Narrator::slipped() const {
    const Aircraft &from = was(mover_), &to = is(mover_);
    if (to.spin || !to.in_play()) return "";
    if (!finished()) return before_.move.held ? wider_circle : "";
    if (before_.move.held) return wider_circle + height_flown(from, to);
    const Step& meant = before_.move.chosen;
    std::string way = way_left(from, to, now.tense);
    if (!keeps_way(meant, from, to)) return way + height_flown(from, to);
    if (way.starts_with(no_more_than)) way.erase(0, no_more_than.size());
    const bool pitched = meant.pitch == Step::same_pitch || meant.pitch == to.pitch;
    const std::string less = to.pitch == from.pitch ? ", but no " : ", but less of a ";
    const std::string lost = !pitched ? less + (meant.pitch > from.pitch ? "climb" : "dive")
                             : before_.move.points > 0
                                 ? now(", but its aerobatics won less", ", but its aerobatics win less")
                                 : "";
    return way + lost + height_flown(from, to);
}

void Narrator::flown(const std::string& subject) {
    if (const std::string flight = this->flight(); !flight.empty()) say(subject + " " + flight);
}

void Narrator::combat_values() {
    values_told_ = true;
    for (int letter = 0; letter < static_cast<int>(after_.planes.size()); ++letter) {
        const Aircraft& plane = is(letter);
        if (!plane.in_play() || plane.target == nobody) continue;
        const std::string on = of(shown_target(after_, letter));
        const std::string changed = value_told(of(letter), on, notes_, letter, plane.cv);
        if (changed.empty() && plane.cv == 0) continue;
        say(changed.empty() ? "Combat Value of " + of(letter) + " on " + on + " " + wording::number(plane.cv)
                            : changed);
    }
}

void Narrator::results() {
    for (std::size_t i = 0; i < notes_.size(); ++i) {
        Note note = notes_[i];
        // The guns of a burst mark one after the other.
        while (note.why == &why::marks && i + 1 < notes_.size() && notes_[i + 1].why == &why::marks &&
               notes_[i + 1].plane == note.plane)
            note.amount += notes_[++i].amount;
        int later = 0;
        for (std::size_t next = i + 1; next < notes_.size(); ++next)
            later += notes_[next].why == &why::marks && notes_[next].plane == note.plane ? notes_[next].amount : 0;
        event(note, later);
    }
    if (!values_told_) changed_values();
    points();
    ending();
}

// `later`: marks of the same aircraft that are told after it.
void Narrator::event(const Note& note, int later) {
    if (note.kind == Note::Kind::cv || note.plane == nobody) return;
    struct Happened {
        const Reason* why;
        const char *past, *present;
    };
    static constexpr std::array happened{
        Happened{&why::left_map, "flew off the map and was out of the game",
                 "flies off the map and is out of the game"},
        Happened{&why::crashed, "hit the ground", "hits the ground"},
        Happened{&why::levelled, "levelled off at its ceiling", "levels off at its ceiling"},
        Happened{&why::nose_drops, "dropped its nose", "drops its nose"},
        Happened{&why::formation_broken, "left the formation", "leaves the formation"},
        Happened{&why::spins, "went into a spin", "goes into a spin"},
        Happened{&why::spin_drop, "fell half a level", "falls half a level"},
        Happened{&why::destroyed, "was shot to pieces and went down", "is shot to pieces and goes down"},
        Happened{&why::broke_up, "broke up in the air", "breaks up in the air"},
        Happened{&why::engine_destroyed, "lost its engine", "loses its engine"},
        Happened{&why::pilot_killed, "lost its pilot and went down", "loses its pilot and goes down"},
        Happened{&why::smokes, "trailed smoke", "trails smoke"},
        Happened{&why::on_fire, "caught fire", "catches fire"},
        Happened{&why::burnt, "burned up", "burns up"},
    };
    struct Harmed {
        const Reason* why;
        const char *what, *past, *present;
    };
    static constexpr std::array harmed{
        Harmed{&why::engine_hit, "the engine of ", " was damaged", " is damaged"},
        Harmed{&why::control_hit, "the controls of ", " were damaged", " are damaged"},
        Harmed{&why::pilot_hit, "the pilot of ", " was wounded", " is wounded"},
    };
    if (const auto part = std::ranges::find(harmed, note.why, &Harmed::why); part != harmed.end())
        return say(part->what + of(note.plane) + now(part->past, part->present));
    const auto found = std::ranges::find(happened, note.why, &Happened::why);
    if (found != happened.end()) return say(of(note.plane) + " " + now(found->past, found->present));
    if (note.why == &why::marks && note.amount > 0) {
        if (is(note.plane).out == Out::destroyed) return;  // more than it could take: that it went down is told
        // What it can take: two marks in every box.
        const int most = 2 * all_boxes(is(note.plane).card);
        const bool shot = before_.phase == Phase::hit || before_.phase == Phase::pip;  // else strain, collision or fire
        say(of(note.plane) +
            (shot ? now(" took ", " takes ") + wording::counted(note.amount, "hit")
                  : now(" took ", " takes ") + std::to_string(note.amount) + " more damage") +
            ", " + std::to_string(is(note.plane).damage - later) + " of " + std::to_string(most) + " in all" +
            (shot ? "" : ", for no points"));
    } else if (note.why == &why::burns) {
        say("the fire on " + of(note.plane) + now(" grew by ", " grows by ") + std::to_string(note.amount));
    } else if (note.why == &why::critical) {
        say("critical hit on " + of(note.plane) + ", rolled " + std::to_string(note.sum.total()));
    } else if (note.why == &why::fills && before_.phase == Phase::crit) {
        say((note.amount > 1 ? "two sections of " : "a section of ") + of(note.plane) +
            (note.amount > 1 ? now(" were wrecked", " are wrecked") : now(" was wrecked", " is wrecked")));
    } else if (note.why == &why::stress && !strain_told_) {
        const bool fast = before_.phase == Phase::overspeed, holds = note.result == "holds";
        const std::string rolled = outcome(note.sum, note.amount, 2, holds, now.tense);
        say(of(note.plane) +
            (fast ? ", too fast for its wings at speed " + std::to_string(was(note.plane).speed) + "," : "") +
            (holds ? now(" stood", " stands") : now(" failed under", " fails under")) + " the strain" +
            rolled.substr(rolled.find(" with ")));
    } else if (note.why == &why::collision && note.kind == Note::Kind::roll) {
        say(of(note.plane) + now(" collided with ", " collides with ") + of(note.other));
    }
}

void Narrator::changed_values() {
    for (int letter = 0; letter < static_cast<int>(after_.planes.size()); ++letter) {
        const Aircraft& to = is(letter);
        const int old = was(letter).target;
        if (!to.in_play()) continue;
        if (old != nobody && to.target == nobody) {
            if (is(old).in_play()) say(of(letter) + now(" lost its target", " loses its target"));
            continue;
        }
        if (after_.turn != before_.turn || (to.target == nobody && to.random_target == nobody)) continue;
        const int on = shown_target(after_, letter);
        say(value_told(of(letter), on == nobody ? "" : of(on), notes_, letter, to.cv));
    }
}

// Of two sides both scores, that of whom it is told to first.
void Narrator::points() {
    const auto& score = after_.score;
    if (Rules::seats(after_) == 2) {
        const std::size_t first = names_.you == 1 ? 1 : 0;
        if (score != before_.score)
            say("points " + std::to_string(score[first]) + "\u2013" + std::to_string(score[1 - first]));
        return;
    }
    for (std::size_t side = 0; side < after_.score.size(); ++side) {
        if (const int more = after_.score[side] - before_.score[side]; more > 0)
            say(side_does(names_, static_cast<int>(side), now.tense, "scored ", "scores ") + counted(more, "point"));
    }
}

void Narrator::ending() {
    if (after_.phase != Phase::over) return;
    constexpr std::array past{"the game was over", "only one side was left in the air", "nobody was left in the air",
                              "the last turn was over", "the last turn was over"};
    constexpr std::array present{"the game is over", "only one side is left in the air", "nobody is left in the air",
                                 "the last turn is over", "the last turn is over"};
    const auto how = static_cast<std::size_t>(after_.ending);
    say(now(past[how], present[how]));
    if (after_.winners.empty()) return say(now("it was a draw", "it is a draw"));
    for (const std::int8_t side : after_.winners) say(side_does(names_, side, now.tense, "won", "wins"));
}

}  // namespace sightlines::dogfight
