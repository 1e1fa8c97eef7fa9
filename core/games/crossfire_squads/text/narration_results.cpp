// What came of a step: how units fared, what was found, how the turn ended.
#include <algorithm>
#include <array>

#include "engine/wording.h"
#include "games/crossfire_squads/text/narrator.h"

namespace sightlines::crossfire_squads {
namespace {

// Where a reaction left its mover; "" while it is still under way.
std::string end_of_motion(const Narrator& n) {
    const std::optional<Motion>& motion = n.before.motion;
    if (!motion || (n.before.mine && !n.before.mine->at_start) || n.after.motion || !n.after[motion->unit].on_table())
        return "";
    const Point at = n.after[motion->unit].at;
    if (motion->kind == MotionKind::pivot || at == motion->from) return "";
    const bool stopped = n.before.shooting && n.before.shooting->reaction && n.after[motion->unit].state != State::fit;
    const std::string who = n.whose(motion->unit);
    return stopped ? who + n.now(" stopped ", " stops ") + n.places.at(at)
                   : who + n.now(" moved ", " walks ") + n.places.way(motion->from, at);
}

std::string state_text(const Narrator& n, UnitId id) {
    const Unit &was = n.before[id], &is = n.after[id];
    if (!was.exists() || !is.on_table() || was.state == is.state) return "";
    const std::string what = n.now(" was", " is") + (is.state == State::fit      ? " fit again"
                                                     : is.state == State::pinned ? " pinned"
                                                                                 : " suppressed");
    const Piece* flag = n.after.objective == no_piece ? nullptr : n.after.terrain.find(n.after.objective);
    const bool at_flag = flag != nullptr && flag->shape.contains(is.at);
    const char* then = !at_flag                  ? ""
                       : is.state == State::fit  ? " and holds the flag"
                       : was.state == State::fit ? " and no longer holds the flag"
                                                 : "";
    return n.whose(id) + what + then;
}

// Who came to the flag.
std::string at_flag(const Narrator& n) {
    const Piece* flag = n.after.objective == no_piece ? nullptr : n.after.terrain.find(n.after.objective);
    if (flag == nullptr || n.before.turn == 0) return "";
    for (int id = 0; id < all_units; ++id) {
        const Unit &was = n.before[static_cast<UnitId>(id)], &is = n.after[static_cast<UnitId>(id)];
        if (!was.on_table() || !is.on_table() || is.state != State::fit || n.after.motion) continue;
        if (!flag->shape.contains(was.at) && flag->shape.contains(is.at)) return "it holds the flag";
    }
    return "";
}

// Those who missed may not react again.
std::string silenced(const Narrator& n) {
    Units list;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (n.before[unit].on_table() && !n.before[unit].no_fire && n.after[unit].no_fire) list.push_back(unit);
    }
    return list.empty() ? "" : n.whose_list(list) + " cannot shoot again this turn";
}

void tell_ground(const Narrator& n, Story& story) {
    for (const Piece& piece : n.before.terrain) {
        if (!is_obstacle(piece.ground)) continue;
        const Piece* now = n.after.terrain.find(piece.id);
        if (now == nullptr && !piece.hidden)
            story.say(n.places.piece(piece.id) + n.now(" was", " is") + " cleared away");
        if (now != nullptr && piece.hidden && !now->hidden)
            story.say(n.places.piece(piece.id) + n.now(" was", " is") + " found");
    }
}

// The reader's first, or else the side's.
std::string points(const Narrator& n, const Position& at, int side) {
    const auto own = static_cast<std::size_t>(n.names.you >= 0 ? n.names.you : side);
    return std::to_string(at.vp[own]) + "\u2013" + std::to_string(at.vp[1 - own]);
}

void tell_end(const Narrator& n, Story& story) {
    const Position &was = n.before, &is = n.after;
    if (was.turn == 0 && is.turn == 1) story.say(n.side_does(is.active, "had", "has") + " the first turn");
    const bool turned = was.turn > 0 && (is.turn > was.turn || (is.win && is.win->reason != Ending::eliminated));
    const UnitId target = was.shooting && !was.shooting->reaction ? was.shooting->target : no_unit;
    const bool pinned = target != no_unit && was[target].state == State::fit && is[target].state == State::pinned;
    if (turned && !n.ended)
        story.say(n.now("that ended ", "that ends ") + n.names.possessive(was.active) + " turn" +
                  (pinned ? ": to go on takes two hits" : ""));
    for (const int side : {0, 1}) {
        const auto own = static_cast<std::size_t>(side);
        if (is.vp[own] > was.vp[own])
            story.say("only " + n.side_does(side, "held", "holds") + " the flag, " + points(n, is, side));
    }
    if (!is.win) return;
    if (is.win->winners.size() != 1)
        return story.say(n.now("the last turn was over: a draw", "the last turn is over: a draw"));
    const int winner = is.win->winners[0];
    const std::array<std::string, 4> reasons{"", " by holding the flag",
                                             n.now(": no enemy was left", ": no enemy is left"),
                                             " on points after the last turn"};
    story.say(n.side_does(winner, "won", "wins") + reasons[static_cast<std::size_t>(is.win->reason)]);
}

}  // namespace

void Narrator::tell_results(Story& story) const {
    story.say(end_of_motion(*this));
    for (int id = 0; id < all_units; ++id) story.say(state_text(*this, static_cast<UnitId>(id)));
    for (std::size_t i = before.lost.size(); i < after.lost.size(); ++i)
        story.say(whose(after.lost[i]) + now(" was lost", " is lost"));
    story.say(silenced(*this));
    tell_ground(*this, story);
    story.say(at_flag(*this));
    if (after.melee && !before.melee) story.say(now("it came to close combat", "it comes to close combat"));
    if (!after.revealing.empty() && before.revealing.empty())
        story.say(now("somebody was hiding there", "somebody is hiding there"));
    tell_end(*this, story);
}

}  // namespace sightlines::crossfire_squads
