#include "api/exercise.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"

namespace sightlines {
namespace {

constexpr std::string_view goal_word = "Goal:", hint_word = "Hint:";
constexpr std::size_t most_hints = 4, longest_text = 390, longest_goal = 150, longest_hint = 190, longest_said = 390;
constexpr const char* not_that = "That is not it. Look again, or take a hint.";

std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return "";
    return std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
}

// At most so many bytes, whole words with "..." behind them.
std::string cut(const std::string& text, std::size_t most) {
    if (text.size() <= most) return text;
    const std::size_t blank = text.rfind(' ', most - 3);
    return text.substr(0, blank == std::string::npos || blank == 0 ? 0 : blank) + "...";
}

// In paragraphs that a card holds.
Json paragraphs(std::string text) {
    Json all = Json::array();
    while (text.size() > longest_text && all.size() < 3) {
        std::size_t end = text.rfind(". ", longest_text);
        if (end == std::string::npos || end == 0) end = text.rfind(' ', longest_text);
        if (end == std::string::npos || end == 0) break;
        all.push_back(trimmed(text.substr(0, end + 1)));
        text = trimmed(text.substr(end + 1));
    }
    if (!text.empty()) all.push_back(cut(text, longest_text));
    return all;
}

// The text of a comment after so many actions of a line, or "".
std::string comment_at(const Json& line, std::size_t at) {
    const auto notes = line.find("notes");
    if (notes == line.end() || !notes->is_array()) return "";
    for (const Json& note : *notes)
        if (note.value("at", std::size_t{0}) == at) return note.value("text", std::string());
    return "";
}

bool holds(const Json& list, const Json& action) { return std::find(list.begin(), list.end(), action) != list.end(); }

class Maker {
  public:
    Maker(const Json& record, std::size_t first) : record_(record), first_(first) {}

    Result<Json> make() {
        if (const Result<> opened = open(); !opened) return opened.error();
        divide();
        if (solution_.empty()) return nothing_to_find();
        Json lesson{{"id", "exercise"}, {"title", "Exercise"}, {"player", reader_}};
        write_words(lesson);
        lesson["record"] = beginning_;
        lesson["done"] = done();
        lesson["allow"] = solution_;
        lesson["instead"] = not_that;
        if (const Json wrong = answers(); !wrong.empty()) lesson["wrong"] = wrong;
        if (!told_.empty()) lesson["right"] = told_;
        if (!replies_.empty()) lesson["replies"] = replies_;
        lesson["solution"] = solution_;
        return Json{{"lessons", 1}, {"game", record_.at("game")}, {"list", Json::array({lesson})}};
    }

  private:
    static Error nothing_to_find() {
        return format_error("Nothing is to be found here yet: play what the reader must find, then come back.");
    }

    Result<> open() {
        beginning_ = record_;
        for (const char* key : {"notes", "lines", "match"}) beginning_.erase(key);
        auto whole = open_match(beginning_);
        if (!whole) return whole.error();
        match_ = std::move(*whole);
        if (first_ >= match_->size()) return nothing_to_find();
        match_->go_to(first_);
        const Side to_act = match_->status().to_act;
        if (to_act == Side::chance || to_act == Side::nobody)
            return format_error("Dice are due here. An exercise begins where somebody decides.");
        reader_ = static_cast<int>(to_act);
        beginning_ = match_->record_here();
        for (const AccessibleAction& action : match_->accessible_actions())
            if (action.text == match_->text(first_)) first_words_ = action.words;
        return ok;
    }

    // The main line: what the reader plays, what is played in reply, and what is said on the way.
    void divide() {
        std::size_t last = first_;  // after the reader's last action
        for (std::size_t ply = first_; ply < match_->size(); ++ply)
            if (is_readers(ply)) last = ply + 1;
        for (std::size_t ply = first_; ply < last; ++ply) {
            const Json action = match_->action(ply);
            if (!is_readers(ply)) {
                replies_.push_back(Json::array({action}));
                continue;
            }
            is_repeated_ = is_repeated_ || holds(solution_, action);
            if (!holds(solution_, action)) say_after(action, ply, last);
            solution_.push_back(action);
        }
        end_ = last;
    }

