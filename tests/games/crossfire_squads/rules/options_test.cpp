// Options of Crossfire with squads: defaults, scenarios, combinations and what is refused.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/text/codec.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using SquadsCodec = Codec<crossfire_squads::Rules>;

namespace {

Json parsed(std::string_view text) {
    const Result<Json> json = parse_json(text);
    INFO(text);
    REQUIRE(json);
    return *json;
}

Result<Options> read(const Json& json) {
    Fault fault;
    return SquadsCodec::options(Reader(json, "options", fault));
}
Result<Options> options_of(std::string_view text) { return read(parsed(text)); }

// Read and admitted: "" or the first fault.
std::string fault_in(const Json& json) {
    const auto options = read(json);
    if (!options) return options.error().rule + " " + options.error().message;
    const auto admitted = admit_options(*options);
    return admitted ? "" : admitted.error().rule + " " + admitted.error().message;
}
std::string fault_of(std::string_view text) { return fault_in(parsed(text)); }

bool refused_at(const std::string& fault, std::string_view path) {
    return fault.starts_with("FORMAT " + std::string(path) + ":");
}

// Options with one side of a given unit, the other of a rifle squad.
std::string with_unit(std::string_view unit, std::string_view others = "") {
    return R"({"forces":[[)" + std::string(unit) + R"(],[{"k":"rifle"}]])" + std::string(others) + "}";
}

std::string with_piece(std::string_view id, std::string_view piece, std::string_view others = "") {
    return R"({"terrain":{"t90":{"k":"woods","poly":[[0,0],[100,0],[100,100]]},")" + std::string(id) +
           "\":" + std::string(piece) + "}" + std::string(others) + "}";
}

}  // namespace

TEST_CASE("crossfire-squads options: written when they differ from those of the scenario") {
    for (
        const char* text :
        {"{}", R"({"scenario":"village"})", R"({"scenario":"ambush"})", R"({"seed":2147483647})",
         R"({"terrain":{"t00":{"k":"woods","poly":[[0,0],[500,0],[500,400]]},"t99":{"k":"hedge","poly":[[0,0],[9,0],[9,9]]}}})",
         R"({"terrain":{"m07":{"k":"mine","poly":[[0,0],[500,0],[500,400]],"pl":1,"hid":true},)"
         R"("t00":{"k":"building","poly":[[0,0],[500,0],[500,400]]},)"
         R"("w00":{"k":"wire","poly":[[0,0],[500,0],[500,400]]}},"obstacles":true,"buildings":true})",
         R"({"forces":[[{"k":"rifle"}],[{"k":"hmg","plt":9}]]})",
         R"({"forces":[[{"k":"cc","q":"v","xp":true},{"k":"veh","type":"t34"}],[{"k":"pc","plt":1,"q":"g"},)"
         R"({"k":"fo","fm":{"cal":"heavy","he":99,"sm":0}}]],"commanders":true,"observers":true,"quality":true,)"
         R"("vehicles":true})",
         R"({"vpGoal":1})", R"({"vpGoal":20,"turnLimit":99})", R"({"turnLimit":2})", R"({"first":"loser"})",
         R"({"units":true,"commanders":true,"observers":true,"retreat":true,"recon":true,"obstacles":true,)"
         R"("buildings":true,"quality":true,"vehicles":true,"hidden":0})",
         R"({"obstacles":true,"mines":[0,6],"wire":[6,1]})", R"({"nations":["us","fr"]})",
         R"({"scenario":"village","seed":1,"turnLimit":0,"retreat":false,"nations":false})",
         R"({"scenario":"ambush","first":"loser","recon":false,"hidden":-1,"mines":[0,0],"wire":[0,0]})"}) {
        INFO(text);
        const auto options = options_of(text);
        REQUIRE(options);
        CHECK(write_json(SquadsCodec::write(*options)) == text);
        CHECK(fault_of(text) == "");
    }
}

TEST_CASE("crossfire-squads options: what is said as the default says it is dropped") {
    const auto meeting = options_of(R"({"scenario":"meeting","seed":1,"vpGoal":5,"turnLimit":0,"first":"winner",
        "units":false,"commanders":false,"observers":false,"retreat":false,"recon":false,"hidden":-1,"obstacles":false,
        "mines":[0,0],"wire":[0,0],"buildings":false,"quality":false,"nations":false,"vehicles":false})");
    REQUIRE(meeting);
    CHECK(*meeting == Options{});
    const auto village = options_of(R"({"scenario":"village","seed":7,"nations":["de","ru"],"turnLimit":40})");
    REQUIRE(village);
    CHECK(*village == defaults_of(Scenario::village));
    CHECK(write_json(SquadsCodec::write(*village)) == R"({"scenario":"village"})");
}

