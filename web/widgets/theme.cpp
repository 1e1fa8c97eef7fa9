#include "widgets/theme.h"

#include <cmath>
#include <string>

#include "base/test_ids.h"

namespace sightlines::theme {
namespace {

constexpr ImU32 rgb(unsigned hex) { return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, 255); }
constexpr ImU32 rgb(unsigned hex, float opacity) {
    return (rgb(hex) & ~IM_COL32_A_MASK) | (static_cast<ImU32>(opacity * 255 + 0.5f) << IM_COL32_A_SHIFT);
}

constexpr Palette paper{
    .page = rgb(0xECE7DB),
    .panel = rgb(0xF6F2E9),
    .raised = rgb(0xFFFFFF),
    .text = rgb(0x24282C),
    .secondary = rgb(0x5A5F63),
    .hairline = rgb(0xD5CDBB),
    .accent = rgb(0xA84D09),
    .on_accent = rgb(0xFFFFFF),
    .refusal = rgb(0xA61B1B),
    .field = rgb(0xD9D3B4),
    .pale_field = rgb(0xE6E0C4),
    .wood = rgb(0xB9C29B),
    .water = rgb(0xBFD3D6),
    .grid = rgb(0xA79F86, 0.45f),
};

constexpr Palette night{
    .page = rgb(0x14181D),
    .panel = rgb(0x1B2128),
    .raised = rgb(0x242C35),
    .text = rgb(0xE8E6E1),
    .secondary = rgb(0x9AA3AB),
    .hairline = rgb(0x313B46),
    .accent = rgb(0xF2A65A),
    .on_accent = rgb(0x14181D),
    .refusal = rgb(0xFF7A70),
    .field = rgb(0x2A3129),
    .pale_field = rgb(0x323A30),
    .wood = rgb(0x222B22),
    .water = rgb(0x1E2B33),
    .grid = rgb(0x6B7480, 0.35f),
};

// The palette with more contrast; shell/style.css changes the same colours under prefers-contrast.
constexpr Palette contrasting(Palette palette) {
    palette.hairline = palette.secondary;
    palette.secondary = palette.text;
    return palette;
}

constexpr std::array<Palette, 4> palettes{paper, night, contrasting(paper), contrasting(night)};

constexpr std::array<Side, 6> seats{{
    {rgb(0x00866A), rgb(0x00523F), rgb(0x3DB598), "green"},
    {rgb(0xC8451B), rgb(0x7E2A0E), rgb(0xEA7C58), "red"},
    {rgb(0x1F6FB2), rgb(0x12436D), rgb(0x5FA3DA), "blue"},
    {rgb(0xD99A00), rgb(0x8A6100), rgb(0xF4C452), "gold"},
    {rgb(0xA5508C), rgb(0x683057), rgb(0xCE85B9), "violet"},
    {rgb(0x44525E), rgb(0x262F37), rgb(0x7D8C99), "slate"},
}};

// The same hues, farther apart in lightness.
constexpr std::array<Side, 6> strong_seats{{
    {rgb(0x38BFA6), rgb(0x0B5A4B), rgb(0x8FE6D5), "green"},
    {rgb(0x8E1E06), rgb(0x4A0E01), rgb(0xE0704E), "red"},
    {rgb(0x1944E5), rgb(0x0B1F77), rgb(0x7F9BFF), "blue"},
    {rgb(0xEDCC04), rgb(0x6E5D00), rgb(0xFFEE8A), "gold"},
    {rgb(0x88469C), rgb(0x4C2359), rgb(0xC99AD8), "violet"},
    {rgb(0x1C222B), rgb(0x05080B), rgb(0x77828F), "slate"},
}};

const Palette* chosen = palettes.data();
Own own_colours;
Palette current = paper;  // the one that was chosen, with those of one's own
const std::array<Side, 6>* current_sides = &seats;
std::array<ImFont*, 3> fonts{};
bool styled = false;
float least_target = 36;

ImVec4 vec(ImU32 colour) { return ImGui::ColorConvertU32ToFloat4(colour); }

ImU32 mix(ImU32 a, ImU32 b, float t) {
    const ImVec4 x = vec(a), y = vec(b);
    return ImGui::ColorConvertFloat4ToU32(
        {std::lerp(x.x, y.x, t), std::lerp(x.y, y.y, t), std::lerp(x.z, y.z, t), std::lerp(x.w, y.w, t)});
}

void set_colours(ImGuiStyle& style, const Palette& p) {
    const auto set = [&](ImGuiCol role, ImU32 colour) { style.Colors[role] = vec(colour); };
    // Transparent unless set below: no field, slider or table of ImGui is used.
    for (ImVec4& colour : style.Colors) colour = {};
    set(ImGuiCol_Text, p.text);
    set(ImGuiCol_TextDisabled, p.secondary);
    set(ImGuiCol_WindowBg, p.page);
    set(ImGuiCol_PopupBg, p.raised);
    set(ImGuiCol_Border, p.hairline);
    set(ImGuiCol_Button, p.raised);
    set(ImGuiCol_ButtonHovered, mix(p.raised, p.accent, 0.08f));
    set(ImGuiCol_ButtonActive, mix(p.raised, p.accent, 0.18f));
    set(ImGuiCol_ScrollbarGrab, fade(p.secondary, 0.35f));
    set(ImGuiCol_ScrollbarGrabHovered, fade(p.secondary, 0.55f));
    set(ImGuiCol_ScrollbarGrabActive, fade(p.secondary, 0.7f));
    set(ImGuiCol_NavCursor, p.accent);
    set(ImGuiCol_ModalWindowDimBg, fade(p.page, 0.6f));
}

void set_sizes(ImGuiStyle& style) {
    style.FontSizeBase = body;
    style.WindowPadding = {2 * unit, 2 * unit};
    style.ChildRounding = style.PopupRounding = style.FrameRounding = radius;
    style.ScrollbarRounding = radius;
    style.WindowRounding = style.WindowBorderSize = style.ChildBorderSize = 0;
    style.PopupBorderSize = style.FrameBorderSize = 1;
    style.FramePadding = {1.5f * unit, (least_target - body) / 2};
    style.ItemSpacing = {unit, unit};
    style.ItemInnerSpacing = {unit, unit};
    style.ScrollbarSize = unit;
    style.GrabMinSize = least_target > 36 ? 44 : 24;
    style.HoverStationaryDelay = style.HoverDelayShort = style.HoverDelayNormal =
        0;  // an idle page draws no frames, so a delay would not end
    style.CurveTessellationTol = 0.5f;
    style.CircleTessellationMaxError = 0.15f;
    style.AntiAliasedLinesUseTex = false;  // textured lines would be mistaken for glyphs when text is sharpened
}

}  // namespace

