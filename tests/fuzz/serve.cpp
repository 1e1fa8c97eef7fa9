// Any line: one reply, on one line, an object.
#include <nlohmann/json.hpp>

#include "api/serve.h"
#include "fuzz/fuzz.h"
#include "json/json.h"

using namespace sightlines;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size) {
    const std::string_view line = fuzz::text(bytes, size);
    if (line.find("\"perft\"") != std::string_view::npos) return 0;  // counting takes as long as it is asked to
    const std::string reply = serve(line);
    if (reply.find('\n') != std::string::npos) return fuzz::fail();
    const Result<Json> read = parse_json(reply, {.bytes = 16'000'000, .depth = 32, .string_bytes = 1'000'000});
    return read && read->is_object() ? 0 : fuzz::fail();
}
