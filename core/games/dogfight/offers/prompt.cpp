// What is asked, what dice decide, and how a game ended.
#include <algorithm>
#include <array>

#include "games/campaign.h"
#include "games/dogfight/offers/offers.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/sentences.h"
#include "text/listed.h"

namespace sightlines::dogfight {
namespace {

// `target`: of the aircraft that is asked.
std::string decision(Phase phase, const std::string& target) {
    switch (phase) {
        case Phase::grand: return "a long turn?";
        case Phase::target: return "whom do you hunt?";
        case Phase::ram: return "ram " + target + "?";
        case Phase::evade: return "a collision ahead. Swerve?";
        case Phase::random: return "surprise whom?";
        case Phase::tail: return "now, or after " + target + "?";
        case Phase::declare: return "where do you fly first?";
        case Phase::mp: return "add the tail bonus?";
        case Phase::move: return "where do you fly?";
        case Phase::prefer: return "it slips. What do you give up first?";
        case Phase::exit: return "which way out?";
        case Phase::spin: return "pull out?";
        case Phase::gtplan: return "climb or dive?";
        case Phase::throttle: return "faster, slower, or steady?";
        case Phase::fire: return "fire at " + target + "?";
        case Phase::pip: return "nudge a die to a double?";
        case Phase::clear: return "clear the gun?";
        default: return "";
    }
}

// " 2 hexes.", as the engine's die says before the first step, which takes this pitch.
std::string hexes_to_fly(const Position& at, std::optional<int> pitch) {
    if (at.phase != Phase::move || at.grand_turn || at.move.die == 0 || at.move.step > 1) return "";
    const Aircraft& plane = at.mover();
    const int hexes = mps_at(mp_sum(plane, at.move, 0).total(), pitch.value_or(plane.pitch), plane.fine).horizontal;
    if (plane.middle() && hexes == 1) return " Circle on, or turn out.";
    if (plane.middle() && hexes > 1) return " " + wording::counted(hexes - 1, "hex", "hexes") + ".";
    return hexes == 0 ? " It stays in its hex." : " " + wording::counted(hexes, "hex", "hexes") + ".";
}

// With the name of the aircraft where its side has several.
std::string decision_of(const Position& at, int plane, std::optional<int> pitch) {
    const int target = plane == nobody ? int{nobody} : at.plane(plane).target;
    std::string question = decision(at.phase, target == nobody ? "its target" : words::plane_words(at, target));
    if (plane == nobody) return question;
    question += hexes_to_fly(at, pitch);
    const auto own = std::ranges::count_if(
        at.planes, [&](const Aircraft& each) { return each.in_play() && each.side == at.plane(plane).side; });
    return own > 1 ? words::plane_words(at, plane) + ": " + question : question;
}

// What the dice that are due decide.
std::string roll_question(Phase phase, const std::string& name) {
    switch (phase) {
        case Phase::acquire: return "the dice say who spots the new target.";
        case Phase::initiative: return "the dice say who flies first: the lower sum.";
        case Phase::tiebreak: return "a tie. Once more: the lower number flies first.";
        case Phase::rolloff: return "the dice say who flies first: the lowest number.";
        case Phase::encounter:
        case Phase::ramroll: return "they come close. The dice say whether they collide.";
        case Phase::evadetest: return "the dice say whether " + name + " swerves.";
        case Phase::collide: return "the dice say what the collision does.";
        case Phase::mproll: return "the engine's die says how far " + name + " flies.";
        case Phase::mt: return "the dice say whether the manoeuvre of " + name + " works.";
        case Phase::fail: return "the manoeuvre failed. The dice say what that costs " + name + ".";
        case Phase::stress: return "the dice say whether " + name + " stands the strain.";
        case Phase::stall: return name + " is slow. The die says whether it stalls.";
        case Phase::depart: return "the dice say whether " + name + " leaves its circle as planned.";
        case Phase::spinroll: return "the die says how far " + name + " falls.";
        case Phase::recover: return "the dice say whether " + name + " comes out of its spin.";
        case Phase::speed: return "the die says how fast " + name + " is now.";
        case Phase::hit: return "the dice say whether the guns of " + name + " hit.";
        case Phase::crit: return "the dice say what each critical hit does.";
        case Phase::smoke: return "the dice say whether the engine smokes or burns.";
        case Phase::overspeed: return "too fast for its wings. The dice say whether they hold.";
        case Phase::burn: return "the dice say what smoke and fire do.";
        case Phase::clearroll: return "the dice say whether the gun of " + name + " is clear again.";
        case Phase::spot: return "the dice say whether the target behind is still in view.";
        case Phase::gtroll: return "the dice say how far " + name + " flies.";
        default: return "the dice decide.";
    }
}

// A roll that belongs to nobody.
const char* shared_roll(Phase phase) {
    switch (phase) {
        case Phase::initiative: return "Initiative";
        case Phase::tiebreak: return "A tie";
        case Phase::rolloff: return "Who flies first";
        default: return "The dice decide";
    }
}

// How the last one that was beaten went. "": there were more than one.
std::string beaten(const Position& at) {
    const int letter = only_one_out(at);
    if (letter == nobody) return "";
    const Aircraft& plane = at.plane(letter);
    const bool shot = plane.damage >= 2 * all_boxes(plane.card);
    return wording::capital(words::plane_words(at, letter)) + (plane.out == Out::left ? " left the map."
                                                               : shot                 ? " was shot down."
                                                                                      : " is lost.");
}

}  // namespace

Prompt prompt(const Rules& rules, const Position& at, std::optional<int> pitch) {
    const std::string turn = turn_in_campaign(rules.options().campaign,
                                              "Turn " + std::to_string(at.turn) + " of " + std::to_string(at.limit));
    if (at.phase == Phase::over) {
        std::vector<std::string> winners;
        for (const std::int8_t side : at.winners) winners.push_back(wording::side_name(side));
        const std::string who = wording::listed(winners);
        constexpr std::array reasons{"", "No other side has a plane left in the air.",
                                     "Nobody is left in the air: the higher score wins.",
                                     "The last turn is over: the highest score wins.", "Nobody is ahead."};
        const std::string last = at.ending == Ending::sky_held ? beaten(at) : "";
        return {-1, who.empty() ? "A draw" : who + (at.winners.size() == 1 ? " wins" : " win"),
                last.empty() ? reasons[static_cast<std::size_t>(at.ending)] : last, turn};
    }
    Prompt asked{-1, shared_roll(at.phase), "", at.grand_turn ? turn + words::dot + "long" : turn};
    const int plane = acting_plane(rules, at);
    if (plane != nobody) asked.player = at.plane(plane).side;
    if (at.phase == Phase::grand) asked.player = decider(at).side;
    if (asked.player >= 0)
        asked.who = wording::side_name(asked.player) + (is_decision(at.phase) ? " to act" : " to roll");
    const std::string name = plane == nobody ? "" : words::plane_words(at, plane);
    if (at.phase == Phase::initiative &&
        std::ranges::any_of(at.planes, [](const Aircraft& each) { return each.in_play() && each.spin; })) {
        asked.question = "The dice say who flies first: spinning planes, then the lower sum.";
        return asked;
    }
    asked.question =
        wording::capital(is_decision(at.phase) ? decision_of(at, plane, pitch)
                                               : roll_question(at.phase, name.empty() ? "the aircraft" : name));
    return asked;
}

}  // namespace sightlines::dogfight