TEST_CASE("crossfire-squads options: explicit keys win over the scenario") {
    const auto options = options_of(R"({"scenario":"ambush","seed":99,"hidden":0,"mines":[3,0],"nations":["uk","it"],
        "forces":[[{"k":"cc"}],[{"k":"eng"}]]})");
    REQUIRE(options);
    CHECK(options->seed == 99);
    CHECK(options->hidden == 0);
    CHECK(options->mines == std::array<std::int8_t, 2>{3, 0});
    CHECK(options->wire == std::array<std::int8_t, 2>{0, 2});  // the scenario's
    CHECK(options->nations == std::array{Nation::uk, Nation::it});
    CHECK(options->turn_limit == 30);
    CHECK(options->vehicles);
    REQUIRE(options->forces[1].size() == 1);
    CHECK(options->forces[1][0].kind == Kind::eng);
}

TEST_CASE("crossfire-squads options: values that are none, and where") {
    for (const auto& [text, path] : std::vector<std::pair<const char*, const char*>>{
             {R"([])", "options"},
             {R"({"weather":true})", "options"},
             {R"({"scenario":"raid"})", "options/scenario"},
             {R"({"seed":0})", "options/seed"},
             {R"({"seed":2147483648})", "options/seed"},
             {R"({"seed":1.0})", "options/seed"},
             {R"({"seed":true})", "options/seed"},
             {R"({"vpGoal":0})", "options/vpGoal"},
             {R"({"vpGoal":21})", "options/vpGoal"},
             {R"({"turnLimit":1})", "options/turnLimit"},
             {R"({"turnLimit":100})", "options/turnLimit"},
             {R"({"first":"both"})", "options/first"},
             {R"({"first":1})", "options/first"},
             {R"({"units":1})", "options/units"},
             {R"({"recon":null})", "options/recon"},
             {R"({"hidden":2})", "options/hidden"},
             {R"({"hidden":false})", "options/hidden"},
             {R"({"mines":3})", "options/mines"},
             {R"({"mines":[1]})", "options/mines"},
             {R"({"mines":[1,7]})", "options/mines/1"},
             {R"({"wire":[-1,0]})", "options/wire/0"},
             {R"({"nations":true})", "options/nations"},
             {R"({"nations":["de"]})", "options/nations"},
             {R"({"nations":["de","pl"]})", "options/nations/1"},
             {R"({"nations":[false,"de"]})", "options/nations/0"},
             {R"({"forces":[]})", "options/forces"},
             {R"({"forces":[[{"k":"cc"}]]})", "options/forces"},
             {R"({"forces":[[],[{"k":"cc"}]]})", "options/forces/0"},
             {R"({"forces":[[{"k":"cc"}],[{}]]})", "options/forces/1/0"},
             {R"({"forces":[[{"k":"cc"}],[{"k":"tank"}]]})", "options/forces/1/0/k"},
             {R"({"forces":[[{"k":"cc","at":[1,1]}],[{"k":"cc"}]]})", "options/forces/0/0"},
             {R"({"forces":[[{"k":"cc","plt":0}],[{"k":"cc"}]]})", "options/forces/0/0/plt"},
             {R"({"forces":[[{"k":"cc","plt":10}],[{"k":"cc"}]]})", "options/forces/0/0/plt"},
             {R"({"forces":[[{"k":"cc","q":"e"}],[{"k":"cc"}]]})", "options/forces/0/0/q"},
             {R"({"forces":[[{"k":"cc","xp":1}],[{"k":"cc"}]]})", "options/forces/0/0/xp"},
             {R"({"forces":[[{"k":"veh","type":"kv1"}],[{"k":"cc"}]]})", "options/forces/0/0/type"},
             {R"({"forces":[[{"k":"fo","fm":{"cal":"m81","he":2}}],[{"k":"cc"}]]})", "options/forces/0/0/fm"},
             {R"({"forces":[[{"k":"fo","fm":{"cal":"m99","he":2,"sm":1}}],[{"k":"cc"}]]})",
              "options/forces/0/0/fm/cal"},
             {R"({"forces":[[{"k":"fo","fm":{"cal":"m81","he":-1,"sm":1}}],[{"k":"cc"}]]})",
              "options/forces/0/0/fm/he"},
             {R"({"terrain":[]})", "options/terrain"},
             {R"({"terrain":{"t1":{"k":"woods","poly":[[0,0],[1,0],[1,1]]}}})", "options/terrain"},
             {R"({"terrain":{"t00":{"poly":[[0,0],[1,0],[1,1]]}}})", "options/terrain/t00"},
             {R"({"terrain":{"t00":{"k":"woods"}}})", "options/terrain/t00"},
             {R"({"terrain":{"t00":{"k":"lake","poly":[[0,0],[1,0],[1,1]]}}})", "options/terrain/t00/k"},
             {R"({"terrain":{"t00":{"k":"woods","poly":[[0,0],[1,0]]}}})", "options/terrain/t00/poly"},
             {R"({"terrain":{"t00":{"k":"woods","poly":[[0,0],[5761,0],[1,1]]}}})", "options/terrain/t00/poly/1/0"},
             {R"({"terrain":{"t00":{"k":"woods","poly":[[0,0],[1,0],[1,3841]]}}})", "options/terrain/t00/poly/2/1"},
             {R"({"terrain":{"t00":{"k":"woods","poly":[[0,0],[1,0],[1,1]],"pl":2}}})", "options/terrain/t00/pl"},
             {R"({"terrain":{"t00":{"k":"woods","poly":[[0,0],[1,0],[1,1]],"hid":1}}})", "options/terrain/t00/hid"}}) {
        INFO(text);
        CHECK(refused_at(fault_of(text), path));
    }
}

