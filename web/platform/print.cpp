#include "platform/print.h"

#include <cstdint>
#include <cstring>

namespace sightlines::platform {
namespace {

// What fits into a buffer is kept, all of it is counted.
struct Printed {
    char* out;
    std::size_t size, count;

    void put(char c) {
        if (count + 1 < size) out[count] = c;
        ++count;
    }
};

struct Field {
    bool zeros, left;
    int width, precision;  // -1: none
};

void put_field(Printed& to, const Field& field, bool minus, const char* text, int length, int zeros) {
    int blanks = field.width - length - zeros - (minus ? 1 : 0);
    if (field.zeros && blanks > 0) {
        zeros += blanks;
        blanks = 0;
    }
    for (; !field.left && blanks > 0; --blanks) to.put(' ');
    if (minus) to.put('-');
    while (zeros-- > 0) to.put('0');
    while (length-- > 0) to.put(*text++);
    while (blanks-- > 0) to.put(' ');
}

void put_number(Printed& to, const Field& field, bool minus, std::uint64_t value, unsigned base, char ten) {
    char digits[20];
    char* const end = digits + sizeof digits;
    char* first = end;
    for (; value > 0; value /= base) {
        const auto digit = static_cast<char>(value % base);
        *--first = static_cast<char>(digit < 10 ? '0' + digit : ten + digit - 10);
    }
    const int length = static_cast<int>(end - first), least = field.precision < 0 ? 1 : field.precision;
    put_field(to, field, minus, first, length, least > length ? least - length : 0);
}

void put_real(Printed& to, double value) {
    const bool minus = value < 0;
    const auto millionths = static_cast<std::uint64_t>((minus ? -value : value) * 1e6 + 0.5);
    put_number(to, {false, false, 0, -1}, minus, millionths / 1'000'000, 10, 'a');
    to.put('.');
    put_number(to, {false, false, 0, 6}, false, millionths % 1'000'000, 10, 'a');
}

}  // namespace

int print(char* out, std::size_t size, const char* format, std::va_list arguments) {
    Printed to{out, size, 0};
    const auto number = [&] {
        int count = 0;
        if (*format == '*') {
            ++format;
            count = va_arg(arguments, int);
        }
        while (*format >= '0' && *format <= '9') count = count * 10 + (*format++ - '0');
        return count;
    };
    while (*format != 0) {
        if (*format != '%') {
            to.put(*format++);
            continue;
        }
        const char* const start = format++;
        Field field{false, false, 0, -1};
        for (; *format == '0' || *format == '-'; ++format) (*format == '0' ? field.zeros : field.left) = true;
        field.width = number();
        if (*format == '.') {
            ++format;
            field.precision = number();
        }
        bool wide = *format == 'j';
        for (; *format != 0 && std::strchr("hljz", *format) != nullptr; ++format)
            wide |= *format == 'l' && format[1] == 'l';
        switch (const char kind = *format++) {
            case 'd':
            case 'i': {
                const std::int64_t value = wide ? va_arg(arguments, std::int64_t) : va_arg(arguments, int);
                const auto bits = static_cast<std::uint64_t>(value);
                put_number(to, field, value < 0, value < 0 ? 0 - bits : bits, 10, 'a');
                break;
            }
            case 'u':
            case 'x':
            case 'X':
            case 'p': {
                const std::uint64_t value = wide ? va_arg(arguments, std::uint64_t) : va_arg(arguments, unsigned);
                put_number(to, field, false, value, kind == 'u' ? 10 : 16, kind == 'X' ? 'A' : 'a');
                break;
            }
            case 'c': {
                const char c = static_cast<char>(va_arg(arguments, int));
                put_field(to, field, false, &c, 1, 0);
                break;
            }
            case 's': {
                const char* text = va_arg(arguments, const char*);
                if (text == nullptr) text = "(null)";
                const std::size_t length =
                    field.precision < 0 ? std::strlen(text) : strnlen(text, static_cast<std::size_t>(field.precision));
                put_field(to, field, false, text, static_cast<int>(length), 0);
                break;
            }
            case 'f': put_real(to, va_arg(arguments, double)); break;
            case '%': to.put('%'); break;
            default:
                if (kind == 0) --format;
                for (const char* at = start; at < format; ++at) to.put(*at);
        }
    }
    if (size > 0) out[to.count < size ? to.count : size - 1] = 0;
    return static_cast<int>(to.count);
}

}  // namespace sightlines::platform
