// Positions of Crossfire with squads as JSON, one for every phase, and the faults that reading and judging find in
// what a test makes of them.
#pragma once

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/crossfire_squads/text/codec.h"

namespace sightlines::test::squads_positions {

using namespace sightlines::crossfire_squads;
using SquadsCodec = Codec<crossfire_squads::Rules>;

inline sightlines::Json parsed(std::string_view text) {
    const Result<sightlines::Json> json = parse_json(text);
    INFO(text);
    REQUIRE(json);
    return *json;
}

inline Options everything() {
    Fault fault;
    const sightlines::Json json =
        parsed(R"({"units":true,"commanders":true,"observers":true,"retreat":true,"recon":true,
        "hidden":1,"obstacles":true,"mines":[2,2],"wire":[2,2],"buildings":true,"quality":true,"nations":["jp","ru"],
        "vehicles":true})");
    return *SquadsCodec::options(Reader(json, "options", fault));
}

inline Result<Position> position_of(const sightlines::Json& json) {
    Fault fault;
    return SquadsCodec::position(*Rules::make(everything()), Reader(json, "start", fault));
}

template <class T>
inline std::string why(const Result<T>& result) {
    return result ? "" : result.error().rule + " " + result.error().message;
}

// Read, then judged: "" or the first fault.
inline std::string fault_of(const sightlines::Json& json, const Options& options = everything()) {
    const auto read = position_of(json);
    return read ? why(admit_start(options, *read)) : why(read);
}

// Sorted keys: two objects are equal whatever the order of their keys.
inline nlohmann::json sorted(const sightlines::Json& json) { return nlohmann::json::parse(write_json(json)); }

inline nlohmann::json written(const Position& at) { return sorted(SquadsCodec::write(*Rules::make(everything()), at)); }

inline bool refused_at(const std::string& fault, std::string_view path) {
    return fault.starts_with("FORMAT " + std::string(path) + ":");
}

// Every kind of unit and piece, in play.
inline sightlines::Json play() {
    return parsed(R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],
        "terrain":{
            "m00":{"k":"mine","poly":[[4000,2000],[4500,2000],[4500,2500],[4000,2500]],"pl":1,"hid":true},
            "t00":{"k":"woods","poly":[[1000,1000],[1500,1000],[1500,1500],[1000,1500]]},
            "t01":{"k":"building","poly":[[2000,1000],[2400,1000],[2400,1400],[2000,1400]]},
            "t02":{"k":"hedge","poly":[[3000,1000],[3016,1000],[3016,1500],[3000,1500]]},
            "w00":{"k":"wire","poly":[[3000,2950],[3400,2950],[3400,3050],[3000,3050]],"pl":1}},
        "units":{
            "a00":{"k":"cc","at":[500,3000]},
            "a01":{"k":"rifle","plt":1,"at":[700,3000]},
            "a02":{"k":"hmg","plt":1,"at":[900,3000],"face":[0,-1]},
            "a03":{"k":"veh","type":"sherman","at":[1200,3000],"face":[1,0],"tur":[0,-1]},
            "a04":{"k":"fo","fm":{"cal":"m81","he":3,"sm":2},"at":[1400,3000]},
            "a05":{"k":"eng","at":[3200,3100]},
            "b00":{"k":"cc","at":[500,800]},
            "b01":{"k":"rifle","plt":1,"at":[700,800]},
            "b02":{"k":"smg","plt":1,"hid":"t00"},
            "b03":{"k":"atg","at":[900,800],"face":[0,1]},
            "b04":{"k":"rifle","at":[2100,1100]},
            "b05":{"k":"rifle","at":[2300,1300]}}})");
}

// The same in another phase, with further keys.
inline sightlines::Json in_phase(std::string_view phase, std::string_view keys) {
    sightlines::Json json = play();
    json["phase"] = std::string(phase);
    const sightlines::Json added = parsed(keys);
    for (const auto& [key, value] : added.items()) json[key] = value;
    return json;
}

// Before anybody is placed.
inline sightlines::Json before(std::string_view phase, std::string_view keys) {
    sightlines::Json json = in_phase(phase, keys);
    for (const char* key : {"turn", "active", "edges"}) json.erase(key);
    json["terrain"].erase("m00");
    for (auto& [id, unit] : json["units"].items()) {
        for (const char* key : {"at", "hid", "face", "tur"}) unit.erase(key);
    }
    return json;
}

inline sightlines::Json deploy() {
    sightlines::Json json = before("deploy", R"({"won":1,"dep":0,"obj":"t00","stock":{"mines":[2,1],"wire":[0,2]}})");
    json["edges"] = {"s", "n"};
    return json;
}

// The value at a path such as "/units/a00/at/1", made if need be. (JSON pointers do not compile with every library.)
inline sightlines::Json& place_in(sightlines::Json& json, std::string_view path) {
    sightlines::Json* place = &json;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::string word(path.substr(0, path.find('/')));
        path.remove_prefix(word.size());
        place = place->is_array() ? &(*place)[std::stoul(word)] : &(*place)[word];
    }
    return *place;
}

inline sightlines::Json with(sightlines::Json json, std::string_view path, std::string_view value) {
    place_in(json, path) = parsed(value);
    return json;
}
inline sightlines::Json without(sightlines::Json json, std::string_view path) {
    const std::size_t end = path.rfind('/');
    place_in(json, path.substr(0, end)).erase(std::string(path.substr(end + 1)));
    return json;
}

