#include "json/json.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace sightlines {
namespace {

// Builds the value while the library reads, so that a limit stops the reading itself.
class Builder final : public nlohmann::json_sax<Json> {
  public:
    explicit Builder(const JsonLimits& limits) : limits_(limits) {}

    Json root;
    std::string fault;

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    // What is not a whole number of 32 bits is kept as a fraction, which every reader refuses, and says where.
    bool number_integer(number_integer_t value) override {
        if (value < std::numeric_limits<std::int32_t>::min()) return add(static_cast<double>(value));
        return add(value);
    }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int32_t>::max()))
            return add(static_cast<double>(value));
        return add(static_cast<number_integer_t>(value));
    }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& text) override {
        const bool note = !open_.empty() && open_.back()->is_object() && key_ == "text";
        const std::size_t most = note ? std::max(limits_.note_bytes, limits_.string_bytes) : limits_.string_bytes;
        if (text.size() > most) return refuse("a text is longer than " + bytes(most));
        return add(std::move(text));
    }
    bool binary(binary_t&) override { return refuse("binary data"); }

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        if (name.size() > limits_.string_bytes) return refuse("a key is longer than " + bytes(limits_.string_bytes));
        const Json& object = *open_.back();
        if (object.contains(name)) return refuse("the key \"" + excerpt(name) + "\" stands twice in one object");
        if (object.size() >= limits_.object_keys)
            return refuse("an object has more than " + std::to_string(limits_.object_keys) + " keys");
        key_ = std::move(name);
        return true;
    }

    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception&) override {
        return refuse("this is not JSON (it breaks off or goes wrong at character " + std::to_string(at) + ")");
    }

  private:
    static std::string bytes(std::size_t count) { return std::to_string(count) + " bytes"; }

    bool refuse(std::string why) {
        if (fault.empty()) fault = std::move(why);
        return false;
    }

    bool open(Json container) {
        if (open_.size() >= limits_.depth)
            return refuse("it is nested more than " + std::to_string(limits_.depth) + " levels deep");
        Json* place = put(std::move(container));
        if (place == nullptr) return false;
        open_.push_back(place);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    bool add(Json value) { return put(std::move(value)) != nullptr; }

    // Containers that are still open never move: only the innermost one grows.
    Json* put(Json value) {
        if (open_.empty()) {
            root = std::move(value);
            return &root;
        }
        Json& into = *open_.back();
        if (into.is_object()) return &(into[key_] = std::move(value));
        if (into.size() >= limits_.array_items) {
            refuse("an array has more than " + std::to_string(limits_.array_items) + " items");
            return nullptr;
        }
        into.push_back(std::move(value));
        return &into.back();
    }

    JsonLimits limits_;
    std::vector<Json*> open_;
    std::string key_;
};

}  // namespace

Result<Json> parse_json(std::string_view text, const JsonLimits& limits) {
    if (text.size() > limits.bytes)
        return format_error("This is longer than " + std::to_string(limits.bytes) + " bytes.");
    // The library takes a NUL for the end and would pass over what follows it.
    if (text.find('\0') != std::string_view::npos)
        return format_error("This cannot be read: it holds a NUL character.");
    Builder builder(limits);
    if (!Json::sax_parse(text.begin(), text.end(), &builder))
        return format_error("This cannot be read: " + builder.fault + ".");
    return std::move(builder.root);
}

std::string write_json(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string excerpt(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown;
    for (const char c : text.substr(0, longest)) {
        const bool plain = c >= ' ' && c <= '~' && c != '<' && c != '>' && c != '&' && c != '"' && c != '\\';
        shown += plain ? c : '?';
    }
    if (text.size() > longest) shown += "...";
    return shown;
}

JsonValue::JsonValue() : JsonValue(Json()) {}
JsonValue::JsonValue(Json value) : value_(std::make_unique<Json>(std::move(value))) {}
JsonValue::JsonValue(const JsonValue& other) : JsonValue(*other.value_) {}
JsonValue::JsonValue(JsonValue&& other) noexcept = default;
JsonValue& JsonValue::operator=(JsonValue other) noexcept {
    value_ = std::move(other.value_);
    return *this;
}
JsonValue::~JsonValue() = default;
bool JsonValue::operator==(const JsonValue& other) const { return *value_ == *other.value_; }

}  // namespace sightlines
