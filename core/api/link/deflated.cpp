#include "api/link/deflated.h"

#include <zlib.h>

#include <nlohmann/json.hpp>

#include "api/link/alphabet.h"
#include "api/link/forms.h"

namespace sightlines {
namespace {

std::string deflate_text(std::string_view text) {
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // NOLINT: zlib only reads it
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

}  // namespace

Result<std::string> write_deflated_link(const Json& record) {
    const Result<std::string> text = text_for_link(record);
    if (!text) return text.error();
    std::string link = "#1d." + write_base64url(deflate_text(*text));
    if (link.size() > longest_link) return format_error("This game is too long for a link of the older form.");
    return link;
}

}  // namespace sightlines
