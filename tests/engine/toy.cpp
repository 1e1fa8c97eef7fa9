#include "engine/toy.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "api/match_of.inl"

namespace sightlines {
namespace toy {
namespace {

constexpr Refusal out_of_place{"out-of-place", "TOY-01", "This cannot be done now."};
constexpr Refusal bad_secret{"bad-secret", "TOY-02", "A secret is a number from 1 to a million."};
constexpr Refusal bad_roll{"bad-roll", "TOY-03", "These are not the dice that are due."};

std::size_t player_of(const Position& at) {
    if (at.phase == Phase::write) return at.secrets[0] == 0 ? 0 : 1;
    return static_cast<std::size_t>(at.turn % 2);
}

int total(const Roll& roll) {
    int sum = 0;
    for (const int face : roll.faces) sum += face;
    return sum;
}

}  // namespace

Result<Rules> Rules::make(const Options& options) {
    if (options.dice < 1 || options.dice > 4) return format_error("options/dice: one to four.");
    return Rules(options);
}

Dice Rules::dice() const {
    Dice dice{{}, "the total"};
    for (int die = 0; die < options_.dice; ++die) dice.sides.push_back(6);
    return dice;
}

Result<Position> Rules::admit(const Position& at) const {
    const bool written = at.secrets[0] > 0 && at.secrets[1] > 0;
    if ((at.phase == Phase::write) == written) return format_error("start: the phase does not fit the secrets.");
    if ((at.phase == Phase::over) != (at.turn == last_turn))
        return format_error("start: the phase does not fit the turn.");
    if (at.phase == Phase::choose ? !fits(dice(), at.rolled) : !at.rolled.faces.empty())
        return format_error("start: the roll does not fit.");
    return at;
}

Status Rules::status(const Position& at) const {
    switch (at.phase) {
        case Phase::write: return {player_side(static_cast<int>(player_of(at))), "write", {}, {}};
        case Phase::roll: return {Side::chance, "roll", dice(), {}};
        case Phase::choose: return {player_side(static_cast<int>(player_of(at))), "choose", {}, {}};
        case Phase::over: break;
    }
    Outcome outcome{{}, "nearest"};
    const int miss0 = std::abs(at.scores[0] - at.secrets[0]);
    const int miss1 = std::abs(at.scores[1] - at.secrets[1]);
    if (miss0 != miss1) outcome.winners.push_back(miss0 < miss1 ? 0 : 1);
    return {Side::nobody, "over", {}, outcome};
}

void Rules::legal(const Position& at, std::vector<Action>& out) const {
    if (at.phase == Phase::roll && listed(dice())) {
        for (const Roll& roll : all_rolls(dice())) out.emplace_back(roll);
    }
    if (at.phase == Phase::choose) {
        out.emplace_back(Take{});
        out.emplace_back(Leave{});
    }
}

Verdict Rules::check(const Position& at, const Action& action) const {
    if (const auto* write = std::get_if<Write>(&action)) {
        if (at.phase != Phase::write) return out_of_place;
        if (write->secret < 1 || write->secret > greatest_secret) return bad_secret;
        return accepted;
    }
    if (const auto* roll = std::get_if<Roll>(&action)) {
        if (at.phase != Phase::roll) return out_of_place;
        if (!fits(dice(), *roll)) return bad_roll;
        return accepted;
    }
    if (at.phase != Phase::choose) return out_of_place;
    return accepted;
}

void Rules::play(Position& next, const Action& action) const {
    const std::size_t player = player_of(next);
    if (const auto* write = std::get_if<Write>(&action)) {
        next.secrets[player] = write->secret;
        if (player == 1) next.phase = Phase::roll;
        return;
    }
    if (const auto* roll = std::get_if<Roll>(&action)) {
        next.rolled = *roll;
        next.phase = Phase::choose;
        return;
    }
    if (std::holds_alternative<Take>(action)) next.scores[player] += total(next.rolled);
    next.rolled = {};
    ++next.turn;
    next.phase = next.turn == last_turn ? Phase::over : Phase::roll;
}

std::vector<std::string_view> Rules::parametric(const Position& at) const {
    if (at.phase == Phase::write) return {"write"};
    if (at.phase == Phase::roll && !listed(dice())) return {"roll"};
    return {};
}

Action Rules::sample(const Position& at, Rng& rng) const {
    switch (at.phase) {
        case Phase::write: return Write{static_cast<std::int32_t>(1 + rng.below(40))};
        case Phase::roll: return sample_roll(dice(), rng);
        case Phase::choose: return rng.below(2) == 0 ? Action{Take{}} : Action{Leave{}};
        case Phase::over: break;
    }
    std::abort();
}

Position Rules::seen_by(const Position& at, Side side) const {
    Position seen = at;
    for (int player = 0; player < 2; ++player) {
        if (side != player_side(player)) seen.secrets[static_cast<std::size_t>(player)] = 0;
    }
    return seen;
}

}  // namespace toy

using namespace toy;

namespace {

constexpr std::array<std::string_view, 4> phase_words{"write", "roll", "choose", "over"};
constexpr std::array<std::string_view, 4> action_words{"write", "roll", "take", "leave"};

Json faces_json(const Roll& roll) {
    Json faces = Json::array();
    for (const int face : roll.faces) faces.push_back(face);
    return faces;
}

Roll read_faces(const Reader& in) {
    Roll roll;
    for (std::size_t die = 0; die < in.size(); ++die)
        roll.faces.push_back(static_cast<std::int8_t>(in.item(die).integer(1, 100)));
    return roll;
}

template <class T>
Result<T> unless_fault(const Reader& in, T value) {
    if (in.fault()) return in.fault().error();
    return value;
}

}  // namespace

Result<Options> Codec<toy::Rules>::options(const Reader& in) {
    in.only({"dice"});
    return unless_fault(in, Options{static_cast<std::int8_t>(in.integer_or("dice", 1, 4, 3))});
}

Result<Position> Codec<toy::Rules>::position(const toy::Rules&, const Reader& in) {
    in.only({"phase", "turn", "secrets", "scores", "rolled"});
    Position at;
    at.phase = static_cast<Phase>(in.member("phase").word(phase_words));
    at.turn = static_cast<std::int8_t>(in.member("turn").integer(0, last_turn));
    for (std::size_t player = 0; player < 2; ++player) {
        at.secrets[player] = in.member("secrets").item(player).integer(0, greatest_secret);
        at.scores[player] = in.member("scores").item(player).integer(0, 100);
    }
    if (in.has("rolled")) at.rolled = read_faces(in.member("rolled"));
    return unless_fault(in, at);
}

Result<Action> Codec<toy::Rules>::action(const Reader& in) {
    Action action;
    switch (in.member("do").word(action_words)) {
        case 0:
            in.only({"do", "secret"});
            action = Write{in.member("secret").integer(1, greatest_secret)};
            break;
        case 1:
            in.only({"do", "dice"});
            action = read_faces(in.member("dice"));
            break;
        case 2:
            in.only({"do"});
            action = Take{};
            break;
        default: in.only({"do"}); action = Leave{};
    }
    return unless_fault(in, action);
}

Json Codec<toy::Rules>::write(const Options& options) {
    Json json = Json::object();
    if (options.dice != 3) json["dice"] = options.dice;
    return json;
}

Json Codec<toy::Rules>::write(const toy::Rules&, const Position& at) {
    Json json{{"phase", phase_words[static_cast<std::size_t>(at.phase)]},
              {"turn", at.turn},
              {"secrets", at.secrets},
              {"scores", at.scores}};
    if (!at.rolled.faces.empty()) json["rolled"] = faces_json(at.rolled);
    return json;
}

Json Codec<toy::Rules>::write(const Action& action) {
    Json json{{"do", action_words[action.index()]}};
    if (const auto* write = std::get_if<Write>(&action)) json["secret"] = write->secret;
    if (const auto* roll = std::get_if<Roll>(&action)) json["dice"] = faces_json(*roll);
    return json;
}

std::string Codec<toy::Rules>::text(const Action& action) {
    std::string text{"wr+-"[action.index()]};
    if (const auto* write = std::get_if<Write>(&action)) text += std::to_string(write->secret);
    if (const auto* roll = std::get_if<Roll>(&action)) {
        for (const int face : roll->faces) text += std::to_string(face);
    }
    return text;
}

Result<Action> Codec<toy::Rules>::from_text(std::string_view text) {
    if (text == "+") return Action{Take{}};
    if (text == "-") return Action{Leave{}};
    if (text.size() > 1 && text.size() <= 5 && text[0] == 'r') {
        Roll roll;
        for (const char digit : text.substr(1)) roll.faces.push_back(static_cast<std::int8_t>(digit - '0'));
        return Action{roll};
    }
    if (text.size() > 1 && text[0] == 'w') return Action{Write{std::atoi(std::string(text.substr(1)).c_str())}};
    return format_error("This is not a move of the toy.");
}

std::string Codec<toy::Rules>::ascii_board(const toy::Rules&, const Position& at) {
    return std::to_string(at.scores[0]) + " : " + std::to_string(at.scores[1]) + "\n";
}

template class MatchOf<toy::Rules>;

}  // namespace sightlines
