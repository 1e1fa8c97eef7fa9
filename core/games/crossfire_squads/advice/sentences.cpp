#include "games/crossfire_squads/advice/sentences.h"

#include <algorithm>
#include <array>

#include "games/campaign.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/narrator.h"
#include "games/crossfire_squads/text/questions.h"

namespace sightlines::crossfire_squads {
namespace {

using wording::side_name;

// "Turn 3 of 20"; "Red's turn 4", which is brief, where others decide in it
std::string stage_of(const Options& options, const Position& at, int you) {
    if (at.turn == 0) return words::turn_name(at.turn);
    const std::string last = options.turn_limit > 0 ? " of " + std::to_string(options.turn_limit) : "";
    if (at.phase == Phase::over || at.active == decider_of(at)) return words::turn_name(at.turn) + last;
    return (at.active == you ? "Your" : side_name(at.active) + "'s") + " turn " + std::to_string(at.turn);
}

std::string who_of(const Position& at, int side) {
    const Edge edge = at.edges[static_cast<std::size_t>(side)];
    return side_name(side) + (edge == Edge::none ? "" : words::dot + std::string(words::edge_name(edge)));
}

Prompt end_of(const Options& options, const Position& at, int you) {
    const std::string stage = turn_in_campaign(options.campaign, stage_of(options, at, you));
    const auto who = [you](int side) { return side == you ? "You" : side_name(side); };
    if (at.win->winners.size() != 1) return {-1, "A draw", "The last turn is over, and the points are equal.", stage};
    const int winner = at.win->winners[0];
    const std::string loser = 1 - winner == you ? "You have" : side_name(1 - winner) + " has",
                      ahead = winner == you ? "you have" : side_name(winner) + " has";
    const std::array reasons{std::string(), who(winner) + " held the flag long enough.", loser + " no unit left.",
                             "The last turn is over, and " + ahead + " more points."};
    return {-1, side_name(winner) + " wins", reasons[static_cast<std::size_t>(at.win->reason)], stage};
}

// Nobody can shoot at it where it sets out.
bool comes_into_view(const AnswerDraft& draft) {
    const std::vector<Exposure>& exposures = draft.forecasts().exposures;
    const Slider& slider = draft.choice().slider;
    return !exposures.empty() && std::none_of(exposures.begin(), exposures.end(), [&](const Exposure& exposure) {
        return exposure.segments.front().first <= slider.points.front();
    });
}

std::string reaction_question(const Scene& scene, const AnswerDraft& draft) {
    const Motion& motion = *scene.seen().motion;
    const bool decides = scene.decides() && scene.viewer() == scene.decider();
    const bool watches = decides && can_only_watch(scene, draft.choice().slider, draft.forecasts().exposures);
    const bool appears = decides && motion.kind == MotionKind::move && comes_into_view(draft);
    const UnitId chosen = draft.choice().unit, shooter = chosen != no_unit ? chosen : draft.forecasts().shooter;
    const bool named = decides && !watches && shooter != no_unit && !scene.unit(shooter).hidden();
    const std::string mover = scene.name(motion.unit);  // of the one that is asked, as it is another one next
    return (named ? wording::capital(scene.units().full(shooter)) + ": " + mover : wording::capital(mover)) + " " +
           (appears ? "comes into view" : words::mover_moves(scene)) +
           (watches ? ". You cannot shoot. Go on." : ". Shoot?");
}

std::string play_question(const Scene& scene, const AnswerDraft& draft) {
    const UnitId chosen = draft.choice().unit;
    if (draft.only_the_end_is_left(scene) && ending_wins(scene)) return "End the turn, and win?";
    if (chosen == no_unit) return words::question(scene);
    const std::string name = scene.units().full(chosen), who = wording::capital(name);
    const Unit& unit = scene.unit(chosen);
    if (unit.hidden()) return "Where does " + name + " appear?";
    const std::string at = wording::capital(name) + ": ";
    switch (draft.choice().tool) {
        case Tool::assault: return at + "charge whom?";
        case Tool::turn:
        case Tool::turret: return at + "turn where?";
        case Tool::retreat: return at + "fall back where?";
        case Tool::cross: return at + "cross where?";
        case Tool::smoke: return at + "smoke where?";
        case Tool::recon: return at + "search what?";
        default: break;
    }
    if (unit.state == State::suppressed) return who + " is suppressed. Rally it?";
    if (unit.state == State::pinned)
        return who + " is pinned. " + (!draft.shots().empty() ? "Shoot, or rally it?" : "Rally it?");
    if (unit.kind == Kind::fo && unit.used == 0 && unit.he + unit.smoke > 0) return at + "call fire, or go where?";
    const std::string rests = is_commander(unit) ? "no walk is suggested. " : "nothing is suggested. ";
    if (draft.only_the_end_is_left(scene)) return at + rests + "End the turn?";
    const bool other = draft.next_unit(scene) != no_unit;
    if (other && draft.shots().empty()) return at + rests + "Another unit?";
    if (other) return at + "where to, or another unit?";
    return at + (!draft.shots().empty() ? "where to, or shoot?" : "where to?");
}

// Both sides can read the question: hidden details appear only in the panel of the deciding player.
std::string question_of(const Scene& scene, const AnswerDraft& draft) {
    switch (scene.phase()) {
        case Phase::deploy:
            if (draft.choice().unit == no_unit) break;
            return "Place " + scene.units().definite(draft.choice().unit) + ".";
        case Phase::react: return reaction_question(scene, draft);
        case Phase::play: {
            const std::string stopped = words::why_stopped(draft.stopped());
            return stopped + (stopped.empty() ? "" : " ") + play_question(scene, draft);
        }
        default: break;
    }
    return words::question(scene);
}

}  // namespace

Prompt prompt(const Scene& scene, const AnswerDraft& draft) {
    const Position& at = scene.seen();
    if (at.phase == Phase::over) return end_of(scene.options(), at, scene.you());
    const std::string stage = turn_in_campaign(scene.options().campaign, stage_of(scene.options(), at, scene.you()));
    const int side = scene.decider();
    if (side < 0) return {-1, "Dice", words::roll_question(scene), stage};
    if (scene.covered())
        return {side, "Hand over", side_name(side) + " decides now, and the other side must not look.", stage};
    const bool secret = at.phase == Phase::reveal && scene.viewer() != side;
    return {side, who_of(at, side), secret ? side_name(side) + " is deciding." : question_of(scene, draft), stage};
}

std::string options_in_use(const Options& o) {
    std::string text;
    const auto add = [&text](bool on, const std::string& what) {
        if (on) text += (text.empty() ? "With " : ", ") + what;
    };
    add(o.units, "SMG squads and engineers");
    add(o.commanders, "suppressed and expert commanders");
    add(o.observers, "forward observers");
    add(o.retreat, "retreat");
    add(o.hidden != nobody, o.hidden == nobody ? "" : side_name(o.hidden) + " in hiding");
    add(o.recon, "recon by fire");
    add(o.obstacles, "obstacles");
    add(o.buildings, "buildings");
    add(o.quality, "veterans and green troops");
    add(o.nations[0] != Nation::none,
        std::string(words::nation_name(o.nations[0])) + " against " + words::nation_name(o.nations[1]));
    add(o.vehicles, "vehicles");
    if (!text.empty()) text += ".";
    if (o.turn_limit > 0)  // the points that win are in the aim
        text += std::string(text.empty() ? "" : " ") + "Turn " + std::to_string(o.turn_limit) + " is the last.";
    return with_campaign(o.campaign, most_units, "unit", std::move(text));
}

std::string note_of(const Scene& scene, const AnswerDraft& draft, UnitId id) {
    const Unit& unit = scene.unit(id);
    const Choice& choice = draft.choice();
    if (scene.phase() == Phase::react) {
        if (unit.hidden()) return "hidden";
        const Exposure::Segment* segment = segment_at(draft.forecasts().exposures, id, choice.slider.point());
        if (segment == nullptr) return "";
        return segment->dice == 0 ? "gun" : words::dice(segment->dice);
    }
    if (scene.phase() == Phase::play && choice.target != no_unit && !is_vehicle(scene.unit(choice.target)))
        return words::dice(fire_dice(scene.options(), scene.seen(), id, choice.target, false).total());
    return "";
}

}  // namespace sightlines::crossfire_squads
