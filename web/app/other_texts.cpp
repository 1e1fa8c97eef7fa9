// Texts that are neither links nor records of ours: games of other places (api/peers), and exercises (api/exercise.h).
#include <nlohmann/json.hpp>

#include "api/exercise.h"
#include "api/link/forms.h"
#include "api/peers/peers.h"
#include "app/deferred.h"
#include "app/lessons.h"

namespace sightlines {
namespace {

bool is_lesson_file(std::string_view text) { return text.find("\"lessons\"") != std::string_view::npos; }

const GamePage* page_of_other(std::string_view text) {
    if (const auto exercise = parse_exercise_link(text)) {
        if (const GamePage* named = page_of_link(exercise->link)) return named;
        const Result<Json> record = read_link(exercise->link);  // one whose form names no game
        return record ? page_of_record(*record) : nullptr;
    }
    if (const Peer peer = peer_of(text); peer != Peer::none) return page_of(game_of(peer));
    const Result<Json> file = is_lesson_file(text) ? parse_json(text, no_limits) : format_error(lessons::refusal);
    return file ? page_of_record(*file) : nullptr;
}

Result<std::string> written(const Result<Json>& json) {
    if (!json) return json.error();
    return write_json(*json);
}

OtherTexts::Read read_other(std::string_view text) {
    if (const auto exercise = parse_exercise_link(text)) {
        const Result<Json> record = read_link(exercise->link);
        return {written(record ? exercise_of(*record, exercise->first) : record.error()), true,
                exercise_fragment(*exercise)};
    }
    if (const Peer peer = peer_of(text); peer != Peer::none) return {written(read_peer(peer, text)), false, ""};
    if (is_lesson_file(text)) return {std::string(text), true, ""};
    return {std::string(), false, ""};
}

}  // namespace

const OtherTexts& OtherTexts::here() {
    static constexpr OtherTexts table{.page = page_of_other, .read = read_other};
    return table;
}

}  // namespace sightlines
