#include "games/dogfight/text/sentences.h"

#include <algorithm>
#include <array>

#include "games/campaign.h"
#include "games/dogfight/rules/campaign.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {

Standing standing_of(const Position& at, int viewer) {
    int enemy = nobody, enemies = 0, owns = 0;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        if (!at.plane(letter).in_play()) continue;
        if (at.plane(letter).side == viewer) {
            ++owns;
        } else {
            enemy = letter;
            ++enemies;
        }
    }
    const bool duel = viewer >= 0 && enemies == 1;
    const bool alone = viewer >= 0 && enemies == 0 && owns > 0;
    Standing standing{duel    ? "Shoot " + words::plane_words(at, enemy) + " down."
                      : alone ? "No enemy is left: the game ends with this turn."
                              : "Shoot the enemy down.",
                      {}};
    for (int side = 0; side < Rules::seats(at); ++side) {
        const int score = at.score[static_cast<std::size_t>(side)];
        standing.scores.push_back(std::to_string(score));
    }
    return standing;
}

std::string options_in_use(const Options& o, const Position& at) {
    std::array<int, most_sides> planes{};
    for (const Aircraft& plane : at.planes) ++planes[static_cast<std::size_t>(plane.side)];
    const bool anybody_has_friends = std::ranges::max(planes) > 1;
    const std::array<std::pair<bool, const char*>, 18> parts{
        {{!o.friends && anybody_has_friends, "no friends as targets"},
         {o.acquisition, "spotting"},
         {o.carry_facing, "targets behind may be lost"},
         {o.disclosure, "hidden targets"},
         {o.random_targeting, "surprises"},
         {o.formation, "formations"},
         {o.signals, "signals"},
         {o.collisions, "collisions"},
         {o.ramming, "ramming"},
         {o.declare_first, "first step announced"},
         {o.adv_tables, "finer tables"},
         {o.adv_stress, "harder strain"},
         {o.fine_climb, "gentle climbs"},
         {o.departure, "uncertain ways out of a circle"},
         {o.engine_fire, "engine fires"},
         {o.jamming, "jams"},
         {o.grand, "long turns"},
         {o.sun != Facing::none, "sun"}}};
    std::string text;
    for (const auto& [on, name] : parts) {
        if (on) text += (text.empty() ? "In use: " : ", ") + std::string(name);
    }
    if (!text.empty()) text += ".";
    return with_campaign(o.campaign, places_of_side, "plane", std::move(text));
}

DiceHelp dice_help(const Rules& rules, const Position& at) {
    if (!is_chance(at.phase)) return {};
    const RollForecast roll = forecast_roll(rules.options(), at);
    DiceHelp help;
    if (roll.needed != 0)
        help.odds = "Needs " + words::number(roll.needed - roll.modifiers.total()) + " or more on the dice. ";
    for (const OutcomeOdds& outcome : roll.outcomes)
        help.odds += (&outcome == roll.outcomes.data() ? wording::capital(std::string(outcome.what))
                                                       : ", " + std::string(outcome.what)) +
                     words::odds(outcome.chance);
    if (!roll.outcomes.empty()) help.odds += ".";

    if (at.phase == Phase::initiative) {
        for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
            if (at.planes[letter].in_play()) help.owners.push_back(plane_name(static_cast<int>(letter)));
        }
    }
    if (at.phase == Phase::fail && at.move.order.size() > 1) help.owners = {"loss", "loss", "which"};
    if (at.phase == Phase::recover) help.owners = {"test", "test", "fall"};
    if (at.phase == Phase::hit) {
        const int each = rules.options().jamming ? 4 : 2;
        const auto count = static_cast<int>(rules.status(at).roll->sides.size());
        for (int die = 0; count > each && die < count; ++die)
            help.owners.push_back(die % each < 2 ? "gun " + std::to_string(die / each + 1) : "jam");
    }
    const bool pairs = at.phase == Phase::crit || at.phase == Phase::smoke || at.phase == Phase::overspeed;
    const bool singles = at.phase == Phase::acquire || at.phase == Phase::tiebreak || at.phase == Phase::rolloff ||
                         at.phase == Phase::encounter || at.phase == Phase::burn || at.phase == Phase::spot;
    if (at.list.size() > 1 && (pairs || singles)) {
        for (const std::int8_t letter : at.list) {
            for (int die = 0; die < (pairs ? 2 : 1); ++die) help.owners.push_back(plane_name(letter));
        }
    }
    return help;
}

int only_one_out(const Position& at) {
    int letter = nobody;
    for (int other = 0; other < static_cast<int>(at.planes.size()); ++other) {
        if (at.plane(other).in_play()) continue;
        if (letter != nobody) return nobody;
        letter = other;
    }
    return letter;
}

std::string how_lost(const History<Rules>& history) {
    const int letter = only_one_out(history.at());
    if (letter == nobody) return "";
    std::size_t ply = 0;
    while (ply < history.cursor() && history.at(ply + 1).plane(letter).in_play()) ++ply;
    if (ply == history.cursor()) return "";
    Position after = history.at(ply);
    const bool fast = after.phase == Phase::overspeed;
    Journal notes;
    history.rules().play_and_tell(after, history.actions()[ply], &notes);
    struct End {
        const Reason* why;
        const char* what;
    };
    const std::array ends{End{&why::broke_up, fast ? "broke up in the air: too fast for its wings"
                                                   : "broke up in the air: too hard a manoeuvre for its wings"},
                          End{&why::pilot_killed, "lost its pilot, and went down"}, End{&why::burnt, "burned up"},
                          End{&why::crashed, "hit the ground"}};
    for (const Note& note : notes) {
        const auto end = std::ranges::find(ends, note.why, &End::why);
        if (note.plane == letter && end != ends.end())
            return wording::capital(words::plane_words(history.at(), letter)) + " " + end->what + ".";
    }
    return "";
}

std::string only_answer_sentence(const Position& at, const OnlyAnswer& only) {
    const Step* step = std::get_if<Step>(&only.action);
    const std::string name = only.plane == nobody               ? ""
                             : only.by_guide && step == nullptr ? words::plane_words(at, only.plane) + " "
                                                                : words::plane_words(at, only.plane) + ": ";
    const std::string done = only.by_guide ? words::given_name(at, only.action) : "done for you";
    return wording::capital(name + (step != nullptr ? words::step_name(*step, Step::same_pitch) : done)) +
           (only.by_guide ? "." : ". The only choice.");
}

}  // namespace sightlines::dogfight
