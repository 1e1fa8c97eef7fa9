// Rolls in sentences: what was needed, what was rolled and what it meant.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narrator.h"
#include "text/listed.h"

namespace sightlines::dogfight {
namespace {

using wording::counted;

int dice_in(const ModifierSum& sum) {
    const auto die = std::ranges::find(sum.modifiers(), &why::die, &Modifier::why);
    return die == sum.modifiers().end() ? 0 : die->value;
}

// "7 + 2 for speed = 9", or "7" where nothing was added.
std::string summed(const ModifierSum& sum) {
    std::string text = wording::number(dice_in(sum));
    if (dice_in(sum) == sum.total()) return text;
    for (const Modifier& each : sum.modifiers()) {
        if (each.why == &why::die) continue;
        text += (each.value < 0 ? " \xE2\x88\x92 " : " + ") + std::to_string(std::abs(each.value)) + " for " +
                std::string(each.why->what);
    }
    return text + " = " + wording::number(sum.total());
}

// The same of one of many: "7+2 = 9".
std::string summed_briefly(const ModifierSum& sum) {
    const int more = sum.total() - dice_in(sum);
    return wording::number(dice_in(sum)) +
           (more == 0 ? "" : wording::with_sign(more) + " = " + wording::number(sum.total()));
}

// To the two dice of each gun, if one has been settled.
std::optional<int> added_to_guns(const std::vector<Note>& notes) {
    const auto burst = std::ranges::find(notes, &why::burst, &Note::why);
    return burst == notes.end() ? std::nullopt : std::optional(burst->sum.total() - dice_in(burst->sum));
}

const Note* roll_note(const Journal& notes, const Reason& why) {
    const auto found = std::ranges::find_if(
        notes, [&why](const Note& note) { return note.kind == Note::Kind::roll && note.why == &why; });
    return found == notes.end() ? nullptr : &*found;
}

bool one_a_side(const Position& at) {
    std::array<int, most_sides> planes{};
    for (const Aircraft& plane : at.planes) {
        if (plane.in_play() && ++planes[static_cast<std::size_t>(plane.side)] > 1) return false;
    }
    return true;
}

}  // namespace

std::string hexes_text(const Mps& mps, int pitch) {
    std::string text = mps.horizontal == 0 ? "it stays in its hex" : counted(mps.horizontal, "hex", "hexes");
    constexpr std::array levels{"", "half a level", "a level", "one and a half levels", "two levels"};
    if (mps.vertical > 0)
        text += std::string(mps.horizontal == 0 ? ", " : " and ") + levels[static_cast<std::size_t>(mps.vertical)] +
                (pitch > 0 ? " up" : " down");
    return text;
}

std::string outcome(const ModifierSum& sum, int number, int least, bool works, Tense tense) {
    const int face = number - (sum.total() - dice_in(sum));
    const std::string rolled = std::to_string(dice_in(sum));
    const bool now = tense == Tense::present;
    const std::string needed = (now ? ", needs " : ", needed ") + std::to_string(face);
    if (works) return (now ? " works with " : " worked with ") + rolled + (face <= least ? "" : needed);
    return (now ? " fails with " : " failed with ") + rolled +
           (face <= 6 * least ? needed
            : now             ? ": no dice can do it"
                              : ": no dice could do it");
}

std::string reckoned(const Roll& roll, const ModifierSum& sum) {
    std::string text;
    for (const auto face : roll.faces) text += (text.empty() ? "" : "+") + std::to_string(face);
    if (const int more = sum.total() - dice_in(sum); more != 0) text += wording::with_sign(more);
    return text;
}

std::string outcome(const Roll& roll, const ModifierSum& sum, int number, bool works, Tense tense) {
    const bool now = tense == Tense::present;
    return (now ? (works ? " works with " : " fails with ") : (works ? " worked with " : " failed with ")) +
           reckoned(roll, sum) + (now ? ", needs " : ", needed ") + wording::number(number);
}

void Narrator::decided(const Roll& roll) {
    switch (before_.phase) {
        case Phase::acquire: return spotted();
        case Phase::initiative: return initiative(roll);
        case Phase::tiebreak: return dice_of(roll, "Tie");
        case Phase::rolloff: return dice_of(roll, "Who flies first");
        case Phase::encounter:
        case Phase::ramroll: return meeting(roll);
        case Phase::evadetest: return evading();
        case Phase::mproll: return engine(roll);
        case Phase::mt: return test(roll);
        case Phase::fail: return failure();
        case Phase::stress: return strain();
        case Phase::stall: return stall(roll);
        case Phase::depart: return departure(roll);
        case Phase::spinroll:
            return say(of(mover_) + now(" rolled ", " rolls ") + std::to_string(roll.faces[0]) + " in its spin" +
                       (roll.faces[0] < 4 ? now(": it did not fall", ": it does not fall") : ""));
        case Phase::recover: return recovery(roll);
        case Phase::speed: return speed(roll);
        case Phase::hit: return guns(roll);
        case Phase::clearroll: return cleared();
        case Phase::spot: return kept_in_view();
        case Phase::gtroll: return grand_flight(roll);
        default: return;
    }
}

void Narrator::spotted() {
    for (const Note& note : notes_) {
        if (note.why != &why::acquisition) continue;
        say(of(note.plane) + ": spotting " + of(shown_target(before_, note.plane)) +
            outcome(note.sum, 0, 1, note.result == "spotted", now.tense));
    }
    combat_values();
}

// " with experience and speed", which are added to the dice of this roll.
std::string Narrator::added_to_dice() const {
    std::vector<std::string> reasons;
    for (const Note& note : notes_) {
        for (const Modifier& each : note.sum.modifiers()) {
            const std::string what(each.why->what);
            const bool counts = note.why == &why::initiative && each.why != &why::die && each.value != 0;
            if (counts && std::ranges::find(reasons, what) == reasons.end()) reasons.push_back(what);
        }
    }
    return reasons.empty() ? "" : " with " + wording::listed(reasons);
}

void Narrator::initiative(const Roll&) {
    const bool few = std::ranges::count(notes_, &why::initiative, &Note::why) <= 2;
    std::string text;
    for (const Note& note : notes_) {
        if (note.why != &why::initiative) continue;
        text += (text.empty() ? "Initiative" + (few ? "" : added_to_dice()) + ": " : ", ") + flier(note.plane) + " " +
                (few ? summed(note.sum) : summed_briefly(note.sum));
    }
    say(text);
    if (after_.phase == Phase::tiebreak) return say("a tie: a die each decides");
    const bool tie = tie_settled();
    first_to_fly(tie);
}

void Narrator::dice_of(const Roll& roll, std::string_view what) {
    std::string text(what);
    for (std::size_t i = 0; i < before_.list.size(); ++i)
        text +=
            (i == 0 ? ": " : ", ") + of(before_.list[i]) + now(" rolled ", " rolls ") + std::to_string(roll.faces[i]);
    say(text);
    if (after_.phase == before_.phase) return say(now("that was a tie again", "that is a tie again"));
    first_to_fly();
}

// Equal numbers that needed no further die.
bool Narrator::tie_settled() {
    std::vector<const Note*> rolls;
    for (const Note& note : notes_) {
        if (note.why == &why::initiative) rolls.push_back(&note);
    }
    if (rolls.size() != 2 || rolls[0]->sum.total() != rolls[1]->sum.total()) return false;
    const Aircraft &one = is(rolls[0]->plane), &other = is(rolls[1]->plane);
    if (move_group(one) != move_group(other)) return false;
    const Options& options = rules_.options();
    const char* first = experience(options, one) != experience(options, other) ? "less experienced"
                        : one.altitude != other.altitude                       ? "lower"
                                                                               : "slower";
    say(std::string("a tie: the ") + first + " one goes first");
    return true;
}

// Of two planes the lower number, since a hunter with the higher one follows (DF-INI-05), but for one that spins.
void Narrator::first_to_fly(bool tie) {
    if (after_.current == nobody || after_.turn != before_.turn) return;
    if (after_.phase == Phase::ram || after_.phase == Phase::evade) return;
    if (!one_a_side(after_)) return say(of(after_.current) + " flies first");
    const int side = is(after_.current).side;
    if (after_.phase == Phase::tail) {
        const std::string who = side == names_.you ? "you" : names_.subject(side);
        return say(who + " would fly first, but may follow " + names_.object(1 - side) + " instead");
    }
    const auto who = [&](int player) { return player == names_.you ? std::string("you") : names_.subject(player); };
    if (Rules::seats(after_) != 2) return say(side == names_.you ? "you fly first" : who(side) + " flies first");
    const bool spins = is(after_.current).spin;
    say((tie     ? "first "
         : spins ? "who spins flies first: "
                 : "the lower flies first: ") +
        who(side) + ", then " + who(1 - side));
}

std::string Narrator::flier(int letter) const {
    return one_a_side(after_) ? names_.object(is(letter).side) : of(letter);
}

void Narrator::engine(const Roll& roll) {
    const Note* note = roll_note(notes_, why::movement);
    if (note == nullptr) return;
    const Aircraft& plane = is(mover_);
    const int bonus = before_.move.bonus;
    say("engine die " + std::to_string(roll.faces[0]) +
        (bonus > 0 ? wording::with_sign(bonus) + " on the tail of " + of(shown_target(before_, mover_)) : "") + ": " +
        hexes_text(mps_at(note->sum.total(), plane.pitch, plane.fine), plane.pitch));
}

std::string Narrator::tried(const Roll& roll) const {
    const Note* note = roll_note(notes_, why::maneuver_test);
    if (note == nullptr) return {};
    const Step& step = before_.move.chosen;
    Step level = step;
    level.pitch = Step::same_pitch;
    const bool changes = step.pitch != Step::same_pitch && step.pitch != was(mover_).pitch;
    return words::step_name(level, 0) +
           (changes ? (step.pitch == 0 ? " in " : " in a ") + std::string(words::pitch_name(step.pitch)) : "") +
           (before_.move.points > 0 ? " with aerobatics" : "") +
           outcome(roll, note->sum, note->amount, note->result == "passed", now.tense);
}

// What was tried, and where it led; what is left after a slip is told with the next dice.
void Narrator::test(const Roll& roll) {
    const Note* note = roll_note(notes_, why::maneuver_test);
    if (note == nullptr) return;
    say(tried(roll));
    if (note->result == "passed") flown("it");
}

void Narrator::failure() {
    const Note* note = roll_note(notes_, why::failure);
    if (note == nullptr) return;
    const FailureRow row = failure_row(note->sum.total());
    say(tried_);
    std::string text = now("it slipped", "it slips");
    if (const std::string failed_maneuver = slipped(); !failed_maneuver.empty()) text += ": " + failed_maneuver;
    if (row.speed != 0) text += ", " + std::to_string(-row.speed) + " slower";
    say(text);
}

void Narrator::strain() {
    if (const Note* note = roll_note(notes_, why::stress)) event(*note, 0);
    strain_told_ = true;
    flown("it");
}

void Narrator::stall(const Roll& roll) {
    const Note* note = roll_note(notes_, why::stall_check);
    if (note == nullptr) return;
    say("flying on so slowly" + outcome(roll, note->sum, note->amount, note->result == "flies on", now.tense));
    if (note->result == "stalls") say(now("it stalled", "it stalls"));
    flown("it");
}

void Narrator::departure(const Roll& roll) {
    const Note* note = roll_note(notes_, why::departure);
    if (note == nullptr) return;
    const bool works = note->result == "as meant";
    const Roll amount{{roll.faces[0]}};  // the second is the side
    say("leaving its circle as meant" + outcome(amount, note->sum, note->amount, works, now.tense));
    if (!works) say(now("it slipped ", "it slips ") + std::string(note->result));
    flown("it");
}

void Narrator::recovery(const Roll& roll) {
    const Note* note = roll_note(notes_, why::recovery);
    if (note == nullptr) return;
    const bool works = note->result == "recovers";
    const Roll test{{roll.faces[0], roll.faces[1]}};  // the third is how far it falls
    say("pulling out" + outcome(test, note->sum, note->amount, works, now.tense));
    say(works ? now("it came out of the spin", "it comes out of the spin") : now("it spun on", "it spins on"));
}

void Narrator::speed(const Roll& roll) {
    const int use = before_.move.use;
    const Aircraft& plane = is(mover_);
    int change = 0;
    for (const Note& note : notes_) {
        const bool throttle = note.why == &why::power || note.why == &why::drag;
        if (throttle && note.kind == Note::Kind::event) change += note.amount;
    }
    const std::string die = std::to_string(roll.faces.back());
    if (use == 0) {
        say(of(mover_) + now(" rolled ", " rolls ") + die + " for its gentle climb or dive");
    } else {
        const std::string more = change == 0 ? "no change" : std::to_string(change < 0 ? -change : change);
        say(of(mover_) +
            (use > 0 ? now(" opened up its engine, rolled ", " opens up its engine, rolls ")
                     : now(" throttled back, rolled ", " throttles back, rolls ")) +
            die + ": " +
            (change == 0  ? more
             : change > 0 ? more + " faster"
                          : more + " slower"));
    }
    if (plane.in_play() && !plane.spin && after_.phase != Phase::over)
        say("speed for the next turn: " + std::to_string(std::clamp(plane.speed + plane.speed_change, 0, top_speed)) +
            why_slower());
}

// ", since its manoeuvres cost 1 and its climb 2": beside what the throttle did.
std::string Narrator::why_slower() const {
    if (before_.grand_turn) return "";
    const int manoeuvres = was(mover_).speed_change;
    int climb = 0;
    for (const Note& note : notes_) {
        if (note.why == &why::climb_or_dive) climb += note.amount;
    }
    std::string text;
    if (manoeuvres < 0) text = "its manoeuvres cost " + std::to_string(-manoeuvres);
    if (climb < 0) text += (text.empty() ? "its climb cost " : " and its climb ") + std::to_string(-climb);
    return text.empty() ? "" : ", since " + text;
}

void Narrator::guns(const Roll& roll) {
    const std::size_t each = rules_.options().jamming ? 4 : 2;
    const std::string scored = this->scored();
    const int added = added_to_guns(notes_).value_or(0);
    // What the dice alone need is told instead where nothing hits.
    const std::string modifier = added == 0 || scored.starts_with("no ") ? "" : wording::with_sign(added);
    std::string text = roll.faces.size() > each ? "guns" : "gun";
    for (std::size_t die = 0; die + 1 < roll.faces.size(); die += each)
        text += (die == 0 ? " " : ", ") + std::to_string(roll.faces[die]) + "+" + std::to_string(roll.faces[die + 1]) +
                modifier;
    say(text + (scored.empty() ? "" : ": " + scored));
    for (const Note& note : notes_) {
        if (note.why == &why::jam && note.result == "jammed") say(now("a gun jammed", "a gun jams"));
    }
}

// Of the guns that have been settled by this roll or pip: "3 hits and none", and what the length of the burst makes of
// them.
std::string Narrator::scored() const {
    std::vector<std::string> rolled, scored;
    bool any = false, differs = false;
    for (std::size_t i = 0; i < notes_.size(); ++i) {
        if (notes_[i].why != &why::burst) continue;
        const bool hit = i + 1 < notes_.size() && notes_[i + 1].why == &why::hits;
        const int by_dice = std::max(0, notes_[i].sum.total()), hits = hit ? notes_[i + 1].amount : 0;
        rolled.push_back(by_dice == 0 ? "none" : any ? std::to_string(by_dice) : counted(by_dice, "hit"));
        if (by_dice > 0) scored.push_back(hits == 0 ? "none" : std::to_string(hits));
        any = any || by_dice > 0;
        differs = differs || hits != by_dice;
    }
    if (!any) return rolled.empty() ? "" : no_hit();
    if (!differs) return wording::listed(rolled);
    return wording::listed(rolled) +
           (before_.shot.burst == 3 ? ", and half as many again for the long burst: "
                                    : ", halved by the short burst: ") +
           wording::listed(scored);
}

// Of a gun that missed: "no hit, needed 8".
std::string Narrator::no_hit() const {
    const std::optional<int> added = added_to_guns(notes_);
    if (!added) return "no hit";
    for (int dice = 2; dice <= 12; ++dice) {
        if (hits_of(dice + *added, before_.shot.burst) > 0)
            return now("no hit, needed ", "no hit, needs ") + std::to_string(dice);
    }
    return now("no dice could hit", "no dice can hit");
}

void Narrator::cleared() {
    for (const Note& note : notes_) {
        if (note.why != &why::clearing) continue;
        say(of(mover_) + ": clearing its gun" + outcome(note.sum, note.amount, 2, note.result == "cleared", now.tense));
        if (note.result == "jammed for good") say(now("it was jammed for good", "it is jammed for good"));
    }
}

void Narrator::kept_in_view() {
    for (const Note& note : notes_) {
        if (note.why == &why::carry_facing)
            say(of(note.plane) + ": keeping " + of(shown_target(before_, note.plane)) + " in view" +
                outcome(note.sum, note.amount, 1, note.result == "kept", now.tense));
    }
}

void Narrator::evading() {
    const Note* note = roll_note(notes_, why::evading);
    if (note == nullptr) return;
    say(of(mover_) + ": swerving" + outcome(note->sum, note->amount, 2, note->result == "evaded", now.tense));
}

void Narrator::meeting(const Roll& roll) {
    std::vector<int> pair;
    if (before_.phase == Phase::ramroll) {
        pair = {before_.current, before_.mover().target};
    } else {
        pair.assign(before_.list.begin(), before_.list.end());
    }
    for (std::size_t i = 0; i + 1 < pair.size(); i += 2) {
        const bool close = std::ranges::any_of(after_.encounters, [&](const Encounter& encounter) {
            return encounter.a == pair[i] && encounter.b == pair[i + 1];
        });
        say(of(pair[i]) + " and " + of(pair[i + 1]) + now(" came close and rolled ", " come close and roll ") +
            std::to_string(roll.faces[i]) + " and " + std::to_string(roll.faces[i + 1]) +
            (close ? now(": they might collide", ": they may collide") : now(": they passed", ": they pass")));
    }
}

void Narrator::grand_flight(const Roll& roll) {
    say(of(mover_) + now(" rolled ", " rolls ") + std::to_string(roll.faces[0]) + " for its long flight");
    if (after_.phase == Phase::move && after_.current == mover_)
        say(now("it had ", "it has ") + counted(after_.move.hexes, "hex", "hexes") + " to fly");
}

}  // namespace sightlines::dogfight
