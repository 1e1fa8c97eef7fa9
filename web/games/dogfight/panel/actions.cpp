// The card of a move: pitch, ways to go, what they would bring, and the buttons to fly them.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/view.h"
#include "games/dogfight/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;
using words::percent;
using words::with_sign;

constexpr float button_gap = 4;

// A place for each of `count` tiles, in as many rows as the width asks for. Fingers want wide ones, and rather closer
// together than in another row.
class Grid {
  public:
    Grid(int count, float width, float least, float height) : height_(height), begin_(ImGui::GetCursorScreenPos()) {
        if (platform::surroundings().coarse) {
            least = theme::button_height();
            height_ = std::max(height, least);
            const float spare = width - static_cast<float>(count) * least;
            if (count > 1 && spare >= 0) gap_ = std::min(gap_, spare / static_cast<float>(count - 1));
        }
        const int fit = std::max(1, static_cast<int>((width + gap_) / (least + gap_) + 0.001f));
        rows_ = (count + fit - 1) / fit;
        columns_ = (count + rows_ - 1) / rows_;
        each_ = (width - gap_ * static_cast<float>(columns_ - 1)) / static_cast<float>(columns_);
    }
    float height() const { return static_cast<float>(rows_) * (height_ + button_gap) - button_gap; }
    ImVec2 size() const { return {each_, height_}; }
    void go_to(int place) const {
        ImGui::SetCursorScreenPos({begin_.x + static_cast<float>(place % columns_) * (each_ + gap_),
                                   begin_.y + static_cast<float>(place / columns_) * (height_ + button_gap)});
    }
    void finish() const {
        ImGui::SetCursorScreenPos(begin_);
        ImGui::Dummy({each_, height()});
    }

  private:
    float height_, each_ = 0, gap_ = button_gap;
    int rows_ = 1, columns_ = 1;
    ImVec2 begin_;
};

Grid pitch_grid(float width) {
    const bool words = width >= rows::narrow;
    return {7, width, words ? 36.0f : 24.0f, words ? 46.0f : 32.0f};
}

Grid way_grid(std::size_t count, float width) { return {static_cast<int>(count), width, 36, 54}; }

ImVec2 ahead(int sixths) {
    const float angle = static_cast<float>(sixths) * 1.0471976f;
    return {std::sin(angle), -std::cos(angle)};
}

// The way as an arrow: a bend for a turn, a ring for a stay, straight along the facing out of the middle.
void draw_way(ImDrawList& list, ImVec2 c, float reach, const Step& way, ImU32 ink) {
    if (way.mid) {
        list.PathArcTo(c, reach * 0.75f, -0.9f, 3.9f, 20);
        list.PathStroke(ink, 0, 2);
        const ImVec2 end{c.x + reach * 0.75f * std::cos(3.9f), c.y + reach * 0.75f * std::sin(3.9f)};
        list.AddTriangleFilled({end.x - 4, end.y + 1}, {end.x + 4, end.y + 3}, {end.x + 2, end.y - 5}, ink);
        return;
    }
    if (way.turn == 3) {
        const float r = reach * 0.42f;
        list.PathLineTo({c.x - r, c.y + reach});
        list.PathArcTo({c.x, c.y - reach * 0.3f}, r, 3.1415927f, 6.2831853f, 12);
        list.PathStroke(ink, 0, 2);
        return paint::arrow(list, {c.x + r, c.y - reach * 0.3f}, {c.x + r, c.y + reach}, ink, 2, reach * 0.6f);
    }
    if (way.exit != Facing::none) {
        const ImVec2 d = ahead(static_cast<int>(index(way.exit)));
        return paint::arrow(list, {c.x - d.x * reach, c.y - d.y * reach}, {c.x + d.x * reach, c.y + d.y * reach}, ink,
                            2, reach * 0.7f);
    }
    const bool sharp = way.turn == 2 || way.turn == -2;
    const float aside = way.turn > 0 ? -0.3f : way.turn < 0 ? 0.3f : 0;
    const ImVec2 d = ahead(way.turn), bend{c.x + aside * reach, c.y - (sharp ? 0.5f : 0.0f) * reach};
    c.x = bend.x;
    if (way.turn != 0) list.AddLine({c.x, c.y + reach}, bend, ink, 2);
    const ImVec2 from = way.turn == 0 ? ImVec2{c.x, c.y + reach} : bend;
    paint::arrow(list, from, {bend.x + d.x * reach, bend.y + d.y * reach}, ink, 2, reach * 0.6f);
}

