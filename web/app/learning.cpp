// Lessons on the table and as a list, and a lesson or puzzle that goes on as the reader left it.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/deferred.h"
#include "app/desk.h"
#include "app/host.h"
#include "platform.h"
#include "screens/learn.h"
#include "screens/table/lesson_card.h"

namespace sightlines {
namespace learning {
namespace {

void book_arrived(std::string_view game, std::string_view file) {
    Result<LessonBook> read = read_lessons(file);
    const bool right = read && read->game == game;
    lessons::loaded(game, right ? std::make_shared<const LessonBook>(std::move(*read)) : nullptr);
}

std::string show(Desk& desk, const GamePage& page, const lessons::LessonLink& link, bool names_game, From from) {
    const std::shared_ptr<const LessonBook> book = lessons::book(page.game->id);
    const auto found =
        std::ranges::find_if(book->lessons, [&](const Lesson& lesson) { return names_game && lesson.id == link.id; });
    if (found == book->lessons.end()) {
        const std::string refusal = lessons::refusal;
        if (platform::surroundings().embedded && !link.id.empty())
            return desk.fail({"FORMAT", refusal}, "no-lesson", from);
        const std::string said = !names_game ? refusal + " These are those of " + std::string(page.game->name) + "."
                                 : link.id.empty() ? ""
                                                   : refusal + " These are all of them.";
        desk.show(std::make_unique<Learn>(page, book, said));
        return "";
    }
    const auto which = static_cast<std::size_t>(found - book->lessons.begin());
    desk.put_on_table(std::make_unique<Table>(open_lesson(*found), std::make_unique<LessonCard>(book, which)));
    platform::announce(found->title + ". " + found->goal);
    return "";
}

void put(Desk& desk, std::unique_ptr<LessonCard> card) {
    std::unique_ptr<Match> match = open_lesson(card->lesson());
    desk.put_on_table(std::make_unique<Table>(std::move(match), std::move(card)));
}

std::string show_exercise(Desk& desk, std::string_view file, std::string address, From from) {
    Result<LessonBook> read = read_lessons(file);
    if (!read) return desk.fail({read.error().rule, read.error().message}, "no-lesson", from);
    desk.leave_screens();
    const auto book = std::make_shared<const LessonBook>(std::move(*read));
    put(desk, std::make_unique<LessonCard>(book, std::move(address)));
    platform::announce(book->lessons.front().title + ". " + book->lessons.front().goal);
    return "";
}

void press(Desk& desk, ExerciseCard::Pressed pressed) {
    const LessonCard& card = *desk.table()->lesson();
    const std::string game = card.book().game;
    if (card.is_own() && pressed == ExerciseCard::Pressed::again) return put(desk, card.anew());
    switch (pressed) {
        case ExerciseCard::Pressed::again: return desk.learn(game, card.lesson().id);
        case ExerciseCard::Pressed::next: return desk.learn(game, card.is_last() ? "" : card.next_id());
        case ExerciseCard::Pressed::list: return desk.learn(game, "");
        case ExerciseCard::Pressed::play_on:
            desk.table()->session().end_exercise();
            desk.name_anew();
            return desk.table_changed();
        case ExerciseCard::Pressed::show:
        case ExerciseCard::Pressed::nothing: return;
    }
}

int number(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? std::max(0, found->get<int>()) : 0;
}

// {"exercise": {"address", "tried"}, "record": ..., "ply": ...}, from the page around this one: it may be anything.
std::string resume(Desk& desk, std::string_view kept) {
    const Result<Json> all = parse_json(kept);
    Table* table = desk.table();
    const Exercise* exercise = table != nullptr ? table->exercise() : nullptr;
    if (exercise == nullptr || !all || !all->is_object()) return "";
    const Json how = all->value("exercise", Json());
    const Json record = all->value("record", Json());
    if (!how.is_object() || !record.is_object() || how.value("address", Json()) != exercise->address()) return "";
    const Json moves = record.value("moves", Json::array());
    if (moves.is_array()) table->session().resume_exercise(moves, number(*all, "ply"), number(how, "tried"));
    (void)table->session().take_change();  // it is done no second time
    host::changed(table->match());
    platform::request_frames();
    return "";
}

}  // namespace
}  // namespace learning

const Learning& Learning::here() {
    static constexpr Learning table{.book_arrived = learning::book_arrived,
                                    .show = learning::show,
                                    .press = learning::press,
                                    .resume = learning::resume,
                                    .show_exercise = learning::show_exercise};
    return table;
}

}  // namespace sightlines
