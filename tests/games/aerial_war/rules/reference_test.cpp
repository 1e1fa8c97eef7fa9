// The core against the slow reference: the same lists, verdicts, statuses and positions, all through random games.
#include "games/aerial_war/rules/reference.h"

#include "api/reply.h"
#include "engine/playout.h"
#include "games/aerial_war/text/codec.h"
#include "samples/aerial_war.h"

using namespace sightlines;
using sightlines::test::Samples;
using sightlines::test::aerial::Reference;

namespace {

using Core = aerial_war::Rules;
using Plain = nlohmann::json;

Plain plain(const Json& json) { return Plain::parse(write_json(json)); }

struct Seen {
    int positions = 0;
    int verdicts = 0;
    std::set<std::string> phases;
};

// Every action that can be written, with its JSON.
const std::vector<std::pair<aerial_war::Action, Plain>>& every_action() {
    static const auto all = [] {
        std::vector<std::pair<aerial_war::Action, Plain>> actions;
        for (const auto& action : Samples<Core>::every_action())
            actions.emplace_back(action, plain(Codec<Core>::write(action)));
        return actions;
    }();
    return all;
}

void compare(const Core& rules, const aerial_war::Position& at, const Reference& reference, Seen& seen) {
    const Plain position = plain(Codec<Core>::write(rules, at));
    if (position != reference.position())
        FAIL("core: " << position.dump() << "\nreference: " << reference.position().dump());
    const Plain status = plain(status_json(rules.status(at)));
    if (status != reference.status())
        FAIL(position.dump() << "\n" << status.dump() << "\n" << reference.status().dump());
    std::multiset<std::string> listed;
    for (const auto& action : legal_actions(rules, at)) listed.insert(plain(Codec<Core>::write(action)).dump());
    const std::set<std::string> expected = reference.legal();
    if (!std::equal(listed.begin(), listed.end(), expected.begin(), expected.end()))
        FAIL(position.dump() << "\ncore: " << Plain(listed).dump() << "\nreference: " << Plain(expected).dump());
    ++seen.positions;
    seen.phases.insert(position.at("phase").get<std::string>());
}

void compare_verdicts(const Core& rules, const aerial_war::Position& at, const Reference& reference, Seen& seen) {
    for (const auto& [action, json] : every_action()) {
        const Verdict verdict = rules.check(at, action);
        const std::string rule(verdict.accepted() ? "" : verdict.why().rule);
        if (rule != reference.refusal(json))
            FAIL(reference.position().dump() << "\n" << json.dump() << ": " << rule << ", " << reference.refusal(json));
        ++seen.verdicts;
    }
}

void play_beside(const Core& rules, aerial_war::Position at, Rng& rng, int most, Seen& seen) {
    Reference reference(plain(Codec<Core>::write(rules.options())), plain(Codec<Core>::write(rules, at)));
    playout(rules, at, rng, most, [&](const auto& before, const auto&, const auto& chosen) {
        compare(rules, before, reference, seen);
        if (rng.below(15) == 0) compare_verdicts(rules, before, reference, seen);
        reference.play(plain(Codec<Core>::write(chosen)));
    });
    compare(rules, at, reference, seen);
    compare_verdicts(rules, at, reference, seen);
}

}  // namespace

TEST_CASE("aerial-war: the core and the reference go through the same games", "[aerial-war][reference]") {
    Rng rng(1917);
    Seen seen;
    for (const auto& options : Samples<Core>::option_sets()) {
        const Core rules = *Core::make(options);
        for (int game = 0; game < 2; ++game) {
            const auto start = rules.admit(Samples<Core>::any_position(rules, rng));
            if (start) play_beside(rules, *start, rng, 30, seen);
        }
    }
    const Core whole = *Core::make({.round_limit = 12});
    play_beside(whole, whole.start(), rng, 1000, seen);
    CHECK(seen.positions > 4000);
    CHECK(seen.verdicts > 100'000);
    CHECK(seen.phases.size() == 11);
}

TEST_CASE("aerial-war: the core and the reference settle the same positions alike", "[aerial-war][reference]") {
    Rng rng(1918);
    int moved_on = 0;
    for (const auto& options : Samples<Core>::option_sets()) {
        const Core rules = *Core::make(options);
        for (int tries = 0; tries < 40; ++tries) {
            const auto raw = Samples<Core>::any_position(rules, rng);
            const auto settled = rules.admit(raw);
            if (!settled) continue;
            const Reference reference(plain(Codec<Core>::write(options)), plain(Codec<Core>::write(rules, raw)));
            const Plain position = plain(Codec<Core>::write(rules, *settled));
            if (position != reference.position())
                FAIL(plain(Codec<Core>::write(rules, raw)).dump()
                     << "\ncore: " << position.dump() << "\nreference: " << reference.position().dump());
            moved_on += *settled == raw ? 0 : 1;
        }
    }
    CHECK(moved_on > 100);
}
