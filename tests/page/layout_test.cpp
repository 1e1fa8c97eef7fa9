// Layout checks on every screen and in every phase of every game, on every device.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "imgui_internal.h"
#include "page/dogfight/move.h"
#include "page/layout.h"
#include "page/playthroughs.h"
#include "support/nonempty.h"

using namespace sightlines;

namespace {

struct Device {
    std::string name;
    page::Outside world;
};

page::Outside fingers(page::Outside world) {
    world.around.coarse = true;
    world.around.scale = 2;
    return world;
}

page::Outside with_notch(page::Outside world) {
    world.around.safe = {.top = 0, .right = 47, .bottom = 21, .left = 47};
    return world;
}

// As shell/screen.js does: as far as there is room.
page::Outside enlarged(page::Outside world, float text) {
    platform::Surroundings& around = world.around;
    text = std::min({text, around.width / 260, around.height / 256});
    for (float* length : {&around.width, &around.height, &around.safe.right, &around.safe.bottom, &around.safe.left})
        *length /= text;
    around.text = text;
    return world;
}

std::vector<Device> usual_devices();

// With larger text, and at 400% on a screen of 1280x1024.
std::vector<Device> enlarged_devices() {
    std::vector<Device> all;
    for (const float text : {1.25f, 1.5f, 2.0f}) {
        const std::string by = " at " + std::to_string(static_cast<int>(100 * text)) + " %";
        all.push_back({"390x844, fingers" + by, enlarged(page::phone(), text)});
        all.push_back({"844x390, fingers" + by, enlarged(with_notch(page::phone(844, 390)), text)});
        if (text == 1.5f) all.push_back({"1280x800" + by, enlarged(page::desktop(), text)});
    }
    all.push_back({"320x256", page::desktop(320, 256)});
    all.push_back({"320x256, fingers", page::phone(320, 256)});
    return all;
}

bool with_larger_text = false;

std::vector<Device> devices() { return with_larger_text ? enlarged_devices() : usual_devices(); }

std::vector<Device> usual_devices() {
    std::vector<Device> all{{"1280x800", page::desktop()},
                            {"1920x1080", page::desktop(1920, 1080)},
                            {"640x400", page::desktop(640, 400)},  // 1280x800 at 200%
                            {"768x1024, fingers", page::phone(768, 1024)},
                            {"390x844, fingers", page::phone()},
                            {"360x640, fingers", page::phone(360, 640)},
                            {"844x390, fingers", with_notch(page::phone(844, 390))}};
    for (const auto& [width, height] : {std::pair{480, 360}, {320, 480}, {700, 500}}) {
        const page::Outside world = page::embed(static_cast<float>(width), static_cast<float>(height));
        const std::string name = "embed " + std::to_string(width) + "x" + std::to_string(height);
        all.push_back({name, world});
        all.push_back({name + ", fingers", fingers(world)});
    }
    return all;
}

void move_to(const Device& device, bool dark = false) {
    page::change([&](platform::Surroundings& around) {
        around = device.world.around;
        around.dark = dark;
    });
}

// Collects each complaint once, with the first place where it occurred.
class Findings {
  public:
    void add(const std::string& where, const layout::Complaints& complaints) {
        for (const std::string& complaint : complaints)
            if (told_.insert(complaint).second) lines_ += "\n" + where + ": " + complaint;
    }
    void judge() const { CHECK(lines_ == ""); }

  private:
    std::set<std::string> told_;
    std::string lines_;
};

// Scrolls through everything that can be scrolled, a screenful at a time.
void look_through(const std::string& where, Findings& findings) {
    // Back to the start, in case something was scrolled to be pressed.
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) ImGui::SetScrollY(window, 0);
    platform::request_frames();
    page::settle();
    const layout::Frame whole = layout::look();
    findings.add(where, layout::geometry(whole));
    // In a low frame the cards of the home page are a list to scroll through, without a main action, and so they are
    // below saved games that were unfolded.
    const bool list = page::app().at("screen") == "home" &&
                      (platform::surroundings().height < 600 ||
                       (platform::surroundings().height < 700 && page::shows("kept:0")) || page::shows("kept:3"));
    // So is what has less room than a phone.
    const bool small = platform::surroundings().height < 300 || platform::surroundings().width < 300;
    if (!list && !small) findings.add(where, layout::main_action(whole));
    std::vector<std::string> names;
    for (const layout::Panel& panel : whole.panels)
        if (panel.most > 0) names.push_back(panel.name);
    for (const std::string& name : names) {
        for (int screenful = 1; screenful < 12; ++screenful) {
            ImGuiWindow* window = ImGui::FindWindowByName(name.c_str());
            if (window == nullptr || window->Scroll.y >= window->ScrollMax.y) break;
            ImGui::SetScrollY(window, window->Scroll.y + window->InnerRect.GetHeight() * 0.8f);
            platform::request_frames();
            page::settle();
            const layout::Frame frame = layout::look();
            for (const auto law : {layout::texts_whole, layout::labels_whole, layout::texts_apart,
                                   layout::targets_apart, layout::targets_for_fingers})
                findings.add(where + ", rolled", law(frame));
        }
        if (ImGuiWindow* window = ImGui::FindWindowByName(name.c_str())) ImGui::SetScrollY(window, 0);
    }
    platform::request_frames();
    page::settle();
}

