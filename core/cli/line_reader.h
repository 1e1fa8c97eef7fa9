#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

namespace sightlines {

// Lines out of a stream that comes in blocks. `read` waits for something and gives what is there, 0 bytes at the end.
// Of a line longer than `longest` bytes one byte more than that is kept, enough to see that it is too long.
class LineReader {
  public:
    using Read = std::function<std::size_t(char* to, std::size_t most)>;

    LineReader(Read read, std::size_t longest) : read_(std::move(read)), longest_(longest) {}

    // The next line, without its end; false: there is none. The last line needs no end.
    bool next(std::string& line) {
        line.clear();
        if (at_ == end_ && !fill()) return false;
        do {
            const char* const from = block_.data() + at_;
            const void* const found = std::memchr(from, '\n', end_ - at_);
            const std::size_t size =
                found == nullptr ? end_ - at_ : static_cast<std::size_t>(static_cast<const char*>(found) - from);
            line.append(from, std::min(size, longest_ + 1 - line.size()));
            at_ += size;
            if (found != nullptr) {
                ++at_;
                return true;
            }
        } while (fill());
        return true;
    }

    static constexpr std::size_t block = 65'536;

  private:
    bool fill() {
        at_ = 0;
        end_ = read_(block_.data(), block_.size());
        return end_ > 0;
    }

    Read read_;
    std::size_t longest_;
    std::array<char, block> block_{};
    std::size_t at_ = 0;
    std::size_t end_ = 0;
};

}  // namespace sightlines
