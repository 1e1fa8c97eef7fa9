// The part of App that serves the text view.
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "app/app.h"
#include "app/start.h"
#include "app/text_view.h"
#include "base/settings.h"
#include "games/page.h"
#include "platform.h"
#include "screens/puzzles/puzzle_card.h"
#include "screens/saved_game_entries.h"
#include "screens/table/lesson_card.h"
#include "session/seats.h"
#include "session/tree_steps.h"

namespace sightlines {

std::string App::text() const {
    if (waiting_.loading) return waiting_.loading->state();
    if (screen_) return screen_->text();
    if (shows_refused()) return refused_text(notice_);
    return table_  ? table_text(*table_, talk())
           : home_ ? home_text(notice_, home_->kept(), talk())
                   : home_text(notice_, saved_game_entries(), talk());
}

void App::report_text_changed() {
    const Table* table = shows_table() ? table_.get() : nullptr;
    std::string now = waiting_.loading ? waiting_.loading->state() : screen_ ? screen_->stamp() : "home";
    if (table != nullptr) {
        now = saved_id_ + " " + std::to_string(table->match().cursor()) + " " + std::to_string(table->match().size()) +
              (table_->view().is_covered() ? "c" : "") + (table->session().game.looks_back() ? "p" : "") +
              (table->session().game.computers_turn() ? "t" : "") +
              (table->session().hints.hint() ? table->session().hints.hint()->hint() : "");
        if (table->match().tree() != nullptr) now += table->study_stamp();
        if (const LessonCard* card = table->lesson()) now += card->lesson().id + card->step().said;
        if (const PuzzleCard* card = table->puzzle()) now += card->stamp();
    }
    if (const auto& notice = table != nullptr ? table->session().notice.now() : notice_) now += notice->message;
    if (records_are_here()) now += talk();
    if (now == last_text_) return;
    last_text_ = std::move(now);
    platform::text_changed();
}

std::string App::talk() const {
    const bool asks = asks_about_arrival() || (shows_table() && seats::by_link(table_->session().game.seats));
    return asks && records_are_here() ? arrivals().talk() : "null";
}

void App::start_from_text_view(const GamePage& page, std::string_view how) {
    if (waiting_.for_code(&page, [this, &page, how = std::string(how)] { start_from_text_view(page, how); })) return;
    constexpr int usual_players = 2;
    start_when_here(page, how == "computer" ? seats::against_computer(usual_players)
                          : how == "friend" ? std::string{seats::here, seats::elsewhere}
                                            : std::string());
}

void App::act(std::string_view command, std::string_view what) {
    platform::request_frames();
    if (command.starts_with("talk:") && records_are_here()) return arrivals().answer(command.substr(5));
    if (command == "full-page") return platform::open_page(table_ ? address_of_table() : address_);
    if (command == "home") return go_home();
    if (command == "retry" && waiting_.loading) return waiting_.loading->begin();
    if (command == "resume") {
        const std::size_t which = std::strtoul(std::string(what).c_str(), nullptr, 10);
        const std::vector<SavedGameEntry> games = saved_game_entries();
        return which < games.size() ? handle(resuming(games[which])) : void();
    }
    if (command == "set") return change_settings(read_settings(settings_text(settings()) + " " + std::string(what)));
    if (command == "learn") return learn(what, "");
    if (command == "puzzles") return puzzles(what, "");
    if (command == "puzzle") {  // game and id
        const std::size_t space = std::min(what.find(' '), what.size());
        return puzzles(what.substr(0, space), what.substr(std::min(space + 1, what.size())));
    }
    if (command == "library") return open_library();
    if (screen_) {
        if (const auto request = screen_->act(command, what)) return handle(*request);
    }
    const bool starts = command == "computer" || command == "begin" || command == "friend";
    const GamePage* page = starts ? page_of(what) : nullptr;
    if (page != nullptr) return start_from_text_view(*page, command);
    if (shows_table() && command == "choose") {
        const std::size_t space = what.find(' ');
        Plans* plans = table_->view().plans();
        if (space == what.npos || plans == nullptr) return;
        plans->choose_listed(what.substr(0, space),
                             std::strtoul(std::string(what.substr(space + 1)).c_str(), nullptr, 10));
        return platform::text_changed();
    }
    if (shows_table() && command.starts_with("tree:") && table_->match().tree() != nullptr) {
        table_->act_in_study(command.substr(5), what);
        if (table_->session().take_change()) table_changed();
        return platform::text_changed();
    }
    if (shows_table() && command.starts_with("puzzle:") && table_->puzzle() != nullptr)
        return puzzle_desk_->act(command.substr(7));
    if (shows_table()) act_at_table(command);
}

void App::act_at_table(std::string_view command) {
    using Pressed = ExerciseCard::Pressed;
    constexpr std::array<std::pair<std::string_view, Pressed>, 4> of_lesson{
        {{"again", Pressed::again}, {"next", Pressed::next}, {"list", Pressed::list}, {"play-on", Pressed::play_on}}};
    for (const auto& [name, pressed] : of_lesson) {
        if (command != name || table_->lesson() == nullptr) continue;
        table_->press(pressed);
        return handle_exercise_button();
    }
    const std::size_t from = table_->match().cursor();
    if (command == "rematch") return rematch(*this);
    if (command == "next-battle") return start_next_scenario(*this);
    if (command == "undo") table_->session().undo();
    if (command == "redo") table_->session().redo();
    if (command == "back-to-game") back_to_game(table_->session());
    if (command == "play-from-here") table_->session().play_on();
    if (command == "previous") table_->session().step(-1);
    if (command == "next") table_->session().step(1);
    if (command == "hint") table_->ask_hint();
    if (command == "roll") table_->session().roll_at_once();
    if (command == "uncover" && table_->view().hidden() != nullptr) table_->view().hidden()->uncover();
    if (command == "do" && table_->view().plans() != nullptr) {
        table_->view().plans()->do_listed();
        table_->session().play_proposed();
    }
    if (command != "roll" && !table_->session().game.reads() &&
        (table_->match().cursor() != from || command == "uncover")) {
        const Prompt asked = table_->session().asked();
        platform::announce(asked.who + ". " + asked.question);
    }
    if (table_->session().take_change()) table_changed();
}

}  // namespace sightlines
