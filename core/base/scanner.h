#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sightlines {

// Parses a text from the front. What finds no match consumes nothing.
class Scanner {
  public:
    // Skipped: blanks and tabs at the front and after every match.
    enum class Blanks : std::uint8_t { are_text, are_skipped };

    explicit Scanner(std::string_view text, Blanks blanks = Blanks::are_text) : rest_(text), blanks_(blanks) {
        drop(0);
    }

    bool done() const { return rest_.empty(); }
    std::string_view rest() const { return rest_; }
    bool is_at(char sign) const { return rest_.starts_with(sign); }

    bool take(char sign) { return take(std::string_view(&sign, 1)); }
    bool take(std::string_view sign) {
        if (!rest_.starts_with(sign)) return false;
        drop(sign.size());
        return true;
    }

    // A whole number from `least` to `most`, without a plus sign or leading zeros.
    std::optional<std::int32_t> number(std::int32_t least, std::int32_t most) {
        std::int32_t value = 0;
        const char* begin = rest_.data();
        const auto [end, error] = std::from_chars(begin, begin + rest_.size(), value);
        if (error != std::errc{} || value < least || value > most) return std::nullopt;
        const auto length = static_cast<std::size_t>(end - begin);
        if (std::to_string(value).size() != length) return std::nullopt;
        drop(length);
        return value;
    }

    // The index of the longest word that matches; empty words never do.
    std::optional<std::size_t> word(std::span<const std::string_view> words) {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool here = !words[i].empty() && rest_.starts_with(words[i]);
            if (here && (!found || words[i].size() > words[*found].size())) found = i;
        }
        if (found) drop(words[*found].size());
        return found;
    }

    // from(the next `length` characters, fewer at the end), an optional; matches if it holds a value.
    template <class From>
    auto value(std::size_t length, From from) -> decltype(from(std::string_view{})) {
        const auto found = from(rest_.substr(0, length));
        if (found) drop(std::min(length, rest_.size()));
        return found;
    }

  private:
    void drop(std::size_t count) {
        rest_.remove_prefix(count);
        if (blanks_ == Blanks::are_skipped) rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
    }

    std::string_view rest_;
    Blanks blanks_;
};

}  // namespace sightlines
