#include "letters.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "backend.h"
#include "base/grapheme.h"
#include "events.h"
#include "imgui_internal.h"

namespace sightlines::platform {
namespace {

constexpr unsigned first_private = 0xD800, last_private = 0xF8FF;  // with the surrogates, which are no characters
constexpr unsigned nothing = 0x200B;                               // a space without width
constexpr std::size_t longest_joined = 24;                         // graphemes without a blank between them
constexpr std::size_t longest_unisolated = 40;  // characters from right to left, so that a line can be broken
constexpr float em = 0.75f;                     // of the height of a line: see web/packaging/fonts/sfnt.mjs

struct Letters {
    std::vector<std::string> runs;  // by the characters of the private area, from its first
    std::map<std::string, unsigned, std::less<>> codes;
    bool stale = false;
    bool coloured = false;  // some of them are
    ImU32 ink = 0;          // beside their colours
};
Letters letters;
int changes = 0;

bool is_private(unsigned code) { return first_private <= code && code <= last_private; }

// Isolates, embeddings and overrides.
bool is_direction(char32_t code) { return (0x202A <= code && code <= 0x202E) || (0x2066 <= code && code <= 0x2069); }

// Up to the end of an isolate or of its line, with both marks; 0: nothing in it runs from right to left.
std::size_t isolate_size(std::string_view text) {
    bool turns = false;
    int depth = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const Character next = first_character(text.substr(at));
        if (next.code == '\n') break;
        at += next.size;
        turns |= script::is_right_to_left(next.code);
        depth += script::is_isolate(next.code) ? 1 : next.code == script::end_isolate ? -1 : 0;
        if (depth == 0) break;
    }
    return turns ? at : 0;
}

std::size_t right_to_left_size(std::string_view text) {
    std::size_t size = 0, count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        const Character next = first_character(text.substr(at));
        if (next.code == '\n' || is_direction(next.code) || script::is_left_to_right(next.code)) break;
        if (next.code == ' ' && count > longest_unisolated) break;
        at += next.size;
        if (script::is_right_to_left(next.code)) size = at;
    }
    return size;
}

std::size_t joined_size(std::string_view text) {
    std::size_t size = 0;
    for (std::size_t count = 0; size < text.size() && count < longest_joined; ++count) {
        const char32_t next = first_character(text.substr(size)).code;
        if (!script::is_joined(next) || script::is_without_blanks(next)) break;
        size += grapheme_size(text.substr(size));
    }
    return size;
}

// What is drawn together.
std::size_t run_size(std::string_view text, Character first) {
    if (script::is_isolate(first.code)) {
        if (const std::size_t size = isolate_size(text); size > 0) return size;
    }
    if (script::is_right_to_left(first.code)) return right_to_left_size(text);
    if (script::is_joined(first.code) && !script::is_without_blanks(first.code)) return joined_size(text);
    return grapheme_size(text);
}

unsigned code_of(std::string_view run) {
    std::string plain;
    for (std::size_t size = 0; !run.empty(); run.remove_prefix(size)) {
        size = first_character(run).size;
        if (!is_direction(first_character(run).code)) plain += run.substr(0, size);
    }
    if (const auto known = letters.codes.find(plain); known != letters.codes.end()) return known->second;
    const unsigned code = first_private + static_cast<unsigned>(letters.runs.size());
    if (code > last_private) {  // what is in sight has room when all begins anew, with the next frame
        letters.stale = true;
        request_frames();
        return nothing;
    }
    letters.runs.push_back(plain);
    letters.codes.emplace(std::move(plain), code);
    return code;
}

// A frame for each letter, as browsers draw what no font has.
backend::Letters frames_for(std::string_view run, float pixels) {
    const int line = std::max(1, static_cast<int>(pixels / 12)), step = static_cast<int>(pixels * 0.6f) + 1;
    backend::Letters drawn;
    drawn.height = static_cast<int>(pixels * 0.7f) + 1;
    drawn.top = static_cast<float>(-drawn.height);
    std::vector<bool> framed;
    for (std::size_t size = 0; !run.empty(); run.remove_prefix(size)) {
        const char32_t code = first_character(run).code;
        size = grapheme_size(run);
        if (!script::is_mark(code) && !script::is_invisible(code)) framed.push_back(code != ' ');
    }
    drawn.width = step * static_cast<int>(framed.size());
    drawn.advance = static_cast<float>(drawn.width);
    for (int y = 0; y < drawn.height; ++y)
        for (int x = 0; x < drawn.width; ++x) {
            const int in = x % step - line, right = step - 1 - line;  // a gap between two
            const bool across = y < line || y >= drawn.height - line, down = in < line || in >= right - line;
            const bool ink = framed[static_cast<std::size_t>(x / step)] && in >= 0 && in < right && (across || down);
            drawn.rgba.insert(drawn.rgba.end(), {255, 255, 255, static_cast<unsigned char>(ink ? 255 : 0)});
        }
    return drawn;
}

