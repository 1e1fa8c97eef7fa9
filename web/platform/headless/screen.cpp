// The backend for tests: a screen in memory and a clock that tests advance.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "api/serve.h"
#include "imgui_internal.h"
#include "platform/backend.h"
#include "platform/events.h"
#include "platform/frames.h"
#include "platform/headless/internals.h"
#include "platform/page.h"

namespace sightlines::headless {
namespace {

constexpr double frame_ms = 16;

using Bytes = std::vector<unsigned char>;

// In the order of theme::Font.
std::array<Bytes, 3>& fonts() {
    static std::array<Bytes, 3> all = [] {
        const auto read = [](const char* name) {
            std::ifstream file(std::string(SIGHTLINES_FONTS "/") + name, std::ios::binary);
            return Bytes{std::istreambuf_iterator<char>(file), {}};
        };
        return std::array{read("text.ttf"), read("strong.ttf"), read("display.ttf")};
    }();
    return all;
}

// The renderer must release its textures before the context is destroyed.
void end_context() {
    if (ImGui::GetCurrentContext() == nullptr) return;
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui::DestroyContext();
}

platform::Scheme stored_scheme() {
    const std::string stored = platform::stored("scheme");
    return stored == "dark"    ? platform::Scheme::dark
           : stored == "light" ? platform::Scheme::light
                               : platform::Scheme::system;
}

// A question has one answer, and some take long: what other tests have asked is not thought about again.
std::string engine(std::string_view line) {
    static std::map<std::string, std::string, std::less<>> answers;
    if (const auto known = answers.find(line); known != answers.end()) return known->second;
    return answers.emplace(line, serve(line)).first->second;
}

void tell_surroundings() {
    const platform::Surroundings& around = outside().around;
    const platform::Scheme scheme = platform::chosen_scheme();
    const bool dark = scheme == platform::Scheme::system ? around.dark : scheme == platform::Scheme::dark;
    platform::on_surroundings(dark, around.contrast, around.reduced_motion, around.coarse, around.embedded, around.bar,
                              around.safe);
}

void run_callbacks() {
    while (!internals().callbacks.empty()) {
        const auto callbacks = std::exchange(internals().callbacks, {});
        for (const auto& callback : callbacks) callback();
    }
}

void wake_if_due() {
    if (internals().wakes_at > outside().clock_ms) return;
    internals().wakes_at = platform::backend::never;
    platform::on_wake();
}

// Until the page is idle: tests look at the last frame only.
struct Running {
    Running() { internals().running = true; }
    ~Running() { internals().running = false; }
};

void draw_frame() {
    internals().frame_asked = false;
    outside().clock_ms += frame_ms;
    wake_if_due();
    platform::on_frame();
    run_callbacks();
}

}  // namespace

Outside& restart(Outside outside) {
    Outside& now = headless::outside();
    leave_page();
    end_context();
    clear_items();
    internals() = {};
    now = std::move(outside);
    now.title.clear();
    internals().told_step = now.step;
    internals().chance = Rng(now.seed);
    if (!now.engine) now.engine = engine;
    internals().scheme = stored_scheme();
    if (!start_page()) std::abort();
    ImGui::GetCurrentContext()->TestEngineHookItems = true;
    for (std::size_t i = 0; i < fonts().size(); ++i) add_page_font(i, fonts()[i]);
    for (ImFont* font : ImGui::GetIO().Fonts->Fonts)
        font->FallbackChar = '`';  // never used by the page, so texts() recognises missing glyphs by it
    tell_surroundings();           // a browser does so before the code of what is opened is here
    the_page().open(now.address[now.step], From::address);
    surroundings_changed();
    run();
    return now;
}

void show(void (*draw)()) {
    platform::draw_with(draw);
    platform::request_frames();
}

int run(double ms) {
    const double until = outside().clock_ms + ms;
    const int most = most_frames + static_cast<int>(ms / frame_ms);
    const Running running;
    run_callbacks();
    for (int frames = 0; frames < most;) {
        if (internals().frame_asked) {
            draw_frame();
            ++frames;
        } else if (internals().wakes_at <= until) {
            outside().clock_ms = std::max(outside().clock_ms, internals().wakes_at);
            wake_if_due();
        } else {
            outside().clock_ms = std::max(outside().clock_ms, until);
            return frames;
        }
    }
    return most;
}

void run_frames(int count) {
    run_callbacks();
    while (count-- > 0 && internals().frame_asked) draw_frame();
}

void surroundings_changed() {
    const platform::Surroundings& around = outside().around;
    tell_surroundings();
    const auto pixels = [&](float length) { return static_cast<int>(std::lround(length * around.scale)); };
    const platform::Surroundings& known = platform::surroundings();
    if (known.width == around.width && known.height == around.height && known.scale == around.scale &&
        known.text == around.text)
        return;
    platform::on_resize(pixels(around.width), pixels(around.height), around.scale, around.text);
}

Image screenshot() {
    const ImDrawData* data = ImGui::GetCurrentContext() == nullptr ? nullptr : ImGui::GetDrawData();
    if (data == nullptr) return {};
    const auto pixels = [&](float length) { return static_cast<int>(length * data->FramebufferScale.x); };
    Image image{pixels(data->DisplaySize.x), pixels(data->DisplaySize.y), {}};
    fill(*data, ImGui::GetStyle().Colors[ImGuiCol_WindowBg], image);
    return image;
}

}  // namespace sightlines::headless

namespace sightlines::platform::backend {

using headless::internals;
using headless::outside;

bool open(bool& draws) {
    draws = outside().draws;
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
    return true;
}

void let_go() {}
void reopen() {}

double clock_ms() { return outside().clock_ms; }
bool shows_followed_frames() { return !internals().running; }
void ask_frame() { internals().frame_asked = true; }
void wake_at(double when) { internals().wakes_at = when; }
void set_cursor(ImGuiMouseCursor) {}
void first_frame_drawn() {}

// Textures are read from ImGui's memory, so nothing needs to be uploaded.
void render(ImDrawData& data, Size size, const ImVec4& ground, std::vector<unsigned char>* picture) {
    outside().clock_ms += outside().drawing_ms;
    for (ImTextureData* texture : *data.Textures) {
        if (texture->Status == ImTextureStatus_WantCreate || texture->Status == ImTextureStatus_WantUpdates) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantDestroy && texture->UnusedFrames > 0) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
    }
    if (picture == nullptr) return headless::publish_items();
    headless::Image image{size.width, size.height, {}};
    headless::fill(data, ground, image);
    picture->clear();
    const auto row = static_cast<std::ptrdiff_t>(image.width) * 4;
    for (auto end = image.pixels.end(); end != image.pixels.begin(); end -= row)
        picture->insert(picture->end(), end - row, end);
}

}  // namespace sightlines::platform::backend
