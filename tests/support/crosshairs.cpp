#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include <algorithm>
#include <set>
#include <sstream>

namespace sightlines::test {

namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// One action as JSON may hold blanks; everything else is a row of words.
std::vector<std::string> moves_of(std::string_view text) {
    if (text.starts_with('{')) return {std::string(text)};
    return words_of(text);
}

Json numbers_of(std::string_view text) {
    Json numbers = Json::array();
    for (const std::string& word : words_of(text)) numbers.push_back(std::stoi(word));
    return numbers;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string joined(const Json& list) {
    std::vector<std::string> words;
    if (list.is_array())
        for (const Json& item : list) words.push_back(item.is_string() ? item.get<std::string>() : item.dump());
    return joined(words);
}

Json part(const Json& object, const char* key) { return has(object, key) ? object.at(key) : Json{}; }

std::string word(const Json& object, const char* key) {
    const Json value = part(object, key);
    return value.is_string() ? value.get<std::string>() : value.dump();
}

// Rows have letters and the numbers go up to 11, so the order of text is not the order of cells.
bool in_cell_order(const std::string& a, const std::string& b) {
    return std::make_tuple(a.front(), a.size(), a) < std::make_tuple(b.front(), b.size(), b);
}

std::string cells_of(const std::vector<Json>& actions, const char* kind, const char* key) {
    std::set<std::string, decltype(&in_cell_order)> cells(&in_cell_order);
    for (const Json& action : actions)
        if (text_of(action, "do") == kind) cells.insert(text_of(action, key));
    return joined(std::vector<std::string>(cells.begin(), cells.end()));
}

// c5=ne^2*  ->  {"at":"c5","dir":"ne","h":2,"m":true}
Json plane_of(int player, std::string text) {
    Json plane = {{"p", player}};
    if (text.ends_with('*')) {
        plane["m"] = true;
        text.pop_back();
    }
    if (const auto hat = text.find('^'); hat != std::string::npos) {
        plane["h"] = std::stoi(text.substr(hat + 1));
        text.resize(hat);
    }
    const auto equals = text.find('=');
    REQUIRE(equals != std::string::npos);
    plane["at"] = text.substr(0, equals);
    plane["dir"] = text.substr(equals + 1);
    return plane;
}

std::string text_of_plane(const Json& plane) {
    std::string text = "=" + text_of(plane, "dir");
    if (has(plane, "h")) text += "^" + word(plane, "h");
    if (has(plane, "m")) text += "*";
    return text;
}

std::string where(const Here& here) { return std::string(here.file_name()) + ":" + std::to_string(here.line()); }

std::vector<Json> legal_actions(const Json& record) {
    const Json reply = legal_of(record);
    REQUIRE(part(reply, "actions").is_array());
    return reply.at("actions").get<std::vector<Json>>();
}

}  // namespace

Json options_of(std::string_view words) {
    Json options = Json::object();
    for (const std::string& text : words_of(words)) {
        const auto equals = text.find('=');
        REQUIRE(equals != std::string::npos);
        const std::string value = text.substr(equals + 1);
        const Json parsed = Json::parse(value, nullptr, false);
        options[text.substr(0, equals)] = parsed.is_discarded() ? Json(value) : parsed;
    }
    return options;
}

Json action_of(std::string_view move) {
    if (move.starts_with('{')) return json(move);
    if (move == "=") return {{"do", "pullout"}};
    if (move == ".") return {{"do", "end"}};
    if (move.front() == '~') return {{"do", "cloud"}, {"cell", move.substr(1)}};
    if (move.front() == 'x') return {{"do", "shoot"}, {"target", move.substr(1)}};
    if (move.front() == '+') {
        const Json plane = plane_of(0, std::string(move.substr(1)));
        Json enter = {{"do", "enter"}, {"cell", plane.at("at")}, {"dir", plane.at("dir")}};
        if (has(plane, "h")) enter["height"] = plane.at("h");
        return enter;
    }
    const auto end_of_cell = move.find_first_of("^-vw#");
    INFO("move: " << move);
    REQUIRE(end_of_cell != std::string_view::npos);
    Json action = {{"plane", move.substr(0, end_of_cell)}};
    switch (move[end_of_cell]) {
        case '^': action["do"] = "climb"; break;
        case '-': action["do"] = "level"; break;
        case 'v': action["do"] = "swoop"; break;
        case 'w': action["do"] = "power"; break;
        case '#': action["do"] = "crash"; break;
    }
    if (move.find("-2") != std::string_view::npos) action["steps"] = 2;
    if (move.back() == '<' || move.back() == '>') action["turn"] = move.back() == '<' ? -1 : 1;
    return action;
}

std::string move_of(const Json& action) {
    const std::string kind = text_of(action, "do");
    const std::string plane = text_of(action, "plane");
    const std::string turn = !has(action, "turn") ? "" : action.at("turn") == -1 ? "<" : ">";
    if (kind == "cloud") return "~" + text_of(action, "cell");
    if (kind == "enter")
        return "+" + text_of(action, "cell") + "=" + text_of(action, "dir") +
               (has(action, "height") ? "^" + word(action, "height") : "");
    if (kind == "climb") return plane + "^" + turn;
    if (kind == "level") return plane + (has(action, "steps") ? "-" + word(action, "steps") : "-1") + turn;
    if (kind == "swoop") return plane + "v" + turn;
    if (kind == "power") return plane + "w" + turn;
    if (kind == "crash") return plane + "#";
    if (kind == "shoot") return "x" + text_of(action, "target");
    return kind == "pullout" ? "=" : kind == "end" ? "." : "?";
}

Position::Position(std::string_view phase) : json_{{"phase", phase}} {}

Position& Position::set(const char* key, Json value) {
    json_[key] = std::move(value);
    return *this;
}

Position& Position::fleet(int player, std::string_view planes) {
    for (const std::string& plane : words_of(planes)) json_["planes"].push_back(plane_of(player, plane));
    return *this;
}

Position& Position::clouds(std::string_view cells) { return set("clouds", words_of(cells)); }

Position& Position::off(std::string_view counts) { return set("off", numbers_of(counts)); }

Position& Position::points(std::string_view counts) { return set("points", numbers_of(counts)); }

Position clouds(int player) { return Position("clouds").set("player", player); }

Position act(int player, int round) { return Position("act").set("player", player).set("round", round); }

Position dive(int player, int round, std::string_view cell) {
    return Position("dive").set("player", player).set("round", round).set("dive", cell);
}

Position over(int round) { return Position("over").set("round", round); }

std::string refusal_of(std::string_view options, const Position& start) {
    const Json reply = status_of(test::record(options_of(options), start.json()));
    INFO("reply: " << reply.dump());
    CHECK(has(reply, "error") != has(reply, "position"));
    if (has(reply, "error")) CHECK(is_clear_refusal(reply));
    return rule_of(reply);
}

Table::Table(std::string_view options, Here here) : record_(record_of(options_of(options))) { look(here); }

Table::Table(std::string_view options, const Position& start, Here here)
    : record_(test::record(options_of(options), start.json())) {
    look(here);
}

void Table::look(const Here& here) {
    const Json reply = status_of(record_);
    INFO("at " << where(here) << "\nrecord: " << record_.dump() << "\nreply: " << reply.dump());
    REQUIRE(part(reply, "position").is_object());
    REQUIRE(part(reply, "status").is_object());
    position_ = reply.at("position");
    status_ = reply.at("status");
    legal_ = legal_actions(record_);
}

void Table::plays(std::string_view moves, Here here) {
    for (const std::string& move : moves_of(moves)) {
        const Json action = action_of(move);
        const Json reply = applied(record_, Json::array({action}));
        INFO("at " << where(here) << "\nrecord: " << record_.dump() << "\nmove: " << move
                   << "\nreply: " << reply.dump());
        if (!move.starts_with('{'))  // what is written as JSON may be another form of a listed action
            CHECK(std::find(legal_.begin(), legal_.end(), action) != legal_.end());
        REQUIRE(part(reply, "record").is_object());
        record_ = reply.at("record");
        look(here);
        CHECK(part(reply, "position") == position_);
        CHECK(part(reply, "status") == status_);
    }
}

void Table::refuses(std::string_view move, std::string_view rule, Here here) const {
    const Json action = action_of(move);
    const Json reply = applied(record_, Json::array({action}));
    INFO("at " << where(here) << "\nrecord: " << record_.dump() << "\nmove: " << move << "\nreply: " << reply.dump());
    CHECK(rule_of(reply) == rule);
    CHECK(is_clear_refusal(reply));
    CHECK(part(reply, "at") == Json(0));
    CHECK_FALSE(has(reply, "record"));
    CHECK_FALSE(has(reply, "position"));
    if (!move.starts_with('{')) CHECK(std::find(legal_.begin(), legal_.end(), action) == legal_.end());
    CHECK(status_of(record_).value("position", Json{}) == position_);
}

bool Table::offers(std::string_view moves) const {
    const auto all = moves_of(moves);
    return std::all_of(all.begin(), all.end(), [this](const std::string& move) {
        return std::find(legal_.begin(), legal_.end(), action_of(move)) != legal_.end();
    });
}

bool Table::offers_any(std::string_view moves) const {
    const auto all = moves_of(moves);
    return std::any_of(all.begin(), all.end(), [this](const std::string& move) { return offers(move); });
}

std::string Table::choices_of(std::string_view plane) const {
    std::vector<std::string> moves;
    for (const Json& action : legal_)
        if (text_of(action, "plane") == plane) moves.push_back(move_of(action));
    std::sort(moves.begin(), moves.end());
    return joined(moves);
}

std::string Table::shots() const { return cells_of(legal_, "shoot", "target"); }

std::string Table::entries() const { return cells_of(legal_, "enter", "cell"); }

std::string Table::turn() const {
    const std::string phase = text_of(position_, "phase");
    const std::string player = "player " + word(position_, "player");
    if (phase == "clouds") return player + " places a cloud";
    if (phase == "over") return "over in round " + word(position_, "round");
    return player + ", round " + word(position_, "round") + ", left " + word(position_, "left") +
           (phase == "dive" ? ", diving " + word(position_, "dive") : "");
}

std::string Table::result() const {
    const Json result = part(status_, "result");
    if (result.is_null()) return {};
    const std::string winners = joined(part(result, "winners"));
    return (winners.empty() ? "nobody" : winners) + ": " + text_of(result, "reason");
}

std::string Table::fleet(int player) const {
    std::vector<std::string> planes;
    for (const Json& plane : part(position_, "planes"))
        if (part(plane, "p") == Json(player)) planes.push_back(text_of(plane, "at") + text_of_plane(plane));
    return joined(planes);
}

std::string Table::at(std::string_view cell) const {
    for (const Json& plane : part(position_, "planes"))
        if (text_of(plane, "at") == cell) return word(plane, "p") + text_of_plane(plane);
    return {};
}

std::string Table::clouds() const { return joined(part(position_, "clouds")); }

std::string Table::off() const { return joined(part(position_, "off")); }

std::string Table::points() const { return joined(part(position_, "points")); }

int Table::left() const {
    return has(position_, "left") && position_.at("left").is_number_integer() ? position_.at("left").get<int>() : -1;
}

}  // namespace sightlines::test
