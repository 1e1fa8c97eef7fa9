// The core for a Web Worker: a line of `serve` in, a line out. See shell/worker.js.
#include <cstddef>
#include <string>
#include <string_view>

#include "api/serve.h"

// The reply lasts until the next call.
extern "C" __attribute__((used, visibility("default"))) const char* answer(const char* line, std::size_t size);

const char* answer(const char* line, std::size_t size) {
    static std::string reply;
    reply = sightlines::serve(std::string_view(line, size));
    return reply.c_str();
}
