// The editor's panel: the chosen piece of terrain.
#include "base/narrow.h"
#include "base/test_ids.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/place_names.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

using editor_rows::on_off;
using editor_rows::title;

template <class Change>
void Editor::change_piece(Change edit) {
    Position next = draft().at;
    Piece piece = *next.terrain.find(piece_);
    edit(piece);
    next.terrain.put(piece);
    change_to(std::move(next));
}

void Editor::draw_obstacle(float width) {
    const Piece piece = *draft().at.terrain.find(piece_);
    if (const int to = segments("piece:owner", labels::owners, piece.owner + 1, width); to >= 0)
        return change_piece([&](Piece& p) {
            p.owner = narrow(to - 1);
            p.hidden = p.hidden && p.owner != nobody;
        });
    if (piece.ground == Ground::mine && piece.owner != nobody &&
        on_off(labels::hidden_from_enemy, "piece:hidden", piece.hidden, width))
        change_piece([](Piece& p) { p.hidden = !p.hidden; });
}

void Editor::draw_corners(float width) {
    const Corners& corners = draft().at.terrain.find(piece_)->shape.corners();
    if (const char* fault = outline_error({corners.begin(), corners.size()})) {
        small_text(theme::palette().refusal, fault);
        test_ids::add_item("outline-fault");
    } else {
        caption(labels::drag_corner);
    }
    if (corner_ < 0 || corners.size() <= 3) return;
    if (theme::button("corner:remove", labels::remove_corner, width)) remove_chosen();
}

void Editor::draw_piece(float width) {
    const Piece piece = *draft().at.terrain.find(piece_);
    title(wording::capital(PlaceNames(draft().at).piece(piece_)));
    const bool is_objective = draft().at.objective == piece_;
    if (piece.is_area() && !draft().deploys && on_off(labels::flag_is_here, "piece:objective", is_objective, width)) {
        Position next = draft().at;
        next.objective = is_objective ? no_piece : piece_;
        return change_to(std::move(next));
    }
    if (is_obstacle(piece.ground)) draw_obstacle(width);
    if (draft().at.terrain.find(piece_) == nullptr) return;
    if (!is_obstacle(piece.ground)) {
        if (const int to = segments("piece:kind", labels::grounds, static_cast<int>(piece.ground), width); to >= 0) {
            Position next = draft().at;
            const PieceId now = change_ground(next, piece_, static_cast<Ground>(to));
            change_to(std::move(next));
            return choose(now);
        }
    }
    draw_corners(width);
    if (theme::button("piece:remove", labels::remove, width)) {
        corner_ = -1;
        remove_chosen();
    }
}

}  // namespace sightlines::crossfire_squads
