// The questions that have a few answers: what each would mean, and the rows and keys to give them.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "games/dogfight/panel/answer_list.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/view.h"
#include "games/dogfight/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using words::percent;
using words::with_sign;

// There is an answer that most people give most of the time.
bool has_usual_answer(Phase phase) { return phase != Phase::fire && phase != Phase::exit && phase != Phase::prefer; }

}  // namespace

std::vector<Answer> View::answers() const { return answers_to(rules(), at(), decider_plane(), order_); }

void View::give(const Answer& answer) {
    const auto* ranked = std::get_if<Prefer>(&answer.action);
    if (ranked != nullptr && order_.size() + 2 < ranked->order.size()) {
        order_.push_back(ranked->order[order_.size()]);
        return;
    }
    propose(answer.action);
}

void View::draw_answers(float width) {
    const std::vector<Answer> list = answers();
    const bool fire = at().phase == Phase::fire;
    for (std::size_t i = 0; i < list.size(); ++i) {
        // Bursts stand above holding fire.
        const std::size_t place = fire ? (i + 1) % list.size() : i;
        const Answer& answer = list[place];
        if (rows::answer(answer.mark, answer.name, answer.note, place < 10 ? static_cast<int>(place) : -1,
                         place == 0 && has_usual_answer(at().phase), width))
            give(answer);
    }
    if (order_.empty()) return;
    if (theme::button("Rank them anew", 0, theme::Weight::quiet)) order_.clear();
}

// --- What stands above the answers
// ------------------------------------------------------------------------------------

void View::draw_targeting(float width) {
    if (!rules().options().signals || at().queue.empty()) return;
    const Aircraft& plane = at().plane(at().queue[0]);
    if (plane.signal > 0) {
        rows::sentence(std::string("It has signalled: ") + words::signal_name(plane.signal) + ".", "DF-ADV-SIG-02",
                       width);
        return;
    }
    rows::sentence("It may signal first; then it tests at level 1 at most.", "DF-ADV-SIG-01", width,
                   theme::palette().secondary);
    std::array<const char*, 8> names;
    for (int code = 1; code <= 8; ++code) names[static_cast<std::size_t>(code - 1)] = words::signal_name(code);
    if (const int chosen = segments("action:signal", names, -1, width); chosen >= 0)
        propose(Signal{static_cast<std::int8_t>(chosen + 1)});
}

// MPs at the present pitch and their chances, without and with the bonus.
void View::draw_mp_question(float width) {
    const MpForecast mps = forecast_mp(at());
    const auto row = [&](const char* name, const std::array<int, 6>& faces) {
        std::string text;
        for (int points = 0; points <= 4; ++points) {
            const auto count = std::count(faces.begin(), faces.end(), points);
            if (count > 0)
                text += (text.empty() ? "" : words::dot) + std::to_string(points) + ": " +
                        percent(static_cast<double>(count) / 6);
        }
        rows::fact(name, text, width);
    };
    rows::sentence("MPs by the die", "DF-MOV-02", width, theme::palette().secondary);
    row("horizontal", mps.horizontal);
    row("with the bonus", mps.horizontal_with);
    if (at().mover().pitch == 0) return;
    row("vertical", mps.vertical);
    row("with the bonus", mps.vertical_with);
}

void View::draw_throttle(float width) {
    const Aircraft& plane = at().mover();
    rows::fact("Speed now, at most in level flight",
               std::to_string(plane.speed) + " / " + std::to_string(plane.card.level), width);
    if (plane.speed_change != 0) rows::fact("Waiting from tests and points", with_sign(plane.speed_change), width);
    if (const int slope = at().grand_turn ? 0 : pitch_change(plane); slope != 0)
        rows::fact("Waiting from the " + std::string(words::pitch_name(plane.pitch)), with_sign(slope), width);
}

