// The tables of Crossfire with squads: units (CS-GEO-03), calibres (CS-FO-05), vehicles, forces (CS-SET-01) and
// scenarios, typed here from the rules text.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/fields.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

template <std::size_t Count>
std::size_t place_of(const std::array<std::string_view, Count>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    INFO(word);
    REQUIRE(found != words.end());
    return static_cast<std::size_t>(found - words.begin());
}
Kind kind_of(std::string_view word) { return static_cast<Kind>(place_of(kind_words, word)); }
Type type_of(std::string_view word) { return static_cast<Type>(place_of(type_words, word)); }
Calibre calibre_of(std::string_view word) { return static_cast<Calibre>(place_of(calibre_words, word)); }

// "rifle", "rifle 1 v", "cc v xp", "fo m81 3 2", "veh sherman".
std::string text_of(const Make& unit) {
    std::string text(kind_words[static_cast<std::size_t>(unit.kind)]);
    if (unit.platoon != 0) text += " " + std::to_string(unit.platoon);
    if (unit.quality != Quality::regular) text += unit.quality == Quality::veteran ? " v" : " g";
    if (unit.expert) text += " xp";
    if (unit.type != Type::none) text += " " + std::string(type_words[static_cast<std::size_t>(unit.type)]);
    if (unit.calibre != Calibre::none)
        text += " " + std::string(calibre_words[static_cast<std::size_t>(unit.calibre)]) + " " +
                std::to_string(unit.he) + " " + std::to_string(unit.smoke);
    return text;
}

