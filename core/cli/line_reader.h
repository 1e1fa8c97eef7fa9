#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

namespace sightlines {

// Splits a stream of bytes into lines, which end with LF or CR LF. `read` waits for input and returns the number of
// bytes it has read, 0 at the end of the stream. A line of more than `longest` bytes is cut to longest + 1 bytes, which
// shows that it is too long.
class LineReader {
  public:
    using Read = std::function<std::size_t(char* to, std::size_t most)>;

    LineReader(Read read, std::size_t longest) : read_(std::move(read)), longest_(longest) {}

    // The next line, without its line break; false at the end. The last line need not have a line break.
    bool next(std::string& line) {
        if (!collect(line)) return false;
        if (line.ends_with('\r')) line.pop_back();
        if (line.size() > longest_) line.resize(longest_ + 1);
        return true;
    }

    static constexpr std::size_t block = 65'536;

  private:
    // Up to LF: of a line that is too long one byte more than tells it, which may be a CR.
    bool collect(std::string& line) {
        line.clear();
        if (at_ == end_ && !fill()) return false;
        do {
            const char* const from = block_.data() + at_;
            const void* const found = std::memchr(from, '\n', end_ - at_);
            const std::size_t size =
                found == nullptr ? end_ - at_ : static_cast<std::size_t>(static_cast<const char*>(found) - from);
            line.append(from, std::min(size, longest_ + 2 - line.size()));
            at_ += size;
            if (found != nullptr) {
                ++at_;
                return true;
            }
        } while (fill());
        return true;
    }

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