void look_everywhere(const std::string& what, Findings& findings) {
    for (const Device& device : devices()) {
        move_to(device);
        look_through(what + ", " + device.name, findings);
    }
    move_to(usual_devices()[0]);
}

Json begun(const std::string& game) { return {{"game", game}, {"version", 1}}; }

void look_at_home(Findings& findings) {
    page::open();
    look_everywhere("home", findings);
    for (const std::string& game : page::games) {
        for (const char* opponent : {"begin", "computer"}) {
            page::act(opponent, game);
            page::press("h");
        }
    }
    REQUIRE(page::app().at("kept") >= 6);  // games without chance begin alike and are one
    look_everywhere("home with saved games", findings);
    page::choose("all-kept");
    look_everywhere("home with all saved games", findings);
    page::choose("all-kept");
    page::load("1zz");
    look_everywhere("home with a refusal", findings);
}

void look_at_library(Findings& findings) {
    page::Outside world = page::desktop();
    world.samples = [] { return std::string(); };
    page::open("#library", world);
    look_everywhere("library without games", findings);
    Json file{{"sightlines", "library"}, {"version", 1}};
    for (int i = 0; i < 20; ++i) {
        Json record{{"game", page::games[static_cast<std::size_t>(i) % page::games.size()]}, {"version", 1}};
        record["players"] = {"Somebody with a long name " + std::to_string(i), "Ben"};
        file["games"].push_back({{"id", "g" + std::to_string(i)}, {"when", 1'699'000'000'000 + i}, {"record", record}});
        if (i % 3 == 0) file["games"].back()["title"] = "A game with a name that takes more room than there is";
    }
    page::load(write_json(file));
    page::choose("delete:g18");
    look_everywhere("library", findings);
    page::load(R"({"sightlines":"library")");
    look_everywhere("library with a refusal", findings);
}

void look_at_screens(const std::string& game, Findings& findings) {
    page::open();
    page::choose("play:" + game);
    page::choose("mode:2");
    page::choose("options");
    look_everywhere("set-up of " + game, findings);
    page::choose("edit");
    look_everywhere("editor of " + game, findings);
    page::open("#lesson=" + game);
    look_everywhere("lessons of " + game, findings);
    page::open("#puzzle=" + game);
    look_everywhere("puzzles of " + game, findings);
}

void look_at_table(const std::string& game, Findings& findings) {
    page::open(begun(game));
    for (const char* tab : {"log", "share", "play"}) {
        page::choose("tab:" + std::string(tab));
        look_everywhere("table of " + game + ", " + tab, findings);
    }
    if (page::shows("who-plays")) page::choose("who-plays");
    look_everywhere("table of " + game + ", who plays", findings);
    page::press("?");
    REQUIRE(page::shows("keys"));
    look_everywhere("table of " + game + ", keys", findings);
    move_to({"1100x800", page::desktop(1100, 800)});
    look_through("table of " + game + ", keys, 1100x800", findings);
    page::press("Escape");
}

// From the sheet before a game against the computer until it is the player's turn again.
void look_at_start(const std::string& game, Findings& findings) {
    page::open();
    page::choose("play:" + game);
    look_everywhere("start of " + game, findings);
    page::choose("level:2");
    page::choose("start");
    if (page::app().at("asked").at("player") == 1) page::let_computers_act();
    look_everywhere("beginning of " + game, findings);
    page::press("=");
    page::let_computers_act();
    if (page::shows("hint-play")) page::choose("hint-play");
    if (page::shows("hint-text")) page::press(" ");
    if (page::shows("throw")) page::press("t");
    page::wait(2000);
    look_everywhere(game + ", the computer's turn", findings);
    page::let_computers_act();
    look_everywhere(game + ", when the computer has played", findings);
}

