#include "games/crossfire_squads/view.h"

#include <nlohmann/json.hpp>

#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/rules/names.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

static_assert(everybody == art::everybody);

constexpr double step_ms = 260;

Json point_json(const std::optional<Point>& p) { return p ? Json{p->x, p->y} : Json(); }
Json unit_json(UnitId id) { return id == no_unit ? Json() : Json(unit_name(id)); }

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match) { moved(0, 0); }

void View::show_to(std::span<const bool> here) {
    if (viewer_.show_to(ViewOf::scene(), here)) selection_.viewer_changed(scene());
}

void View::uncover() {
    viewer_.uncover(ViewOf::scene());
    selection_.viewer_changed(scene());
}

void View::moved(std::size_t from, std::size_t to) {
    viewer_.moved(ViewOf::scene());
    selection_.moved(scene(), to == from + 1);
    log_.clear();
    animation_ = sightlines::Animation::between(from, to, step_ms);
}

std::vector<LoggedTurn> View::log() const {
    if (log_.empty()) log_ = logged_turns(history());
    return log_;
}

bool View::wants_arrows() const {
    return selection_.choice().unit != no_unit || (seen().phase == Phase::react && !viewer_.covered());
}

void View::draw_actions(float width) {
    const Scene scene = this->scene();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 5));
    Panel(selection_, scene).draw(width);
    if (!viewer_.covered()) legend_.draw(scene, width);
    ImGui::PopStyleVar();
}

void View::draw_players(float width) {
    const Scene scene = this->scene();
    const Roster::Interaction interaction = roster_.draw({scene, history().start(), selection_.choice().unit}, width);
    if (interaction.pressed != no_unit) {
        selection_.choose_from_list(scene, interaction.pressed);
        constexpr int around = 200;
        const Unit& unit = seen()[interaction.pressed];
        if (unit.on_table()) camera_.show(Box{unit.at.x, unit.at.y, unit.at.x, unit.at.y}.grown(around));
    }
    if (interaction.hovered != no_unit) selection_.hover_listed(interaction.hovered);
}

std::vector<Area> View::lit() const { return lit_areas(camera_, scene(), selection_); }

std::string View::state() const {
    const Choice& choice = selection_.choice();
    const Forecasts& forecasts = selection_.forecasts();
    Json json = Json::object();
    const ImVec2 origin = camera_.at(Point{0, 0});
    json["seen"] = Codec<Rules>::write(rules(), seen());
    json["viewer"] = viewer_.side();
    json["covered"] = viewer_.covered();
    json["camera"] = {{"scale", camera_.scale()}, {"x", origin.x}, {"y", origin.y}};
    json["unit"] = unit_json(choice.unit);
    json["by"] = unit_json(choice.director);
    json["target"] = unit_json(choice.target);
    json["tool"] = static_cast<int>(choice.tool);
    json["grouping"] = choice.grouping;
    Json& partners = json["partners"] = Json::array();
    for (const UnitId id : choice.partners) partners.push_back(unit_name(id));
    json["goal"] = point_json(choice.goal);
    json["face"] = choice.face == no_heading ? Json() : Json{choice.face.x, choice.face.y};
    json["point"] = choice.slider.empty() ? Json() : Json(choice.slider.point());
    json["points"] = choice.slider.points.size();
    const Verdict why = selection_.verdict(scene());
    json["refusal"] = why.accepted() ? Json() : Json(std::string(why.why().rule));
    if (const std::optional<MoveForecast>& move = forecasts.move) {
        json["move"] = {{"halt", move->plan.halt},
                        {"at", {move->plan.at.x, move->plan.at.y}},
                        {"why", static_cast<int>(move->plan.why)},
                        {"exposures", move->exposures.size()},
                        {"contact", move->melee.has_value()}};
    }
    if (const std::optional<VolleyForecast>& volley = forecasts.volley)
        json["volley"] = {{"shots", volley->shots.size()}, {"keeps", volley->keeps_turn}, {"hits", volley->hits}};
    json["lines"] = forecasts.lines.size();
    json["exposures"] = forecasts.exposures.size();
    json["moving"] = animation_.part() < 1;
    return write_json(json);
}

ImU32 View::player_colour(int player) const { return theme::sides()[static_cast<std::size_t>(player)].fill; }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::draw_badge(list, centre, size, player);
}

}  // namespace sightlines::crossfire_squads
