// Every table of the core against the published data, of which tables.json is a copy.
#include "games/dogfight/rules/tables.h"

#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/grid.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/rules/stalls.h"
#include "games/dogfight/rules/targeting.h"

using namespace sightlines::dogfight;

namespace {

using Json = nlohmann::json;
using Numbers = std::vector<int>;

const Json& data(const char* block) {
    static const Json all = [] {
        std::ifstream in(TESTS_DIR "/games/dogfight/rules/tables.json");
        return Json::parse(in, nullptr, false);
    }();
    REQUIRE(all.contains(block));
    return all.at(block);
}

int number(const Json& value) {
    if (value.is_null()) return table::x;
    if (value == "auto") return table::automatic;
    REQUIRE(value.is_number_integer());
    return value.get<int>();
}

Numbers numbers(const Json& list) {
    Numbers all;
    for (const Json& value : list) all.push_back(number(value));
    return all;
}

template <class List>
Numbers numbers_of(const List& list) {
    return {list.begin(), list.end()};
}

// The values of an object with the keys first, first + 1, ...
Numbers keyed(const Json& object, int first) {
    Numbers all;
    for (int key = first; key < first + static_cast<int>(object.size()); ++key) {
        INFO("key " << key);
        REQUIRE(object.contains(std::to_string(key)));
        all.push_back(number(object.at(std::to_string(key))));
    }
    return all;
}

// The band {"min", "max", ...} in which a number lies.
const Json& band_of(const Json& bands, int of) {
    for (const Json& band : bands) {
        const Json least = band.value("min", Json());
        const Json most = band.value("max", Json());
        if ((least.is_null() || of >= least.get<int>()) && (most.is_null() || of <= most.get<int>())) return band;
    }
    FAIL("no band for " << of);
    return bands;
}

int in_band(const Json& bands, int of, const char* key) { return number(band_of(bands, of).at(key)); }

// {pitch, speed, roll} of each cell; X is {x, 0, 0}.
std::vector<Numbers> slopes(const Json& row) {
    std::vector<Numbers> cells;
    for (const Json& cell : row) {
        if (cell.is_null()) {
            cells.push_back({table::x, 0, 0});
        } else {
            cells.push_back({cell.at("pitch").get<int>(), cell.value("speed", 0), cell.value("roll", 0)});
        }
    }
    return cells;
}

std::vector<Numbers> slopes_of(const table::Slopes& row) {
    std::vector<Numbers> cells;
    for (const table::Slope& cell : row) cells.push_back({cell.pitch, cell.speed, cell.roll});
    return cells;
}

Aircraft at_hex(Hex hex, Facing face, int alt) {
    Aircraft plane;
    plane.hex = hex;
    plane.face = face;
    plane.altitude = static_cast<std::int8_t>(alt);
    return plane;
}

Numbers costs_of(const table::Costs& c) { return {c.target, c.level, c.speed, c.power, c.min_rise}; }

}  // namespace

TEST_CASE("dogfight tables: DF-GEO-02 the neighbours of a hex") {
    const Json& hex = data("hex");
    CHECK(hex.at("facings").get<std::vector<std::string>>() ==
          std::vector<std::string>(facing_words.begin(), facing_words.end()));
    for (const auto& [column, steps] : {std::pair{4, "stepFromColumnACEtc"}, std::pair{5, "stepFromColumnBDFEtc"}}) {
        const Hex from{static_cast<std::int8_t>(column), 7};
        for (const Facing facing : all_facings) {
            const Hex to = neighbour(from, facing);
            CHECK(numbers(hex.at(steps).at(facing_words[index(facing)])) ==
                  Numbers{to.column - from.column, to.row - from.row});
        }
    }
}

TEST_CASE("dogfight tables: DF-INI-02 initiative by speed") {
    CHECK(numbers_of(table::initiative) == keyed(data("initiativeSpeed").at("bySpeed"), 0));
}

