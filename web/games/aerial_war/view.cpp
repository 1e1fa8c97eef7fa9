#include "games/aerial_war/view.h"

#include <nlohmann/json.hpp>

#include "games/aerial_war/text/notation.h"

namespace sightlines::aerial_war {
namespace {

Json square_json(Square square) { return square == no_square ? Json() : Json(square_name(square)); }

}  // namespace

platform::Sound View::sound_of(std::size_t ply) const {
    const Position& before = history().at(ply);
    const Action& action = history().actions()[ply];
    const bool fires = std::holds_alternative<Attack>(action) || std::holds_alternative<Ram>(action);
    if (fires || losses(before, action) != std::array{0, 0}) return platform::Sound::shot;
    if (std::holds_alternative<Roll>(action)) return platform::Sound::dice;
    const bool flies = std::holds_alternative<Fly>(action) || std::holds_alternative<Loop>(action);
    return flies ? platform::Sound::engine : platform::Sound::none;
}

std::vector<View::KeyedAnswer> View::answers() const {
    std::vector<KeyedAnswer> all{{"action:attack", Attack{}, ImGuiKey_A},
                                 {"action:hold", Hold{}, ImGuiKey_F},
                                 {"action:loop", Loop{}, ImGuiKey_L},
                                 {"action:stay", Stay{}, ImGuiKey_S}};
    if (at().phase != Phase::ram) return all;
    for (const Square target : ram_targets(at(), mover(at())))
        all.push_back({"action:ram:" + square_name(target), Ram{target}});
    return all;
}

void View::moved(std::size_t from, std::size_t to) {
    selection_.moved(scene());
    dragging_.reset();
    traces_ = {last_turn(history())};
    animation_ = Animation::between(from, to, duration(history(), from, to));
}

void View::show_moves(std::size_t first, std::size_t last) {
    traces_ = first < last ? traces_of(history(), first, last) : std::vector{last_turn(history())};
}

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::emblem(list, centre, size, player);
}

std::string View::state() const {
    Json json = Json::object();
    json["chosen"] = selection_.choice() ? Json(move_text(*selection_.choice())) : Json();
    json["cursor"] = square_json(selection_.cursor());
    json["hovered"] = square_json(selection_.hovered());
    json["moving"] = animation_.part() < 1;
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    json["came"] = history().cursor() > 0 ? narrate(history(), history().cursor() - 1, neutral_names()) : "";
    Json& lit = json["causes"] = Json::array();
    for (const Square square : selection_.highlights()) lit.push_back(square_name(square));
    return write_json(json);
}

std::vector<Area> View::pieces_in_view() const {
    std::vector<Area> places;
    for (const Plane& plane : at().planes) places.push_back(square_around(centre_of(plane.square), grid_.cell * 0.5f));
    return places;
}

std::vector<Area> View::lit() const {
    std::vector<Area> areas;
    for (const Square square : selection_.highlights())
        areas.push_back(square_around(grid_.at(square), grid_.cell * 0.5f));
    return areas;
}

}  // namespace sightlines::aerial_war
