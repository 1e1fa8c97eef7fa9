// Letters of any script as readers count them: a grapheme is a character with its accents and signs, a syllable of
// Hangul, a flag, a family of emoji. What Unicode (UAX 29) says, shortened to what people write.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sightlines {

struct Character {
    char32_t code = ' ';   // of damaged UTF-8: a blank
    std::size_t size = 1;  // in bytes
};

// The first character of a text in UTF-8, which is not empty.
inline Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t size = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    char32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size && i < text.size() && (byte(i) & 0xC0) == 0x80; ++i) {
        code = (code << 6) | (byte(i) & 0x3F);
        if (i + 1 == size) return {code, size};
    }
    return {};
}

namespace script {

struct Range {
    char32_t first, last;
};

template <std::size_t size>
constexpr bool is_in(const Range (&ranges)[size], char32_t code) {
    for (const Range& range : ranges)
        if (range.first <= code && code <= range.last) return true;
    return false;
}

inline constexpr std::string_view word_joiner = "\xE2\x81\xA0";  // has no width
inline constexpr char32_t non_joiner = 0x200C, joiner = 0x200D, black_flag = 0x1F3F4;
inline constexpr char32_t joining = 0x590;  // the first script where a joiner means something
constexpr bool is_joiner(char32_t code) { return code == joiner || code == non_joiner; }

// Text with a direction of its own, which does not turn what stands around it.
inline constexpr char32_t end_isolate = 0x2069;
constexpr bool is_isolate(char32_t code) { return 0x2066 <= code && code <= 0x2068; }  // where one begins
inline std::string isolated(std::string_view text) { return "\xE2\x81\xA8" + std::string(text) + "\xE2\x81\xA9"; }

constexpr bool is_tag(char32_t code) { return 0xE0020 <= code && code <= 0xE007F; }
constexpr bool is_regional(char32_t code) { return 0x1F1E6 <= code && code <= 0x1F1FF; }  // two make a flag

// What programs put between letters: soft hyphen, joiners, spaces without width, marks and overrides of direction.
constexpr bool is_format_mark(char32_t code) {
    constexpr Range ranges[]{{0xAD, 0xAD},     {0x61C, 0x61C},   {0x180E, 0x180E}, {0x200B, 0x200F},
                             {0x202A, 0x202E}, {0x2060, 0x2069}, {0xFEFF, 0xFEFF}};
    return is_in(ranges, code);
}

// These, controls, fillers without a shape, tags.
constexpr bool is_invisible(char32_t code) {
    constexpr Range ranges[]{{0x7F, 0x9F},     {0x115F, 0x1160}, {0x206A, 0x206F},  {0x2800, 0x2800},
                             {0x3164, 0x3164}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF}};
    return is_format_mark(code) || is_in(ranges, code);
}

constexpr bool is_right_to_left(char32_t code) {
    constexpr Range ranges[]{
        {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
    return is_in(ranges, code);
}

// Scripts of India and South-East Asia, whose letters change with their neighbours.
constexpr bool is_joined(char32_t code) {
    constexpr Range ranges[]{{0x900, 0xDFF},   {0xF00, 0x109F},  {0x1700, 0x18AF},  {0x1900, 0x1CFF},
                             {0xA800, 0xA95F}, {0xA980, 0xABFF}, {0x11000, 0x11FFF}};
    return is_in(ranges, code);
}

// Of these, those that write words without blanks between them: a line may end between any two letters, whose shapes
// do not depend on each other.
constexpr bool is_without_blanks(char32_t code) {
    constexpr Range ranges[]{{0xF00, 0x109F}, {0x1780, 0x17FF}, {0x1950, 0x19DF}, {0x1A20, 0x1AAF}, {0xA980, 0xA9FF}};
    return is_in(ranges, code);
}

// What belongs to the character before it.
constexpr bool is_mark(char32_t code) {
    if (0x900 <= code && code < 0xE00) {  // these blocks have the same order
        const char32_t at = code & 0x7F;
        return at < 4 || (0x3A <= at && at < 0x50 && at != 0x3D) || (0x51 <= at && at < 0x58) || at == 0x62 ||
               at == 0x63;
    }
    constexpr Range ranges[]{
        {0x300, 0x36F},   {0x483, 0x489},     {0x591, 0x5BD},     {0x5BF, 0x5C7},     {0x610, 0x61A},
        {0x64B, 0x65F},   {0x670, 0x670},     {0x6D6, 0x6ED},     {0x711, 0x711},     {0x730, 0x74A},
        {0x8D3, 0x8FF},   {0xE31, 0xE31},     {0xE33, 0xE3A},     {0xE47, 0xE4E},     {0xEB1, 0xEB1},
        {0xEB3, 0xEBC},   {0xEC8, 0xECE},     {0xF71, 0xF84},     {0xF8D, 0xFBC},     {0x102B, 0x103E},
        {0x1056, 0x1059}, {0x1160, 0x11FF},   {0x17B4, 0x17D3},   {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF},
        {0x20D0, 0x20FF}, {0x302A, 0x302F},   {0x3099, 0x309A},   {0xD7B0, 0xD7FF},   {0xFE00, 0xFE0F},
        {0xFE20, 0xFE2F}, {0x11000, 0x11002}, {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF}};
    return is_in(ranges, code);
}

// Whether the next letter grows together with one that ends in this mark.
constexpr bool is_virama(char32_t code) {
    return (0x900 <= code && code < 0xE00 && (code & 0x7F) == 0x4D) || code == 0x1039 || code == 0x17D2;
}

constexpr bool is_left_to_right(char32_t code) {
    constexpr Range ranges[]{{'A', 'Z'},       {'a', 'z'},       {0xC0, 0x2FF},    {0x370, 0x482},
                             {0x48A, 0x58F},   {0xE00, 0xEFF},   {0x10A0, 0x16FF}, {0x1E00, 0x1FFF},
                             {0x2E80, 0xA4FF}, {0xAC00, 0xD7AF}, {0xF900, 0xFAFF}};
    return is_joined(code) || is_in(ranges, code);
}

}  // namespace script

// The bytes of the first grapheme of a text that is not empty.
inline std::size_t grapheme_size(std::string_view text) {
    using namespace script;
    Character last = first_character(text);
    std::size_t size = last.size;
    bool flag = is_regional(last.code);
    while (size < text.size() && last.code >= ' ') {
        const Character next = first_character(text.substr(size));
        const bool half = flag && is_regional(next.code);
        const bool grows = last.code == joiner    ? next.code >= 0x2190
                           : is_virama(last.code) ? is_joined(next.code)
                                                  : false;
        if (!half && !grows && next.code != joiner && next.code != non_joiner && !is_mark(next.code)) break;
        flag = false;
        size += next.size;
        last = next;
    }
    return size;
}

// As many whole graphemes from the beginning as have room in so many bytes.
inline std::string_view whole_graphemes(std::string_view text, std::size_t room) {
    std::size_t size = 0;
    while (size < text.size()) {
        const std::size_t more = grapheme_size(text.substr(size));
        if (size + more > room) break;
        size += more;
    }
    return text.substr(0, size);
}

// Takes away the last grapheme of a text that is not empty.
inline void drop_grapheme(std::string& text) { text.resize(whole_graphemes(text, text.size() - 1).size()); }

}  // namespace sightlines
