#include "page/worlds.h"

#include <nlohmann/json.hpp>

namespace sightlines::page {

Outside with_games(const std::vector<SavedGame>& listed, const std::vector<SavedGame>& kept, Outside world) {
    for (const SavedGame& each : listed) world.storage["games"] += line_of(each);
    for (const SavedGame& each : kept) {
        const std::string line = line_of(each);
        world.library[each.id] = line.substr(0, line.size() - 1);
    }
    world.samples = [] { return std::string(); };
    return world;
}

void open_hidden_red() {
    Outside world = desktop();
    world.engine = [answered = 0](std::string_view) mutable {
        const bool first = answered++ == 0;
        return write_json({{"action", first ? Json{{"do", "prone"}, {"unit", "b01"}} : Json{{"do", "end"}}},
                           {"text", first ? "b01 _" : "."},
                           {"why", "It waits."},
                           {"chance", 500},
                           {"chances", {500, 500}},
                           {"nodes", 1}});
    };
    open(Json::parse(R"({"game":"crossfire-squads","version":1,"options":{"hidden":1},
        "start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00",
            "terrain":{"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},
            "units":{"a00":{"k":"rifle","at":[2100,3200]},"a01":{"k":"rifle","at":[600,3600]},
                     "b00":{"k":"rifle","hid":"t00"},"b01":{"k":"rifle","at":[5000,300]}}}})"),
         world);
}

}  // namespace sightlines::page
