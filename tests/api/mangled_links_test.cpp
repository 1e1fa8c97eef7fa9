// The program's door for links as they arrive. The page's: tests/page/mangled_links_test.cpp.
#include "support/mangled_links.h"

#include <catch_amalgamated.hpp>
#include <map>
#include <memory>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "base/rng.h"
#include "support/mangle.h"
#include "support/serve.h"

using namespace sightlines::test;

namespace {

// A game laid out and begun at random.
std::unique_ptr<sightlines::Match> game_at_random(sightlines::Rng& rng) {
    const auto games = sightlines::all_games();
    const auto& game = *games[rng.below(static_cast<std::uint32_t>(games.size()))];
    std::unique_ptr<sightlines::Match> match = *sightlines::new_match(game.id, sightlines::Json::object());
    match->play_opening(rng.next());
    for (std::uint32_t left = rng.below(10); left > 0; --left) {
        const sightlines::Json actions = match->actions();
        if (actions.empty()) break;
        REQUIRE(match->play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    return match;
}

// Mangles the links of so many games. None may open another game; returns how many still open their own.
int survivors(std::uint64_t seed, int games) {
    sightlines::Rng rng(seed);
    int opened = 0;
    for (int i = 0; i < games; ++i) {
        const sightlines::Json record = game_at_random(rng)->record();
        const std::string link = *sightlines::write_link(record);
        const std::string text = mangled(link, [&rng](std::uint32_t bound) { return rng.below(bound); });
        const auto match = sightlines::open_text(text);
        if (!match && !match.error().message.empty()) continue;
        if (match && (*match)->record() == record) {
            ++opened;
            continue;
        }
        INFO(link << "\n" << text);
        CHECK((match && (*match)->record() == record));
    }
    return opened;
}

}  // namespace

TEST_CASE("links: no mangled link opens another game", "[links]") { CHECK(survivors(1, 400) > 150); }

TEST_CASE("links: no mangled link of 100,000 opens another game", "[links][.deep]") {
    CHECK(survivors(2, 100'000) > 40'000);
}

TEST_CASE("links: what arrives opens its game by unlink, or the reply says why not", "[links]") {
    const std::vector<Arrival> table = arrivals();
    CHECK(table.size() >= 150);
    std::map<std::string, Json> records;
    for (const Arrival& arrival : table) {
        INFO(arrival.how << "\n" << arrival.text);
        const Json reply = ask({{"op", "unlink"}, {"link", arrival.text}});
        if (!arrival.gives.empty() && !records.contains(arrival.gives))
            records[arrival.gives] = ask({{"op", "unlink"}, {"link", arrival.gives}}).at("record");
        CHECK((arrival.gives.empty() ? reply.value("error", Json::object()).value("code", "") == arrival.error
                                     : reply.value("record", Json()) == records[arrival.gives]));
    }
}
