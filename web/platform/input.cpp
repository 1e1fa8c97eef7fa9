// Translates the browser's pointer and keys into ImGui input. After a release or a key the app reacts within the
// browser's event, because only then may it use the clipboard, share, or open a file chooser.
#include <algorithm>
#include <array>
#include <cfloat>
#include <string_view>
#include <utility>

#include "events.h"
#include "frames.h"
#include "imgui.h"

namespace sightlines::platform {
namespace {

Gesture current_gesture;
InputTotals total;
bool tab_stays = false;

ImGuiIO& io() { return ImGui::GetIO(); }

void set_modifiers(Modifiers held) {
    io().AddKeyEvent(ImGuiMod_Shift, held.shift);
    io().AddKeyEvent(ImGuiMod_Ctrl, held.command);
    io().AddKeyEvent(ImGuiMod_Alt, held.alt);
}

void set_source(Pointer kind) {
    io().AddMouseSourceEvent(kind == Pointer::touch ? ImGuiMouseSource_TouchScreen
                             : kind == Pointer::pen ? ImGuiMouseSource_Pen
                                                    : ImGuiMouseSource_Mouse);
}

constexpr std::array<std::pair<std::string_view, ImGuiKey>, 15> named_keys{{
    {"ArrowLeft", ImGuiKey_LeftArrow},
    {"ArrowRight", ImGuiKey_RightArrow},
    {"ArrowUp", ImGuiKey_UpArrow},
    {"ArrowDown", ImGuiKey_DownArrow},
    {"Home", ImGuiKey_Home},
    {"End", ImGuiKey_End},
    {"PageUp", ImGuiKey_PageUp},
    {"PageDown", ImGuiKey_PageDown},
    {"Enter", ImGuiKey_Enter},
    {" ", ImGuiKey_Space},
    {"Escape", ImGuiKey_Escape},
    {"Backspace", ImGuiKey_Backspace},
    {"F4", ImGuiKey_F4},
    {"Delete", ImGuiKey_Delete},
    {"Tab", ImGuiKey_Tab},
}};

// < > ? have no ImGuiKey of their own: they are , . / with Shift.
constexpr std::array<std::pair<char, ImGuiKey>, 12> sign_keys{{
    {'[', ImGuiKey_LeftBracket},
    {']', ImGuiKey_RightBracket},
    {'{', ImGuiKey_LeftBracket},
    {'}', ImGuiKey_RightBracket},
    {',', ImGuiKey_Comma},
    {'.', ImGuiKey_Period},
    {'<', ImGuiKey_Comma},
    {'>', ImGuiKey_Period},
    {'?', ImGuiKey_Slash},
    {'=', ImGuiKey_Equal},
    {'\\', ImGuiKey_Backslash},
    {';', ImGuiKey_Semicolon},
}};

ImGuiKey offset(ImGuiKey first, char from, char to) { return static_cast<ImGuiKey>(first + (to - from)); }

ImGuiKey letter_or_digit(char c) {
    if (c >= 'a' && c <= 'z') return offset(ImGuiKey_A, 'a', c);
    if (c >= 'A' && c <= 'Z') return offset(ImGuiKey_A, 'A', c);
    if (c >= '0' && c <= '9') return offset(ImGuiKey_0, '0', c);
    return ImGuiKey_None;
}

bool repeats(ImGuiKey key) {
    return key == ImGuiKey_LeftArrow || key == ImGuiKey_RightArrow || key == ImGuiKey_UpArrow ||
           key == ImGuiKey_DownArrow || key == ImGuiKey_PageUp || key == ImGuiKey_PageDown ||
           key == ImGuiKey_LeftBracket || key == ImGuiKey_RightBracket || key == ImGuiKey_Tab;
}

// The ImGui key for a key that the page uses; None leaves it to the browser.
ImGuiKey wanted_key(std::string_view key, std::string_view code, Modifiers held) {
    const auto named = std::ranges::find(named_keys, key, &decltype(named_keys)::value_type::first);
    if (named != named_keys.end()) return held.command || held.alt ? ImGuiKey_None : named->second;
    if (key.size() == 1)  // some keyboard layouts need Alt for these
        for (auto [sign, imgui] : sign_keys)
            if (key[0] == sign) return held.command ? ImGuiKey_None : imgui;
    if (held.alt) return ImGuiKey_None;
    ImGuiKey found = key.size() == 1 ? letter_or_digit(key[0]) : ImGuiKey_None;
    // For keyboards with another script, or with digits on Shift, the key's position counts.
    const bool by_place = (code.starts_with("Key") && key.size() > 1) || (code.starts_with("Digit") && !held.shift);
    if (found == ImGuiKey_None && by_place) found = letter_or_digit(code.back());
    if (held.command && found != ImGuiKey_Z && !(found == ImGuiKey_Y && !held.shift)) return ImGuiKey_None;
    return found;
}

}  // namespace

const Gesture& gesture() { return current_gesture; }

const InputTotals& input_totals() { return total; }

void reset_input() {
    current_gesture = {};
    total = {};
}

void consume_input() {
    total.clicks += ImGui::IsMouseClicked(ImGuiMouseButton_Left);
    total.wheel += io().MouseWheel;
    total.zoom *= current_gesture.scale;
    total.pan_x += current_gesture.dx;
    total.pan_y += current_gesture.dy;
    const bool active = current_gesture.active;
    current_gesture = {};
    current_gesture.active = active;
}

void on_pointer_move(Pointer kind, float x, float y, Modifiers held) {
    set_modifiers(held);
    set_source(kind);
    io().AddMousePosEvent(x, y);
    request_frames();
}

void on_pointer_button(Pointer kind, int button, bool down, float x, float y, Modifiers held) {
    on_pointer_move(kind, x, y, held);
    io().AddMouseButtonEvent(button, down);
    if (!down && kind == Pointer::touch)
        io().AddMousePosEvent(-FLT_MAX, -FLT_MAX);  // without a finger nothing is hovered
    if (!down) react_now();
}

void on_pointer_gone() {
    io().AddMousePosEvent(-FLT_MAX, -FLT_MAX);  // moved away before the release, so that nothing is clicked
    for (int button = 0; button < 3; ++button) io().AddMouseButtonEvent(button, false);
    request_frames(4);
}

void on_wheel(float dx, float dy, Modifiers held) {
    set_modifiers(held);
    io().AddMouseWheelEvent(dx, dy);
    request_frames();
}

void on_gesture(const Gesture& since_last, bool active) {
    current_gesture.dx += since_last.dx;
    current_gesture.dy += since_last.dy;
    current_gesture.scale *= since_last.scale;
    current_gesture.x = since_last.x;
    current_gesture.y = since_last.y;
    current_gesture.active = active;
    request_frames();
}

// A key is pressed and released at once, so that none stays down when the window loses the focus, or on a Mac, which
// does not report releases while Cmd is held.
bool on_key(std::string_view key, std::string_view code, Modifiers held, bool repeated) {
    const ImGuiKey imgui = wanted_key(key, code, held);
    if (imgui == ImGuiKey_None) return false;
    if (repeated && !repeats(imgui)) return true;
    ++total.keys;
    tab_stays = false;
    set_modifiers(held);
    io().AddKeyEvent(imgui, true);
    if (key.size() == 1 && !held.command) io().AddInputCharacter(static_cast<unsigned char>(key[0]));
    io().AddKeyEvent(imgui, false);
    set_modifiers({});
    react_now();
    request_frames();
    return imgui != ImGuiKey_Tab || tab_stays;
}

void keep_tab() { tab_stays = true; }

void on_blur() {
    set_modifiers({});
    on_pointer_gone();
}

}  // namespace sightlines::platform
