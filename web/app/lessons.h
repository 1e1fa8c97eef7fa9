// The lessons of each game: fetched one game at a time, when the code for them is here (panels_are_here). Remembers
// which have been completed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "api/lesson.h"
#include "platform.h"

namespace sightlines::lessons {

using platform::LoadState;

LoadState load_state(std::string_view game);
void fetch(std::string_view game);  // retries after a failure; does nothing while loading or loaded
void loaded(std::string_view game, std::shared_ptr<const LessonBook> book);  // null: fetching failed
std::shared_ptr<const LessonBook> book(std::string_view game);               // null until it is loaded
void unload_all();  // forgets all books, as a page that is loaded anew

// Kept in the browser's storage; in an embed nothing is stored.
bool is_done(std::string_view game, std::string_view id);
void mark_done(std::string_view game, std::string_view id);

// "lesson=crosshairs/enter" in a fragment or a link; without an id, the list of the game's lessons.
struct LessonLink {
    std::string game;
    std::string id;
};
std::optional<LessonLink> parse_link(std::string_view text);
std::string fragment(std::string_view game, std::string_view id);
inline constexpr const char* refusal = "This link is for a lesson that does not exist.";

}  // namespace sightlines::lessons
