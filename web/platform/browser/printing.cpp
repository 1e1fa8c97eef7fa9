// In place of the C library's printing, whose floating-point numbers are most of it (see web/CMakeLists.txt).
#include <emscripten/console.h>

#include <cstdio>
#include <cstdlib>

#include "platform/print.h"

extern "C" {

int __wrap_vsnprintf(char* out, std::size_t size, const char* format, std::va_list arguments);
int __wrap_snprintf(char* out, std::size_t size, const char* format, ...);
int __wrap_fiprintf(std::FILE* file, const char* format, ...);
[[noreturn]] void __wrap_abort_message(const char* format, ...);

int __wrap_vsnprintf(char* out, std::size_t size, const char* format, std::va_list arguments) {
    return sightlines::platform::print(out, size, format, arguments);
}

int __wrap_snprintf(char* out, std::size_t size, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    const int count = sightlines::platform::print(out, size, format, arguments);
    va_end(arguments);
    return count;
}

// ImGui's, of shaders that do not compile.
int __wrap_fiprintf(std::FILE*, const char* format, ...) {
    char text[400];
    std::va_list arguments;
    va_start(arguments, format);
    const int count = sightlines::platform::print(text, sizeof text, format, arguments);
    va_end(arguments);
    emscripten_console_error(text);
    return count;
}

void __wrap_abort_message(const char* format, ...) {
    emscripten_console_error(format);
    std::abort();
}

}  // extern "C"
