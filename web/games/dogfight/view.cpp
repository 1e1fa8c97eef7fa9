#include "games/dogfight/view.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/wording.h"
#include "platform.h"

namespace sightlines::dogfight {
namespace {

constexpr double step_ms = 240;

bool chooses_step(Phase phase) { return phase == Phase::move || phase == Phase::declare; }

// The ply of the first action of the turn that is on at a ply.
std::size_t begin_of_turn(const History<Rules>& history, std::size_t ply) {
    const int turn = history.at(ply).turn;
    while (ply > 0 && history.at(ply - 1).turn == turn) --ply;
    return ply;
}

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match) { moved(0, 0); }

// --- What is chosen
// ---------------------------------------------------------------------------------------------------

int View::decider_plane() const {
    if (at().phase == Phase::over) return nobody;
    if (is_decision(at().phase)) return decider(at()).plane;
    return forecast_roll(rules().options(), at()).plane;
}

bool View::is_meant(const Step& step) const {
    if (step.deed == StepKind::spin) return false;
    if (step.pitch != pitch_meant_) return false;
    // A fine step goes with a climb or a dive only.
    const int pitch = step.pitch == Step::same_pitch ? at().mover().pitch : step.pitch;
    if (step.fine != (pitch == 0 ? 0 : fine_meant_)) return false;
    return !step.mid || (step.raise == raise_meant_ && step.number == number_meant_);
}

void View::mean(const Step& filter) {
    const int pitch = at().current == nobody ? 0 : at().mover().pitch;
    pitch_meant_ = filter.pitch == pitch ? Step::same_pitch : filter.pitch;
    raise_meant_ = filter.raise;
    number_meant_ = filter.number;
    fine_meant_ = filter.fine;
    pointed_.reset();
    if (!choice_ || is_meant(*choice_)) return;
    const Step before = *choice_;
    choice_.reset();
    for (const Offer& offer : offers_) {
        const Step& step = offer.step;
        if (is_meant(step) && step.deed == before.deed && step.turn == before.turn && step.exit == before.exit &&
            step.mid == before.mid)
            choice_ = step;
    }
}

void View::choose_plane(int letter) {
    plane_ = letter;
    if (letter != nobody) book_ = Book::aircraft;
}

void View::choose_step(const Step& step) {
    choice_ = step;
    lit_.clear();
    Step filter = step;
    if (!step.mid) {
        filter.raise = raise_meant_;
        filter.number = number_meant_;
    }
    mean(filter);
}

void View::unchoose() {
    choice_.reset();
    pointed_.reset();
    lit_.clear();
    plane_ = nobody;
}

void View::set_points(int points) {
    const Verdict verdict = points == 0 || at().phase == Phase::declare
                                ? accepted
                                : rules().check(at(), Aero{static_cast<std::int16_t>(points)});
    if (!verdict.accepted()) return propose(Aero{static_cast<std::int16_t>(points)});  // tells why
    points_ = points;
    const std::optional<Step> before = choice_;
    take_turn_apart();
    if (before && offer_of(*before) == nullptr) choice_.reset();
    pointed_.reset();
}

// Both are judged together: with the points given, the step must still be allowed.
void View::fly_choice() {
    if (!choice_) return;
    if (points_ == at().move.points) return propose(*choice_);
    const Action points = Aero{static_cast<std::int16_t>(points_)};
    const Result<Position> given = apply(rules(), at(), points);
    if (!given || !rules().check(*given, *choice_).accepted()) return propose(given ? Action(*choice_) : points);
    propose_all({points, *choice_});
}

void View::declare_on(int letter) {
    const auto on = static_cast<std::int8_t>(letter);
    if (at().phase == Phase::random) return propose(RandomAt{on});
    propose(Declare{on});
}

const Offer* View::offer_of(const Step& step) const {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [&](const Offer& offer) { return offer.step == step; });
    return found == offers_.end() ? nullptr : &*found;
}

const Offer* View::shown_offer() const {
    if (pointed_) {
        if (const Offer* offer = offer_of(*pointed_)) return offer;
    }
    return choice_ ? offer_of(*choice_) : nullptr;
}