TEST_CASE("crossfire-squads options: what belongs to an option that is off") {
    CHECK(refused_at(fault_of(R"({"recon":true})"), "options/recon"));
    CHECK(fault_of(R"({"recon":true,"hidden":0})") == "");
    CHECK(fault_of(R"({"hidden":1})") == "");
    CHECK(refused_at(fault_of(R"({"mines":[0,1]})"), "options/mines"));
    CHECK(refused_at(fault_of(R"({"wire":[1,0]})"), "options/wire"));
    CHECK(fault_of(R"({"obstacles":true,"mines":[0,1],"wire":[1,0]})") == "");

    for (const auto& [unit, option] : std::vector<std::pair<const char*, const char*>>{
             {R"({"k":"smg"})", "units"},
             {R"({"k":"eng"})", "units"},
             {R"({"k":"fo","fm":{"cal":"gun","he":1,"sm":1}})", "observers"},
             {R"({"k":"atg"})", "vehicles"},
             {R"({"k":"bz"})", "vehicles"},
             {R"({"k":"veh","type":"stug"})", "vehicles"},
             {R"({"k":"rifle","q":"v"})", "quality"},
             {R"({"k":"rifle","q":"g"})", "quality"},
             {R"({"k":"pc","xp":true})", "commanders"}}) {
        INFO(unit << " and " << option);
        CHECK(refused_at(fault_of(with_unit(unit)), "options/forces/0/0"));
        CHECK(fault_of(with_unit(unit, ",\"" + std::string(option) + "\":true")) == "");
    }
    for (const auto& [id, piece, option] : std::vector<std::array<const char*, 3>>{
             {"t01", R"({"k":"building","poly":[[0,0],[500,0],[500,400]]})", "buildings"},
             {"w01", R"({"k":"wire","poly":[[0,0],[500,0],[500,400]],"pl":0})", "obstacles"},
             {"m01", R"({"k":"mine","poly":[[0,0],[500,0],[500,400]],"pl":0})", "obstacles"}}) {
        INFO(piece << " and " << option);
        CHECK(refused_at(fault_of(with_piece(id, piece)), "options/terrain/" + std::string(id)));
        CHECK(fault_of(with_piece(id, piece, ",\"" + std::string(option) + "\":true")) == "");
    }
}

TEST_CASE("crossfire-squads options: keys of a unit and who has them") {
    const auto on = R"(,"commanders":true,"observers":true,"vehicles":true)";
    CHECK(refused_at(fault_of(with_unit(R"({"k":"fo"})", on)), "options/forces/0/0"));
    CHECK(refused_at(fault_of(with_unit(R"({"k":"veh"})", on)), "options/forces/0/0"));
    CHECK(refused_at(fault_of(with_unit(R"({"k":"rifle","type":"tiger"})", on)), "options/forces/0/0"));
    CHECK(
        refused_at(fault_of(with_unit(R"({"k":"rifle","fm":{"cal":"m81","he":1,"sm":1}})", on)), "options/forces/0/0"));
    CHECK(refused_at(fault_of(with_unit(R"({"k":"rifle","xp":true})", on)), "options/forces/0/0"));
    CHECK(fault_of(with_unit(R"({"k":"cc","xp":true})", on)) == "");
}

