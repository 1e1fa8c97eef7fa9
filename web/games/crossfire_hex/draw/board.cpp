// Draws the tray, the stacks and their animation.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/crossfire_hex/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {
namespace {

// From the top of the screen down, because a stack covers those behind it.
template <class Draw>
void for_each_from_behind(const Tray& tray, Draw draw) {
    for (Cell i = 0; i < cell_count; ++i) draw(static_cast<Cell>(tray.view.turned ? i : cell_count - 1 - i));
}

void draw_piece(ImDrawList& list, const Tray& tray, Cell cell, Stack men, bool numeral) {
    art::stack(
        list, men,
        {.base = art::base_of(tray.at(cell), tray.cell(), men.height()), .cell = tray.disc_cell(), .numeral = numeral});
}

int prisoners_of(PerPlayer sides, int captor) { return side_men - sides[seat(1 - captor)]; }

}  // namespace

void View::draw_racks(ImDrawList& list) const {
    const PerPlayer sides = men(at());
    const std::optional<Action> action = selection_.previewed();
    const Forecast predicted = action ? forecast(at(), *action) : Forecast{};
    for (const int player : {0, 1}) {
        const int reserve = at().reserve[seat(player)], prisoners = prisoners_of(sides, player);
        const bool acts = player == at().player;
        draw_row(list, tray_, {player, Rack::reserve, reserve, action ? predicted.reserves[seat(player)] : reserve},
                 true);
        draw_row(list, tray_,
                 {player, Rack::prisoners, prisoners, prisoners + (action && acts ? predicted.prisoners : 0)}, true);
    }
}

// A previewed action is shown by its result, with added men translucent.
void View::draw_pieces(ImDrawList& list) const {
    const std::optional<Action> action = selection_.previewed();
    const Forecast predicted = action ? forecast(at(), *action) : Forecast{};
    const auto* move = action ? std::get_if<Move>(&*action) : nullptr;
    for_each_from_behind(tray_, [&](Cell cell) {
        Stack men = at().board[cell];
        const bool is_target = action && target_of(*action) == cell;
        const bool is_source = move != nullptr && move->from == cell;
        if (is_source) men = predicted.left;
        draw_pegs(list, tray_, cell, is_target ? predicted.result.height() : men.height());
        if (!is_target) {
            draw_piece(list, tray_, cell, men, true);
            if (!is_source) return;
            art::Look ghost{.base = art::base_of(tray_.at(cell), tray_.cell(), men.height()),
                            .cell = tray_.disc_cell(),
                            .opacity = 0.22f,
                            .shadow = false,
                            .numeral = false};
            ghost.base.y -= static_cast<float>(men.height()) * art::thickness * tray_.disc_cell();
            return art::stack(list, predicted.lifted, ghost);
        }
        art::Look look{.base = art::base_of(tray_.at(cell), tray_.cell(), predicted.result.height()),
                       .cell = tray_.disc_cell(),
                       .numeral = false};
        const int staying = predicted.result.height() - std::min(predicted.lifted.height(), predicted.result.height());
        art::stack(list, predicted.result.without_top(predicted.result.height() - staying), look);
        look.base.y -= static_cast<float>(staying) * art::thickness * tray_.disc_cell();
        look.opacity = 0.72f;
        look.shadow = staying == 0;
        art::stack(list, predicted.result.top(predicted.result.height() - staying), look);
        look.opacity = 1;
        if (predicted.result.height() > 1 && tray_.cell() >= 26)
            paint::label(list, theme::font(theme::Font::strong), std::max(tray_.cell() * 0.32f, 12.0f),
                         {look.base.x, look.base.y - static_cast<float>(predicted.result.height() - staying) *
                                                         art::thickness * tray_.disc_cell()},
                         art::ink_on(predicted.result.owner()), std::to_string(predicted.result.height()).c_str());
    });
}

// Men are lifted, move and are put down; removed men fade out. Undo plays it backwards.
void View::draw_motion(ImDrawList& list) const {
    const bool backwards = animation_.to < animation_.from;
    const float part = backwards ? 1 - animation_.part() : animation_.part();
    const std::size_t ply = std::min(animation_.from, animation_.to);
    const Position& before = history().at(ply);
    const Action& action = history().actions()[ply];
    const Forecast predicted = forecast(before, action);
    const auto* move = std::get_if<Move>(&action);
    const Cell to = target_of(action);
    const float cell = tray_.disc_cell();
    for_each_from_behind(tray_, [&](Cell shown) {
        const Stack men = move != nullptr && shown == move->from ? predicted.left : before.board[shown];
        draw_pegs(list, tray_, shown, men.height());
        draw_piece(list, tray_, shown, men, shown != to);
    });
    const float removed_part = std::clamp(part * 3 - 2, 0.0f, 1.0f);
    if (!predicted.removed.empty() && removed_part > 0) {
        ImVec2 base = art::base_of(tray_.at(to), cell, predicted.result.height());
        base.y += cell * (0.2f + 0.3f * removed_part);
        art::stack(list, predicted.removed,
                   {.base = base, .cell = cell, .opacity = 1 - removed_part, .shadow = false, .numeral = false});
    }
    const Stack under = before.board[to];
    ImVec2 end = art::base_of(tray_.at(to), cell, under.height() + predicted.lifted.height());
    end.y -= static_cast<float>(under.height()) * art::thickness * cell;
    ImVec2 begin;
    if (move != nullptr) {
        begin = art::base_of(tray_.at(move->from), cell, before.board[move->from].height());
        begin.y -= static_cast<float>(predicted.left.height()) * art::thickness * cell;
    } else {
        const Tray::Groove groove = tray_.groove(before.player, Rack::reserve);
        begin = part_way(groove.from, groove.to, 0.3f);
    }
    ImVec2 base = part_way(begin, end, part);
    base.y -= cell * 0.45f * std::sin(part * std::numbers::pi_v<float>);
    art::stack(list, predicted.lifted, {.base = base, .cell = cell, .numeral = false});
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    look_ = board_look();
    zoom_.follow(area, look_.turned);
    tray_ = Tray::in(area, look_, zoom_);
    list.PushClipRect(area.min, area.max, true);
    draw_tray(list, tray_, look_.coordinates);
    draw_racks(list);
    if (moving()) {
        draw_motion(list);
    } else {
        draw_last_moves(list);
        draw_targets(list);
        draw_pieces(list);
        draw_badges(list);
        draw_marks(list);
        draw_hint(list);
        draw_column(list, area);
    }
    list.PopClipRect();
    take_pointer(area);
    take_keys();
}

void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float side = std::min(area.size().x, area.size().y);
    const ImVec2 middle = area.centre();
    const Tray tray =
        Tray::in({{middle.x - side / 2, middle.y - side / 2}, {middle.x + side / 2, middle.y + side / 2}});
    list.PushClipRect(area.min, area.max, true);
    draw_tray(list, tray, false);
    const PerPlayer sides = men(at());
    for (const int player : {0, 1}) {
        const int reserve = at().reserve[seat(player)], prisoners = prisoners_of(sides, player);
        draw_row(list, tray, {player, Rack::reserve, reserve, reserve}, false);
        draw_row(list, tray, {player, Rack::prisoners, prisoners, prisoners}, false);
    }
    for_each_from_behind(tray, [&](Cell cell) {
        if (tray.cell() >= 20) draw_pegs(list, tray, cell, at().board[cell].height());
        draw_piece(list, tray, cell, at().board[cell], true);
    });
    list.PopClipRect();
}

}  // namespace sightlines::crossfire_hex
