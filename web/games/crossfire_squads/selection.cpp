#include "games/crossfire_squads/selection.h"

#include "games/crossfire_squads/advice/answer_words.h"

namespace sightlines::crossfire_squads {

void Selection::moved(const Scene& scene, bool goes_on) {
    const auto is_active = [&](UnitId unit) { return unit != no_unit && side_of(unit) == scene.seen().active; };
    if (is_active(choice_.unit)) acting_ = choice_.unit;
    if (!goes_on || !is_active(acting_)) acting_ = no_unit;
    stopped_ = Onward::Why::none;
    walked_ = false;
    legs_left_.clear();
    if (!goes_on) unfinished_.reset();
    continuation_.moved(goes_on);
    begin_choice(scene);
    follow_walk(scene);
    const bool decides = acting_ != no_unit && scene.decider() == scene.viewer() && is_active(acting_);
    if (decides && scene.phase() == Phase::play && scene.unit(acting_).on_table()) choose(scene, acting_);
    if (walked_ && shots_.empty()) choose(scene, no_unit);
    if (unfinished_ && unfinished_->turn != scene.seen().turn) unfinished_.reset();
    const bool can_finish = unfinished_ && choice_.unit == unfinished_->unit && scene.phase() == Phase::play;
    if (can_finish && scene.unit(choice_.unit).state == State::fit) {
        aim_at(scene, unfinished_->goal);
        if (!verdict(scene).accepted()) {
            clear_aim();
            forecast(scene);
        }
    }
    propose_answers(scene);
    continuation_.find(scene, *this);
}

void Selection::viewer_changed(const Scene& scene) {
    begin_choice(scene);
    follow_walk(scene);
    propose_answers(scene);
    continuation_.find(scene, *this);
    continuation_.release();
}

void Selection::begin_choice(const Scene& scene) {
    continuation_.wait();
    suggested_.reset();
    hint_.reset();
    last_shot_.reset();
    clear();
    begin_reaction(scene);
    if (guided_) open_guided(scene);
}

void Selection::open_guided(const Scene& scene) {
    const bool opens = scene.phase() == Phase::play && scene.seen().turn <= 1 && !scene.has_acted();
    const UnitId unit = opens && scene.decides() ? suggested_unit(scene) : no_unit;
    if (unit != no_unit) choose(scene, unit);
}

void Selection::cancel(const Scene& scene) {
    continuation_.stop_walking();
    if (!choice_.goal && choice_.target == no_unit && choice_.tool == Tool::orders) return choose(scene, no_unit);
    choice_.tool = Tool::orders;
    clear_aim();
    forecast(scene);
}

// The best shooter at the chosen place.
void Selection::shoot_best(const Scene& scene) {
    const int index = choice_.slider.index;
    const UnitId shooter = forecasts_.shooter;
    if (shooter == no_unit) return;
    choose(scene, shooter);
    slide(scene, index);
    confirm(scene);
}

void Selection::propose(const Scene& scene, const Action& action) {
    clear_refusal();
    const std::optional<Going>& walk = continuation_.walk();
    if (walk && side_of(walk->unit) == scene.decider()) continuation_.end_walk();  // not when the other side answers
    const bool own = unfinished_ && side_of(unfinished_->unit) == scene.decider();
    if (own && !std::holds_alternative<Rally>(action)) unfinished_.reset();
    if (SelectionOf::propose(scene, action)) return;
    if (choice_.unit != no_unit) lit_units_.push_back(choice_.unit);
    const auto* fire = std::get_if<Fire>(&action);
    if (fire == nullptr) return;
    lit_units_.push_back(fire->target);
    for (const LineForecast& line : forecasts_.lines) {
        if (line.enemy != fire->target) continue;
        lit_piece_ = line.seen ? no_piece : line.piece;
        if (line.friendly != no_unit) lit_units_.push_back(line.friendly);
    }
}

// A shot that he cannot direct stays as it is.
void Selection::toggle_director(const Scene& scene, UnitId commander) {
    const bool directs = choice_.director != commander;
    if (directs && scene.phase() == Phase::play && choice_.target != no_unit) {
        const Verdict judged = scene.check(Fire{{choice_.unit}, choice_.target, commander});
        if (!judged.accepted() && judged.why().rule == "CS-XF-03")
            return refuse({"CS-XF-03", words::no_crossfire(scene, choice_.unit, choice_.target, commander),
                           std::string(judged.why().code)});
    }
    choice_.director = directs ? commander : no_unit;
    if (choice_.target != no_unit && !choice_.grouping)
        choice_.partners = who_can_join(scene, choice_.unit, choice_.target, choice_.director);
    forecast(scene);
}

}  // namespace sightlines::crossfire_squads
