// The questions that have a few answers: what each would mean, and the rows and keys to give them.
#include <algorithm>
#include <array>

#include "controls.h"
#include "games/dogfight/cv.h"
#include "games/dogfight/fire.h"
#include "games/dogfight/grand.h"
#include "games/dogfight/judge.h"
#include "games/dogfight/names.h"
#include "games/dogfight/order.h"
#include "games/dogfight/reasons.h"
#include "games/dogfight/targeting.h"
#include "games/dogfight/throttle.h"
#include "games/dogfight/trials.h"
#include "games/dogfight/turn.h"
#include "marks.h"
#include "platform.h"
#include "theme.h"
#include "views/dogfight/rows.h"
#include "views/dogfight/view.h"
#include "views/dogfight/words.h"

namespace sightlines::dogfight {
namespace {

using words::percent;
using words::with_sign;

std::string range_text(const Aircraft& plane, const Aircraft& other) {
    const int far = range(plane, other);
    return far == 0 ? "same hex" : "range " + std::to_string(far);
}

// What a declaration would start from.
std::string target_note(const Aircraft& plane, const Aircraft& other, int letter, bool kept) {
    std::string note = range_text(plane, other);
    int cv = 0;
    if (kept) {
        cv = carried_cv(plane, other).total();
        note += words::dot + std::string("CV ") + words::number(plane.cv) + " carries " + words::number(cv);
    } else if (other.target == letter && carried_cv(other, plane).total() > 0) {
        note += words::dot + std::string("it has you in view");
    }
    if (const int bonus = position_bonus(plane, other); bonus != 0)
        note += words::dot + std::string("position ") + with_sign(bonus);
    return note;
}

std::string speed_note(const std::array<Chance, 5>& chances, const char* sign) {
    std::string note;
    for (std::size_t points = 0; points < chances.size(); ++points) {
        if (chances[points].of == 0) continue;
        if (!note.empty()) note += words::dot;
        note += (points == 0 ? "no change" : sign + std::to_string(points)) + " " + percent(chances[points]);
    }
    return note;
}

const char* task_name(Task task) {
    constexpr std::array names{"the turn", "the pitch change", "staying in the hex", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

std::string climb_note(const Aircraft& plane, int half_levels) {
    const GrandHexes hexes = grand_hexes(plane, half_levels);
    const Height height = height_after(plane, half_levels);
    std::string note = std::to_string(std::max(0, hexes.hexes - hexes.less)) + " hexes";
    if (hexes.extra_from > 0) note += ", one more on " + std::to_string(hexes.extra_from) + "+";
    note += words::dot + std::string("level ") + words::level_name(height.alt, height.leave);
    const auto slope = slope_of(plane, half_levels);
    if (slope && slope->speed != 0)
        note += words::dot + std::string("speed ") + with_sign(half_levels > 0 ? -slope->speed : slope->speed);
    if (slope && slope->roll != 0)
        note += words::dot + (half_levels > 0 ? "power " + with_sign(slope->roll)
                                              : "speed +1 on " + std::to_string(slope->roll) + "+");
    return note;
}

// There is an answer that most people give most of the time.
bool has_usual_answer(Phase phase) { return phase != Phase::fire && phase != Phase::exit && phase != Phase::prefer; }

}  // namespace

// The usual answer comes first, if there is one.
std::vector<Answer> DogfightView::answers() const {
    std::vector<Answer> list;
    const Options& options = rules().options();
    const int letter = decider_plane();
    if (letter == nobody && at().phase != Phase::grand) return list;
    const auto of = [this](int which) -> const Aircraft& { return at().planes[static_cast<std::size_t>(which)]; };
    static const Aircraft none;
    const Aircraft& plane = letter == nobody ? none : of(letter);
    const auto add = [&](const Action& action, std::string name, std::string note, const std::string& mark) {
        if (rules().check(at(), action).accepted())
            list.push_back({action, std::move(name), std::move(note), "action:" + mark});
    };
    const std::string target = plane.target == nobody ? "" : name_of(plane.target);
    switch (at().phase) {
        case Phase::grand:
            add(Grand{}, "No, a normal turn", "", "grand:no");
            add(Grand{true}, "Yes, a grand tactical turn", "15 seconds; all targets are dropped", "grand:yes");
            break;
        case Phase::target: {
            const auto declare = [&](int on, bool form) {
                const bool kept = on == plane.target && !plane.lost;
                const std::string name = (form   ? "In formation on "
                                          : kept ? "Same target: "
                                                 : "") +
                                         words::plane_name(at(), on);
                add(Declare{static_cast<std::int8_t>(on), form}, name,
                    (of(on).side == plane.side ? "friend, " : "") + target_note(plane, of(on), letter, kept),
                    "target:" + name_of(on) + (form ? "*" : ""));
            };
            if (plane.target != nobody) declare(plane.target, false);
            add(Declare{}, "No target", plane.cv != 0 ? "its CV is lost" : "", "target:none");
            // Enemies before friends, the near ones first.
            std::vector<int> others;
            for (int other = 0; other < static_cast<int>(at().planes.size()); ++other) {
                if (other != letter && other != plane.target) others.push_back(other);
            }
            std::stable_sort(others.begin(), others.end(), [&](int a, int b) {
                const auto rank = [&](int which) {
                    return range(plane, of(which)) + (of(which).side == plane.side ? 100 : 0);
                };
                return rank(a) < rank(b);
            });
            for (const int other : others) declare(other, false);
            if (options.formation) {
                for (int other = 0; other < static_cast<int>(at().planes.size()); ++other) declare(other, true);
            }
            break;
        }
        case Phase::ram:
            add(Pass{}, "No", "", "pass");
            add(Ram{}, "Ram " + target, "a close encounter with the target", "ram");
            break;
        case Phase::evade:
            for (std::int8_t level = 0; level <= 3; ++level) {
                const std::string number = std::to_string(level);
                add(Evade{level}, level == 0 ? "Fly a normal turn" : "Evade at level " + number,
                    level == 0 ? "" : percent(evading_chance(options, at(), level)) + ", then straight on",
                    "evade:" + number);
            }
            break;
        case Phase::random:
            add(RandomAt{}, "No", "", "random:none");
            for (int other = 0; other < static_cast<int>(at().planes.size()); ++other) {
                if (other != letter)
                    add(RandomAt{static_cast<std::int8_t>(other)}, "Surprise " + words::plane_name(at(), other),
                        "CV " + with_sign(random_cv(at(), letter, other)) + words::dot + range_text(plane, of(other)),
                        "random:" + name_of(other));
            }
            break;
        case Phase::tail: {
            const Aircraft& other = of(plane.target);
            add(Go{}, "Move now", "before " + target + " moves", "go");
            add(Tail{}, "Tail " + target + ", right behind it",
                "initiative " + words::number(plane.init) + " " + with_sign(tailing_bonus(plane, other)) + " beats " +
                    words::number(other.init),
                "tail");
            break;
        }
        case Phase::mp:
            add(RollMp{}, "Roll plainly", "", "mp");
            add(RollMp{true}, "Tailing bonus " + with_sign(at().mv.offered), "", "mp:tail");
            break;
        case Phase::prefer:
            for (const Task task : tasks_at_stake(at().mv)) {
                if (std::find(order_.begin(), order_.end(), task) != order_.end()) continue;
                Prefer ranked{order_};
                ranked.order.push_back(task);
                for (const Task other : tasks_at_stake(at().mv)) {
                    if (std::find(ranked.order.begin(), ranked.order.end(), other) == ranked.order.end())
                        ranked.order.push_back(other);
                }
                add(ranked, std::string(order_.empty() ? "First " : "Then ") + task_name(task),
                    order_.empty() ? "chosen on 3 or more, with flying skill" : "",
                    "prefer:" + std::string(task_words[static_cast<std::size_t>(task)]));
            }
            break;
        case Phase::exit:
            for (const Facing to : all_facings) {
                const std::string name(facing_words[index(to)]);
                add(ExitTo{to}, "By the edge " + name, "", "exit:" + name);
            }
            break;
        case Phase::spin:
            add(Recover{}, "Try to recover", percent(recovery_chance(options, at())), "recover");
            add(Step{.deed = Deed::spin}, "Go on spinning", "falls half a level on 4 or more", "spin");
            break;
        case Phase::gtplan:
            for (int by = 0; by <= 9; ++by) {
                for (const int sign : {1, -1}) {
                    if (by == 0 && sign < 0) continue;
                    const int half = sign * by;
                    add(Climb{static_cast<std::int8_t>(half)},
                        by == 0 ? "Level"
                                : std::string(sign > 0 ? "Climb " : "Dive ") + std::to_string(by) + " half level" +
                                      (by > 1 ? "s" : ""),
                        climb_note(plane, half), "climb:" + std::to_string(half));
                }
            }
            break;
        case Phase::throttle:
            add(Throttle{}, "Leave the throttle", "", "throttle:none");
            add(Throttle{1}, "Power", speed_note(throttle_chances(at(), 1), "+"), "throttle:power");
            add(Throttle{-1}, "Drag", speed_note(throttle_chances(at(), -1), words::minus), "throttle:drag");
            break;
        case Phase::fire:
            add(Pass{}, "Hold fire", "", "pass");
            if (const auto fire = forecast_fire(options, at(), letter)) {
                for (const BurstForecast& burst : fire->bursts)
                    add(Fire{static_cast<std::int8_t>(burst.burst)}, "Burst of " + std::to_string(burst.burst),
                        burst.any_hit <= 0
                            ? "cannot hit"
                            : words::decimal(burst.mean_hits) + " hits" + words::dot + percent(burst.any_hit) + " any" +
                                  words::dot + percent(burst.any_critical) + " critical",
                        "fire:" + std::to_string(burst.burst));
            }
            break;
        case Phase::pip:
            add(Pip{}, "Leave the dice", "", "pip:0");
            add(Pip{-1}, "Lower a die by a pip", "doubles, and a critical hit", "pip:-1");
            add(Pip{1}, "Raise a die by a pip", "doubles, and a critical hit", "pip:1");
            break;
        case Phase::clear:
            add(Pass{}, "Leave it", "", "pass");
            add(Clear{}, "Try to clear", "2d6, 11 or more with modifiers", "clear");
            break;
        default: break;
    }
    return list;
}

void DogfightView::give(const Answer& answer) {
    const auto* ranked = std::get_if<Prefer>(&answer.action);
    if (ranked != nullptr && order_.size() + 2 < ranked->order.size()) {
        order_.push_back(ranked->order[order_.size()]);
        return;
    }
    propose(answer.action);
}

void DogfightView::draw_answers(float width) {
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

void DogfightView::draw_targeting(float width) {
    if (!rules().options().signals || at().queue.empty()) return;
    const Aircraft& plane = at().planes[static_cast<std::size_t>(at().queue[0])];
    if (plane.sig > 0) {
        rows::told(std::string("It has signalled: ") + words::signal_name(plane.sig) + ".", "DF-ADV-SIG-02", width);
        return;
    }
    rows::told("It may signal first; then it tests at level 1 at most.", "DF-ADV-SIG-01", width,
               theme::palette().secondary);
    std::array<const char*, 8> names;
    for (int code = 1; code <= 8; ++code) names[static_cast<std::size_t>(code - 1)] = words::signal_name(code);
    if (const int chosen = segments("action:signal", names, -1, width); chosen >= 0)
        propose(Signal{static_cast<std::int8_t>(chosen + 1)});
}

// MPs at the present pitch and their chances, without and with the bonus.
void DogfightView::draw_mp_question(float width) {
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
    rows::told("MPs by the die", "DF-MOV-02", width, theme::palette().secondary);
    row("horizontal", mps.horizontal);
    row("with the bonus", mps.horizontal_with);
    if (at().planes[static_cast<std::size_t>(at().cur)].pitch == 0) return;
    row("vertical", mps.vertical);
    row("with the bonus", mps.vertical_with);
}

void DogfightView::draw_throttle(float width) {
    const Aircraft& plane = at().planes[static_cast<std::size_t>(at().cur)];
    rows::fact("Speed now, at most in level flight",
               std::to_string(plane.speed) + " / " + std::to_string(plane.card.level), width);
    if (plane.dv != 0) rows::fact("Waiting from tests and points", with_sign(plane.dv), width);
    if (const int slope = at().gt ? 0 : pitch_change(plane); slope != 0)
        rows::fact("Waiting from the " + std::string(words::pitch_name(plane.pitch)), with_sign(slope), width);
}

void DogfightView::draw_fire_card(float width) {
    const auto fire = forecast_fire(rules().options(), at(), decider_plane());
    if (!fire) return;
    const Aircraft& firer = at().planes[static_cast<std::size_t>(decider_plane())];
    constexpr std::array ranges{"same hex", "\xC2\xBD hex", "1 hex"};
    rows::fact("At " + words::plane_name(at(), firer.target), ranges[static_cast<std::size_t>(fire->half_hexes)],
               width);
    rows::fact("Guns that work", std::to_string(fire->guns), width);
    rows::fact("2d6 of each gun", with_sign(fire->modifiers.total()), width);
}

// What the odds are made of, below the answers.
void DogfightView::draw_reasons(float width) {
    const theme::Palette& p = theme::palette();
    if (is_chance(at().phase)) rows::terms(forecast_roll(rules().options(), at()).modifiers, width);
    if (at().phase == Phase::acquire && at().list.size() > 1) {
        for (const std::int8_t letter : at().list) {
            const Aircraft& plane = at().planes[static_cast<std::size_t>(letter)];
            const int needed = std::max(1, -acquisition(rules().options(), at(), plane).total());
            rows::fact(name_of(letter) + " spots " + name_of(plane.target),
                       needed > 6 ? "not possible" : "on " + std::to_string(needed) + " or more", width);
        }
    }
    if (at().phase == Phase::throttle) {
        const Aircraft& plane = at().planes[static_cast<std::size_t>(at().cur)];
        if (!may_use_power(plane))
            return rows::told("No power: too fast, or no engine.", "DF-SPD-03", width, p.secondary);
        const Sum power = power_modifiers(at(), plane);
        if (!power.terms().empty()) rows::told("Power: the die, and", "DF-SPD-04", width, p.secondary);
        rows::terms(power, width);
    }
    const auto fire =
        at().phase == Phase::fire ? forecast_fire(rules().options(), at(), decider_plane()) : std::nullopt;
    if (!fire) return;
    rows::terms(fire->modifiers, width);
    const auto limit = [](int burst) { return burst == 0 ? std::string("none") : std::to_string(burst); };
    rows::told(
        "Longest burst: " + limit(fire->by_speed) + " by the speeds, " + limit(fire->by_markers) + " by the MT markers",
        "DF-FIRE-07", width, p.secondary);
    rows::told("Doubles: a critical hit for every " + std::to_string(fire->hits_per_critical) + " hits", "DF-CRIT-01",
               width, p.secondary);
}

// --- Keys
// -------------------------------------------------------------------------------------------------------------

bool DogfightView::panel_keys() {
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
