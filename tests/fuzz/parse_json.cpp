// Any bytes: read within the limits or refused, and what was read is written as something that reads the same.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz.h"
#include "json/json.h"

using namespace sightlines;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size) {
    const Result<Json> read = parse_json(fuzz::text(bytes, size));
    if (!read) return read.error().message.empty() ? fuzz::fail() : 0;
    const Result<Json> again = parse_json(write_json(*read));
    return again && *again == *read ? 0 : fuzz::fail();
}
