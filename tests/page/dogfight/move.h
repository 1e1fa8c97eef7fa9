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

}  // namespace sightlines::page
