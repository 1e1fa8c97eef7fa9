#include <nlohmann/json.hpp>

#include "games/crosshairs/text/notation.h"
#include "games/crosshairs/view.h"

namespace sightlines::crosshairs {
namespace {

Json cell_json(Cell cell) { return cell == no_cell ? Json() : Json(cell_name(cell)); }

}  // namespace

std::string View::state() const {
    const std::optional<Choice>& choice = selection_.choice();
    Json json = Json::object();
    json["chosen"] = choice ? cell_json(choice->cell) : Json();
    json["planned"] = choice ? Json(move_text(selection_.planned(scene()))) : Json();
    json["cursor"] = cell_json(selection_.cursor());
    json["hovered"] = cell_json(selection_.hovered());
    json["moving"] = animation_.part() < 1;
    json["flights"] = trail_.flights.size();
    json["shots"] = trail_.shots.size();
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    Json& lit = json["causes"] = Json::array();
    for (const Cell cell : selection_.highlights()) lit.push_back(cell_name(cell));
    return write_json(json);
}

}  // namespace sightlines::crosshairs
