#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

#include <algorithm>
#include <sstream>

#include "support/crosshairs.h"

namespace sightlines::test::hex {

namespace {

// The table of CX-GEO-01, ranks 1 to 9.
const std::vector<std::string> files = {"g", "dfhj", "acegikm", "bdfhjl", "acegikm", "bdfhjl", "acegikm", "dfhj", "g"};

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::vector<std::string> moves_of(std::string_view text) {
    if (text.starts_with('{')) return {std::string(text)};
    return words_of(text);
}

Json part(const Json& object, const char* key) { return has(object, key) ? object.at(key) : Json{}; }

std::string where(const Here& here) { return std::string(here.file_name()) + ":" + std::to_string(here.line()); }

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::map<std::string, std::string> men_of(const std::string& board) {
    std::map<std::string, std::string> men;
    std::size_t at = 0;
    for (std::size_t rank = 9; rank > 0; --rank, ++at) {
        for (const char file : files[rank - 1]) {
            std::string& here = men[file + std::to_string(rank)];
            if (board.at(at) == '(') {
                const std::size_t end = board.find(')', at);
                here = board.substr(at + 1, end - at - 1);
                at = end;
            } else if (board.at(at) != '.') {
                here = board.substr(at, 1);
            }
            ++at;
        }
    }
    return men;
}

int count(const std::map<std::string, std::string>& men, char colour) {
    int all = 0;
    for (const auto& [cell, stack] : men) all += static_cast<int>(std::count(stack.begin(), stack.end(), colour));
    return all;
}

}  // namespace

const std::vector<std::string>& cells() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> names;
        for (std::size_t rank = 1; rank <= 9; ++rank) {
            for (const char file : files[rank - 1]) names.push_back(file + std::to_string(rank));
        }
        return names;
    }();
    return all;
}

std::string board(std::string_view men) {
    std::map<std::string, std::string> stacks;
    for (const std::string& word : words_of(men)) {
        const std::string cell = word.substr(0, word.find('='));
        INFO("cell: " << cell);
        REQUIRE(std::find(cells().begin(), cells().end(), cell) != cells().end());
        stacks[cell] = word.substr(word.find('=') + 1);
    }
    std::string text;
    for (std::size_t rank = 9; rank > 0; --rank) {
        for (const char file : files[rank - 1]) {
            const std::string& stack = stacks[file + std::to_string(rank)];
            text += stack.empty() ? "." : stack.size() == 1 ? stack : "(" + stack + ")";
        }
        if (rank > 1) text += "/";
    }
    return text;
}

Start& Start::set(const char* key, Json value) {
    json_[key] = std::move(value);
    return *this;
}

Json record(std::string_view options) {
    Json result = {{"game", "crossfire-hex"}, {"version", 1}};
    if (!options.empty()) result["options"] = options_of(options);
    return result;
}

Json record(std::string_view options, const Start& start) {
    Json result = record(options);
    result["start"] = start.json();
    return result;
}

std::string refusal_of(std::string_view options, const Start& start) {
    const Json reply = status_of(record(options, start));
    INFO("reply: " << reply.dump());
    CHECK(has(reply, "error") != has(reply, "position"));
    if (has(reply, "error")) CHECK(is_clear_refusal(reply));
    return rule_of(reply);
}

Json action_of(std::string_view move) {
    if (move.starts_with('{')) return json(move);
    if (move.starts_with('@')) return {{"do", "enter"}, {"to", move.substr(1)}};
    const std::size_t dash = move.find('-');
    INFO("move: " << move);
    REQUIRE(dash != std::string_view::npos);
    return {{"do", "move"}, {"from", move.substr(0, dash)}, {"to", move.substr(dash + 1)}};
}

std::string move_of(const Json& action) {
    if (text_of(action, "do") == "enter") return "@" + text_of(action, "to");
    return text_of(action, "from") + "-" + text_of(action, "to");
}

Table::Table(std::string_view options, Here here) : record_(hex::record(options)) { look(here); }
Table::Table(const Start& start, Here here) : record_(hex::record("", start)) { look(here); }
Table::Table(std::string_view options, const Start& start, Here here) : record_(hex::record(options, start)) {
    look(here);
}

void Table::look(const Here& here) {
    const Json reply = status_of(record_);
    INFO("at " << where(here) << "\nrecord: " << record_.dump() << "\nreply: " << reply.dump());
    REQUIRE(part(reply, "position").is_object());
    position_ = reply.at("position");
    status_ = reply.at("status");
    men_ = men_of(text_of(position_, "board"));
    legal_ = legal_of(record_).at("actions").get<std::vector<Json>>();
}

void Table::plays(std::string_view moves, Here here) {
    for (const std::string& move : moves_of(moves)) {
        const Json action = action_of(move);
        const Json reply = applied(record_, Json::array({action}));
        INFO("at " << where(here) << "\nrecord: " << record_.dump() << "\nmove: " << move
                   << "\nreply: " << reply.dump());
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
    CHECK(std::find(legal_.begin(), legal_.end(), action) == legal_.end());
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

std::string Table::targets(std::string_view from) const {
    std::vector<std::string> found;
    for (const std::string& cell : cells()) {
        for (const Json& action : legal_) {
            if (text_of(action, "from") == from && text_of(action, "to") == cell) found.push_back(cell);
        }
    }
    return joined(found);
}

std::string Table::turn() const {
    if (text_of(position_, "phase") == "over") return "over";
    return part(position_, "player") == Json(0) ? "white" : "black";
}

std::string Table::result() const {
    const Json result = part(status_, "result");
    if (result.is_null()) return {};
    std::vector<std::string> winners;
    for (const Json& winner : result.at("winners")) winners.push_back(winner.dump());
    return (winners.empty() ? "nobody" : joined(winners)) + ": " + text_of(result, "reason");
}

std::string Table::at(std::string_view cell) const { return men_.at(std::string(cell)); }

std::string Table::men() const {
    std::vector<std::string> found;
    for (const std::string& cell : cells()) {
        if (!men_.at(cell).empty()) found.push_back(cell + "=" + men_.at(cell));
    }
    return joined(found);
}

std::string Table::reserve() const {
    const Json reserve = position_.value("reserve", Json{0, 0});
    return reserve.at(0).dump() + " " + reserve.at(1).dump();
}

std::string Table::prisoners() const {
    const Json reserve = position_.value("reserve", Json{0, 0});
    const auto missing = [&](std::size_t player, char colour) {
        return std::to_string(18 - count(men_, colour) - reserve.at(player).get<int>());
    };
    return missing(0, 'w') + " " + missing(1, 'b');
}

std::vector<std::string> Table::seen() const {
    return position_.value("seen", Json::array()).get<std::vector<std::string>>();
}

int Table::quiet() const { return position_.value("quiet", 0); }

}  // namespace sightlines::test::hex
