#include "app/lessons.h"
#include "base/json_writer.h"
#include "games/page.h"
#include "screens/learn.h"
#include "screens/learn_marks.h"

namespace sightlines {

std::string Learn::text() const {
    const GameInfo& game = *page_->game;
    JsonWriter out;
    out.begin('{').field("screen", "learn").field("game", game.id).field("name", game.name);
    out.field("progress", notice_ + (notice_.empty() ? "" : " ") + progress()).key("lessons").begin('[');
    for (const Lesson& lesson : book_->lessons) {
        out.begin('{').field("id", lesson.id).field("title", lesson.title).field("level", words_of_level(lesson.level));
        out.boolean("done", lessons::is_done(game.id, lesson.id));
        out.boolean("next", next() == &lesson).end('}');
    }
    return out.end(']').end('}').take();
}

}  // namespace sightlines
