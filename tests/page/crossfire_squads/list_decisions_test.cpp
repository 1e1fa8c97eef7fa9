// Every decision of Crossfire with squads, answered from the lists of the text view.
#include <catch_amalgamated.hpp>
#include <utility>

#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "page/lists.h"

using namespace sightlines;
namespace lists = page::lists;

namespace {

struct Decision {
    const char* name;
    Json start;
    Json options;
    std::vector<std::pair<const char*, const char*>> chosen;  // list, and how the option begins
    Json plays;                                               // what the move in the record has at least
};

Json read(const char* text) { return Json::parse(text); }

// The list in which a unit is called in or left out.
std::string with(const char* unit) { return "with:" + std::to_string(crossfire_squads::Table::id(unit)); }

std::vector<Decision> decisions() {
    using crossfire_squads::battle, crossfire_squads::full_options;
    using test::squads_positions::before, test::squads_positions::deploy, test::squads_positions::in_phase;
    static const std::string b01 = with("b01"), a01 = with("a01"), b05 = with("b05"), a02 = with("a02");
    const Json all = full_options(), none = Json::object(), full = test::squads_positions::play();
    const Json pair = battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[3740,3200]},
        "b00":{"k":"rifle","at":[3600,2400]}})");
    const Json react = crossfire_squads::in_phase(
        battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]},
        "b01":{"k":"rifle","at":[2086,738]}})"),
        "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
    const Json hidden = crossfire_squads::in_phase(
        battle(R"({"a00":{"k":"rifle","at":[2100,3200]},"b00":{"k":"rifle","hid":"t00"},
        "b01":{"k":"rifle","at":[5000,300]}})"),
        "react", R"({"mv":{"u":"a00","k":"move","from":[2100,3200],"to":[2100,2500],"i":0,"m":700}})");
    const Json join = crossfire_squads::in_phase(
        battle(R"({"a00":{"k":"rifle","at":[3600,2500]},"b00":{"k":"hmg","at":[3600,2400],"face":[0,1]},
        "b01":{"k":"rifle","at":[3740,2400]},"b03":{"k":"pc","at":[800,300]}})"),
        "join", R"({"cc":{"units":["a00","b00"],"join":1}})");
    Json places_red = deploy();
    places_red["dep"] = 1;
    const Json pinned = battle(R"({"a00":{"k":"rifle","at":[2100,2800],"st":"p"},"b00":{"k":"cc","at":[5000,300]}})");
    const Json prone =
        battle(R"({"a00":{"k":"rifle","at":[2100,2800],"prone":true},"b00":{"k":"cc","at":[5000,300]}})");
    const Json retreat =
        battle(R"({"a00":{"k":"rifle","at":[2100,2300],"rt":"t00"},"b00":{"k":"rifle","at":[5000,300]}})");
    const Json may_retreat = read(R"({"retreat":true})");
    return {
        {"objective", before("objective", R"({"won":0})"), all, {{"ground", "The"}}, read(R"({"do":"objective"})")},
        {"edge", before("edge", R"({"won":1,"obj":"t00"})"), all, {{"edge", "South"}}, read(R"({"edge":"s"})")},
        {"place", deploy(), all, {{"unit", "Rifle squad"}, {"place", "Proposed"}}, read(R"({"unit":"a01"})")},
        {"place and face",
         deploy(),
         all,
         {{"unit", "Machine gun"}, {"deed", "Place it"}, {"place", "Proposed"}, {"facing", "North-west"}},
         read(R"({"do":"place","unit":"a02","face":[-1,-1]})")},
        {"place the rest",
         deploy(),
         all,
         {{"deed", "Place the rest"}, {"place", "Proposed"}},
         read(R"({"do":"place","unit":"a00"})")},
        {"hide",
         places_red,
         all,
         {{"unit", "SMG squad"}, {"deed", "Hide it"}, {"ground", "The woods at the flag"}},
         read(R"({"do":"hide","unit":"b02","piece":"t00"})")},
        {"mines",
         places_red,
         all,
         {{"deed", "Lay mines"}, {"place", "The woods at the flag"}},
         read(R"({"do":"mine","piece":"t00"})")},
        {"wire",
         places_red,
         all,
         {{"deed", "Lay wire"}, {"place", "A square"}, {"square", "G2"}, {"slant", "north to south"}},
         read(R"({"do":"wire","dir":"ns"})")},
        {"walk",
         pair,
         none,
         {{"unit", "Rifle 2"}, {"deed", "Walk"}, {"place", "The woods at the flag"}},
         read(R"({"unit":"a01"})")},
        {"group",
         pair,
         none,
         {{"unit", "Rifle 1"}, {"deed", "Walk"}, {"place", "A square"}, {"square", "G7"}, {a01.c_str(), "yes"}},
         read(R"({"do":"move","unit":"a00","with":["a01"]})")},
        {"who follows",
         in_phase("group", R"({"grp":{"dest":[800,2900],"left":["a02","a00"]}})"),
         all,
         {{"unit", "Machine gun"}, {"place", "Proposed"}},
         read(R"({"do":"move","unit":"a02"})")},
        {"nobody follows",
         in_phase("group", R"({"grp":{"dest":[800,2900],"left":["a02","a00"]}})"),
         all,
         {{"unit", "Move nobody else"}},
         read(R"({"do":"done"})")},
        {"fire alone",
         pair,
         none,
         {{"unit", "Rifle 1"}, {"deed", "Shoot"}, {"target", "Red's rifle"}, {a01.c_str(), "no"}},
         read(R"({"do":"fire","units":["a00"]})")},
        {"charge",
         pair,
         none,
         {{"unit", "Rifle 1"}, {"deed", "Charge"}, {"place", "Contact with Red's"}},
         read(R"({"do":"move","unit":"a00","to":[3600,2400]})")},
        {"rally", pinned, none, {{"unit", "Rifle"}, {"deed", "Rally"}}, read(R"({"do":"rally"})")},
        {"prone", pair, none, {{"unit", "Rifle 2"}, {"deed", "Go prone"}}, read(R"({"do":"prone","unit":"a01"})")},
        {"stand up", prone, none, {{"unit", "Rifle"}, {"deed", "Stand up"}}, read(R"({"do":"pivot"})")},
        {"retreat",
         retreat,
         may_retreat,
         {{"unit", "Rifle"}, {"deed", "Fall back"}, {"place", "Proposed"}},
         read(R"({"do":"retreat"})")},
        {"cross",
         full,
         all,
         {{"unit", "Engineers"}, {"deed", "Cross the wire"}, {"place", "Proposed"}},
         read(R"({"do":"cross","wire":"w00"})")},
        {"turn",
         full,
         all,
         {{"unit", "Machine gun"}, {"deed", "Turn"}, {"facing", "South-east"}},
         read(R"({"do":"pivot","unit":"a02","face":[1,1]})")},
        {"turret",
         full,
         all,
         {{"unit", "Sherman"}, {"deed", "Turn the turret"}, {"facing", "West"}},
         read(R"({"do":"pivot","unit":"a03","face":[1,0],"tur":[-1,0]})")},
        {"explosive",
         full,
         all,
         {{"unit", "Forward observer"}, {"deed", "Call explosives"}, {"target", "Red's company"}},
         read(R"({"do":"he","target":"b00"})")},
        {"smoke",
         full,
         all,
         {{"unit", "Forward observer"},
          {"deed", "Call smoke"},
          {"place", "On Red's company"},
          {"slant", "north to south"}},
         read(R"({"do":"smoke","at":[500,800],"dir":"ns"})")},
        {"recon",
         full,
         all,
         {{"unit", "Rifle squad"}, {"deed", "Search ground"}, {"place", "The woods"}},
         read(R"({"do":"recon","units":["a01"],"piece":"t00"})")},
        {"react together",
         react,
         none,
         {{"moment", "In the open"}, {"shooter", "Rifle 1"}, {b01.c_str(), "yes"}},
         read(R"({"do":"react","units":["b00","b01"]})")},
        {"react out of hiding",
         hidden,
         read(R"({"hidden":1})"),
         {{"moment", "On arrival"}, {"shooter", "Rifle 1"}},
         read(R"({"do":"react","units":["b00"],"at":700})")},
        {"hold", react, none, {{"shooter", "Hold fire"}}, read(R"({"do":"hold"})")},
        {"join", join, none, {{b01.c_str(), "yes"}}, read(R"({"do":"join","units":["b01"]})")},
        {"call nobody", join, none, {{b01.c_str(), "no"}}, read(R"({"do":"join","units":[]})")},
        {"affect",
         in_phase("affect", R"({"affect":{"bld":"t01","res":1,"sup":0}})"),
         all,
         {{"unit", "Rifle 2"}},
         read(R"({"do":"affect","unit":"b05"})")},
        {"spill",
         in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})"),
         all,
         {{b01.c_str(), "yes"}},
         read(R"({"do":"spill","units":["b01"]})")},
        {"reveal",
         in_phase("reveal", R"({"rv":{"units":["b02"]},"clear":["t00"]})"),
         all,
         {{"unit", "SMG squad"}, {"place", "A square"}, {"square", "C3"}, {"point", "Middle"}},
         read(R"({"do":"reveal","unit":"b02"})")},
        {"end", pair, none, {{"unit", "End turn"}}, read(R"({"do":"end"})")},
    };
}

}  // namespace

TEST_CASE("squads, lists: every decision is answered", "[squads][squads-lists]") {
    for (const Decision& decision : decisions()) {
        INFO(decision.name);
        page::open(Json{
            {"game", "crossfire-squads"}, {"version", 1}, {"options", decision.options}, {"start", decision.start}});
        if (page::shows("uncover")) page::choose("uncover");
        bool there = true;
        for (const auto& [list, option] : decision.chosen) {
            INFO(list << ": " << option << " of " << lists::now().dump());
            const bool found = lists::choose(list, option);
            CHECK(found);
            there = there && found;
        }
        if (!there) continue;
        INFO(lists::now().dump());
        const bool does = !lists::does().empty();
        CHECK(does);
        if (!does) continue;
        page::act("do");
        page::settle();
        REQUIRE(page::record().contains("moves"));
        const Json played = page::record().at("moves").at(0);
        for (const auto& [key, value] : decision.plays.items()) CHECK(played.value(key, Json()) == value);
    }
}
