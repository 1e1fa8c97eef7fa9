// What each game adds to the page: one line a game in all.cpp, everything else in its own folder.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/game.h"
#include "games/editor.h"
#include "games/setting.h"
#include "games/view.h"

namespace sightlines {

// What the home page says of a game, and the position that its little board shows.
struct HomeCard {
    const char* line;
    const char* facts;   // players, time, luck
    const char* quick;   // what "Play now" begins, in a line
    const char* record;  // JSON
    void (*art)(ImDrawList& list,
                const Area& area) = nullptr;  // stands for the board while the game's code is not here
};

struct GamePage {
    const GameInfo* game;
    std::unique_ptr<BoardView> (*view)(const Match&);
    std::unique_ptr<BoardEditor> (*editor)(const Match&);  // its draft is the position at the cursor
    std::span<const Setting> (*settings)();
    const HomeCard* card;
    const OpeningTexts* opening;  // null: nothing to lay out
};

// Null: no page for this game.
const GamePage* page_of(std::string_view game);
const GamePage* page_of_record(const Json& record);

bool is_deferred(const GamePage& page);  // its code is in a file of its own (web/CMakeLists.txt)

// Before that, nothing of the game may be called: no match, view, editor or settings of it.
bool code_is_here(const GamePage& page);

// The view of the game that a match plays; the match must outlive it.
std::unique_ptr<BoardView> make_view(const Match& match);

}  // namespace sightlines