TEST_CASE("crossfire-squads options: a side of 1 to 40 units") {
    Json json{{"forces", {Json::array(), {{{"k", "cc"}}}}}};
    for (int count = 0; count < 40; ++count) json["forces"][0].push_back({{"k", "rifle"}});
    CHECK(fault_in(json) == "");
    json["forces"][0].push_back({{"k", "rifle"}});
    CHECK(refused_at(fault_in(json), "options/forces/0"));
}

TEST_CASE("crossfire-squads options: CS-GEO-06, CS-SET-02 pieces of a table of one's own") {
    const std::string woods = R"({"k":"woods","poly":)";
    for (const char* poly : {"[[0,0],[100,100],[100,0]]",                     // the other way round
                             "[[0,0],[100,0],[200,0],[100,100]]",             // a corner on a straight edge
                             "[[0,0],[400,0],[400,400],[200,200],[0,400]]",   // a dent
                             "[[100,0],[159,181],[5,69],[195,69],[41,181]]",  // a star
                             "[[0,0],[100,0],[100,0],[100,100]]"})            // a corner twice
        CHECK(refused_at(fault_of(with_piece("t00", woods + poly + "}")), "options/terrain/t00"));

    const std::string on = R"(,"obstacles":true)";
    const std::string shape = R"("poly":[[0,0],[100,0],[100,100]])";
    for (const auto& [id, piece] :
         std::vector<std::pair<const char*, std::string>>{{"t00", R"({"k":"mine",)" + shape + R"(,"pl":0})"},
                                                          {"w00", R"({"k":"mine",)" + shape + R"(,"pl":0})"},
                                                          {"m00", R"({"k":"wire",)" + shape + "}"},
                                                          {"m00", R"({"k":"woods",)" + shape + "}"},
                                                          {"w00", R"({"k":"hedge",)" + shape + "}"},
                                                          {"t00", R"({"k":"woods",)" + shape + R"(,"pl":0})"},
                                                          {"m00", R"({"k":"mine",)" + shape + "}"},  // whose?
                                                          {"m00", R"({"k":"mine",)" + shape + R"(,"hid":true})"},
                                                          {"w00", R"({"k":"wire",)" + shape + R"(,"pl":0,"hid":true})"},
                                                          {"t00", R"({"k":"woods",)" + shape + R"(,"hid":true})"}}) {
        INFO(id << " " << piece);
        CHECK(refused_at(fault_of(with_piece(id, piece, on)), "options/terrain/" + std::string(id)));
    }
    // Pieces may share borders and overlap.
    CHECK(fault_of(with_piece("t00", woods + "[[0,0],[100,0],[100,100]]}")) == "");
}

TEST_CASE("crossfire-squads options: CS-SET-02 how many pieces, and one that can be the objective") {
    const auto table_of = [](int count, const char* kind) {
        Json json;
        for (int number = 0; number < count; ++number) {
            std::string id = kind == std::string_view("wire") ? "w" : "t";
            id += static_cast<char>('0' + number / 10);
            id += static_cast<char>('0' + number % 10);
            json["terrain"][id] = {{"k", kind}, {"poly", {{0, 0}, {100, 0}, {100, 100}}}};
        }
        return json;
    };
    CHECK(fault_in(table_of(99, "hill")) == "");
    CHECK(refused_at(fault_in(table_of(100, "hill")), "options/terrain"));
    CHECK(refused_at(fault_in(table_of(3, "hedge")), "options/terrain"));
    CHECK(refused_at(fault_of(R"({"terrain":{}})"), "options/terrain"));

    // Wire still to be laid needs ids as well.
    Json wired = table_of(95, "wire");
    wired["terrain"]["t00"] = {{"k", "hill"}, {"poly", {{0, 0}, {100, 0}, {100, 100}}}};
    wired["obstacles"] = true;
    wired["wire"] = {2, 3};
    CHECK(fault_in(wired) == "");
    wired["wire"] = {3, 3};
    CHECK(refused_at(fault_in(wired), "options/terrain"));
}

TEST_CASE("crossfire-squads options: what only a program could ask for") {
    Options nobody_there;
    nobody_there.forces[1].clear();
    Options too_many;
    too_many.forces[0].resize(41, Make{.kind = Kind::rifle});
    Options beyond;
    const Corners corners{{5700, 0}, {5800, 0}, {5800, 100}};
    beyond.terrain = Terrain({{first_area, Ground::woods, Polygon(corners)}});
    for (const Options& options : {nobody_there, too_many, beyond}) {
        const auto admitted = admit_options(options);
        REQUIRE_FALSE(admitted);
        CHECK(admitted.error().rule == "FORMAT");
        CHECK_FALSE(Rules::make(options));
    }
}
