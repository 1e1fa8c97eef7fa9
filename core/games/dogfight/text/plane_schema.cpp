#include "games/dogfight/text/schema.h"

#include <nlohmann/json.hpp>

#include "base/narrow.h"

// What is read at most is far beyond anything play leads to, and small enough that no sum runs over.
namespace sightlines::dogfight {
namespace {

using namespace schema;

constexpr int much = 9999;
constexpr int most_boxes = 20;  // of a set

using Boxes = decltype(Card::boxes);

Boxes read_boxes(const Reader& in) {
    Boxes boxes;
    const std::size_t sets = in.size(most_sets);
    if (sets == 0) in.fail("there is at least one set");
    for (std::size_t set = 0; set < sets; ++set) boxes.push_back(narrow(in.item(set).integer(1, most_boxes)));
    return boxes;
}

constexpr Fields card{
    optional("level", MEMBER(Card, level), integer<0, 12>),
    optional("dive", MEMBER(Card, dive), integer<0, 20>),
    optional("min", MEMBER(Card, min), integer<0, 12>),
    optional("power", MEMBER(Card, power), integer<-9, 9>),
    optional("drag", MEMBER(Card, drag), integer<-9, 9>),
    optional("stall", MEMBER(Card, stall), integer<-9, 9>),
    optional("str", MEMBER(Card, str), integer<-9, 9>),
    optional("aero", MEMBER(Card, aero), integer<-9, 9>),
    optional("mt", MEMBER(Card, mt), integer<-9, 9>),
    optional("fire", MEMBER(Card, fire), integer<-9, 9>),
    optional("spot", MEMBER(Card, spot), integer<-9, 9>),
    optional("guns", MEMBER(Card, guns), integer<0, most_guns>),
    optional("wing", MEMBER(Card, wing), integer<0, most_guns>),
    optional("ceil", MEMBER(Card, ceiling), integer<1, 40>),
    optional("boxes", MEMBER(Card, boxes), by<read_boxes, numbers_json<Boxes>>),
};

// All are left out when they are 0 or false.
constexpr Fields state{
    optional("leave", MEMBER(Aircraft, leave), integer<-1, 1>),
    optional("pitch", MEMBER(Aircraft, pitch), integer<-3, 3>),
    optional("mt", MEMBER(Aircraft, mt), integer<0, 3>),
    optional("was", MEMBER(Aircraft, speed_before), integer<0, top_speed>),
    optional("die", MEMBER(Aircraft, die), integer<0, 6>),
    optional("sig", MEMBER(Aircraft, signal), integer<0, 8>),
    optional("ev", MEMBER(Aircraft, evading_level), integer<0, 3>),
    optional("got", MEMBER(Aircraft, levels_gained), integer<0, 3>),
    optional("fine", MEMBER(Aircraft, fine), integer<0, 2>),
    optional("dmg", MEMBER(Aircraft, damage), integer<0, 32767>),
    optional("cv", MEMBER(Aircraft, cv), integer<-much, 999>),
    optional("ctl", MEMBER(Aircraft, control_damage), integer<0, much>),
    optional("eng", MEMBER(Aircraft, engine_hits), integer<0, much>),
    optional("wound", MEMBER(Aircraft, wound), integer<0, much>),
    optional("init", MEMBER(Aircraft, initiative), integer<-much, 999>),
    optional("dv", MEMBER(Aircraft, speed_change), integer<-999, 999>),
    optional("aps", MEMBER(Aircraft, aerobatic_points), integer<0, 999>),
    optional("shock", MEMBER(Aircraft, shock), integer<0, much>),
    optional("smoke", MEMBER(Aircraft, smoke), integer<0, last_turn>),
    optional("fire", MEMBER(Aircraft, fire), integer<0, last_turn>),
    optional("burn", MEMBER(Aircraft, burn), integer<0, much>),
    optional("shots", MEMBER(Aircraft, shots), integer<0, much>),
    optional("clr", MEMBER(Aircraft, clearing_tries), integer<0, much>),
    optional("under", MEMBER(Aircraft, under), integer<0, much>),
    optional("spin", MEMBER(Aircraft, spin), boolean),
    optional("noeng", MEMBER(Aircraft, engine_dead), boolean),
    optional("moved", MEMBER(Aircraft, moved), boolean),
    optional("fresh", MEMBER(Aircraft, fresh), boolean),
    optional("claim", MEMBER(Aircraft, claim), boolean),
    optional("tried", MEMBER(Aircraft, tried), boolean),
    optional("lost", MEMBER(Aircraft, lost), boolean),
    optional("form", MEMBER(Aircraft, form), boolean),
    optional("shown", MEMBER(Aircraft, shown), boolean),
    optional("well", MEMBER(Aircraft, well), boolean),
    optional("level", MEMBER(Aircraft, level), boolean),
};

}  // namespace

Schema<Card> card_schema() { return card; }
Schema<Aircraft> state_schema() { return state; }

}  // namespace sightlines::dogfight