TEST_CASE("dogfight tables: DF-MOV-02 Movement Points") {
    const Json& block = data("movementPoints");
    for (int sum = -20; sum <= 40; ++sum) {
        INFO("sum " << sum);
        CHECK(table::movement_points(sum) == in_band(block.at("sum"), sum, "mp"));
    }
    for (std::size_t pitch = 0; pitch <= 3; ++pitch) {
        const Json& die = block.at("dieByPitch").at(std::to_string(pitch));
        CHECK(table::horizontal_by_pitch[pitch] == number(die.at("horizontal")));
        CHECK(table::vertical_by_pitch[pitch][0] == number(die.at("vertical")));
    }
}

TEST_CASE("dogfight tables: DF-ADV-CLB-01 vertical Movement Points with a fine step") {
    const Json& block = data("advFineClimb").at("verticalDie");
    for (std::size_t pitch = 1; pitch <= 3; ++pitch)
        CHECK(numbers_of(table::vertical_by_pitch[pitch]) == numbers(block.at(std::to_string(pitch))));
    CHECK(numbers_of(table::vertical_by_pitch[0]) == Numbers{table::x, table::x, table::x});
}

TEST_CASE("dogfight tables: DF-MT-02 Maneuver Tests") {
    const Json& block = data("maneuver");
    for (std::size_t sides = 1; sides <= 3; ++sides) {
        const Json& facing = block.at("facing" + std::to_string(sides));
        CHECK(numbers_of(table::facing_level[sides - 1]) == numbers(facing.at("level")));
        CHECK(numbers_of(table::facing_cv[sides - 1]) == numbers(facing.at("cv")));
    }
    CHECK(numbers_of(table::stay_level) == numbers(block.at("stay").at("level")));
    CHECK(numbers_of(table::stay_cv[0]) == numbers(block.at("stay").at("cv")));
}

TEST_CASE("dogfight tables: DF-MT-08 a raised stay in the hex") {
    // The data ends at speed 10; beyond it nothing can be raised.
    const auto padded = [](const Json& row) {
        Numbers all = numbers(row);
        all.resize(12, table::x);
        return all;
    };
    CHECK(numbers_of(table::stay_cv[1]) == padded(data("stayRaised").at("plus1")));
    CHECK(numbers_of(table::stay_cv[2]) == padded(data("stayRaised").at("plus2")));
}

TEST_CASE("dogfight tables: DF-MT-03 levels and costs") {
    const Json& block = data("maneuverLevels").at("level");
    REQUIRE(block.size() == table::levels.size());
    for (std::size_t level = 0; level < table::levels.size(); ++level) {
        const Json& row = block.at(std::to_string(level));
        CHECK(costs_of(table::levels[level]) == Numbers{number(row.at("target")), static_cast<int>(level),
                                                        number(row.at("speed")), number(row.at("power")),
                                                        number(row.at("minSpeed"))});
    }
}

TEST_CASE("dogfight tables: DF-MT-11 failures") {
    const Json& block = data("failure");
    CHECK(numbers(block.at("result")) == Numbers{-5, -4, -3, -2, -1, 0, 1, 2, 3, 4});
    CHECK(numbers_of(table::failure.cv) == numbers(block.at("cv")));
    CHECK(numbers_of(table::failure.move) == numbers(block.at("move")));
    CHECK(numbers_of(table::failure.speed) == numbers(block.at("speed")));
    CHECK(numbers_of(table::failure.stress) == numbers(block.at("stress")));
    CHECK(table::no_stress == table::x);
}

TEST_CASE("dogfight tables: DF-SPD-02, DF-SPD-04, DF-SPD-06, DF-GT-08 speed") {
    const Json& by_pitch = data("speedByPitch").at("pitch");
    for (int pitch = -3; pitch <= 3; ++pitch) {
        const int change = table::speed_by_pitch[static_cast<std::size_t>(std::abs(pitch))];
        CHECK((pitch > 0 ? -change : change) == number(by_pitch.at(std::to_string(pitch))));
    }
    for (int roll = -10; roll <= 15; ++roll) {
        INFO("roll " << roll);
        CHECK(table::throttle_points(roll, false) == in_band(data("power").at("result"), roll, "gain"));
        CHECK(table::throttle_points(roll, false) == in_band(data("drag").at("result"), roll, "loss"));
        CHECK(table::throttle_points(roll, true) == in_band(data("grand").at("power"), roll, "points"));
    }
}