std::vector<std::string> texts_of(const Force& force) {
    std::vector<std::string> texts;
    for (const Make& unit : force) texts.push_back(text_of(unit));
    return texts;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("crossfire-squads tables: the kinds of units") {
    struct Row {
        const char* kind;
        int radius;
        int attack;
        bool arc;
        bool rifle;
        bool commander;
        bool crewed;
    };
    const std::array<Row, 10> rows{{{"cc", 50, 0, false, false, true, false},
                                    {"pc", 25, 0, false, false, true, false},
                                    {"rifle", 50, 3, false, true, false, false},
                                    {"hmg", 50, 4, true, false, false, true},
                                    {"smg", 50, 2, false, true, false, false},
                                    {"eng", 50, 3, false, true, false, false},
                                    {"fo", 25, 0, false, false, false, false},
                                    {"atg", 50, 3, true, false, false, true},
                                    {"bz", 25, 0, false, false, false, false},
                                    {"veh", 75, 0, true, false, false, false}}};
    CHECK(kind_words.size() == rows.size() + 1);
    for (const Row& row : rows) {
        INFO(row.kind);
        const Make unit{.kind = kind_of(row.kind)};
        CHECK(radius_of(unit) == row.radius);
        CHECK(row_of(unit.kind).attack == row.attack);
        CHECK(row_of(unit.kind).arc == row.arc);
        CHECK(is_rifle_squad(unit) == row.rifle);
        CHECK(is_commander(unit) == row.commander);
        CHECK(row_of(unit.kind).crewed == row.crewed);
    }
    CHECK(is_vehicle(Make{.kind = Kind::veh}));
    CHECK_FALSE(is_vehicle(Make{.kind = Kind::atg}));
}

TEST_CASE("crossfire-squads tables: CS-VEH the roster") {
    struct Row {
        const char* type;
        Build build;
        int front;
        int back;
        bool gun;
        int accuracy;
        int penetration;
        int dice;
        int extra;
    };
    const std::array<Row, 7> rows{{{"sherman", Build::turret, 6, 4, true, 0, 0, 4, 1},
                                   {"t34", Build::turret, 7, 5, true, 0, 1, 4, 1},
                                   {"panzer4", Build::turret, 6, 4, true, 1, 1, 4, 1},
                                   {"tiger", Build::turret, 9, 6, true, 1, 3, 4, 1},
                                   {"stug", Build::turretless, 7, 4, true, 1, 1, 4, 1},
                                   {"su76", Build::turretless, 5, 3, true, 0, 1, 4, 1},
                                   {"halftrack", Build::other, 3, 2, false, 0, 0, 3, 0}}};
    CHECK(type_words.size() == rows.size() + 1);
    for (const Row& row : rows) {
        INFO(row.type);
        const Make unit{.kind = Kind::veh, .type = type_of(row.type)};
        const VehicleRow& entry = row_of(unit.type);
        CHECK(entry.build == row.build);
        CHECK(entry.front == row.front);
        CHECK(entry.back == row.back);
        CHECK(entry.dice == row.dice);
        CHECK(entry.extra == row.extra);
        CHECK(has_turret(unit) == (row.build == Build::turret));
        CHECK(anti_tank(unit).able == row.gun);
        if (!row.gun) continue;
        CHECK(anti_tank(unit).accuracy == row.accuracy);
        CHECK(anti_tank(unit).penetration == row.penetration);
    }
    const AntiTank gun = anti_tank(Make{.kind = Kind::atg});
    CHECK((gun.able && gun.accuracy == 1 && gun.penetration == 1));
    const AntiTank hand_held = anti_tank(Make{.kind = Kind::bz});
    CHECK((hand_held.able && hand_held.accuracy == -1 && hand_held.penetration == 2));
    for (const char* kind : {"cc", "pc", "rifle", "hmg", "smg", "eng", "fo"})
        CHECK_FALSE(anti_tank(Make{.kind = kind_of(kind)}).able);
}

TEST_CASE("crossfire-squads tables: CS-FO-05 calibres") {
    struct Row {
        const char* calibre;
        int dice;
        int extra;
        int smoke;
    };
    for (const Row& row :
         std::array<Row, 4>{{{"m50", 3, 0, 2}, {"m81", 4, 1, 3}, {"gun", 4, 2, 4}, {"heavy", 5, 3, 6}}}) {
        INFO(row.calibre);
        const CalibreRow& entry = row_of(calibre_of(row.calibre));
        CHECK(entry.dice == row.dice);
        CHECK(entry.extra == row.extra);
        CHECK(entry.smoke == row.smoke);
        CHECK(entry.extra <= most_spilled);
    }
    CHECK(calibre_words.size() == 5);
}

TEST_CASE("crossfire-squads tables: CS-SET-01 the standard force") {
    CHECK(texts_of(standard_force()) == Words{"cc", "pc 1", "rifle 1", "rifle 1", "rifle 1", "hmg 1", "pc 2", "rifle 2",
                                              "rifle 2", "rifle 2", "hmg 2", "pc 3", "rifle 3", "rifle 3", "rifle 3",
                                              "hmg 3"});
}

TEST_CASE("crossfire-squads tables: the scenario meeting") {
    const Options meeting = defaults_of(Scenario::meeting);
    CHECK(meeting.seed == 1);
    CHECK_FALSE(meeting.terrain.has_value());
    for (const Force& force : meeting.forces) CHECK(force == standard_force());
    CHECK(meeting.vp_goal == 5);
    CHECK(meeting.turn_limit == 0);
    CHECK_FALSE(meeting.first_is_loser);
    for (const auto& each : option_switches) {
        INFO(each.key);
        CHECK_FALSE(meeting.*each.on);
    }
    CHECK(meeting.hidden == -1);
    CHECK(meeting.mines == std::array<std::int8_t, 2>{0, 0});
    CHECK(meeting.wire == std::array<std::int8_t, 2>{0, 0});
    CHECK(meeting.nations == std::array{Nation::none, Nation::none});
}

TEST_CASE("crossfire-squads tables: the scenario village") {
    const Options village = defaults_of(Scenario::village);
    CHECK(village.seed == 7);
    CHECK(village.turn_limit == 40);
    CHECK(village.vp_goal == 5);
    CHECK(village.nations == std::array{Nation::de, Nation::ru});
    CHECK(village.hidden == -1);
    for (const auto& each : option_switches) {
        INFO(each.key);
        const std::array on{"units", "commanders", "observers", "retreat", "buildings", "quality"};
        CHECK(village.*each.on == (std::find(on.begin(), on.end(), each.key) != on.end()));
    }
    CHECK(texts_of(village.forces[0]) == Words{"cc v xp", "pc 1 v", "rifle 1 v", "rifle 1 v", "rifle 1 v", "hmg 1 v",
                                               "pc 2", "rifle 2", "rifle 2", "rifle 2", "hmg 2", "fo m81 3 2"});
    CHECK(texts_of(village.forces[1]) == Words{"cc", "pc 1", "smg 1", "smg 1", "smg 1", "hmg 1", "pc 2", "rifle 2",
                                               "rifle 2", "rifle 2", "hmg 2", "pc 3 g", "rifle 3 g", "rifle 3 g",
                                               "rifle 3 g", "hmg 3 g", "fo gun 2 0"});
}

TEST_CASE("crossfire-squads tables: the scenario ambush") {
    const Options ambush = defaults_of(Scenario::ambush);
    CHECK(ambush.seed == 12);
    CHECK(ambush.turn_limit == 30);
    CHECK_FALSE(ambush.first_is_loser);
    CHECK(ambush.nations == std::array{Nation::us, Nation::de});
    CHECK(ambush.hidden == 1);
    CHECK(ambush.mines == std::array<std::int8_t, 2>{0, 2});
    CHECK(ambush.wire == std::array<std::int8_t, 2>{0, 2});
    for (const auto& each : option_switches) {
        INFO(each.key);
        const std::array off{"buildings", "quality"};
        CHECK(ambush.*each.on == (std::find(off.begin(), off.end(), each.key) == off.end()));
    }
    CHECK(texts_of(ambush.forces[0]) == Words{"cc",    "pc 1", "rifle 1", "rifle 1",    "rifle 1",
                                              "hmg 1", "pc 2", "rifle 2", "rifle 2",    "rifle 2",
                                              "hmg 2", "pc 3", "rifle 3", "rifle 3",    "rifle 3",
                                              "hmg 3", "eng",  "eng",     "fo m81 3 3", "veh sherman"});
    CHECK(texts_of(ambush.forces[1]) == Words{"cc xp", "pc 1", "rifle 1", "rifle 1", "rifle 1", "hmg 1", "pc 2",
                                              "rifle 2", "rifle 2", "rifle 2", "hmg 2", "atg 2", "bz 1", "veh stug"});
}

TEST_CASE("crossfire-squads tables: the ids of units and pieces") {
    CHECK(unit_name(unit_id(0, 0)) == "a00");
    CHECK(unit_name(unit_id(1, 39)) == "b39");
    CHECK(*unit_from("b07") == unit_id(1, 7));
    CHECK(piece_name(*piece_from("t99")) == "t99");
    CHECK(piece_name(*piece_from("m00")) == "m00");
    CHECK(piece_name(*piece_from("w42")) == "w42");
    // Ascending numbers are ascending texts: that is what "in order" means.
    for (UnitId id = 1; id < all_units; ++id) CHECK(unit_name(static_cast<UnitId>(id - 1)) < unit_name(id));
    CHECK(*piece_from("m99") < *piece_from("t00"));
    CHECK(*piece_from("t99") < *piece_from("w00"));
    for (const char* text : {"", "a", "a0", "a000", "A00", "c00", "a40", "a-1", "a0x", "t00", "00a"})
        CHECK_FALSE(unit_from(text));
    for (const char* text : {"", "t", "t0", "t000", "T00", "a00", "t-1", "tx0", "x00"}) CHECK_FALSE(piece_from(text));
}
