// The App's part in starting games: by the start sheet, in the text view, and again after the end.
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "app/app.h"
#include "platform.h"
#include "screens/table/ending.h"
#include "session/seats.h"

namespace sightlines {

void App::draw_start_sheet() {
    const auto done = start_sheet_->draw();
    if (!done) return;
    using Done = StartSheet::Done;
    const GamePage& page = start_sheet_->page();
    const std::string game(page.game->id);
    if (*done == Done::rules) return platform::show_rule(game, "");
    const std::string seats = start_sheet_->seats();
    start_sheet_.reset();
    platform::request_frames();
    if (*done == Done::start) start(page, seats);
    if (*done == Done::guided) start_guided(page);
    if (*done == Done::options) set_up(game, Json::object(), seats);
    if (*done == Done::learn) learn(game, "");
    if (*done == Done::puzzles) puzzles(game, "");
}

void App::start(const GamePage& page, const std::string& seats) {
    if (seats::by_link(seats) && wait_for_by_link(&page, [this, &page, seats] { start(page, seats); })) return;
    Result<std::unique_ptr<Match>> opened = new_match(page.game->id, Json::object());
    if (!opened) return;
    (*opened)->play_opening(platform::random_below(opening_seeds));
    begin(std::move(*opened), seats);
}

void App::start_guided(const GamePage& page) {
    Result<std::unique_ptr<Match>> opened = open_scenario(page.game->id, "guided");
    if (!opened) return;
    const int players = page.view(**opened)->players();
    begin(std::move(*opened), seats::against_computer(players, page.card->guided_level));
    table_->guide();
}

void App::start_from_text_view(const GamePage& page, std::string_view how) {
    if (wait_for_code(&page, [this, &page, how = std::string(how)] { start_from_text_view(page, how); })) return;
    constexpr int usual_players = 2;
    start(page, how == "computer" ? seats::against_computer(usual_players)
                : how == "friend" ? std::string{seats::here, seats::elsewhere}
                                  : std::string());
}

// The same game with the same players, from the start; what was laid out by chance is laid out anew.
void App::rematch() {
    Json record = table_->match().record();
    for (const char* key : {"moves", "match", "notes", "lines"}) record.erase(key);
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return;
    (*opened)->play_opening(platform::random_below(opening_seeds));
    begin(std::move(*opened), table_->seats());
}

void App::start_next_scenario() {
    const Setting::Choice* next = next_scenario(table_->match());
    if (next == nullptr) return;
    Result<std::unique_ptr<Match>> opened =
        open_scenario(table_->match().game().id, parse_json(next->value)->get<std::string>());
    if (!opened) return;
    (*opened)->play_opening(platform::random_below(opening_seeds));
    begin(std::move(*opened), table_->seats());
}

}  // namespace sightlines
