// What is under way in a position of Crossfire with squads: it must fit the units and pieces that there are, and where
// it is continued the game goes on as the one that was saved.
#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "support/crossfire_squads_positions.h"

using namespace sightlines;
using namespace sightlines::test::squads_positions;

namespace {

using Changes = std::vector<std::pair<std::string, std::string>>;  // a path, and what then stands there

// Each change alone makes a fault of a position that has none.
void check_changes(const Json& sound, const std::string& where, const Changes& changes) {
    INFO(write_json(sound));
    REQUIRE(fault_of(sound) == "");
    for (const auto& [path, value] : changes) {
        INFO(path << " " << value);
        CHECK(refused_at(fault_of(with(sound, path, value)), where));
    }
}

Json react() { return in_phase("react", keys({move_north})); }

Json reaction() {
    return in_phase("fire",
                    keys({move_north, R"("fire":{"units":["b01","b03"],"n":1,"tgt":"a01","best":1,"react":true})"}));
}

}  // namespace

TEST_CASE("crossfire-squads admit: mv") {
    check_changes(react(), "start/mv",
                  {{"/mv/u", "\"b01\""},
                   {"/mv/u", "\"a02\""},  // it stands elsewhere
                   {"/mv/u", "\"a30\""},
                   {"/units/a01/at", "[701,3000]"},
                   {"/mv/i", "199"},
                   {"/mv/m", "199"},  // behind it
                   {"/mv/m", "401"},  // beyond the end
                   {"/mv/from", "[700,3199]"},
                   {"/mv/from", "[700,3800]"},
                   {"/mv/to", "[700,49]"},
                   {"/mv/k", "\"pivot\""},
                   {"/mv/k", "\"cross\""},    // a crossing has no halt on the way
                   {"/mv/k", "\"retreat\""},  // and a retreat no reaction
                   {"/mv/shot", R"(["a02"])"},
                   {"/mv/shot", R"(["b02"])"},  // hidden
                   {"/mv/shot", R"(["b01","b01"])"},
                   {"/active", "1"}});
    const Json pivot =
        in_phase("react", R"({"mv":{"u":"a02","k":"pivot","from":[900,3000],"to":[900,3000],"i":0,"m":0}})");
    check_changes(pivot, "start/mv", {{"/mv/k", "\"move\""}, {"/mv/m", "1"}});
    // The rim of the table: the base must not leave it.
    Json rim = with(react(), "/mv", R"({"u":"a01","k":"move","from":[700,3000],"to":[50,3000],"i":0,"m":650})");
    CHECK(fault_of(rim) == "");
    rim["mv"]["to"] = {49, 3000};
    CHECK(refused_at(fault_of(rim), "start/mv"));
}

TEST_CASE("crossfire-squads admit: mv and the options it is bound to") {
    const Json retreat = in_phase("mine", R"({"mv":{"u":"a01","k":"retreat","from":[700,3000],"to":[700,3300],
        "i":0,"m":300},"mine":{"u":"a01","id":"m00","when":"start"}})");
    Options options = everything();
    CHECK(fault_of(retreat, options) == "");
    options.retreat = false;
    CHECK(refused_at(fault_of(retreat, options), "start/mv"));

    const Json cross =
        without(without(in_phase("react", R"({"mv":{"u":"a05","k":"cross","from":[3200,3100],"to":[3200,2890],
        "i":0,"m":210}})"),
                        "/terrain/m00"),
                "/terrain/w00");
    options = everything();
    CHECK(fault_of(cross, options) == "");
    options.obstacles = false;
    options.mines = options.wire = {0, 0};
    CHECK(refused_at(fault_of(cross, options), "start/mv"));

    const Json ambush = without(with(react(), "/mv/amb", "true"), "/units/b02");
    options = everything();
    CHECK(fault_of(ambush, options) == "");
    options.hidden = 0;
    CHECK(refused_at(fault_of(ambush, options), "start/mv"));
}

TEST_CASE("crossfire-squads admit: grp, over, surp") {
    const Json group = in_phase("group", R"({"grp":{"dest":[700,2750],"left":["a02","a00"]},"over":true,"surp":1})");
    check_changes(group, "start/grp",
                  {{"/grp/left", "[]"},
                   {"/grp/left", R"(["a02","a02"])"},
                   {"/grp/left", R"(["a02","b01"])"},
                   {"/grp/left", R"(["a02","a19"])"}});
    check_changes(group, "start/surp", {{"/surp", "0"}});
    CHECK(fault_of(with(with(group, "/grp/left", R"(["a02","a19"])"), "/lost", R"(["a19"])")) == "");
    Options open = everything();
    open.buildings = false;
    CHECK(refused_at(fault_of(without(group, "/terrain/t01"), open), "start/surp"));
}

