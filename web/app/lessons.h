// The lessons that a reader can open: fetched a game at a time, and which of them have been done.
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
void fetch(std::string_view game);                        // again, if it has failed; nothing when it is coming or here
void came(std::string_view game, std::string_view file);  // an empty file: it did not come
std::shared_ptr<const LessonBook> book(std::string_view game);  // null while it is not here
void forget_books();                                            // all of them, as when the page is loaded

// Saved in the browser; nothing is saved in an embed.
bool is_done(std::string_view game, std::string_view id);
void mark_done(std::string_view game, std::string_view id);

// "lesson=crosshairs/enter" in a fragment or a link; without an id it is the list of a game's lessons.
struct Place {
    std::string game;
    std::string id;
};
std::optional<Place> place_in(std::string_view text);
std::string fragment(std::string_view game, std::string_view id);

}  // namespace sightlines::lessons
