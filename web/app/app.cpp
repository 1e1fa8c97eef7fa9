#include "app/app.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/deferred.h"
#include "app/fault_words.h"
#include "app/host.h"
#include "app/saved_games.h"
#include "app/start.h"
#include "base/keys.h"
#include "base/test_ids.h"
#include "games/page.h"
#include "imgui.h"
#include "platform.h"
#include "screens/deferred_screens.h"
#include "screens/table/lesson_card.h"
#include "session/recognise.h"
#include "session/seats.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// A card with the reason. The full page says more about it, and offers other games.
void draw_refused(const std::string& message, const std::string& address) {
    const platform::Surroundings& around = platform::surroundings();
    const Pane pane("refused", {0, 0}, {around.width, around.height}, theme::palette().page, {0, 0},
                    Pane::Kind::scrolls);
    const float width = std::min(around.width - 64, 320.0f);
    const float words = ImGui::CalcTextSize(message.c_str(), nullptr, false, width).y;
    const ImVec2 size{width + 32, words + theme::button_height() + 48};
    const ImVec2 min{platform::snap((around.width - size.x) / 2),
                     platform::snap(std::max(0.0f, (around.height - size.y) / 2))};
    const ImVec2 max{min.x + size.x, min.y + size.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, theme::palette().panel, theme::radius);
    list.AddRect(min, max, theme::palette().hairline, theme::radius);
    ImGui::SetCursorScreenPos({min.x + 16, min.y + 16});
    ImGui::PushTextWrapPos(max.x - 16);
    ImGui::TextUnformatted(message.c_str());
    ImGui::PopTextWrapPos();
    test_ids::add_item("notice");
    ImGui::SetCursorScreenPos({min.x + 16, min.y + words + 32});
    if (theme::button("full-page", "Open full page", 0, theme::Weight::primary)) platform::open_page(address);
}

}  // namespace

void App::draw() {
    if (!shows_table() && key_pressed(ImGuiKey_Semicolon)) sheets_.show_settings();
    const bool edits = !waiting_.loading && screen_ && screen_->kind() == Screen::Kind::edit;
    focus_.begin_frame(shows_table() || edits);
    mute_keys(sheets_.are_shown());
    mute_keys(sheets_.are_shown() || asks_about_arrival());
    draw_screen();
    mute_keys(sheets_.are_shown());
    if (arrivals_ && !waiting_.loading) arrivals_->draw();
    mute_keys(false);
    if (sheets_.are_shown()) sheets_.draw(*page_of(table_ ? table_->match().game().id : all_games().front()->id));
    focus_.end_frame();
}

bool App::can_close() const {
    if (waiting_.loading) return false;
    if (screen_ && screen_->has_no_address()) return true;
    return shows_table() ? table_->can_close() : notice_ && !shows_refused();
}

void App::close() {
    if (screen_ && screen_->has_no_address()) {
        screen_.reset();
    } else if (shows_table()) {
        table_->close();
    } else {
        notice_.reset();
    }
}

void App::draw_screen() {
    if (waiting_.loading) return draw_loading();
    if (screen_) {
        const bool covered = sheets_.are_shown() || (arrivals_ && arrivals_->ask_which_link());
        if (const auto request = screen_->draw(covered)) handle(*request);
        return;
    }
    if (table_) return draw_table();
    if (shows_refused()) return draw_refused(notice_->message, address_);
    if (!home_) {
        home_.emplace();
        update_title();
    }
    mute_keys(sheets_.are_shown() || start_sheet_);
    if (const auto request = home_->draw(notice_)) handle(*request);
    mute_keys(sheets_.are_shown());
    if (start_sheet_) draw_start_sheet();
}

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
    if (*done == Done::start) start_when_here(page, seats);
    if (*done == Done::guided) start_guided(*this, page);
    if (*done == Done::options) set_up(game, Json::object(), seats);
    if (*done == Done::learn) learn(game, "");
    if (*done == Done::puzzles) puzzles(game, "");
}

void App::start_when_here(const GamePage& page, const std::string& seats) {
    if (seats::by_link(seats) && waiting_.for_records(&page, [this, &page, seats] { start_when_here(page, seats); }))
        return;
    start(*this, page, seats);
}

void App::draw_loading() {
    if (LibraryScreen* shown = library()) shown->hide_field();
    if (waiting_.loading->draw()) return;
    waiting_.loading.reset();
    platform::push_fragment(table_ ? address_of_table() : std::string());
    platform::request_frames();
}

