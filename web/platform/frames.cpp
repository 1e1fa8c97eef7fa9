// When frames are drawn, and how.
#include "frames.h"

#include <algorithm>
#include <cmath>

#include "backend.h"
#include "events.h"
#include "imgui.h"
#include "imgui_internal.h"
#include "letters.h"

namespace sightlines::platform {
namespace {

struct Frames {
    void (*draw)() = nullptr;
    Surroundings around;
    backend::Size pixels;
    int wanted = 0;
    double animation_ends = 0;
    bool requested = false;  // a frame is requested
    bool followed = false;   // by another at once
    bool seen = true;        // the frame that is drawn
    bool in_frame = false;   // guards against events from within a frame, as when the app opens a sheet
    bool context_lost = false;
    bool cannot_draw = false;  // nothing can be drawn: only the text view
    bool hidden = false;
    double time = 0;
    int drawn = 0;
    std::vector<unsigned char>* picture = nullptr;  // render target instead of the screen
};
Frames frames;

void schedule() {
    if (frames.requested || frames.context_lost || frames.hidden || frames.pixels.width == 0) return;
    frames.requested = true;
    backend::ask_frame();
}

bool is_glyph(const ImDrawVert* v) {
    return v[0].pos.y == v[1].pos.y && v[2].pos.y == v[3].pos.y && v[0].pos.x == v[3].pos.x &&
           v[1].pos.x == v[2].pos.x && v[0].uv.y == v[1].uv.y && v[2].uv.y == v[3].uv.y && v[0].uv.x == v[3].uv.x &&
           v[1].uv.x == v[2].uv.x && v[0].uv.x != v[1].uv.x && v[0].uv.y != v[2].uv.y;
}

// ImGui places text at whole CSS pixels. At scales such as 1.5 these lie between device pixels and text would be
// blurred. Glyphs are the only textured upright rectangles: move their tops to a device pixel.
void sharpen_text(const ImDrawData& data) {
    const float scale = frames.around.scale;
    if (scale == std::floor(scale)) return;
    for (ImDrawList* list : data.CmdLists)
        for (int i = 0; i + 5 < list->IdxBuffer.Size; ++i) {
            const ImDrawIdx* index = &list->IdxBuffer[i];
            if (index[1] != index[0] + 1 || index[2] != index[0] + 2 || index[5] != index[0] + 3) continue;
            ImDrawVert* corner = &list->VtxBuffer[static_cast<int>(index[0])];
            if (!is_glyph(corner)) continue;
            const float top = corner->pos.y * scale;
            const float shift = (std::floor(top + 0.49f) - top) / scale;  // 0.49: rounds all halves the same way
            for (int k = 0; k < 4; ++k) corner[k].pos.y += shift;
            i += 5;
        }
}

void render() {
    ImGui::Render();
    ImDrawData& data = *ImGui::GetDrawData();
    sharpen_text(data);
    backend::render(data, frames.pixels, ImGui::GetStyle().Colors[ImGuiCol_WindowBg], frames.picture);
    if (frames.picture == nullptr) backend::set_cursor(ImGui::GetMouseCursor());
    if (frames.drawn++ == 0) backend::first_frame_drawn();
}

}  // namespace

bool start(void (*draw)()) {
    frames = {};
    frames.draw = draw;
    reset_input();
    reset_touch();
    reset_touch_scroll();
    forget_timers();
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigDebugHighlightIdConflicts = false;  // a developer's aid that is on by default
    io.LogFilename = nullptr;
    io.BackendPlatformName = "sightlines";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    io.ConfigMacOSXBehaviors = false;  // Ctrl and Cmd arrive as one modifier already
    io.ConfigErrorRecovery = false;
    start_letters();
    bool draws = true;
    if (!backend::open(draws)) return false;
    frames.cannot_draw = !draws;
    if (!draws) io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;  // there is no renderer to create them
    return true;
}

void draw_with(void (*draw)()) { frames.draw = draw; }

void on_frame() {
    frames.requested = false;
    if (frames.hidden) return;
    if (frames.wanted > 0) --frames.wanted;
    frames.followed = frames.wanted > 0;
    frame(true);
    frames.followed = false;
    // ImGui spreads fast input over several frames; none of it may wait for the next event.
    const bool input_waits = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
    // The final state of an animation must be drawn too, even if a slow frame began before its end.
    const bool moves = frames.time < frames.animation_ends;
    if (frames.wanted > 0 || input_waits || moves) schedule();
}

void frame(bool shown) {
    if (frames.in_frame || frames.context_lost || frames.pixels.width == 0) return;
    if (frames.cannot_draw && shown && frames.drawn++ == 0) backend::first_frame_drawn();
    shown = shown && !frames.cannot_draw;
    frames.in_frame = true;
    frames.seen = shown && (!frames.followed || backend::shows_followed_frames());
    const double time = backend::clock_ms();
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = static_cast<float>(std::max((time - frames.time) / 1000, 0.0001));  // ImGui does not accept 0
    frames.time = time;
    refresh_letters();
    ImGui::NewFrame();
    frames.draw();
    scroll_by_touch();
    consume_input();
    if (shown)
        render();
    else
        ImGui::EndFrame();
    frames.in_frame = false;
}

std::vector<unsigned char> picture(int width, int height, float scale, void (*draw)()) {
    if (frames.in_frame || frames.context_lost || frames.cannot_draw || frames.pixels.width == 0) return {};
    const Surroundings screen = frames.around;
    const backend::Size screen_pixels = frames.pixels;
    const ImVec2 screen_size = ImGui::GetIO().DisplaySize;
    const auto draw_on = [](backend::Size pixels, const Surroundings& with, ImVec2 display) {
        frames.pixels = pixels;
        frames.around = with;
        ImGui::GetIO().DisplaySize = display;
        ImGui::GetIO().DisplayFramebufferScale = {with.scale, with.scale};
    };
    Surroundings offscreen = screen;
    offscreen.width = static_cast<float>(width);
    offscreen.height = static_cast<float>(height);
    offscreen.scale = scale;
    offscreen.safe = {};
    draw_on({static_cast<int>(offscreen.width * scale), static_cast<int>(offscreen.height * scale)}, offscreen,
            {offscreen.width, offscreen.height});
    std::vector<unsigned char> pixels;
    frames.picture = &pixels;
    std::swap(frames.draw, draw);
    frame(true);
    std::swap(frames.draw, draw);
    frames.picture = nullptr;

    draw_on(screen_pixels, screen, screen_size);
    frame(true);  // the canvas is as it was
    request_frames();
    return pixels;
}

void draw_unseen() { frame(false); }

void react_now() {
    if (frames.in_frame) return;
    for (int i = 0; i < 12 && ImGui::GetCurrentContext()->InputEventsQueue.Size > 0; ++i) frame(false);
}

void request_frames(int count) {
    frames.wanted = std::max(frames.wanted, count);
    schedule();
}

void animate_until(double time_ms) {
    frames.animation_ends = std::max(frames.animation_ends, time_ms);
    schedule();
}

double now_ms() { return frames.in_frame ? frames.time : backend::clock_ms(); }
bool is_seen() { return frames.seen; }
int frames_drawn() { return frames.drawn; }
// Browsers suspend animation frames of an embed that is out of view.
bool idle() { return !frames.requested || frames.hidden; }
const Surroundings& surroundings() { return frames.around; }
float snap(float position) { return std::round(position * frames.around.scale) / frames.around.scale; }

void on_resize(int width, int height, float scale, float text) {
    frames.pixels = {width, height};
    frames.around.scale = scale;
    frames.around.text = text;
    frames.around.width = static_cast<float>(width) / scale;
    frames.around.height = static_cast<float>(height) / scale;
    ImGuiIO& io = ImGui::GetIO();
    // The renderer multiplies these two and rounds down; the nudge keeps it from losing a pixel.
    io.DisplaySize = {(static_cast<float>(width) + 0.01f) / scale, (static_cast<float>(height) + 0.01f) / scale};
    io.DisplayFramebufferScale = {scale, scale};
    frame(true);
    request_frames();
}

void on_surroundings(bool dark, bool contrast, bool reduced_motion, bool coarse, bool embedded, const Bar& bar,
                     const Insets& safe) {
    frames.around.dark = dark;
    frames.around.contrast = contrast;
    frames.around.reduced_motion = reduced_motion;
    frames.around.coarse = coarse;
    frames.around.embedded = embedded;
    frames.around.bar = bar;
    frames.around.safe = safe;
    request_frames();
}

void on_colours(int accent, int page) {
    frames.around.accent = accent;
    frames.around.page = page;
    request_frames();
}

void on_visible(bool visible) {
    frames.hidden = !visible;
    if (visible) request_frames();
}

void on_context_lost() {
    if (!frames.context_lost) backend::let_go();
    frames.context_lost = true;
}

// Everything on the graphics card is gone: restart the renderer and let ImGui upload its textures again.
void on_context_restored() {
    if (frames.context_lost) backend::reopen();
    frames.context_lost = false;
    request_frames();
}

}  // namespace sightlines::platform
