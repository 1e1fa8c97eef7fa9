#include "games/dogfight/panel/move_card.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/text/panel_sentences.h"
#include "games/dogfight/text/tips.h"
#include "games/dogfight/text/verbs.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;
using words::percent;
using words::with_sign;

constexpr float button_gap = 4;

// Lays out `count` tiles in as few rows as the width allows. For fingers, tiles are at least as wide as a button, and
// gaps shrink before another row is added.
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
        const int column = place % columns_, row = place / columns_;
        ImGui::SetCursorScreenPos({begin_.x + static_cast<float>(column) * (each_ + gap_),
                                   begin_.y + static_cast<float>(row) * (height_ + button_gap)});
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
    return {7, width, words ? 68.0f : 24.0f, words ? 58.0f : 32.0f};
}

Grid direction_grid(std::size_t count, float width) { return {static_cast<int>(count), width, 36, 54}; }

ImVec2 ahead(int sixths) {
    const float angle = static_cast<float>(sixths) * 1.0471976f;
    return {std::sin(angle), -std::cos(angle)};
}

// An arrow with a bend for a turn, a round arrow for a stay, or a straight arrow for an exit from the middle.
void draw_direction(ImDrawList& list, ImVec2 c, float reach, const Step& direction, ImU32 ink) {
    if (direction.mid) {
        list.PathArcTo(c, reach * 0.75f, -0.9f, 3.9f, 20);
        list.PathStroke(ink, 0, 2);
        const ImVec2 end{c.x + reach * 0.75f * std::cos(3.9f), c.y + reach * 0.75f * std::sin(3.9f)};
        list.AddTriangleFilled({end.x - 4, end.y + 1}, {end.x + 4, end.y + 3}, {end.x + 2, end.y - 5}, ink);
        return;
    }
    if (direction.turn == 3) {
        const float r = reach * 0.42f;
        list.PathLineTo({c.x - r, c.y + reach});
        list.PathArcTo({c.x, c.y - reach * 0.3f}, r, pi, 2 * pi, 12);
        list.PathStroke(ink, 0, 2);
        return paint::arrow(list, {c.x + r, c.y - reach * 0.3f}, {c.x + r, c.y + reach}, ink, 2, reach * 0.6f);
    }
    if (direction.exit != Facing::none) {
        const ImVec2 d = ahead(static_cast<int>(index(direction.exit)));
        return paint::arrow_about(list, c, d, reach, ink, 2, reach * 0.7f);
    }
    const bool sharp = direction.turn == 2 || direction.turn == -2;
    const float aside = direction.turn > 0 ? -0.3f : direction.turn < 0 ? 0.3f : 0;
    const ImVec2 d = ahead(direction.turn), bend{c.x + aside * reach, c.y - (sharp ? 0.5f : 0.0f) * reach};
    c.x = bend.x;
    if (direction.turn != 0) list.AddLine({c.x, c.y + reach}, bend, ink, 2);
    const ImVec2 from = direction.turn == 0 ? ImVec2{c.x, c.y + reach} : bend;
    paint::arrow(list, from, {bend.x + d.x * reach, bend.y + d.y * reach}, ink, 2, reach * 0.6f);
}

class MoveCard {
  public:
    MoveCard(const Scene<Rules>& scene, Selection& selection, float width)
        : scene_(scene), selection_(selection), width_(width) {}
    void draw();

  private:
    const StepChoice& steps() const { return selection_.steps(); }
    const Options& options() const { return scene_.rules.options(); }
    const Position& at() const { return scene_.at; }

    void draw_pitches();
    void draw_directions();
    void draw_step_buttons();
    void draw_step_amounts();
    void draw_spin();

    const Scene<Rules>& scene_;
    Selection& selection_;
    float width_;
};

