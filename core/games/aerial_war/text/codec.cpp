#include "games/aerial_war/text/codec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/aerial_war/text/accessible_board.h"
#include "games/aerial_war/text/notation.h"
#include "games/aerial_war/text/schema.h"

namespace sightlines {

using namespace aerial_war;

namespace {

using std::string_view;

Planes read_planes(const Reader& in) {
    Planes planes;
    if (in.size() > most_planes) in.fail("there are at most " + std::to_string(most_planes) + " planes");
    for (std::size_t i = 0; i < std::min<std::size_t>(in.size(), most_planes); ++i) {
        const Reader item = in.item(i);
        Plane plane;
        schema::read_into(plane, item, plane_schema());
        Plane* place = std::find_if(planes.begin(), planes.end(),
                                    [&plane](const Plane& other) { return other.square >= plane.square; });
        if (place != planes.end() && place->square == plane.square)
            item.fail("a second plane on " + square_name(plane.square));
        planes.insert(place, plane);
    }
    return planes;
}

// The keys that each phase knows.
void only_known_keys(const Reader& in, Phase phase, int side) {
    switch (phase) {
        case Phase::initiative:
            if (side == 1) return in.only({"phase", "battle", "score", "side", "high", "planes"});
            return in.only({"phase", "battle", "score", "side", "planes"});
        case Phase::fly:
            return in.only({"phase", "battle", "score", "side", "first", "round", "mover", "dice", "planes"});
        case Phase::over: return in.only({"phase", "battle", "score", "round", "planes"});
        default: return in.only({"phase", "battle", "score", "side", "first", "round", "mover", "planes"});
    }
}

Json numbers(const std::array<std::int8_t, 2>& values) { return Json::array({values[0], values[1]}); }

}  // namespace

Result<Options> Codec<Rules>::options(const Reader& in) { return schema::read(in, option_schema()); }

Json Codec<Rules>::write(const Options& options) { return schema::write(options, option_schema()); }

Result<Position> Codec<Rules>::position(const Rules& rules, const Reader& in) {
    Fault& fault = in.fault();
    Position at;
    at.phase = static_cast<Phase>(in.member("phase").word(phase_words));
    if (fault) return fault.error();
    const bool in_turn = at.phase != Phase::initiative && at.phase != Phase::over;
    if (at.phase != Phase::over) at.side = narrow(in.member("side").integer(0, 1));
    only_known_keys(in, at.phase, at.side);
    at.battle = narrow(in.integer_or("battle", 1, rules.options().battles, 1));
    if (in.has("score")) {
        const Reader score = in.member("score");
        if (score.size() != 2) score.fail("expected two numbers, one for each side");
        for (std::size_t side = 0; side < std::min<std::size_t>(score.size(), 2); ++side)
            at.score[side] = narrow(score.item(side).integer(0, 3));
    }
    if (at.phase != Phase::initiative) at.round = static_cast<std::int16_t>(in.integer_or("round", 1, last_round, 1));
    if (in_turn) {
        at.first = narrow(in.member("first").integer(0, 1));
        at.mover = all_colours[in.member("mover").word(colour_words)];
    }
    if (at.phase == Phase::initiative && at.side == 1) at.high = narrow(in.member("high").integer(2, 12));
    if (at.phase == Phase::fly) {
        const Roll roll = read_dice(in.member("dice"), 2, 2);
        if (!fault) at.dice = {roll.faces[0], roll.faces[1]};
    }
    at.planes = read_planes(in.member("planes"));
    if (fault) return fault.error();
    return at;
}

Json Codec<Rules>::write(const Rules&, const Position& at) {
    Json json{{"phase", phase_words[static_cast<std::size_t>(at.phase)]}};
    const bool in_turn = at.phase != Phase::initiative && at.phase != Phase::over;
    if (at.battle != 1) json["battle"] = at.battle;
    if (at.score[0] != 0 || at.score[1] != 0) json["score"] = numbers(at.score);
    if (at.phase != Phase::over) json["side"] = at.side;
    if (in_turn) json["first"] = at.first;
    if (at.round != 1) json["round"] = at.round;
    if (at.phase == Phase::initiative && at.side == 1) json["high"] = at.high;
    if (in_turn) json["mover"] = colour_words[static_cast<std::size_t>(at.mover)];
    if (at.phase == Phase::fly) json["dice"] = numbers(at.dice);
    Json& planes = json["planes"] = Json::array();
    for (const Plane& plane : at.planes) planes.push_back(schema::write(plane, plane_schema()));
    return json;
}

Result<Action> Codec<Rules>::action(const Reader& in) { return schema::read_action<Action>(in, action_forms()); }

Json Codec<Rules>::write(const Action& action) { return schema::write_action(action, action_forms()); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

bool Codec<Rules>::is_label(string_view word) { return aerial_war::is_label(word); }

std::string Codec<Rules>::ascii_board(const Rules& rules, const Position& at) {
    return aerial_war::ascii_board(rules, at);
}
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return aerial_war::accessible_board(rules, at);
}
}  // namespace sightlines
