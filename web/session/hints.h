// What the computer says of a position to whoever plays: a hint when it is asked for, and in analysis everybody's
// chances.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/engine_client.h"
#include "session/open_game.h"

namespace sightlines {

class Hints {
  public:
    Hints(OpenGame& game, EngineClient& engine) : game_(game), engine_(engine) {}

    void ask();  // for a hint; in a guided first game its own suggestion is there at once
    const std::optional<EngineReply>& hint() const { return hint_; }  // shown until it is played or dismissed
    void forget();                                                    // and drops the engine's question
    bool offered() const;                                             // whether one may be asked for

    void ask_chances();                           // in analysis, once a position
    void take_replies();                          // of the engine, to either
    void know_chances(std::vector<int> chances);  // of this position, which something else has found
    const std::vector<int>& latest_chances() const { return chances_; }  // of whichever position
    // Those of an outcome, or what the computer said of this position; empty: not known.
    std::vector<int> chances() const;

  private:
    void take(EngineReply hint);
    void name(EngineReply& hint) const;

    OpenGame& game_;
    EngineClient& engine_;
    std::optional<EngineReply> hint_;
    std::vector<std::string> given_;  // reasons, in this game
    std::vector<int> chances_;        // EngineReply::chances of the position chances_of_
    std::optional<Place> chances_of_;
    bool asked_ = false;  // they have been requested for this position
};

}  // namespace sightlines
