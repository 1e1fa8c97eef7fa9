// The part of App that opens links, records, lessons and moves.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "app/app.h"
#include "app/deferred.h"
#include "app/fault_words.h"
#include "app/host.h"
#include "app/saved_games.h"
#include "base/test_ids.h"
#include "games/page.h"
#include "imgui.h"
#include "platform.h"
#include "session/recognise.h"
#include "session/seats.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr const char* not_a_game = "This is not a game that can be opened here.";

// The sheet for opening asks once more when what finds links in a text is here; without it, the reason as it stands.
std::string later(const Error& error) {
    const platform::LoadState state = platform::deferred(records_part);
    platform::fetch_if_away(records_part);
    const bool failed = state == platform::LoadState::failed;
    return write_json(Json{{"code", failed ? error.code : "later"}, {"rule", error.rule}, {"message", error.message}});
}

// Whoever follows a link to something that there is not sees what there is; on a table that stays they are only told.
bool shows_all(From from) { return from == From::address && !platform::surroundings().embedded; }

}  // namespace

std::string App::open_lesson(const lessons::LessonLink& place, From from) {
    const GamePage* named = page_of(place.game);
    const GamePage* page = named != nullptr ? named : page_of(all_games().front()->id);
    if (named == nullptr && !shows_all(from)) return fail({"FORMAT", lessons::refusal}, "no-lesson", from);
    leave_screens();
    if (from != From::address) platform::push_fragment(lessons::fragment(place.game, place.id));
    const auto again = [this, place] { (void)open_lesson(place, From::address); };
    if (waiting_.for_code(page, again) || waiting_.for_panels(*page, again)) return "";
    if (lessons::book(page->game->id) == nullptr) {
        waiting_.for_lessons(*page, again);
        platform::request_frames();
        return "";
    }
    return part<Learning>()->show(*this, *page, place, named != nullptr, from);
}

void App::learn(std::string_view game, std::string_view id) {
    (void)open_lesson({std::string(game), std::string(id)}, From::script);
}

std::string App::open_puzzles(const PuzzleLink& link, From from) {
    const GamePage* page = page_of(link.game);
    const bool unknown = !link.is_well_formed || (page == nullptr && !link.game.empty());
    if (unknown && !shows_all(from)) return fail({"FORMAT", puzzle_links::refusal}, "no-puzzle", from);
    leave_screens();
    if (from != From::address) platform::push_fragment(puzzle_links::fragment(link.game, link.id));
    constexpr std::array parts{puzzles_part, panels_part, records_part};
    for (const std::string_view part : parts) platform::fetch_deferred(part);
    const auto again = [this, link] { (void)open_puzzles(link, From::address); };
    if (page != nullptr && !link.id.empty() && waiting_.for_code(page, again)) return "";
    for (const std::string_view part : parts) {
        if (waiting_.for_part(part, page, again)) return "";
    }
    if (!puzzle_desk_) puzzle_desk_ = part<Puzzling>()->desk(*this);
    puzzle_desk_->show(link);
    return "";
}

// A game of another place or an exercise; nullopt: it only looked like one.
std::optional<std::string> App::open_other(std::string_view text, From from) {
    const From source = from == From::sheet ? From::script : from;
    const auto again = [this, text = std::string(text), source] { (void)open(text, source); };
    if (waiting_.for_records(nullptr, again) || waiting_.for_part(panels_part, nullptr, again)) return "";
    const OtherTexts& others = *part<OtherTexts>();
    if (waiting_.for_code(others.page(text), again)) return "";
    std::string record;
    if (auto answer = others.open(*this, text, from, record)) return answer;
    return record.empty() ? std::nullopt : std::optional(open_game(record, from, false));
}

void App::puzzles(std::string_view game, std::string_view id) {
    (void)open_puzzles({std::string(game), std::string(id)}, From::script);
}

// Reports why something was not opened, depending on where it came from. The current screen stays.
std::string App::fail(Notice notice, std::string_view code, From from, std::string details) {
    if (details.empty()) details = notice.message;
    Json error{{"code", code}, {"rule", notice.rule}, {"message", details}};
    if (from == From::sheet && code == "format") {
        error["message"] = notice.message.ends_with(perhaps_newer) ? notice.message : not_a_game;
        error["details"] = details;
    }
    if (from == From::sheet) return write_json(error);  // shown by the sheet
    if (from == From::address) leave_screens();         // the address no longer belongs to them
    if (shows_table()) {
        table_->session().notice.show(std::move(notice));
        platform::set_fragment(address_of_table());  // a failed link or another screen may have changed it
    } else {
        platform::announce(notice.message);
        host::refused(notice.rule, details);
        notice_ = std::move(notice);
    }
    platform::request_frames();
    return write_json(error);
}

bool App::shows_refused() const { return notice_ && platform::surroundings().embedded && !table_ && !is_covered(); }