std::string mps_text(int horizontal, int vertical) {
    return std::to_string(horizontal) + (horizontal == 1 ? " hex" : " hexes") + words::dot + std::to_string(vertical) +
           " height";
}

// The way of a step and its chance, for a button; the pitch is chosen above.
std::string label_of(const Offer& offer) {
    Step way = offer.step;
    way.pitch = Step::same_pitch;
    return words::step_name(way, 0) + words::dot + percent(offer.forecast.success);
}

}  // namespace

Step View::as_meant(Step way) const {
    way.pitch = pitch_meant_;
    way.fine = (way.pitch == Step::same_pitch ? at().mover().pitch : way.pitch) == 0 ? std::int8_t{0} : fine_meant_;
    if (!way.mid) return way;
    way.raise = raise_meant_;
    way.number = number_meant_;
    return way;
}

std::vector<Step> View::ways() const {
    std::vector<Step> list;
    if (at().mover().middle()) {
        for (const Facing exit : {Facing::nw, Facing::n, Facing::ne, Facing::sw, Facing::s, Facing::se})
            list.push_back(as_meant({.exit = exit}));
    } else {
        for (const int turn : {-2, -1, 0, 1, 2, 3}) list.push_back(as_meant({.turn = static_cast<std::int8_t>(turn)}));
    }
    if (!at().grand_turn) list.push_back(as_meant({.mid = true}));
    return list;
}

std::vector<Step> View::stays() const {
    std::vector<Step> list;
    for (const Offer& offer : offers_) {
        Step plain = as_meant(offer.step);
        plain.raise = offer.step.raise;
        plain.number = offer.step.number;
        if (offer.step.mid && offer.step == plain) list.push_back(plain);
    }
    std::sort(list.begin(), list.end(), [](const Step& a, const Step& b) {
        return a.raise != b.raise ? a.raise < b.raise : a.number < b.number;
    });
    return list;
}

void View::raise_stay(int by) {
    const std::vector<Step> list = stays();
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].raise != raise_meant_ || list[i].number != number_meant_) continue;
        const auto count = static_cast<int>(list.size());
        return choose_step(list[static_cast<std::size_t>((static_cast<int>(i) + by + count) % count)]);
    }
    if (!list.empty()) choose_step(list.front());
}

// Seven slopes, each with the MPs that it leaves.
void View::draw_pitches(float width) {
    const theme::Palette& p = theme::palette();
    const int now = at().mover().pitch;
    const bool words = width >= rows::narrow;
    const Grid grid = pitch_grid(width);
    for (int pitch = -3; pitch <= 3; ++pitch) {
        const auto step_pitch = static_cast<std::int8_t>(pitch == now ? Step::same_pitch : pitch);
        const auto found = std::find_if(offers_.begin(), offers_.end(), [&](const Offer& offer) {
            return offer.step.pitch == step_pitch && (pitch == 0 || offer.step.fine == fine_meant_);
        });
        const bool possible = found != offers_.end();
        grid.go_to(pitch + 3);
        const std::string mark = "pitch:" + std::to_string(pitch);
        if (tile(mark, grid.size(), pitch_meant_ == step_pitch)) {
            if (possible) {
                Step filter = as_meant({.mid = true});
                filter.pitch = step_pitch;
                mean(filter);
            } else {
                Step refused = as_meant(choice_.value_or(Step{.mid = at().mover().middle()}));
                refused.pitch = step_pitch;
                propose(refused);
            }
        }
        const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
        const ImVec2 c{(min.x + max.x) / 2, words ? min.y + 16 : (min.y + max.y) / 2};
        const float rise = static_cast<float>(pitch) * 3.4f, half = std::min(11.0f, grid.size().x * 0.36f);
        const ImU32 ink = theme::fade(pitch_meant_ == step_pitch ? p.accent : p.text, possible ? 1.0f : 0.3f);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        paint::arrow(list, {c.x - half, c.y + rise}, {c.x + half, c.y - rise}, ink, 2, 7);
        if (!words || !possible) continue;
        const StepForecast& f = found->forecast;
        const std::string mps = std::to_string(f.horizontal) + "|" + std::to_string(f.vertical);
        paint::label(list, theme::font(Font::text), theme::small - 2, {c.x, max.y - 10}, p.secondary, mps.c_str());
    }
    grid.finish();
}

