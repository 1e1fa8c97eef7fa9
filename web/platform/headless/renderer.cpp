// A software rasteriser: fills triangles as a graphics card would, for pictures and screenshots.
#include <zlib.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>

#include "platform/headless/internals.h"

namespace sightlines::headless {
namespace {

struct Colour {
    float r = 0, g = 0, b = 0, a = 0;
};

Colour unpack(ImU32 colour) {
    const auto part = [&](int shift) { return static_cast<float>((colour >> shift) & 255U) / 255; };
    return {part(IM_COL32_R_SHIFT), part(IM_COL32_G_SHIFT), part(IM_COL32_B_SHIFT), part(IM_COL32_A_SHIFT)};
}

// Samples the font's texture: the coverage at a position.
Colour texel(const ImTextureData& texture, ImVec2 uv) {
    const auto at = [](float part, int size) {
        return std::clamp(static_cast<int>(part * static_cast<float>(size)), 0, size - 1);
    };
    auto& t = const_cast<ImTextureData&>(texture);
    const auto* pixel = static_cast<const unsigned char*>(t.GetPixelsAt(at(uv.x, t.Width), at(uv.y, t.Height)));
    if (t.Format == ImTextureFormat_Alpha8) return {1, 1, 1, static_cast<float>(pixel[0]) / 255};
    const auto part = [&](int i) { return static_cast<float>(pixel[i]) / 255; };
    return {part(0), part(1), part(2), part(3)};
}

struct Bounds {
    int left, top, right, bottom;
};

class Canvas {
  public:
    Canvas(Image& image, ImVec2 scale) : image_(image), scale_(scale) {}

    void triangle(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImTextureData& texture,
                  const Bounds& clip) {
        const Point p = place(a), q = place(b), r = place(c);
        const std::int64_t area = edge(p, q, r);
        if (area == 0) return;
        const int left = std::max(clip.left, pixel_of(std::min({p.x, q.x, r.x})));
        const int right = std::min(clip.right, pixel_of(std::max({p.x, q.x, r.x})) + 1);
        const int top = std::max(clip.top, pixel_of(std::min({p.y, q.y, r.y})));
        const int bottom = std::min(clip.bottom, pixel_of(std::max({p.y, q.y, r.y})) + 1);
        const auto part_of_area = 1 / static_cast<float>(area);
        const std::array corners{unpack(a.col), unpack(b.col), unpack(c.col)};
        const auto colour = [&](float i, float j, float k) {
            const auto mix = [&](float Colour::* part) {
                return corners[0].*part * i + corners[1].*part * j + corners[2].*part * k;
            };
            const Colour seen =
                texel(texture, {a.uv.x * i + b.uv.x * j + c.uv.x * k, a.uv.y * i + b.uv.y * j + c.uv.y * k});
            return Colour{mix(&Colour::r) * seen.r, mix(&Colour::g) * seen.g, mix(&Colour::b) * seen.b,
                          mix(&Colour::a) * seen.a};
        };
        const auto alike = [](const ImDrawVert& one, const ImDrawVert& other) {
            return one.col == other.col && one.uv.x == other.uv.x && one.uv.y == other.uv.y;
        };
        const bool plain = alike(a, b) && alike(b, c);
        const Colour everywhere = colour(1, 0, 0);
        const Side of_a(q, r, area > 0), of_b(r, p, area > 0), of_c(p, q, area > 0);
        for (int y = top; y < bottom; ++y) {
            for (int x = left; x < right; ++x) {
                const Point at{std::int64_t{x} * steps + steps / 2, std::int64_t{y} * steps + steps / 2};
                if (!of_a.has(at) || !of_b.has(at) || !of_c.has(at)) continue;
                const auto share = [&](const Side& side) { return static_cast<float>(side.at(at)) * part_of_area; };
                blend(x, y, plain ? everywhere : colour(share(of_a), share(of_b), share(of_c)));
            }
        }
    }

  private:
    // Coordinates are integers, so that a pixel on a shared edge belongs to exactly one of two triangles.
    static constexpr std::int64_t steps = 256;  // per pixel
    struct Point {
        std::int64_t x, y;
    };

    static int pixel_of(std::int64_t value) { return static_cast<int>(value >> 8); }
    static std::int64_t edge(Point a, Point b, Point c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    }

    // The side of a triangle from one corner to the next, as a function: twice the area between it and a point, and
    // whether the point is on its inner side.
    class Side {
      public:
        Side(Point from, Point to, bool clockwise)
            : x_(from.y - to.y), y_(to.x - from.x), constant_(-(x_ * from.x + y_ * from.y)), clockwise_(clockwise) {
            const std::int64_t down = clockwise ? -x_ : x_, right = clockwise ? y_ : -y_;
            least_ = down < 0 || (down == 0 && right > 0) ? 0 : 1;
        }
        std::int64_t at(Point p) const { return x_ * p.x + y_ * p.y + constant_; }
        bool has(Point p) const { return (clockwise_ ? at(p) : -at(p)) >= least_; }

