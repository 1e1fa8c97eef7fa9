// The laws of layout over every screen and every phase of every game, on every device.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>

#include "imgui_internal.h"
#include "page/layout.h"

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

std::vector<Device> devices() {
    std::vector<Device> all{{"1280x800", page::desktop()},
                            {"1920x1080", page::desktop(1920, 1080)},
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

// What was found, each complaint once, with the first place where it was.
class Findings {
  public:
    void add(const std::string& where, const layout::Complaints& complaints) {
        for (const std::string& complaint : complaints) {
            const std::string line = where + ": " + complaint;
            if (std::ranges::any_of(told_, [&](const std::string& old) { return old == complaint; })) continue;
            told_.push_back(complaint);
            lines_.push_back(line);
        }
    }
    const std::vector<std::string>& lines() const { return lines_; }

    ~Findings() {
        std::string all;
        for (const std::string& line : lines_) all += "\n" + line;
        CHECK(all == "");
    }

  private:
    std::vector<std::string> told_, lines_;
};

// Rolls through all that can be rolled, a screenful at a time.
void look_through(const std::string& where, Findings& findings) {
    std::set<std::string> main_actions;
    findings.add(where, layout::geometry(layout::look()));
    std::vector<std::string> names;
    for (const layout::Panel& panel : layout::look().panels)
        if (panel.most > 0) names.push_back(panel.name);
    for (const std::string& name : names) {
        for (int screenful = 1; screenful < 12; ++screenful) {
            ImGuiWindow* window = ImGui::FindWindowByName(name.c_str());
            if (window == nullptr || window->Scroll.y >= window->ScrollMax.y) break;
            ImGui::SetScrollY(window, window->Scroll.y + window->InnerRect.GetHeight() * 0.8f);
            platform::request_frames();
            page::settle();
            const layout::Frame frame = layout::look();
            for (const auto law : {layout::texts_whole, layout::texts_apart, layout::targets_apart})
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
    move_to(devices()[0]);
}

const std::vector<std::string> games{"crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war"};

Json begun(const std::string& game) { return {{"game", game}, {"version", 1}}; }

struct Step {
    std::string move, situation;
};

struct Playthrough {
    std::string name;
    Json record;
    std::string beginning;  // the situation before the first move
    std::vector<Step> steps;
};

// A line for each move: the move, how many there are then, and the situation: "dice, WHICH" or "SEAT PHASE".
std::vector<Playthrough> playthroughs() {
    std::vector<Playthrough> all;
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_DIR "/playthroughs")) {
        if (entry.path().extension() != ".txt") continue;
        Playthrough one{entry.path().stem().string(), {}, {}, {}};
        std::ifstream in(entry.path());
        for (std::string line; std::getline(in, line);) {
            if (line.starts_with("#") || line.empty()) continue;
            if (line.starts_with("{")) {
                one.record = Json::parse(line);
                continue;
            }
            const std::size_t end = line.rfind("  ");
            const std::string situation = end == std::string::npos ? "" : line.substr(end + 2);
            if (line.starts_with(" "))
                one.beginning = situation;
            else
                one.steps.push_back({line.substr(0, line.find("  ")), situation});
        }
        all.push_back(std::move(one));
    }
    std::ranges::sort(all, {}, &Playthrough::name);
    return all;
}

// Whose turn it is does not matter.
std::string phase_of(const std::string& situation) {
    return situation.size() > 2 && situation[1] == ' ' ? situation.substr(2) : situation;
}

}  // namespace

TEST_CASE("laws of layout: home page", "[layout]") {
    Findings findings;
    page::open();
    look_everywhere("home", findings);
    for (const std::string& game : games) {
        page::load(begun(game).dump());
        page::press("h");
    }
    look_everywhere("home with games kept", findings);
    page::load("1zz");
    look_everywhere("home with a refusal", findings);
}

TEST_CASE("laws of layout: set-up, editor, lessons", "[layout]") {
    const std::string game = GENERATE(from_range(games));
    Findings findings;
    page::open();
    page::choose("set-up:" + game);
    look_everywhere("set-up of " + game, findings);
    page::choose("edit");
    look_everywhere("editor of " + game, findings);
    page::open("#lesson=" + game);
    look_everywhere("lessons of " + game, findings);
}

TEST_CASE("laws of layout: every phase of every game", "[layout]") {
    Findings findings;
    std::set<std::string> seen;
    for (const Playthrough& one : playthroughs()) {
        const std::string game = one.record.at("game").get<std::string>();
        std::vector<std::string> pending;
        std::string situation = one.beginning;
        bool opened = false;
        for (std::size_t i = 0; i <= one.steps.size(); ++i) {
            if (i > 0) {
                pending.push_back(one.steps[i - 1].move);
                situation = one.steps[i - 1].situation;
            }
            const std::string phase = phase_of(situation);
            if (!seen.insert(game + " " + phase).second) continue;
            if (!opened) page::open(one.record);
            opened = true;
            for (const std::string& move : pending) page::play_all(move);
            pending.clear();
            look_everywhere(one.name + " at " + std::to_string(i) + ": " + phase, findings);
        }
    }
}