void add_font(Font which, std::span<unsigned char> file) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFont*& added = fonts[static_cast<std::size_t>(which)];
    added = atlas.AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()), body, &config);
    if (which == Font::text) ImGui::GetIO().FontDefault = added;
    styled = false;  // a new page has a new ImGui context
}

void follow(bool dark, float target, bool strong, bool contrast, Own own) {
    current_sides = strong ? &strong_seats : &seats;
    const Palette* wanted = &palettes[(dark ? 1U : 0U) + (contrast ? 2U : 0U)];
    if (styled && wanted == chosen && own == own_colours && target == least_target) return;
    styled = true;
    chosen = wanted;
    own_colours = own;
    current = *chosen;
    if (own.page >= 0) current.page = rgb(static_cast<unsigned>(own.page));
    if (own.accent >= 0) {
        const int red = own.accent >> 16, green = (own.accent >> 8) & 255, blue = own.accent & 255;
        const bool pale = 3 * red + 6 * green + blue > 1500;  // brightness, ten times that of a byte
        current.accent = rgb(static_cast<unsigned>(own.accent));
        current.on_accent = (pale ? night : paper).on_accent;
    }
    least_target = target;
    ImGuiStyle& style = ImGui::GetStyle();
    set_colours(style, current);
    set_sizes(style);
}

const Palette& palette() { return current; }
const std::array<Side, 6>& sides() { return *current_sides; }
ImFont* font(Font which) { return fonts[static_cast<std::size_t>(which)]; }
float button_height() { return least_target; }

ImVec2 text_size(Font which, float size, std::string_view text, float wrap) {
    return font(which)->CalcTextSizeA(size, FLT_MAX, wrap, text.data(), text.data() + text.size());
}

ImU32 fade(ImU32 colour, float opacity) {
    const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity;
    return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha + 0.5f) << IM_COL32_A_SHIFT);
}

bool button(std::string_view test_id, const char* label, float width, Weight weight) {
    const Palette& p = palette();
    int colours = 0;
    const auto push = [&](ImGuiCol role, ImU32 colour) { ImGui::PushStyleColor(role, colour), ++colours; };
    if (weight == Weight::primary) {
        push(ImGuiCol_Button, p.accent);
        push(ImGuiCol_ButtonHovered, mix(p.accent, p.text, 0.12f));
        push(ImGuiCol_ButtonActive, mix(p.accent, p.text, 0.25f));
        push(ImGuiCol_Text, p.on_accent);
        push(ImGuiCol_Border, 0);
    } else if (weight == Weight::quiet) {
        push(ImGuiCol_Button, 0);
        push(ImGuiCol_ButtonHovered, fade(p.text, 0.06f));
        push(ImGuiCol_ButtonActive, fade(p.text, 0.12f));
        push(ImGuiCol_Border, 0);
    }
    bool pressed = false;
    {
        const Font which = weight == Weight::primary ? Font::strong : Font::text;
        // A label that is too long for its button is smaller.
        const float margin = ImGui::GetStyle().FramePadding.x,
                    length = font(which)->CalcTextSizeA(body, 1e4f, 0, label).x;
        const bool tight = width > 0 && length + 2 * margin > width;
        if (tight) ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(4, 4));
        const Type type(which, tight ? std::floor(body * std::clamp((width - 10) / length, 0.5f, 1.0f)) : body);
        pressed = ImGui::Button(label, {width, button_height()});
        if (tight) ImGui::PopStyleVar();
    }
    if (weight == Weight::primary) test_ids::add_item(std::string("primary:") + label);
    test_ids::add_item(test_id);
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImGui::PopStyleColor(colours);
    return pressed;
}

}  // namespace sightlines::theme