void View::draw_ways(float width) {
    const theme::Palette& p = theme::palette();
    const std::vector<Step> list = ways();
    const Grid grid = way_grid(list.size(), width);
    if (ImGui::IsWindowHovered()) pointed_.reset();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Step& way = list[i];
        const Offer* offer = offer_of(way);
        grid.go_to(static_cast<int>(i));
        const std::string mark = "way:" + (way.mid ? "M" : move_text({Step{.turn = way.turn, .exit = way.exit}}));
        const bool chosen = choice_ == way;
        if (tile(mark, grid.size(), chosen)) {
            if (offer == nullptr) {
                propose(way);
            } else if (chosen) {
                fly_choice();
            } else {
                choose_step(way);
            }
        }
        if (ImGui::IsItemHovered() && offer != nullptr && !platform::surroundings().coarse) pointed_ = way;
        const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const ImU32 ink = offer == nullptr ? theme::fade(p.secondary, 0.35f) : p.accent;
        draw_way(draw, {(min.x + max.x) / 2, min.y + 20}, 11, way, ink);
        if (offer == nullptr) continue;
        const float x = (min.x + max.x) / 2;
        paint::label(draw, theme::font(Font::text), theme::small - 2, {x, max.y - 11}, p.text,
                     percent(offer->forecast.success).c_str());
        if (const int cv = offer->forecast.own_cv; cv != 0)
            paint::label(draw, theme::font(Font::strong), theme::small - 3, {max.x - 9, min.y + 8}, p.accent,
                         with_sign(cv).c_str());
    }
    grid.finish();
}

void View::draw_step_buttons(float width) {
    const Step straight = as_meant({});
    const Step hold = as_meant({.deed = StepKind::hold});
    const Offer* offer = choice_ ? offer_of(*choice_) : offer_of(straight);
    const Offer* held = offer_of(hold);
    const bool words = width >= rows::narrow;
    if (offer == nullptr && held != nullptr) std::swap(offer, held);
    if (offer != nullptr) {
        const std::string label = words ? (choice_ ? "Fly: " : "") + label_of(*offer) : choice_ ? "Fly" : "Straight";
        if (theme::button(label.c_str(), width, theme::Weight::primary)) {
            choice_ = offer->step;
            fly_choice();
        }
        test_ids::add_item("action:fly");
    }
    const bool may_end = rules().check(at(), EndMove{}).accepted();
    bool first = true;
    const auto button = [&](bool shown, const std::string& label, const char* mark, const Action& action) {
        if (!shown) return;
        if (!first && words) ImGui::SameLine(0, 8);
        first = false;
        if (theme::button(label.c_str(), words ? 0 : width)) {
            if (mark == std::string_view("hold")) {
                choice_ = std::get<Step>(action);
                return fly_choice();
            }
            propose(action);
        }
        test_ids::add_item(std::string("action:") + mark);
    };
    button(held != nullptr, "Hold", "hold", hold);
    button(may_end, "End the move", "end", EndMove{});
}

