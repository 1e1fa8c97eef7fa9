// The actions of the published vectors, chosen as somebody does who sees no board: as an answer, in the lists of a
// plan, or among the single steps.
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "games/dogfight/text/codec.h"
#include "page/dogfight/board.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

Json all_vectors() {
    std::ostringstream text;
    text << std::ifstream(TESTS_DIR "/vectors/dogfight.json", std::ios::binary).rdbuf();
    return Json::parse(text.str());
}

std::optional<Action> read(const Json& json) {
    Fault fault;
    const Result<Action> action = Codec<Rules>::action(Reader(json, "action", fault));
    return action ? std::optional(*action) : std::nullopt;
}

// Ranked tasks are chosen one after the other.
bool is_answer(const Board& board, const Action& wanted) {
    const auto is_among = [&](const Tasks& ranked) {
        return std::ranges::any_of(answers_to(board.scene().rules, board.at(), ranked),
                                   [&](const Answer& answer) { return answer.action == wanted; });
    };
    if (is_among({})) return true;
    const auto* prefer = std::get_if<Prefer>(&wanted);
    if (prefer == nullptr) return false;
    Tasks ranked;
    for (const Task task : prefer->order) {
        ranked.push_back(task);
        if (is_among(ranked)) return true;
    }
    return false;
}

bool is_planned(Board& board, const Action& wanted) {
    board.selection.show_more_ways(board.scene(), false);
    const PlanChoice& choice = board.selection.plan();
    const auto begins = [&] { return choice.preview() != nullptr && choice.preview()->actions.front() == wanted; };
    std::vector<int> pitches;
    for (const HeightMark& height_mark : choice.height_marks()) pitches.push_back(height_mark.pitch);
    for (const int pitch : pitches) {
        board.selection.plan_pitch(board.scene(), pitch);
        const std::vector<Hex> hexes = choice.hexes();
        for (const Hex hex : hexes) {
            board.selection.plan().choose_hex(board.scene(), hex);
            if (begins()) return true;
            for (const Facing face :
                 {Facing::n, Facing::ne, Facing::se, Facing::s, Facing::sw, Facing::nw, Facing::none}) {
                board.selection.plan().turn_to(face);
                if (begins()) return true;
            }
        }
    }
    return false;
}

// With all its settings; those of a button beside the steps are proposed as they are.
bool is_single_step(Board& board, const Action& wanted) {
    board.selection.show_more_ways(board.scene(), true);
    board.selection.look_ahead(board.scene());
    if (const auto* step = std::get_if<Step>(&wanted))
        return step->kind == StepKind::spin || board.selection.steps().offer_of(*step) != nullptr;
    if (const auto* aero = std::get_if<Aero>(&wanted)) {
        board.take(board.selection.steps().set_points(board.scene(), aero->points));
        return board.selection.steps().points() == aero->points;
    }
    return std::holds_alternative<EndMove>(wanted) || std::holds_alternative<Signal>(wanted);
}

using Tally = std::map<std::string, std::map<std::string, int>>;

void add(Tally& tally, Board& board, const Json& json, std::string& missing) {
    const std::optional<Action> action = read(json);
    if (!action || std::holds_alternative<Roll>(*action) || !board.scene().check(*action).accepted()) return;
    board.moved();
    const char* way = is_answer(board, *action)        ? "answer"
                      : is_planned(board, *action)     ? "plan"
                      : is_single_step(board, *action) ? "single step"
                                                       : "";
    ++tally[json.at("do").get<std::string>()][way];
    if (*way == '\0') missing += json.dump() + "\n";
}

}  // namespace

TEST_CASE("what the vectors of Dogfight! play can be chosen without the board", "[dogfight]") {
    Tally tally;
    std::string missing;
    for (const Json& vector : all_vectors()) {
        if (!open_match(vector.at("record"))) continue;  // it is about records that do not open
        Board board(vector.at("record"));
        for (const Json& json : vector.at("expect").value("legalIncludes", Json::array()))
            if (vector.at("actions").empty()) add(tally, board, json, missing);
        for (const Json& json : vector.at("actions")) {
            add(tally, board, json, missing);
            const std::optional<Action> action = read(json);
            if (!action || !board.try_play(*action)) break;
        }
    }
    INFO(missing);
    CHECK(missing.empty());
    for (const char* kind : {"fire", "target", "throttle", "grand", "evade", "climb", "tail", "recover", "pip"}) {
        INFO(kind);
        CHECK(tally[kind]["answer"] > 0);
    }
    CHECK(tally["fly"]["plan"] > tally["fly"]["single step"]);
    CHECK(tally["aero"][""] == 0);
}