bool load_glyph(ImFontAtlas* atlas, ImFontConfig* source, ImFontBaked* baked, void* data, ImWchar code,
                ImFontGlyph* glyph, float* only_advance) {
    const ImFontLoader& own = *ImFontAtlasGetFontLoaderForStbTruetype();
    if (!is_private(code) && own.FontBakedLoadGlyph(atlas, source, baked, data, code, glyph, only_advance)) return true;
    if (code < 0x80) return false;
    const float density = source->RasterizerDensity * baked->RasterizerDensity;
    const int which = atlas->Fonts.find_index(baked->ContainerFont);
    const std::string run = letters_of(code);
    const float pixels = baked->Size * em * density;
    std::optional<backend::Letters> found;
    if (!script::is_invisible(code)) found = backend::draw_letters(which, pixels, run, letters.ink);
    const backend::Letters drawn = found ? std::move(*found) : frames_for(run, pixels);
    if (only_advance != nullptr) *only_advance = drawn.advance / density;
    if (glyph == nullptr) return true;
    glyph->Codepoint = code;
    glyph->AdvanceX = drawn.advance / density;
    if (drawn.rgba.empty()) return true;
    glyph->PackId = ImFontAtlasPackAddRect(atlas, drawn.width, drawn.height);
    if (glyph->PackId == ImFontAtlasRectId_Invalid) return true;
    glyph->Visible = true;
    glyph->Colored = drawn.coloured;
    letters.coloured |= drawn.coloured;
    glyph->X0 = drawn.left / density;
    glyph->Y0 = std::round(baked->Ascent) + drawn.top / density;
    glyph->X1 = glyph->X0 + static_cast<float>(drawn.width) / density;
    glyph->Y1 = glyph->Y0 + static_cast<float>(drawn.height) / density;
    ImFontAtlasBakedSetFontGlyphBitmap(atlas, baked, source, glyph, ImFontAtlasPackGetRect(atlas, glyph->PackId),
                                       drawn.rgba.data(), ImTextureFormat_RGBA32, drawn.width * 4);
    return true;
}

}  // namespace

void start_letters() {
    static ImFontLoader loader;
    loader = *ImFontAtlasGetFontLoaderForStbTruetype();
    loader.FontBakedLoadGlyph = load_glyph;
    ImGui::GetIO().Fonts->SetFontLoader(&loader);
    letters = {};
}

void refresh_letters() {
    const ImU32 ink = ImGui::GetColorU32(ImGuiCol_Text);
    if (!letters.stale && (!letters.coloured || letters.ink == ink)) {
        letters.ink = ink;
        return;
    }
    letters = {.runs = {}, .codes = {}, .ink = ink};
    ImFontAtlasBuildDiscardBakes(ImGui::GetIO().Fonts, 0);
}

void on_letters() {
    letters.stale = true;
    ++changes;
    request_frames();
}

int text_widths() { return changes; }

std::string letters_of(unsigned code) {
    if (const unsigned run = code - first_private; run < letters.runs.size()) return letters.runs[run];
    char bytes[5];
    ImTextCharToUtf8(bytes, code);
    return bytes;
}

bool is_borrowed(ImFont& font, unsigned code) {
    return is_private(code) || (code != nothing && !font.IsGlyphInFont(static_cast<ImWchar>(code)));
}

}  // namespace sightlines::platform

int read_letter(unsigned* out, const char* text, const char* end) {
    using namespace sightlines;
    const std::string_view rest(text, end == nullptr ? std::strlen(text) : static_cast<std::size_t>(end - text));
    *out = 0;
    if (rest.empty()) return 0;
    const Character first = first_character(rest);
    const std::size_t size = platform::run_size(rest, first);
    const bool alone = size == first.size && first.code < 0x10000 && !platform::is_private(first.code);
    *out = script::is_invisible(first.code) && size == first.size ? platform::nothing
           : alone && !script::is_right_to_left(first.code)       ? first.code
                                                                  : platform::code_of(rest.substr(0, size));
    return static_cast<int>(size);
}
