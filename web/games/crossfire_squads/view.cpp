#include "games/crossfire_squads/view.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/guided.h"
#include "games/crossfire_squads/advice/advice.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/tips.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

static_assert(everybody == art::everybody);

constexpr double step_ms = 260;
constexpr std::size_t skirmish = 6;  // units a side up to which a game that starts on the table fills the board

Json point_json(const std::optional<Point>& p) { return p ? Json{p->x, p->y} : Json(); }
Json unit_json(UnitId id) { return id == no_unit ? Json() : Json(unit_name(id)); }

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match) {
    reasons_are_orders_ = true;
    unfolded_.guided = is_guided(Rules::info.id);
    unfolded_.more = !unfolded_.guided;
    selection_.set_guided(unfolded_.guided);
    const auto& forces = rules().options().forces;
    const bool small = std::max(forces[0].size(), forces[1].size()) <= skirmish;
    if (small && history().start().phase == Phase::play) framing_.come_closer();
    moved(0, 0);
}

void View::show_to(std::span<const bool> here) {
    std::copy(here.begin(), here.end(), here_.begin());
    if (viewer_.show_to(ViewOf::scene(), here)) selection_.viewer_changed(scene());
}

void View::set_exercise(std::size_t first) {
    framing_.come_closer();
    const Side reader = to_act(history().at(first));
    reader_ = reader < Side::first ? nobody : static_cast<int>(reader);
}

void View::uncover() {
    viewer_.uncover(ViewOf::scene());
    selection_.viewer_changed(scene());
}

void View::moved(std::size_t from, std::size_t to) {
    viewer_.moved(ViewOf::scene());
    selection_.moved(scene(), to == from + 1);
    lists_.moved();
    log_.clear();
    if (unfolded_.guided) unfolded_.more = !selection_.advises();  // else unfolded for one question only
    const Side decided = to_act(history().at(from));
    const bool by_person_here = decided >= Side::first && here_[static_cast<std::size_t>(decided)];
    const bool goes_on = to == from + 1 && !by_person_here;
    earlier_ = goes_on ? std::move(traces_) : Traces{};
    traces_ = usual_traces(history());
    numbered_ = pointed_ = false;
    animation_ = sightlines::Animation::between(from, to, step_ms);
}

void View::show_moves(std::size_t first, std::size_t last) {
    traces_ = first < last ? traces_of(history(), first, last) : usual_traces(history());
    numbered_ = last > first + 1;
    pointed_ = first < last && last != history().cursor();
}

bool View::is_past() const { return !pointed_ && decides_here() && scene().decides(); }

std::vector<Traces::Shot> View::shown_shots() const {
    return is_past() ? shots_about(traces_, seen(), selection_.choice().unit) : traces_.shots;
}

std::string View::tip(ImVec2 point) const {
    if (viewer_.covered()) return "";
    const UnitId unit = pointer_.unit_at(scene(), point);
    return unit != no_unit ? tip_of_unit(scene(), selection_, unit) : tip_of_place(scene(), camera_.point_at(point));
}

std::vector<GuideHint> View::guide() const { return guide_hints(scene(), selection_); }

std::vector<LoggedTurn> View::log() const {
    if (log_.empty()) log_ = logged_turns(history());
    return log_;
}

// What the main button does, or leads to: one is told the same, whichever one presses.
std::optional<Plans::Suggestion> View::suggestion() const {
    if (!unfolded_.guided || !scene().decides()) return {};
    const std::optional<Action> best = Advice<Rules>::suggest(rules(), seen());
    if (!best) return {};
    return Suggestion{write_json(Codec<Rules>::write(*best)), suggested(scene(), *best)};
}

void View::hint_changed() {
    const bool follows = hint() && decides_here() && scene().decides();
    follows ? selection_.follow_hint(scene(), *hint()) : selection_.let_hint_go(scene());
}

void View::go_on() {
    if (!selection_.continuation().is_released() || !decides_here() || !scene().decides()) return;
    if (animation_.part() >= 1) {
        selection_.go_on(scene());
        follows_ = true;
    }
    platform::request_frames();
}

bool View::wants_arrows() const {
    return selection_.choice().unit != no_unit || (seen().phase == Phase::react && !viewer_.covered());
}

void View::draw_actions(float width) {
    const Scene scene = this->scene();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 5));
    unfolded_.quiet = is_quiet();
    Panel(selection_, scene, unfolded_).draw(width);
    ImGui::PopStyleVar();
}

void View::draw_details(float width) {
    if (viewer_.covered()) return;
    legend_.draw(scene(), width);
    const std::string variants = in_use();
    if ((unfolded_.details || rules().options().campaign) && !variants.empty()) caption(variants.c_str());
}

void View::draw_players(float width) {
    const Scene scene = this->scene();
    const Roster::Interaction interaction =
        roster_.draw({scene, history().start(), selection_.choice().unit,
                      [&](UnitId id) { return tip_of_unit(scene, selection_, id); }},
                     width);
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
    json["camera"] = {{"scale", camera_.look().sign() * camera_.scale()}, {"x", origin.x}, {"y", origin.y}};
    json["unit"] = unit_json(choice.unit);
    json["by"] = unit_json(choice.director);
    json["target"] = unit_json(choice.target);
    json["tool"] = static_cast<int>(choice.tool);
    json["grouping"] = choice.grouping;
    json["more"] = unfolded_.more;
    json["details"] = unfolded_.details;
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
        json["volley"] = {
            {"shots", volley->shots.size()}, {"keeps", chance_of(volley->keeps)}, {"hits", chance_of(volley->hits)}};
    json["legs"] = forecasts.walk ? forecasts.walk->legs.size() : 0;
    json["stopped"] = static_cast<int>(selection_.stopped());
    json["suggested"] = scene().phase() == Phase::play ? unit_json(selection_.suggested_unit(scene())) : Json();
    json["lines"] = forecasts.lines.size();
    json["exposures"] = forecasts.exposures.size();
    json["traces"] = {{"trails", traces_.trails.size()},
                      {"shots", shown_shots().size()},
                      {"losses", traces_.losses.size()},
                      {"rallies", traces_.rallies.size()}};
    json["moving"] = animation_.part() < 1;
    return write_json(json);
}

ImU32 View::player_colour(int player) const { return theme::sides()[static_cast<std::size_t>(player)].fill; }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::draw_badge(list, centre, size, player);
}

}  // namespace sightlines::crossfire_squads
