// The actions of the published vectors, found again by some way of choosing them.
#pragma once

#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "page/crossfire_squads/selection_table.h"

namespace sightlines::crossfire_squads::vectors {

enum class Found { exactly, nearly, not_at_all };  // nearly: but for its place, facing or moment

struct Tally {
    std::map<Found, int> count;
    std::vector<std::string> missing, inexact;
};
using Tallies = std::map<std::string, Tally>;  // by kind of action

// Chooses the action on the table, and returns what would be played then.
using Choose = std::function<std::optional<Action>(Table&, const Action&)>;

inline Found find(Table& board, const Json& wanted, const Choose& choose) {
    const Json after = board.position_after(wanted);
    Fault fault;
    const Result<Action> action = Codec<Rules>::action(Reader(wanted, "action", fault));
    REQUIRE(action);
    if (board.scene().covered()) board.uncover();
    const Selection before = board.selection;
    const std::optional<Action> order = choose(board, *action);
    board.selection = before;
    if (!order || order->index() != action->index()) return Found::not_at_all;
    return board.position_after(Codec<Rules>::write(*order)) == after ? Found::exactly : Found::nearly;
}

inline void add(Tallies& tallies, Table& board, const Json& vector, const Json& action, const Choose& choose) {
    const auto kind = action.at("do").get<std::string>();
    if (kind == "roll" || !board.allows(action)) return;
    const Found found = find(board, action, choose);
    ++tallies[kind].count[found];
    const std::string what = vector.at("name").get<std::string>() + " " + action.dump();
    if (found == Found::nearly) tallies[kind].inexact.push_back(what);
    if (found == Found::not_at_all) tallies[kind].missing.push_back(what);
}

// Every legal action that a vector plays or names.
inline Tallies tally(const Choose& choose) {
    std::ostringstream text;
    text << std::ifstream(TESTS_DIR "/vectors/crossfire-squads.json", std::ios::binary).rdbuf();
    Tallies tallies;
    for (const Json& vector : Json::parse(text.str())) {
        Result<std::unique_ptr<Match>> match = open_match(vector.at("record"));
        if (!match) continue;  // it is about records that do not open
        Table board(std::move(*match));
        for (const Json& action : vector.at("actions")) {
            add(tallies, board, vector, action, choose);
            if (!board.play_json(action)) break;
        }
        for (const Json& action : vector.at("expect").value("legalIncludes", Json::array()))
            add(tallies, board, vector, action, choose);
    }
    return tallies;
}

inline std::string report(const Tallies& tallies) {
    std::string text;
    for (const auto& each : tallies) {
        const Tally& tally = each.second;
        const auto count = [&tally](Found found) {
            const auto at = tally.count.find(found);
            return std::to_string(at == tally.count.end() ? 0 : at->second);
        };
        text += each.first + ": " + count(Found::exactly) + " exactly, " + count(Found::nearly) + " nearly, " +
                count(Found::not_at_all) + " not\n";
        for (const std::string& missing : tally.missing) text += "  " + missing + "\n";
        for (const std::string& inexact : tally.inexact) text += "  nearly " + inexact + "\n";
    }
    return text;
}

inline int count_of(const Tallies& tallies, Found found) {
    int sum = 0;
    for (const auto& [kind, tally] : tallies)
        if (const auto at = tally.count.find(found); at != tally.count.end()) sum += at->second;
    return sum;
}

}  // namespace sightlines::crossfire_squads::vectors
