// Stands in for the system's fonts: a bar for each grapheme, in stripes that differ from letter to letter.
#include <cmath>

#include "base/grapheme.h"
#include "platform/events.h"
#include "platform/headless/internals.h"

namespace sightlines {
namespace {

constexpr float narrow = 0.6f, wide = 1, high = 0.7f;  // of the size of the font

bool is_wide(char32_t code) { return code >= 0x1100 && !script::is_mark(code); }

}  // namespace

std::optional<platform::backend::Letters> platform::backend::draw_letters(int which, float pixels, std::string_view run,
                                                                          ImU32 ink) {
    headless::Outside& outside = headless::outside();
    if (!outside.draws_letters) return std::nullopt;
    Letters drawn;
    outside.drawn_letters.push_back(std::to_string(which) + " " + std::to_string(std::lround(pixels)) + " " +
                                    std::string(run));
    std::vector<unsigned char> inks;  // by column
    const auto column = [](float at) { return static_cast<std::size_t>(at); };
    for (std::size_t size = 0; !run.empty(); run.remove_prefix(size)) {
        const char32_t code = first_character(run).code;
        size = grapheme_size(run);
        drawn.coloured |= code >= 0x1F000;
        if (!script::is_mark(code) && !script::is_invisible(code))
            drawn.advance += pixels * (is_wide(code) ? wide : narrow);
        inks.resize(column(drawn.advance), code == ' ' ? 0 : static_cast<unsigned char>(0x80 | (code & 0x7F)));
    }
    drawn.top = -std::round(pixels * high);
    drawn.width = static_cast<int>(inks.size());
    drawn.height = drawn.width > 0 ? static_cast<int>(-drawn.top) : 0;
    for (int row = 0; row < drawn.height; ++row)
        for (const unsigned char cover : inks) {
            const bool dot = drawn.coloured && cover != 0;
            for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT})
                drawn.rgba.push_back(dot && row % 2 == 1 ? static_cast<unsigned char>(ink >> shift)
                                     : dot               ? (shift == IM_COL32_R_SHIFT ? 0xFF : 0x20)
                                                         : 0xFF);
            drawn.rgba.push_back(dot ? 0xFF : cover);
        }
    return drawn;
}

void headless::letters_came() {
    outside().draws_letters = true;
    platform::on_letters();
}

}  // namespace sightlines
