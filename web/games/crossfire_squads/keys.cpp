// Keyboard input. The buttons of the panel show the same keys.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include "base/keys.h"
#include "base/next_in_circle.h"
#include "games/crossfire_squads/advice/listed_places.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/offers/orders.h"
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
        if (common()) return true;
        switch (scene_.phase()) {
            case Phase::play: return in_play();
            case Phase::react: return in_reaction();
            case Phase::group: return key_pressed(ImGuiKey_W) && order(Done{});
            case Phase::join: return key_pressed(ImGuiKey_W) && order(Join{});
            case Phase::deploy: return in_deployment();
            default: return false;
        }
    }

  private:
    const Choice& choice() const { return selection_.choice(); }

    bool order(const Action& action) {
        selection_.propose(scene_, action);
        return true;
    }

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

    bool in_play() {
        if (key_pressed(ImGuiKey_E)) return order(EndTurn{});
        const UnitId id = choice().unit;
        if (id == no_unit) return selection_.ask_for_unit(is_for_a_unit());
        if (key_pressed(ImGuiKey_F)) {
            if (choice().target != no_unit) return selection_.confirm(scene_), true;
            return ImGui::GetIO().KeyShift ? selection_.aim_at_best(scene_) : selection_.shoot(scene_), true;
        }
        if (key_pressed(ImGuiKey_L)) return order(Rally{id});
        if (key_pressed(ImGuiKey_P))
            return scene_.unit(id).prone ? order(Pivot{id, no_heading, no_heading}) : order(GoProne{id});
        if (key_pressed(ImGuiKey_G))
            return ImGui::GetIO().KeyShift ? selection_.toggle_gathering() : selection_.toggle_grouping(), true;
        if (key_pressed(ImGuiKey_X)) return choose_next_director(), true;
        return tool({{ImGuiKey_U, Tool::turn},
                     {ImGuiKey_J, Tool::turret},
                     {ImGuiKey_B, Tool::retreat},
                     {ImGuiKey_I, Tool::cross},
                     {ImGuiKey_C, Tool::assault},
                     {ImGuiKey_S, Tool::smoke},
                     {ImGuiKey_S, Tool::recon}});
    }

    static bool is_for_a_unit() {
        return std::ranges::any_of(std::array{ImGuiKey_F, ImGuiKey_L, ImGuiKey_P, ImGuiKey_U, ImGuiKey_C, ImGuiKey_G},
                                   [](ImGuiKey key) { return key_pressed(key); });
    }

    bool in_reaction() {
        if (key_pressed(ImGuiKey_F)) {
            return selection_.do_default(scene_), true;
        }
        if (key_pressed(ImGuiKey_X) && choose_next_director()) return true;
        if (!key_pressed(ImGuiKey_W)) return false;
        if (!ImGui::GetIO().KeyShift) return order(Hold{});
        return selection_.hold_for_the_turn(scene_), true;
    }

    bool in_deployment() {
        if (key_pressed(ImGuiKey_W)) return order(Done{});
        if (tool({{ImGuiKey_B, Tool::mine}, {ImGuiKey_C, Tool::wire}})) return true;
        if (choice().unit == no_unit || !key_pressed(ImGuiKey_I)) return false;
        if (may_hide_in(choice().piece)) return order(Hide{choice().unit, choice().piece});
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

    bool tool(std::initializer_list<std::pair<ImGuiKey, Tool>> tools) {
        for (const auto& [key, which] : tools) {
            if (key_pressed(key) && can_use(scene_, choice().unit, which))
                return selection_.choose_tool(scene_, which), true;
        }
        return false;
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
    if (key_pressed(ImGuiKey_0)) return toggle_whole_table();
    if (key_pressed(ImGuiKey_Escape)) {
        selection_.hold_no_longer();
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
