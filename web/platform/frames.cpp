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
double frame_time = 0;
int drawn = 0;

bool on_animation_frame(double, void*);

void schedule() {
    if (on_its_way || context_lost || pixel_width == 0) return;
    on_its_way = true;
    emscripten_request_animation_frame(on_animation_frame, nullptr);
}

bool on_animation_frame(double, void*) {
    on_its_way = false;
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
    if (!create_window()) return false;
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
    return ImGui_ImplOpenGL3_Init("#version 300 es");
}

void frame(bool shown) {
    if (inside || context_lost || pixel_width == 0) return;
    inside = true;
    const double time = emscripten_get_now();
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = static_cast<float>(std::max((time - frame_time) / 1000, 0.0001));  // ImGui wants no zero
    frame_time = time;
    if (shown) ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    draw_app();
    consume_input();
    if (shown)
        render();
    else
        ImGui::EndFrame();
    inside = false;
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
bool idle() { return !on_its_way; }
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

void on_surroundings(bool dark, bool reduced_motion, bool coarse, bool embedded, const Insets& safe) {
    around.dark = dark;
    around.reduced_motion = reduced_motion;
    around.coarse = coarse;
    around.embedded = embedded;
    around.safe = safe;
    request_frames();
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
