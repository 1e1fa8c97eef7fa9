#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sightlines {

// Answers of yes and no as bytes, and back: the likelier an answer was held to be, the less it takes. The bytes are the
// shortest number within an interval that each answer makes smaller; zeros at their end are left out.
class ArithmeticCoder {
  public:
    ArithmeticCoder() = default;                       // writes
    explicit ArithmeticCoder(std::string_view bytes);  // reads; the bytes must outlive it

    // The answer: `yes` when writing, whatever it was then when reading. `chance` is that of yes, in 65,536ths, from 1
    // to 65,535.
    bool answer(bool yes, std::uint32_t chance);

    bool writes() const { return writes_; }
    std::string finish();  // the bytes written

    // Whether more bytes were asked for than a writer can have left out, and whether some were never asked for.
    bool ran_out() const { return taken_ > bytes_.size() + 4; }
    bool has_rest() const { return taken_ < bytes_.size(); }

  private:
    void shift();

    bool writes_ = true;
    std::uint32_t low_ = 0, high_ = 0xFFFFFFFF;
    std::string written_;
    std::string_view bytes_;
    std::size_t taken_ = 0;
    std::uint32_t number_ = 0;
};

}  // namespace sightlines
