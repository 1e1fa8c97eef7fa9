#include "games/crosshairs/text/guide.h"

#include <algorithm>
#include <bit>

#include "games/crosshairs/rules/judge.h"

namespace sightlines::crosshairs {

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, const std::optional<Choice>& choice) {
    constexpr int reader = 0;
    if (at.player != reader || (at.phase != Phase::act && at.phase != Phase::dive)) return {};
    const Judge judge(rules, at);
    const Crosshairs& aim = judge.crosshairs();
    bool aims = false, threatened = false;
    for (std::size_t place = 0; place < at.planes.size(); ++place) {
        const int lines = std::popcount(aim.hostile_aim(place));
        if (at.planes[place].owner != reader) aims = aims || lines == 1;
        if (at.planes[place].owner == reader) threatened = threatened || lines >= 2;
    }
    std::vector<GuideHint> hints;
    if (aim.any_open(reader))
        hints.push_back({"shoot",
                         "Two of your planes aim at a red one, so it is in the crosshairs. Press it to shoot it down. "
                         "Shots cost nothing: take every one."});
    if (at.phase == Phase::dive)
        hints.push_back({"dive",
                         "This plane is diving. It may go on as long as it has height, and shoot in between. Press "
                         "\"Pull out\" to stop."});
    if (!choice && threatened)
        hints.push_back({"threat",
                         "Two red planes aim at the plane in the red ring. Fly it away, or put a cloud or a plane in "
                         "their way."});
    if (!choice && at.phase == Phase::act && at.left > 0)
        hints.push_back({"choose",
                         "Press one of your green planes with a frame. All of them fly once each turn, and two that "
                         "aim at the same red plane can shoot it down."});
    if (!choice && aims)
        hints.push_back({"aim",
                         "One of your planes aims at a red one already. Planes fire straight ahead: bring a second "
                         "nose round to it, and you can shoot."});
    if (choice && !choice->entering && at.phase == Phase::act) {
        hints.push_back({"fly",
                         "The round arrows fly this plane and say where its nose will point. Choose a flight in the "
                         "list, and watch the line of fire it would give."});
        const Plane* plane = plane_at(at, choice->cell);
        if (plane != nullptr && plane->height >= 2)
            hints.push_back({"height",
                             "This plane has height to spend. In a dive it may turn several times in one go: try "
                             "Swoop or Power dive."});
    }
    return hints;
}

}  // namespace sightlines::crosshairs