TEST_CASE("dogfight tables: DF-FIRE-05, DF-FIRE-07, DF-CRIT-01 fire") {
    const Json& block = data("fire");
    const Json& range = block.at("rangeModifier");
    CHECK(numbers_of(table::fire_range) ==
          Numbers{number(range.at("0")), number(range.at("half")), number(range.at("1"))});
    for (std::size_t difference = 0; difference < table::burst_by_difference.size(); ++difference) {
        CHECK(table::burst_by_difference[difference] ==
              in_band(block.at("burstBySpeedDifference"), static_cast<int>(difference), "burst"));
    }
    CHECK(table::burst_by_difference.back() == 0);
    for (std::size_t sum = 0; sum < table::burst_by_markers.size(); ++sum)
        CHECK(table::burst_by_markers[sum] == in_band(block.at("burstByLevelSum"), static_cast<int>(sum), "burst"));
    CHECK(numbers_of(table::hits_per_critical) == keyed(data("critical").at("hitsPerCritical"), -2));
}

TEST_CASE("dogfight tables: DF-ADV-TAB-01 target numbers") {
    const Json& block = data("advManeuver");
    for (std::size_t sides = 1; sides <= 3; ++sides) {
        const Json& facing = block.at("facing" + std::to_string(sides));
        CHECK(numbers_of(table::adv_facing_number[sides - 1]) == numbers(facing.at("target")));
        CHECK(numbers_of(table::adv_facing_cv[sides - 1]) == numbers(facing.at("cv")));
    }
    CHECK(numbers_of(table::adv_stay_number) == numbers(block.at("stay").at("target")));
}

TEST_CASE("dogfight tables: DF-ADV-TAB-02 costs and stays by target number") {
    const Json& rows = data("advLevels").at("rows");
    REQUIRE(rows.size() == table::adv_levels.size());
    REQUIRE(rows.size() == table::adv_stay_cv.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Json& row = rows.at(i);
        INFO("target number " << row.at("target"));
        CHECK(costs_of(table::adv_levels[i]) == Numbers{number(row.at("target")), number(row.at("level")),
                                                        number(row.at("speed")), number(row.at("power")),
                                                        number(row.at("minSpeed"))});
        CHECK(numbers_of(table::adv_stay_cv[i]) == numbers(row.at("stayCv")));
    }
}

TEST_CASE("dogfight tables: DF-ADV-DEP-01, DF-ADV-STR-01") {
    CHECK(numbers_of(table::departure) == keyed(data("advDeparture").at("byMtLevel"), 0));
    CHECK(data("advStress").at("from") == 8);
    CHECK(numbers_of(table::adv_stress) == keyed(data("advStress").at("modifier"), 8));
}

// Tables that are a line of code in the core.

TEST_CASE("dogfight tables: DF-STR-02, DF-STALL-03 stress and stall") {
    const std::vector<std::string> stress{"destroyed", "fill current and next set", "fill current set", "none"};
    const std::vector<std::string> stall{"spin", "stall", "none"};
    Aircraft slow;
    slow.card.min = 3;
    for (int total = -9; total <= 14; ++total) {
        CHECK(stress[static_cast<std::size_t>(stress_result(total))] ==
              band_of(data("stress").at("result"), total).at("effect").get<std::string>());
        for (const bool below : {false, true}) {
            slow.speed = below ? 2 : 3;
            const Json& bands = data("stall").at(below ? "belowMinimum" : "atMinimum");
            CHECK(stall[static_cast<std::size_t>(stall_result(slow, {}, total))] ==
                  band_of(bands, total).at("effect").get<std::string>());
        }
    }
}

