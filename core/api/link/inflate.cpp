#include "api/link/inflate.h"

#include <zlib.h>

#include "api/link/forms.h"

namespace sightlines {

Inflated inflate_text(std::string_view packed) {
    Inflated unpacked{std::string(largest_record + 1, '\0')};
    z_stream stream{};
    inflateInit2(&stream, -MAX_WBITS);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));  // NOLINT: zlib only reads it
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(unpacked.text.data());
    stream.avail_out = static_cast<uInt>(unpacked.text.size());
    const int state = inflate(&stream, Z_SYNC_FLUSH);
    const bool rest = stream.avail_in > 0;
    unpacked.is_whole = state == Z_STREAM_END && !rest;
    unpacked.goes_wrong = (state != Z_OK && state != Z_BUF_ERROR) || rest;
    unpacked.text.resize(stream.total_out);
    inflateEnd(&stream);
    return unpacked;
}

}  // namespace sightlines
