// A link of a random game after what programs do to one: it opens that game or is refused, never another.
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "fuzz/fuzz.h"
#include "support/mangle.h"

using namespace sightlines;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size) {
    std::size_t used = 0;
    const auto draw = [&](std::uint32_t bound) {
        std::uint32_t drawn = 0;
        for (int i = 0; i < 3; ++i) drawn = drawn << 8U | (used < size ? bytes[used++] : 0U);
        return drawn % bound;
    };
    const auto games = all_games();
    const std::unique_ptr<Match> match =
        *new_match(games[draw(static_cast<std::uint32_t>(games.size()))]->id, Json::object());
    match->play_opening(draw(1'000'000));
    for (std::uint32_t left = draw(10); left > 0; --left) {
        const Json actions = match->actions();
        if (actions.empty() || !match->play(actions[draw(static_cast<std::uint32_t>(actions.size()))])) break;
    }
    const Json record = match->record();
    const Result<std::unique_ptr<Match>> opened = open_text(test::mangled(*write_link(record), draw));
    if (!opened) return opened.error().message.empty() ? fuzz::fail() : 0;
    return (*opened)->record() == record ? 0 : fuzz::fail();
}
