// The App's part in a lesson or puzzle that goes on as the reader left it, in an embed that was loaded anew. Deferred.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/app.h"
#include "app/host.h"

namespace sightlines {
namespace {

int number(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? std::max(0, found->get<int>()) : 0;
}

}  // namespace

// {"exercise": {"address", "tried"}, "record": ..., "ply": ...}, from the page around this one: it may be anything.
std::string App::resume_exercise(std::string_view kept) {
    const Result<Json> all = parse_json(kept);
    const Exercise* exercise = table_ ? table_->exercise() : nullptr;
    if (exercise == nullptr || !all || !all->is_object()) return "";
    const Json how = all->value("exercise", Json());
    const Json record = all->value("record", Json());
    if (!how.is_object() || !record.is_object() || how.value("address", Json()) != exercise->address()) return "";
    const Json moves = record.value("moves", Json::array());
    if (moves.is_array()) table_->session().resume_exercise(moves, number(*all, "ply"), number(how, "tried"));
    (void)table_->session().take_change();  // it is done no second time
    host::changed(table_->match());
    platform::request_frames();
    return "";
}

}  // namespace sightlines
