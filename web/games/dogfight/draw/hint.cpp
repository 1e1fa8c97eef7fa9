// A hint on the board: the action that the computer would choose.
#include <array>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/view.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {

void View::draw_hints(ImDrawList& list) const {
    const int acting = selection_.acting();
    if (acting == nobody || follows_hint()) return;  // the plan shows it
    const auto ground = [this](int letter) { return picture_.look(letter).ground; };
    for (const Action& hint : hints()) {
        std::vector<ImVec2> points{ground(acting)};
        if (const Step* step = std::get_if<Step>(&hint)) {
            const Plan plan = plan_of(rules(), at(), std::array<Action, 1>{*step});
            if (!plan.actions.empty() && plan.out == Out::in_play) {
                points.push_back(chart().centre(plan.end().hex));
                art::Look there = picture_.look_at(plan.end(), acting);  // where its nose will point
                there.opacity = 0.6f;
                art::plane(list, there);
                test_ids::add_point("hint:nose", there.ground);
            }
        } else if (const Declare* declared = std::get_if<Declare>(&hint)) {
            if (declared->on != nobody) points.push_back(ground(declared->on));
        } else if (std::holds_alternative<Fire>(hint)) {
            const int target = at().plane(acting).target;
            if (target != nobody) points.push_back(ground(target));
        }
        if (points.size() == 2 && points[0].x == points[1].x && points[0].y == points[1].y) points.pop_back();
        paint::hint(list, points, chart().size, theme::palette().accent, theme::palette().raised, hint_number(hint));
    }
}

}  // namespace sightlines::dogfight
