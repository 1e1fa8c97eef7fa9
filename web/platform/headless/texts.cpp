// Reads texts back from the triangles of the last frame: a glyph is identified by its position in the font's texture.
#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "imgui_internal.h"
#include "platform/headless/internals.h"
#include "platform/letters.h"

namespace sightlines::headless {
namespace {

struct GlyphRef {
    const ImFontBaked* font = nullptr;
    const ImFontGlyph* glyph = nullptr;
};

// A textured rectangle of the frame.
struct Quad {
    ImVec2 min, max;
    ImVec2 uv_min, uv_max;
    ImU32 colour = 0;
};

class Glyphs {
  public:
    Glyphs() {
        ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
        width_ = static_cast<float>(atlas.TexData->Width);
        height_ = static_cast<float>(atlas.TexData->Height);
        auto& pool = atlas.Builder->BakedPool;
        for (int i = 0; i < pool.Size; ++i) {
            if (pool[i].WantDestroy) continue;
            for (const ImFontGlyph& glyph : pool[i].Glyphs)
                if (glyph.Visible) all_.insert({key(glyph.U0, glyph.V0), {&pool[i], &glyph}});
        }
    }

    // Also finds glyphs that ImGui has clipped.
    GlyphRef find(const Quad& quad) const {
        if (const auto found = all_.find(key(quad.uv_min.x, quad.uv_min.y)); found != all_.end()) return found->second;
        const ImVec2 at{(quad.uv_min.x + quad.uv_max.x) / 2, (quad.uv_min.y + quad.uv_max.y) / 2};
        for (const auto& [place, ref] : all_) {
            const ImFontGlyph& g = *ref.glyph;
            if (at.x > g.U0 && at.x < g.U1 && at.y > g.V0 && at.y < g.V1) return ref;
        }
        return {};
    }

  private:
    std::uint64_t key(float u, float v) const {
        return static_cast<std::uint64_t>(std::lround(u * width_ * 16)) << 32U |
               static_cast<std::uint64_t>(std::lround(v * height_ * 16));
    }

    float width_ = 1, height_ = 1;
    std::unordered_map<std::uint64_t, GlyphRef> all_;
};

// A character that the page never writes stands for missing glyphs: see restart().
constexpr unsigned fallback_char = '`', replacement = 0xFFFD;

class Runs {
  public:
    void add(const GlyphRef& ref, const Quad& quad, const Box& clip, const char* window) {
        const ImFontGlyph& glyph = *ref.glyph;
        const bool cut = std::abs(quad.uv_max.x - quad.uv_min.x - (glyph.U1 - glyph.U0)) > 1e-5f ||
                         std::abs(quad.uv_max.y - quad.uv_min.y - (glyph.V1 - glyph.V0)) > 1e-5f;
        if (!cut || !continues_) scale_ = cut ? 1 : (quad.max.x - quad.min.x) / (glyph.X1 - glyph.X0);
        // The pen position follows from the left edge, or from the right edge if the left one was clipped.
        const bool left_cut = std::abs(quad.uv_min.x - glyph.U0) > 1e-5f;
        const float pen = left_cut ? quad.max.x - glyph.X1 * scale_ : quad.min.x - glyph.X0 * scale_;
        const bool top_cut = std::abs(quad.uv_min.y - glyph.V0) > 1e-5f;
        const float top = top_cut ? quad.max.y - glyph.Y1 * scale_ : quad.min.y - glyph.Y0 * scale_;
        const int spaces = continues_ ? spaces_before(ref, pen, top, quad.colour) : -1;
        if (spaces < 0) {
            DrawnText& begun = runs_.emplace_back();
            begun.box.min = {pen, top};
            begun.clip = clip;
            begun.colour = quad.colour;
            begun.window = window;
            font_ = ref.font;
        }
        DrawnText& run = runs_.back();
        for (int i = 0; i < spaces; ++i) run.text += ' ';
        run.tofu = run.tofu || glyph.Codepoint == fallback_char;
        run.cut = run.cut || cut;
        if (platform::is_borrowed(*ref.font->ContainerFont, glyph.Codepoint))
            run.borrowed += platform::letters_of(glyph.Codepoint);
        run.text += platform::letters_of(glyph.Codepoint == fallback_char ? replacement : glyph.Codepoint);
        run.size = ref.font->Size * scale_;
        end_ = pen + glyph.AdvanceX * scale_;
        run.box.max = {end_, top + run.size};
        continues_ = true;
    }

    void stop() { continues_ = false; }
    std::vector<DrawnText> take() { return std::move(runs_); }

  private:
    // The number of spaces between the previous glyph and this one; -1: they belong to different texts.
    int spaces_before(const GlyphRef& ref, float pen, float top, ImU32 colour) const {
        const DrawnText& run = runs_.back();
        if (ref.font != font_ || colour != run.colour || std::abs(top - run.box.min.y) > 0.6f) return -1;
        const float space = const_cast<ImFontBaked*>(font_)->GetCharAdvance(' ') * scale_;
        for (int spaces = 0; spaces < 4; ++spaces)
            if (std::abs(pen - end_ - static_cast<float>(spaces) * space) < 0.05f) return spaces;
        return -1;
    }

    std::vector<DrawnText> runs_;
    const ImFontBaked* font_ = nullptr;
    float scale_ = 1, end_ = 0;
    bool continues_ = false;
};

bool is_upright(const ImDrawVert* v) {
    return v[0].pos.y == v[1].pos.y && v[2].pos.y == v[3].pos.y && v[0].pos.x == v[3].pos.x &&
           v[1].pos.x == v[2].pos.x && v[0].uv.x == v[3].uv.x && v[1].uv.x == v[2].uv.x && v[0].uv.x != v[1].uv.x &&
           v[0].uv.y != v[2].uv.y;
}

}  // namespace

std::vector<DrawnText> texts() {
    const ImDrawData* data = ImGui::GetDrawData();
    if (data == nullptr) return {};
    const Glyphs glyphs;
    Runs runs;
    for (const ImDrawList* list : data->CmdLists) {
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const Box clip{{command.ClipRect.x, command.ClipRect.y}, {command.ClipRect.z, command.ClipRect.w}};
            runs.stop();
            const ImDrawIdx* index = list->IdxBuffer.Data + command.IdxOffset;
            for (unsigned i = 0; i < command.ElemCount;) {
                const bool quad = i + 5 < command.ElemCount && index[i + 1] == index[i] + 1 &&
                                  index[i + 2] == index[i] + 2 && index[i + 5] == index[i] + 3;
                const ImDrawVert* v = list->VtxBuffer.Data + command.VtxOffset + index[i];
                if (!quad || !is_upright(v)) {
                    runs.stop();
                    i += 3;
                    continue;
                }
                const Quad glyph{v[0].pos, v[2].pos, v[0].uv, v[2].uv, v[0].col};
                if (const GlyphRef ref = glyphs.find(glyph); ref.glyph != nullptr)
                    runs.add(ref, glyph, clip, list->_OwnerName != nullptr ? list->_OwnerName : "");
                else
                    runs.stop();
                i += 6;
            }
        }
    }
    return runs.take();
}

}  // namespace sightlines::headless
