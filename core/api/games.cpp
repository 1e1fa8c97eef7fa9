#include "api/games.h"

#include <array>
#include <nlohmann/json.hpp>
#include <tuple>

#include "api/link.h"
#include "api/match_of.h"
#include "games/all.h"

namespace sightlines {
namespace {

constexpr int schema_version = 1;

template <Game G>
Result<std::unique_ptr<MatchOf<G>>> opened_at_start(const G& rules, const Reader& record) {
    if (!record.has("start")) return std::make_unique<MatchOf<G>>(History<G>(rules, rules.start()), false);
    const auto read = Codec<G>::position(rules, record.member("start"));
    if (!read) return read.error();
    const auto admitted = rules.admit(*read);
    if (!admitted) return admitted.error();
    return std::make_unique<MatchOf<G>>(History<G>(rules, *admitted), can_start<G>(*admitted) ? *admitted : *read);
}

template <Game G>
Opened open_as(const Reader& record) {
    const Json no_options = Json::object();
    Fault& fault = record.fault();
    const Reader options_in = record.has("options") ? record.member("options") : Reader(no_options, "options", fault);
    const Result<typename G::Options> options = Codec<G>::options(options_in);
    if (!options) return OpenError{options.error(), {}};
    const Result<G> rules = G::make(*options);
    if (!rules) return OpenError{rules.error(), {}};

    auto match = opened_at_start<G>(*rules, record);
    if (!match) return OpenError{match.error(), {}};
    if (record.has("moves")) {
        const Reader moves = record.member("moves");
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Result<typename G::Action> action = Codec<G>::action(moves.item(i));
            if (!action) return OpenError{action.error(), i};
            if (const Verdict verdict = (*match)->play(*action); !verdict.accepted())
                return OpenError{Error(verdict.why()), i};
        }
        if (fault) return OpenError{fault.error(), {}};
    }
    return std::move(*match);
}

struct Entry {
    const GameInfo* info;
    Opened (*open)(const Reader& record);
};

template <class List>
struct Table;
template <class... Games>
struct Table<std::tuple<Games...>> {
    static constexpr std::array<Entry, sizeof...(Games)> entries{Entry{&Games::info, open_as<Games>}...};
    static constexpr std::array<const GameInfo*, sizeof...(Games)> infos{&Games::info...};
};
using Games = Table<AllGames>;

}  // namespace

std::span<const GameInfo* const> all_games() { return Games::infos; }

Opened open_match(const Json& document) {
    Fault fault;
    const Reader record(document, "", fault);
    record.only({"game", "version", "options", "start", "moves"});
    const std::string_view game = record.member("game").text();
    (void)record.member("version").integer(schema_version, schema_version);
    if (fault) return OpenError{fault.error(), {}};
    for (const Entry& entry : Games::entries) {
        if (entry.info->id == game) return entry.open(record);
    }
    record.member("game").fail("there is no game \"" + excerpt(game) + "\"");
    return OpenError{fault.error(), {}};
}

Opened open_link(std::string_view link) {
    const Result<Json> record = read_link(link);
    if (!record) return OpenError{record.error(), {}};
    return open_match(*record);
}

Opened new_match(std::string_view game, const Json& options) {
    return open_match(Json{{"game", game}, {"version", schema_version}, {"options", options}});
}

}  // namespace sightlines
