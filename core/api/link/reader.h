// Links as people send them: somewhere in a text, wrapped over lines, in brackets, behind an address, in the snippet of
// an embed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

inline constexpr std::size_t longest_text_with_links = 1'048'576;  // bytes; the rest is not looked at
inline constexpr std::size_t most_links_found = 20;

// The links in a text, in their order, each once, as read_link takes them ("#1d....", "#{...}"). What looks like a link
// and is damaged is among them as it stands, so that read_link can say why. A text that is a record in JSON is one.
std::vector<std::string> find_links(std::string_view text);

}  // namespace sightlines
