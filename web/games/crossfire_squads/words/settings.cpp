#include "games/page.h"

#include <array>
#include <nlohmann/json.hpp>

#include "games/card_art.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/sections.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/fields.h"

namespace sightlines::crossfire_squads {
namespace {

Options read(const Json& options) {
    Fault fault;
    const Result<Options> read = Codec<Rules>::options(Reader(options, "options", fault));
    return read ? *read : Options{};
}

Options scenario_of(const Json& options) { return defaults_of(read(options).scenario); }

void settle(Json& options) { options = Codec<Rules>::write(settled(read(options))); }

// Another scenario discards the changes made to the previous one.
void reset_to_scenario(Json& options) { options = Codec<Rules>::write(scenario_of(options)); }

template <auto member>
Json usual(const Json& options) {
    return scenario_of(options).*member;
}
Json usual_nations(const Json& options) {
    const auto [first, second] = scenario_of(options).nations;
    if (first == Nation::none) return false;
    return Json::array({nation_words[static_cast<std::size_t>(first)], nation_words[static_cast<std::size_t>(second)]});
}

bool is_generated(const Json& options) { return !options.contains("terrain"); }
bool with_obstacles(const Json& options) { return read(options).obstacles; }
bool with_hidden(const Json& options) { return read(options).hidden != nobody; }

constexpr std::array scenarios{
    Setting::Choice{R"("guided")", "First fight",
                    "Eight units on a small table, and one flag between them. 20 turns. Start here.", true},
    Setting::Choice{R"("two")", "Two platoons",
                    "Two platoons a side, one flag, first to 8 points wins. About 35 minutes.", true},
    Setting::Choice{R"("meeting")", "Meeting engagement",
                    "Two equal companies of three rifle platoons each, and the plain rules."},
    Setting::Choice{R"("village")", "The village",
                    "German veterans with an expert commander hold houses against a larger Soviet company with "
                    "sub-machine guns. Mortars and field guns help. 40 turns."},
    Setting::Choice{R"("ambush")", "Ambush",
                    "Americans with engineers and a Sherman against hidden Germans with mines, wire, an anti-tank gun "
                    "and a StuG. The Germans have the better of it: 61 to 39. 30 turns."},
    Setting::Choice{R"("campaign")", "Campaign",
                    "First fight, Two platoons and Ambush in a row: whom you lose is missing in the next battle.",
                    true},
};
constexpr std::array first_turns{
    Setting::Choice{R"("winner")", "Winner of the roll-off"},
    Setting::Choice{R"("loser")", "Who loses it"},
};
constexpr std::array hidden_sides{
    Setting::Choice{"-1", "Nobody"},
    Setting::Choice{"0", "Green"},
    Setting::Choice{"1", "Red"},
};
constexpr std::array armies{
    Setting::Choice{"false", "None"},      Setting::Choice{R"("de")", "German"}, Setting::Choice{R"("us")", "American"},
    Setting::Choice{R"("uk")", "British"}, Setting::Choice{R"("ru")", "Soviet"}, Setting::Choice{R"("jp")", "Japanese"},
    Setting::Choice{R"("it")", "Italian"}, Setting::Choice{R"("fr")", "French"},
};

using enum Setting::Kind;

template <bool Options::* section>
constexpr Setting on_off(const char* key, const char* name, const char* help, const char* rule,
                         bool (*applies)(const Json&) = nullptr) {
    return {.kind = toggle,
            .key = key,
            .name = name,
            .help = help,
            .rule = rule,
            .default_value = usual<section>,
            .settle = settle,
            .applies = applies};
}

constexpr std::array all{
    Setting{.kind = choice,
            .key = "scenario",
            .name = "Scenario",
            .help = "The forces and the rules. You can change everything below.",
            .rule = "CS-SET-01",
            .first = true,
            .choices = scenarios,
            .default_value = [](const Json&) { return Json("meeting"); },
            .settle = reset_to_scenario},
    Setting{.kind = seed,
            .key = "seed",
            .name = "Table",
            .help = "Each number makes another table, the same for everybody.",
            .rule = "CS-SET-03",
            .least = 1,
            .most = 9999,
            .default_value = usual<&Options::seed>,
            .settle = settle,
            .applies = is_generated},
    Setting{.kind = number,
            .key = "vpGoal",
            .name = "Points to win",
            .help = "You score a point when a turn ends and only you have fit units at the flag.",
            .rule = "CS-VP-03",
            .least = 1,
            .most = most_points,
            .default_value = usual<&Options::vp_goal>,
            .settle = settle},
    Setting{.kind = number,
            .key = "turnLimit",
            .name = "Last turn",
            .help = "After it the higher score wins. Each player's turn counts as one.",
            .rule = "CS-VP-05",
            .most = 98,
            .step = 2,
            .default_value = usual<&Options::turn_limit>,
            .settle = settle,
            .least_is = "none"},
    Setting{.kind = choice,
            .key = "first",
            .name = "First turn",
            .help = "Who begins.",
            .rule = "CS-DEP-08",
            .choices = first_turns,
            .settle = settle},
    on_off<&Options::units>("units", "Squad types", "Squads with sub-machine guns, and engineers.", "CS-UNIT-01"),
    on_off<&Options::commanders>("commanders", "Commanders", "Suppressed commanders help nobody; experts help more.",
                                 "CS-UNIT-05"),
    on_off<&Options::quality>("quality", "Quality", "Veterans fight and rally better, green troops worse.",
                              "CS-QUAL-01"),
    on_off<&Options::observers>("observers", "Forward observers", "They call explosives and smoke, once a turn.",
                                "CS-FO-01"),
    on_off<&Options::vehicles>("vehicles", "Vehicles", "Tanks and half-tracks, and weapons against them.", "CS-VEH-01"),
    on_off<&Options::retreat>("retreat", "Retreat", "Units fall back out of cover without being shot at.",
                              "CS-RETREAT-01"),
    on_off<&Options::buildings>("buildings", "Buildings", "Houses on the table, to hide in and to fight for.",
                                "CS-BLD-01"),
    Setting{.kind = choice,
            .key = "hidden",
            .name = "Hidden deployment",
            .help = "This side may hide units in woods and houses until they shoot or are found.",
            .rule = "CS-HIDE-01",
            .choices = hidden_sides,
            .default_value = usual<&Options::hidden>,
            .settle = settle},
    on_off<&Options::recon>("recon", "Recon by fire", "Shoot into cover to find out who hides there.", "CS-RECON-01",
                            with_hidden),
    on_off<&Options::obstacles>("obstacles", "Obstacles", "Minefields and wire; engineers clear them.", "CS-OBS-01"),
    Setting{.kind = number_each,
            .key = "mines",
            .name = "Minefields",
            .help = "How many each side may lay in its half.",
            .rule = "CS-OBS-02",
            .most = most_obstacles,
            .default_value = usual<&Options::mines>,
            .settle = settle,
            .applies = with_obstacles},
    Setting{.kind = number_each,
            .key = "wire",
            .name = "Wire",
            .help = "How many lengths each side may put up.",
            .rule = "CS-OBS-06",
            .most = most_obstacles,
            .default_value = usual<&Options::wire>,
            .settle = settle,
            .applies = with_obstacles},
    Setting{.kind = choice_each,
            .key = "nations",
            .name = "Nations",
            .help = "Germans move freely; others need a commander in sight, each army in its own way.",
            .rule = "CS-NAT-01",
            .choices = armies,
            .default_value = usual_nations,
            .settle = settle},
};

}  // namespace

std::span<const sightlines::Setting> settings() { return all; }

const sightlines::HomeCard home_card{
    "Infantry of the Second World War: act until something goes wrong, and shoot at whoever moves.",
    "2 players, 15\u201390 minutes, dice",
    "two companies, all units in place",
    card_art::crossfire_squads,
    "Eight units, about 15 minutes. A beginner can win.",
    2,  // on level 1 it may do nothing at first; a beginner wins against this one as well
    "Whoever begins has the better of it: 80 to 20.",
};

const sightlines::OpeningTexts opening_texts{"Deployment", "Random, in cover", "Placed by the players in turn"};

}  // namespace sightlines::crossfire_squads
