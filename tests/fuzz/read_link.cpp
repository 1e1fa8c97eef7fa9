// Any text as a link: it opens or is refused, and what opened makes a link that opens the same game.
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link.h"
#include "fuzz/fuzz.h"

using namespace sightlines;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size) {
    const Opened opened = open_link(fuzz::text(bytes, size));
    const auto* match = std::get_if<std::unique_ptr<Match>>(&opened);
    if (match == nullptr) return std::get_if<OpenError>(&opened)->error.message.empty() ? fuzz::fail() : 0;
    const Json record = (*match)->record();
    const Result<std::string> link = write_link(record);
    if (!link) return 0;
    const Opened again = open_link(*link);
    const auto* same = std::get_if<std::unique_ptr<Match>>(&again);
    return same != nullptr && (*same)->record() == record ? 0 : fuzz::fail();
}
