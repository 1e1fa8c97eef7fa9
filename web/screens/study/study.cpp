// What is done in games that are trees: going from line to line, what is written, promoted and deleted.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "api/link/forms.h"
#include "base/json_writer.h"
#include "base/keys.h"
#include "base/next_in_circle.h"
#include "base/test_ids.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/study/chapters.h"
#include "screens/study/study.h"
#include "session/tree_steps.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr std::size_t taken_by_messengers = 2000;  // characters

// The place before or after this one among what was played instead of each other, at the last such moment on its path.
std::optional<Place> beside(const GameTree& tree, Place at, int by) {
    for (; at.ply > 0; --at.ply) {
        const std::vector<Place> all = tree.siblings(at);
        if (all.size() < 2) continue;
        return all[next_in_circle(std::ranges::find(all, tree.home(at)) - all.begin(), by, all.size())];
    }
    return std::nullopt;
}

// A comment is one line of text.
std::string on_one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!blank) line += c;
        if (blank && !line.empty() && line.back() != ' ') line += ' ';
    }
    if (!line.empty() && line.back() == ' ') line.pop_back();
    return line;
}

// "1 3": line and ply.
std::optional<Place> place_of(const GameTree& tree, std::string_view words) {
    const std::size_t space = words.find(' ');
    if (space == words.npos) return std::nullopt;
    const Place at{std::strtoul(std::string(words).c_str(), nullptr, 10),
                   std::strtoul(std::string(words.substr(space + 1)).c_str(), nullptr, 10)};
    const bool there = at.line < tree.lines().size() && at.ply <= tree.end(at.line);
    return there ? std::optional(at) : std::nullopt;
}

}  // namespace

std::vector<TreeRow>& Study::rows() { return rows_.of(match(), view_, session_.game.seats, session_.game.changes); }

const Study::Erased* Study::erased() const {
    return erased_ && erased_->changes == session_.game.changes ? &*erased_ : nullptr;
}

std::size_t Study::count(const GameTree& tree) {
    std::size_t count = 0;
    for (const Line& line : tree.lines()) count += line.moves.size();
    return count;
}

// So many actions would go with what is deleted here.
std::size_t Study::to_erase() {
    const std::pair now(match().place(), session_.game.changes);
    if (std::exchange(counted_at_, now) == now) return to_erase_;
    GameTree tree = *match().tree();
    to_erase_ = count(tree);
    if (match().cursor() > 0) (void)tree.erase(match().place());
    return to_erase_ -= count(tree);
}

void Study::erase() {
    GameTree tree = *match().tree();
    const Place at = match().place();
    const std::size_t gone = to_erase();
    const std::optional<Place> left = tree.erase(at);
    if (!left) return;
    GameTree before = *match().tree();
    session_.edit_tree(std::move(tree), *left);
    const std::string words = gone == 1 ? "A move is deleted." : std::to_string(gone) + " moves are deleted.";
    erased_ = Erased{std::move(before), at, words, session_.game.changes};
    platform::announce(words);
}

void Study::act(std::string_view command, std::string_view what) {
    const GameTree& tree = *match().tree();
    const Note* note = tree.note(match().place());
    platform::request_frames();
    act_on_chapters(command, what);
    if (command == "ask") return platform::ask_comment(note != nullptr ? note->text : "");
    if (command == "exercise") return exercise_.open();
    if (command == "comment") tab_.bring_into_sight();
    if (command == "comment")
        return session_.write_here(on_one_line(what), note != nullptr ? note->marks : std::vector<std::string>());
    if (command == "mark" && what.empty()) {
        marks_ = !marks_;
        tab_.bring_into_sight();
        return;
    }
    if (command == "mark") return mark(std::string(what));
    if (command == "copy") return platform::copy_text(tree_moves(match()));
    if (command == "delete") return erase();
    if (command == "visit") {
        if (const auto at = place_of(tree, what)) session_.visit(*at);
    }
    if (command == "promote") {
        GameTree other = tree;
        if (const std::optional<Place> at = other.promote(match().place())) session_.edit_tree(std::move(other), *at);
    }
    if (command == "restore" && erased() != nullptr) {
        Erased before = *std::exchange(erased_, std::nullopt);
        session_.edit_tree(std::move(before.tree), before.at);
    }
}