void View::draw_fire_card(float width) {
    const auto fire = forecast_fire(rules().options(), at(), decider_plane());
    if (!fire) return;
    const Aircraft& firer = at().plane(decider_plane());
    constexpr std::array ranges{"same hex", "\xC2\xBD hex", "1 hex"};
    rows::fact("At " + words::plane_name(at(), firer.target), ranges[static_cast<std::size_t>(fire->half_hexes)],
               width);
    rows::fact("Guns that work", std::to_string(fire->guns), width);
    rows::fact("2d6 of each gun", with_sign(fire->modifiers.total()), width);
}

// What the odds are made of, below the answers.
void View::draw_reasons(float width) {
    const theme::Palette& p = theme::palette();
    if (is_chance(at().phase)) rows::modifiers(forecast_roll(rules().options(), at()).modifiers, width);
    if (at().phase == Phase::acquire && at().list.size() > 1) {
        for (const std::int8_t letter : at().list) {
            const Aircraft& plane = at().plane(letter);
            const int needed = std::max(1, -acquisition(rules().options(), at(), plane).total());
            rows::fact(name_of(letter) + " spots " + name_of(plane.target),
                       needed > 6 ? "not possible" : "on " + std::to_string(needed) + " or more", width);
        }
    }
    if (at().phase == Phase::throttle) {
        const Aircraft& plane = at().mover();
        if (!may_use_power(plane))
            return rows::sentence("No power: too fast, or no engine.", "DF-SPD-03", width, p.secondary);
        const ModifierSum power = power_modifiers(at(), plane);
        if (!power.modifiers().empty()) rows::sentence("Power: the die, and", "DF-SPD-04", width, p.secondary);
        rows::modifiers(power, width);
    }
    const auto fire =
        at().phase == Phase::fire ? forecast_fire(rules().options(), at(), decider_plane()) : std::nullopt;
    if (!fire) return;
    rows::modifiers(fire->modifiers, width);
    const auto limit = [](int burst) { return burst == 0 ? std::string("none") : std::to_string(burst); };
    rows::sentence(
        "Longest burst: " + limit(fire->by_speed) + " by the speeds, " + limit(fire->by_markers) + " by the MT markers",
        "DF-FIRE-07", width, p.secondary);
    rows::sentence("Doubles: a critical hit for every " + std::to_string(fire->hits_per_critical) + " hits",
                   "DF-CRIT-01", width, p.secondary);
}

// --- Keys
// -------------------------------------------------------------------------------------------------------------

bool View::panel_keys() {
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
    if (ImGui::GetIO().KeyCtrl) return false;
    if (pressed(ImGuiKey_L)) {
        book_ = static_cast<Book>((static_cast<int>(book_) + 1) % 4);
        return true;
    }
    if (!is_decision(at().phase)) return false;
    int digit = -1;
    for (int each = 0; each <= 9; ++each) {
        if (pressed(static_cast<ImGuiKey>(ImGuiKey_0 + each))) digit = each;
    }
    if (at().phase == Phase::move || at().phase == Phase::declare) return move_keys(digit);

    // Enter belongs to the cursor where the board can answer.
    const bool on_board =
        cursor_ || at().phase == Phase::target || at().phase == Phase::random || at().phase == Phase::exit;
    const bool usual = pressed(ImGuiKey_Space) || (!on_board && pressed(ImGuiKey_Enter));
    std::string mark;
    if (pressed(ImGuiKey_P)) mark = "action:throttle:power";
    if (pressed(ImGuiKey_D)) mark = "action:throttle:drag";
    if (pressed(ImGuiKey_B)) mark = "action:mp:tail";
    if (pressed(ImGuiKey_S)) mark = "action:spin";
    if (pressed(ImGuiKey_F)) mark = "action:tail";
    if (digit < 0 && !usual && mark.empty()) return false;
    const std::vector<Answer> list = answers();
    if (usual && !list.empty() && has_usual_answer(at().phase)) return give(list[0]), true;
    if (0 <= digit && digit < static_cast<int>(list.size())) return give(list[static_cast<std::size_t>(digit)]), true;
    for (const Answer& answer : list) {
        if (answer.mark == mark) return give(answer), true;
    }
    return usual;
}

}  // namespace sightlines::dogfight
