// The scenario between First fight and the meeting engagement.

#include <map>

#include "api/games.h"
#include "api/link/forms.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: Two platoons begins with nobody in sight of an enemy that could be shot at", "[squads][two]") {
    Json record = *read_link(scenario_record("crossfire-squads", "two"));
    std::map<std::string, int> kinds;
    for (const auto& [id, unit] : record.at("start").at("units").items())
        ++kinds[id.substr(0, 1) + unit.at("k").get<std::string>()];
    for (const std::string side : {"a", "b"}) {
        CHECK(kinds[side + "pc"] == 2);
        CHECK(kinds[side + "rifle"] == 4);
        CHECK(kinds[side + "hmg"] == 2);
    }
    for (const int active : {0, 1}) {
        record["start"]["active"] = active;
        const Table t(record.at("start"), record.at("options"));
        for (int number = 0; number < 8; ++number) {
            for (const LineForecast& line : forecast_lines(t.scene().seen(), unit_id(active, number)))
                CHECK_FALSE(line.fire.accepted());
        }
    }
}

TEST_CASE("squads: Two platoons is chosen from the list of scenarios, and its link opens it again", "[squads][two]") {
    page::open();
    page::choose("play:crossfire-squads");
    page::choose("options");
    page::choose("scenario:1");
    page::choose("begin");
    const Json record = page::record();
    CHECK(record.at("start") == read_link(scenario_record("crossfire-squads", "two"))->at("start"));
    CHECK(page::record_behind(page::link()).at("start") == record.at("start"));
}
