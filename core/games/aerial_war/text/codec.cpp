#include "games/aerial_war/text/codec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/aerial_war/text/accessible_board.h"
#include "games/aerial_war/text/notation.h"
#include "games/aerial_war/text/wording.h"

namespace sightlines {

using namespace aerial_war;

namespace {

using std::string_view;

constexpr std::array<string_view, 2> choice_words{"optional", "forced"};
constexpr std::array<string_view, 4> colour_words{"r", "b", "y", "g"};
constexpr std::array<string_view, 7> action_words{"roll", "fly", "ram", "attack", "hold", "loop", "stay"};

Square read_square(const Reader& in) {
    const string_view name = in.text();
    if (const auto square = square_from(name)) return *square;
    in.fail("there is no square \"" + excerpt(name) + "\"");
    return 0;
}

Facing read_facing(const Reader& in) { return all_facings[in.word(facing_words)]; }
Colour read_colour(const Reader& in) { return all_colours[in.word(colour_words)]; }

// Dice of the number that `fewest` and `most` allow.
Roll read_dice(const Reader& in, std::size_t fewest, std::size_t most) {
    Roll roll;
    if (in.size() < fewest || in.size() > most) {
        in.fail(fewest == most ? "expected two dice" : "expected one die or two");
        return roll;
    }
    for (std::size_t die = 0; die < in.size(); ++die) roll.faces.push_back(narrow(in.item(die).integer(1, 6)));
    return roll;
}

Planes read_planes(const Reader& in) {
    Planes planes;
    if (in.size() > most_planes) in.fail("there are at most " + std::to_string(most_planes) + " planes");
    for (std::size_t i = 0; i < std::min<std::size_t>(in.size(), most_planes); ++i) {
        const Reader item = in.item(i);
        item.only({"at", "p", "c", "dir"});
        const Plane plane{read_square(item.member("at")), narrow(item.member("p").integer(0, 1)),
                          read_colour(item.member("c")), read_facing(item.member("dir"))};
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

Json faces(const Roll& roll) {
    Json list = Json::array();
    for (const int face : roll.faces) list.push_back(face);
    return list;
}

struct ActionWriter {
    Json operator()(const Roll& a) const { return {{"do", "roll"}, {"dice", faces(a)}}; }
    Json operator()(const Fly& a) const {
        return {{"do", "fly"}, {"to", square_name(a.to)}, {"dir", facing_words[index(a.facing)]}};
    }
    Json operator()(const Ram& a) const { return {{"do", "ram"}, {"target", square_name(a.target)}}; }
    Json operator()(const Attack&) const { return {{"do", "attack"}}; }
    Json operator()(const Hold&) const { return {{"do", "hold"}}; }
    Json operator()(const Loop&) const { return {{"do", "loop"}}; }
    Json operator()(const Stay&) const { return {{"do", "stay"}}; }
};

Action read_action(const Reader& in) {
    const string_view word = action_words[in.member("do").word(action_words)];
    if (word == "roll") {
        in.only({"do", "dice"});
        return read_dice(in.member("dice"), 1, 2);
    }
    if (word == "fly") {
        in.only({"do", "to", "dir"});
        return Fly{read_square(in.member("to")), read_facing(in.member("dir"))};
    }
    if (word == "ram") {
        in.only({"do", "target"});
        return Ram{read_square(in.member("target"))};
    }
    in.only({"do"});
    if (word == "attack") return Attack{};
    if (word == "hold") return Hold{};
    if (word == "loop") return Loop{};
    return Stay{};
}

}  // namespace

Result<Options> Codec<Rules>::options(const Reader& in) {
    in.only({"battles", "playAll", "attacks", "loops", "roundLimit"});
    Options options;
    options.battles = narrow(in.integer_or("battles", 1, 3, 3));
    if (options.battles == 2) in.member("battles").fail("expected 1 or 3");
    options.play_all = in.boolean_or("playAll", false);
    options.attacks = static_cast<Choice>(in.word_or("attacks", choice_words, 0));
    options.loops = static_cast<Choice>(in.word_or("loops", choice_words, 0));
    options.round_limit = static_cast<std::int16_t>(in.integer_or("roundLimit", 0, 999, 0));
    if (in.fault()) return in.fault().error();
    return options;
}

Json Codec<Rules>::write(const Options& options) {
    const Options defaults;
    Json json = Json::object();
    if (options.battles != defaults.battles) json["battles"] = options.battles;
    if (options.play_all) json["playAll"] = true;
    if (options.attacks != defaults.attacks) json["attacks"] = choice_words[static_cast<std::size_t>(options.attacks)];
    if (options.loops != defaults.loops) json["loops"] = choice_words[static_cast<std::size_t>(options.loops)];
    if (options.round_limit != 0) json["roundLimit"] = options.round_limit;
    return json;
}

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
        at.mover = read_colour(in.member("mover"));
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
    for (const Plane& plane : at.planes) {
        planes.push_back({{"at", square_name(plane.square)},
                          {"p", plane.side},
                          {"c", colour_words[static_cast<std::size_t>(plane.colour)]},
                          {"dir", facing_words[index(plane.facing)]}});
    }
    return json;
}

Result<Action> Codec<Rules>::action(const Reader& in) {
    const Action action = read_action(in);
    if (in.fault()) return in.fault().error();
    return action;
}

Json Codec<Rules>::write(const Action& action) { return std::visit(ActionWriter{}, action); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

bool Codec<Rules>::is_label(string_view word) { return aerial_war::is_label(word); }

std::string Codec<Rules>::ascii_board(const Rules& rules, const Position& at) {
    return aerial_war::ascii_board(rules, at);
}
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return aerial_war::accessible_board(rules, at);
}
ActionWords Codec<Rules>::words(const Rules& rules, const Position& at, const Action& action) {
    return worded(rules, at, action);
}

}  // namespace sightlines
