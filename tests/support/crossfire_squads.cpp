#include "support/crossfire_squads.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <set>
#include <sstream>

namespace sightlines::test::squads {

namespace {

Words split(std::string_view text, char at) {
    Words parts;
    std::istringstream in{std::string(text)};
    for (std::string part; std::getline(in, part, at);)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

// A text that begins with { is one action; everything else is a row of words.
Words moves_of(std::string_view text) { return text.starts_with('{') ? Words{std::string(text)} : split(text, ' '); }

// Numbers, true and JSON as they are, "1,0" as a list, everything else as a text.
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

// "key=value" or, for true, "key".
void set_word(Json& object, const std::string& word) {
    static const std::set<std::string_view> lists{"lost", "clear", "edges", "smoke"};
    const std::size_t at = word.find('=');
    const std::string key = word.substr(0, at);
    if (at == std::string::npos)
        object[key] = true;
    else if (key == "fm") {
        const Words parts = split(word.substr(at + 1), ',');
        object[key] = {{"cal", parts.at(0)}, {"he", std::stoi(parts.at(1))}, {"sm", std::stoi(parts.at(2))}};
    } else
        object[key] = lists.contains(key) ? list_of(word.substr(at + 1)) : value_of(word.substr(at + 1));
}

std::string joined(const Json& list, const char* between = " ") {
    std::string text;
    for (const Json& item : list)
        text += (text.empty() ? "" : between) + (item.is_string() ? item.get<std::string>() : item.dump());
    return text;
}

bool is_point(const std::string& word) { return word.find_first_not_of("0123456789,-") == std::string::npos; }

Json polygon_of(const std::vector<Json>& points) {
    if (points.size() != 2) return points;
    const Json &a = points[0], &b = points[1];
    return {a, {b[0], a[1]}, b, {a[0], b[1]}};
}

Json piece_of(const Words& words) {
    Json piece = {{"k", words.at(1)}};
    std::vector<Json> points;
    for (std::size_t i = 2; i < words.size(); ++i)
        if (is_point(words[i]))
            points.push_back(value_of(words[i]));
        else
            set_word(piece, words[i]);
    if (!points.empty()) piece["poly"] = polygon_of(points);
    return piece;
}

struct Cut {
    std::string before, after;
};

Cut cut_at(const std::string& text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    REQUIRE(at != std::string::npos);
    return {text.substr(0, at), text.substr(at + mark.size())};
}

// "9,9/1,0/0,1": what stands first, then the headings under the keys given.
void set_place(Json& action, const char* key, const std::string& text, std::initializer_list<const char*> headings) {
    const Words parts = split(text, '/');
    if (!parts.empty()) action[key] = value_of(parts[0]);
    std::size_t i = 1;
    for (const char* heading : headings)
        if (i < parts.size()) action[heading] = value_of(parts[i++]);
}

Json move_action(const std::string& move) {
    const Cut cut = cut_at(move, ">");
    const Words units = split(cut.before, '+');
    Json action = {{"do", "move"}, {"unit", units.at(0)}};
    const Words places = split(cut.after, '@');
    set_place(action, "to", places.at(0), {"tur"});
    if (units.size() > 1) action["with"] = Words(units.begin() + 1, units.end());
    if (places.size() > 1) action["dest"] = value_of(places[1]);
    return action;
}

// The units that shoot, and a commander before a "!".
Json shooters(const char* kind, const std::string& text) {
    const Words parts = split(text, '!');
    Json action = {{"do", kind}, {"units", split(parts.back(), '+')}};
    if (parts.size() > 1) action["by"] = parts[0];
    return action;
}

Json fire_action(const std::string& move) {
    const Cut cut = cut_at(move, "x");
    Json action = shooters("fire", cut.before);
    action["target"] = cut.after;
    return action;
}

// b00+b01r10=b00:9,9/1,0=b01:8,8
Json react_action(const std::string& move) {
    const Cut cut = cut_at(move, "r");
    Json action = shooters("react", cut.before);
    const Words parts = split(cut.after, '=');
    action["at"] = value_of(parts.at(0));
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Cut spot = cut_at(parts[i], ":");
        set_place(action["spots"][spot.before], "at", spot.after, {"face", "tur"});
    }
    return action;
}

Json unit_action(const char* kind, const std::string& unit) { return {{"do", kind}, {"unit", unit}}; }

Json placed(const char* kind, const Cut& cut) {
    Json action = unit_action(kind, cut.before);
    set_place(action, "at", cut.after, {"face", "tur"});
    return action;
}

// Two fields after a mark: "w00:9,9", "9,9:ns".
Json with_pair(Json action, const std::string& text, const char* first, const char* second) {
    const Cut cut = cut_at(text, ":");
    set_place(action, first, cut.before, {});
    set_place(action, second, cut.after, {"tur"});
    return action;
}

Json named_action(const std::string& move) {
    const Cut cut = cut_at(move, ":");
    if (cut.before == "obj") return {{"do", "objective"}, {"piece", cut.after}};
    if (cut.before == "edge") return {{"do", "edge"}, {"edge", cut.after}};
    if (cut.before == "mine") return {{"do", "mine"}, {"piece", cut.after}};
    if (cut.before == "wire") return with_pair(Json::object({{"do", "wire"}}), cut.after, "at", "dir");
    if (cut.before == "affect") return unit_action("affect", cut.after);
    if (cut.before == "spill") return {{"do", "spill"}, {"units", split(cut.after, '+')}};
    FAIL("no such move: " << move);
    return {};
}

Json explosive_action(const Cut& cut) {
    Json action = unit_action("he", cut.before);
    action[cut.after.front() == 't' ? "piece" : "target"] = cut.after;
    return action;
}

Json unit_move(const std::string& move) {
    const auto holds = [&move](std::string_view mark) { return move.find(mark) != std::string::npos; };
    if (holds("??")) {
        const Cut cut = cut_at(move, "??");
        return with_pair({{"do", "recon"}, {"units", split(cut.before, '+')}}, cut.after, "piece", "at");
    }
    if (holds("<<")) {
        const Cut cut = cut_at(move, "<<");
        return {{"do", "retreat"}, {"unit", cut.before}, {"to", value_of(cut.after)}};
    }
    if (holds(">")) return move_action(move);
    if (holds("^")) {
        const Cut cut = cut_at(move, "^");
        Json action = unit_action("pivot", cut.before);
        set_place(action, "face", cut.after, {"tur"});
        return action;
    }
    if (holds("x")) return fire_action(move);
    if (holds("#"))
        return with_pair(unit_action("cross", cut_at(move, "#").before), cut_at(move, "#").after, "wire", "to");
    if (holds("*")) return explosive_action(cut_at(move, "*"));
    if (holds("~"))
        return with_pair(unit_action("smoke", cut_at(move, "~").before), cut_at(move, "~").after, "at", "dir");
    if (holds("&")) return {{"do", "hide"}, {"unit", cut_at(move, "&").before}, {"piece", cut_at(move, "&").after}};
    if (holds("r")) return react_action(move);
    if (holds("@")) return placed("place", cut_at(move, "@"));
    if (holds("=")) return placed("reveal", cut_at(move, "="));
    if (move.ends_with('_')) return unit_action("prone", move.substr(0, move.size() - 1));
    if (move.ends_with('?')) return unit_action("rally", move.substr(0, move.size() - 1));
    FAIL("no such move: " << move);
    return {};
}

// Kinds whose legal actions are all listed.
bool always_listed(const Json& action) {
    static const std::set<std::string> kinds{"objective", "edge", "hide", "prone",  "rally", "end",
                                             "hold",      "done", "join", "affect", "spill", "he"};
    const std::string kind = text_of(action, "do");
    if (kind == "fire") return !has(action, "by") && action.at("units").size() == 1;
    if (kind == "pivot") return !has(action, "face");
    return kinds.contains(kind);
}

std::string where_is(const Here& here) { return std::string(here.file_name()) + ":" + std::to_string(here.line()); }

}  // namespace

Json unit_of(std::string_view words) {
    const Words all = split(words, ' ');
    REQUIRE(all.size() >= 3);
    Json unit = {{"k", all[1]}};
    if (all[2] != "-") unit["at"] = value_of(all[2]);
    for (std::size_t i = 3; i < all.size(); ++i) set_word(unit, all[i]);
    return unit;
}

Json pieces_of(const Words& terrain) {
    Json pieces = Json::object();
    for (const std::string& piece : terrain) {
        const Words words = split(piece, ' ');
        pieces[words.at(0)] = piece_of(words);
    }
    return pieces;
}

Json position(std::string_view phase, const Words& units, const Words& terrain) {
    const Words words = split(phase, ' ');
    Json at = {{"phase", words.at(0)}, {"terrain", pieces_of(terrain)}, {"units", Json::object()}};
    static const std::set<std::string> before_edges{"rolloff", "objective", "edge"};
    if (!before_edges.contains(words[0])) at["edges"] = {"s", "n"};
    if (!before_edges.contains(words[0]) && words[0] != "deploy") {
        at["turn"] = 2;
        at["active"] = 0;
    }
    for (std::size_t i = 1; i < words.size(); ++i) set_word(at, words[i]);
    for (const std::string& unit : units) at["units"][unit.substr(0, unit.find(' '))] = unit_of(unit);
    return at;
}

Json options_of(std::string_view words) {
    Json options = Json::object();
    for (const std::string& word : split(words, ' ')) set_word(options, word);
    return options;
}

Json action_of(std::string_view text) {
    if (text.starts_with('{')) return json(text);
    const std::string move(text);
    if (move == ".") return {{"do", "end"}};
    if (move == "-") return {{"do", "hold"}};
    if (move == "done") return {{"do", "done"}};
    if (move.front() == '+') return {{"do", "join"}, {"units", split(move, '+')}};
    if (move.front() == '(') return {{"do", "roll"}, {"dice", list_of(move.substr(1, move.size() - 2))}};
    static const std::set<std::string> names{"obj", "edge", "mine", "wire", "affect", "spill"};
    if (names.contains(move.substr(0, move.find(':')))) return named_action(move);
    return unit_move(move);
}

Json record_of(std::string_view options, const Json& start) {
    Json record = {{"game", "crossfire-squads"}, {"version", 1}, {"options", options_of(options)}};
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

std::string refusal_of_options(std::string_view options) { return refusal_of(Json{}, options); }

Battle::Battle(const Json& record, Here here) : record_(record) { look(here); }

Battle::Battle(std::string_view phase, const Words& units, const Words& terrain, std::string_view options, Here here)
    : Battle(record_of(options, squads::position(phase, units, terrain)), here) {}

void Battle::look(const Here& here) {
    const Json reply = status_of(record_);
    INFO("at " << where_is(here) << "\nrecord " << record_.dump() << "\nreply " << reply.dump());
    REQUIRE(has(reply, "position"));
    position_ = reply.at("position");
    status_ = reply.at("status");
    legal_ = legal_of(record_);
    REQUIRE(has(legal_, "actions"));
    REQUIRE(has(legal_, "parametric"));
}

bool Battle::listed(const Json& action) const {
    const Json& all = legal_.at("actions");
    return std::find(all.begin(), all.end(), action) != all.end();
}

Battle& Battle::plays(std::string_view moves, Here here) {
    for (const std::string& move : moves_of(moves)) {
        const Json action = action_of(move);
        const Json& kinds = legal_.at("parametric");
        INFO("at " << where_is(here) << ", move " << move << "\nposition " << position_.dump() << "\nlegal "
                   << legal_.dump());
        if (always_listed(action))
            CHECK(listed(action));
        else
            CHECK(std::find(kinds.begin(), kinds.end(), action.at("do")) != kinds.end());
        const Json reply = applied(record_, Json::array({action}));
        INFO("reply " << reply.dump());
        REQUIRE(has(reply, "record"));
        record_ = reply.at("record");
        look(here);
    }
    return *this;
}

void Battle::refuses(std::string_view move, std::string_view rules, Here here) const {
    const Json action = action_of(move);
    const Json reply = applied(record_, Json::array({action}));
    INFO("at " << where_is(here) << ", move " << move << ", to be refused by " << rules << "\nposition "
               << position_.dump() << "\nreply " << reply.dump());
    const Words allowed = split(rules, ' ');
    const std::string rule = rule_of(reply);
    CHECK(std::find(allowed.begin(), allowed.end(), rule) != allowed.end());
    CHECK(is_clear_refusal(reply));
    CHECK_FALSE(listed(action));
    CHECK(status_of(record_).value("position", Json{}) == position_);
}

std::string Battle::verdict(std::string_view move) const {
    return rule_of(applied(record_, Json::array({action_of(move)})));
}

bool Battle::offers(std::string_view moves) const {
    const auto all = moves_of(moves);
    return std::all_of(all.begin(), all.end(), [this](const auto& move) { return listed(action_of(move)); });
}

bool Battle::offers_any(std::string_view moves) const {
    const auto all = moves_of(moves);
    return std::any_of(all.begin(), all.end(), [this](const auto& move) { return listed(action_of(move)); });
}

std::string Battle::phase() const { return text_of(position_, "phase"); }

std::string Battle::parametric() const { return joined(legal_.at("parametric")); }

int Battle::dice() const {
    if (!has(status_, "roll")) return 0;
    CHECK(status_.at("toAct") == "chance");
    for (const Json& sides : status_.at("roll").at("dice")) CHECK(sides == 6);
    return static_cast<int>(status_.at("roll").at("dice").size());
}

std::string Battle::cause() const { return has(status_, "roll") ? text_of(status_.at("roll"), "for") : std::string{}; }

std::string Battle::result() const {
    if (status_.at("result").is_null()) return {};
    const std::string winners = joined(status_.at("result").at("winners"));
    return text_of(status_.at("result"), "reason") + (winners.empty() ? "" : ": " + winners);
}

std::string Battle::vp() const { return has(position_, "vp") ? joined(position_.at("vp")) : "0 0"; }

std::string Battle::lost() const { return has(position_, "lost") ? joined(position_.at("lost")) : std::string{}; }

Json Battle::key(std::string_view unit, const char* name) const {
    const Json& all = position_.at("units");
    const auto found = all.find(std::string(unit));
    INFO("unit " << unit << " in " << all.dump());
    REQUIRE(found != all.end());
    return found->value(name, Json{});
}

std::string Battle::at(std::string_view unit) const {
    if (!position_.at("units").contains(std::string(unit))) return "lost";
    if (const Json place = key(unit, "at"); place.is_array()) return joined(place, ",");
    const Json piece = key(unit, "hid");
    return piece.is_string() ? "in " + piece.get<std::string>() : "-";
}

std::string Battle::state(std::string_view unit) const {
    if (!position_.at("units").contains(std::string(unit))) return "lost";
    const Json state = key(unit, "st");
    return state.is_string() ? state.get<std::string>() : std::string{};
}

std::string Battle::facing(std::string_view unit) const { return joined(key(unit, "face"), ","); }

std::string Battle::turret(std::string_view unit) const { return joined(key(unit, "tur"), ","); }

Json Battle::part(const char* name) const { return position_.value(name, Json{}); }

Battle alone(const std::string& unit, const Words& terrain, std::string_view options, Here here) {
    return Battle("play", {unit, far_enemy}, terrain, options, here);
}

}  // namespace sightlines::test::squads
