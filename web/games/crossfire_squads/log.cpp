#include "games/crossfire_squads/log.h"

#include "games/crossfire_squads/text/lexicon.h"

namespace sightlines::crossfire_squads {
namespace {

LoggedTurn header(const Position& at, std::size_t ply) {
    return {at.turn == 0 ? -1 : at.active, words::turn_name(at.turn), ply, ply};
}

}  // namespace

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Position& before = history.at(ply);
        const bool new_turn = ply == 0 || before.turn != history.at(ply - 1).turn;
        if (new_turn) turns.push_back(header(before, ply));
        const int player = before.turn == 0 ? -1 : before.active;
        if (new_turn || before.phase == Phase::play) turns.push_back({player, "", ply, ply});
        turns.back().last = ply + 1;
    }
    return turns;
}

platform::Sound sound_of(const Action& action) {
    if (std::holds_alternative<Roll>(action)) return platform::Sound::dice;
    const bool waits = std::holds_alternative<Hold>(action) || std::holds_alternative<Done>(action) ||
                       std::holds_alternative<EndTurn>(action);
    if (waits) return platform::Sound::none;
    const bool fires = std::holds_alternative<Fire>(action) || std::holds_alternative<React>(action) ||
                       std::holds_alternative<CallFire>(action) || std::holds_alternative<Recon>(action);
    return fires ? platform::Sound::shot : platform::Sound::paper;
}

}  // namespace sightlines::crossfire_squads