TEST_CASE("crossfire-squads admit: fire") {
    const Json fire = in_phase("fire", R"({"fire":{"units":["a01","a02"],"n":0,"tgt":"b01","best":0}})");
    check_changes(fire, "start/fire",
                  {{"/fire/units", "[]"},
                   {"/fire/units", R"(["a01","a01"])"},
                   {"/fire/units", R"(["a01","b01"])"},
                   {"/fire/units", R"(["a01","a09"])"},
                   {"/fire/units", R"(["a01","a00"])"},  // a commander has nothing to roll
                   {"/fire/units", R"(["a01","a04"])"},
                   {"/units/a01/st", "\"s\""},
                   {"/fire/n", "2"},
                   {"/fire/tgt", "\"a05\""},
                   {"/fire/tgt", "\"b02\""},  // hidden
                   {"/fire/tgt", "\"b30\""},
                   {"/fire/pen", "true"},
                   {"/fire/react", "true"},
                   {"/fire/amb", R"(["a01"])"},  // the other side hides
                   {"/grp", R"({"dest":[1,1],"left":[]})"}});
    CHECK(refused_at(fault_of(with(fire, "/mv", R"({"u":"a01","k":"move","from":[700,3000],"to":[700,2800],
        "i":0,"m":200})")),
                     "start/fire"));
    check_changes(reaction(), "start/fire",
                  {{"/fire/react", "false"},
                   {"/fire/tgt", "\"a02\""},  // not the mover
                   {"/fire/units", R"(["a02"])"},
                   {"/fire/amb", R"(["b03","b01"])"},
                   {"/fire/amb", R"(["b00"])"},
                   {"/mv/shot", R"(["b03"])"}});                        // CS-REACT-12: it would not be asked again
    CHECK(fault_of(with(reaction(), "/mv/shot", R"(["b01"])")) == "");  // it has just hit
    CHECK(refused_at(fault_of(without(reaction(), "/mv")), "start/fire"));
    // Against a vehicle only what has an accuracy (CS-VEH-04).
    const Json at_tank = in_phase("fire", R"({"mv":{"u":"a03","k":"pivot","from":[1200,3000],"to":[1200,3000],
        "i":0,"m":0},"fire":{"units":["b03"],"n":0,"tgt":"a03","best":0,"react":true}})");
    check_changes(at_tank, "start/fire", {{"/fire/units", R"(["b01"])"}});
}

TEST_CASE("crossfire-squads admit: rally, cc, cross, mine") {
    const Json rally = with(in_phase("rally", R"({"rally":"a01"})"), "/units/a01/st", "\"p\"");
    check_changes(rally, "start/rally", {{"/rally", "\"a02\""}, {"/rally", "\"b01\""}, {"/rally", "\"a22\""}});

    const Json join = in_phase("join", R"({"cc":{"units":["a01","b01"],"join":0}})");
    check_changes(join, "start/cc",
                  {{"/cc/units", R"(["b01","a01"])"},
                   {"/cc/units", R"(["a01","a01","b01"])"},
                   {"/cc/units", R"(["a01"])"},
                   {"/cc/units", R"(["b01"])"},
                   {"/cc/units", R"(["a01","b02"])"},
                   {"/phase", "\"cc\""}});
    CHECK(refused_at(fault_of(without(join, "/cc/join")), "start/cc"));

    const Json cross = in_phase("cross", R"({"cross":{"u":"a05","wire":"w00","to":[3200,2890]}})");
    check_changes(cross, "start/cross",
                  {{"/cross/u", "\"b00\""},
                   {"/cross/wire", "\"w01\""},
                   {"/cross/wire", "\"m00\""},
                   {"/cross/to", "[3200,3100]"},
                   {"/cross/to", "[3200,49]"}});

    const Json mine = in_phase("mine", keys({move_north, R"("mine":{"u":"a01","id":"m00","when":"end"})"}));
    check_changes(mine, "start/mine",
                  {{"/mine/u", "\"a02\""},
                   {"/mine/id", "\"m01\""},
                   {"/mine/id", "\"t00\""},
                   {"/mine/when", "\"start\""},  // in the midst of its way
                   {"/cross", R"({"u":"a05","wire":"w00","to":[3200,2890]})"}});
    CHECK(refused_at(fault_of(without(mine, "/mv")), "start/mine"));
    const Json crossing = in_phase("mine", R"({"cross":{"u":"a05","wire":"w00","to":[3200,2890]},
        "mine":{"u":"a05","id":"m00","when":"start"}})");
    check_changes(crossing, "start/mine", {{"/mine/when", "\"end\""}, {"/mine/u", "\"a01\""}});
    check_changes(crossing, "start/cross", {{"/grp", R"({"dest":[1,1],"left":[]})"}});
}

