// The backend in a browser: the canvas with WebGL 2, clock, animation frames and timer.
#include <GLES3/gl3.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cstdlib>

#include "imgui_impl_opengl3.h"
#include "platform/backend.h"
#include "platform/browser/window.h"
#include "platform/events.h"

// clang-format off
EM_JS(void, show_cursor, (int hand), { Module['page'].cursor(!!hand); });
EM_JS(unsigned char*, shell_letters, (int which, float size, const char* run, size_t bytes, unsigned ink, float* metrics), {
    const drawn = Module['page'].letters(which, size, UTF8ToString(run, bytes), '#' + ink.toString(16).padStart(6, '0'));
    if (!drawn) return 0;
    const at = _malloc(drawn.pixels.length);
    HEAPF32.set(drawn.metrics, metrics >> 2);
    HEAPU8.set(drawn.pixels, at);
    return at;
});
EM_JS(double, minutes_behind, (double ms), { return new Date(ms).getTimezoneOffset(); });
EM_JS(void, tell_first_frame, (), { Module['page'].drawn(); });
// clang-format on

namespace sightlines::platform {

double wall_clock_ms() { return emscripten_date_now(); }
double local_clock_ms(double wall_ms) { return wall_ms - minutes_behind(wall_ms) * 60'000; }

namespace backend {

std::optional<Letters> draw_letters(int which, float pixels, std::string_view run, ImU32 ink) {
    const unsigned rgb = (ink >> IM_COL32_R_SHIFT & 0xFF) << 16 | (ink >> IM_COL32_G_SHIFT & 0xFF) << 8 |
                         (ink >> IM_COL32_B_SHIFT & 0xFF);
    float metrics[6];  // advance, left, top, width, height, coloured
    unsigned char* const drawn = shell_letters(which, pixels, run.data(), run.size(), rgb, metrics);
    if (drawn == nullptr) return std::nullopt;
    Letters letters{.advance = metrics[0],
                    .left = metrics[1],
                    .top = metrics[2],
                    .width = static_cast<int>(metrics[3]),
                    .height = static_cast<int>(metrics[4]),
                    .coloured = metrics[5] != 0,
                    .rgba = {}};
    letters.rgba.assign(drawn,
                        drawn + static_cast<std::size_t>(letters.width) * static_cast<std::size_t>(letters.height) * 4);
    std::free(drawn);
    return letters;
}

namespace {

constexpr const char* shader_version = "#version 300 es";

// A texture as render target.
class OffscreenTarget {
  public:
    explicit OffscreenTarget(Size size) : size_(size) {
        glGenTextures(1, &texture_);
        glBindTexture(GL_TEXTURE_2D, texture_);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, size.width, size.height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
        glGenFramebuffers(1, &target_);
        glBindFramebuffer(GL_FRAMEBUFFER, target_);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    }
    ~OffscreenTarget() {
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glDeleteFramebuffers(1, &target_);
        glDeleteTextures(1, &texture_);
    }
    OffscreenTarget(const OffscreenTarget&) = delete;
    OffscreenTarget& operator=(const OffscreenTarget&) = delete;

    std::vector<unsigned char> pixels() const {
        std::vector<unsigned char> all(static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(size_.height) *
                                       4);
        glReadPixels(0, 0, size_.width, size_.height, GL_RGBA, GL_UNSIGNED_BYTE, all.data());
        return all;
    }

  private:
    Size size_;
    GLuint texture_ = 0, target_ = 0;
};

void draw(ImDrawData& data, Size size, const ImVec4& ground) {
    glViewport(0, 0, size.width, size.height);
    glClearColor(ground.x, ground.y, ground.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplOpenGL3_RenderDrawData(&data);
}

long timer = 0;

}  // namespace

bool open(bool& draws) {
    draws = create_window();
    return !draws || ImGui_ImplOpenGL3_Init(shader_version);
}

// While the context is lost: afterwards its objects would be no longer known, which browsers complain of.
void let_go() { ImGui_ImplOpenGL3_Shutdown(); }
void reopen() { ImGui_ImplOpenGL3_Init(shader_version); }

double clock_ms() { return emscripten_get_now(); }

bool shows_followed_frames() { return true; }

void ask_frame() {
    emscripten_request_animation_frame(
        [](double, void*) {
            on_frame();
            return false;
        },
        nullptr);
}

void wake_at(double when) {
    if (timer != 0) emscripten_clear_timeout(timer);
    timer = 0;
    if (when == never) return;
    timer = emscripten_set_timeout(
        [](void*) {
            timer = 0;
            on_wake();
        },
        std::max(0.0, when - clock_ms()), nullptr);
}

void render(ImDrawData& data, Size size, const ImVec4& ground, std::vector<unsigned char>* picture) {
    if (picture == nullptr) return draw(data, size, ground);
    const OffscreenTarget offscreen(size);
    draw(data, size, ground);
    *picture = offscreen.pixels();
}

void set_cursor(ImGuiMouseCursor cursor) {
    static bool hand = false;
    if (const bool now = cursor == ImGuiMouseCursor_Hand; now != hand) show_cursor(hand = now);
}

void first_frame_drawn() { tell_first_frame(); }

}  // namespace backend
}  // namespace sightlines::platform