TEST_CASE("dogfight tables: DF-CV-05 the position bonus") {
    const Json& block = data("positionBonus");
    const Hex centre{7, 6};
    for (const Facing facing : all_facings) {
        const Aircraft target = at_hex(centre, facing, 8);
        for (int turn = 0; turn < 6; ++turn) {
            const std::string key = turn == 0 ? "f" : "f+" + std::to_string(turn);
            const Hex near = neighbour(centre, turned(facing, turn));
            const Hex far = neighbour(near, turned(facing, turn));
            const Hex between = neighbour(near, turned(facing, turn + 1));
            const auto bonus = [&target](Hex hex, int alt) {
                return position_bonus(at_hex(hex, Facing::none, alt), target);
            };
            CHECK(bonus(near, 8) == block.at("range1").at(key).get<int>());
            CHECK(bonus(near, 10) ==
                  block.at("range1SeenAsRange2").value(key, block.at("range1SeenAsRange2").at("other").get<int>()));
            const Json& two = block.at("range2");
            CHECK(bonus(far, 8) == two.value("2*(" + key + ")", two.at("other").get<int>()));
            const std::string pair = "(" + key + ")+(f+" + std::to_string(turn + 1) + ")";
            CHECK(bonus(between, 8) == two.value(pair, two.at("other").get<int>()));
            CHECK(bonus(far, 10) == block.at("range3plus").get<int>());
        }
        CHECK(position_bonus(at_hex(centre, Facing::none, 8), target) == block.at("sameHexFromMiddle").get<int>());
    }
}

TEST_CASE("dogfight tables: DF-CV-03 what is carried over") {
    const Json& block = data("carryover");
    for (int r = 0; r <= 2; ++r) {
        // In the row ahead of the aircraft, so that the target is not behind it.
        Aircraft plane = at_hex({7, 6}, Facing::n, 8);
        plane.cv = 12;
        const Aircraft target = at_hex({7, static_cast<std::int8_t>(6 - r)}, Facing::n, 8);
        CHECK(carried_cv(plane, target).total() * block.at("divideByRange").at(std::to_string(r)).get<int>() == 12);
    }
    CHECK(block.at("beyond2") == "zero");
}

TEST_CASE("dogfight tables: DF-FIRE-04 height in half hexes") {
    const Json& block = data("fire").at("heightAddsHalfHexes");
    const auto adds = [](int alt, int leave) {
        Aircraft firer = at_hex({7, 6}, Facing::none, alt);
        firer.leave = static_cast<std::int8_t>(leave);
        const std::optional<int> range = fire_range(firer, at_hex({7, 6}, Facing::none, 8));
        return range ? Json(*range) : Json();
    };
    CHECK(adds(8, 0) == block.at("same"));
    CHECK(adds(9, -1) == block.at("firerOneAboveLeavingDown"));
    CHECK(adds(9, 0) == block.at("firerOneAbove"));
    CHECK(adds(9, 1) == block.at("firerOneAboveLeavingUp"));
    CHECK(adds(7, 1) == block.at("firerOneBelowLeavingUp"));
    CHECK(adds(7, 0) == block.at("firerOneBelow"));
    CHECK(adds(7, -1) == block.at("firerOneBelowLeavingDown"));
    CHECK(adds(6, 1) == block.at("twoOrMore"));
}

TEST_CASE("dogfight tables: DF-ADV-ACQ-02, DF-ADV-COL-02 modifiers") {
    const Json& seen = data("advAcquisition");
    Options options;
    options.sun = Facing::n;
    Position at;
    at.planes = {at_hex({7, 6}, Facing::s, 8), at_hex({7, 3}, Facing::none, 8)};
    Aircraft& plane = at.planes[0];
    plane.target = 1;
    // Behind, three hexes away.
    CHECK(acquisition(options, at, plane).total() ==
          seen.at("behind").get<int>() + seen.at("perHexBeyond2").get<int>());
    plane.face = Facing::n;
    CHECK(acquisition(options, at, plane).total() == seen.at("sun").get<int>() + seen.at("perHexBeyond2").get<int>());
    options.sun = Facing::none;
    plane.mt = 2;
    CHECK(acquisition(options, at, plane).total() ==
          2 * seen.at("perMtLevel").get<int>() + seen.at("perHexBeyond2").get<int>());

    const Json& met = data("advCollision");
    plane.speed = 8;
    CHECK(encounter_modifiers(options, plane, false).total() == 2 * met.at("perMtLevel").get<int>() +
                                                                    2 * met.at("perSpeedOver6").get<int>() +
                                                                    met.at("targeting").get<int>());
}

