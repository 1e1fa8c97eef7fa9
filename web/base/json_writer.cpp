#include "base/json_writer.h"

#include <nlohmann/json.hpp>

#include "json/json.h"

namespace sightlines {

JsonWriter& JsonWriter::put(std::string_view text) { return raw(write_json(Json(text))); }

}  // namespace sightlines
