#include "api/game_tree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

namespace sightlines {
namespace {

template <class T>
std::vector<T> cut(std::vector<T>& list, std::size_t from) {
    const auto begin = list.begin() + static_cast<std::ptrdiff_t>(from);
    std::vector<T> rest(std::make_move_iterator(begin), std::make_move_iterator(list.end()));
    list.erase(begin, list.end());
    return rest;
}

template <class T>
void append(std::vector<T>& list, std::vector<T> more) {
    list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::vector<Note> cut_notes(Line& line, std::size_t after) {
    const auto behind = std::ranges::find_if(line.notes, [after](const Note& note) { return note.at > after; });
    return cut(line.notes, static_cast<std::size_t>(behind - line.notes.begin()));
}

const Note* note_at(const Line& line, std::size_t ply) {
    const auto found = std::ranges::find(line.notes, ply, &Note::at);
    return found == line.notes.end() ? nullptr : &*found;
}

}  // namespace

std::size_t in_common(const std::vector<const Json*>& one, const std::vector<const Json*>& other) {
    const auto same = [](const Json* a, const Json* b) { return a == b || *a == *b; };
    return static_cast<std::size_t>(std::ranges::mismatch(one, other, same).in1 - one.begin());
}

GameTree::GameTree(std::vector<JsonValue> moves, std::vector<Note> notes, std::vector<Line> variations) {
    lines_.push_back({0, 0, std::move(moves), std::move(notes)});
    append(lines_, std::move(variations));
}

bool GameTree::plain() const { return lines_.size() == 1 && lines_[0].notes.empty(); }

std::size_t GameTree::size() const {
    return std::accumulate(lines_.begin(), lines_.end(), std::size_t{0},
                           [](std::size_t sum, const Line& line) { return sum + line.moves.size(); });
}

Place GameTree::home(Place at) const {
    while (at.line > 0 && at.ply <= lines_[at.line].at) at.line = lines_[at.line].from;
    return at;
}

std::vector<const Json*> GameTree::actions(Place to) const {
    std::vector<const Json*> path(to.ply);
    for (Place at = home(to); at.ply > 0; at = home({lines_[at.line].from, lines_[at.line].at})) {
        const Line& line = lines_[at.line];
        for (std::size_t ply = line.at; ply < at.ply; ++ply) path[ply] = &*line.moves[ply - line.at];
    }
    return path;
}

const Json& GameTree::action(Place at) const {
    at = home(at);
    return *lines_[at.line].moves[at.ply - lines_[at.line].at - 1];
}

// The variations that leave at a place, which is its own home.
std::vector<std::size_t> GameTree::leaving(Place home) const {
    std::vector<std::size_t> found;
    for (std::size_t line = 1; line < lines_.size(); ++line) {
        if (lines_[line].at == home.ply && !lines_[line].moves.empty() && origin(line) == home) found.push_back(line);
    }
    return found;
}

std::vector<Place> GameTree::next(Place at) const {
    at = home(at);
    std::vector<Place> all;
    if (at.ply < end(at.line)) all.push_back({at.line, at.ply + 1});
    for (const std::size_t line : leaving(at)) all.push_back({line, at.ply + 1});
    return all;
}

std::vector<Place> GameTree::siblings(Place at) const {
    at = home(at);
    return at.ply == 0 ? std::vector<Place>{at} : next({at.line, at.ply - 1});
}

const Note* GameTree::note(Place at) const {
    at = home(at);
    return note_at(lines_[at.line], at.ply);
}

const Note* GameTree::introduction(std::size_t line) const {
    return line == 0 ? nullptr : note_at(lines_[line], lines_[line].at);
}

std::optional<Place> GameTree::play(Place at, const Json& action) {
    at = home(at);
    for (const Place& there : next(at)) {
        if (this->action(there) == action) return there;
    }
    if (size() >= most_moves) return std::nullopt;
    if (at.ply == end(at.line)) {
        lines_[at.line].moves.emplace_back(action);
        return Place{at.line, at.ply + 1};
    }
    if (lines_.size() > most_lines) return std::nullopt;
    Line line{at.line, at.ply, {}, {}};
    line.moves.emplace_back(action);
    lines_.push_back(std::move(line));
    return Place{lines_.size() - 1, at.ply + 1};
}

Result<> GameTree::annotate(Place at, std::string text, std::vector<std::string> marks) {
    if (!text.empty() && !is_text(text, longest_note))
        return format_error("A comment has at most 1,000 characters, all on one line.");
    const bool good = std::ranges::all_of(marks, [](const auto& mark) { return is_text(mark, longest_name); });
    if (marks.size() > most_marks || !good) return format_error("A comment has at most 40 arrows and rings.");
    at = home(at);
    std::vector<Note>& notes = lines_[at.line].notes;
    const auto there = std::ranges::find_if(notes, [at](const Note& note) { return note.at >= at.ply; });
    const bool known = there != notes.end() && there->at == at.ply;
    if (text.empty() && marks.empty()) {
        if (known) notes.erase(there);
    } else if (known) {
        there->text = std::move(text);
        there->marks = std::move(marks);
    } else {
        notes.insert(there, Note{at.ply, std::move(text), std::move(marks)});
    }
    return ok;
}

void GameTree::leave_from_home() {
    for (std::size_t line = 1; line < lines_.size(); ++line) lines_[line].from = origin(line).line;
}

// The line that it leaves, and its own moves, notes and variations, from where it leaves on.
void GameTree::swap_with_parent(std::size_t line) {
    Line& own = lines_[line];
    const std::size_t parent = own.from;
    Line& other = lines_[parent];
    std::vector<JsonValue> moves = cut(other.moves, own.at - other.at);
    std::vector<Note> notes = cut_notes(other, own.at);
    append(other.notes, cut_notes(own, own.at));  // what introduces the variation stays with it
    append(other.moves, std::exchange(own.moves, std::move(moves)));
    append(own.notes, std::move(notes));
    for (std::size_t each = 1; each < lines_.size(); ++each) {
        Line& leaves = lines_[each];
        if (leaves.from == line) {
            leaves.from = parent;
        } else if (leaves.from == parent && leaves.at > own.at) {
            leaves.from = line;
        }
    }
}

// Lines after those that they leave, else as they are. Where each is now.
std::vector<std::size_t> GameTree::put_in_order() {
    std::vector<std::size_t> moved(lines_.size(), 0);
    std::vector<Line> ordered;
    ordered.push_back(std::move(lines_[0]));
    while (ordered.size() < lines_.size()) {
        for (std::size_t line = 1; line < lines_.size(); ++line) {
            const std::size_t from = lines_[line].from;
            if (moved[line] != 0 || (from != 0 && moved[from] == 0)) continue;
            lines_[line].from = moved[from];
            moved[line] = ordered.size();
            ordered.push_back(std::move(lines_[line]));
        }
    }
    lines_ = std::move(ordered);
    return moved;
}

std::optional<Place> GameTree::promote(Place at) {
    leave_from_home();
    at = home(at);
    if (at.line == 0) return std::nullopt;
    const std::size_t parent = lines_[at.line].from;
    swap_with_parent(at.line);
    std::vector<bool> erased(lines_.size(), false);
    erased[at.line] = lines_[at.line].moves.empty() && lines_[at.line].notes.empty();  // nothing was replaced
    const Place after{parent, at.ply};
    if (erased[at.line]) {
        erase_lines(std::move(erased));  // later than its parent
        return after;
    }
    return Place{put_in_order()[after.line], after.ply};
}

// And the lines that leave them. They leave from home.
void GameTree::erase_lines(std::vector<bool> erased) {
    std::vector<Line> left;
    std::vector<std::size_t> moved(lines_.size(), 0);
    for (std::size_t line = 0; line < lines_.size(); ++line) {
        if (erased[line] || erased[lines_[line].from]) {
            erased[line] = true;
            continue;
        }
        moved[line] = left.size();
        lines_[line].from = moved[lines_[line].from];
        left.push_back(std::move(lines_[line]));
    }
    lines_ = std::move(left);
}

std::optional<Place> GameTree::erase(Place at) {
    leave_from_home();
    at = home(at);
    if (at.ply == 0) return std::nullopt;
    Line& line = lines_[at.line];
    const Place before{at.line, at.ply - 1};
    line.moves.erase(line.moves.begin() + static_cast<std::ptrdiff_t>(before.ply - line.at), line.moves.end());
    (void)cut_notes(line, before.ply);
    std::vector<bool> erased(lines_.size(), false);
    for (std::size_t each = 1; each < lines_.size(); ++each)
        erased[each] = lines_[each].from == at.line && lines_[each].at > before.ply;
    const Place left = home(before);
    if (line.moves.empty() && at.line > 0) {
        erased[at.line] = true;
    } else if (const auto others = leaving(left); !others.empty()) {
        swap_with_parent(others.front());
        erased[others.front()] = lines_[others.front()].notes.empty();
    }
    erase_lines(std::move(erased));  // none of them before the line that is left
    return left;
}

Annotations GameTree::annotations() const {
    Annotations written;
    written.notes = lines_[0].notes;
    written.lines.assign(lines_.begin() + 1, lines_.end());
    return written;
}

}  // namespace sightlines
