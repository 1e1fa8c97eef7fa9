#include "api/link/arithmetic_coder.h"

namespace sightlines {

ArithmeticCoder::ArithmeticCoder(std::string_view bytes) : writes_(false), bytes_(bytes) {
    for (int i = 0; i < 4; ++i) shift();
}

// When reading: the next byte; behind the end there are zeros.
void ArithmeticCoder::shift() {
    const auto next = taken_ < bytes_.size() ? static_cast<unsigned char>(bytes_[taken_]) : 0U;
    number_ = number_ << 8U | next;
    ++taken_;
}

bool ArithmeticCoder::answer(bool yes, std::uint32_t chance) {
    const std::uint32_t range = high_ - low_;
    const std::uint32_t middle = low_ + (range >> 16U) * chance + ((range & 0xFFFFU) * chance >> 16U);
    if (!writes_) yes = number_ <= middle;
    if (yes) {
        high_ = middle;
    } else {
        low_ = middle + 1;
    }
    while (((low_ ^ high_) & 0xFF000000U) == 0) {
        if (writes_) {
            written_ += static_cast<char>(high_ >> 24U);
        } else {
            shift();
        }
        low_ <<= 8U;
        high_ = high_ << 8U | 0xFFU;
    }
    return yes;
}

std::string ArithmeticCoder::finish() {
    // Of the numbers in the interval the last of those with the most bytes of zeros at their end.
    std::uint32_t number = low_;
    for (unsigned zeros = 8; zeros <= 32; zeros += 8) {
        const std::uint32_t rounded = zeros == 32 ? 0 : high_ >> zeros << zeros;
        if (rounded >= low_) number = rounded;
    }
    for (unsigned left = 32; left > 0; left -= 8) written_ += static_cast<char>(number >> (left - 8) & 0xFFU);
    written_.resize(written_.find_last_not_of('\0') + 1);
    return std::move(written_);
}

}  // namespace sightlines