      private:
        std::int64_t x_, y_, constant_, least_ = 0;
        bool clockwise_;
    };

    Point place(const ImDrawVert& v) const {
        const auto whole = [](float value) {
            return static_cast<std::int64_t>(std::lround(std::clamp(value, -1e5f, 1e5f) * static_cast<float>(steps)));
        };
        return {whole(v.pos.x * scale_.x), whole(v.pos.y * scale_.y)};
    }

    void blend(int x, int y, Colour over) {
        unsigned char* pixel = &image_.pixels[(static_cast<std::size_t>(y) * static_cast<std::size_t>(image_.width) +
                                               static_cast<std::size_t>(x)) *
                                              4];
        const auto put = [&](int i, float value) {
            const float under = static_cast<float>(pixel[i]) / 255;
            pixel[i] = static_cast<unsigned char>((value * over.a + under * (1 - over.a)) * 255 + 0.5f);
        };
        put(0, over.r);
        put(1, over.g);
        put(2, over.b);
        pixel[3] = 255;
    }

    Image& image_;
    ImVec2 scale_;
};

void put_number(std::string& out, std::uint32_t number) {
    for (const int shift : {24, 16, 8, 0}) out += static_cast<char>((number >> shift) & 255U);
}

void put_chunk(std::string& out, const std::string& kind, const std::string& content) {
    put_number(out, static_cast<std::uint32_t>(content.size()));
    const std::string checked = kind + content;
    out += checked;
    put_number(out, static_cast<std::uint32_t>(
                        crc32(0, reinterpret_cast<const Bytef*>(checked.data()), static_cast<uInt>(checked.size()))));
}

std::string packed(std::string raw) {
    z_stream stream{};
    if (deflateInit(&stream, Z_BEST_SPEED) != Z_OK) return {};
    std::string out(deflateBound(&stream, static_cast<uLong>(raw.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(raw.data());
    stream.avail_in = static_cast<uInt>(raw.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

}  // namespace

void fill(const ImDrawData& data, const ImVec4& ground, Image& image) {
    const auto byte = [](float part) { return static_cast<unsigned char>(std::lround(part * 255)); };
    image.pixels.resize(static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 4);
    const std::array first{byte(ground.x), byte(ground.y), byte(ground.z), static_cast<unsigned char>(255)};
    for (std::size_t i = 0; i < image.pixels.size(); i += 4) std::ranges::copy(first, image.pixels.data() + i);
    const ImVec2 scale = data.FramebufferScale;
    Canvas canvas(image, scale);
    for (const ImDrawList* list : data.CmdLists) {
        for (const ImDrawCmd& command : list->CmdBuffer) {
            if (command.TexRef._TexData == nullptr || command.TexRef._TexData->Pixels == nullptr) continue;
            const auto at = [](float value, float by, int most) {
                return std::clamp(static_cast<int>(value * by), 0, most);
            };
            const Bounds clip{
                at(command.ClipRect.x, scale.x, image.width), at(command.ClipRect.y, scale.y, image.height),
                at(command.ClipRect.z, scale.x, image.width), at(command.ClipRect.w, scale.y, image.height)};
            const ImDrawIdx* index = list->IdxBuffer.Data + command.IdxOffset;
            const ImDrawVert* corner = list->VtxBuffer.Data + command.VtxOffset;
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3)
                canvas.triangle(corner[index[i]], corner[index[i + 1]], corner[index[i + 2]], *command.TexRef._TexData,
                                clip);
        }
    }
}

bool write_png(const Image& image, const std::string& path) {
    std::string header;
    put_number(header, static_cast<std::uint32_t>(image.width));
    put_number(header, static_cast<std::uint32_t>(image.height));
    header += {8, 6, 0, 0, 0};  // eight bits, RGBA
    std::string rows;
    const auto row = static_cast<std::size_t>(image.width) * 4;
    for (std::size_t at = 0; at < image.pixels.size(); at += row) {
        rows += '\0';
        rows.append(reinterpret_cast<const char*>(&image.pixels[at]), row);
    }
    std::string file = "\x89PNG\r\n\x1a\n";
    put_chunk(file, "IHDR", header);
    put_chunk(file, "IDAT", packed(std::move(rows)));
    put_chunk(file, "IEND", "");
    std::FILE* out = std::fopen(path.c_str(), "wb");
    if (out == nullptr) return false;
    const bool written = std::fwrite(file.data(), 1, file.size(), out) == file.size();
    return std::fclose(out) == 0 && written;
}

}  // namespace sightlines::headless