TEST_CASE("dogfight tables: DF-GT-03, DF-GT-04, DF-GT-05 grand turns") {
    const Json& hexes = data("grand").at("hexes");
    REQUIRE(hexes.size() == 12);
    for (std::size_t i = 0; i < 12; ++i) {
        CHECK(table::grand_hexes[i] == hexes[i].at("hexes").get<int>());
        const Json& extra = hexes[i].at("extraOn");
        CHECK(table::grand_extra[i] == (extra.is_null() ? 0 : extra.get<int>()));
    }
    CHECK(numbers_of(table::grand_less_by_pitch) == keyed(data("grand").at("lessByPitch"), 0));

    const Json& climbs = data("grandClimb").at("rows");
    REQUIRE(climbs.size() == table::grand_climb.size());
    for (std::size_t i = 0; i < climbs.size(); ++i) CHECK(slopes_of(table::grand_climb[i]) == slopes(climbs[i]));
    const Json& dives = data("grandDive").at("rows");
    REQUIRE(dives.size() == table::grand_dive.size());
    for (std::size_t i = 0; i < dives.size(); ++i) CHECK(slopes_of(table::grand_dive[i]) == slopes(dives[i]));
}

TEST_CASE("dogfight tables: DF-CARD-02 the roster") {
    const Json& types = data("cards").at("types");
    REQUIRE(types.size() == cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        INFO(type_words[i]);
        const Json& type = types.at(type_words[i]);
        const Card& card = cards[i];
        CHECK(type == Json{{"name", card_names[i]},
                           {"level", card.level},
                           {"dive", card.dive},
                           {"min", card.min},
                           {"power", card.power},
                           {"drag", card.drag},
                           {"stall", card.stall},
                           {"str", card.str},
                           {"aero", card.aero},
                           {"mt", card.mt},
                           {"fire", card.fire},
                           {"spot", card.spot},
                           {"guns", card.guns},
                           {"wing", card.wing},
                           {"boxes", numbers_of(card.boxes)},
                           {"ceil", card.ceiling}});
    }
}

TEST_CASE("dogfight tables: DF-CARD-03 grades of pilots") {
    const Json& block = data("pilots").at("grades");
    REQUIRE(block.size() == grades.size());
    for (const Grade& grade : grades) {
        INFO(grade.name);
        CHECK(numbers(block.at(grade.name)) ==
              Numbers{grade.pilot.experience, grade.pilot.flying, grade.pilot.shooting});
    }
}

TEST_CASE("dogfight tables: DF-SCN-01 scenarios") {
    const Json& list = data("scenarios").at("list");
    REQUIRE(list.size() == scenario_setups.size());
    for (std::size_t i = 0; i < scenario_setups.size(); ++i) {
        INFO(scenario_words[i]);
        const Json& scenario = list.at(scenario_words[i]);
        const ScenarioSetup& setting = scenario_setups[i];
        CHECK(scenario.at("title") == setting.title);
        CHECK(numbers(scenario.at("map")) == Numbers{setting.columns, setting.rows});
        CHECK(scenario.at("limit") == setting.limit);
        CHECK((scenario_words[i] == "encounter") == scenario.contains("options"));
        Json planes = Json::array();
        for (const Entry& entry : setting.planes) {
            Json plane{{"side", entry.side},    {"type", type_words[static_cast<std::size_t>(entry.type)]},
                       {"hex", entry.hex},      {"face", facing_words[index(entry.face)]},
                       {"alt", entry.altitude}, {"speed", entry.speed}};
            if (entry.pilot != Pilot{})
                plane["pilot"] = {entry.pilot.experience, entry.pilot.flying, entry.pilot.shooting};
            planes.push_back(std::move(plane));
            const auto hex = hex_from(entry.hex);
            REQUIRE(hex);
            CHECK(hex_name(*hex) == entry.hex);
        }
        CHECK(planes == scenario.at("planes"));
    }
}
