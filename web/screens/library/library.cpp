#include "screens/library/library.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/games.h"
#include "app/daily.h"
#include "base/json_writer.h"
#include "engine/wording.h"
#include "screens/by_link/parts.h"
#include "screens/deferred_screens.h"
#include "session/player_names.h"

namespace sightlines {
namespace {

using platform::LibraryAnswer;
using platform::LibraryCall;

constexpr int most_in_a_slice = 25;
constexpr double longest_slice = 8;  // ms

constexpr std::string_view exported_key = "exported";  // the day on which they were, or it was offered last
constexpr std::size_t worth_a_file = 10;
constexpr int days_between_offers = 30;

constexpr const char* store_refused =
    "This browser keeps only the games on the start page: it refuses storage for more.";
constexpr const char* store_silent =
    "The other games cannot be read just now. Those on the start page are here; close other tabs with "
    "this page, or try again later.";

// What was left behind for the store and has not arrived there.
std::vector<SavedGame> waiting_for_store() {
    std::vector<SavedGame> games = read_lines(platform::stored(platform::older_key));
    std::reverse(games.begin(), games.end());  // a later line replaces an earlier one
    return games;
}

// Calls `step` until it returns false, for as long as a frame may take.
template <class Step>
void in_slices(Step step) {
    const double until = platform::wall_clock_ms() + longest_slice;
    for (int i = 0; i < most_in_a_slice && step(); ++i)
        if (platform::wall_clock_ms() > until) break;
}

std::string in_quotes(const std::string& name) { return "\xE2\x80\x9C" + name + "\xE2\x80\x9D"; }

}  // namespace

Library::Library() {
    refresh();
    platform::library(LibraryCall::samples);
}

Library::~Library() { hide_field(); }

void Library::refresh() {
    store_ = Store::asked;
    platform::library(LibraryCall::read);
    gather();
}

// What is known already is not described again.
void Library::gather() {
    const std::vector<SavedGame> sources[]{saved_games(), waiting_for_store(), kept_elsewhere_};
    std::vector<std::string> copies;
    waiting_ = merged(sources, copies);
    std::string gone;
    for (const std::string& id : copies) gone += id + "\n";
    if (!gone.empty() && store_ == Store::here) platform::library(LibraryCall::write, gone);
    std::map<std::string, LibraryGame> known;
    for (LibraryGame& game : games_)
        if (!game.sample && !game.unread) known.emplace(line_of(game.saved), std::move(game));
    games_ = samples_;
    std::erase_if(waiting_, [&](const SavedGame& saved) {
        const auto found = known.find(line_of(saved));
        if (found == known.end()) return false;
        games_.push_back(std::move(found->second));
        return true;
    });
    std::reverse(waiting_.begin(), waiting_.end());
    sort();
    platform::request_frames();
}

void Library::work() {
    if (!waiting_.empty()) {
        in_slices([this] {
            add(std::move(waiting_.back()), false);
            waiting_.pop_back();
            return !waiting_.empty();
        });
        platform::request_frames(1);
        sort();
    } else if (reader_ && !reader_->at_end()) {
        bool waits = false;
        in_slices([this, &waits] {
            waits = !reader_->step();
            return !waits && !reader_->at_end();
        });
        if (!waits) platform::request_frames(1);  // else the code asks for one when it comes
        if (reader_->at_end()) end_file();
    }
}

void Library::add(SavedGame saved, bool sample) {
    std::optional<LibraryGame> game = describe(std::move(saved), platform::wall_clock_ms());
    if (!game) return;
    game->sample = sample;
    if (sample) {
        game->state = "Sample game with comments";
        game->date.clear();
        game->words += "\n" + folded(game->state);
        samples_.push_back(*game);
    }
    games_.push_back(std::move(*game));
}

void Library::sort() { shown_ = find_games(games_, query_, order_); }

void Library::search(std::string_view query) {
    query_ = query;
    sort();
    platform::request_frames();
}

void Library::say(std::string words) {
    notice_ = std::move(words);
    refusal_ = false;
    platform::announce(notice_);
    platform::request_frames();
}

void Library::refuse(std::string why) {
    say(std::move(why));
    refusal_ = true;
}

LibraryGame* Library::find(std::string_view id) {
    const auto found = std::find_if(games_.begin(), games_.end(),
                                    [&](const LibraryGame& game) { return game.saved.id == id && !game.sample; });
    return found == games_.end() ? nullptr : &*found;
}

void Library::answered(LibraryAnswer answer, std::string_view text) {
    platform::request_frames();
    switch (answer) {
        case LibraryAnswer::games:
            store_ = Store::here;
            kept_elsewhere_ = read_lines(text);
            gather();
            return offer_file();
        case LibraryAnswer::written:
            if (adding_.empty()) return;
            take_added();
            return say(std::move(after_adding_));
        case LibraryAnswer::refused:
            if (std::exchange(store_, Store::refused) == Store::asked)  // to read
                return refuse(text.empty() ? store_refused : store_silent);
            if (!std::exchange(adding_, {}).empty())
                return refuse("This browser refuses to keep these games. Your games are as they were.");
            return refresh();
        case LibraryAnswer::searched: return search(text);
        case LibraryAnswer::named: return rename(text);
        case LibraryAnswer::samples: return take_samples(text);
    }
}

// Of two versions of a game on the start page, too, the longer one stays.
void Library::take_added() {
    std::vector<SavedGame> listed = saved_games();
    for (const SavedGame& game : std::exchange(adding_, {})) {
        const auto is_it = [&](const SavedGame& each) { return each.id == game.id; };
        if (const auto at = std::ranges::find_if(listed, is_it); at != listed.end()) *at = game;
        std::erase_if(kept_elsewhere_, is_it);
        kept_elsewhere_.push_back(game);
    }
    (void)write_saved_games(listed);
    gather();
}

void Library::take_samples(std::string_view file) {
    const Result<Json> all = parse_json(file, no_limits);
    if (!all || !samples_.empty()) return;
    const auto games = all->find("games");
    if (games == all->end()) return;
    for (const Json& entry : *games) {
        // The link is JSON, because packing one takes the code of its game, which may not be here.
        add({.id = "sample-" + std::to_string(samples_.size()),
             .link = write_json(entry.value("record", Json())),
             .title = entry.value("title", "")},
            true);
    }
    sort();
}

// --- What is done to a game

Request Library::opening(const LibraryGame& game) {
    const bool sample = game.sample;
    if (!sample) (void)save_game(game.saved);  // back on the list of the start page, where the table looks for it
    return {.kind = sample ? Request::Kind::sample : Request::Kind::resume, .saved = game.saved, .page = game.page};
}

void Library::ask_name(const LibraryGame& game) {
    naming_ = game.saved.id;
    platform::library(LibraryCall::name, game.saved.title);
}

void Library::rename(std::string_view title) {
    LibraryGame* game = find(naming_);
    if (game == nullptr) return;
    std::vector<SavedGame> listed = saved_games();
    SavedGame named = game->saved;
    named.title = display_name(title, longest_title_shown);
    bool done = false;
    if (const auto at =
            std::find_if(listed.begin(), listed.end(), [&](const SavedGame& each) { return each.id == naming_; });
        at != listed.end()) {
        at->title = named.title;
        done = write_saved_games(listed);
    } else {
        std::erase_if(kept_elsewhere_, [&](const SavedGame& each) { return each.id == naming_; });
        kept_elsewhere_.push_back(named);
        done = put_in_library(line_of(named));
    }
    if (!done) return refuse("This browser refuses to keep the name.");
    if (std::optional<LibraryGame> now = describe(std::move(named), platform::wall_clock_ms())) *game = std::move(*now);
    sort();
    platform::request_frames();
}

void Library::remove(std::string_view id) {
    LibraryGame* game = find(id);
    if (game == nullptr) return;
    const std::string gone(id);
    const auto is_it = [&](const SavedGame& each) { return each.id == gone; };
    std::vector<SavedGame> listed = saved_games();
    Deleted deleted{.game = std::move(*game), .place = std::nullopt};
    if (const auto at = std::find_if(listed.begin(), listed.end(), is_it); at != listed.end()) {
        deleted.place = static_cast<std::size_t>(at - listed.begin());
        listed.erase(at);
        (void)write_saved_games(listed);
    }
    std::vector<SavedGame> waiting = read_lines(platform::stored(platform::older_key));
    if (std::erase_if(waiting, is_it) > 0) {
        std::string rest;
        for (const SavedGame& each : waiting) rest += line_of(each);
        platform::store(platform::older_key, rest);
    }
    std::erase_if(kept_elsewhere_, is_it);
    if (store_ != Store::refused) platform::library(LibraryCall::write, gone + "\n");
    games_.erase(games_.begin() + (game - games_.data()));
    sort();
    deleted_.push_back(std::move(deleted));
    say(deleted_.size() == 1 ? in_quotes(deleted_.back().game.name) + " is deleted."
                             : wording::counted(static_cast<int>(deleted_.size()), "game") + " are deleted.");
}

void Library::undo() {
    if (deleted_.empty()) return;
    Deleted back = std::move(deleted_.back());
    deleted_.pop_back();
    std::vector<SavedGame> listed = saved_games();
    bool done = false;
    if (back.place) {
        listed.insert(listed.begin() + static_cast<std::ptrdiff_t>(std::min(*back.place, listed.size())),
                      back.game.saved);
        done = write_saved_games(listed);
    } else {
        kept_elsewhere_.push_back(back.game.saved);
        done = put_in_library(line_of(back.game.saved));
    }
    if (!done) {
        deleted_.push_back(std::move(back));
        return refuse("This browser refuses to keep the game.");
    }
    const std::string name = back.game.name;
    games_.push_back(std::move(back.game));
    sort();
    say(in_quotes(name) + " is back.");
}

// --- Files

void Library::save_file() const {
    platform::download("sightlines-library.json", write_library(games_));
    platform::store(exported_key, std::to_string(today()));
}

// Browsers may throw away what they keep for a page that nobody has opened for a while.
void Library::offer_file() {
    const std::size_t own = games_.size() - samples_.size() + waiting_.size();
    const int since = today() - std::atoi(platform::stored(exported_key).c_str());
    if (own < worth_a_file || !notice_.empty() || (0 <= since && since < days_between_offers)) return;
    platform::store(exported_key, std::to_string(today()));
    say("Your games are kept in this browser only. \xE2\x80\x9C"
        "Export all\xE2\x80\x9D saves them to a file, as a backup.");
}

void Library::read_file(std::string_view file) {
    reader_.reset();
    Result<LibraryReader> opened = LibraryReader::open(file);
    if (!opened) return refuse(opened.error().message);
    reader_ = std::move(*opened);
    notice_.clear();
    if (reader_->at_end()) end_file();
    platform::request_frames();
}

void Library::end_file() {
    const LibraryReader read = std::move(*std::exchange(reader_, std::nullopt));
    Additions all = additions(read.games, games_);
    adding_ = std::move(all.games);
    const auto counted = [](std::size_t count) { return wording::counted(static_cast<int>(count), "game"); };
    std::string words = all.fresh > 0 ? counted(all.fresh) + " added." : all.longer > 0 ? "" : "No new games.";
    if (all.longer > 0)
        words += (words.empty() ? "" : " ") + counted(all.longer) + (all.longer == 1 ? " has" : " have") +
                 " more moves now.";
    if (const std::size_t known = read.games.size() - all.fresh - all.longer; known > 0)
        words += " " + counted(known) + (known == 1 ? " was" : " were") + " here already.";
    if (read.refused > 0) words += " " + counted(read.refused) + " could not be opened: " + read.why;
    if (adding_.empty()) return say(std::move(words));
    after_adding_ = std::move(words);
    std::string lines;
    for (const SavedGame& game : adding_) lines += line_of(game);
    platform::library(LibraryCall::write, lines);
}

// --- In words

std::string Library::progress() const {
    if (reader_) return "Reading game " + std::to_string(reader_->done()) + " of " + std::to_string(reader_->size());
    return "";
}

std::string Library::status() const {
    const std::size_t own = games_.size() - samples_.size();
    const auto counted = [](std::size_t count) { return wording::counted(static_cast<int>(count), "game"); };
    if (!waiting_.empty() || (store_ == Store::asked && own == 0)) return "Reading your games\xE2\x80\xA6";
    if (!query_.empty())
        return shown_.empty() ? "No game has " + in_quotes(query_) + " in its names, game, result or date."
                              : counted(shown_.size()) + " found.";
    if (own == 0) return "You have no games yet. Every game that you play is kept here.";
    return counted(own) + ".";
}

std::string Library::text() const {
    JsonWriter out;
    out.begin('{').field("screen", "library").field("notice", reader_ ? progress() : notice_);
    out.boolean("undo", !deleted_.empty()).boolean("busy", reader_.has_value());
    out.list("sorts", library_orders).number("sort", static_cast<std::size_t>(order_));
    out.field("status", status()).number("found", shown_.size()).key("games").begin('[');
    for (const std::size_t which : shown_) {
        const LibraryGame& game = games_[which];
        std::string told = game.players + ": " + game.state;
        if (game.name != game.page->game->name) told.insert(0, std::string(game.page->game->name) + ", ");
        if (!game.date.empty()) told += ", " + game.date;
        out.begin('{').field("id", game.saved.id).field("name", game.name).field("line", told);
        out.boolean("sample", game.sample).end('}');
    }
    out.end(']');
    return out.end('}').take();
}

std::string Library::stamp() const {
    return status() + notice_ + query_ + progress() + std::to_string(deleted_.size()) +
           std::to_string(static_cast<int>(order_)) + std::to_string(games_.size());
}

std::string Library::state() const {
    return R"({"screen":"library","games":)" + std::to_string(games_.size() - samples_.size()) + R"(,"samples":)" +
           std::to_string(samples_.size()) + R"(,"shown":)" + std::to_string(shown_.size()) + R"(,"working":)" +
           (waiting_.empty() && !reader_ ? "false" : "true") + "}";
}

std::optional<Request> Library::act(std::string_view command, std::string_view what) {
    constexpr std::string_view own = "library:";
    if (!command.starts_with(own)) return std::nullopt;
    command.remove_prefix(own.size());
    if (command == "search") search(what);
    if (command == "sort" && what.size() == 1 && what[0] >= '0' && what[0] < '4') {
        order_ = static_cast<LibraryOrder>(what[0] - '0');
        sort();
    }
    if (command == "delete") remove(what);
    if (command == "undo") undo();
    if (command == "cancel") reader_.reset();
    if (command == "export") save_file();
    if (command == "import") platform::library(LibraryCall::file);
    for (const LibraryGame& game : games_) {
        if (game.saved.id != what) continue;
        if (command == "rename" && !game.sample) ask_name(game);
        if (command == "open") return opening(game);
    }
    return std::nullopt;
}

const LibraryScreens& LibraryScreens::here() {
    static constexpr LibraryScreens table{
        .library = []() -> std::unique_ptr<LibraryScreen> { return std::make_unique<Library>(); },
        .draw_friend = by_link::draw_friend};
    return table;
}

}  // namespace sightlines
