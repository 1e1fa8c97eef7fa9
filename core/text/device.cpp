#include "text/device.h"

#include <cstddef>

namespace sightlines::wording {

std::string for_device(std::string_view text, bool touch) {
    std::string words;
    while (!text.empty()) {
        const std::size_t begin = text.find('{');
        const std::size_t bar = text.find('|', begin), end = text.find('}', begin);
        if (begin == text.npos || bar == text.npos || end == text.npos || bar > end) break;
        words += text.substr(0, begin);
        words += touch ? text.substr(bar + 1, end - bar - 1) : text.substr(begin + 1, bar - begin - 1);
        text.remove_prefix(end + 1);
    }
    return words += text;
}

}  // namespace sightlines::wording
