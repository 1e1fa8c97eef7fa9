// What each game adds to the page: a line in all.cpp; everything else is in the game's folder.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "base/parts.h"
#include "engine/game.h"
#include "games/list.h"
#include "games/setting.h"
#include "games/view.h"

namespace sightlines {

// A game's card on the home page. What it shows is here before the game's code (card_art.h).
struct HomeCard {
    const char* line;
    const char* facts;  // players, duration, chance
    const char* quick;  // what "Play now" starts
    void (*art)(ImDrawList& list, const Area& area);
    const char* guided_facts = nullptr;  // how long the guided first game is, the scenario of that name
    int guided_level = 1;                // of the computer in it
    const char* odds = nullptr;          // who has the better of what "Play now" starts (tests/ladder/RESULTS.md)
};

struct GamePage {
    const GameInfo* game;
    std::unique_ptr<BoardView> (*view)(const Match&);
    std::span<const Setting> (*settings)();
    const HomeCard* card;
    const OpeningTexts* opening;  // null: the game has no opening to lay out
};

// Each game defines these: its page in page.cpp, the others in words/settings.cpp. Some have no `opening_texts`.
#define SIGHTLINES_DECLARE(id)                           \
    namespace id {                                       \
    std::span<const sightlines::Setting> settings();     \
    extern const sightlines::HomeCard home_card;         \
    extern const sightlines::OpeningTexts opening_texts; \
    extern const GamePage game_page;                     \
    }
SIGHTLINES_GAMES(SIGHTLINES_DECLARE)
#undef SIGHTLINES_DECLARE

// Null if the game has no page.
const GamePage* page_of(std::string_view game);
const GamePage* page_of_record(const Json& record);
const GamePage* page_of_link(std::string_view text);  // of the first link in it, if that says so before it is read

// What a link or a record holds. Of a link "#1x." only the page is known before the code of its game is here.
struct HeldGame {
    Result<Json> record;
    bool later;            // it can be read when the code of its game is here, and not before
    const GamePage* page;  // null: the game has no page, or the link does not read
};
HeldGame held_in(std::string_view link);

bool is_deferred(const GamePage& page);  // its code is in a separate file (web/CMakeLists.txt)

// While false, none of the game's code may be called: no match, view, editor or settings.
bool code_is_here(const GamePage& page);

// The view of the game that a match plays; the match must outlive it.
std::unique_ptr<BoardView> make_view(const Match& match);

}  // namespace sightlines