// Seven pitches, each with how far it leads across and up or down.
void MoveCard::draw_pitches() {
    const theme::Palette& p = theme::palette();
    const bool words = width_ >= rows::narrow;
    const Grid grid = pitch_grid(width_);
    for (int pitch = -3; pitch <= 3; ++pitch) {
        const StepOffer* offer = steps().offer_at_pitch(scene_, pitch);
        const bool matches_settings = steps().pitch(scene_) == pitch;
        grid.go_to(pitch + 3);
        const std::string test_id = "pitch:" + std::to_string(pitch);
        if (tile(test_id, grid.size(), matches_settings))
            selection_.take(scene_, selection_.steps().set_pitch(scene_, pitch));
        if (offer == nullptr) test_ids::add_faint_item(test_id);
        tip(words::pitch_tip(pitch, offer == nullptr ? nullptr : &offer->forecast));
        const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
        const ImVec2 c{(min.x + max.x) / 2, words ? min.y + 16 : (min.y + max.y) / 2};
        const float rise = static_cast<float>(pitch) * 3.4f, half = std::min(11.0f, grid.size().x * 0.36f);
        const ImU32 ink = theme::fade(matches_settings ? p.accent : p.text, offer != nullptr ? 1.0f : 0.3f);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        paint::arrow(list, {c.x - half, c.y + rise}, {c.x + half, c.y - rise}, ink, 2, 7);
        if (!words || offer == nullptr) continue;
        const StepForecast& f = offer->forecast;
        const std::array lines{words::tile_hexes(f.horizontal), words::tile_levels(f.vertical)};
        for (std::size_t line = 0; line < lines.size(); ++line)
            paint::label(list, theme::font(Font::text), theme::small - 2,
                         {c.x, max.y - 23 + 13 * static_cast<float>(line)}, p.secondary, lines[line].c_str());
    }
    grid.finish();
}

void MoveCard::draw_directions() {
    const theme::Palette& p = theme::palette();
    const std::vector<Step> list = steps().directions(scene_);
    const Grid grid = direction_grid(list.size(), width_);
    if (ImGui::IsWindowHovered()) selection_.steps().hover(std::nullopt);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Step& direction = list[i];
        const StepOffer* offer = steps().offer_of(direction);
        grid.go_to(static_cast<int>(i));
        const std::string test_id =
            "way:" + (direction.mid ? "M" : move_text({Step{.turn = direction.turn, .exit = direction.exit}}));
        const bool chosen = steps().chosen() == direction;
        if (tile(test_id, grid.size(), chosen)) selection_.take(scene_, selection_.steps().take(scene_, direction));
        if (offer == nullptr) test_ids::add_faint_item(test_id);
        if (ImGui::IsItemHovered()) {
            if (offer != nullptr && !platform::surroundings().coarse) selection_.steps().hover(direction);
            tip(steps().tip(scene_, {.direction = direction, .offer = offer}));
        }
        const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const ImU32 ink = offer == nullptr ? theme::fade(p.secondary, 0.35f) : p.accent;
        draw_direction(draw, {(min.x + max.x) / 2, min.y + 20}, 11, direction, ink);
        if (offer == nullptr) continue;
        const float x = (min.x + max.x) / 2;
        paint::label(draw, theme::font(Font::text), theme::small - 2, {x, max.y - 11}, p.text,
                     (offer->forecast.success.of == offer->forecast.success.out_of ? labels::sure
                                                                                   : percent(offer->forecast.success))
                         .c_str());
        if (const int cv = offer->forecast.own_cv; cv != 0)
            paint::label(draw, theme::font(Font::strong), theme::small - 3, {max.x - 9, min.y + 8}, p.accent,
                         with_sign(cv).c_str());
    }
    grid.finish();
}

void MoveCard::draw_step_buttons() {
    const bool chosen = steps().chosen().has_value(), words = width_ >= rows::narrow;
    const bool offers = chosen || selection_.advises();
    const StepOffer* offer =
        offers ? steps().offer_of(chosen ? *steps().chosen() : steps().default_step(scene_)) : nullptr;
    const StepOffer* held = steps().offer_of(steps().with_settings(scene_, {.kind = StepKind::hold}));
    if (offers && offer == nullptr && held != nullptr) std::swap(offer, held);
    if (offer != nullptr) {
        const std::string label = words    ? words::fly_text(offer->step, offer->forecast.success, chosen)
                                  : chosen ? labels::fly
                                           : labels::straight;
        if (theme::button("action:fly", label.c_str(), width_, theme::Weight::primary))
            selection_.take(scene_, selection_.steps().fly(scene_, offer->step));
    }
    bool first = true;
    const auto button = [&](const std::string& label, const char* test_id) {
        if (!first && words) ImGui::SameLine(0, 8);
        first = false;
        return theme::button(test_id, label.c_str(), words ? 0 : width_);
    };
    const bool may_end = scene_.check(EndMove{}).accepted();
    if (held != nullptr && button(wording::capital(manoeuvre_of(held->step).name), "action:hold"))
        selection_.take(scene_, selection_.steps().fly(scene_, held->step));
    if (may_end && button(answer_of(at(), EndMove{}), "action:end")) selection_.propose(scene_, EndMove{});
}

