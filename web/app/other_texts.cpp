// Texts that are neither links nor records of ours: games of other places (api/peers), and exercises (api/exercise.h).
#include <nlohmann/json.hpp>

#include "api/exercise.h"
#include "api/link/forms.h"
#include "api/peers/peers.h"
#include "app/arrivals.h"
#include "app/deferred.h"
#include "app/desk.h"
#include "app/lessons.h"
#include "app/live_gate.h"
#include "platform.h"

namespace sightlines {
namespace {

bool is_lesson_file(std::string_view text) { return text.find("\"lessons\"") != std::string_view::npos; }

// In an embed nobody is invited.
bool is_ticket(std::string_view text) { return !platform::surroundings().embedded && has_live_ticket(text); }

const GamePage* page_of_other(std::string_view text) {
    if (is_ticket(text)) {
        const Live* live = part<Live>();
        return live != nullptr ? page_of(live->game_of(text)) : nullptr;
    }
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

struct Read {
    Result<std::string> json;  // a record, or a file of lessons; "": it is none of these texts
    bool is_lesson = false;
    std::string address;  // of an exercise; "": it has none
};

Read read_other(std::string_view text) {
    if (const auto exercise = parse_exercise_link(text)) {
        const Result<Json> record = read_link(exercise->link);
        if (!record) return {record.error(), true, ""};
        return {written(exercise_of(*record, exercise->first)), true, exercise_fragment(*exercise)};
    }
    if (const Peer peer = peer_of(text); peer != Peer::none) return {written(read_peer(peer, text)), false, ""};
    if (is_lesson_file(text)) return {std::string(text), true, ""};
    return {std::string(), false, ""};
}

std::optional<std::string> open_other(Desk& desk, std::string_view text, From from, std::string& record) {
    if (is_ticket(text)) return desk.arrivals().live().open(text, from);
    const Read read = read_other(text);
    if (!read.json) return desk.fail({read.json.error().rule, read.json.error().message}, read.json.error().code, from);
    if (read.is_lesson) return part<Learning>()->show_exercise(desk, *read.json, read.address, from);
    record = *read.json;
    return std::nullopt;
}

}  // namespace

const OtherTexts& OtherTexts::here() {
    static constexpr OtherTexts table{.page = page_of_other, .open = open_other};
    return table;
}

}  // namespace sightlines
