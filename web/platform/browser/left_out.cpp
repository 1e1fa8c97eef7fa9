// Small replacements for library functions whose full versions would only enlarge the page (see web/CMakeLists.txt).
#include <emscripten.h>

#include <cstdarg>
#include <cstdlib>
#include <cstring>

// clang-format off
EM_JS_DEPS(left_out, "$UTF8ToString");
EM_JS(double, number_of, (const char* text), { return Number(UTF8ToString(text)); });
EM_JS(double, sine, (double angle), { return Math.sin(angle); });
EM_JS(double, cosine, (double angle), { return Math.cos(angle); });
EM_JS(double, arc_sine, (double value), { return Math.asin(value); });
EM_JS(double, arc_cosine, (double value), { return Math.acos(value); });
EM_JS(double, arc_tangent, (double y, double x), { return Math.atan2(y, x); });
EM_JS(double, power, (double base, double exponent), { return Math.pow(base, exponent); });
EM_JS(double, exponential, (double value), { return Math.exp(value); });
EM_JS(double, logarithm, (double value), { return Math.log(value); });
EM_JS(double, remainder_of, (double value, double divisor), { return value % divisor; });
// clang-format on

extern "C" {

double __wrap_strtod(const char* text, char** end);
int __wrap_sscanf(const char* text, const char* format, ...);
float __wrap_sinf(float angle);
float __wrap_cosf(float angle);
float __wrap_asinf(float value);
float __wrap_acosf(float value);
float __wrap_atan2f(float y, float x);
float __wrap_powf(float base, float exponent);
float __wrap_expf(float value);
float __wrap_logf(float value);
float __wrap_fmodf(float value, float divisor);

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

// Where things are drawn, and never what the rules say: browsers need not agree to the last bit. The C library's
// versions bring tables of eight kilobytes.
float __wrap_sinf(float angle) { return static_cast<float>(sine(angle)); }
float __wrap_cosf(float angle) { return static_cast<float>(cosine(angle)); }
float __wrap_asinf(float value) { return static_cast<float>(arc_sine(value)); }
float __wrap_acosf(float value) { return static_cast<float>(arc_cosine(value)); }
float __wrap_atan2f(float y, float x) { return static_cast<float>(arc_tangent(y, x)); }
float __wrap_powf(float base, float exponent) { return static_cast<float>(power(base, exponent)); }
float __wrap_expf(float value) { return static_cast<float>(exponential(value)); }
float __wrap_logf(float value) { return static_cast<float>(logarithm(value)); }
float __wrap_fmodf(float value, float divisor) { return static_cast<float>(remainder_of(value, divisor)); }

}  // extern "C"
