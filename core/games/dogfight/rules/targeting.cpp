#include "games/dogfight/rules/targeting.h"

#include <algorithm>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/refusals.h"

namespace sightlines::dogfight {

Verdict may_declare(const Options& options, const Position& at, const Declare& declared) {
    const std::int8_t letter = at.queue[0];
    if (declared.on == nobody) return accepted;  // DF-TGT-01
    if (declared.on == letter) return refuse::target_itself;
    if (declared.on >= static_cast<int>(at.planes.size())) return refuse::target_unknown;
    const Aircraft& plane = at.plane(letter);
    const Aircraft& target = at.plane(declared.on);
    if (!target.in_play()) return refuse::target_gone;
    const bool is_friend = target.side == plane.side;
    if (is_friend && !options.friends) return refuse::target_friend;
    if (!declared.form) return accepted;
    if (!options.formation) return refuse::no_formations;
    if (!is_friend || target.hex != plane.hex || target.altitude != plane.altitude) return refuse::formation_apart;
    if (first_leader(at, declared.on) == letter) return refuse::formation_circle;
    return accepted;
}

std::vector<Shown> displayed(const Options& options, const Position& at) {
    std::vector<Shown> shown;
    if (!options.disclosure) return shown;
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        const Aircraft& plane = at.planes[letter];
        if (!plane.in_play() || plane.target == nobody) continue;
        const Aircraft& target = at.plane(plane.target);
        const bool veiled = target.side != plane.side && range(plane, target) <= 2 && !plane.shown;
        const int seen = veiled ? first_leader(at, plane.target) : plane.target;
        shown.push_back({static_cast<std::int8_t>(letter), static_cast<std::int8_t>(seen)});
    }
    return shown;
}

std::vector<Message> received(const Options& options, const Position& at) {
    std::vector<Message> messages;
    if (!options.signals || at.phase == Phase::target || at.phase == Phase::acquire) return messages;
    for (std::size_t from = 0; from < at.planes.size(); ++from) {
        const Aircraft& sender = at.planes[from];
        if (sender.signal == 0) continue;
        for (std::size_t to = 0; to < at.planes.size(); ++to) {
            const Aircraft& plane = at.planes[to];
            if (plane.in_play() && plane.side == sender.side && plane.target == static_cast<int>(from))
                messages.push_back({static_cast<std::int8_t>(to), static_cast<std::int8_t>(from), sender.signal});
        }
    }
    return messages;
}

ModifierSum acquisition(const Options& options, const Position& at, const Aircraft& plane) {
    const Aircraft& target = at.plane(plane.target);
    ModifierSum sum;
    sum.add(why::experience, experience(options, plane)).add(why::spotting, plane.card.spot);
    sum.add(why::marker, -plane.mt);
    if (!plane.middle() && plane.face == options.sun) sum.add(why::sun, -3);
    if (behind(target, plane)) sum.add(why::seen_behind, -2);
    return sum.add(why::far, -std::max(0, range(plane, target) - 2));
}

int first_leader(const Position& at, int letter) {
    const Aircraft* plane = &at.plane(letter);
    for (std::size_t links = 0; links < at.planes.size() && plane->form && plane->target != nobody; ++links) {
        letter = plane->target;
        plane = &at.plane(letter);
    }
    return letter;
}

}  // namespace sightlines::dogfight
