// Every action of the published vectors of Dogfight! is played by mouse, by finger and by keys: what the page offers is
// pressed until that action has been played. The lists are in vectors_by_lists_test.cpp.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "api/games.h"
#include "api/match_of.h"
#include "base/rng.h"
#include "games/dogfight/advice/advice.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/notation.h"
#include "imgui_internal.h"
#include "page/driver.h"
#include "page/layout.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

struct Wanted {
    Json record;  // with the moves before it
    Action action;
    Position at;
    std::string name;
};

// The same action in the same kind of place is one.
std::vector<Wanted> wanted_actions() {
    std::ostringstream text;
    text << std::ifstream(TESTS_DIR "/vectors/dogfight.json", std::ios::binary).rdbuf();
    std::vector<Wanted> list;
    std::set<std::string> met;
    for (const Json& vector : Json::parse(text.str())) {
        auto opened = open_match(vector.at("record"));
        if (!opened) continue;
        auto& match = static_cast<MatchOf<Rules>&>(**opened);
        Json record = vector.at("record");
        if (!record.contains("moves")) record["moves"] = Json::array();
        const auto add = [&](const Json& json) -> std::optional<Action> {
            Fault fault;
            const Result<Action> action = Codec<Rules>::action(Reader(json, "action", fault));
            if (!action) return std::nullopt;
            const Position& at = match.history().at();
            const bool legal = match.history().rules().check(at, *action).accepted();
            const bool middle = at.current != nobody && at.mover().middle();
            const std::string name = json.dump() + (middle ? " from the middle" : "");
            const bool roll = std::holds_alternative<Roll>(*action);
            if (legal && !roll && met.insert(name).second) list.push_back({record, *action, at, name});
            return *action;
        };
        if (vector.at("actions").empty())
            for (const Json& json : vector.at("expect").value("legalIncludes", Json::array())) add(json);
        for (const Json& json : vector.at("actions")) {
            const std::optional<Action> action = add(json);
            if (!action || !match.play(*action).accepted()) break;
            record["moves"].push_back(json);
        }
    }
    return list;
}

Json view() { return page::app().at("view"); }
std::size_t played() { return page::app().at("size").get<std::size_t>(); }
std::string chosen() { return view().at("chosen").is_null() ? "" : view().at("chosen").get<std::string>(); }

std::string focused_mark() {
    const ImGuiID focused = ImGui::GetCurrentContext()->NavId;
    for (const layout::Target& target : layout::look().targets)
        if (target.id == focused) return target.name;
    return "";
}

// By arrow keys, and Enter.
void press_focused(const std::string& mark) {
    const auto box_of = [](const std::string& name) { return page::mark(name).centre(); };
    if (focused_mark().empty() || focused_mark() == "board") page::press("F4");
    Rng rng(1);
    static constexpr std::array any{"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"};
    for (int tries = 0; tries < 1500 && focused_mark() != mark; ++tries) {
        const std::string here = focused_mark();
        if (here.empty() || !page::shows(here) || !page::shows(mark) || rng.below(4) == 0) {
            page::press(any[rng.below(4)]);  // round a corner
            continue;
        }
        const ImVec2 from = box_of(here), to = box_of(mark);
        const float x = to.x - from.x, y = to.y - from.y;
        const bool across = std::abs(x) > std::abs(y);
        page::press(across ? (x < 0 ? any[0] : any[1]) : (y < 0 ? any[2] : any[3]));
    }
    page::press("Enter");
}

enum class Hand { mouse, finger, keys };

class Player {
  public:
    Player(const Wanted& wanted, Hand hand) : wanted_(wanted), keys_(hand == Hand::keys) {
        page::Outside world = hand == Hand::finger ? page::phone() : page::desktop();
        world.storage["guided:dogfight"] = "off";
        page::open(wanted.record, world);
        before_ = played();
    }

    bool plays() {
        if (const auto* step = std::get_if<Step>(&wanted_.action);
            step != nullptr && (wanted_.at.phase == Phase::move || wanted_.at.phase == Phase::declare)) {
            fly(*step);
        } else if (const auto* aero = std::get_if<Aero>(&wanted_.action)) {
            spend(aero->points);
        } else if (std::holds_alternative<EndMove>(wanted_.action)) {
            unfold();
            press(keys_ ? "e" : "", "action:end");
        } else if (const auto* signal = std::get_if<Signal>(&wanted_.action)) {
            unfold();
            press("Shift+" + std::to_string(signal->code), "action:signal:" + std::to_string(signal->code - 1));
        } else {
            answer();
        }
        return played() > before_ && page::record().at("moves").at(before_) == Codec<Rules>::write(wanted_.action);
    }

