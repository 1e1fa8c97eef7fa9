// The computer at the table: as a player, for hints and for judging positions.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/test_ids.h"
#include "engine/wording.h"
#include "games/page.h"
#include "platform.h"
#include "screens/table/chances_bar.h"
#include "screens/table/seat_rows.h"
#include "screens/table/table.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr int hint_level = 3, judge_level = 2;
constexpr double double_press_ms = 500;

constexpr const char* no_answer = "The computer does not answer. Your game is safe: ask it again.";

// Nothing else can be done.
bool is_forced(const Match& match) {
    const auto kinds = match.parametric();
    return (!kinds || kinds->empty()) && match.actions().size() == 1;
}

}  // namespace

// In analysis and in a lesson the computer does not play, nor for somebody who looks on at others.
bool Table::decided_by_computer() const {
    return !exercise_ && !analysis_ && !watches() && turns::level_of(seats_, match_->status().to_act) > 0;
}

// A roll belongs to the game of whoever decided before it: the dice that an action calls for are thrown where it was
// played.
bool Table::decided_elsewhere() const {
    if (exercise_ || analysis_ || !seats::by_link(seats_)) return false;
    return watches() || turns::sits(seats_, match_->status().to_act, seats::elsewhere);
}

bool Table::has_to_send() const {
    if (!seats::by_link(seats_) || watches() || analysis_ || exercise_ || unconfirmed_) return false;
    const bool over = match_->status().outcome.has_value();
    return match_->cursor() == match_->size() && static_cast<int>(match_->cursor()) > sent_ &&
           (over || decided_elsewhere());
}

// Of the game as it stands, wherever somebody looks back to; what was taken back before it was sent does not stand.
const char* Table::title_by_link() const {
    if (!seats::by_link(seats_) || watches()) return "";
    if (has_to_send()) return "Not sent yet: ";
    const Side next = match_->actor(std::max(match_->cursor(), std::min(sent_plies(), match_->size())));
    if (next == Side::nobody) return "";
    return next < Side::first || seats::at(seats_, static_cast<int>(next)) == seats::here ? "Your move: " : "Waiting: ";
}

std::string Table::friend_name(int player) const {
    const std::string name = shown_name(match_->annotations().players, player);
    return name.empty() ? "your friend" : name;
}

bool Table::computers_turn() const { return match_->cursor() == match_->size() && decided_by_computer(); }

bool Table::computer_rolls() const {
    return !exercise_ && !analysis_ && !watches() && turns::computer_rolls(*match_, seats_, view_->asked().player);
}

Prompt Table::asked() const {
    Prompt asked = view_->asked();
    if (!exercise_) {
        const Names names = this->names();
        asked.question = addressed(std::move(asked.question), *view_, names);
        if (asked.player != names.you) asked.who = addressed(std::move(asked.who), *view_, names);
    }
    if (playback_) {
        asked.who = "Replay";
        asked.question = playback_->again ? "The last turn, once more." : "See what was played.";
        return asked;
    }
    if (match_->status().outcome) {
        if (!exercise_) asked.who = title_of(*match_, *view_, seats_);
        return asked;
    }
    const bool named = asked.player >= 0 && !seats::who(seats_, asked.player, view_->players()).empty();
    if (named && !exercise_) asked.who = player_label(*view_, seats_, asked.player, match_->annotations().players);
    if (analysis_ && match_->cursor() < match_->size()) asked.who = "Looking back";
    if (looks_back()) {
        asked.question = "Looking back. From here the game went on.";
        return asked;
    }
    if (unconfirmed_) {
        asked.question = "Play this move?";
        return asked;
    }
    if (decided_elsewhere()) asked.question = said_of_friend(asked.player);
    const bool tells_dice = view_->events() != nullptr && view_->events()->asks_of_all_dice();
    if (computer_rolls() && !tells_dice) asked.question = "The computer rolls.";
    if (decided_by_computer()) asked.question = said_of_computer(asked.player);
    return asked;
}

std::string Table::said_of_friend(int player) const {
    if (watches()) return "You are looking on.";
    const std::string name = friend_name(player);
    return has_to_send() ? "Your turn is played. Send it to " + name + "." : "Waiting for " + name + ".";
}

std::string Table::said_of_computer(int player) const {
    if (computer_.failed()) return "The computer does not answer.";
    if (paused_) return "Paused.";
    if (platform::now_ms() < pause_until_) return view_->player_name(player) + " is next.";
    return "The computer is thinking\xE2\x80\xA6";
}

std::string Table::scores() const {
    const std::vector<std::string> each = view_->standing().scores;
    const Names names = this->names();
    const bool lists =
        std::any_of(each.begin(), each.end(), [](const auto& score) { return score.find(',') != score.npos; });
    std::string scores;
    for (std::size_t player = 0; player < each.size(); ++player)
        scores += (player == 0 ? ""
                   : lists     ? "; "
                               : ", ") +
                  names.subject(static_cast<int>(player)) + " " + each[player];
    return scores;
}