void App::play_from_screen(const std::string& seats) {
    if (seats::by_link(seats) && waiting_.for_records(nullptr, [this, seats] { play_from_screen(seats); })) return;
    const std::unique_ptr<Screen> finished = std::move(screen_);
    begin(finished->take_match(), seats);
}

void App::draw_table() {
    const Table::Request request = table_->draw();
    if (table_->session().take_change()) table_changed();
    if (std::string left = table_->session().take_left(); !left.empty()) keep_left(std::move(left));
    switch (request) {
        case Table::Request::leave: return go_home();
        case Table::Request::edit: return edit_from_table();
        case Table::Request::rematch: return rematch(*this);
        case Table::Request::next_scenario: return start_next_scenario(*this);
        case Table::Request::analyse: return change_table(&ByLink::analyse_copy);
        case Table::Request::play_on: return play_on();
        case Table::Request::original: return change_table(&ByLink::open_original);
        case Table::Request::chapter: return change_table(&ByLink::turn_chapter);
        case Table::Request::settings: sheets_.show_settings(); break;
        case Table::Request::reset: (void)open(original_link_, From::script); break;
        case Table::Request::nothing: break;
    }
    handle_exercise_button();
}

// At once, or as soon as the code for it is here.
void App::change_table(void (*ByLink::*how)(Desk&)) {
    if (!waiting_.for_records(nullptr, [this, how] { change_table(how); })) (part<ByLink>()->*how)(*this);
}

void App::set_up(const std::string& game, Json options, std::string seats) {
    const GamePage& page = *page_of(game);
    if (waiting_.for_panels(page, [this, game, options, seats] { set_up(game, options, seats); })) return;
    screen_ = part<PanelScreens>()->set_up(page, std::move(options), std::move(seats));
    platform::request_frames();
}

void App::edit_from_table() {
    const GamePage* page = page_of(table_->match().game().id);
    for (const std::string_view part : {panels_part, editing_part})
        if (waiting_.for_part(part, page, [this] { edit_from_table(); })) return;
    edit(table_->match(), false);
}

void App::edit(const Match& match, bool resume) {
    screen_ = part<EditingScreens>()->edit(*page_of(match.game().id), match, resume);
    platform::request_frames();
}

void App::leave_screens() {
    if (asks_about_arrival()) arrivals_->close_cards();
    start_sheet_.reset();
    waiting_.loading.reset();
    screen_.reset();
    sheets_.close();
}

void App::table_changed() {
    const ByLink* by_link = part<ByLink>();
    if (seats::by_link(table_->session().game.seats)) {
        const bool unnamed = table_->match().annotations().match.empty();
        if (by_link != nullptr) {
            (unnamed ? by_link->name_match : by_link->name_seats)(*this);
        } else if (unnamed) {
            platform::fetch_deferred(records_part);
        }
    }
    update_title();
    const std::string link = address_of_table();
    if (!link.empty()) platform::set_fragment(link);
    table_->session().announce_position();
    if (link.empty()) return by_link != nullptr ? by_link->refuse_link(*this) : void();
    host::changed(table_->match());
    if (const Exercise* exercise = table_->exercise()) {
        if (exercise->is_done()) exercise->count();
        return;
    }
    keep();
    if (const auto end = table_->session().take_end()) count_end(saved_id_, table_->match().game().id, *end);
    if (arrivals_) arrivals_->go_on();
}

// "Your move: Hex Crossfire" while a game by link is on the table, else in how many such games it is.
void App::update_title() {
    std::string words;
    if (table_ == nullptr && home_) {
        int moves = 0, unsent = 0;
        for (const SavedGameEntry& game : home_->kept())
            if (game.group == SavedGameEntry::Group::your_move) ++(game.unsent ? unsent : moves);
        words = moves > 0 ? "Your move" : unsent > 0 ? not_sent_yet : "";
        if (moves > 1) words += " in " + std::to_string(moves) + " games";
    } else if (table_) {
        words = table_->session().sending.title();
        if (!words.empty()) words += table_->match().game().name;
    }
    platform::set_title(words);
}

void App::open_library() {
    if (waiting_.for_records(nullptr, [this] { open_library(); })) return;
    show(part<LibraryScreens>()->library());
    platform::push_fragment(library_fragment);
}