// Aerobatic Points, the raise of a stay in the hex, the fine step: only where there is a choice.
void View::draw_step_amounts(float width) {
    const bool words = width >= rows::narrow;
    const float middle = 28, control = 2 * theme::button_height() + middle;
    // Two beside each other where both fit.
    const bool two = (width - 8) / 2 >= control + 32;
    const float half = two ? (width - 8) / 2 : std::min(width, control + 64);
    int shown = 0;
    const auto amount = [&](const char* name, const std::string& text, const char* mark, bool less, bool more) {
        if (two && shown++ % 2 == 1) ImGui::SameLine(0, 8);
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        if (words) {
            paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::text), theme::small,
                        {begin.x, begin.y + (theme::button_height() - theme::small) / 2}, theme::palette().text, name);
            ImGui::SetCursorScreenPos({begin.x + half - control, begin.y});
        } else {
            caption(name);
        }
        return stepper(mark, text.c_str(), less, more, middle);
    };
    const int most = most_points(rules().options(), at().mover());
    const bool may_spend =
        at().phase == Phase::move && at().move.points == 0 && !at().grand_turn && at().mover().evading_level == 0;
    if (may_spend && most > 0) {
        if (const int by = amount("Points", std::to_string(points_), "points", points_ > 0, points_ < most))
            set_points(points_ + by);
    } else if (at().move.points > 0) {
        rows::sentence(std::to_string(at().move.points) + " Aerobatic Points are in this step.", "DF-AER-01", width);
    }
    if (const std::vector<Step> list = stays(); list.size() > 1) {
        const std::string text = rules().options().adv_tables
                                     ? (number_meant_ == 0 ? "\xE2\x80\x93" : std::to_string(number_meant_))
                                     : with_sign(raise_meant_);
        const auto at_end = [&](const Step& end) { return end.raise == raise_meant_ && end.number == number_meant_; };
        if (const int by = amount("Stay", text, "raise", !at_end(list.front()), !at_end(list.back()))) raise_stay(by);
    }
    const int pitch = pitch_meant_ == Step::same_pitch ? at().mover().pitch : pitch_meant_;
    if (rules().options().fine_climb && pitch != 0) {
        if (const int by = amount("Fine", std::to_string(fine_meant_), "fine", fine_meant_ > 0, fine_meant_ < 2)) {
            Step filter = as_meant({.mid = true});
            filter.fine = static_cast<std::int8_t>(fine_meant_ + by);
            mean(filter);
        }
    }
}

namespace {

void tell_goal(const StepForecast& f, float width) {
    if (f.out == Out::left)
        return rows::sentence("It flies off the map and is out of the game.", "DF-GEO-08", width,
                              theme::palette().refusal);
    if (f.out == Out::destroyed)
        return rows::sentence("It flies into the ground and is destroyed.", "DF-GEO-06", width,
                              theme::palette().refusal);
    rows::fact("To " + words::place_name(f.hex, f.face),
               "level " + words::level_name(f.altitude, f.leave) + words::dot + words::pitch_name(f.pitch), width);
}

void tell_trial(const StepForecast& f, bool adv_tables, float width) {
    if (!f.trial.needed) return rows::fact("No test", "100 %", width);
    rows::fact(
        "Maneuver Test, level " + std::to_string(f.trial.level) + ": 2d6 against " + std::to_string(f.trial.number),
        percent(f.success), width);
    rows::modifiers(f.modifiers, width);
    std::string costs;
    const auto cost = [&](const char* name, int value) {
        if (value != 0) costs += (costs.empty() ? "" : ", ") + std::string(name) + " " + with_sign(value);
    };
    cost("speed", f.trial.speed_cost);
    cost("power roll", f.trial.power_cost);
    cost("minimum speed", f.trial.min_rise);
    if (!costs.empty())
        rows::sentence("Costs, passed or not: " + costs, adv_tables ? "DF-ADV-TAB-02" : "DF-MT-03", width,
                       theme::palette().secondary);
}

void tell_risks(const StepForecast& f, float width) {
    const theme::Palette& p = theme::palette();
    if (f.departs) rows::sentence("A departure roll decides the edge.", "DF-ADV-DEP-01", width, p.secondary);
    if (f.stall_check)
        rows::sentence("Stall check: stalls " + percent(f.stalls) + ", spins " + percent(f.spins), "DF-STALL-03", width,
                       p.refusal);
    if (f.stress_test)
        rows::sentence("Stress test: breaks up " + percent(f.breaks) + ", damaged " + percent(f.damaged), "DF-STR-01",
                       width, p.refusal);
    if (f.success.of == f.success.among) return;
    std::string text = "If it fails:";
    if (f.failure.mean_cv < 0) text += " CV " + words::decimal(f.failure.mean_cv) + " on average,";
    text += " speed lost " + percent(f.failure.speed_loss);
    if (f.failure.stress.of > 0) text += ", stress test " + percent(f.failure.stress);
    if (f.failure.nose_drops.of > 0) text += ", nose drops " + percent(f.failure.nose_drops);
    rows::sentence(text, "DF-MT-11", width, p.secondary);
}

}  // namespace

