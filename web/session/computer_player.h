// The computer as a player: asks the engine for its action where it is its turn, unless it is paused.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "session/engine_client.h"
#include "session/open_game.h"

namespace sightlines {

// Each player's chance to win, per mille, as the computer judged it when it chose an action.
struct Judged {
    std::size_t ply = 0;
    std::vector<int> chances;
};

class ComputerPlayer {
  public:
    ComputerPlayer(const OpenGame& game, EngineClient& engine) : game_(game), engine_(engine) {}

    // Its action, once, where it is its turn; asks for it else. `waits`: what was done before is still being told.
    std::optional<EngineReply> choose(bool waits);
    void played(std::size_t ply, const EngineReply& reply, bool stands);  // what it has chosen
    void drop();  // its question to the engine, where it is not its turn

    bool paused() const { return paused_; }
    void pause(bool pauses) { paused_ = pauses; }

    std::span<const Judged> judged() const { return judged_; }
    void forget_from(std::size_t ply);  // what was judged there and later

  private:
    const OpenGame& game_;
    EngineClient& engine_;
    bool paused_ = false;
    bool chose_ = false;  // else its chances were not looked at, and nothing turned there
    std::vector<Judged> judged_;
};

}  // namespace sightlines
