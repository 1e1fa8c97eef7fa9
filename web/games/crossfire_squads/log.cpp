#include "games/crossfire_squads/log.h"

#include <algorithm>

#include "engine/wording.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"

namespace sightlines::crossfire_squads {
namespace {

// Joins clauses with semicolons.
class Remark {
  public:
    explicit Remark(std::string& text) : text_(text) {}
    void add(const std::string& what) { text_ += (text_.empty() ? "" : "; ") + what; }

  private:
    std::string& text_;
};

void add_unit_changes(Remark& remark, const std::string& unit, const Unit& before, const Unit& after) {
    const std::string name = unit + " ";
    if (before.hidden() && after.on_table()) remark.add(name + "appeared");
    if (!after.on_table() || !before.exists()) return;
    if (before.state != after.state)
        remark.add(name + (after.state == State::fit      ? "rallied"
                           : after.state == State::pinned ? "pinned"
                                                          : "suppressed"));
    if (!before.no_fire && after.no_fire && !before.hidden()) remark.add(name + "missed");
}

void add_terrain_changes(Remark& remark, const Position& before, const Position& after) {
    for (const Piece& piece : before.terrain) {
        if (!is_obstacle(piece.ground) || (piece.hidden && after.terrain.find(piece.id) == nullptr)) continue;
        const Piece* now = after.terrain.find(piece.id);
        if (now == nullptr) remark.add(PlaceNames(before).piece(piece.id) + " cleared away");
        if (now != nullptr && piece.hidden && !now->hidden) remark.add(PlaceNames(after).piece(piece.id) + " found");
    }
    for (const PieceId piece : after.clear) {
        if (std::find(before.clear.begin(), before.clear.end(), piece) == before.clear.end())
            remark.add(PlaceNames(after).piece(piece) + " searched");
    }
}

// Notes a roll that failed: nothing else in the position would show it.
void add_failed_roll(Remark& remark, const UnitNames& names, const Position& before, const Position& after) {
    if (before.phase == Phase::rally && after[before.rallying].state == before[before.rallying].state)
        remark.add(names.full(before.rallying) + " did not rally");
    if (before.phase == Phase::cross && after[before.crossing->unit].at == before[before.crossing->unit].at)
        remark.add(names.full(before.crossing->unit) + " did not get across");
    if (before.phase == Phase::smoke && after.smoke.size() == before.smoke.size()) remark.add("no smoke");
    if (before.phase == Phase::recon && after.clear == before.clear) remark.add("nobody found");
    if (before.phase == Phase::cc && after.phase == Phase::cc) remark.add("a tie");
}

// Both sides read the log, so it has only what both may know.
void add_changes(std::string& text, const UnitNames& names, const Position& before, const Position& after) {
    Remark remark(text);
    const auto name = [&](UnitId id) { return wording::side_name(side_of(id)) + "'s " + names.full(id); };
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        add_unit_changes(remark, name(unit), before[unit], after[unit]);
    }
    add_terrain_changes(remark, before, after);
    add_failed_roll(remark, names, before, after);
    for (std::size_t i = before.lost.size(); i < after.lost.size(); ++i) remark.add(name(after.lost[i]) + " lost");
    for (std::size_t side = 0; side < 2; ++side) {
        if (after.vp[side] > before.vp[side]) remark.add(wording::side_name(static_cast<int>(side)) + " scored");
    }
}

bool is_before_play(Phase phase) {
    return phase == Phase::rolloff || phase == Phase::objective || phase == Phase::edge || phase == Phase::deploy;
}

// "Turn 3"
LoggedTurn header(const Position& at, std::size_t ply) {
    if (at.turn == 0) return {-1, "Before the battle", ply, ply, ""};
    return {at.active, "Turn " + std::to_string(at.turn), ply, ply, ""};
}

}  // namespace

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    const UnitNames names(history.rules().options(), history.start());
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Position& before = history.at(ply);
        const bool new_turn = ply == 0 || before.turn != history.at(ply - 1).turn;
        if (new_turn) turns.push_back(header(before, ply));
        const int player = before.turn == 0 ? -1 : before.active;
        if (new_turn || before.phase == Phase::play) turns.push_back({player, "", ply, ply, ""});
        turns.back().last = ply + 1;
        if (!is_before_play(before.phase)) add_changes(turns.back().remark, names, before, history.at(ply + 1));
    }
    return turns;
}

}  // namespace sightlines::crossfire_squads
