#include "games/crossfire_squads/text/questions.h"

#include <array>

#include "engine/wording.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/narrator.h"
#include "games/crossfire_squads/text/verbs.h"

namespace sightlines::crossfire_squads::words {

using wording::capital;

std::string placing_question(const Scene& scene) {
    return has_units_to_place(scene.seen(), scene.seen().placing)
               ? "Place your units: at most a quarter of the table from your edge."
               : "All your units are placed. Lay the obstacles you have left, or leave them out.";
}

std::string mover_moves(const Scene& scene) {
    constexpr std::array verbs{"is on the move", "is turning", "is crossing wire", "is retreating"};
    return verbs[static_cast<std::size_t>(scene.seen().motion->kind)];
}

std::string question(const Scene& scene) {
    const Position& at = scene.seen();
    switch (at.phase) {
        case Phase::objective: return "Where does the flag stand? Both sides fight for it.";
        case Phase::edge: return "Which edge do you come from? The other side gets the one opposite.";
        case Phase::deploy: return placing_question(scene);
        case Phase::play: return scene.has_acted() ? "Another unit, or end the turn?" : "Which unit acts?";
        case Phase::react: return capital(scene.name(at.motion->unit)) + " " + mover_moves(scene) + ". Shoot?";
        case Phase::group: return "The group is moving. Who next?";
        case Phase::join: return "Close combat. Call help?";
        case Phase::affect: return "The building is hit. Which of your units in it takes the hit?";
        case Phase::spill:
            return "The explosion spreads. Choose " + counted(at.spill->count, "unit") + " near it to be suppressed.";
        case Phase::reveal: return "Your hidden units are found. Where do they stand?";
        default: return "";
    }
}

std::string asked_about(const Scene& scene) {
    const Position& at = scene.seen();
    switch (at.phase) {
        case Phase::react: return capital(scene.name(at.motion->unit));
        case Phase::group: return at.group->left.empty() ? "" : capital(scene.units().full(at.group->left[0]));
        case Phase::affect: return capital(scene.places().piece(at.affected->building));
        default: return "";
    }
}

std::string roll_question(const Scene& scene) {
    const Position& at = scene.seen();
    const auto unit = [&](UnitId id) { return wording::capital(scene.name(id)); };
    switch (at.phase) {
        case Phase::rolloff: return "The higher roll chooses where the flag stands, the other side its edge.";
        case Phase::fire: {
            const Shooting& s = *at.shooting;
            return unit(s.units[static_cast<std::size_t>(s.next)]) + " " +
                   describe(verbs::shoot, Tense::present, scene.name(s.target)) + ".";
        }
        case Phase::rally: return unit(at.rallying) + " " + describe(verbs::rally, Tense::present) + ".";
        case Phase::cc: return "Close combat: the higher total wins, the loser's units are lost.";
        case Phase::cross:
            return unit(at.crossing->unit) + " " + describe(verbs::cross, Tense::present, "the wire") + ".";
        case Phase::mine: return "Mines go off under " + scene.name(at.mine->unit) + ".";
        case Phase::he: {
            const Bombardment& b = *at.bombardment;
            return "Explosives on " + (b.target != no_unit ? scene.name(b.target) : scene.places().piece(b.building)) +
                   ".";
        }
        case Phase::smoke: return unit(at.smoke_call->unit) + " calls smoke.";
        case Phase::recon: return "Shots into " + scene.places().piece(at.recon->piece) + ": is anybody there?";
        default: return "";
    }
}

}  // namespace sightlines::crossfire_squads::words
