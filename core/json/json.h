#pragma once

#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "base/result.h"

namespace sightlines {

// Objects keep the order in which they were written. Headers see only this name; <nlohmann/json.hpp> is for .cpp files.
using Json = nlohmann::ordered_json;

// Limits for text from outside, checked while reading, before it can cost memory or stack.
struct JsonLimits {
    std::size_t bytes = 262'144;
    std::size_t depth = 16;
    std::size_t string_bytes = 256;
    std::size_t note_bytes = 4'000;  // of a member "text" of an object: a comment
    std::size_t array_items = 20'000;
    std::size_t object_keys = 512;
};

// For text of our own.
inline constexpr JsonLimits no_limits{.bytes = std::size_t{0} - 1,
                                      .depth = 1000,
                                      .string_bytes = std::size_t{0} - 1,
                                      .note_bytes = std::size_t{0} - 1,
                                      .array_items = std::size_t{0} - 1,
                                      .object_keys = std::size_t{0} - 1};

// Strict JSON: valid UTF-8, no duplicate keys. Only whole numbers of 32 bits are integers afterwards ("2.0", "1e2" and
// 4294967296 are not, and every Reader refuses them with their path). On refusal: FORMAT with what is wrong.
Result<Json> parse_json(std::string_view text, const JsonLimits& limits = {});

// Compact, on one line, keys in the order they were added.
std::string write_json(const Json& value);

// Foreign text made fit to be shown in a message: printable ASCII, at most 40 characters.
std::string excerpt(std::string_view text);

// A JSON value as a member of a structure: whoever includes its header need not include the library. Copies are deep;
// one that was moved from may only be assigned to or destroyed.
class JsonValue {
  public:
    JsonValue();  // null
    JsonValue(Json value);
    JsonValue(const JsonValue& other);
    JsonValue(JsonValue&& other) noexcept;
    JsonValue& operator=(JsonValue other) noexcept;
    ~JsonValue();

    Json& operator*() { return *value_; }
    const Json& operator*() const { return *value_; }
    operator const Json&() const { return *value_; }
    bool operator==(const JsonValue& other) const;

  private:
    std::unique_ptr<Json> value_;
};

}  // namespace sightlines
