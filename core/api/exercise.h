// An exercise made from a study: the reader must find the main line from a position on. Comments are what is said on
// the way, and a variation is answered with its comment. It is a lesson of its own, in the format of lesson.h.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"

namespace sightlines {

// What stands in the comment on the first position: "What to look at. Goal: Shoot down c4. Hint: Who sees it?"
struct ExerciseWords {
    std::string text, goal;
    std::vector<std::string> hints;
    friend bool operator==(const ExerciseWords&, const ExerciseWords&) = default;
};
ExerciseWords words_of_exercise(std::string_view comment);

// The file with this one lesson, as read_lessons takes it, from the record of a study after its `first` actions.
// FORMAT, with a sentence for the author, if there is nothing to find there.
Result<Json> exercise_of(const Json& record, std::size_t first);

// In a fragment: "exercise=12.1x.c0...", the number of actions and the study's link.
struct ExerciseLink {
    std::size_t first = 0;
    std::string link;  // "#1x.c0..."
};
std::string exercise_fragment(const ExerciseLink& exercise);
std::optional<ExerciseLink> parse_exercise_link(std::string_view text);

}  // namespace sightlines
