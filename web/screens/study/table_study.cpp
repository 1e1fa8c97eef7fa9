// The table's part in games that are trees: going from line to line, what is written, promoted and deleted.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "api/link/forms.h"
#include "app/json_writer.h"
#include "app/test_ids.h"
#include "base/next_in_circle.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/study/study.h"
#include "screens/table/table.h"
#include "widgets/controls.h"
#include "widgets/keys.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr std::size_t taken_by_messengers = 2000;  // characters

constexpr const char* too_long_for_link =
    "With this the game is longer than a link can hold. It is only on this page now: save it as a file, under Share.";

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

// What was deleted last, if nothing was done since.
const Study::Erased* erased(const Study& study, int changes) {
    return study.erased && study.erased->changes == changes ? &*study.erased : nullptr;
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

void Table::DeleteStudy::operator()(Study* study) const { delete study; }

Study& Table::study() const {
    if (study_ == nullptr) study_.reset(new Study);
    return *study_;
}

void Table::open_study() {
    match_->grow_tree();
    if (!reads()) {
        tab_ = Tab::log;
    } else if (match_->cursor() > 0) {
        go_to(0);
    }
}

// The game goes on where it is, without what was tried out.
void Table::leave_tree() {
    if (match_->place().line != 0) visit({0, match_->tree()->end(0)});
    if (!match_->is_study()) match_->cut_tree();
}

// Back to where the line in view and another one part: what is between is not shown. Where that is.
std::size_t Table::go_back_to(const std::vector<const Json*>& other) {
    end_playback();
    const std::size_t line = match_->place().line, from = match_->cursor();
    const std::size_t shared =
        std::min(from, in_common(match_->tree()->actions({line, match_->tree()->end(line)}), other));
    if (shared == from) return from;
    match_->go_to(shared);
    view_->moved(from, shared);
    return shared;
}

void Table::visit(Place at) {
    const std::size_t from = go_back_to(match_->tree()->actions({at.line, match_->tree()->end(at.line)}));
    match_->visit(at);
    moved_from(from);
}

void Table::edit_tree(GameTree tree, Place at) {
    const std::size_t from = go_back_to(tree.actions({at.line, tree.end(at.line)}));
    match_->set_tree(std::move(tree), at);
    study().rows.forget();
    log_.forget_lines();
    moved_from(from);
}

void Table::comment(std::string_view text) {
    GameTree tree = *match_->tree();
    const Place at = match_->place();
    const Note* before = tree.note(at);
    std::vector<std::string> marks = before != nullptr ? before->marks : std::vector<std::string>();
    if (const Result<> said = tree.annotate(at, on_one_line(text), std::move(marks)); !said)
        return show_notice({said.error().rule, said.error().message});
    match_->set_tree(std::move(tree), at);
    log_.forget_lines();
    changed_ = true;
}

void Table::erase_in_tree() {
    GameTree tree = *match_->tree();
    const Place at = match_->place();
    std::size_t count = 0;
    for (const Line& line : tree.lines()) count += line.moves.size();
    const std::optional<Place> left = tree.erase(at);
    if (!left) return;
    for (const Line& line : tree.lines()) count -= line.moves.size();
    GameTree before = *match_->tree();
    edit_tree(std::move(tree), *left);
    const std::string words = count == 1 ? "An action is deleted." : std::to_string(count) + " actions are deleted.";
    study().erased = Study::Erased{std::move(before), at, words, log_.changes()};
    platform::announce(words);
}

void Table::act_in_study(std::string_view command, std::string_view what) {
    const GameTree& tree = *match_->tree();
    const Note* note = tree.note(match_->place());
    platform::request_frames();
    if (command == "ask") return platform::ask_comment(note != nullptr ? note->text : "");
    if (command == "comment") return comment(what);
    if (analysis_ && command.starts_with("analysis:")) return act_in_analysis(command.substr(9), what);
    if (command == "mark" && what.empty()) {
        study().marks = !study().marks;
        return;
    }
    if (command == "mark") return mark(std::string(what));
    if (command == "copy") return platform::copy_text(sharing().move_list());
    if (command == "delete") return erase_in_tree();
    if (command == "visit") {
        if (const auto at = place_of(tree, what)) visit(*at);
    }
    if (command == "promote") {
        GameTree other = tree;
        if (const std::optional<Place> at = other.promote(match_->place())) edit_tree(std::move(other), *at);
    }
    if (command == "restore" && erased(study(), log_.changes()) != nullptr) {
        Study::Erased before = *std::exchange(study().erased, std::nullopt);
        edit_tree(std::move(before.tree), before.at);
    }
}

// True: the key was for the tree.
bool Table::take_study_keys(bool arrows) {
    const bool shift = ImGui::GetIO().KeyShift;
    const bool up = (shift && key_repeated(ImGuiKey_LeftBracket)) || (arrows && key_repeated(ImGuiKey_UpArrow));
    const bool down = (shift && key_repeated(ImGuiKey_RightBracket)) || (arrows && key_repeated(ImGuiKey_DownArrow));
    if (up || down) {
        const std::optional<Place> at = beside(*match_->tree(), match_->place(), up ? -1 : 1);
        if (at) visit(*at);
        return at || shift;
    }
    if (key_pressed(ImGuiKey_Delete)) return erase_in_tree(), true;
    if (shift && key_pressed(ImGuiKey_K)) return act_in_study("copy", ""), true;
    if (shift && key_pressed(ImGuiKey_N)) return act_in_study("ask", ""), true;
    if (shift && key_pressed(ImGuiKey_T)) return act_in_study("promote", ""), true;
    return false;
}

void Table::draw_log_tab(float width) {
    TreeTab::Pressed pressed;
    if (match_->tree() == nullptr) {
        pressed.log = log_.draw(*match_, *view_, seats_, analysis_, width);
    } else {
        std::vector<TreeRow>& rows = study().rows.of(*match_, *view_, seats_, log_.changes());
        const Study::Erased* gone = erased(study(), log_.changes());
        study().tab.marking = study().marks;
        pressed = study().tab.draw(*match_, *view_, rows, analysis_, gone != nullptr ? gone->words : "", width);
    }
    point_in_log(pressed.log.pointed);
    if (pressed.log.analysis) analyse();
    if (pressed.log.step != 0) step(pressed.log.step);
    if (pressed.log.ply) go_to(*pressed.log.ply);
    if (pressed.place) visit(*pressed.place);
    if (!pressed.command.empty()) act_in_study(pressed.command, "");
}

void Table::draw_link_length() {
    if (std::exchange(study().measured_changes, log_.changes()) != log_.changes()) {
        const Result<std::string> link = write_link(match_->record_to_share());
        study().link_length = link ? platform::address(*link).size() : longest_link;
    }
    const std::size_t length = study().link_length;
    if (length <= taken_by_messengers) return;
    caption(
        ("The link has " + std::to_string(length) +
         " characters, more than some messengers take. Send the file instead, or the picture, which has the game in "
         "it too.")
            .c_str());
    test_ids::add_item("long-link");
}

void Table::refuse_link() { show_notice({"FORMAT", too_long_for_link}); }

std::string Table::study_text() const {
    const GameTree& tree = *match_->tree();
    const std::vector<TreeRow>& rows = study().rows.of(*match_, *view_, seats_, log_.changes());
    const std::optional<std::size_t> current = row_at(tree, rows, match_->place());
    const Place at = tree.home(match_->place());
    const Note* note = tree.note(at);
    const Study::Erased* gone = erased(study(), log_.changes());
    JsonWriter out;
    out.begin('{').field("comment", note != nullptr ? note->text : "").field("erased", gone ? gone->words : "");
    out.boolean("erases", at.ply > 0).boolean("promotes", at.line > 0).key("rows").begin('[');
    for (std::size_t which = 0; which < rows.size(); ++which) {
        const TreeRow& row = rows[which];
        if (row.kind == TreeRow::Kind::heading) continue;
        out.begin('{').number("depth", row.depth).boolean("comment", row.kind == TreeRow::Kind::comment);
        out.field("at", std::to_string(row.at.line) + " " + std::to_string(row.at.ply));
        out.field("text", row.line.text).boolean("here", current == which).boolean("begins", row.begins).end('}');
    }
    out.end(']').key("analysis").raw(analysis_ && !exercise_ ? analysis_text() : "null");
    return out.end('}').take();
}

std::string Table::study_stamp() const {
    return std::to_string(match_->place().line) + "." + std::to_string(log_.changes()) +
           (analysis_ && !exercise_ ? analysis_stamp() : "");
}

}  // namespace sightlines
