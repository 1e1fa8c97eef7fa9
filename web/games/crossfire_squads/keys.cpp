// Keyboard input. The buttons of the panel show the same keys.
#include <algorithm>
#include <array>
#include <string_view>

#include "base/keys.h"
#include "base/next_in_circle.h"
#include "games/crossfire_squads/advice/listed_places.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/view.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {
namespace {

int digit() {
    for (int each = 1; each <= 9; ++each) {
        if (key_pressed(static_cast<ImGuiKey>(ImGuiKey_0 + each))) return each;
    }
    return 0;
}

// -1 if the first key was pressed, 1 if the second was.
int axis_of(ImGuiKey less, ImGuiKey more) { return (key_pressed(more) ? 1 : 0) - (key_pressed(less) ? 1 : 0); }

// "F", "Shift+W"
bool pressed(const std::string_view key) {
    const bool shift = key.starts_with("Shift+");
    return !key.empty() && ImGui::GetIO().KeyShift == shift &&
           key_pressed(static_cast<ImGuiKey>(ImGuiKey_A + (key.back() - 'A')));
}

bool confirms() { return key_pressed(ImGuiKey_V) || enter_pressed() || key_pressed(ImGuiKey_KeypadEnter); }

bool turns(Tool tool) { return tool == Tool::turn || tool == Tool::turret; }

template <class List, class Is>
auto next_of(const List& list, Is is_now, int by) {
    const auto now = std::find_if(list.begin(), list.end(), is_now) - list.begin();
    return list.begin() + static_cast<std::ptrdiff_t>(next_in_circle(now, by, list.size()));
}

// The keys of one frame. Each function returns whether it handled one.
class Keys {
  public:
    Keys(Selection& selection, const Scene& scene) : selection_(selection), scene_(scene) {}

    bool take() {
        if (!scene_.decides()) return false;
        if (common() || declines()) return true;
        if (key_pressed(ImGuiKey_X) && choose_next_director()) return true;
        if (scene_.phase() == Phase::react) return key_pressed(ImGuiKey_F) && (selection_.do_default(scene_), true);
        if (choice().unit == no_unit && scene_.phase() == Phase::play) return selection_.ask_for_unit(is_for_a_unit());
        return begins() || hides() || groups();
    }

  private:
    const Choice& choice() const { return selection_.choice(); }

    // Keys of every phase.
    bool common() {
        if (const int by = axis_of(ImGuiKey_Comma, ImGuiKey_Period); by != 0) return selection_.step(scene_, by), true;
        if (const int place = digit(); place > 0) {
            const std::vector<UnitId> list = selection_.offered(scene_);
            if (place <= static_cast<int>(list.size()))
                selection_.pick(scene_, list[static_cast<std::size_t>(place - 1)]);
            return true;
        }
        if (confirms()) return selection_.do_default(scene_), true;
        if (const int by = axis_of(ImGuiKey_PageUp, ImGuiKey_PageDown); by != 0) return step_through(by), true;
        const int by = axis_of(ImGuiKey_A, ImGuiKey_D);
        if (by == 0) return false;
        if (scene_.phase() == Phase::react) {
            selection_.slide(scene_, choice().slider.index + by);
        } else if (choice().tool == Tool::smoke || choice().tool == Tool::wire) {
            selection_.set_slant(scene_, static_cast<Slant>((static_cast<int>(choice().slant) + by + 4) % 4));
        } else {
            selection_.turn(scene_, by);
        }
        return true;
    }

    // The next of what suits the order: targets, places, or grounds.
    void step_through(int by) {
        if (choice().target != no_unit) return selection_.aim_at_next(scene_, by);
        if (scene_.phase() == Phase::objective)
            return step_piece(by, [](PieceId piece) { return Action(Objective{piece}); });
        if (scene_.phase() == Phase::deploy && may_hide_in(choice().piece))
            return step_piece(by, [&](PieceId piece) { return Action(Hide{choice().unit, piece}); });
        const bool walks = scene_.phase() == Phase::play && choice().tool == Tool::orders;
        const Task task = task_under_way(scene_, choice());
        if (walks || (choice().unit == no_unit && task == Task::none)) return selection_.step_place(scene_, by);
        std::vector<Point> places;
        for (const ListedPlace& place : listed_places(scene_, selection_, task)) places.push_back(place.at);
        const auto is_goal = [&](Point place) { return choice().goal == place; };
        if (!places.empty()) selection_.order_to(scene_, *next_of(places, is_goal, by));
    }