// Everything that is known of the step before it is flown.
void View::draw_shown_step(float width) const {
    const theme::Palette& p = theme::palette();
    const Offer* offer = shown_offer();
    if (offer == nullptr) return caption("Tap a way above or on the chart to see what it brings, tap again to fly it.");
    const StepForecast& f = offer->forecast;
    const Aircraft& plane = at().mover();
    if (choice_ != offer->step) rows::title(words::step_name(offer->step, plane.pitch));
    tell_goal(f, width);
    tell_trial(f, rules().options().adv_tables, width);
    if (const int party = plane.target != nobody ? plane.target : plane.random_target;
        party != nobody && f.own_cv != 0) {
        Aircraft after = plane;
        after.hex = f.hex;
        after.altitude = f.altitude;
        const Gains gains =
            gains_of(rules().options(), plane, offer->step,
                     attempted_by(rules().options(), plane, offer->step, points_), offer->step.deed == StepKind::fly);
        const Bonus bonus = bonus_against(rules().options(), after, at().plane(party), gains);
        rows::fact("CV on " + name_of(party), words::number(plane.cv) + words::to + words::number(plane.cv + f.own_cv),
                   width, p.accent);
        rows::modifiers(ModifierSum()
                            .add(why::turn_bonus, bonus.facing)
                            .add(why::stay_bonus, bonus.stay)
                            .add(why::points_bonus, bonus.points),
                        width);
    }
    for (const Loss& loss : f.losses)
        rows::sentence(name_of(loss.pursuer) + " loses " + std::to_string(loss.cv) + " CV on " + name_of(at().current),
                       "DF-CV-08", width);
    tell_risks(f, width);
    const int step = std::max<int>(at().move.step, 1);
    rows::fact(
        "MPs left after it",
        f.last ? "none: the move ends" : mps_text(std::max(0, f.horizontal - step), std::max(0, f.vertical - step)),
        width);
}

