// Any text that may hold a link: it opens or is refused, and what opened makes a link that opens the same game.
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "fuzz/fuzz.h"

using namespace sightlines;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size) {
    const Result<std::unique_ptr<Match>> opened = open_text(fuzz::text(bytes, size));
    if (!opened) return opened.error().message.empty() ? fuzz::fail() : 0;
    const Json record = (*opened)->record();
    const Result<std::string> link = write_link(record);
    if (!link) return 0;
    const Result<std::unique_ptr<Match>> again = open_link(*link);
    return again && (*again)->record() == record ? 0 : fuzz::fail();
}