    template <class With>
    void step_piece(int by, With with) {
        std::vector<PieceId> pieces;
        for (const Piece& piece : scene_.seen().terrain) {
            if (scene_.check(with(piece.id)).accepted()) pieces.push_back(piece.id);
        }
        const auto is_chosen = [&](PieceId piece) { return choice().piece == piece; };
        if (!pieces.empty()) selection_.choose_piece(*next_of(pieces, is_chosen, by));
    }

    bool declines() {
        for (const Declining& answer : declining_answers(scene_, selection_.guided())) {
            if (pressed(answer.key)) return selection_.give(scene_, answer), true;
        }
        return false;
    }

    // What is not offered is ordered all the same where that says why it is refused.
    bool begins() {
        for (const Task task : tasks_of(scene_, choice(), selection_.forecasts().lines)) {
            if (task != Task::hide && pressed(form_of(task).key)) return selection_.begin(scene_, task), true;
        }
        if (scene_.phase() != Phase::play) return false;
        if (key_pressed(ImGuiKey_F) && ImGui::GetIO().KeyShift) return selection_.aim_at_best(scene_), true;
        for (const Task task : {Task::shoot, Task::rally, Task::stand, Task::prone}) {
            const bool says_why = task == Task::shoot || action_of(scene_, choice(), task);
            if (says_why && pressed(form_of(task).key)) return selection_.begin(scene_, task), true;
        }
        return false;
    }

    // The key of an order that a unit is given.
    static bool is_for_a_unit() {
        constexpr std::array orders{Task::rally,   Task::shoot, Task::charge, Task::smoke, Task::cross,
                                    Task::retreat, Task::turn,  Task::turret, Task::prone, Task::search};
        return key_pressed(ImGuiKey_F) || key_pressed(ImGuiKey_G) ||
               std::ranges::any_of(orders, [](Task task) { return pressed(form_of(task).key); });
    }

    bool groups() {
        if (scene_.phase() != Phase::play || !key_pressed(ImGuiKey_G)) return false;
        return ImGui::GetIO().KeyShift ? selection_.toggle_gathering() : selection_.toggle_grouping(), true;
    }

    bool hides() {
        if (scene_.phase() != Phase::deploy || choice().unit == no_unit || !pressed(form_of(Task::hide).key))
            return false;
        if (may_hide_in(choice().piece)) return selection_.begin(scene_, Task::hide), true;
        return step_piece(1, [&](PieceId piece) { return Action(Hide{choice().unit, piece}); }), true;
    }

    bool may_hide_in(PieceId piece) const {
        return piece != no_piece && choice().unit != no_unit && scene_.check(Hide{choice().unit, piece}).accepted();
    }

    // Each commander in turn, and then none.
    bool choose_next_director() {
        const std::vector<UnitId> list = offered_directors(scene_, choice());
        if (list.empty()) return false;
        const auto now = std::find(list.begin(), list.end(), choice().director);
        const auto next = now == list.end() ? list.begin() : now + 1;
        selection_.toggle_director(scene_, next == list.end() ? choice().director : *next);
        return true;
    }

    Selection& selection_;
    const Scene& scene_;
};

}  // namespace

void View::take_keys() {
    const Scene scene = this->scene();
    if (ImGui::GetIO().KeyCtrl || viewer_.covered()) return;
    if (ImGui::GetIO().KeyShift && key_pressed(ImGuiKey_M)) {
        unfolded_.more = !unfolded_.more;
        return;
    }
    if (ImGui::GetIO().KeyShift && key_pressed(ImGuiKey_D)) {
        unfolded_.details = !unfolded_.details;
        return;
    }
    if (key_pressed(ImGuiKey_0)) return camera_.toggle_overview();
    if (key_pressed(ImGuiKey_Escape)) {
        selection_.continuation().hold_no_longer();
        return selection_.cancel(scene);
    }
    if (Keys(selection_, scene).take()) return;
    const ArrowSteps steps = arrow_steps();
    if (seen().phase == Phase::react && steps.across != 0)
        return selection_.slide(scene, selection_.choice().slider.index + steps.across);
    if (steps.across != 0 || steps.down != 0) {
        if (turns(selection_.choice().tool) && steps.across != 0) return selection_.turn(scene, steps.across);
        const int far = ImGui::GetIO().KeyShift ? 1 : 10;
        const int by = camera_.look().turned ? -far : far;
        return selection_.nudge(scene, {steps.across * by, steps.down * by},
                                camera_.point_at(camera_.viewport().centre()));
    }
}

std::span<const KeyHelp> View::keys() const { return labels::keys; }

}  // namespace sightlines::crossfire_squads