std::string Table::standing() const {
    const std::string aim = view_->standing().aim, scores = this->scores();
    return aim + (aim.empty() || scores.empty() ? "" : " ") + scores + (scores.empty() ? "" : ".");
}

void Table::set_seats(std::string seats) {
    seats_ = std::move(seats);
    std::array<bool, most_players> here{};
    for (int player = 0; player < view_->players(); ++player)
        here[static_cast<std::size_t>(player)] = seats::at(seats_, player) == seats::here;
    view_->show_to(std::span(here).first(static_cast<std::size_t>(view_->players())));
    computer_.drop();
    log_.forget_lines();
    ending_.reset();
    if (match_->cursor() < match_->size() && decided_by_others()) looks_back_ = true;
    changed_ = true;
}

void Table::engine_replied(int ticket, std::string_view reply) {
    if (!computer_.receive(ticket, reply)) return;
    platform::request_frames();
    if (computer_.failed()) return show_notice({"", no_answer});
    if (analysis_ && by_link_is_here()) take_analysis();
    if (const auto answer = computer_.take_reply(EngineClient::Task::judge)) {
        chances_ = read_engine_reply(*answer).chances;
        if (chances_.size() != static_cast<std::size_t>(view_->players())) chances_.clear();
        chances_of_ = match_->place();
    }
    if (const auto answer = computer_.take_reply(EngineClient::Task::hint)) {
        EngineReply hint = read_engine_reply(*answer);
        name_hint(hint);
        take_hint(std::move(hint));
    }
}

void Table::take_hint(EngineReply hint) {
    hint_ = std::move(hint);
    view_->show_hint(hint_->action);
    platform::announce("Hint: " + hint_->hint());
}

// The move in words. Where the game lists none, as for the places that a unit may go to, the reason names the move.
void Table::name_hint(EngineReply& hint) const {
    for (const AccessibleAction& action : match_->accessible_actions()) {
        if (action.text != hint.text) continue;
        hint.text = action.words;
        return;
    }
    if (!hint.why.empty()) hint.text = std::exchange(hint.why, {});
}

void Table::let_computer_act() {
    using Task = EngineClient::Task;
    const double now = platform::now_ms();
    if (playback_ || unconfirmed_) return;
    const bool pausing = now < pause_until_;
    if (pausing) platform::draw_at(pause_until_);
    if (!paused_ && !pausing && computer_rolls() && !dice_.is_rolling()) {
        if (tab_ == Tab::play) {
            dice_.throw_dice(*match_->status().roll);
        } else {
            roll_at_once();
        }
    }
    if (!computers_turn()) {
        if (computer_.task() == Task::move) computer_.drop();
        return ask_judgement();
    }
    if (paused_ || computer_.failed()) return;
    if (computer_.has_reply(Task::move)) {
        if (!pausing) play_computer_action();
    } else if (computer_.task() != Task::move) {
        computer_.ask(Task::move, match_->record_here(), turns::level_of(seats_, match_->status().to_act));
    }
}

void Table::play_computer_action() {
    const EngineReply reply = read_engine_reply(*computer_.take_reply(EngineClient::Task::move));
    const std::size_t ply = match_->cursor();
    const bool chose = !is_forced(*match_);  // else its chances were not looked at, and nothing turned there
    paused_ = !play(By::computer, [&](Match& match) { return match.play(reply.action); });
    if (!paused_ && chose && reply.chances.size() == static_cast<std::size_t>(view_->players()))
        judged_.push_back({ply, reply.chances});
}

void Table::ask_hint() {
    if (looks_back()) return show_notice(nothing_is_played());
    tab_ = Tab::play;
    if (decided_elsewhere()) return show_notice({"", asked().question});
    const Status status = match_->status();
    if (exercise_ || status.to_act < Side::first || computers_turn() || view_->is_covered()) return;
    judgement_asked_ = false;
    const auto suggested = guide_ && view_->plans() != nullptr ? view_->plans()->suggestion() : std::nullopt;
    if (!suggested) {
        return computer_.ask(EngineClient::Task::hint, match_->record_here(), hint_level);
    }
    computer_.drop();
    take_hint({*parse_json(suggested->action, {}), "", suggested->why});
}

void Table::ask_judgement() {
    if (analysis_ && !exercise_ && by_link_is_here() && match_->tree() != nullptr && ask_for_analysis()) return;
    const bool asks = analysis_ && !exercise_ && !platform::surroundings().embedded && !judgement_asked_ &&
                      match_->status().to_act >= Side::first && !view_->is_covered();
    if (!asks || computer_.task() != EngineClient::Task::nothing || computer_.failed()) return;
    judgement_asked_ = true;
    computer_.ask(EngineClient::Task::judge, match_->record_here(), judge_level);
}

