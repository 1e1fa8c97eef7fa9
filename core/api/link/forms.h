#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "json/json.h"

namespace sightlines {

// A link carries a record in its fragment: "#<generation><codec>.<payload>".
//   generation  1
//   codec       x: the letter of a game, and the JSON packed by a model of that game (parcel.h)
//               d: base64url of the raw deflate of the JSON;  j: base64url of the JSON itself; both of older versions
// For links a game may have a brief form of "start" (GameEntry::brief), which open_match reads as well.
// "#{...}" with the JSON as it is or percent-encoded is read as well.
inline constexpr std::size_t longest_link = 32'768;     // characters, from the # on
inline constexpr std::size_t largest_record = 262'144;  // bytes of JSON

// A text without the mark of byte order that editors put before it.
constexpr std::string_view without_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

// "#1x....", of letters and digits. The same record gives the same link on every machine and in every release. FORMAT
// if it would be longer than can be read.
Result<std::string> write_link(const Json& record);

// Takes a whole address, its fragment, or plain JSON. Every limit holds before and while unpacking. What comes back is
// JSON within the limits of parse_json, not yet judged as a record. The code of an error is "link-cut" for a link whose
// end is missing, "link-changed" for one of which something was changed on its way, "link-newer" for one of a later
// version, "link-none" for what is none, "link-later" while what reads it is not here, else "format". A link "#1x." is
// read only if no text follows it and its check holds.
Result<Json> read_link(std::string_view link);

// How often a link was packed and unpacked since the program began. What was written or read a short while ago is
// remembered, and neither packed nor unpacked again.
struct LinkWork {
    std::size_t packed = 0, unpacked = 0;
};
LinkWork link_work();

// For programs that load code later. `is_here` tells whether the links of a game, by its id, can be read and written
// yet, and whether those that begin with deflated_links can be read yet. Until this is called, all can.
inline constexpr std::string_view deflated_links = "#1d.";
void let_come_later(bool (*is_here)(std::string_view what));

// The id of the game of a link "#1x." as its letter says; "" for every other text.
std::string_view game_of_link(std::string_view link);

// How many characters the link "#1x." at the beginning of a text has, as its head says; 0 if that does not begin with
// one, or ends too soon to say.
std::size_t link_size(std::string_view text);

// The JSON that a link carries; FORMAT if it is too long for any.
Result<std::string> text_for_link(const Json& record);

}  // namespace sightlines
