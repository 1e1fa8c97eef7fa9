// Writes JSON directly, because building nlohmann values compiles to five times the code.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace sightlines {

class JsonWriter {
  public:
    JsonWriter& begin(char bracket) {
        separate();
        text_ += bracket;
        first_ = true;
        return *this;
    }
    JsonWriter& end(char bracket) {
        text_ += bracket;
        first_ = false;
        return *this;
    }
    JsonWriter& key(std::string_view name) {
        put(name);
        text_ += ':';
        first_ = true;
        return *this;
    }
    JsonWriter& put(std::string_view text);  // as a string
    JsonWriter& raw(std::string_view bare) {
        separate();
        text_ += bare;
        return *this;
    }
    JsonWriter& field(std::string_view name, std::string_view text) { return key(name).put(text); }
    JsonWriter& number(std::string_view name, std::size_t value) { return key(name).raw(std::to_string(value)); }
    JsonWriter& boolean(std::string_view name, bool is) { return key(name).raw(is ? "true" : "false"); }
    JsonWriter& null(std::string_view name) { return key(name).raw("null"); }
    template <class List>
    JsonWriter& list(std::string_view name, const List& texts) {
        key(name).begin('[');
        for (const auto& text : texts) put(text);
        return end(']');
    }
    std::string take() { return std::move(text_); }

  private:
    void separate() {
        if (!first_) text_ += ',';
        first_ = false;
    }

    std::string text_;
    bool first_ = true;
};

}  // namespace sightlines
