#include <algorithm>

#include "api/exercise.h"

namespace sightlines {

namespace {
constexpr std::string_view word = "#exercise=";
}

std::string exercise_fragment(const ExerciseLink& exercise) {
    return std::string(word) + std::to_string(exercise.first) + "." + exercise.link.substr(1);
}

std::optional<ExerciseLink> parse_exercise_link(std::string_view text) {
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos) return std::nullopt;
    text.remove_prefix(at + word.size());
    const auto is_of_link = [](char c) {
        return ('a' <= (c | 0x20) && (c | 0x20) <= 'z') || ('0' <= c && c <= '9') || c == '.' || c == '-' || c == '_';
    };
    text =
        text.substr(0, static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_of_link) - text.begin()));
    const std::size_t stop = text.find('.');
    ExerciseLink exercise;
    if (stop == 0 || stop == std::string_view::npos || stop > 5) return exercise;
    for (const char c : text.substr(0, stop)) {
        if (c < '0' || c > '9') return ExerciseLink{};
        exercise.first = exercise.first * 10 + static_cast<std::size_t>(c - '0');
    }
    exercise.link = "#" + std::string(text.substr(stop + 1));
    return exercise;
}

}  // namespace sightlines
