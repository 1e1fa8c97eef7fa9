// Small replacements for library functions whose full versions would only enlarge the page (see web/CMakeLists.txt).
#include <emscripten.h>

#include <cstdarg>
#include <cstdlib>
#include <cstring>

// clang-format off
EM_JS_DEPS(left_out, "$UTF8ToString");
EM_JS(double, number_of, (const char* text), { return Number(UTF8ToString(text)); });
// clang-format on

extern "C" {

double __wrap_strtod(const char* text, char** end);
int __wrap_sscanf(const char* text, const char* format, ...);

// Only called by the JSON parser, with text that consists of a number. The C library's version needs 128-bit
// arithmetic.
double __wrap_strtod(const char* text, char** end) {
    *end = const_cast<char*>(text) + std::strlen(text);
    return number_of(text);
}

// ImGui uses this for the version of its shaders, and for settings files, which do not exist here.
int __wrap_sscanf(const char* text, const char* format, ...) {
    if (std::strcmp(format, "#version %d") != 0) return 0;
    std::va_list targets;
    va_start(targets, format);
    *va_arg(targets, int*) = std::atoi(text + std::strlen("#version "));
    va_end(targets);
    return 1;
}

}  // extern "C"
