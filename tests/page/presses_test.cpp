// Laws of presses and drags over all games: what is drawn as impossible does nothing, and a drag moves nothing but the
// piece on which it begins.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/rng.h"
#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

constexpr std::string_view faint = "faint:";

bool is_dice(const std::string& situation) { return situation.starts_with("dice"); }

template <class List>
const auto& one_of(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// What can be seen to have changed when something was played or taken back.
Json played() {
    const Json app = page::app();
    return Json{
        {"record", page::record()}, {"cursor", app.value("cursor", 0)}, {"position", app.value("position", Json())}};
}

bool at_table() { return page::app().at("screen") == "table"; }

using Place = std::pair<const page::Playthrough*, std::size_t>;  // after so many moves

// In which somebody decides, by what there is to decide.
std::map<std::string, std::vector<Place>> decisions_of(const std::string& game) {
    constexpr std::size_t most = 90;
    std::map<std::string, std::vector<Place>> places;
    for (const page::Playthrough& each : page::playthroughs()) {
        for (std::size_t moves = 0; each.game == game && moves < std::min(each.moves.size(), most); ++moves) {
            if (!is_dice(each.situations[moves]))
                places[page::phase_of(each.situations[moves])].emplace_back(&each, moves);
        }
    }
    return places;
}

// So many positions of a game, each on another device: as often as they come up, and of each kind of decision as many.
void at_positions(const std::string& game, int count, const std::function<void(Rng&)>& look) {
    const auto all = decisions_of(game);
    Rng rng(7);
    std::vector<Place> usual;
    for (const auto& [kind, places] : all) usual.insert(usual.end(), places.begin(), places.end());
    auto kind = all.begin();
    for (int place = 0; place < count; ++place) {
        const bool by_kind = place % 2 == 1;
        const auto& [at, moves] = one_of(by_kind ? kind->second : usual, rng);
        if (by_kind && ++kind == all.end()) kind = all.begin();
        const page::Playthrough& played = *at;
        const page::Outside world = place % 3 == 0 ? page::desktop() : place % 3 == 1 ? page::phone() : page::embed();
        page::open_at(played, moves, world);
        INFO(played.name << " after " << moves << " moves");
        if (page::shows("uncover")) page::choose("uncover");
        if (rng.below(3) > 0 && page::shows("more-ways")) page::choose("more-ways");
        look(rng);
    }
}

std::vector<std::string> marks_of(const std::function<bool(const std::string&, const page::Box&)>& wanted) {
    std::vector<std::string> names;
    for (const auto& [name, box] : page::marks()) {
        if (wanted(name, box)) names.push_back(name);
    }
    return names;
}

bool on_board(const page::Box& box) {
    const page::Box board = page::mark("board");
    const ImVec2 c = box.centre();
    return c.x > board.min.x && c.x < board.max.x && c.y > board.min.y && c.y < board.max.y && box.width() < 60;
}

// What chooses something, and plays nothing by itself in most positions.
bool chooses(const std::string& name, const page::Box&) {
    constexpr std::array<std::string_view, 16> kinds{
        "cell:",  "plane:", "unit:", "plan:", "ghost:", "way:",  "pitch",     "points",
        "raise:", "tool:",  "pick:", "nose:", "rose:",  "fine:", "card:face", "height-and-speed"};
    return std::ranges::any_of(kinds, [&](std::string_view kind) { return name.starts_with(kind); });
}

void choose_something(Rng& rng) {
    // Of a board of many cells, those with a plane.
    const Json planes = page::app().value("position", Json::object()).value("planes", Json());
    if (planes.is_array() && !planes.empty() && rng.below(2) == 0) {
        const std::string cell = "cell:" + one_of(planes, rng).at("at").get<std::string>();
        if (page::shows(cell)) return page::choose(cell);
    }
    const std::vector<std::string> names = marks_of(chooses);
    if (names.empty()) return;
    // A kind first, because most are cells of the board.
    std::set<std::string> kinds;
    for (const std::string& name : names) kinds.insert(name.substr(0, name.find(':')));
    auto kind = kinds.begin();
    std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
    std::vector<std::string> of_kind;
    for (const std::string& name : names) {
        if (name.substr(0, name.find(':')) == *kind) of_kind.push_back(name);
    }
    page::choose(one_of(of_kind, rng));
}

// The more is asked, the less is possible: of Aerobatic Points, say, the most.
void raise_steppers() {
    const auto raises = [](const std::string& name, const page::Box& box) {
        return name.ends_with(":more") && chooses(name, box);
    };
    for (int times = 0; times < 3; ++times) {
        for (const std::string& name : marks_of(raises)) {
            if (page::shows(name)) page::choose(name);
        }
    }
}

void drag(const std::string& from, const std::string& to) {
    const ImVec2 a = page::where(from), b = page::where(to);
    page::outside().around.coarse ? page::swipe(a, {b.x - a.x, b.y - a.y}) : page::drag(a, {b.x - a.x, b.y - a.y});
}

// Where the piece of the newest action stood, as the name of a mark; "": no drag may play in this game.
std::string mover_of(const std::string& game, const Json& before) {
    const Json move = page::record().at("moves").back();
    if (game == "crossfire-hex")
        return move.at("do") == "move" ? "cell:" + move.at("from").get<std::string>()
                                       : "reserve:" + std::to_string(before.at("player").get<int>());
    if (game == "crossfire-squads")
        return "unit:" +
               move.value("u", move.value("unit", move.value("by", Json::array({""})).at(0).get<std::string>()));
    if (game == "dogfight" && (move.at("do") == "target" || move.at("do") == "random"))
        return "plane:" + before.at("queue").at(0).get<std::string>();
    if (game == "aerial-war" && move.at("do") != "fly") {
        for (const Json& plane : before.at("planes")) {
            if (plane.at("p") == before.at("side") && plane.at("c") == before.at("mover"))
                return "cell:" + plane.at("at").get<std::string>();
        }
    }
    return "";
}

}  // namespace