TEST_CASE("crossfire-squads admit: he, affect, spill, smoke") {
    const Json he = in_phase("he", R"({"he":{"u":"a04","tgt":"b01"}})");
    check_changes(he, "start/he",
                  {{"/he/u", "\"a01\""},
                   {"/he/u", "\"b00\""},
                   {"/he/tgt", "\"a01\""},
                   {"/he/tgt", "\"b02\""},
                   {"/units/b01", R"({"k":"veh","type":"stug","at":[700,800],"face":[0,1]})"}});
    const Json building = in_phase("he", R"({"he":{"u":"a04","bld":"t01"}})");
    check_changes(building, "start/he", {{"/he/bld", "\"t00\""}, {"/he/bld", "\"t44\""}});
    const Json left = with(with(building, "/units/b04/at", "[3500,500]"), "/units/b05/at", "[3700,500]");
    CHECK(refused_at(fault_of(left), "start/he"));

    const Json affect = in_phase("affect", R"({"affect":{"bld":"t01","res":1,"sup":0}})");
    check_changes(affect, "start/affect", {{"/affect/bld", "\"t02\""}, {"/active", "1"}});

    const Json spill = in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})");
    check_changes(spill, "start/spill",
                  {{"/spill/pl", "0"},
                   {"/mv", R"({"u":"a01","k":"move","from":[700,3000],
        "to":[700,2800],"i":0,"m":200})"},
                   {"/grp", R"({"dest":[1,1],"left":[]})"}});
    // Fire that still spreads is done: nobody is to shoot any more, and its target is gone.
    Json spread = in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1},"lost":["b08"],
        "fire":{"units":["a03"],"n":1,"tgt":"b08","best":3}})");
    check_changes(spread, "start/fire", {{"/fire/n", "0"}, {"/fire/tgt", "\"b01\""}, {"/fire/tgt", "\"a08\""}});

    const Json smoke = in_phase("smoke", R"({"sm":{"u":"a04","at":[1,1],"dir":"ew"}})");
    check_changes(smoke, "start/sm", {{"/sm/u", "\"a00\""}, {"/sm/u", "\"b00\""}});
}

TEST_CASE("crossfire-squads admit: recon, rv, win") {
    const Json recon = in_phase("recon", R"({"recon":{"units":["a02","a01"],"piece":"t00"}})");
    check_changes(recon, "start/recon",
                  {{"/recon/units", "[]"},
                   {"/recon/units", R"(["a01","a01"])"},
                   {"/recon/units", R"(["b01"])"},
                   {"/recon/piece", "\"t02\""},
                   {"/recon/piece", "\"t55\""},
                   {"/clear", R"(["t00"])"},
                   {"/active", "1"}});
    Json two = in_phase("reveal", R"({"rv":{"units":["b02","b06"]}})");
    two["units"]["b06"] = parsed(R"({"k":"bz","hid":"t00"})");
    check_changes(two, "start/rv",
                  {{"/rv/units", R"(["b06","b02"])"}, {"/rv/units", R"(["b01"])"}, {"/rv/units", R"(["b09"])"}});

    const Json over = in_phase("over", R"({"win":{"winners":[1],"reason":"turns"}})");
    check_changes(over, "start/win",
                  {{"/win", R"({"winners":[],"reason":"vp"})"},
                   {"/win", R"({"winners":[],"reason":"eliminated"})"},
                   {"/win", R"({"winners":[0,1],"reason":"turns"})"}});
}

TEST_CASE("crossfire-squads admit: missions, spreading and recon by fire need their options") {
    const auto plain = [](Json json) {
        for (const char* id : {"a03", "a04", "b03"}) json["units"].erase(id);
        return json;
    };
    Options options = everything();
    options.observers = options.vehicles = false;
    const Json affect = plain(in_phase("affect", R"({"affect":{"bld":"t01","res":1,"sup":0}})"));
    CHECK(fault_of(affect) == "");
    CHECK(refused_at(fault_of(affect, options), "start/affect"));
    const Json spill = plain(in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})"));
    CHECK(fault_of(spill) == "");
    CHECK(refused_at(fault_of(spill, options), "start/spill"));

    const Json recon = in_phase("recon", R"({"recon":{"units":["a01"],"piece":"t00"}})");
    options = everything();
    CHECK(fault_of(recon, options) == "");
    options.recon = false;
    CHECK(refused_at(fault_of(recon, options), "start/recon"));
}

TEST_CASE("crossfire-squads admit: whatever a game comes to is a position that it goes on from") {
    std::vector<int> seen(phase_words.size());
    for (int game = 0; game < 12; ++game) {
        Options options = game % 3 == 0 ? everything() : defaults_of(static_cast<Scenario>(game % 3));
        if (game % 3 == 0) options.forces = defaults_of(Scenario::ambush).forces;
        options.seed = game + 1;
        const auto rules = Rules::make(options);
        REQUIRE(rules);
        Rng rng(static_cast<std::uint64_t>(game) + 100);
        Position at = rules->start();
        for (int ply = 0; ply < 250 && at.phase != Phase::over; ++ply) {
            ++seen[static_cast<std::size_t>(at.phase)];
            const Json json = SquadsCodec::write(*rules, at);
            Fault fault;
            const auto read = SquadsCodec::position(*rules, Reader(json, "start", fault));
            INFO(write_json(json));
            INFO(why(read));
            REQUIRE(read);
            const auto admitted = rules->admit(*read);
            INFO(why(admitted));
            REQUIRE(admitted);
            REQUIRE((*admitted == at));
            rules->play(at, rules->sample(at, rng));
        }
    }
    for (const Phase phase : {Phase::rolloff, Phase::objective, Phase::edge, Phase::deploy, Phase::play, Phase::react,
                              Phase::fire, Phase::rally})
        CHECK(seen[static_cast<std::size_t>(phase)] > 0);
}