    bool is_readers(std::size_t ply) const { return match_->actor(ply) == static_cast<Side>(reader_); }

    // The comments up to the reader's next decision.
    void say_after(const Json& action, std::size_t ply, std::size_t last) {
        std::string said;
        for (std::size_t at = ply + 1; at < last; ++at) {
            if (const std::string text = comment_at(record_, at); !text.empty())
                said += (said.empty() ? "" : " ") + text;
            if (is_readers(at)) break;
        }
        if (!said.empty()) told_.push_back(Json{{"played", action}, {"say", cut(said, longest_said)}});
    }

    void write_words(Json& lesson) const {
        const ExerciseWords words = words_of_exercise(comment_at(record_, first_));
        const bool one = solution_.size() == 1;
        lesson["text"] = words.text.empty() ? Json::array({"What would you play here?"}) : paragraphs(words.text);
        lesson["goal"] = !words.goal.empty() ? cut(words.goal, longest_goal)
                         : one               ? "Find the best move."
                                             : "Find the best moves.";
        Json hints = Json::array();
        for (const std::string& hint : words.hints) hints.push_back(cut(hint, longest_hint));
        if (hints.empty())
            hints.push_back(
                cut("It begins with: " + (first_words_.empty() ? match_->text(first_) : first_words_), longest_hint));
        lesson["hints"] = hints;
        if (const std::string praise = comment_at(record_, end_); !praise.empty())
            lesson["praise"] = cut(praise, longest_hint);
    }

    // The reader has played all of it; where an action occurs twice, the position tells.
    Json done() const {
        if (!is_repeated_) return Json{{"played", solution_}};
        match_->go_to(end_);
        return Json{{"position", match_->position()}};
    }

    // What is said to the first action of each variation that leaves a decision of the reader.
    Json answers() const {
        Json wrong = Json::array();
        for (const Json& line : record_.value("lines", Json::array())) {
            const std::size_t at = line.value("at", std::size_t{0});
            const Json moves = line.value("moves", Json::array());
            if (line.value("from", std::size_t{0}) != 0 || at < first_ || at >= end_ || moves.empty()) continue;
            if (!is_readers(at) || holds(solution_, moves[0]) || wrong.size() == 50) continue;
            std::string said = comment_at(line, at + 1);
            for (const Json& note : line.value("notes", Json::array()))
                if (said.empty()) said = note.value("text", std::string());
            wrong.push_back(Json{{"played", moves[0]}, {"say", said.empty() ? not_that : cut(said, longest_said)}});
        }
        return wrong;
    }

    const Json& record_;
    std::size_t first_, end_ = 0;
    std::unique_ptr<Match> match_;
    Json beginning_;
    Json solution_ = Json::array(), replies_ = Json::array(), told_ = Json::array();
    std::string first_words_;
    int reader_ = 0;
    bool is_repeated_ = false;
};

}  // namespace

ExerciseWords words_of_exercise(std::string_view comment) {
    ExerciseWords words;
    std::string* part = &words.text;
    while (!comment.empty()) {
        const std::size_t goal = comment.find(goal_word), hint = comment.find(hint_word), next = std::min(goal, hint);
        *part = trimmed(comment.substr(0, next));
        if (next == std::string_view::npos) break;
        comment.remove_prefix(next + goal_word.size());
        if (next == goal) {
            part = &words.goal;
        } else {
            words.hints.emplace_back();
            part = &words.hints.back();
        }
    }
    std::erase(words.hints, "");
    if (words.hints.size() > most_hints) words.hints.resize(most_hints);
    return words;
}

Result<Json> exercise_of(const Json& record, std::size_t first) { return Maker(record, first).make(); }

}  // namespace sightlines
