#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "json/json.h"

namespace sightlines {

// A link carries a record in its fragment: "#<generation><codec>.<payload>".
//   generation  1
//   codec       d: base64url of the raw deflate of the JSON;  j: base64url of the JSON itself
// A game may have a brief form of "start" for it (GameEntry::brief), which open_match reads as well.
// "#{...}" with the JSON as it is or percent-encoded is read as well.
inline constexpr std::size_t longest_link = 32'768;     // characters, from the # on
inline constexpr std::size_t largest_record = 262'144;  // bytes of JSON

// A text without the mark of byte order that editors put before it.
constexpr std::string_view without_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

// "#1d...." The same record gives the same link on every machine. FORMAT if it would be longer than can be read.
Result<std::string> write_link(const Json& record);

// Takes a whole address, its fragment, or plain JSON. Every limit holds before and while inflating. What comes back is
// JSON within the limits of parse_json, not yet judged as a record. The code of an error is "link-cut" for a link that
// broke on its way, "link-newer" for one of a later version, "link-none" for what is none, else "format".
Result<Json> read_link(std::string_view link);

}  // namespace sightlines
