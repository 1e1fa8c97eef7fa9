#include "games/dogfight/sentences.h"

#include <algorithm>
#include <array>

#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/wording.h"

namespace sightlines::dogfight {
namespace {

const char* stage_of(const Position& at) {
    if (at.grand_turn) return "grand turn";
    switch (at.phase) {
        case Phase::grand: return "start";
        case Phase::target:
        case Phase::acquire: return "targets";
        case Phase::initiative:
        case Phase::tiebreak: return "initiative";
        case Phase::ram:
        case Phase::evade:
        case Phase::encounter:
        case Phase::ramroll:
        case Phase::evadetest:
        case Phase::collide: return "encounters";
        case Phase::random: return "surprise";
        case Phase::fire:
        case Phase::pip:
        case Phase::hit:
        case Phase::crit:
        case Phase::smoke: return "combat";
        case Phase::clear:
        case Phase::overspeed:
        case Phase::burn:
        case Phase::clearroll:
        case Phase::spot: return "end";
        default: return "movement";
    }
}

const char* question_of(Phase phase) {
    switch (phase) {
        case Phase::grand: return "All enemies are far apart. Shall this be a grand tactical turn?";
        case Phase::target: return "which aircraft is its target?";
        case Phase::ram: return "ram the target?";
        case Phase::evade: return "a close encounter. Evade, or fly on as usual?";
        case Phase::random: return "take an enemy by surprise?";
        case Phase::tail: return "move now, or right behind the target?";
        case Phase::declare: return "declare the first step of the move.";
        case Phase::mp: return "add the tailing bonus to the MP die?";
        case Phase::move: return "fly the next step.";
        case Phase::prefer: return "the test failed. What shall it lose first?";
        case Phase::exit: return "by which edge does it leave the hex?";
        case Phase::spin: return "in a spin. Try to recover?";
        case Phase::gtplan: return "plan the climb or dive of this turn.";
        case Phase::throttle: return "power, drag, or neither?";
        case Phase::fire: return "how long a burst?";
        case Phase::pip: return "change a die by one pip, to make doubles?";
        case Phase::clear: return "try to clear the jammed gun?";
        default: return "";
    }
}

std::string roll_name(const Options& options, const Position& at) {
    const Reason* what = forecast_roll(options, at).what;
    return what == nullptr ? "the next roll" : std::string(what->what);
}

}  // namespace

int sides_of(const Position& at) {
    int highest = 1;
    for (const Aircraft& plane : at.planes) highest = std::max<int>(highest, plane.side);
    return highest + 1;
}

Prompt prompt(const Rules& rules, const Position& at) {
    const std::string turn = "Turn " + std::to_string(at.turn) + "/" + std::to_string(at.limit);
    if (at.phase == Phase::over) {
        std::string who;
        for (const std::int8_t side : at.winners) who += (who.empty() ? "" : " and ") + wording::side_name(side);
        constexpr std::array reasons{"", "It holds the sky: no other side has aircraft left.",
                                     "Nobody is left in the air: the higher score wins.",
                                     "The last turn is over: the highest score wins.", "Nobody is ahead."};
        return {-1, who.empty() ? "A draw" : who + (at.winners.size() == 1 ? " wins" : " win"),
                reasons[static_cast<std::size_t>(at.ending)], turn};
    }
    Prompt asked{-1, "Dice", "", turn + words::dot + stage_of(at)};
    const int plane = acting_plane(rules, at);
    if (plane != nobody) {
        asked.player = at.plane(plane).side;
        asked.who = wording::side_name(asked.player) + words::dot + plane_name(plane);
    } else if (at.phase == Phase::grand) {
        asked.player = decider(at).side;
        asked.who = wording::side_name(asked.player);
    }
    const std::string name = plane == nobody ? "" : words::plane_words(at, plane);
    if (is_decision(at.phase)) {
        asked.question = (name.empty() ? "" : name + ": ") + question_of(at.phase);
    } else {
        asked.question = (name.empty() ? "Roll: " : name + " rolls: ") + roll_name(rules.options(), at) + ".";
    }
    return asked;
}

std::string options_in_use(const Options& o) {
    const std::array<std::pair<bool, const char*>, 18> parts{{{!o.friends, "no friends as targets"},
                                                              {o.acquisition, "acquisition"},
                                                              {o.carry_facing, "keeping targets in view"},
                                                              {o.disclosure, "disclosure"},
                                                              {o.random_targeting, "random effect"},
                                                              {o.formation, "formations"},
                                                              {o.signals, "signals"},
                                                              {o.collisions, "close encounters"},
                                                              {o.ramming, "ramming"},
                                                              {o.declare_first, "first step declared"},
                                                              {o.adv_tables, "advanced tables"},
                                                              {o.adv_stress, "advanced stress"},
                                                              {o.fine_climb, "fine climbs"},
                                                              {o.departure, "departure"},
                                                              {o.engine_fire, "engine fires"},
                                                              {o.jamming, "jams"},
                                                              {o.grand, "grand tactical turns"},
                                                              {o.sun != Facing::none, "sun"}}};
    std::string text;
    for (const auto& [on, name] : parts) {
        if (on) text += (text.empty() ? "In use: " : ", ") + std::string(name);
    }
    return text.empty() ? text : text + ".";
}

DiceHelp dice_help(const Rules& rules, const Position& at) {
    if (!is_chance(at.phase)) return {};
    const RollForecast roll = forecast_roll(rules.options(), at);
    DiceHelp help;
    if (roll.needed != 0) {
        const int plain = roll.needed - roll.modifiers.total();
        help.odds = "Needs " + words::number(roll.needed);
        if (roll.modifiers.total() != 0)
            help.odds +=
                " with " + words::with_sign(roll.modifiers.total()) + ": " + words::number(plain) + " on the dice";
        help.odds += ". ";
    }
    for (const OutcomeOdds& outcome : roll.outcomes)
        help.odds += (&outcome == roll.outcomes.data() ? "" : ", ") + std::string(outcome.what) + " " +
                     words::percent(outcome.chance);

    if (at.phase == Phase::initiative) {
        for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
            if (at.planes[letter].in_play()) help.owners.push_back(plane_name(static_cast<int>(letter)));
        }
    }
    if (at.phase == Phase::fail && at.move.order.size() > 1) help.owners = {"table", "table", "choice"};
    if (at.phase == Phase::recover) help.owners = {"test", "test", "MP"};
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

std::string only_answer_sentence(const Position& at, const OnlyAnswer& only) {
    const Step* step = std::get_if<Step>(&only.action);
    return (only.plane == nobody ? "" : words::plane_words(at, only.plane) + ": ") +
           (step != nullptr ? words::step_name(*step, Step::same_pitch) : move_text(only.action)) +
           ". It was the only choice, and was taken by itself.";
}

}  // namespace sightlines::dogfight