  private:
    void unfold() {
        if (view().at("more").get<bool>()) return;
        if (keys_) {
            page::press("Shift+M");
        } else {
            page::choose("more-ways");
        }
    }
    void press(const std::string& key, const std::string& mark) {
        if (keys_ && !key.empty()) return page::press(key);
        if (!page::shows(mark)) return;
        keys_ ? press_focused(mark) : page::choose(mark);
    }
    void spend(int points) {
        unfold();
        if (keys_) {
            page::press(std::to_string(points));
        } else {
            for (int i = 0; i < points; ++i) press("", "points:more");
        }
        for (const char* way : {"way:F", "way:M", "way:L1", "way:R1", "way:Xn", "way:Xs"}) {
            if (played() > before_ || !chosen().empty()) break;
            press(".", way);
        }
        press("Enter", "action:fly");
    }
    void change_pitch(int pitch) {
        if (!keys_) return page::choose("pitch:" + std::to_string(pitch));
        if (chosen().empty()) page::press(".");
        const int by = pitch - wanted_.at.mover().pitch;
        for (int tries = 0; tries < 6 && !chosen().ends_with("^" + std::to_string(pitch)); ++tries)
            page::press(by > 0 ? "ArrowUp" : "ArrowDown");
    }
    void fly(const Step& step) {
        unfold();
        const std::string goal = move_text(step);
        if (step.kind == StepKind::spin) return press("s", "action:spin");
        const std::string level = move_text(Step{.turn = step.turn, .mid = step.mid, .exit = step.exit});
        for (int tries = 0; keys_ && step.kind == StepKind::fly && tries < 8 && chosen() != level; ++tries)
            page::press(".");
        if (step.pitch != Step::same_pitch) change_pitch(step.pitch);
        for (int tries = 0; tries < step.fine; ++tries) press("v", "fine:more");
        if (step.kind == StepKind::hold) return press("x", "action:hold");
        for (int tries = 0; tries < 8 && chosen() != goal; ++tries) {
            const bool tight = step.mid && (step.raise > 0 || step.number > 0);
            const std::string way = "way:" + (step.mid ? "M" : move_text(Step{.turn = step.turn, .exit = step.exit}));
            tight ? press("w", "raise:more") : press(".", way);
        }
        if (chosen() == goal) press("Enter", "action:fly");
    }
    void answer() {
        Tasks ranked;
        const auto* prefer = std::get_if<Prefer>(&wanted_.action);
        for (std::size_t rank = 0; rank < 4 && played() == before_; ++rank) {
            const std::vector<Answer> list = answers_to(Rules(rules_of()), wanted_.at, ranked);
            const auto found = std::ranges::find_if(list, [&](const Answer& answer) {
                if (prefer == nullptr) return answer.action == wanted_.action;
                return std::get<Prefer>(answer.action).order[ranked.size()] == prefer->order[ranked.size()];
            });
            if (found == list.end()) return;
            const auto place = found - list.begin();
            if (!page::shows("action:" + found->id)) unfold();
            press(place < 10 ? std::to_string(place) : "", "action:" + found->id);
            if (prefer == nullptr) return;
            ranked.push_back(prefer->order[ranked.size()]);
        }
    }
    Rules rules_of() const {
        auto opened = open_match(wanted_.record);
        return static_cast<const MatchOf<Rules>&>(**opened).history().rules();
    }

    const Wanted& wanted_;
    bool keys_;
    std::size_t before_ = 0;
};

}  // namespace

TEST_CASE("what the vectors of Dogfight! play is played by mouse, by finger and by keys", "[dogfight]") {
    const std::vector<Wanted> all = wanted_actions();
    CHECK(all.size() > 50);
    for (const Hand hand : {Hand::mouse, Hand::finger, Hand::keys}) {
        std::string missing;
        for (const Wanted& wanted : all) {
            if (!Player(wanted, hand).plays()) missing += wanted.name + "\n";
        }
        // In a dive in which it can only hold, no key chooses a step whose pitch could be changed; the tiles of the
        // pitches are reached by the focus (keyboard_test.cpp).
        const char* by_focus = R"({"do":"fly","turn":1,"pitch":-2})"
                               "\n";
        INFO("hand " << static_cast<int>(hand) << " of " << all.size());
        CHECK(missing == (hand == Hand::keys ? by_focus : ""));
    }
}