std::string App::open(std::string_view text, From from) {
    if (from == From::address) {
        address_ = text;
        renew_saved_games();
        // Else a game would not be known as one that was saved with an older link.
        const bool can_come = platform::deferred(records_part) != platform::LoadState::failed;
        const auto again = [this, text = std::string(text)] { (void)open(text, From::address); };
        if (can_come && saved_games_wait() && waiting_.for_records(nullptr, again)) return "";
    }
    if (from == From::kept && is_kept_exercise(text)) {
        const Learning* learning = part<Learning>();
        return learning != nullptr ? learning->resume(*this, text) : "";
    }
    const bool embedded = platform::surroundings().embedded;
    const Recognised found = recognise(text, !embedded);
    // An author names one thing for the board; lists are for readers who have done it.
    if (const auto* lesson = std::get_if<lessons::LessonLink>(&found))
        return open_lesson(embedded && lesson->id.empty() ? lessons::LessonLink() : *lesson, from);
    if (const auto* puzzle = std::get_if<PuzzleLink>(&found))
        return open_puzzles(embedded && puzzle->id.empty() ? PuzzleLink{"", "", false} : *puzzle, from);
    if (from == From::address && std::holds_alternative<Nothing>(found)) {
        if (embedded) return fail({"FORMAT", "This board was given no game."}, "no-game", from);
        leave_screens();
        table_.reset();
        if (home_) home_->refresh();
        update_title();
        platform::request_frames();
        return "";
    }
    if (std::holds_alternative<LibraryLink>(found)) {
        open_library();
        return "";
    }
    if (std::holds_alternative<OtherText>(found)) {
        if (const std::optional<std::string> answer = open_other(text, from)) return *answer;
        return open_game(text, from, true);
    }
    if (std::holds_alternative<ManyGames>(found) || (library() != nullptr && from == From::file)) {
        const auto again = [this, text = std::string(text)] { read_library(text); };
        if (!waiting_.for_records(nullptr, again)) again();
        return "";
    }
    // During a game, a pasted text can also be moves.
    if (shows_table() && from != From::address && from != From::script && std::holds_alternative<MoveTexts>(found))
        return play_moves(text, from);
    const auto* game = std::get_if<GameText>(&found);
    return open_game(text, from, game != nullptr ? game->may_be_mended : std::holds_alternative<Nothing>(found));
}

std::string App::open_game(std::string_view text, From from, bool may_be_mended) {
    // When the code has come the sheet is closed and cannot show an error.
    const From source = from == From::sheet ? From::script : from;
    const auto again = [this, text = std::string(text), source] { (void)open(text, source); };
    waiting_.loading.reset();
    if (waiting_.for_code(page_of_link(text), again)) return "";
    Result<Json> record = read_link(text);
    // A record as it was written is read at once. Mending what programs made of one takes code that a first visit
    // lacks.
    if (!(record && record->contains("game")) && may_be_mended) {
        if (from == From::sheet && !records_are_here())
            return later(record ? format_error(not_a_game) : record.error());
        if (waiting_.for_records(nullptr, again)) return "";
        std::vector<std::string> links = find_links(text);
        if (links.size() == 1 && waiting_.for_code(page_of_link(links.front()), again)) return "";
        if (links.size() > 1) {
            arrivals().choose(std::move(links));
            platform::announce("Which game?");
            platform::request_frames();
            return "";
        }
        record = read_found(text, links);
    }
    const GamePage* page = record ? page_of_record(*record) : nullptr;
    if (waiting_.for_code(page, again) || (record && is_annotated(*record) && waiting_.for_records(page, again)))
        return "";
    Result<std::unique_ptr<Match>> opened = record ? open_match(*record) : record.error();
    if (opened && page == nullptr) opened = format_error("This page has no board for this game yet.");
    if (!opened) {
        const Error& error = opened.error();
        Notice notice{error.rule, in_words(error)};
        std::string details = refused_action(error) + error.message;
        const bool annotated = record && is_annotated(*record) && !platform::surroundings().embedded;
        const ByLink* by_link = part<ByLink>();
        if (annotated && by_link != nullptr && from != From::sheet && by_link->resume(*this, *record, from))
            for (std::string* told : {&notice.message, &details}) *told += " Your game is unchanged.";
        return fail(std::move(notice), error.code, from, std::move(details));
    }
    if (!(*opened)->annotations().match.empty() && !platform::surroundings().embedded)
        return arrivals().open(std::move(*opened), from), "";
    return put_opened(std::move(*opened), from);
}

// A game that was saved goes on as it was.
std::string App::put_opened(std::unique_ptr<Match> match, From from) {
    const std::string link = link_of(*match);
    SavedGame saved;
    for (SavedGame& game : saved_games()) {
        if (same_record(game.link, link) || same_record(game.shown, link)) saved = std::move(game);
    }
    const std::size_t ply = match->size();
    if (same_record(saved.shown, link)) {  // with what was taken back there
        if (auto whole = open_saved(saved)) match = std::move(whole);
    }
    std::string before = original_link_;
    put_on_table(std::move(match), std::move(saved.id), std::move(saved.seats));
    if (from == From::kept) original_link_ = std::move(before);
    if (!table_->session().game.reads()) table_->session().go_to(ply);
    (void)table_->session().take_change();
    show_address(from);
    return "";
}

void App::named(std::string_view name) {
    platform::store(name_key, name);
    const ByLink* by_link = part<ByLink>();
    if (shows_table() && by_link != nullptr) by_link->name_own_seat(*this);
    platform::request_frames();
}

std::string App::play_moves(std::string_view text, From from) {
    Notice notice{"FORMAT", "There is no game on the table."};
    if (shows_table()) {
        const auto refused = table_->session().play_moves(text, from == From::script);
        if (!refused) {
            if (table_->session().take_change()) table_changed();
            return "";
        }
        notice = *refused;
    }
    return write_json(Json{{"code", "refused"}, {"rule", notice.rule}, {"message", notice.message}});
}

}  // namespace sightlines