void View::draw_move_card(float width) {
    const Aircraft& plane = at().mover();
    if (at().phase == Phase::move && !at().grand_turn && width >= rows::narrow) {
        const ModifierSum sum = mp_sum(plane, at().move, points_);
        const Mps mps = mps_at(sum.total(), plane.pitch, 0);
        rows::fact("Step " + std::to_string(at().move.step) + words::dot + "MP sum " + words::number(sum.total()),
                   mps_text(mps.horizontal, mps.vertical), width);
    }
    const bool pitches = std::any_of(offers_.begin(), offers_.end(),
                                     [](const Offer& offer) { return offer.step.pitch != Step::same_pitch; });
    const bool flies = std::any_of(offers_.begin(), offers_.end(),
                                   [](const Offer& offer) { return offer.step.deed == StepKind::fly; });
    // What flies it is in sight however little room there is.
    const float tiles = pitch_grid(width).height() + way_grid(ways().size(), width).height();
    const bool first = ImGui::GetContentRegionAvail().y < tiles + theme::button_height() + 3 * theme::unit;
    if (first) draw_step_buttons(width);
    if (pitches) draw_pitches(width);
    if (flies) draw_ways(width);
    if (!first) draw_step_buttons(width);
    draw_step_amounts(width);
    if (width < rows::narrow) return;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 2));
    draw_shown_step(width);
    ImGui::PopStyleVar();
    if (points_ > 0 || !rules().check(at(), Step{.deed = StepKind::spin}).accepted()) return;
    const std::string chance = percent(forecast_spin(rules().options(), at()).success);
    if (theme::button(("Spin on purpose" + std::string(words::dot) + chance).c_str(), 0, theme::Weight::quiet))
        propose(Step{.deed = StepKind::spin});
    test_ids::add_item("action:spin");
}

bool View::move_keys(int digit) {
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
    if (digit >= 0 && at().phase == Phase::move) return set_points(digit), true;
    if (pressed(ImGuiKey_Space)) {
        if (!choice_) {
            const Step straight = as_meant({}), hold = as_meant({.deed = StepKind::hold});
            choose_step(offer_of(straight) != nullptr || offer_of(hold) == nullptr ? straight : hold);
        }
        return fly_choice(), true;
    }
    if (const int by = (pressed(ImGuiKey_Period) ? 1 : 0) - (pressed(ImGuiKey_Comma) ? 1 : 0); by != 0) {
        std::vector<Step> list = ways();
        std::erase_if(list, [this](const Step& way) { return offer_of(way) == nullptr; });
        if (list.empty()) return true;
        const auto found = choice_ ? std::find(list.begin(), list.end(), *choice_) : list.end();
        const auto count = static_cast<int>(list.size());
        const int now = found == list.end() ? (by > 0 ? -1 : count) : static_cast<int>(found - list.begin());
        return choose_step(list[static_cast<std::size_t>((now + by + count) % count)]), true;
    }
    if (pressed(ImGuiKey_W)) return raise_stay(1), true;
    if (pressed(ImGuiKey_V) && rules().options().fine_climb) {
        Step filter = as_meant({.mid = true});
        filter.fine = static_cast<std::int8_t>((fine_meant_ + 1) % 3);
        return mean(filter), true;
    }
    if (pressed(ImGuiKey_X)) return choose_step(as_meant({.deed = StepKind::hold})), fly_choice(), true;
    if (pressed(ImGuiKey_E)) return propose(EndMove{}), true;
    if (pressed(ImGuiKey_S)) return propose(Step{.deed = StepKind::spin}), true;
    return false;
}

// --- All of the panel's part
// -----------------------------------------------------------------------------------------

void View::draw_actions(float width) {
    const bool move = at().phase == Phase::move || at().phase == Phase::declare;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, move ? 6 : 4));
    switch (at().phase) {
        case Phase::move:
        case Phase::declare: draw_move_card(width); break;
        case Phase::target: draw_targeting(width); break;
        case Phase::mp: draw_mp_question(width); break;
        case Phase::throttle: draw_throttle(width); break;
        case Phase::fire: draw_fire_card(width); break;
        default: break;
    }
    ImGui::PopStyleVar();
    if (is_decision(at().phase)) draw_answers(width);
    if (width >= rows::narrow) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 2));
        draw_reasons(width);
        ImGui::PopStyleVar();
    }
    const std::size_t cursor = history().cursor();
    if (!passed_.empty() && cursor > passed_at_ && cursor <= passed_at_ + 3) caption(passed_.c_str());
    if (width >= rows::narrow) draw_books(width);
}

}  // namespace sightlines::dogfight
