// Links as people and programs send them: somewhere in a text, wrapped over lines, quoted, in brackets, behind an
// address or in another one, coded once more, with what somebody has put behind. How strictly a text is read depends on
// nothing but the text.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "json/json.h"

namespace sightlines {

inline constexpr std::size_t longest_text_with_links = 1'048'576;  // bytes; the rest is not looked at
inline constexpr std::size_t most_links_found = 20;

// The links in a text, in their order, each once, as read_link takes them ("#1d....", "#{...}"): what a program did to
// them is undone. What looks like a link and is damaged is among them as it stands, so that damage_of can say why. A
// text that is a record in JSON is one.
std::vector<std::string> find_links(std::string_view text);

// The record behind the first of some links of a text that reads; else why there is none. See damage.h for the codes.
Result<Json> read_found(std::string_view text, const std::vector<std::string>& links);

// Any text that holds a link, or a game of another place (peers/look.h); and the game behind it.
Result<Json> read_text(std::string_view text);
Result<std::unique_ptr<Match>> open_text(std::string_view text);

}  // namespace sightlines
