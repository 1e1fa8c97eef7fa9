#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace sightlines {

// Why a link that find_links gave does not read. Codes, besides those of read_link ("link-cut", "link-newer"):
//   link-lost  some of its characters were lost or changed on the way
//   link-case  its capitals were made small, or all of it capitals
Error damage_of(std::string_view link);

// Why there is none in a text.
//   link-mail     a mail filter has put an address of its own for it
//   link-picture  the text is a picture
//   link-other    there is an address, but no game in it
//   link-none     there is nothing
Error why_no_link(std::string_view text);

bool is_of_a_mail_filter(std::string_view text);
Error changed_by_a_mail_filter();

}  // namespace sightlines
