#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "base/fault.h"
#include "json/json.h"

namespace sightlines {

// A place in a JSON document that knows its own path, so that a fault reads "moves/3/dice/1: expected 1 to 6".
// Short-lived: it refers to the document, the fault and its parent, which must outlive it.
class Reader {
  public:
    Reader(const Json& document, std::string_view name, Fault& fault)
        : value_(&document), name_(name), fault_(&fault) {}

    bool is_array() const;
    bool is_object() const;

    // Objects. A missing member is a fault for `member`; `has` asks first. `only` refuses every key not listed.
    bool has(std::string_view key) const;
    Reader member(std::string_view key) const;
    void only(std::span<const std::string_view> keys) const;
    void only(std::initializer_list<std::string_view> keys) const { only(std::span(keys.begin(), keys.size())); }

    // Arrays. `size` of anything else is a fault and 0; more than `most` items are a fault and `most`.
    std::size_t size() const;
    std::size_t size(std::size_t most) const;
    Reader item(std::size_t index) const;

    // Values. Wrong type or out of range: a fault, and the lowest value, false or "".
    int integer(int least, int most) const;
    bool boolean() const;
    std::string_view text() const;
    std::size_t word(std::span<const std::string_view> words) const;  // its place in the list, 0 on a fault

    // Optional members with a default.
    int integer_or(std::string_view key, int least, int most, int otherwise) const;
    bool boolean_or(std::string_view key, bool otherwise) const;
    std::size_t word_or(std::string_view key, std::span<const std::string_view> words, std::size_t otherwise) const;

    void fail(std::string_view what) const;  // "path: what"
    const Json& json() const { return *value_; }
    Fault& fault() const { return *fault_; }

  private:
    Reader(const Json& value, const Reader& parent, std::string_view key, std::size_t index)
        : value_(&value), name_(key), index_(index), parent_(&parent), fault_(parent.fault_) {}
    std::string path() const;

    const Json* value_;
    std::string_view name_;
    std::size_t index_ = 0;
    const Reader* parent_ = nullptr;
    Fault* fault_;
};

}  // namespace sightlines
