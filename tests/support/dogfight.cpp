#include "support/dogfight.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <set>
#include <sstream>

namespace sightlines::test::dogfight {

namespace {

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    std::istringstream in{std::string(text)};
    for (std::string part; std::getline(in, part, at);)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

// A text that begins with { is one action; everything else is a row of words.
std::vector<std::string> moves_of(std::string_view text) {
    return text.starts_with('{') ? std::vector{std::string(text)} : split(text, ' ');
}

// Numbers, true and JSON as they are, "1,0,0" as a list, everything else as a text.
Json value_of(std::string_view text) {
    const Json value = Json::parse(text, nullptr, false);
    if (!value.is_discarded()) return value;
    if (text.find(',') == std::string_view::npos) return text;
    Json list = Json::array();
    for (const std::string& item : split(text, ',')) list.push_back(value_of(item));
    return list;
}

Json list_of(std::string_view text) {
    const Json value = value_of(text);
    return value.is_array() ? value : Json::array({value});
}

bool is_list(std::string_view key) {
    static const std::set<std::string_view> lists{"done", "queue", "map", "score", "ro", "jam", "pilot"};
    return lists.contains(key);
}

// "key=value" or, for true, "key".
void set_word(Json& object, const std::string& word) {
    const std::size_t at = word.find('=');
    const std::string key = word.substr(0, at);
    if (at == std::string::npos)
        object[key] = true;
    else
        object[key] = is_list(key) ? list_of(word.substr(at + 1)) : value_of(word.substr(at + 1));
}

std::string joined(const Json& list) {
    std::string text;
    for (const Json& item : list) {
        text += text.empty() ? "" : " ";
        if (item.is_array())
            for (const Json& part : item) text += part.get<std::string>();
        else
            text += item.is_string() ? item.get<std::string>() : item.dump();
    }
    return text;
}

std::string list_at(const Json& object, const char* key) {
    return has(object, key) && object.at(key).is_array() ? joined(object.at(key)) : std::string{};
}

int number(std::string_view text) { return std::stoi(std::string(text)); }

// What stands before the suffixes ^pitch and 'fine, which are taken off into the action.
std::string_view without_suffixes(std::string_view move, Json& action) {
    if (const auto at = move.find('\''); at != std::string_view::npos) {
        action["fine"] = number(move.substr(at + 1));
        move = move.substr(0, at);
    }
    if (const auto at = move.find('^'); at != std::string_view::npos) {
        action["pitch"] = number(move.substr(at + 1));
        move = move.substr(0, at);
    }
    return move;
}

// F, L1 L2 R1 R2 U, M M+1 M8, Xne, H, with suffixes.
Json flight_of(std::string_view move) {
    Json action = {{"do", "fly"}};
    const std::string_view word = without_suffixes(move, action);
    const std::string_view rest = word.substr(1);
    switch (word[0]) {
        case 'F': break;
        case 'H': action["do"] = "hold"; break;
        case 'L': action["turn"] = -number(rest); break;
        case 'R': action["turn"] = number(rest); break;
        case 'U': action["turn"] = 3; break;
        case 'X': action["exit"] = rest; break;
        case 'M':
            action["mid"] = true;
            if (!rest.empty()) action[rest[0] == '+' ? "raise" : "tn"] = number(rest);
            break;
        default: FAIL("no such move: " << move);
    }
    return action;
}

Json roll_of(std::string_view move) {
    Json dice = Json::array();
    for (const std::string& die : split(move.substr(1, move.size() - 2), ',')) dice.push_back(number(die));
    return {{"do", "roll"}, {"dice", dice}};
}

// A>B A>- A>B* A!3; in phase random the same words take or leave a target of chance.
Json declaration_of(std::string_view move, bool random) {
    if (move[1] == '!') return {{"do", "signal"}, {"code", number(move.substr(2))}};
    Json action = {{"do", random ? "random" : "target"}};
    if (move[2] != '-') action["on"] = move.substr(2, 1);
    if (move.ends_with('*')) action["form"] = true;
    return action;
}

Json with_number(const char* kind, const char* key, int value) {
    Json action = {{"do", kind}};
    if (value != 0) action[key] = value;
    return action;
}

Json action_in(std::string_view move, std::string_view phase) {
    if (move.starts_with('{')) return json(move);
    if (move == "~") return {{"do", "tail"}};
    if (move == ".") return {{"do", "go"}};
    if (move == "=") return {{"do", "mp"}};
    if (move == "=+") return {{"do", "mp"}, {"tail", true}};
    if (move == "E") return {{"do", "end"}};
    if (move == "S") return {{"do", "spin"}};
    if (move == "S-") return {{"do", "recover"}};
    if (move == "P") return {{"do", "throttle"}, {"use", "power"}};
    if (move == "D") return {{"do", "throttle"}, {"use", "drag"}};
    if (move == "N") return {{"do", "throttle"}};
    if (move == "*0") return {{"do", "pass"}};
    if (move == "Y") return {{"do", "ram"}};
    if (move == "J") return {{"do", "clear"}};
    if (move == "G+") return {{"do", "grand"}, {"ok", true}};
    if (move == "G-") return {{"do", "grand"}};
    if (move.size() > 2 && (move[1] == '>' || move[1] == '!')) return declaration_of(move, phase == "random");
    switch (move[0]) {
        case '(': return roll_of(move);
        case '@': return {{"do", "aero"}, {"ap", number(move.substr(1))}};
        case '*': return {{"do", "fire"}, {"burst", number(move.substr(1))}};
        case '?': return {{"do", "prefer"}, {"order", split(move.substr(1), ',')}};
        case 'p': return with_number("pip", "by", number(move.substr(1)));
        case 'C': return with_number("climb", "by", number(move.substr(1)));
        case 'V': return with_number("evade", "level", number(move.substr(1)));
        default: break;
    }
    if (move[0] == 'X' && phase == "exit") return {{"do", "exit"}, {"to", move.substr(1)}};
    return flight_of(move);
}

std::string where_is(const Here& here) { return std::string(here.file_name()) + ":" + std::to_string(here.line()); }

}  // namespace

Json plane_of(std::string_view words) {
    const std::vector<std::string> all = split(words, ' ');
    REQUIRE(all.size() >= 6);
    Json plane = {{"side", number(all[0])},
                  {"type", all[1]},
                  {"hex", all[2]},
                  {"alt", number(all[4])},
                  {"speed", number(all[5])}};
    if (all[3] != "-") plane["face"] = all[3];
    for (std::size_t i = 6; i < all.size(); ++i) set_word(plane, all[i]);
    return plane;
}

Json position(std::string_view phase, const Planes& planes) {
    const std::vector<std::string> words = split(phase, ' ');
    Json at = {{"phase", words.at(0)}, {"turn", 1}, {"limit", 20}, {"map", {15, 13}}, {"planes", Json::object()}};
    for (std::size_t i = 1; i < words.size(); ++i) set_word(at, words[i]);
    for (std::size_t i = 0; i < planes.size(); ++i)
        at["planes"][std::string(1, static_cast<char>('A' + i))] = plane_of(planes[i]);
    return at;
}

Json options_of(std::string_view words) {
    Json options = Json::object();
    for (const std::string& word : split(words, ' ')) set_word(options, word);
    return options;
}

Json record_of(std::string_view options, const Json& start) {
    Json record = {{"game", "dogfight"}, {"version", 1}, {"options", options_of(options)}};
    if (!start.is_null()) record["start"] = start;
    return record;
}

std::string refusal_of(const Json& start, std::string_view options) {
    const Json reply = status_of(record_of(options, start));
    INFO("reply: " << reply.dump());
    CHECK(has(reply, "error") != has(reply, "position"));
    if (has(reply, "error")) CHECK(is_clear_refusal(reply));
    return rule_of(reply);
}

Flight::Flight(const Json& record, Here here) : record_(record) { look(here); }

Flight::Flight(std::string_view phase, const Planes& planes, std::string_view options, Here here)
    : Flight(record_of(options, dogfight::position(phase, planes)), here) {}

void Flight::look(const Here& here) {
    const Json reply = status_of(record_);
    INFO("at " << where_is(here) << "\nrecord " << record_.dump() << "\nreply " << reply.dump());
    REQUIRE(has(reply, "position"));
    position_ = reply.at("position");
    status_ = reply.at("status");
    legal_ = legal_of(record_);
    REQUIRE(has(legal_, "actions"));
}

Json Flight::action_of(std::string_view move) const { return action_in(move, text_of(position_, "phase")); }

bool Flight::listed(const Json& action) const {
    const Json& all = legal_.at("actions");
    return std::find(all.begin(), all.end(), action) != all.end();
}

Flight& Flight::plays(std::string_view moves, Here here) {
    for (const std::string& move : moves_of(moves)) {
        const Json action = action_of(move);
        INFO("at " << where_is(here) << ", move " << move << "\nposition " << position_.dump());
        if (!has(legal_, "parametric")) {
            INFO("legal " << legal_.dump());
            CHECK(listed(action));
        }
        const Json reply = applied(record_, Json::array({action}));
        INFO("reply " << reply.dump());
        REQUIRE(has(reply, "record"));
        record_ = reply.at("record");
        look(here);
    }
    return *this;
}

void Flight::refuses(std::string_view move, std::string_view rule, Here here) const {
    const Json action = action_of(move);
    const Json reply = applied(record_, Json::array({action}));
    INFO("at " << where_is(here) << ", move " << move << "\nposition " << position_.dump() << "\nreply "
               << reply.dump());
    CHECK(rule_of(reply) == rule);
    CHECK(is_clear_refusal(reply));
    CHECK_FALSE(listed(action));
    CHECK(status_of(record_).value("position", Json{}) == position_);
}

bool Flight::offers(std::string_view moves) const {
    const auto all = moves_of(moves);
    return std::all_of(all.begin(), all.end(), [this](const auto& move) { return listed(action_of(move)); });
}

bool Flight::offers_any(std::string_view moves) const {
    const auto all = moves_of(moves);
    return std::any_of(all.begin(), all.end(), [this](const auto& move) { return listed(action_of(move)); });
}

std::string Flight::phase() const {
    const std::string phase = text_of(position_, "phase");
    if (phase == "grand") return phase + " " + status_.at("toAct").dump();
    if (const std::string plane = text_of(status_, "plane"); !plane.empty()) return phase + " " + plane;
    if (const std::string cur = text_of(position_, "cur"); !cur.empty()) return phase + " " + cur;
    return phase;
}

std::string Flight::roll() const {
    if (!has(status_, "roll")) return {};
    CHECK(status_.at("toAct") == "chance");
    CHECK(text_of(status_.at("roll"), "for") == text_of(position_, "phase"));
    return joined(status_.at("roll").at("dice"));
}

std::string Flight::queue() const { return list_at(position_, "queue"); }
std::string Flight::list() const { return list_at(position_, "list"); }
std::string Flight::done() const { return list_at(position_, "done"); }
std::string Flight::score() const { return list_at(position_, "score"); }

std::string Flight::result() const {
    if (status_.at("result").is_null()) return {};
    const std::string winners = joined(status_.at("result").at("winners"));
    return text_of(status_.at("result"), "reason") + (winners.empty() ? "" : ": " + winners);
}

Json Flight::key(const char* plane, const char* key) const {
    const Json& all = position_.at("planes").at(plane);
    return has(all, key) ? all.at(key) : Json{};
}

int Flight::of(const char* plane, const char* name) const {
    const Json value = key(plane, name);
    if (value.is_boolean()) return value.get<bool>() ? 1 : 0;
    return value.is_number_integer() ? value.get<int>() : 0;
}

std::string Flight::target(const char* plane) const {
    const Json on = key(plane, "target");
    return on.is_string() ? on.get<std::string>() + " " + std::to_string(of(plane, "cv")) : std::string{};
}

std::string Flight::where(const char* plane) const {
    if (const Json out = key(plane, "out"); out.is_string()) return out.get<std::string>();
    const Json face = key(plane, "face");
    const int leave = of(plane, "leave");
    std::string text = key(plane, "hex").get<std::string>() + " " +
                       (face.is_string() ? face.get<std::string>() : "mid") + " " + std::to_string(of(plane, "alt"));
    if (leave != 0) text += leave > 0 ? "+" : "-";
    if (const int pitch = of(plane, "pitch"); pitch != 0) text += " p" + std::to_string(pitch);
    return text;
}

Flight alone(const std::string& plane, std::string_view options, Here here) {
    return Flight("go cur=A", {plane, "1 d5a o13 n 8 5"}, options, here);
}

Flight pair(const std::string& a, const std::string& b, std::string_view options, Here here) {
    return Flight("go cur=A", {a, b}, options, here);
}

}  // namespace sightlines::test::dogfight
