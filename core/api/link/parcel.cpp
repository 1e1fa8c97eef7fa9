#include "api/link/parcel.h"

#include <optional>

#include "api/link/base62.h"
#include "api/link/packing.h"
#include "base/crc32.h"

namespace sightlines {
namespace {

// Below it a length has two digits; what a longer one has above it is written with three, which begin where those end.
constexpr std::size_t first_long_length = 3'300,
                      longest_length = first_long_length + (62 * 62 - first_long_length) * 62;
constexpr std::size_t check_bytes = 4;

std::string write_length(std::size_t length) {
    const auto two_digits = [](std::size_t number) {
        return std::string{base62_digit(static_cast<unsigned>(number / 62)),
                           base62_digit(static_cast<unsigned>(number % 62))};
    };
    if (length < first_long_length) return two_digits(length);
    const std::size_t above = length - first_long_length;
    return two_digits(first_long_length + above / 62) + base62_digit(static_cast<unsigned>(above % 62));
}

struct Length {
    std::size_t digits, length;
};

std::optional<Length> read_length(std::string_view text) {
    const auto digit = [&](std::size_t at) { return at < text.size() ? base62_value(text[at]) : -1; };
    if (digit(0) < 0 || digit(1) < 0) return std::nullopt;
    const auto number = static_cast<std::size_t>(digit(0) * 62 + digit(1));
    if (number < first_long_length) return Length{2, number};
    if (digit(2) < 0) return std::nullopt;
    return Length{3, first_long_length + (number - first_long_length) * 62 + static_cast<std::size_t>(digit(2))};
}

std::string check_of(std::string_view json) {
    const std::uint32_t crc = crc32(json);
    std::string check;
    for (unsigned left = 32; left > 0; left -= 8) check += static_cast<char>(crc >> (left - 8) & 0xFFU);
    return check;
}

}  // namespace

std::size_t parcel_size(std::string_view text) {
    const auto length = read_length(text);
    return length ? length->digits + length->length : 0;
}

Parcel write_parcel(TokenModel& model, std::string_view json) {
    const Packed packed = pack(model, json);
    if (packed.fault != Packed::Fault::none) return {ParcelFault::too_odd, {}};
    const std::string content = write_base62(check_of(json) + packed.text);
    if (content.size() >= longest_length) return {ParcelFault::too_large, {}};
    return {ParcelFault::none, write_length(content.size()) + content};
}

Parcel read_parcel(TokenModel& model, std::string_view text, std::size_t most) {
    const auto length = read_length(text);
    if (!length || text.size() < length->digits + length->length) return {ParcelFault::cut_off, {}};
    const auto content = read_base62(text.substr(length->digits, length->length));
    if (!content || content->size() < check_bytes) return {ParcelFault::changed, {}};
    const std::string_view bytes = *content;
    Packed json = unpack(model, bytes.substr(check_bytes), most);
    if (json.fault == Packed::Fault::too_large) return {ParcelFault::too_large, {}};
    if (json.fault != Packed::Fault::none || check_of(json.text) != bytes.substr(0, check_bytes))
        return {ParcelFault::changed, {}};
    return {ParcelFault::none, std::move(json.text)};
}

}  // namespace sightlines