// True: the key was for the tree.
bool Study::take_keys(bool arrows) {
    const bool shift = ImGui::GetIO().KeyShift;
    const bool up = (shift && key_repeated(ImGuiKey_LeftBracket)) || (arrows && key_repeated(ImGuiKey_UpArrow));
    const bool down = (shift && key_repeated(ImGuiKey_RightBracket)) || (arrows && key_repeated(ImGuiKey_DownArrow));
    if (up || down) {
        const std::optional<Place> at = beside(*match().tree(), match().place(), up ? -1 : 1);
        if (at) session_.visit(*at);
        return at || shift;
    }
    if (key_pressed(ImGuiKey_Delete)) return erase(), true;
    if (shift && key_pressed(ImGuiKey_K)) return act("copy", ""), true;
    if (shift && key_pressed(ImGuiKey_N)) return act("ask", ""), true;
    if (shift && key_pressed(ImGuiKey_T)) return act("promote", ""), true;
    return false;
}

void Study::draw_log(float width) {
    const OpenGame& game = session_.game;
    TreeTab::Pressed pressed;
    if (match().tree() == nullptr) {
        pressed.log = log_.draw(match(), view_, game.seats, game.changes, game.analysis, width);
    } else {
        draw_chapters(width, writes_chapters());
        tab_.marking = marks_;
        tab_.deletes = to_erase();
        const Erased* gone = erased();
        pressed = tab_.draw(match(), view_, rows(), game.analysis, gone != nullptr ? gone->words : "", width);
    }
    session_.telling.point_at(pressed.log.pointed);
    if (pressed.log.analysis) session_.analyse();
    if (pressed.log.step != 0) session_.step(pressed.log.step);
    if (pressed.log.ply) session_.go_to(*pressed.log.ply);
    if (pressed.place) session_.visit(*pressed.place);
    if (!pressed.command.empty()) act(pressed.command, "");
    if (match().tree() == nullptr || !exercise_.draw(match())) return;
    const Note* note = match().tree()->note(match().place());
    platform::ask_comment(comment_of_exercise(note != nullptr ? note->text : ""));
}

void Study::draw_link_length() {
    if (std::exchange(measured_changes_, session_.game.changes) != session_.game.changes) {
        const Result<std::string> link = write_link(match().record_to_share());
        link_length_ = link ? platform::address(*link).size() : longest_link;
    }
    const std::size_t length = link_length_;
    if (length <= taken_by_messengers) return;
    caption(("The link has " + std::to_string(length) +
             " characters, too many for some messengers. Send the file or the picture instead: both hold the game.")
                .c_str());
    test_ids::add_item("long-link");
}

std::string Study::text(std::string_view analysis) {
    const GameTree& tree = *match().tree();
    const std::vector<TreeRow>& all = rows();
    const std::optional<std::size_t> current = row_at(tree, all, match().place());
    const Place at = tree.home(match().place());
    const Note* note = tree.note(at);
    const Erased* gone = erased();
    JsonWriter out;
    out.begin('{').field("comment", note != nullptr ? note->text : "").field("erased", gone ? gone->words : "");
    out.boolean("erases", at.ply > 0).boolean("promotes", at.line > 0);
    out.list("chapters", chapter_names(match())).number("chapter", match().annotations().chapter);
    out.boolean("writes", writes_chapters()).key("rows").begin('[');
    for (std::size_t which = 0; which < all.size(); ++which) {
        const TreeRow& row = all[which];
        if (row.kind == TreeRow::Kind::heading) continue;
        out.begin('{').number("depth", row.depth).boolean("comment", row.kind == TreeRow::Kind::comment);
        out.field("at", std::to_string(row.at.line) + " " + std::to_string(row.at.ply));
        out.field("text", row.line.text).boolean("here", current == which).boolean("begins", row.begins).end('}');
    }
    out.end(']').key("analysis").raw(analysis);
    return out.end('}').take();
}

std::string Study::stamp() const {
    return std::to_string(match().place().line) + "." + std::to_string(session_.game.changes) + (drops_ ? "d" : "");
}

}  // namespace sightlines
