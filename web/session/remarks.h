// What the session says and does besides, once the part of the panels is here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/parts.h"
#include "json/json.h"
#include "session/engine_client.h"
#include "session/open_game.h"

namespace sightlines {

struct Remarks {
    static constexpr std::string_view in_part = panels_part;
    static const Remarks& here();

    // What undo takes back, in words: "Hard left, and what Red has done since"; "": not known.
    std::string (*taken_back)(const OpenGame& game);
    // Leaves a reason out that has been read twice: it is known, and what is to be done is left of it. `given`: all
    // reasons of this game so far, to which this one is added.
    void (*shorten)(EngineReply& hint, std::vector<std::string>& given);
    // What the computer answers in a guided first game, if that is settled beforehand (api/replies.h).
    std::optional<Json> (*scripted_reply)(const OpenGame& game);
};

std::string taken_back(const OpenGame& game);  // the same; "" while the part is not here

}  // namespace sightlines
