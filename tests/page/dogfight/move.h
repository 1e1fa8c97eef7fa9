#pragma once

#include <nlohmann/json.hpp>

#include "page/driver.h"

namespace sightlines::page {

// A Camel right behind an Albatros; the Camel flies, with a 5 two hexes.
inline void open_dogfight_move(const Outside& world, int die = 5) {
    open(Json::parse(R"({"game":"dogfight","version":1,"options":{},"start":{"phase":"go","cur":"A","turn":3,
        "map":[15,13],"planes":{
        "A":{"side":0,"type":"camel","hex":"g8","face":"n","alt":8,"speed":5,"target":"B","cv":3},
        "B":{"side":1,"type":"d5a","hex":"g6","face":"n","alt":8,"speed":5}}}})"),
         world);
    if (position().at("phase") == "mp") choose("action:=");
    enter_dice({die});
}

// A Camel that comes up behind an Albatros, which has flown already; with a 5 its target and its goal lie apart.
inline void open_dogfight_chase(const Outside& world) {
    open(Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,"map":[15,13],
        "done":["B"],"planes":{
        "A":{"side":0,"type":"camel","hex":"h8","face":"n","alt":8,"speed":6,"target":"B","cv":4},
        "B":{"side":1,"type":"d5a","hex":"i5","face":"ne","alt":9,"speed":6,"moved":true}}}})"),
         world);
    if (position().at("phase") == "mp") choose("action:=");
    enter_dice({5});
}

}  // namespace sightlines::page
