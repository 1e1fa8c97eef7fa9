// Internal to this folder: state that tests do not see.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "platform/backend.h"
#include "platform/headless/headless.h"

namespace sightlines::headless {

struct Question {
    int ticket = 0;
    std::string line;
};

struct Internals {
    Outside outside;
    Rng chance{1};
    platform::Scheme scheme = platform::Scheme::system;
    platform::Copied copied = platform::Copied::nothing;
    std::optional<Question> question;              // put to the engine
    std::vector<std::function<void()>> callbacks;  // due before the next frame
    std::size_t told_step = 0;                     // of Outside::address, that the page knows of
    bool frame_asked = false;
    bool running = false;  // run() is
    double wakes_at = platform::backend::never;
};
Internals& internals();

void publish_items();  // makes the items of this frame the result of items()
void clear_items();

void fill(const ImDrawData& data, const ImVec4& ground, Image& image);  // renders the triangles into `image`

}  // namespace sightlines::headless
