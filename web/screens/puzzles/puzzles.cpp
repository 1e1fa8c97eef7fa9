#include "screens/puzzles/puzzles.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "base/json_writer.h"
#include "engine/wording.h"
#include "screens/learn_marks.h"

namespace sightlines {

Puzzles::Puzzles(PuzzleCatalogue& catalogue, const GamePage* page, std::string wanted)
    : Screen(Kind::puzzles), catalogue_(&catalogue), page_(page), wanted_(std::move(wanted)), today_(today()) {
    catalogue.refresh();
    for (const GamePage* each : pages()) catalogue.fetch(each->game->id);
}

std::vector<const GamePage*> Puzzles::pages() const {
    if (page_ != nullptr) return {page_};
    std::vector<const GamePage*> all;
    for (const GameInfo* game : all_games()) {
        if (const GamePage* page = page_of(game->id)) all.push_back(page);
    }
    return all;
}

std::vector<Mistake> Puzzles::mistakes() const {
    std::vector<Mistake> all = page_ != nullptr ? kept_mistakes(page_->game->id) : kept_mistakes();
    std::erase_if(all, [](const Mistake& each) { return page_of(each.game) == nullptr; });
    return all;
}

void Puzzles::arrived() {
    for (const GamePage* each : pages()) {
        const std::string fault = catalogue_->fault(each->game->id);
        if (!fault.empty()) platform::announce(fault);
    }
    platform::request_frames();
}

void Puzzles::say(std::string notice) {
    platform::announce(notice);
    notice_ = std::move(notice);
}

std::size_t Puzzles::count_solved(const PuzzleBook& book, int level) const {
    const PuzzleRecord& record = catalogue_->record(book.game);
    return static_cast<std::size_t>(std::ranges::count_if(book.puzzles, [&](const Puzzle& puzzle) {
        return (level == 0 || puzzle.level == level) && record.solved.contains(puzzle.id);
    }));
}

std::string Puzzles::progress(std::string_view game) const {
    const std::shared_ptr<const PuzzleBook> book = catalogue_->book(game);
    if (book == nullptr) return "";
    return std::to_string(count_solved(*book, 0)) + " of " + std::to_string(book->puzzles.size()) + " solved";
}

std::string Puzzles::streak() const {
    const Days days = catalogue_->days();
    const int now = days.streak(today_), most = days.longest();
    std::string words = now == 0 ? "No streak yet." : "Streak: " + wording::counted(now, "day") + " in a row.";
    if (most > now) words += " Longest: " + wording::counted(most, "day") + ".";
    if (now > 0 && !days.contains(today_)) words += " Solve one today to go on.";
    return words;
}

// {"screen":"puzzles","game","name","notice","streak","daily":[{"game","name","id","title","level","solved",
// "progress","fault"}],"mistakes":[{"game","id","label","solved"}],"levels":[{"name","puzzles":[{"id","label",
// "solved"}]}]}: "game" and "levels" only of one game
std::string Puzzles::text() const {
    JsonWriter out;
    out.begin('{').field("screen", "puzzles");
    if (page_ != nullptr) out.field("game", page_->game->id).field("name", page_->game->name);
    out.field("notice", notice_).field("streak", platform::surroundings().embedded ? "" : streak());
    out.key("daily").begin('[');
    for (const GamePage* each : pages()) {
        const std::string_view game = each->game->id;
        const Puzzle* puzzle = catalogue_->of_day(game, today_);
        out.begin('{').field("game", game).field("name", each->game->name);
        out.field("id", puzzle != nullptr ? puzzle->id : "").field("title", puzzle != nullptr ? puzzle->title : "");
        out.field("level", puzzle != nullptr ? words_of_level(puzzle->level) : "");
        out.boolean("solved", catalogue_->is_day_solved(game, today_));
        out.field("progress", progress(game)).field("fault", catalogue_->fault(game)).end('}');
    }
    out.end(']').key("mistakes").begin('[');
    const double now = platform::local_clock_ms(platform::wall_clock_ms());
    for (const Mistake& each : mistakes()) {
        const std::string whose = page_ == nullptr ? std::string(page_of(each.game)->game->name) + ": " : "";
        out.begin('{').field("game", each.game).field("id", each.id).field("label", whose + title_of(each, now));
        out.boolean("solved", each.solved).end('}');
    }
    out.end(']').key("levels").begin('[');
    const std::shared_ptr<const PuzzleBook> book = page_ != nullptr ? catalogue_->book(page_->game->id) : nullptr;
    for (int level = 1; book != nullptr && level <= puzzle_levels; ++level) {
        out.begin('{').field("name", words_of_level(level)).key("puzzles").begin('[');
        for (const std::size_t which : in_order(*book)) {
            const Puzzle& puzzle = book->puzzles[which];
            if (puzzle.level != level) continue;
            out.begin('{').field("id", puzzle.id);
            out.field("label", std::to_string(puzzle_number(*book, puzzle)) + ". " + puzzle.title);
            out.boolean("solved", catalogue_->record(book->game).solved.contains(puzzle.id)).end('}');
        }
        out.end(']').end('}');
    }
    return out.end(']').end('}').take();
}

std::string Puzzles::state() const {
    const Days days = catalogue_->days();
    Json json{{"screen", "puzzles"},
              {"game", page_ != nullptr ? page_->game->id : ""},
              {"streak", days.streak(today_)},
              {"longest", days.longest()},
              {"notice", notice_}};
    json["daily"] = Json::object();
    for (const GamePage* each : pages()) {
        const std::string game(each->game->id);
        const Puzzle* puzzle = catalogue_->of_day(game, today_);
        json["daily"][game] = {{"id", puzzle != nullptr ? puzzle->id : ""},
                               {"solved", catalogue_->is_day_solved(game, today_)},
                               {"progress", progress(game)},
                               {"fault", catalogue_->fault(game)}};
    }
    return write_json(json);
}

}  // namespace sightlines