inline constexpr const char* move_north =
    R"("mv":{"u":"a01","k":"move","from":[700,3200],"to":[700,2800],"i":200,"m":390})";
inline std::string keys(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += (text.empty() ? "{" : ",") + std::string(part);
    return text + "}";
}

// One position at least of every phase, and more where a phase can be reached in several ways.
inline std::vector<sightlines::Json> every_phase() {
    const std::string reaction = R"("fire":{"units":["b01","b00"],"n":0,"tgt":"a01","best":0,"react":true})";
    std::vector<sightlines::Json> all{
        before("rolloff", "{}"),
        before("rolloff", R"({"stock":{"mines":[2,2],"wire":[2,2]}})"),
        before("objective", R"({"won":0})"),
        before("edge", R"({"won":1,"obj":"t00"})"),
        deploy(),
        play(),
        in_phase("react", keys({move_north})),
        in_phase("react", R"({"mv":{"u":"a02","k":"pivot","from":[900,3000],"to":[900,3000],"i":0,"m":0}})"),
        in_phase("react", R"({"mv":{"u":"a05","k":"cross","from":[3200,3100],"to":[3200,2890],"i":0,"m":210}})"),
        in_phase("react", R"({"mv":{"u":"a01","k":"move","from":[700,3200],"to":[700,2800],"i":200,"m":390,
            "shot":["b03","b01"],"amb":true},"grp":{"dest":[700,2750],"left":[]},"over":true,"surp":1})"),
        in_phase("group", R"({"grp":{"dest":[-40,3000],"left":["a02","a00"]},"over":true})"),
        in_phase("fire", R"({"fire":{"units":["a01","a02"],"n":1,"tgt":"b01","best":3}})"),
        in_phase("fire", R"({"fire":{"units":["a03"],"n":0,"tgt":"b01","best":0}})"),
        in_phase("fire", keys({move_north, R"("fire":{"units":["b01","b03"],"n":1,"tgt":"a01","best":1,"react":true,
            "amb":["b01","b03"]})",
                               R"("grp":{"dest":[700,2750],"left":["a00"]})"})),
        in_phase("fire", R"({"mv":{"u":"a03","k":"pivot","from":[1200,3000],"to":[1200,3000],"i":0,"m":0},
            "fire":{"units":["b03"],"n":0,"tgt":"a03","best":0,"react":true,"pen":true}})"),
        with(in_phase("rally", R"({"rally":"a01"})"), "/units/a01/st", "\"s\""),
        in_phase("join", R"({"cc":{"units":["a01","b01"],"join":1},"over":true})"),
        in_phase("cc", R"({"cc":{"units":["a00","a01","b04"]},"surp":1})"),
        in_phase("cross", R"({"cross":{"u":"a05","wire":"w00","to":[3200,2890]}})"),
        in_phase("mine", keys({move_north, R"("mine":{"u":"a01","id":"m00","when":"end"})"})),
        in_phase("mine", R"({"mv":{"u":"a01","k":"retreat","from":[700,3000],"to":[700,3300],"i":0,"m":300},
            "mine":{"u":"a01","id":"m00","when":"start"}})"),
        in_phase("mine", R"({"cross":{"u":"a05","wire":"w00","to":[3200,2890]},
            "mine":{"u":"a05","id":"m00","when":"start"}})"),
        in_phase("he", R"({"he":{"u":"a04","tgt":"b01"}})"),
        in_phase("he", R"({"he":{"u":"a04","bld":"t01"}})"),
        in_phase("affect", R"({"affect":{"bld":"t01","res":3,"sup":2}})"),
        in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})"),
        in_phase("smoke", R"({"sm":{"u":"a04","at":[5760,0],"dir":"ne"}})"),
        in_phase("recon", R"({"recon":{"units":["a02","a01"],"piece":"t00"}})"),
        in_phase("reveal", R"({"rv":{"units":["b02"]},"clear":["t00"]})"),
        in_phase("reveal", R"({"rv":{"units":["b02"]},"grp":{"dest":[1,1],"left":["a00"]},"over":true,"surp":1})"),
        in_phase("over", R"({"win":{"winners":[1],"reason":"vp"},"vp":[2,5]})"),
        in_phase("over", R"({"win":{"winners":[],"reason":"turns"},"vp":[2,2]})")};
    // A vehicle's reaction has killed the mover and spreads; what is left of a group may be among the dead.
    sightlines::Json spread =
        in_phase("spill", keys({move_north, R"("spill":{"at":[700,3000],"r":50,"pl":0,"n":1})",
                                R"("grp":{"dest":[700,2750],"left":["a06"]})", R"("lost":["a06","a01"])"}));
    spread["units"]["b03"] = parsed(R"({"k":"veh","type":"stug","at":[900,800],"face":[0,1],"nf":true})");
    spread["fire"] = parsed(R"({"units":["b03"],"n":1,"tgt":"a01","best":3,"react":true})");
    spread["units"].erase("a01");
    all.push_back(spread);
    // The last unit of a side is gone.
    sightlines::Json eliminated = in_phase("over", R"({"win":{"winners":[0],"reason":"eliminated"}})");
    for (const char* id : {"b00", "b01", "b02", "b03", "b04", "b05"}) {
        eliminated["units"].erase(id);
        eliminated["lost"].push_back(id);
    }
    all.push_back(eliminated);
    return all;
}

}  // namespace sightlines::test::squads_positions
