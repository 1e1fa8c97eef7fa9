#include "games/page.h"

#include <array>
#include <nlohmann/json.hpp>

#include "games/card_art.h"

namespace sightlines::dogfight {
namespace {

template <const char* const& key>
bool with(const Json& options) {
    return options.value(key, false);
}
constexpr const char* acquisition = "acquisition";
constexpr const char* formation = "formation";
constexpr const char* collisions = "collisions";
constexpr const char* tables = "advTables";

bool with_friends(const Json& options) { return options.value("friends", true); }

constexpr std::array scenarios{
    Setting::Choice{R"("guided")", "First flight",
                    "Your Camel starts right behind a red Albatros, whose pilot is new. 12 turns. Start here.", true},
    Setting::Choice{R"("duel")", "Morning duel",
                    "A Sopwith Camel against an Albatros. The Camel has the better of it: 80 to 20. 20 turns."},
    Setting::Choice{R"("patrol")", "Offensive patrol",
                    "Two S.E.5a against a Fokker triplane and an Albatros. The S.E.5a have the better of it: 70 to 30. "
                    "25 turns."},
    Setting::Choice{R"("escort")", "Two-seater",
                    "A SPAD and a Nieuport hunt a two-seater that a Fokker guards. The hunted have the better of it: "
                    "76 to 24. 25 turns."},
    Setting::Choice{R"("melee")", "Three-cornered", "Three sides with one plane each. 25 turns."},
    Setting::Choice{R"("encounter")", "Distant contact", "A SPAD and a Fokker start far apart, with long turns."},
    Setting::Choice{R"("campaign")", "Campaign",
                    "A duel, two planes a side, then a patrol: for each pilot you lose, a novice flies in the next.",
                    true},
};
constexpr std::array suns{
    Setting::Choice{"null", "none"},  Setting::Choice{R"("n")", "n"}, Setting::Choice{R"("ne")", "ne"},
    Setting::Choice{R"("se")", "se"}, Setting::Choice{R"("s")", "s"}, Setting::Choice{R"("sw")", "sw"},
    Setting::Choice{R"("nw")", "nw"},
};
constexpr std::array yes_no{Setting::Choice{"true", "Yes"}, Setting::Choice{"false", "No"}};
constexpr std::array grand_turns{
    Setting::Choice{"null", "By scenario", "Only in Distant contact."},
    Setting::Choice{"true", "Yes"},
    Setting::Choice{"false", "No"},
};
constexpr std::array presets{
    Setting::Choice{"{}", "Basic"},
    Setting::Choice{
        R"({"acquisition":true,"carryFacing":true,"advTables":true,"advStress":true,"engineFire":true,"jamming":true})",
        "Advanced"},
    Setting::Choice{
        R"({"acquisition":true,"disclosure":true,"randomTargeting":true,"formation":true,"signals":true,"carryFacing":true,
            "collisions":true,"ramming":true,"declareFirst":true,"advTables":true,"fineClimb":true,"departure":true,
            "advStress":true,"engineFire":true,"jamming":true,"grand":true})",
        "Everything"},
};

using enum Setting::Kind;

constexpr Setting on_off(const char* key, const char* name, const char* help, const char* rule,
                         bool (*applies)(const Json&) = nullptr) {
    return {.kind = toggle, .key = key, .name = name, .help = help, .rule = rule, .applies = applies};
}

constexpr std::array all{
    Setting{.kind = choice,
            .key = "scenario",
            .name = "Scenario",
            .help = "Who meets whom.",
            .rule = "DF-SCN-01",
            .first = true,
            .choices = scenarios,
            .default_value = [](const Json&) { return Json("duel"); }},
    Setting{.kind = preset,
            .key = "preset",
            .name = "Rules",
            .help = "The basic game, or with more rules. Each can be chosen below.",
            .rule = "DF-OPT-01",
            .choices = presets},
    Setting{.kind = choice,
            .key = "friends",
            .name = "Friends as targets",
            .help = "A plane may pick a friend as its target, to fly right after it. It never fires on a friend.",
            .rule = "DF-TGT-02",
            .choices = yes_no},
    on_off("advTables", "Finer manoeuvre tables",
           "What a manoeuvre needs, costs and brings depends more closely on the speed.", "DF-ADV-TAB-01"),
    on_off("advStress", "Harder strain", "The harder a manoeuvre, the more it strains the plane.", "DF-ADV-STR-01",
           with<tables>),
    on_off("acquisition", "Spotting", "A new target must be spotted first, by a roll.", "DF-ADV-ACQ-01"),
    Setting{.kind = choice,
            .key = "sun",
            .name = "Sun",
            .help = "Spotting is harder against the sun.",
            .rule = "DF-ADV-ACQ-02",
            .choices = suns,
            .applies = with<acquisition>},
    on_off("carryFacing", "Losing sight", "A target behind the plane may be lost from sight.", "DF-ADV-CAR-01",
           with<acquisition>),
    on_off("jamming", "Jams", "Long and repeated bursts may jam a gun. It can be cleared in level flight.",
           "DF-ADV-JAM-01"),
    on_off("engineFire", "Smoke and fire", "A hit engine may smoke, then burn.", "DF-ADV-ENG-01"),
    on_off("fineClimb", "Gentle climbs and dives", "A climb or dive can be flown more gently.", "DF-ADV-CLB-01"),
    on_off("departure", "Uncertain ways out", "A roll decides which way a plane leaves its circle.", "DF-ADV-DEP-01"),
    on_off("declareFirst", "First step announced", "The first step is chosen before the engine roll.", "DF-ADV-DCL-01"),
    on_off("randomTargeting", "Surprises", "A plane without a target may surprise an enemy of lower initiative.",
           "DF-ADV-RND-01"),
    on_off("collisions", "Collisions", "Planes in one hex, at one height, with equal initiative may collide.",
           "DF-ADV-COL-01"),
    on_off("ramming", "Ramming", "A pilot may try to ram the target.", "DF-ADV-RAM-01", with<collisions>),
    on_off("formation", "Formations", "A plane may fly in formation with a friend and share its engine roll.",
           "DF-ADV-FRM-01", with_friends),
    on_off("disclosure", "Hidden targets", "A target in a formation is shown as its leader.", "DF-ADV-DIS-01",
           with<formation>),
    on_off("signals", "Signals", "A plane may send one message a turn to friends who watch it.", "DF-ADV-SIG-01",
           with_friends),
    Setting{.kind = choice,
            .key = "grand",
            .name = "Long turns",
            .help = "When all enemies are far apart, the sides may agree on a longer turn.",
            .rule = "DF-GT-01",
            .choices = grand_turns},
};

}  // namespace

std::span<const sightlines::Setting> settings() { return all; }

const sightlines::HomeCard home_card{
    .line = "Dogfights of the First World War: get behind an enemy, take aim, then fire.",
    .facts = "2 to 4 sides, 15\u201345 minutes, dice",
    .quick = "a duel: your Camel against an Albatros",
    .art = card_art::dogfight,
    .guided_facts = "A plane each, about 10 minutes.",
    .odds = "Green's Camel has the better of it: 80 to 20.",
};

}  // namespace sightlines::dogfight