void look_at_settings(Findings& findings) {
    page::open();
    page::press(";");
    REQUIRE(page::shows("settings"));
    look_everywhere("settings", findings);
    page::choose("statistics:open");
    look_everywhere("statistics", findings);
}

void look_at_ending(Findings& findings) {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size() - 1);
    const int winner = page::app().at("asked").at("player").get<int>();
    page::choose("who-plays");
    page::choose("seat:" + std::to_string(1 - winner) + ":2");
    page::play_all(game.moves.back());
    page::wait(2000);
    REQUIRE(page::shows("ending"));
    look_everywhere("the end against the computer", findings);
}

void look_at_lesson(const std::string& game, Findings& findings) {
    page::open("#lesson=" + game);
    for (const auto& [mark, box] : page::marks()) {
        if (!mark.starts_with("lesson:")) continue;
        page::choose(mark);
        return look_everywhere("a lesson of " + game, findings);
    }
    FAIL("no lesson of " << game);
}

void look_at_puzzle(const std::string& game, Findings& findings) {
    page::open("#puzzle=" + game + "/p1");
    if (page::app().at("screen") != "table") return;  // the game has none yet
    look_everywhere("a puzzle of " + game, findings);
    for (int misses = 0; misses < 2; ++misses) {
        const Json actions = page::text().at("actions");
        for (const Json& action : actions) {
            (void)page::play(action.at(2).get<std::string>());
            if (page::app().at("puzzle").at("stand") == "missed") break;
            page::act("puzzle:again");
        }
    }
    look_everywhere("a puzzle of " + game + ", missed", findings);
    page::act("puzzle:answer");
    look_everywhere("a puzzle of " + game + ", answered", findings);
    page::choose("tab:share");
    look_everywhere("a puzzle of " + game + ", to be shared", findings);
}

void look_at_hint(const std::string& game, Findings& findings) {
    page::open(begun(game));
    page::press("=");
    look_everywhere("table of " + game + ", while a hint is asked for", findings);
    page::let_computers_act();
    look_everywhere("table of " + game + ", a hint", findings);
    page::press("q");
    look_everywhere("table of " + game + ", analysis", findings);
}

void look_at_analysis(std::string_view name, std::size_t moves, Findings& findings) {
    page::open_at(page::playthrough(name), moves);
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tab:analysis");
    page::let_computers_act();
    look_everywhere("best lines of " + std::string(name), findings);
    page::choose("review:begin");
    headless::deliver();
    page::settle();
    look_everywhere("a review that has begun, of " + std::string(name), findings);
    page::let_computers_act();
    for (const auto& [mark, box] : page::marks()) {
        if (!mark.starts_with("decision:")) continue;
        page::choose(mark);
        break;
    }
    page::let_computers_act();
    look_everywhere("a review of " + std::string(name), findings);
}

void look_at_loading(Findings& findings) {
    page::Outside world = page::desktop();
    world.code = platform::LoadState::away;
    page::open(begun("aerial-war"), world);
    REQUIRE(page::app().at("screen") == "loading");
    look_everywhere("a deferred game", findings);
    headless::code_arrived(false);
    page::settle();
    REQUIRE(page::app().at("failed") == true);
    look_everywhere("a game that did not come", findings);
}

// The first six actions of a game with a comment on each, longer and longer, and another line from its start and end.
void look_at_study(const std::string& name, Findings& findings) {
    page::open_at(page::playthrough(name), 6);
    Json record = page::record();
    record["players"] = {"Ann with a name as long as they may be", "Ben"};
    std::string comment = "Look.";
    for (int at = 0; at < 6; ++at) {
        record["notes"].push_back({{"at", at}, {"text", comment}});
        comment +=
            " This is said of it at length, and it goes on: where it came from, and where it may lead." + comment;
        comment.resize(std::min<std::size_t>(comment.size(), 1000));
    }
    const Json moves = record.at("moves");
    record["lines"].push_back({{"from", 0}, {"at", 0}, {"moves", Json::array({moves[0]})}});
    record["lines"].push_back({{"from", 0}, {"at", 5}, {"moves", Json::array({moves[5]})}});
    for (const Device& device : devices()) {
        page::open(record, device.world);
        if (!device.world.around.embedded) page::choose("tab:play");
        for (const int at : {0, 1, 4, 5, 6}) {
            page::go_to(at);
            look_through("study of " + name + " at " + std::to_string(at) + ", " + device.name, findings);
        }
        if (!device.world.around.embedded) continue;
        page::choose("try");
        look_through("study of " + name + ", tried, " + device.name, findings);
    }
}