void App::read_library(std::string_view file) {
    if (library() == nullptr) {
        show(part<LibraryScreens>()->library());
        platform::push_fragment(library_fragment);
    }
    library()->read_file(file);
}

Arrivals& App::arrivals() const {
    if (!arrivals_) arrivals_ = part<Arriving>()->arrivals(*const_cast<App*>(this));
    return *arrivals_;
}

void App::table_is_put() {
    if (arrivals_) arrivals_->forget_rest();
    notice_.reset();
    update_title();
}

void App::go_home() {
    leave_screens();
    platform::request_frames();
    if (platform::surroundings().embedded) {  // there is none: back to what the author put there
        if (table_ == nullptr) (void)open(address_, From::address);
        return;
    }
    table_.reset();
    if (home_) home_->refresh();
    update_title();
    platform::push_fragment("");
}

void App::handle_exercise_button() {
    const ExerciseCard::Pressed pressed = table_->take_pressed();
    if (pressed == ExerciseCard::Pressed::nothing) return;
    if (table_->puzzle() != nullptr) return puzzle_desk_->press(pressed);
    if (table_->lesson() != nullptr) part<Learning>()->press(*this, pressed);
}

void App::handle(const Request& request) {
    if (request.page != nullptr && waiting_.for_code(request.page, [this, request] { handle(request); })) return;
    switch (request.kind) {
        case Request::Kind::home: return go_home();
        case Request::Kind::close: screen_.reset(); return platform::request_frames();
        case Request::Kind::play: return play_from_screen(request.seats);
        case Request::Kind::edit:
            if (waiting_.for_part(editing_part, nullptr, [this, request] { handle(request); })) return;
            return edit(*screen_->take_match(), true);
        case Request::Kind::lesson: return learn(request.game, request.id);
        case Request::Kind::puzzles: return puzzles(request.game, request.id);
        case Request::Kind::rules: return platform::show_rule(request.game, "");
        case Request::Kind::resume: return go_on_with(request);
        case Request::Kind::sample: (void)open(request.saved.link, From::script); return go_to(0);
        case Request::Kind::open: return platform::show_open_sheet();
        case Request::Kind::settings: return sheets_.show_settings();
        case Request::Kind::library: return open_library();
        case Request::Kind::forget:
            if (put_in_library(line_of(request.saved)))
                forget_game(request.saved.id);
            else
                notice_ = Notice{"", "This browser refuses to move the game: its storage is full."};
            home_->refresh();
            return platform::request_frames();
        case Request::Kind::choose: start_sheet_.emplace(*request.page); return platform::request_frames();
    }
}

void App::go_on_with(const Request& request) {
    const Result<Json> record = read_link(request.saved.link);
    const bool by_link = seats::by_link(request.saved.seats) || (record && is_annotated(*record));
    if (by_link && waiting_.for_records(request.page, [this, request] { handle(request); })) return;
    Result<std::unique_ptr<Match>> opened = record ? open_match(*record) : record.error();
    if (!opened) {
        if (LibraryScreen* shown = library()) return shown->refuse(in_words(opened.error()));
        notice_ = Notice{opened.error().rule, in_words(opened.error())};
        return;
    }
    put_on_table(std::move(*opened), request.saved.id, request.saved.seats);
    table_->session().game.sent = request.saved.sent;
    if (const Result<Json> shown = read_link(request.saved.shown)) {  // without what was taken back there
        const std::size_t ply = moves_in(*shown);
        const bool sends = seats::by_link(request.saved.seats);
        if (static_cast<int>(ply) >= request.saved.sent)
            sends ? table_->session().take_back_to(ply) : table_->session().go_to(ply);
    }
    platform::push_fragment(address_of_table());
}

std::string App::record() const { return table_ ? write_json(table_->match().record()) : "null"; }

std::string App::exercise() const {
    const Exercise* exercise = table_ ? table_->exercise() : nullptr;
    if (exercise == nullptr) return "null";
    return R"({"address":")" + exercise->address() + R"(","tried":)" + std::to_string(exercise->tried()) + "}";
}

std::string App::share() const { return table_ ? table_->session().sharing().json() : "null"; }

void App::engine_replied(int ticket, std::string_view reply) {
    if (table_) table_->engine_replied(ticket, reply);
}

void App::go_to(int ply) {
    if (shows_table()) {
        table_->session().go_to(static_cast<std::size_t>(std::max(0, ply)));
        if (table_->session().take_change()) table_changed();
    }
    platform::request_frames();
}

}  // namespace sightlines
