#include "games/dogfight/view.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/guided.h"
#include "games/dogfight/advice/answers.h"
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/text/tips.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

Json step_json(const std::optional<Step>& step) { return step ? Json(move_text(*step)) : Json(); }
Json plane_json(int letter) { return letter == nobody ? Json() : Json(plane_name(letter)); }

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match), picture_(match, selection_) {
    selection_.panel().guided = is_guided(Rules::info.id);
    selection_.show_more_ways(scene(), false);
    moved(0, 0);
}

void View::moved(std::size_t from, std::size_t to) {
    const auto& flight = selection_.flight();
    const bool flown = flight && flight->ply() == from && to > from + 1 && to <= history().size();
    trails_.show(marks_of_last_turn(history()));
    trails_.show_wakes(wakes_of(history()));
    pointer_.forget_question();
    waits_ = false;
    selection_.moved(scene());
    events_ = turn_events_of(history());
    log_.clear();
    motion_.begin(from, to, flown);
}

// By a guided game, as soon as the last action has been seen.
std::optional<Action> View::answered_soon() const {
    const bool guides = goes_on() && decides_here() && selection_.advises() && selection_.panel().guided &&
                        !selection_.panel().more_ways;
    return guides ? guided_answer(rules(), at(), viewer_ != nobody) : std::nullopt;
}

// The next of the plan is played as soon as the last has been seen.
bool View::flies_on() const {
    const auto& flight = selection_.flight();
    return goes_on() && decides_here() && is_decision(at().phase) && flight && !flight->is_over() &&
           flight->plane() == selection_.acting();
}

Prompt View::asked() const {
    const bool plans = selection_.planning() && selection_.plan().preview() != nullptr;
    Prompt asked = prompt(rules(), at(), plans ? std::optional(selection_.plan().pitch()) : std::nullopt);
    const bool beaten = at().phase == Phase::over && at().ending == Ending::sky_held;
    if (const std::string how = beaten ? how_lost(history()) : ""; !how.empty()) asked.question = how;
    if (flies_on()) asked.question = wording::capital(words::plane_words(at(), selection_.acting())) + labels::flies_on;
    if (const auto answer = answered_soon())
        asked.question = wording::capital(words::plane_words(at(), selection_.acting())) + " " +
                         words::given_name(at(), *answer) + ".";
    return asked;
}

// What goes on by itself waits until the last action has been seen.
void View::played() {
    waits_ = !motion_.is_over();
    if (!waits_ && decides_here()) follows_ = selection_.played(scene(), viewer_ != nobody);
}

std::optional<Plans::Suggestion> View::suggestion() const {
    const Plan* proposed = selection_.planning() && selection_.panel().guided ? selection_.plan().proposed() : nullptr;
    if (proposed == nullptr) return {};
    const std::string risked = words::why_risked(rules(), at(), *proposed);
    return Suggestion{write_json(Codec<Rules>::write(proposed->actions.front())),
                      wording::capital(words::proposal_told(at(), *proposed)) + (risked.empty() ? "" : " " + risked)};
}

bool View::follows_hint() const {
    const Plan* preview = selection_.planning() && selection_.follows_hint() ? selection_.plan().preview() : nullptr;
    return preview != nullptr && preview->actions.front() == hint();
}

void View::show_to(std::span<const bool> here) {
    const auto only = std::ranges::find(here, true);
    viewer_ = std::ranges::count(here, true) == 1 ? static_cast<int>(only - here.begin()) : int{nobody};
}

void View::show_moves(std::size_t first, std::size_t last) {
    Marks recent = marks_of_last_turn(history());
    Marks marks = first == last ? recent : marks_of(history(), first, last);
    if (marks.shots.empty() && last == history().cursor()) marks.shots = std::move(recent.shots);
    trails_.show(std::move(marks));
}

std::string View::tip(ImVec2 point) const {
    if (const PlacedTarget* placed = pointer_.target_at(point); placed != nullptr && at().phase != Phase::exit)
        return selection_.steps().tip(scene(), placed->target);
    if (selection_.planning()) {
        for (const PlanHandle& handle : plan_.handles()) {
            const float x = handle.centre.x - point.x, y = handle.centre.y - point.y;
            if (x * x + y * y < handle_reach() * handle_reach()) return words::handle_tip(at(), handle.plan);
        }
        for (const auto& [height_mark, centre, half] : plan_.shown_height_marks()) {
            if (std::abs(point.x - centre.x) < half.x && std::abs(point.y - centre.y) < half.y)
                return words::height_mark_tip(*height_mark);
        }
    }
    const Area& strip = picture_.strip();
    const bool beside = point.x < strip.max.x && point.x > strip.min.x && point.y < strip.max.y;
    if (beside) return labels::altitude_strip;
    for (const BoardNumber& number : picture_.numbers()) {
        if (point.x > number.area.min.x && point.x < number.area.max.x && point.y > number.area.min.y &&
            point.y < number.area.max.y)
            return number.odds             ? words::odds_tip(number.odds->hit, number.odds->danger)
                   : number.why != nullptr ? words::gain_tip(number.gain, *number.why)
                                           : cv_tip(at(), number.hunter, number.target);
    }
    if (const int letter = pointer_.plane_at(point); letter != nobody)
        return (labels_.is_in_view(letter) ? "" : words::hexes_away(labels_.hexes_away(letter))) +
               plane_tip(rules(), at(), letter);
    return {};
}

