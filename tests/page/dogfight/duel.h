// Two planes of Dogfight! in one hex, before a shot.
#pragma once

namespace sightlines::page {

// Green may fire at Red in its hex.
inline constexpr const char* duel =
    R"({"game":"dogfight","version":1,"start":{"phase":"combat","map":[9,9],"done":["B","A"],"planes":{
  "A":{"side":0,"type":"camel","hex":"e5","face":"n","alt":8,"speed":5,"init":5,"moved":true,"target":"B","cv":6},
  "B":{"side":1,"type":"d5a","hex":"e5","face":"n","alt":8,"speed":5,"init":3,"moved":true}}}})";

}  // namespace sightlines::page
