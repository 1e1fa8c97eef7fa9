#include "app/lessons.h"

namespace sightlines::lessons {

std::shared_ptr<const LessonBook> read_book(std::string_view game, std::string_view file) {
    Result<LessonBook> read = read_lessons(file);
    if (!read || read->game != game) return nullptr;
    return std::make_shared<const LessonBook>(std::move(*read));
}

}  // namespace sightlines::lessons
