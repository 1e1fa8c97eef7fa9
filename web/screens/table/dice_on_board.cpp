#include "screens/table/dice_on_board.h"

#include <string>
#include <vector>

#include "base/test_ids.h"
#include "board/rolled_dice.h"
#include "platform.h"

namespace sightlines {
namespace {

// What goes on by itself does not take a roll away before it could be seen.
constexpr double least_ms = 1400;
constexpr std::size_t most_at_once = 4;  // plies that are news; after more the game was opened or looked through

}  // namespace

const DrawsDice& DrawsDice::here() {
    static constexpr DrawsDice table{&DrawsDice::draw_there};
    return table;
}

void DiceOnBoard::follow() {
    const Match& match = session_.match();
    const std::size_t now = match.cursor(), before = cursor_.value_or(now);
    cursor_ = now;
    if (lying_roll() == nullptr) lying_.reset();
    for (std::size_t ply = now; ply > before && now - before <= most_at_once; --ply) {
        const Roll* roll = match.roll(ply - 1);
        if (roll == nullptr || !view_.lays_dice()->thrown_dice(ply - 1, *roll)) continue;
        lying_ = Lying{ply - 1, platform::now_ms()};
        break;
    }
    if (lying_ && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) lying_.reset();
    // At the end the whole board is seen again.
    if (!lying_ || (now == lying_->ply + 1 && is_told(lying_->ply) && !match.status().outcome)) return;
    const double until = lying_->since_ms + least_ms;
    if (platform::now_ms() >= until) return lying_.reset();
    platform::draw_at(until);
}

// Where a bar below the board tells what happened, dice and bar are about the same roll. The sum of a turn comes with
// what was rolled last.
bool DiceOnBoard::is_told(std::size_t ply) const {
    const std::optional<EventOnBar>& bar = session_.telling.on_bar();
    if (!session_.game.tells_events() || !bar) return true;
    return bar->replays ? ply + 1 == session_.match().cursor() : bar->first <= ply && ply <= bar->ply;
}

void DiceOnBoard::draw(const Area& board) {
    const Match& match = session_.match();
    follow();
    if (view_.is_covered() || session_.exercise() != nullptr) return;
    const auto& thrown = session_.roll.thrown();
    if (thrown && match.status().roll) {
        lying_.reset();
        return draw_roll(board, match.cursor(), thrown->roll, *match.status().roll,
                         thrown->motion_left(platform::now_ms()));
    }
    if (const Roll* roll = lying_roll()) draw_roll(board, lying_->ply, *roll, *match.dice(lying_->ply), 0);
}

void DiceOnBoard::draw_roll(const Area& board, std::size_t ply, const Roll& roll, const Dice& dice, float rest) {
    const LaysDice& laid = *view_.lays_dice();
    const std::optional<ThrownDice> shown = laid.thrown_dice(ply, roll);
    if (!shown) return;
    const int count = static_cast<int>(roll.faces.size());
    const Area room = laid.room_for_dice(board);
    const bool moved = room.min.x != room_.min.x || room.max.x != room_.max.x || room.max.y != room_.max.y;
    const std::vector<Area> seen = laid.pieces_in_view();
    // It gives way to what appears where the dice lie, such as what is asked next.
    if (placed_ != ply || moved || covered_by(tray_, seen) > covered_) {
        placed_ = ply;
        room_ = room;
        tray_ = place_of_dice(room, count, shown->what.c_str(), seen);
        covered_ = covered_by(tray_, seen);
    }
    std::vector<RolledDie> all;
    for (std::size_t die = 0; die < roll.faces.size(); ++die) {
        const bool owned = die < shown->players.size() && shown->players[die] >= 0;
        all.push_back({.sides = dice.sides[die],
                       .face = roll.faces[die],
                       .body = owned ? view_.player_colour(shown->players[die]) : 0,
                       .lit = (shown->counting >> die & 1U) != 0});
    }
    draw_rolled_dice(*ImGui::GetWindowDrawList(), tray_, {all, dice.lowest, shown->what.c_str(), rest});
    const Area caption = caption_on_tray(tray_);
    test_ids::add("tray", tray_.min, tray_.max);
    test_ids::add("tray-says", caption.min, caption.max);
    for (int die = 0; die < count; ++die) {
        const Area place = die_on_tray(tray_, die, count);
        const bool lit = rest <= 0 && all[static_cast<std::size_t>(die)].lit;
        test_ids::add("rolled:" + std::to_string(die) + (lit ? ":counts" : ""), place.min, place.max);
    }
}

}  // namespace sightlines
