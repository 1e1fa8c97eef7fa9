// What people read in Crossfire with squads: names and inches. Ids, coordinates, rules and notation are for Details.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "page/driver.h"
#include "page/lists.h"
#include "page/playthroughs.h"

using namespace sightlines;
namespace lists = page::lists;

namespace {

bool is_for_details(const std::string& text) {
    static const std::regex jargon(R"(CS-[A-Z])"                                      // a rule
                                   R"(|(^|[^A-Za-z0-9])[abmtw]\d\d([^A-Za-z0-9]|$))"  // an id
                                   R"(|\d{3,4},\s?\d{3,4})"                           // a place
                                   R"(|(^|[^A-Za-z])r\d+)"                            // a point of a way
                                   R"(|(^|[^A-Za-z])MP([^A-Za-z]|$))"
                                   R"(|<<|\?\?)");
    return std::regex_search(text, jargon);
}

void check_words(const std::string& text) {
    static std::set<std::string> known;  // most texts stay from one move to the next
    if (!known.insert(text).second) return;
    INFO(text);
    CHECK_FALSE(is_for_details(text));
}

void check_strings(const Json& json) {
    if (json.is_string()) return check_words(json.get<std::string>());
    if (json.is_structured())
        for (const auto& [key, value] : json.items()) check_strings(value);
}

// The text view, but for the moves in notation that are offered and told beside their words.
void check_text_view() {
    const Json text = page::text();
    for (const char* part : {"who", "question", "stage", "standing", "told", "use", "hint", "tables", "facts", "dice"})
        check_strings(text.at(part));
    for (const Json& action : text.at("actions")) check_words(action[1].get<std::string>());
    const Json& log = text.at("log");
    for (std::size_t turn = log.size() - std::min<std::size_t>(log.size(), 2); turn < log.size(); ++turn)
        check_strings(log[turn].at("said"));  // the turns before these were checked when they were the last
    if (text.at("choices").is_null()) return;
    check_strings(text.at("choices").at("preview"));
    check_strings(text.at("choices").at("does"));
    for (const Json& list : text.at("choices").at("lists")) {
        check_strings(list.at("label"));
        check_strings(list.at("options"));
    }
}

void check_screen() {
    for (const std::string& words : page::words()) check_words(words);
}

// Every event of every unit that can be chosen in the lists, with its first place or target.
void check_lists() {
    const std::size_t units = lists::options("unit").size();
    for (std::size_t unit = 0; unit < units; ++unit) {
        page::act("choose", "unit " + std::to_string(unit));
        const std::size_t events = lists::options("deed").size();
        for (std::size_t event = 0; event < events; ++event) {
            page::act("choose", "deed " + std::to_string(event));
            for (const char* list : {"place", "target"})
                if (!lists::options(list).empty()) page::act("choose", std::string(list) + " 0");
            check_text_view();
        }
    }
    check_screen();
}

void check_tips() {
    for (const auto& [mark, box] : page::marks()) {
        const bool tells = mark.starts_with("unit:") || mark.starts_with("piece:") || mark.starts_with("chip:");
        if (!tells) continue;
        page::hover(box.centre());
        page::wait(600);
        check_screen();
    }
}

page::Outside unfolded_desktop() {
    page::Outside world = page::desktop();
    world.storage["guided:crossfire-squads"] = "off";
    return world;
}

}  // namespace

TEST_CASE("squads: outside of Details names and inches only, through whole games", "[squads][words][long]") {
    const char* name = GENERATE("crossfire-squads-ambush", "crossfire-squads-small-table", "crossfire-squads-village");
    const page::Playthrough& game = page::playthrough(name);
    page::open_at(game, 0, unfolded_desktop());
    std::map<std::string, int> met;
    for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
        INFO(name << " after " << ply << " moves: " << game.situations[ply]);
        const std::string situation = game.situations[ply];
        const int before = met[situation]++;
        if (page::shows("uncover")) page::choose("uncover");
        check_text_view();
        check_screen();
        if (before % 20 == 0) check_lists();
        if (before % 50 == 0) check_tips();
        if (ply < game.moves.size()) page::play_all(game.moves[ply]);
    }
    page::choose("tab:log");
    check_screen();
}
