#include "screens/study/tree_rows.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "session/tree_steps.h"

namespace sightlines {

// False: the line is not in view in this match, and not yet told.
bool TreeRows::tell(const Match& match, const BoardView& view, std::string_view seats, std::size_t line) {
    const Line& of = match.tree()->lines()[line];
    Told& told = told_[line];
    if (told.known && told.actions == of.moves.size()) return true;
    if (match.place().line != line) return false;
    told = {of.moves.size(), true, log_lines(match, view, seats, of.at)};
    if (line > 0) std::erase_if(told.lines, [](const LogLine& each) { return each.heading; });
    return true;
}

void TreeRows::find_leaving(const GameTree& tree) {
    leaving_.clear();
    for (std::size_t line = 1; line < tree.lines().size(); ++line)
        leaving_.push_back({tree.home({tree.lines()[line].from, tree.lines()[line].at}), line});
    std::ranges::stable_sort(leaving_, {}, &Leaving::key);
}

std::span<const TreeRows::Leaving> TreeRows::leaving(std::size_t line, std::size_t first, std::size_t last) const {
    const auto begin = std::ranges::lower_bound(leaving_, std::pair(line, first), {}, &Leaving::key);
    return {begin, std::ranges::upper_bound(begin, leaving_.end(), std::pair(line, last), {}, &Leaving::key)};
}

// A line, and then what leaves it, from its start on: of the one before, nearly all is in the history already.
void TreeRows::add_order(std::size_t line, std::vector<std::size_t>& order) const {
    order.push_back(line);
    for (const Leaving& each : leaving(line, 0, std::string::npos)) add_order(each.line, order);
}

// What is not in view is looked up in a copy of the game.
void TreeRows::tell_all(const Match& match, const BoardView& view, std::string_view seats) {
    told_.resize(match.tree()->lines().size());
    std::vector<std::size_t> order;
    add_order(0, order);
    std::unique_ptr<Match> copy;
    std::unique_ptr<BoardView> its_view;
    for (const std::size_t line : order) {
        if (tell(match, view, seats, line)) continue;
        if (copy == nullptr) {
            Result<std::unique_ptr<Match>> opened = open_match(match.record_here());
            if (!opened) return;
            copy = std::move(*opened);
            copy->grow_tree();
            copy->set_tree(*match.tree(), {0, 0});
            its_view = make_view(*copy);
        }
        const std::size_t end = copy->tree()->end(line);
        copy->visit({line, end});
        its_view->moved(end, end);
        (void)tell(*copy, *its_view, seats, line);
    }
}

void TreeRows::add_comment(const Note* note, Place at, std::size_t depth) {
    if (note == nullptr) return;
    Note rest = *note;
    const std::size_t sign = at.ply > 0 ? sign_in(rest.text).size() : 0;  // it stands behind the move
    if (sign > 0) rest.text.erase(0, sign + 1);
    std::string words = words_of(rest);
    if (!words.empty()) rows_.push_back({TreeRow::Kind::comment, at, depth, false, {.text = std::move(words)}});
}

void TreeRows::add_variations(const GameTree& tree, Place at, std::size_t depth) {
    for (const Leaving& each : leaving(at.line, at.ply, at.ply)) add_line(tree, each.line, depth);
}

void TreeRows::add_line(const GameTree& tree, std::size_t line, std::size_t depth) {
    const Line& of = tree.lines()[line];
    const std::size_t first = rows_.size();
    add_comment(line == 0 ? tree.note({0, 0}) : tree.introduction(line), {line, of.at}, depth);
    auto told = told_[line].lines.begin();
    const auto end = told_[line].lines.end();
    for (std::size_t ply = of.at; ply < of.end(); ++ply) {
        for (; told != end && told->ply <= ply; ++told) {
            const auto kind = told->heading ? TreeRow::Kind::heading : TreeRow::Kind::action;
            rows_.push_back({kind, {line, told->ply + 1}, depth, false, *told});
            const Note* note = told->heading ? nullptr : tree.note({line, told->ply + 1});
            if (note != nullptr && !sign_in(note->text).empty())
                rows_.back().line.text.append(" ").append(sign_in(note->text));
        }
        add_comment(tree.note({line, ply + 1}), {line, ply + 1}, depth);
        if (line == 0 || ply > of.at) add_variations(tree, {line, ply}, depth + 1);
    }
    if (line == 0 || of.end() > of.at) add_variations(tree, {line, of.end()}, depth + 1);
    if (depth > 0 && first < rows_.size()) rows_[first].begins = true;
}

std::vector<TreeRow>& TreeRows::of(const Match& match, const BoardView& view, std::string_view seats, int changes) {
    if (!told_.empty() && made_at_ == changes) return rows_;
    made_at_ = changes;
    std::string players(seats);
    for (const std::string& name : match.annotations().players) players += "\n" + name;
    if (players != told_to_) forget();
    told_to_ = std::move(players);
    const GameTree& tree = *match.tree();
    find_leaving(tree);
    tell_all(match, view, seats);
    rows_.clear();
    add_line(tree, 0, 0);
    return rows_;
}

}  // namespace sightlines
