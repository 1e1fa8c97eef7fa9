#include "games/crossfire_hex/view.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/text/labels.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/crossfire_hex/text/tips.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr double step_ms = 280;

Json cell_json(Cell cell) { return cell == no_cell ? Json() : Json(cell_name(cell)); }

}  // namespace

InHand View::in_hand() const {
    const auto action = selection_.previewed();
    if (action && target_of(*action) == selection_.tapped() && rules().check(at(), *action).accepted())
        return InHand::target;
    if (selection_.entering()) return InHand::reserve;
    return selection_.choosing() ? InHand::stack : InHand::nothing;
}

void View::show_moves(std::size_t first, std::size_t last) {
    const std::size_t cursor = history().cursor();
    first_marked_ = first < last ? first : cursor - std::min<std::size_t>(cursor, 1);
    end_marked_ = first < last ? last : cursor;
}

void View::moved(std::size_t from, std::size_t to) {
    selection_.moved();
    show_moves(to, to);
    animation_ = Animation::between(from, to, step_ms);
}

std::string View::player_name(int player) const { return side_name(player); }

ImU32 View::player_colour(int player) const { return art::body_of(player); }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::emblem(list, centre, size, player);
}

std::string View::tip(ImVec2 point) const {
    if (look_.coordinates && tray_.on_label(point)) return labels::coordinates;
    const Cell cell = tray_.cell_under(point);
    // What was refused has its card there, and what ko bars is told beside its stack and in the panel.
    if (cell != no_cell && cell == selection_.refused_cell() && !platform::long_press()) return {};
    if (const auto action = selection_.previewed(); action && target_of(*action) == cell)
        return rules().check(at(), *action).accepted() ? tip_about_action(at(), *action) : std::string();
    if (cell != no_cell) return crossfire_hex::tip(rules(), at(), cell);
    for (const int player : {0, 1}) {
        if (tray_.near_rack(point, player, Rack::reserve)) return tip_about_reserve(player);
        if (tray_.near_rack(point, player, Rack::prisoners)) return tip_about_prisoners(player);
    }
    return {};
}

std::string View::state() const {
    const std::optional<Action> action = selection_.previewed();
    Json json = Json::object();
    json["chosen"] = cell_json(selection_.chosen());
    json["entering"] = selection_.entering();
    json["considered"] = action ? Json(move_text(*action)) : Json();
    const auto repeat = action ? repeat_of(rules(), at(), *action) : std::nullopt;
    json["earlier"] = repeat && repeat->ago <= history().cursor() ? Json(history().cursor() - repeat->ago) : Json();
    json["cursor"] = cell_json(selection_.cursor());
    json["hovered"] = cell_json(selection_.hovered());
    json["refused"] = selection_.refused_reserve() ? Json("reserve") : cell_json(selection_.refused_cell());
    json["moving"] = moving();
    json["marked"] = end_marked_ - first_marked_;
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    Json& open = json["targets"] = Json::object();
    Json& barred = json["barred"] = Json::array();
    for (const Target& target : selection_.targets()) {
        if (target.verdict.accepted()) open[cell_name(target.cell)] = target.men;
        if (target.repeat) barred.push_back(cell_name(target.cell));
    }
    return write_json(json);
}

std::vector<Area> View::lit() const {
    if (selection_.refused_cell() == no_cell) return {};
    return {square_around(tray_.at(selection_.refused_cell()), tray_.cell() * 0.5f)};
}

}  // namespace sightlines::crossfire_hex
