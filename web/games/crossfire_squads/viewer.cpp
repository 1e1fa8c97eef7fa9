#include "games/crossfire_squads/viewer.h"

#include <algorithm>

#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/turn/turn.h"

namespace sightlines::crossfire_squads {
namespace {

// Whether a side has, or may be about to create, hidden information.
bool has_secrets(const Options& options, const Position& at, int side) {
    const bool mined = std::any_of(at.terrain.begin(), at.terrain.end(),
                                   [&](const Piece& piece) { return piece.hidden && piece.owner == side; });
    const bool deploys = at.phase == Phase::deploy && (options.hidden == side || has_stock(at, side));
    return mined || deploys || any_hidden(at, side, [](UnitId, const Unit&) { return true; });
}

}  // namespace

bool Viewer::show_to(const Truth& truth, std::span<const bool> here) {
    std::copy(here.begin(), here.end(), here_.begin());
    if (only_here() == nobody) {
        covered_ = must_cover(truth);
        return false;
    }
    side_ = only_here();
    look(truth);
    return true;
}

void Viewer::moved(const Truth& truth) {
    decider_ = decider_of(truth.at);
    if (side_ == everybody) side_ = only_here();
    const bool decides_here = decider_ != nobody && here_[static_cast<std::size_t>(decider_)];
    if (decides_here && !must_cover(truth)) side_ = decider_;
    look(truth);
}

void Viewer::uncover(const Truth& truth) {
    side_ = decider_;
    look(truth);
}

Position Viewer::seen(const Rules& rules, const Position& at) const {
    return side_ == everybody ? at : rules.seen_by(at, player_side(side_));
}

bool Viewer::must_cover(const Truth& truth) const {
    return decider_ != nobody && here_[static_cast<std::size_t>(decider_)] && decider_ != side_ &&
           has_secrets(truth.rules.options(), truth.at, decider_);
}

void Viewer::look(const Truth& truth) {
    if (truth.at.phase == Phase::over) side_ = everybody;
    seen_ = seen(truth.rules, truth.at);
    covered_ = must_cover(truth);
}

}  // namespace sightlines::crossfire_squads
