// When frames are drawn, and how.
#include <GLES3/gl3.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cmath>

#include "events.h"
#include "frames.h"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_internal.h"

// clang-format off
EM_JS(void, show_cursor, (int hand), { Module['page'].cursor(hand ? 'pointer' : 'default'); });
EM_JS(void, tell_first_frame, (), { Module['page'].drawn(); });
// clang-format on

namespace sightlines::platform {
namespace {

void (*draw_app)() = nullptr;
Surroundings around;
int pixel_width = 0, pixel_height = 0;

int wanted = 0;
double animation_ends = 0;
bool on_its_way = false;  // a frame has been asked of the browser
bool inside = false;      // the app may open a sheet, which may tell us things before the frame has ended
bool context_lost = false;
bool windowless = false;  // no WebGL 2: the page is text, and no frame is shown
bool out_of_sight = false;
double frame_time = 0;
int drawn = 0;

bool on_animation_frame(double, void*);

void schedule() {
    if (on_its_way || context_lost || out_of_sight || pixel_width == 0) return;
    on_its_way = true;
    emscripten_request_animation_frame(on_animation_frame, nullptr);
}

bool on_animation_frame(double, void*) {
    on_its_way = false;
    if (out_of_sight) return false;
    if (wanted > 0) --wanted;
    frame(true);
    // ImGui spreads fast input over several frames: none may be left waiting for the next event.
    const bool input_waits = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
    if (wanted > 0 || input_waits || now_ms() < animation_ends) schedule();
    return false;
}

bool is_glyph(const ImDrawVert* v) {
    return v[0].pos.y == v[1].pos.y && v[2].pos.y == v[3].pos.y && v[0].pos.x == v[3].pos.x &&
           v[1].pos.x == v[2].pos.x && v[0].uv.y == v[1].uv.y && v[2].uv.y == v[3].uv.y && v[0].uv.x == v[3].uv.x &&
           v[1].uv.x == v[2].uv.x && v[0].uv.x != v[1].uv.x && v[0].uv.y != v[2].uv.y;
}

// ImGui sets text on whole CSS pixels, which lie between device pixels when the scale is 1.5 or so: every line would be
// blurred. Glyphs are the only textured upright rectangles; their tops are moved to the next device pixel.
void sharpen_text(const ImDrawData& data) {
    const float scale = around.scale;
    if (scale == std::floor(scale)) return;
    for (ImDrawList* list : data.CmdLists)
        for (int i = 0; i + 5 < list->IdxBuffer.Size; ++i) {
            const ImDrawIdx* index = &list->IdxBuffer[i];
            if (index[1] != index[0] + 1 || index[2] != index[0] + 2 || index[5] != index[0] + 3) continue;
            ImDrawVert* corner = &list->VtxBuffer[static_cast<int>(index[0])];
            if (!is_glyph(corner)) continue;
            const float top = corner->pos.y * scale;
            const float shift = (std::floor(top + 0.49f) - top) / scale;  // 0.49: halves all go the same way
            for (int k = 0; k < 4; ++k) corner[k].pos.y += shift;
            i += 5;
        }
}

void render() {
    ImGui::Render();
    ImDrawData& data = *ImGui::GetDrawData();
    sharpen_text(data);
    glViewport(0, 0, pixel_width, pixel_height);
    const ImVec4 ground = ImGui::GetStyle().Colors[ImGuiCol_WindowBg];
    glClearColor(ground.x, ground.y, ground.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&data);
    static bool hand = false;
    if (const bool now = ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand; now != hand) show_cursor(hand = now);
    if (drawn++ == 0) tell_first_frame();
}

}  // namespace

bool start(void (*draw)()) {
    windowless = !create_window();
    draw_app = draw;
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigDebugHighlightIdConflicts = false;  // for developers, but on by default
    io.LogFilename = nullptr;
    io.BackendPlatformName = "sightlines";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    io.ConfigMacOSXBehaviors = false;  // Ctrl and Cmd arrive as one modifier already
    io.ConfigErrorRecovery = false;
    if (!windowless) return ImGui_ImplOpenGL3_Init("#version 300 es");
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;  // nobody will ask for them
    return true;
}

void frame(bool shown) {
    if (inside || context_lost || pixel_width == 0) return;
    if (windowless && shown && drawn++ == 0) tell_first_frame();
    shown = shown && !windowless;
    inside = true;
    const double time = emscripten_get_now();
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = static_cast<float>(std::max((time - frame_time) / 1000, 0.0001));  // ImGui wants no zero
    frame_time = time;
    if (shown) ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    draw_app();
    scroll_by_touch();
    consume_input();
    if (shown)
        render();
    else
        ImGui::EndFrame();
    inside = false;
}

std::vector<unsigned char> picture(int width, int height, float scale, void (*draw)()) {
    if (inside || context_lost || windowless || pixel_width == 0) return {};
    const Surroundings screen = around;
    const int screen_width = pixel_width, screen_height = pixel_height;
    const ImVec2 screen_size = ImGui::GetIO().DisplaySize;
    const auto draw_on = [](int pixels_wide, int pixels_high, const Surroundings& with, ImVec2 display) {
        pixel_width = pixels_wide;
        pixel_height = pixels_high;
        around = with;
        ImGui::GetIO().DisplaySize = display;
        ImGui::GetIO().DisplayFramebufferScale = {around.scale, around.scale};
    };
    Surroundings apart = screen;
    apart.width = static_cast<float>(width);
    apart.height = static_cast<float>(height);
    apart.scale = scale;
    apart.safe = {};
    draw_on(static_cast<int>(apart.width * scale), static_cast<int>(apart.height * scale), apart,
            {apart.width, apart.height});

    GLuint texture = 0, target = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, pixel_width, pixel_height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glGenFramebuffers(1, &target);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    std::swap(draw_app, draw);
    frame(true);
    std::swap(draw_app, draw);
    std::vector<unsigned char> pixels(static_cast<std::size_t>(pixel_width) * static_cast<std::size_t>(pixel_height) *
                                      4);
    glReadPixels(0, 0, pixel_width, pixel_height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &target);
    glDeleteTextures(1, &texture);

    draw_on(screen_width, screen_height, screen, screen_size);
    frame(true);  // the canvas is as it was
    request_frames();
    return pixels;
}

void react_now() {
    if (inside) return;
    for (int i = 0; i < 12 && ImGui::GetCurrentContext()->InputEventsQueue.Size > 0; ++i) frame(false);
}

void request_frames(int count) {
    wanted = std::max(wanted, count);
    schedule();
}

void animate_until(double time_ms) {
    animation_ends = std::max(animation_ends, time_ms);
    schedule();
}

double now_ms() { return inside ? frame_time : emscripten_get_now(); }
double wall_clock_ms() { return emscripten_date_now(); }
int frames_drawn() { return drawn; }
bool idle() { return !on_its_way || out_of_sight; }  // browsers hold back what a frame out of sight has asked for
const Surroundings& surroundings() { return around; }
float snap(float position) { return std::round(position * around.scale) / around.scale; }

void on_resize(int width, int height, float scale) {
    pixel_width = width;
    pixel_height = height;
    around.scale = scale;
    around.width = static_cast<float>(width) / scale;
    around.height = static_cast<float>(height) / scale;
    ImGuiIO& io = ImGui::GetIO();
    // The renderer multiplies these two and rounds down; the nudge keeps it from losing a pixel.
    io.DisplaySize = {(static_cast<float>(width) + 0.01f) / scale, (static_cast<float>(height) + 0.01f) / scale};
    io.DisplayFramebufferScale = {scale, scale};
    frame(true);
    request_frames();
}

void on_surroundings(bool dark, bool reduced_motion, bool coarse, bool embedded, const Bar& bar, const Insets& safe) {
    around.dark = dark;
    around.reduced_motion = reduced_motion;
    around.coarse = coarse;
    around.embedded = embedded;
    around.bar = bar;
    around.safe = safe;
    request_frames();
}

void on_visible(bool visible) {
    out_of_sight = !visible;
    if (visible) request_frames();
}

void on_context_lost() { context_lost = true; }

// Everything on the graphics card is gone. The renderer starts anew; ImGui hands it its textures again.
void on_context_restored() {
    context_lost = false;
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplOpenGL3_Init("#version 300 es");
    request_frames();
}

}  // namespace sightlines::platform
