#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace sightlines {

// Why a rule forbids something: one constexpr object per reason, kept in a game's refusals.h. `rule` is the id in the
// rules text, `message` a sentence that a player understands.
struct Refusal {
    std::string_view code;
    std::string_view rule;
    std::string_view message;
};

// Whether an action is allowed: accepted, or the refusal. As small as a pointer; refusals are constants.
class [[nodiscard]] Verdict {
  public:
    constexpr Verdict() = default;
    constexpr Verdict(const Refusal& why) : why_(&why) {}  // NOLINT(google-explicit-constructor)
    Verdict(Refusal&&) = delete;

    constexpr bool accepted() const { return why_ == nullptr; }
    constexpr const Refusal& why() const {
        assert(why_ != nullptr);
        return *why_;
    }

  private:
    const Refusal* why_ = nullptr;
};

inline constexpr Verdict accepted;

// An error as other programs get it: {"error":{"code","rule","message"}}.
struct Error {
    std::string code;
    std::string rule;
    std::string message;
    std::optional<std::size_t> action = {};  // the index of the refused action in a list, from 0
    std::optional<std::size_t> line = {};    // the variation whose list it is, from 1; none: the game's own

    Error(std::string_view code_, std::string_view rule_, std::string message_)
        : code(code_), rule(rule_), message(std::move(message_)) {}
    Error(const Refusal& why) : code(why.code), rule(why.rule), message(why.message) {}  // NOLINT

    friend bool operator==(const Error&, const Error&) = default;
};

// JSON, a link or a position that is malformed, of the wrong type, out of range or inconsistent.
inline Error format_error(std::string message) { return {"format", "FORMAT", std::move(message)}; }

struct Ok {};
inline constexpr Ok ok;

// A value or an error, with the interface of std::expected (C++23), which may replace it one day.
template <class T = Ok>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}       // NOLINT(google-explicit-constructor)
    Result(Error error) : content_(std::move(error)) {}   // NOLINT(google-explicit-constructor)
    Result(const Refusal& why) : content_(Error(why)) {}  // NOLINT(google-explicit-constructor)

    bool has_value() const { return std::holds_alternative<T>(content_); }
    explicit operator bool() const { return has_value(); }

    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(value()); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!has_value());
        return *std::get_if<Error>(&content_);
    }

  private:
    T& value() {
        assert(has_value());
        return *std::get_if<T>(&content_);
    }
    const T& value() const {
        assert(has_value());
        return *std::get_if<T>(&content_);
    }

    std::variant<T, Error> content_;
};

inline Result<> as_result(Verdict verdict) {
    if (verdict.accepted()) return ok;
    return Error(verdict.why());
}

}  // namespace sightlines