void View::refused(const Action& action) {
    lit_.clear();
    int letter = decider_plane();
    if (const auto* target = std::get_if<Declare>(&action); target != nullptr && target->on != nobody)
        letter = target->on;
    if (const auto* target = std::get_if<RandomAt>(&action); target != nullptr && target->on != nobody)
        letter = target->on;
    if (0 <= letter && letter < static_cast<int>(at().planes.size())) lit_.push_back(at().plane(letter).hex);
}

void View::take_turn_apart() {
    offers_.clear();
    if (!chooses_step(at().phase)) return;
    for (const Step& step : legal_steps(rules().options(), at(), points_))
        offers_.push_back({step, forecast(rules().options(), at(), step, points_)});
}

void View::moved(std::size_t from, std::size_t to) {
    choice_.reset();
    pointed_.reset();
    lit_.clear();
    order_.clear();
    points_ = at().move.points;
    pitch_meant_ = Step::same_pitch;
    raise_meant_ = number_meant_ = fine_meant_ = 0;
    take_turn_apart();
    // A step that was declared may be the only one, with a pitch of its own.
    if (std::none_of(offers_.begin(), offers_.end(), [this](const Offer& offer) { return is_meant(offer.step); }) &&
        !offers_.empty())
        mean(offers_.front().step);
    if (offers_.size() == 1) choose_step(offers_.front().step);

    // The action that ended the last turn is told too: its hits and speeds are news. All of that turn is, until play
    // goes on.
    const std::size_t cursor = history().cursor();
    turn_began_ = begin_of_turn(history(), cursor);
    std::size_t from_ply = turn_began_ > 0 ? turn_began_ - 1 : 0;
    if (at().phase == Phase::target || at().phase == Phase::grand) from_ply = begin_of_turn(history(), from_ply);
    story_.clear();
    story_plies_.clear();
    for (std::size_t ply = from_ply; ply < cursor; ++ply) {
        Position next = history().at(ply);
        rules().play_and_tell(next, history().actions()[ply], &story_);
        story_plies_.resize(story_.size(), ply);
    }
    log_.clear();
    animation_ = Animation::between(from, to, step_ms);
}

// A question with one answer answers itself, but only on the way forward: undo must be able to stop there.
void View::played() {
    if (!is_decision(at().phase)) return;
    const std::vector<Action> open = legal_actions(rules(), at());
    if (open.size() != 1) return;
    const int plane = decider_plane();
    const Step* step = std::get_if<Step>(&open[0]);
    passed_ = (plane == nobody ? "" : words::plane_name(at(), plane) + ": ") +
              (step != nullptr ? words::step_name(*step, Step::same_pitch) : move_text(open[0])) +
              ". It was the only choice, and was taken by itself.";
    passed_at_ = history().cursor();
    propose(open[0]);
}

bool View::wants_arrows() const { return choice_.has_value() || cursor_.has_value(); }

std::string View::state() const {
    Json json = Json::object();
    const auto text = [](const std::optional<Step>& step) { return step ? Json(move_text(*step)) : Json(); };
    const auto name = [](int letter) { return letter == nobody ? Json() : Json(name_of(letter)); };
    json["chosen"] = text(choice_);
    json["pointed"] = text(pointed_);
    json["points"] = points_;
    json["plane"] = name(plane_);
    json["decides"] = name(decider_plane());
    json["cursor"] = cursor_ ? Json(hex_name(*cursor_)) : Json();
    json["offers"] = offers_.size();
    json["passed"] = passed_;
    json["moving"] = animation_.part() < 1;
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    Json& lit = json["causes"] = Json::array();
    for (const Hex hex : lit_) lit.push_back(hex_name(hex));
    Json& story = json["story"] = Json::array();
    for (const Note& note : story_)
        story.push_back((note.plane == nobody ? "" : name_of(note.plane) + " ") + words::note_text(note));
    return write_json(json);
}

std::vector<Area> View::lit() const {
    std::vector<Area> areas;
    for (const Hex hex : lit_) areas.push_back(square_around(chart_.centre(hex), chart_.size));
    return areas;
}

}  // namespace sightlines::dogfight