// Steppers for Aerobatic Points, raise and fine step, as far as there is a choice.
void MoveCard::draw_step_amounts() {
    const bool words = width_ >= rows::narrow;
    const float middle = 28, control = 2 * theme::button_height() + middle;
    // Two in a row if they fit.
    constexpr float label = 84;
    const bool two = (width_ - 8) / 2 >= control + label;
    const float half = two ? (width_ - 8) / 2 : std::min(width_, control + label);
    int shown = 0;
    const auto amount = [&](const char* name, const char* meaning, const std::string& text, const char* test_id,
                            bool less, bool more) {
        if (two && shown++ % 2 == 1) ImGui::SameLine(0, 8);
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        rows::tip_in(begin, {half, theme::button_height()}, meaning);
        if (words) {
            paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::text), theme::small,
                        {begin.x, begin.y + (theme::button_height() - theme::small) / 2}, theme::palette().text, name);
            ImGui::SetCursorScreenPos({begin.x + half - control, begin.y});
        } else {
            caption(name);
        }
        return stepper(test_id, text.c_str(), less, more, middle);
    };
    const Move& move = at().move;
    const int points = steps().points(), most = most_points(options(), at().mover());
    const bool may_spend =
        at().phase == Phase::move && move.points == 0 && !at().grand_turn && at().mover().evading_level == 0;
    if (may_spend && most > 0) {
        if (const int by =
                amount(labels::points, labels::points_tip, std::to_string(points), "points", points > 0, points < most))
            selection_.take(scene_, selection_.steps().set_points(scene_, points + by));
    } else if (move.points > 0) {
        rows::sentence(words::points_sentence(move.points), "DF-AER-01", width_);
    }
    if (const std::vector<Step> list = steps().stays(scene_); list.size() > 1) {
        const auto [pitch, raise, number, fine] = steps().settings();
        const std::string text = !options().adv_tables ? with_sign(raise)
                                 : number == 0         ? "\xE2\x80\x93"
                                                       : std::to_string(number);
        const auto is_at = [&](const Step& stay) { return stay.raise == raise && stay.number == number; };
        if (const int by =
                amount(labels::circle, labels::circle_tip, text, "raise", !is_at(list.front()), !is_at(list.back())))
            selection_.steps().raise_stay(scene_, by);
    }
    const int fine = steps().settings().fine;
    if (options().fine_climb && steps().pitch(scene_) != 0) {
        if (const int by = amount(labels::gentle, labels::gentle_tip, std::to_string(fine), "fine", fine > 0, fine < 2))
            selection_.take(scene_, selection_.steps().set_fine(scene_, fine + by));
    }
}

void MoveCard::draw_spin() {
    if (steps().points() > 0 || !scene_.check(Step{.kind = StepKind::spin}).accepted()) return;
    const std::string label = words::spin_text(forecast_spin(options(), at()).success);
    if (theme::button("action:spin", label.c_str(), 0, theme::Weight::quiet))
        selection_.propose(scene_, Step{.kind = StepKind::spin});
}

void MoveCard::draw() {
    const Aircraft& plane = at().mover();
    if (selection_.panel().details && at().phase == Phase::move && !at().grand_turn && width_ >= rows::narrow) {
        const ModifierSum sum = mp_sum(plane, at().move, steps().points());
        const Mps mps = mps_at(sum.total(), plane.pitch, 0);
        rows::fact(words::step_text(at().move.step, mps, sum.total()), words::mps_text(mps.horizontal, mps.vertical),
                   width_);
        tip(labels::engine_tip);
    }
    const std::vector<StepOffer>& offers = steps().offers();
    const bool pitches = std::any_of(offers.begin(), offers.end(),
                                     [](const StepOffer& offer) { return offer.step.pitch != Step::same_pitch; });
    const bool flies = std::any_of(offers.begin(), offers.end(),
                                   [](const StepOffer& offer) { return offer.step.kind == StepKind::fly; });
    // In a low panel the buttons come first, so that they are always visible.
    const float tiles =
        pitch_grid(width_).height() + direction_grid(steps().directions(scene_).size(), width_).height();
    const bool first = ImGui::GetContentRegionAvail().y < tiles + theme::button_height() + 3 * theme::unit;
    if (first) draw_step_buttons();
    if (pitches) draw_pitches();
    if (flies) draw_directions();
    if (!first) draw_step_buttons();
    draw_step_amounts();
    if (width_ >= rows::narrow) draw_spin();
}

}  // namespace

void draw_move_card(const Scene<Rules>& scene, Selection& selection, float width) {
    MoveCard(scene, selection, width).draw();
}

}  // namespace sightlines::dogfight
