#include "json/reader.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace sightlines {
namespace {

const Json nothing;

std::string expected_number(int least, int most) {
    if (least > most) return "no number fits here";
    if (least == most) return "expected " + std::to_string(least);
    return "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::string one_of(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

}  // namespace

bool Reader::is_array() const { return value_->is_array(); }
bool Reader::is_object() const { return value_->is_object(); }

bool Reader::has(std::string_view key) const { return value_->is_object() && value_->contains(key); }

Reader Reader::member(std::string_view key) const {
    if (!value_->is_object()) {
        fail("expected an object");
    } else if (const auto found = value_->find(key); found != value_->end()) {
        return {*found, *this, key, 0};
    } else {
        fail("\"" + std::string(key) + "\" is missing");
    }
    return {nothing, *this, key, 0};
}

void Reader::only(std::span<const std::string_view> keys) const {
    if (!value_->is_object()) return fail("expected an object");
    for (const auto& entry : value_->items()) {
        if (std::find(keys.begin(), keys.end(), entry.key()) == keys.end())
            return fail("\"" + excerpt(entry.key()) + "\" is unknown here");
    }
}

std::size_t Reader::size() const {
    if (value_->is_array()) return value_->size();
    fail("expected a list");
    return 0;
}

std::size_t Reader::size(std::size_t most) const {
    const std::size_t found = size();
    if (found > most) fail("expected at most " + std::to_string(most) + " items");
    return std::min(found, most);
}

Reader Reader::item(std::size_t index) const {
    if (value_->is_array() && index < value_->size()) return {(*value_)[index], *this, {}, index};
    fail("item " + std::to_string(index) + " is missing");
    return {nothing, *this, {}, index};
}

int Reader::integer(int least, int most) const {
    if (value_->is_number_integer()) {
        const auto number = value_->get<std::int64_t>();
        if (least <= number && number <= most) return static_cast<int>(number);
    }
    fail(expected_number(least, most));
    return least;
}

bool Reader::boolean() const {
    if (value_->is_boolean()) return value_->get<bool>();
    fail("expected true or false");
    return false;
}

std::string_view Reader::text() const {
    if (value_->is_string()) return value_->get_ref<const std::string&>();
    fail("expected a text");
    return {};
}

std::size_t Reader::word(std::span<const std::string_view> words) const {
    if (value_->is_string()) {
        const auto found = std::find(words.begin(), words.end(), value_->get_ref<const std::string&>());
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    }
    fail("expected one of: " + one_of(words));
    return 0;
}

int Reader::integer_or(std::string_view key, int least, int most, int otherwise) const {
    return has(key) ? member(key).integer(least, most) : otherwise;
}

bool Reader::boolean_or(std::string_view key, bool otherwise) const {
    return has(key) ? member(key).boolean() : otherwise;
}

std::size_t Reader::word_or(std::string_view key, std::span<const std::string_view> words,
                            std::size_t otherwise) const {
    return has(key) ? member(key).word(words) : otherwise;
}

void Reader::fail(std::string_view what) const {
    if (*fault_) return;
    const std::string where = path();
    fault_->set(format_error((where.empty() ? "" : where + ": ") + std::string(what) + "."));
}

std::string Reader::path() const {
    std::string own = name_.data() != nullptr ? std::string(name_) : std::to_string(index_);
    if (parent_ == nullptr) return own;
    const std::string above = parent_->path();
    return above.empty() ? own : above + "/" + own;
}

}  // namespace sightlines
