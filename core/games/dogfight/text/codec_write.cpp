#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/fields.h"
#include "games/dogfight/text/schema.h"

// Positions as JSON: a key is left out when it has its default or nothing to say.
namespace sightlines {

using namespace dogfight;

namespace {

using schema::numbers_json;

template <class List>
Json letters_json(const List& list) {
    Json json = Json::array();
    for (const int plane : list) json.push_back(plane_name(plane));
    return json;
}

Json jam_json(const Aircraft& plane) {
    Json json = Json::array();
    for (std::size_t gun = 0; gun < static_cast<std::size_t>(plane.card.guns); ++gun)
        json.push_back(static_cast<int>(plane.jams[gun]));
    return json;
}

Json plane_json(const Aircraft& plane) {
    Json json{{"side", plane.side},
              {"type", type_words[static_cast<std::size_t>(plane.type)]},
              {"hex", hex_name(plane.hex)},
              {"alt", plane.altitude},
              {"speed", plane.speed}};
    if (Json card = schema::write(plane.card, card_schema(), card_of(plane.type)); !card.empty())
        json["card"] = std::move(card);
    const auto& [experience, flying, shooting] = plane.pilot;
    if (plane.pilot != Pilot{}) json["pilot"] = {experience, flying, shooting};
    if (!plane.middle()) json["face"] = facing_words[index(plane.face)];
    const Aircraft usual;
    schema::write_fields(json, &plane, &usual, state_schema().rows);
    for (const Mate& mate : mates) {
        if (plane.*mate.at != nobody) json[mate.key] = plane_name(plane.*mate.at);
    }
    if (plane.attacker_side != nobody) json["by"] = plane.attacker_side;
    if (!plane.in_play()) json["out"] = out_words[static_cast<std::size_t>(plane.out)];
    if (!plane.roll_offs.empty()) json["ro"] = numbers_json(plane.roll_offs);
    if (plane.jams != decltype(plane.jams){}) json["jam"] = jam_json(plane);
    if (!plane.plan.empty()) {
        Json& plan = json["plan"] = Json::array();
        for (const Step& step : plane.plan) plan.push_back(step_json(step));
    }
    return json;
}

Json encounter_json(const Encounter& encounter) {
    Json json{{"a", plane_name(encounter.a)}, {"b", plane_name(encounter.b)}, {"need", encounter.need}};
    if (encounter.rammer != nobody) json["ram"] = plane_name(encounter.rammer);
    return json;
}

Json list_json(const Position& at) {
    Json json = Json::array();
    switch (at.phase) {
        case Phase::encounter:
            for (std::size_t i = 0; i + 1 < at.list.size(); i += 2)
                json.push_back(Json::array({plane_name(at.list[i]), plane_name(at.list[i + 1])}));
            return json;
        case Phase::collide:
            for (const int entry : at.list)
                json.push_back(encounter_json(at.encounters[static_cast<std::size_t>(entry)]));
            return json;
        case Phase::gtroll:
            for (const int die : at.list) json.push_back(die == 0 ? "hex" : "dive");
            return json;
        default: return letters_json(at.list);
    }
}

// The unfinished move, to be read by people: records cannot start with one.
Json move_json(const Move& move) {
    Json json = Json::object();
    const auto number = [&json](const char* key, int value) {
        if (value != 0) json[key] = value;
    };
    const auto flag = [&json](const char* key, bool on) {
        if (on) json[key] = true;
    };
    number("step", move.step);
    number("die", move.die);
    number("bonus", move.bonus);
    number("ap", move.points);
    number("rise", move.min_rise);
    number("power", move.power_cost);
    number("half", move.half_levels);
    number("hexes", move.hexes);
    flag("stayed", move.stayed);
    if (move.chosen != Step{} || move.declared) json["chosen"] = step_json(move.chosen);
    number("level", move.test.level);
    number("number", move.test.number);
    flag("failed", move.failed);
    number("missed", move.missed);
    return json;
}

Json shot_json(const Shot& shot) {
    Json json{{"by", plane_name(shot.firer)}};
    if (shot.burst != 0) json["burst"] = shot.burst;
    for (const GunDice& gun : shot.dice) json["dice"].push_back({gun.gun, gun.first, gun.second});
    return json;
}

void add_score(Json& json, const Position& at) {
    if (at.score == decltype(at.score){}) return;
    int highest = 0;
    for (const Aircraft& plane : at.planes) highest = std::max<int>(highest, plane.side);
    Json& score = json["score"] = Json::array();
    for (std::size_t side = 0; side <= static_cast<std::size_t>(highest); ++side) score.push_back(at.score[side]);
}

// What is only there within a turn, while something is under way.
void add_work(Json& json, const Position& at) {
    if (at.move != Move{}) json["mv"] = move_json(at.move);
    if (at.shot.firer != nobody) json["shot"] = shot_json(at.shot);
    for (const Pending& hit : at.pending) {
        Json entry{{"by", plane_name(hit.attacker)}, {"on", plane_name(hit.target)}, {"hits", hit.hits}};
        if (hit.crits != 0) entry["crits"] = hit.crits;
        json["pend"].push_back(std::move(entry));
    }
    for (const Encounter& encounter : at.encounters) json["enc"].push_back(encounter_json(encounter));
    if (at.grand_turn) json["gt"] = true;
    if (at.then_chances) json["then"] = "chances";
}

}  // namespace

Json Codec<Rules>::write(const Rules&, const Position& at) {
    Json json{{"phase", phase_words[static_cast<std::size_t>(at.phase)]},
              {"turn", at.turn},
              {"map", {at.columns, at.rows}},
              {"limit", at.limit}};
    Json& planes = json["planes"] = Json::object();
    for (std::size_t plane = 0; plane < at.planes.size(); ++plane)
        planes[plane_name(static_cast<int>(plane))] = plane_json(at.planes[plane]);
    add_score(json, at);
    if (!at.queue.empty()) json["queue"] = at.phase == Phase::grand ? numbers_json(at.queue) : letters_json(at.queue);
    if (!at.list.empty()) json["list"] = list_json(at);
    if (at.current != nobody) json["cur"] = plane_name(at.current);
    if (!at.done.empty()) json["done"] = letters_json(at.done);
    add_work(json, at);
    if (at.phase == Phase::over) {
        json["result"] = {{"winners", numbers_json(at.winners)},
                          {"reason", ending_words[static_cast<std::size_t>(at.ending)]}};
    }
    return json;
}

}  // namespace sightlines
