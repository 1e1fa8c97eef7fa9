#include "session/recognise.h"

#include <algorithm>

#include "api/link/forms.h"

namespace sightlines {
namespace {

// As it was written, or as an editor has left it.
bool holds_many_games(std::string_view text) {
    constexpr std::string_view space = " \t\r\n", key = "\"sightlines\"", mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    const auto next = [&](std::size_t at) {
        at = text.find_first_not_of(space, at);
        return at == std::string_view::npos ? '\0' : text[at];
    };
    const std::size_t begin = std::min(text.find_first_not_of(space), text.size());
    text.remove_prefix(begin);
    if (next(0) == '[') return next(1) == '{';
    if (next(0) != '{') return false;
    const std::size_t named = text.find(key), line = text.find('\n');
    if (named != std::string_view::npos && next(named + key.size()) == ':') return true;
    return line != std::string_view::npos && text[text.find_last_not_of(space, line)] == '}' && next(line) == '{';
}

// Whether a text may be a game of another place, or an exercise: the words by which those are known.
bool may_be_other(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const bool json = text.substr(begin, 1) == "{";
    for (const char* words :
         {"\"stack\":", "\"lessons\":", "#exercise=", "SU[crossfire", "SU[Crossfire", "cloud:", "enter:", "1l."})
        if ((*words == '"') == json && text.find(words) != std::string_view::npos) return true;
    return false;
}

// Whether there may be a link in a text, in whichever form programs have brought it: a number and a letter with a full
// stop, however that is written, or an address. Other texts can only be moves, or nothing.
bool may_hold_link(std::string_view text) {
    constexpr std::string_view stops = ".%&=\\";
    const auto is_between = [](char c, char least, char most) { return least <= c && c <= most; };
    const auto is_letter = [&](char c) { return is_between(static_cast<char>(c | 0x20), 'a', 'z'); };
    const auto is_foreign = [](char c) { return (c & 0x80) != 0; };
    for (std::size_t at = 0; at + 2 < text.size(); ++at) {
        const char next = text[at + 1], last = text[at + 2];
        if (text[at] == '#' && !is_letter(next) && next != ' ' && next != '#') return true;
        if (is_between(text[at], '1', '9') && is_letter(next) &&
            (is_foreign(last) || stops.find(last) != std::string_view::npos))
            return true;
    }
    return text.find("://") != std::string_view::npos || text.find("\xEF\xBC") != std::string_view::npos;  // full width
}

// Whether a text is meant to be a link, a fragment or JSON, valid or not; or is a picture.
bool looks_like_record(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || text[begin] == '[' || may_hold_link(text)) return true;
    return std::any_of(text.begin(), text.end(), [](char c) { return c == '{' || (0 <= c && c < '\t'); });
}

// JSON as a whole text is what it is, unless there may be a link in it, or typographic quotes.
bool may_be_mended(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const bool json = begin != std::string_view::npos && text[begin] == '{';
    const bool plain = std::none_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
    return looks_like_record(text) && (!json || !plain || may_hold_link(text));
}

}  // namespace

Recognised recognise(std::string_view text, bool has_library) {
    if (text.empty() || text == "#") return Nothing{};
    if (auto lesson = lessons::parse_link(text)) return *std::move(lesson);
    if (auto puzzle = puzzle_links::parse(text)) return *std::move(puzzle);
    if (has_library && text == library_fragment) return LibraryLink{};
    if (may_be_other(text)) return OtherText{};
    if (has_library && holds_many_games(text)) return ManyGames{};
    if (looks_like_record(text)) return GameText{may_be_mended(text)};
    return MoveTexts{};
}

}  // namespace sightlines