void look_at_phases(Findings& findings) {
    std::set<std::string> seen;
    for (const page::Playthrough& one : page::playthroughs()) {
        for (std::size_t i = 0; i < one.situations.size(); ++i) {
            const std::string phase = page::phase_of(one.situations[i]);
            if (!seen.insert(one.game + " " + phase).second) continue;
            page::open_at(one, i);
            const std::string where = one.name + " at " + std::to_string(i) + ": " + phase;
            look_everywhere(where, findings);
            if (one.game != "crossfire-squads") continue;
            page::press(".");
            look_everywhere(where + ", a unit chosen", findings);
        }
    }
}

// What is folded away as a rule.
void look_at_more_ways(Findings& findings) {
    for (const char* mark : {"more-ways", "details"}) {
        page::open_dogfight_chase(page::desktop());
        page::choose(mark);
        look_everywhere(std::string("a move in Dogfight! with ") + mark, findings);
    }
}

}  // namespace

TEST_CASE("the layout checks pass on every screen and in every phase, on every device", "[layout][long]") {
    Findings findings;
    look_at_home(findings);
    for (const std::string& game : page::games) look_at_screens(game, findings);
    look_at_loading(findings);
    look_at_library(findings);
    page::open("#puzzles");
    look_everywhere("puzzles", findings);
    look_at_settings(findings);
    look_at_ending(findings);
    for (const std::string& game : page::games) {
        look_at_start(game, findings);
        look_at_table(game, findings);
        look_at_lesson(game, findings);
        look_at_puzzle(game, findings);
        look_at_hint(game, findings);
    }
    look_at_analysis("crossfire-hex-at-random", 20, findings);
    look_at_analysis("dogfight-a-duel-to-the-kill", 30, findings);
    look_at_phases(findings);
    findings.judge();
}

TEST_CASE("the layout checks pass with larger text and at 400%", "[layout][large-text]") {
    with_larger_text = true;
    Findings findings;
    page::open();
    look_everywhere("home", findings);
    look_at_settings(findings);
    for (const std::string& game : page::games) {
        look_at_screens(game, findings);
        look_at_start(game, findings);
        look_at_table(game, findings);
    }
    with_larger_text = false;
    findings.judge();
}

TEST_CASE("the theme changes colours but no positions", "[layout]") {
    for (const std::string& game : page::games) {
        page::open(begun(game));
        const auto light = page::marks();
        move_to(devices()[0], true);
        const auto dark = page::marks();
        REQUIRE(light.size() == dark.size());
        for (const auto& [name, box] : nonempty(light)) {
            INFO(game << ", " << name);
            REQUIRE(dark.contains(name));
            CHECK(dark.at(name).min.x == box.min.x);
            CHECK(dark.at(name).min.y == box.min.y);
            CHECK(dark.at(name).max.x == box.max.x);
            CHECK(dark.at(name).max.y == box.max.y);
        }
    }
}

TEST_CASE("the layout checks pass where a move is told or flown step by step, on every device", "[layout]") {
    Findings findings;
    look_at_more_ways(findings);
    findings.judge();
}

TEST_CASE("the layout checks pass while one looks back, on every device", "[layout][looking-back]") {
    Findings findings;
    for (const auto& [name, ply] : page::midway) {
        page::open_at(page::playthrough(name), ply + 6);
        for (const std::size_t at : {ply, ply + 1, std::size_t{0}}) {
            page::go_to(static_cast<int>(at));
            const std::string where = "looking back at " + name + ", " + std::to_string(at);
            look_everywhere(where, findings);
            CHECK(page::shows("looking-back"));
        }
        page::choose("tab:log");
        look_everywhere("looking back at " + name + ", log", findings);
    }
    findings.judge();
}

TEST_CASE("the layout checks pass on studies, on every device", "[layout]") {
    Findings findings;
    for (const char* name : {"crosshairs-duel-at-random", "crossfire-hex-at-random", "dogfight-a-duel-to-the-kill",
                             "aerial-war-battle-at-random", "crossfire-squads-village"})
        look_at_study(name, findings);
    findings.judge();
}