std::string View::who_is_asked() const {
    const std::string who = Offers<Rules>::question(rules(), at()).because;
    const int letter = decider(at()).plane;
    const auto own = [&](const Aircraft& each) { return each.in_play() && each.side == at().plane(letter).side; };
    return who.empty() || letter == nobody || std::ranges::count_if(at().planes, own) < 2 ? "" : who + ": ";
}

std::vector<Area> View::pieces_in_view() const {
    std::vector<Area> places = picture_.taken();
    for (int letter = 0; letter < static_cast<int>(picture_.looks().size()); ++letter) {
        const art::Look& look = picture_.look(letter);
        if (at().plane(letter).in_play()) places.push_back(square_around(art::lifted(look), art::reach(look)));
    }
    for (const BoardNumber& number : picture_.numbers()) places.push_back(number.area);
    return places;
}

// Beside the heights, and off the names of the hexes.
Area View::room_for_dice(const Area& board) const {
    const Area& sky = picture_.window();
    return {{std::max(sky.min.x, picture_.strip().max.x), sky.min.y}, {sky.max.x, std::min(sky.max.y, board.max.y)}};
}

std::vector<LoggedTurn> View::log() const {
    if (log_.empty()) log_ = logged_turns(history());
    return log_;
}

std::string View::state() const {
    Json json = Json::object();
    json["chosen"] = step_json(selection_.steps().chosen());
    json["pointed"] = step_json(selection_.steps().hovered());
    json["points"] = selection_.steps().points();
    json["plane"] = plane_json(selection_.inspection().plane);
    json["decides"] = plane_json(selection_.acting());
    json["cursor"] = selection_.cursor() ? Json(hex_name(*selection_.cursor())) : Json();
    json["offers"] = selection_.steps().offers().size();
    json["passed"] = selection_.only_answer() ? only_answer_sentence(at(), *selection_.only_answer()) : "";
    const Plan* preview = selection_.planning() ? selection_.plan().preview() : nullptr;
    Json& planned = json["plan"] = Json::array();
    if (preview != nullptr) {
        for (const Action& action : preview->actions) planned.push_back(move_text(action));
    }
    Json& through = json["beads"] = Json::array();
    for (const PlacedWaypoint& waypoint : plan_.waypoints())
        through.push_back(hex_name(preview->places[preview->place_of(waypoint.step)].hex));
    const auto& flight = selection_.flight();
    json["stopped"] = flight && flight->stopped() ? words::stop_sentence(*flight->stopped()) : "";
    json["more"] = selection_.panel().more_ways;
    json["guided"] = selection_.panel().guided;
    json["moving"] = !motion_.is_over();
    json["zoom"] = static_cast<int>(picture_.camera().zoom().scale * 100);
    Json& lit = json["causes"] = Json::array();
    for (const Hex hex : selection_.highlights()) lit.push_back(hex_name(hex));
    Json& events = json["story"] = Json::array();
    for (const Note& note : events_.notes)
        events.push_back((note.plane == nobody ? "" : plane_name(note.plane) + " ") + words::note_text(note));
    return write_json(json);
}

std::vector<Area> View::lit() const {
    std::vector<Area> areas;
    for (const Hex hex : selection_.highlights()) areas.push_back(square_around(chart().centre(hex), chart().size));
    return areas;
}

ImU32 View::player_colour(int player) const { return theme::sides()[static_cast<std::size_t>(player)].fill; }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::emblem(list, centre, size, player);
}

platform::Sound View::sound_of(std::size_t ply) const {
    const Action& action = history().actions()[ply];
    if (std::holds_alternative<Roll>(action)) return platform::Sound::dice;
    if (std::holds_alternative<Fire>(action)) return platform::Sound::shot;
    const bool flies = std::holds_alternative<Step>(action) || std::holds_alternative<ExitTo>(action) ||
                       std::holds_alternative<EndMove>(action) || std::holds_alternative<Ram>(action);
    if (flies) return platform::Sound::engine;
    return std::holds_alternative<Declare>(action) ? platform::Sound::paper : platform::Sound::none;
}

}  // namespace sightlines::dogfight
