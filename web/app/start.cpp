#include "app/start.h"

#include <nlohmann/json.hpp>

#include "api/games.h"
#include "platform.h"
#include "screens/deferred_screens.h"
#include "session/seats.h"

namespace sightlines {

void start(Desk& desk, const GamePage& page, const std::string& seats) {
    Result<std::unique_ptr<Match>> opened = new_match(page.game->id, Json::object());
    if (!opened) return;
    (*opened)->play_opening(platform::random_below(opening_seeds));
    desk.begin(std::move(*opened), seats);
}

void start_guided(Desk& desk, const GamePage& page) {
    Result<std::unique_ptr<Match>> opened = open_scenario(page.game->id, "guided");
    if (!opened) return;
    const int players = page.view(**opened)->players();
    desk.begin(std::move(*opened), seats::against_computer(players, page.card->guided_level));
    desk.table()->guide();
}

// The small game that comes after this one. Null: none does, or nobody has been shown the end yet.
const Setting::Choice* next_scenario(Desk& desk) {
    const PanelScreens* screens = part<PanelScreens>();
    return screens != nullptr ? screens->next_scenario(desk.table()->match()) : nullptr;
}

// By the players of the game on the table. What was laid out by chance is laid out anew.
void begin_next(Desk& desk, const Json& record) {
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return;
    (*opened)->play_opening(platform::random_below(opening_seeds));
    desk.begin(std::move(*opened), desk.table()->session().game.seats);
}

// After a guided first game comes a whole one.
void rematch(Desk& desk) {
    const OpenGame& game = desk.table()->session().game;
    const GamePage* page = page_of(desk.table()->match().game().id);
    if (game.guided && next_scenario(desk) == nullptr) return start(desk, *page, game.seats);
    Json record = desk.table()->match().record();
    for (const char* key : {"moves", "match", "notes", "lines"}) record.erase(key);
    begin_next(desk, record);
}

void start_next_scenario(Desk& desk) {
    const PanelScreens* screens = part<PanelScreens>();
    if (screens == nullptr) return;
    if (const std::optional<Json> record = screens->record_after(desk.table()->match())) begin_next(desk, *record);
}

}  // namespace sightlines
