// Hex Crossfire of boardspace.net, as its SGF has it: a node has a player and a command, "P0[12 Pickb D 2]". A move is
// made of picking up and dropping, can be taken back in the same way, and counts when it is "Done".
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "api/annotations.h"
#include "api/games.h"
#include "api/peers/peers.h"

namespace sightlines {
namespace {

// A column there, A to I, is a rank of ours, 1 to 9, which begins at this file and has so many cells; its first cell
// there is the last one here.
struct Column {
    int first_file, cells;
};
constexpr std::array<Column, 9> columns{{{6, 1}, {3, 4}, {0, 7}, {1, 6}, {0, 7}, {1, 6}, {0, 7}, {3, 4}, {6, 1}}};

std::optional<std::string> cell_of(std::string_view column, std::string_view row) {
    if (column.size() != 1 || row.size() != 1) return std::nullopt;
    const int at = (column[0] | 0x20) - 'a', number = row[0] - '0';
    if (at < 0 || at >= static_cast<int>(columns.size())) return std::nullopt;
    const auto [first_file, cells] = columns[static_cast<std::size_t>(at)];
    if (number < 1 || number > cells) return std::nullopt;
    return std::string(1, static_cast<char>('a' + first_file + 2 * (cells - number))) + std::to_string(at + 1);
}

struct Property {
    std::string name, value;
};

// The properties of all nodes, in their order. Variations are not written there.
std::vector<Property> properties_of(std::string_view text) {
    std::vector<Property> all;
    std::string name;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c != '[') {
            const bool is_of_name = ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
            if (is_of_name)
                name += c;
            else if (c == ';' || c == '(' || c == ')')
                name.clear();
            continue;
        }
        std::string value;
        for (++at; at < text.size() && text[at] != ']'; ++at) {
            if (text[at] == '\\' && at + 1 < text.size()) ++at;
            value += text[at];
        }
        all.push_back({name, std::move(value)});
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + 1);
        if (next == std::string_view::npos || text[next] != '[') name.clear();
    }
    return all;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(" \t\r\n", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

std::string small_letters(std::string_view word) {
    std::string small(word);
    for (char& c : small)
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c | 0x20);
    return small;
}

class SgfGame {
  public:
    SgfGame() : match_(*open_match(Json{{"game", game_of(Peer::boardspace)}, {"version", 1}})), players_{"", ""} {}

    Result<> take(const Property& property) {
        if (property.name == "C") note(property.value);
        if (property.name != "P0" && property.name != "P1") return ok;
        std::vector<std::string_view> words = words_of(property.value);
        if (!words.empty() && words[0].find_first_not_of("0123456789") == std::string_view::npos)
            words.erase(words.begin());
        if (words.empty() || over_) return ok;
        return command(property, words);
    }

    Result<Json> record() const {
        Json record = match_->record();
        if (!players_[0].empty() || !players_[1].empty()) record["players"] = players_;
        if (!notes_.empty()) record["notes"] = notes_;
        return record;
    }

  private:
    Result<> command(const Property& property, const std::vector<std::string_view>& words) {
        const std::string verb = small_letters(words[0]);
        const auto place = [&](std::size_t at) {
            return at + 1 < words.size() ? cell_of(words[at], words[at + 1]) : std::nullopt;
        };
        const auto unread = [&] { return at_move(number_, property.value, format_error("this cannot be read.")); };
        if (verb == "id") {
            name(property);
        } else if (verb == "pickb") {
            const auto cell = place(1);
            if (!cell) return unread();
            if (action_.is_object() && action_.at("to") == *cell)
                action_ = nullptr;  // what was dropped is taken back
            else
                picked_ = *cell;
        } else if (verb == "pick") {
            picked_ = reserve;
        } else if (verb == "drop") {
            picked_.clear();
            action_ = nullptr;
        } else if (verb == "dropb" || verb == "reserve") {
            const auto cell = place(2);
            if (!cell) return unread();
            drop(verb == "reserve" ? std::string(reserve) : picked_, *cell);
        } else if (verb == "move") {
            const auto from = place(1), to = place(3);
            if (!from || !to) return unread();
            drop(*from, *to);
        } else if (verb == "done") {
            return done(property.value);
        } else if (verb == "resign" || verb == "robotresign" || verb == "gameoverontime") {
            over_ = true;
        } else if (verb != "start" && verb != "time" && verb != "ranking" && verb != "color" && verb != "country") {
            return unread();
        }
        return ok;
    }

    void drop(const std::string& from, const std::string& to) {
        action_ = nullptr;
        if (from == reserve)
            action_ = Json{{"do", "enter"}, {"to", to}};
        else if (!from.empty() && from != to)
            action_ = Json{{"do", "move"}, {"from", from}, {"to", to}};
        picked_ = from;
    }

    Result<> done(std::string_view text) {
        if (!action_.is_object()) return ok;
        if (const Result<> played = match_->play(action_); !played) return at_move(number_, text, played.error());
        ++number_;
        action_ = nullptr;
        picked_.clear();
        return ok;
    }

    void name(const Property& property) {
        const std::size_t begin = property.value.find('"'), end = property.value.rfind('"');
        if (begin == std::string::npos || end <= begin + 1) return;
        const std::string name = property.value.substr(begin + 1, end - begin - 1);
        if (is_text(name, longest_name)) players_[property.name == "P0" ? 0 : 1] = name;
    }

    void note(const std::string& text) {
        if (!is_text(text, longest_note)) return;
        if (!notes_.empty() && notes_.back().at("at") == match_->cursor()) notes_.erase(notes_.end() - 1);
        notes_.push_back(Json{{"at", match_->cursor()}, {"text", text}});
    }

    static constexpr const char* reserve = "reserve";
    std::unique_ptr<Match> match_;
    std::array<std::string, 2> players_;
    Json notes_ = Json::array();
    Json action_;         // what was dropped and is not "Done"
    std::string picked_;  // a cell, or the reserve
    std::size_t number_ = 1;
    bool over_ = false;
};

}  // namespace

Result<Json> read_boardspace(std::string_view text) {
    SgfGame game;
    for (const Property& property : properties_of(text)) {
        if (const Result<> taken = game.take(property); !taken) return taken.error();
    }
    return game.record();
}

}  // namespace sightlines