TEST_CASE("a drag moves nothing but the piece on which it begins, in every game", "[presses]") {
    const std::string game = GENERATE(from_range(page::games));
    at_positions(game, 9, [&](Rng& rng) {
        for (int drags = 0; drags < 24; ++drags) {
            if (drags % 3 == 0) choose_something(rng);
            if (!at_table() || !page::shows("board")) return;
            if (page::says("Which one?")) page::press("Escape");
            const std::vector<std::string> names = marks_of(
                [](const std::string& name, const page::Box& box) { return name != "board" && on_board(box); });
            if (names.size() < 2) return;
            const std::string from = one_of(names, rng), to = one_of(names, rng);
            const page::Box begin = page::mark(from), end = page::mark(to);
            if (std::hypot(begin.centre().x - end.centre().x, begin.centre().y - end.centre().y) < 24) continue;
            const Json before = played();
            const auto all = page::marks();
            drag(from, to);
            if (played() == before) continue;
            CAPTURE(from, to);
            REQUIRE(page::record().at("moves").size() > before.at("record").value("moves", Json::array()).size());
            const std::string mover = mover_of(game, before.at("position"));
            CAPTURE(mover, page::record().at("moves").back());
            REQUIRE(all.contains(mover));
            const ImVec2 piece = all.at(mover).centre();
            CHECK(std::hypot(piece.x - begin.centre().x, piece.y - begin.centre().y) < 40);
        }
    });
}

TEST_CASE("what is drawn as impossible does nothing when it is pressed, in every game", "[presses]") {
    const std::string game = GENERATE(from_range(page::games));
    std::set<std::string> kinds;
    at_positions(game, 36, [&](Rng& rng) {
        for (int choices = 0; choices < 6; ++choices) {
            choices % 2 == 0 ? raise_steppers() : choose_something(rng);
            if (!at_table()) return;
            if (page::says("Which one?")) page::press("Escape");
            for (const std::string& name :
                 marks_of([](const std::string& each, const page::Box&) { return each.starts_with(faint); })) {
                if (!page::shows(name)) continue;
                const Json before = played();
                page::choose(name);
                CAPTURE(name);
                REQUIRE(played() == before);
                kinds.insert(name.substr(0, name.find(':', faint.size())));
            }
        }
    });
    CHECK(kinds.contains("faint:redo"));
    if (game == "dogfight") CHECK(kinds.contains("faint:way"));
    if (game == "crosshairs") CHECK(kinds.contains("faint:card"));
    if (game == "crossfire-squads") CHECK_FALSE(kinds.contains("faint:do"));  // it offers what can be done, no more
}
