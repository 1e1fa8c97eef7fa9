#pragma once

// Laws of what is written and read: positions and actions as JSON and as move text.
#include "laws/of_rules.h"

namespace sightlines::laws {

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
inline constexpr bool has_brief_form =
    requires(const G& rules, const typename G::Position& at) { Codec<G>::write_brief(rules, at); };

template <Game G>
int position_there_and_back(Look<G>& here) {
    if (!can_start<G>(here.at)) return 0;
    const Result<Json> json = parse_json(write_json(Codec<G>::write(here.rules, here.at)));
    hold(json.has_value(), "not our own JSON");
    const auto back = read_position(here.rules, *json);
    hold(back.has_value(), "not read");
    hold(*back == here.at, "another position");
    hold(Codec<G>::write(here.rules, *back) == *json, "another form");
    if constexpr (has_brief_form<G>) {
        const Result<Json> brief = parse_json(write_json(Codec<G>::write_brief(here.rules, here.at)));
        hold(brief.has_value(), "its brief form is not our own JSON");
        const auto again = read_position(here.rules, *brief);
        hold(again && *again == here.at, "another position by its brief form");
    }
    return 1;
}

template <Game G>
int actions_there_and_back(Look<G>& here) {
    for (const auto& action : here.listed) {
        const Result<Json> json = parse_json(write_json(Codec<G>::write(action)));
        hold<G>(json.has_value(), "not our own JSON", action);
        const auto back = read_back(*json, Codec<G>::action);
        hold<G>(back && *back == action, "another action", action);
        hold<G>(Codec<G>::write(*back) == *json, "another form", action);
        const auto spoken = read_text(here.rules, here.at, Codec<G>::text(action));
        hold<G>(spoken && *spoken == action, "another action by its text", action);
    }
    return 1;
}

// Some value or other, of the kinds that stand in records.
inline Json any_value(Rng& rng) {
    static const std::vector<Json> values{nullptr,
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
inline Json mutated(const Json& action, Rng& rng) {
    if (rng.below(30) == 0 || action.empty()) return any_value(rng);
    static const std::vector<std::string> keys{"do",   "plane",  "cell", "dir", "height", "steps",
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
inline std::string with_a_slip(std::string text, Rng& rng) {
    constexpr std::string_view likely = "0123456789abcdefghijk<>^=-+~xvw.#";
    const bool wild = rng.below(4) == 0;
    text[rng.below(static_cast<std::uint32_t>(text.size()))] =
        wild ? static_cast<char>(rng.below(256)) : likely[rng.below(static_cast<std::uint32_t>(likely.size()))];
    return text;
}

// An action with a slip in it is refused, or is another one of the list.
template <Game G>
int slips(Look<G>& here) {
    if (here.listed.empty()) return 0;
    int taken = 0;
    const auto passes = [&](const Result<typename G::Action>& read) {
        if (!read || !here.rules.check(here.at, *read).accepted()) return;
        hold<G>(contains(here.listed, *read) || is_roll<G>(*read), "accepted, but not listed", *read);
        ++taken;
    };
    const auto& action = here.listed[here.rng.below(static_cast<std::uint32_t>(here.listed.size()))];
    const Json written = Codec<G>::write(action);
    for (int changes = 1; changes <= 2; ++changes) {
        Json json = mutated(written, here.rng);
        if (changes == 2) json = mutated(json, here.rng);
        passes(read_back(json, Codec<G>::action));
    }
    if (const Result<Json> slipped = parse_json(with_a_slip(write_json(written), here.rng)))
        passes(read_back(*slipped, Codec<G>::action));
    passes(read_text(here.rules, here.at, with_a_slip(Codec<G>::text(action), here.rng)));
    return taken;
}

template <Game G>
void add_laws_of_codec(std::vector<Law<Look<G>>>& laws) {
    laws.push_back({"positions there and back", 5, 5, position_there_and_back<G>});
    laws.push_back({"actions there and back, as JSON and as text", 23, 3, actions_there_and_back<G>});
    laws.push_back({"an action with a slip in it is refused, or is another listed action", 2, 1, slips<G>});
}

}  // namespace sightlines::laws