// Below the actions: who plays, and what the computer that plays can be told. "Players" stays in its place.
void Table::draw_computer(float width) {
    const bool turn = computers_turn();
    if (!turn) own_turn_ms_ = platform::now_ms();
    if (turn && computer_.failed()) {
        if (theme::button("Ask the computer again", width, theme::Weight::primary)) computer_.clear_failure();
        test_ids::add_item("ask-again");
    }
    if (match_->status().outcome) return;
    // Not where an answer was, and is to be: a press on "Skip" that comes too late would give it.
    if (turn && view_->events() != nullptr) ImGui::Dummy({0, 1.5f * theme::button_height()});
    if (theme::button("Players", 0, theme::Weight::quiet)) {
        shows_seats_ = !shows_seats_;
        if (shows_seats_) platform::fetch_deferred(editor_part);
    }
    test_ids::add_item("who-plays");
    const float spare = (width - ImGui::GetItemRectSize().x - 16) / 2;
    const bool wraps = spare < theme::button_height();
    const float each = wraps ? (width - 8) / 2 : spare;
    const bool nobody = turns::all_computers(seats_);
    if (turn || nobody) {
        // "Pause" may stand where an answer has just been: its second press is not meant for it.
        const bool meant = nobody || platform::now_ms() > own_turn_ms_ + double_press_ms;
        if (!wraps) ImGui::SameLine(0, 8);
        if (theme::button(paused_ ? "Continue" : "Pause", each,
                          paused_ && !looks_back() ? theme::Weight::primary : theme::Weight::normal) &&
            meant)
            paused_ = !paused_;
        test_ids::add_item("pause");
        ImGui::SameLine(0, 8);
        if (theme::button("Skip", each)) skip();
        test_ids::add_item("skip");
    }
    if (!shows_seats_ || !editor_is_here()) return;
    std::string seats = seats_;
    if (draw_seats(match_->game(), *view_, seats, width)) set_seats(std::move(seats));
}

bool Table::offers_hint() const {
    const Status status = match_->status();
    return !exercise_ && !hint_ && !playback_ && !looks_back() && !unconfirmed_ && !status.outcome && !status.roll &&
           !decided_by_others() && !turns::all_computers(seats_) && !view_->is_covered();
}

void Table::draw_followed_hint(float width) {
    const std::string text = "Hint: " + (hint_->why.empty() ? hint_->text : hint_->why);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const theme::Type type(theme::Font::text, theme::body);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - theme::button_height() - 4);
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopTextWrapPos();
    test_ids::add_item("hint-text");
    const float high = std::max(ImGui::GetItemRectSize().y, theme::button_height());
    ImGui::SetCursorScreenPos({begin.x + width - theme::button_height(), begin.y});
    const bool away = icon_button("hint-away", Icon::close);
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({width, high});
    if (away) forget_hint();
}

void Table::draw_hint(float width) {
    const bool of_view = hint_->text.empty();
    if (of_view || (view_->plans() != nullptr && view_->plans()->follows_hint())) return draw_followed_hint(width);
    const theme::Palette& p = theme::palette();
    {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("Hint: %s", hint_->text.c_str());
    }
    test_ids::add_item("hint-text");
    if (!hint_->why.empty()) small_text(p.text, hint_->why);
    const float half = (width - 8) / 2;
    if (theme::button("Play it", half)) {
        play(By::hint, [action = hint_->action](Match& match) { return match.play(action); });
    }
    test_ids::add_item("hint-play");
    ImGui::SameLine(0, 8);
    if (theme::button("Dismiss", half)) {
        forget_hint();
    }
    test_ids::add_item("hint-away");
}

// Those of an outcome, of a review, or what the computer said of this position; empty: not known.
std::vector<int> Table::chances_here() const {
    if (const auto outcome = match_->status().outcome) {
        std::vector<int> chances(static_cast<std::size_t>(view_->players()), outcome->winners.empty() ? 1 : 0);
        for (const std::int8_t winner : outcome->winners) chances[static_cast<std::size_t>(winner)] = 1;
        return chances;
    }
    if (by_link_is_here()) {
        if (std::vector<int> reviewed = reviewed_chances(); !reviewed.empty()) return reviewed;
    }
    return chances_of_ == match_->place() ? chances_ : std::vector<int>();
}

// Its place is kept while the chances are not known: what is below would jump away under a finger.
void Table::draw_judgement(float width) const {
    if (!analysis_ || exercise_ || !editor_is_here()) return;
    if (const std::vector<int> chances = chances_here(); !chances.empty()) return draw_chances(*view_, chances, width);
    const bool comes = match_->status().to_act >= Side::first && !computer_.failed();
    draw_no_chances(comes ? "Chances: the computer is still thinking." : "", width);
}

}  // namespace sightlines
