// What the card of an ending shows. It comes with the part of the panels.
#include <algorithm>

#include "platform.h"
#include "screens/table/ending_panel.h"
#include "screens/table/sizes.h"
#include "session/outcome.h"

namespace sightlines {

const Ending& EndingPanel::ending() {
    const OpenGame& game = session_.game;
    if (!ending_ || ends_ != game.ends || changes_ != game.changes) {
        ending_ = ending_of(*game.match, view_, game.seats, session_.computer.judged());
        ends_ = game.ends;
        changes_ = game.changes;
    }
    return *ending_;
}

EndingOffers EndingPanel::offers() const {
    const OpenGame& game = session_.game;
    const std::string& seats = game.seats;
    const int levels = game.match->game().levels;
    const bool computer = std::ranges::any_of(seats, [](char seat) { return seats::level_of(seat) > 0; });
    const int you = game.you();
    const Status status = game.match->status();
    const bool won = you >= 0 && status.outcome && wins(*status.outcome, you);
    const bool harder = std::ranges::any_of(
        seats, [levels](char seat) { return seats::level_of(seat) > 0 && seats::level_of(seat) < levels; });
    return {.swap_sides = computer && you >= 0,
            .next_level = won && harder,
            .next_scenario = computer && you >= 0,
            .first_game = game.guided,
            .titled = platform::surroundings().embedded || table::is_small() || (table::is_wide() && !table::is_low())};
}

std::size_t EndingPanel::last_blow() const {
    const std::size_t end = session_.match().size();
    std::size_t last = end, shot = end;
    for (std::size_t first = told_from(view_, end - 1, -1), next = end; first < end; first = next) {
        next = std::clamp(event_end(view_, first, end), first + 1, end);
        if (describe_event(view_, first, next, session_.game.names()).empty()) continue;
        last = first;
        for (std::size_t ply = first; ply < next; ++ply)
            if (view_.sound_of(ply) == platform::Sound::shot) shot = first;
    }
    return shot < end ? shot : std::min(last, end - 1);
}

AfterEnd EndingPanel::draw(float width) { return draw_ending(ending(), view_, offers(), width); }

}  // namespace sightlines
