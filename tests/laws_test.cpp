// Laws that every game keeps, tried by random play under every set of options and from positions thrown together.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <vector>

#include "api/games.h"
#include "api/link.h"
#include "api/match_of.h"
#include "engine/playout.h"
#include "samples/all.h"

using namespace sightlines;
using sightlines::test::LawfulGames;
using sightlines::test::Samples;

namespace {

constexpr int most_actions = 500;

template <Game G>
std::vector<G> all_rules() {
    std::vector<G> all;
    for (const auto& options : Samples<G>::option_sets()) {
        const Result<G> rules = G::make(options);
        REQUIRE(rules);
        all.push_back(*rules);
    }
    return all;
}

// Where play begins, and what a record says of it: nothing of the game's own start.
template <Game G>
struct Beginning {
    typename G::Position at;
    std::optional<typename G::Position> given = {};
};

// The start of the game, and positions from nowhere that were admitted.
template <Game G>
std::vector<Beginning<G>> beginnings(const G& rules, Rng& rng) {
    std::vector<Beginning<G>> all{{rules.start()}};
    if constexpr (requires { Samples<G>::any_position(rules, rng); }) {
        for (int tries = 0; tries < 6; ++tries) {
            const auto given = Samples<G>::any_position(rules, rng);
            if (const auto admitted = rules.admit(given))
                all.push_back({*admitted, can_start<G>(*admitted) ? *admitted : given});
        }
    }
    return all;
}

// Plays one game from each of the beginnings of each set of options, and shows every `stride`th position and the last:
// see(rules, position, listed actions). Returns the number of positions shown.
template <Game G, class See>
int walk(int stride, See see) {
    Rng rng(2026);
    int shown = 0;
    int passed = 0;
    for (const G& rules : all_rules<G>()) {
        for (auto& [at, given] : beginnings(rules, rng)) {
            const int played =
                playout(rules, at, rng, most_actions, [&](const auto& before, const auto& listed, const auto&) {
                    if (passed++ % stride != 0) return;
                    see(rules, before, listed);
                    ++shown;
                });
            if (played == most_actions) continue;
            see(rules, at, legal_actions(rules, at));
            ++shown;
        }
    }
    return shown;
}

// An assertion whose message is made only when it fails: a law is looked at some hundred thousand times.
template <Game G>
void hold(bool law, const char* what, const G& rules, const typename G::Position& at,
          const typename G::Action* action = nullptr) {
    if (law) return;
    FAIL(what << "\noptions: " << write_json(Codec<G>::write(rules.options()))
              << "\nposition: " << write_json(Codec<G>::write(rules, at))
              << "\naction: " << (action == nullptr ? "" : Codec<G>::text(*action)));
}

template <Game G>
std::vector<std::string_view> parametric_kinds(const G& rules, const typename G::Position& at) {
    if constexpr (HasParametricActions<G>) return rules.parametric(at);
    return {};
}

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

template <class T>
Result<T> read_back(const Json& json, Result<T> (*read)(const Reader&)) {
    Fault fault;
    return read(Reader(json, "", fault));
}

template <Game G>
Result<typename G::Position> read_position(const G& rules, const Json& json) {
    Fault fault;
    return Codec<G>::position(rules, Reader(json, "start", fault));
}

template <Game G>
Result<typename G::Action> read_text(const G& rules, const typename G::Position& at, std::string_view text) {
    if constexpr (requires { Codec<G>::from_text(text, rules, at); }) {
        return Codec<G>::from_text(text, rules, at);
    } else {
        return Codec<G>::from_text(text);
    }
}

template <Game G>
bool is_roll(const typename G::Action& action) {
    if constexpr (std::is_constructible_v<typename G::Action, Roll>) return std::holds_alternative<Roll>(action);
    return false;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("what is listed is accepted", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(walk<G>(1, [](const G& rules, const auto& at, const auto& listed) {
              for (const auto& action : listed) hold(rules.check(at, action).accepted(), "refused", rules, at, &action);
          }) > 20);
}

TEMPLATE_LIST_TEST_CASE("what is listed is listed once", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(walk<G>(7, [](const G& rules, const auto& at, const auto& listed) {
              for (auto action = listed.begin(); action != listed.end(); ++action)
                  hold(std::find(listed.begin(), action, *action) == action, "listed twice", rules, at, &*action);
          }) > 5);
}

TEMPLATE_LIST_TEST_CASE("nobody is to act when, and only when, there is nothing to do", "[laws]", LawfulGames) {
    using G = TestType;
    int ended = 0;
    walk<G>(1, [&ended](const G& rules, const auto& at, const auto& listed) {
        const Status status = rules.status(at);
        const bool over = status.to_act == Side::nobody;
        ended += over ? 1 : 0;
        const bool unlisted = status.roll && !sightlines::listed(*status.roll);
        hold(over == (listed.empty() && parametric_kinds(rules, at).empty() && !unlisted), "to act, and nothing to do",
             rules, at);
        hold(over == status.outcome.has_value(), "an outcome when, and only when, it is over", rules, at);
        hold((status.to_act == Side::chance) == status.roll.has_value(), "dice for chance, and for nobody else", rules,
             at);
        hold(static_cast<int>(status.to_act) < G::info.most_players, "a player of the game", rules, at);
    });
    CHECK(ended >= 4);
}

TEMPLATE_LIST_TEST_CASE("a position that was played is admitted as it is", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(walk<G>(1, [](const G& rules, const auto& at, const auto&) {
              if (!can_start<G>(at)) return;
              const auto again = rules.admit(at);
              hold(again && *again == at, "not admitted, or changed", rules, at);
          }) > 20);
}

TEMPLATE_LIST_TEST_CASE("chance rolls, and players do not", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(walk<G>(1, [](const G& rules, const auto& at, const auto& listed) {
              const bool chance = rules.status(at).to_act == Side::chance;
              for (const auto& action : listed)
                  hold(is_roll<G>(action) == chance, "not the side's action", rules, at, &action);
          }) > 20);
}

namespace {

// Tries everything that can be written, and returns the number of positions at which it was tried.
template <Game G>
int try_everything(int stride) {
    if constexpr (requires { Samples<G>::every_action(); }) {
        const auto every = Samples<G>::every_action();
        return walk<G>(stride, [&every](const G& rules, const auto& at, const auto& listed) {
            std::size_t passed = 0;
            const Status status = rules.status(at);
            if (status.roll && !sightlines::listed(*status.roll)) return;
            for (const auto& action : every) {
                if (!rules.check(at, action).accepted()) continue;
                ++passed;
                hold(contains(listed, action), "accepted, but not listed", rules, at, &action);
            }
            hold(passed == listed.size(), "listed, but not among all that can be written", rules, at);
        });
    }
    return 0;
}

}  // namespace

// Not of games with actions that nobody lists.
TEMPLATE_LIST_TEST_CASE("what is not listed is refused", "[laws]", AllGames) {
    if constexpr (!HasParametricActions<TestType>) CHECK(try_everything<TestType>(97) > 100);
}

TEMPLATE_LIST_TEST_CASE("what is not listed is refused, wherever play leads", "[laws][.deep]", AllGames) {
    if constexpr (!HasParametricActions<TestType>) CHECK(try_everything<TestType>(3) > 1000);
}

TEMPLATE_LIST_TEST_CASE("options there and back", "[laws]", LawfulGames) {
    using G = TestType;
    for (const G& rules : all_rules<G>()) {
        const Json json = Codec<G>::write(rules.options());
        INFO(write_json(json));
        const auto back = read_back(json, Codec<G>::options);
        REQUIRE(back);
        CHECK(*back == rules.options());
        const Result<G> again = G::make(*back);
        REQUIRE(again);
        CHECK(Codec<G>::write(again->options()) == json);
    }
}

TEMPLATE_LIST_TEST_CASE("positions there and back", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(walk<G>(5, [](const G& rules, const auto& at, const auto&) {
              if (!can_start<G>(at)) return;
              const Result<Json> json = parse_json(write_json(Codec<G>::write(rules, at)));
              hold(json.has_value(), "not our own JSON", rules, at);
              const auto back = read_position(rules, *json);
              hold(back && *back == at, "another position", rules, at);
              hold(Codec<G>::write(rules, *back) == *json, "another form", rules, at);
          }) > 5);
}

TEMPLATE_LIST_TEST_CASE("actions there and back, as JSON and as text", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(walk<G>(23, [](const G& rules, const auto& at, const auto& listed) {
              for (const auto& action : listed) {
                  const Result<Json> json = parse_json(write_json(Codec<G>::write(action)));
                  hold(json.has_value(), "not our own JSON", rules, at, &action);
                  const auto back = read_back(*json, Codec<G>::action);
                  hold(back && *back == action, "another action", rules, at, &action);
                  hold(Codec<G>::write(*back) == *json, "another form", rules, at, &action);
                  const auto spoken = read_text(rules, at, Codec<G>::text(action));
                  hold(spoken && *spoken == action, "another action by its text", rules, at, &action);
              }
          }) > 3);
}

namespace {

// Some value or other, of the kinds that stand in records.
Json any_value(Rng& rng) {
    const std::vector<Json> values{nullptr,
                                   true,
                                   false,
                                   0,
                                   1,
                                   2,
                                   -1,
                                   3,
                                   7,
                                   2147483647,
                                   "",
                                   "a1",
                                   "f6",
                                   "k6",
                                   "k14",
                                   "k7",
                                   "a0",
                                   "e",
                                   "ne",
                                   "<b>",
                                   "level",
                                   "shoot",
                                   "roll",
                                   "fly",
                                   Json::array(),
                                   Json::array({6, 6, 6}),
                                   Json::object()};
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

// The same with one thing changed: a value, a key less, a key more, or a key of another name.
Json mutated(const Json& action, Rng& rng) {
    if (rng.below(30) == 0 || action.empty()) return any_value(rng);
    const std::vector<std::string> keys{"do",   "plane",  "cell", "dir", "height", "steps",
                                        "turn", "target", "dice", "to",  "x"};
    const std::string& other = keys[rng.below(static_cast<std::uint32_t>(keys.size()))];
    const std::uint32_t chosen = rng.below(static_cast<std::uint32_t>(action.size()));
    const std::uint32_t change = rng.below(4);
    Json changed = Json::object();
    std::uint32_t place = 0;
    for (const auto& [key, value] : action.items()) {
        const bool here = place++ == chosen;
        if (here && change == 0) continue;
        changed[here && change == 1 ? other : key] = here && change == 2 ? any_value(rng) : value;
    }
    if (change == 3) changed[other] = any_value(rng);
    return changed;
}

// The same text with one byte changed, mostly for one that could stand in it.
std::string with_a_slip(std::string text, Rng& rng) {
    constexpr std::string_view likely = "0123456789abcdefghijk<>^=-+~xvw.#";
    const bool wild = rng.below(4) == 0;
    text[rng.below(static_cast<std::uint32_t>(text.size()))] =
        wild ? static_cast<char>(rng.below(256)) : likely[rng.below(static_cast<std::uint32_t>(likely.size()))];
    return text;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("an action with a slip in it is refused, or is another listed action", "[laws]", LawfulGames) {
    using G = TestType;
    Rng rng(3);
    int refused = 0;
    int taken = 0;
    walk<G>(2, [&](const G& rules, const auto& at, const auto& listed) {
        if (listed.empty()) return;
        const auto& action = listed[rng.below(static_cast<std::uint32_t>(listed.size()))];
        const Json written = Codec<G>::write(action);
        const Result<Json> slipped = parse_json(with_a_slip(write_json(written), rng));
        for (const Json& json :
             {mutated(written, rng), mutated(mutated(written, rng), rng), slipped ? *slipped : Json()}) {
            const auto read = read_back(json, Codec<G>::action);
            const bool passed = read && rules.check(at, *read).accepted();
            if (passed)
                hold(contains(listed, *read) || is_roll<G>(*read), "accepted, but not listed", rules, at, &*read);
            passed ? ++taken : ++refused;
        }
        const auto spoken = read_text(rules, at, with_a_slip(Codec<G>::text(action), rng));
        if (spoken && rules.check(at, *spoken).accepted())
            hold(contains(listed, *spoken) || is_roll<G>(*spoken), "said, accepted, but not listed", rules, at,
                 &*spoken);
    });
    CHECK(refused > 10);
    CHECK(taken > 0);
}

namespace {

// A random game played through its JSON and text, with the position after each action.
template <Game G>
struct Played {
    Played(const G& rules, const Beginning<G>& start, Rng& rng, int most)
        : match(start.given ? MatchOf<G>(History<G>(rules, start.at), *start.given)
                            : MatchOf<G>(History<G>(rules, start.at), false)),
          positions{start.at} {
        typename G::Position at = start.at;
        playout(rules, at, rng, most, [this](const auto&, const auto&, const auto& chosen) {
            const bool spoken = match.size() % 2 == 1;
            const Result<> played = spoken ? match.play_text(Codec<G>::text(chosen))
                                           : static_cast<Match&>(match).play(Codec<G>::write(chosen));
            REQUIRE(played);
            positions.push_back(match.history().at());
        });
        REQUIRE(match.history().at() == at);
    }

    MatchOf<G> match;
    std::vector<typename G::Position> positions;
};

template <Game G, class See>
int each_game(int stride, See see) {
    Rng rng(11);
    int games = 0;
    int passed = 0;
    for (const G& rules : all_rules<G>()) {
        for (const auto& start : beginnings(rules, rng)) {
            if (passed++ % stride != 0) continue;
            Played<G> game(rules, start, rng, 200);
            see(game, rng);
            ++games;
        }
    }
    return games;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("undo and redo reach the positions of play", "[laws]", LawfulGames) {
    using G = TestType;
    CHECK(each_game<G>(5, [](Played<G>& game, Rng& rng) {
              Match& match = game.match;
              REQUIRE(match.size() + 1 == game.positions.size());
              for (int jump = 0; jump < 40; ++jump) {
                  const std::size_t ply = rng.below(static_cast<std::uint32_t>(game.positions.size()));
                  match.go_to(ply);
                  REQUIRE(match.cursor() == ply);
                  REQUIRE(game.match.history().at() == game.positions[ply]);
              }
              REQUIRE(match.size() + 1 == game.positions.size());
          }) >= 1);
}

TEMPLATE_LIST_TEST_CASE("a refused action changes nothing", "[laws]", LawfulGames) {
    using G = TestType;
    int refusals = 0;
    each_game<G>(5, [&refusals](Played<G>& game, Rng& rng) {
        Match& match = game.match;
        if (match.size() == 0) return;
        const Json record = match.record();
        for (int tries = 0; tries < 40; ++tries) {
            const std::size_t ply = rng.below(static_cast<std::uint32_t>(game.positions.size()));
            match.go_to(ply);
            const std::size_t other = rng.below(static_cast<std::uint32_t>(match.size()));
            Json action = mutated(Codec<G>::write(game.match.history().actions()[other]), rng);
            const auto read = read_back(action, Codec<G>::action);
            if (read && game.match.history().rules().check(game.positions[ply], *read).accepted()) continue;
            const Result<> played = match.play(action);
            REQUIRE_FALSE(played);
            REQUIRE_FALSE(played.error().rule.empty());
            REQUIRE_FALSE(played.error().message.empty());
            REQUIRE(match.cursor() == ply);
            REQUIRE(game.match.history().at() == game.positions[ply]);
            ++refusals;
        }
        REQUIRE(match.record() == record);
    });
    CHECK(refusals > 10);
}

TEMPLATE_LIST_TEST_CASE("a record leads to the same positions, and back to itself", "[laws]", AllGames) {
    using G = TestType;
    CHECK(each_game<G>(9, [](Played<G>& game, Rng&) {
              const Json record = static_cast<Match&>(game.match).record();
              const Opened opened = open_match(record);
              const auto* again = std::get_if<std::unique_ptr<Match>>(&opened);
              REQUIRE(again != nullptr);
              REQUIRE((*again)->record() == record);
              const auto& history = static_cast<const MatchOf<G>&>(**again).history();
              REQUIRE(history.size() == game.match.size());
              for (std::size_t ply = 0; ply <= history.size(); ++ply) REQUIRE(history.at(ply) == game.positions[ply]);

              const Result<std::string> link = write_link(record);
              REQUIRE(link);
              const Result<Json> unpacked = read_link(*link);
              REQUIRE(unpacked);
              REQUIRE(write_json(*unpacked) == write_json(record));
          }) > 15);
}

TEMPLATE_LIST_TEST_CASE("a position shared by itself opens as it stands", "[laws]", AllGames) {
    using G = TestType;
    CHECK(each_game<G>(9, [](Played<G>& game, Rng& rng) {
              game.match.go_to(rng.below(static_cast<std::uint32_t>(game.positions.size())));
              const Opened opened = open_match(game.match.position_record());
              const auto* shared = std::get_if<std::unique_ptr<Match>>(&opened);
              REQUIRE(shared != nullptr);
              if constexpr (!HasStarts<G>) REQUIRE((*shared)->size() == 0);
              const auto& opened_at = static_cast<const MatchOf<G>&>(**shared).history().at();
              if constexpr (HasHistory<G>) {
                  REQUIRE(opened_at == game.match.history().rules().without_history(game.match.history().at()));
              } else {
                  REQUIRE(opened_at == game.match.history().at());
              }
          }) > 15);
}

TEMPLATE_LIST_TEST_CASE("blanking the unseen once is enough", "[laws]", LawfulGames) {
    using G = TestType;
    if constexpr (HasHiddenInformation<G>) {
        CHECK(walk<G>(1, [](const G& rules, const auto& at, const auto&) {
                  for (int player = -2; player < G::info.most_players; ++player) {
                      const Side side = player_side(player);
                      const auto seen = rules.seen_by(at, side);
                      hold(rules.seen_by(seen, side) == seen, "blanked again", rules, at);
                  }
              }) > 20);
    } else {
        SUCCEED("nothing is hidden");
    }
}
