#include "screens/table/table.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/move_list.h"
#include "app/host.h"
#include "app/settings.h"
#include "app/sound.h"
#include "app/test_ids.h"
#include "games/page.h"
#include "platform.h"
#include "screens/table/key_help.h"
#include "widgets/keys.h"
#include "widgets/notice.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

bool pressed(ImGuiKey key) { return key_repeated(key); }

constexpr const char* still_loading = "One moment: analysis is still loading.";

constexpr const char* computers_turn_text =
    "It is the computer's turn. To play for it, change the players, or turn on analysis (in the log).";

}  // namespace

Table::Table(std::unique_ptr<Match> match, std::string seats) : match_(std::move(match)), view_(make_view(*match_)) {
    if (!seats.empty()) set_seats(std::move(seats));
    looks_back_ = match_->cursor() < match_->size();
    if (const std::vector<LoggedTurn> log = view_->log(); !log.empty()) narration_.begin(log.back().first);
    const Annotations& written = match_->annotations();
    const bool stays = !written.match.empty() && !platform::surroundings().embedded;
    if (!stays && !(written.notes.empty() && written.lines.empty())) open_study();
    changed_ = false;
}

// In an exercise everything can be undone: its rolls are fixed.
Table::Table(std::unique_ptr<Match> match, std::unique_ptr<Exercise> exercise) : Table(std::move(match)) {
    exercise_ = std::move(exercise);
    exercise_->update(*match_);
    view_->let_advise(false);
    analysis_ = true;
    view_->come_closer();
}

void Table::annotate(Annotations annotations) {
    match_->annotate(std::move(annotations));
    log_.forget_lines();
    changed_ = true;
}

void Table::continue_from(std::size_t ply) {
    see_end();
    tell_from(ply);
}

// A position in which nothing has been played here is only looked at.
bool Table::keeps_secrets() const {
    const bool plays = seats::by_link(seats_) || match_->size() > 0;
    return plays && match_->may_hide() && !analysis_ && !exercise_ && match_->tree() == nullptr &&
           match_->actor(match_->size()) != Side::nobody;
}

// A game by link stays as it is: a copy of it is analysed.
bool Table::analyse() {
    if (keeps_secrets()) return show_notice(stays_hidden()), false;
    if (!analysis_ && seats::by_link(seats_)) {
        request_ = Request::analyse;
        analysed_from_ = match_->cursor();
    } else {
        analysis_ = !analysis_;
        if (analysis_) {
            platform::fetch_deferred(editor_part);
            platform::fetch_deferred(by_link_part);
        }
        if (!analysis_ && tab_ == Tab::analysis) tab_ = Tab::log;
        if (!analysis_ && match_->tree() != nullptr) leave_tree();
        grow_tree();
    }
    return true;
}

void Table::grow_tree() {
    if (analysis_ && !exercise_ && by_link_is_here()) match_->grow_tree();
}

bool Table::take_change() {
    return !playback_ && std::exchange(changed_, false);  // meanwhile the cursor is not where the game is
}
std::optional<GameEnd> Table::take_end() { return std::exchange(end_, std::nullopt); }

void Table::press(Exercise::Pressed what) {
    if (what == Exercise::Pressed::show) return forget_hint();
    if (what != Exercise::Pressed::nothing) pressed_ = what;
}

Exercise::Pressed Table::take_pressed() { return std::exchange(pressed_, Exercise::Pressed::nothing); }

void Table::go_to(std::size_t ply) {
    end_playback();
    const std::size_t from = match_->cursor();
    ply = std::clamp(ply, exercise_ ? exercise_->first() : 0, match_->size());
    if (ply == from) return;
    match_->go_to(ply);
    moved_from(from);
}

void Table::moved_from(std::size_t from) {
    const std::size_t ply = match_->cursor();
    view_->moved(from, ply);
    narration_.begin(ply > 0 ? ply - 1 : 0);
    looks_back_ = ply < match_->size();
    if (is_free()) unconfirmed_.reset();  // else it still waits, at the end
    pointed_.reset();
    dice_.reset();
    notice_.reset();
    forget_hint();
    changed_ = true;
    if (exercise_) exercise_->update(*match_);
}

void Table::guide() {
    guide_.emplace();
    platform::fetch_deferred(editor_part);
}

void Table::begin_here() {
    laid_out_ = match_->cursor();
    narration_.begin(laid_out_);
}

void Table::confirm() {
    unconfirmed_.reset();
    go_on();
    platform::request_frames();
}

void Table::go_on() {
    view_->let_decide(decides_here());
    if (!is_closed()) view_->played();
}

void Table::step(int by) {
    end_playback();
    if (exercise_) return go_to(by < 0 ? exercise_->choice_before(*match_) : exercise_->choice_after(*match_));
    if (reads()) return turn_page(by);
    if (by < 0 && match_->cursor() > 0) go_to(match_->cursor() - 1);
    if (by > 0) go_to(match_->cursor() + 1);
}

void Table::end_exercise() {
    exercise_.reset();
    view_->let_advise(true);
}

void Table::forget_hint() {
    computer_.drop();
    hint_.reset();
    view_->forget_hint();
    if (exercise_) {
        for (const std::string& each : exercise_->shown_on_board())
            if (const Result<Json> action = parse_json(each, {})) view_->add_hint(*action);
    }
    judgement_asked_ = false;
}

void Table::show_notice(Notice notice) {
    if (notice.code == "roll-first" && !platform::surroundings().coarse) notice.message += " T rolls them.";
    platform::announce(notice.message);
    host::refused(notice.rule, notice.message);
    const float pointed = ImGui::GetIO().MousePos.y;
    notice_on_top_ = pointed > (board_.min.y + board_.max.y) / 2 && pointed < board_.max.y;
    notice_ = std::move(notice);
}

void Table::play_opening() {
    play(By::opening, [](Match& match) -> Result<> {
        match.play_opening(platform::random_below(opening_seeds));
        return ok;
    });
}

std::optional<Notice> Table::barrier(By by) const {
    const bool by_person = by == By::hand || by == By::text || by == By::script;
    // The host of an embed says what it wants, and nothing is kept there.
    const bool by_host = by == By::script && platform::surroundings().embedded;
    if (looks_back() && !by_host) return nothing_is_played();
    if (unconfirmed_) return Notice{"", "Play your move first, or cancel it."};
    if (is_closed()) return Notice{"", "This puzzle is done. To play on from here, look at it in analysis."};
    if (by_person && decided_by_computer()) return Notice{"", computers_turn_text};
    if (analysis_ && !exercise_ && match_->tree() == nullptr && match_->cursor() < match_->size())
        return Notice{"", still_loading};
    if (by != By::computer && decided_elsewhere()) return Notice{"", asked().question};
    return std::nullopt;
}

// Somebody who loses the game at once, where something better is possible, is asked for it twice.
std::optional<Notice> Table::warn_of_losing(By by, const Order& order) {
    if ((by != By::hand && by != By::text) || exercise_ || is_free()) return std::nullopt;
    const std::unique_ptr<Match> trial = match_->from_here();
    if (!order(*trial) || trial->cursor() == 0) return std::nullopt;
    const std::size_t last = trial->cursor() - 1;
    const std::optional<Match::Better> better = trial->better_than_losing(last);
    if (!better || std::exchange(warned_of_, trial->text(last)) == trial->text(last)) return std::nullopt;
    const std::string otherwise = better->wins ? "\"" + better->words + "\" wins it." : "other moves do not.";
    return Notice{"", "This loses the game at once, and " + otherwise + " To lose all the same, choose it again."};
}

std::optional<Notice> Table::attempt(By by, const Order& order) {
    end_playback();
    if (auto stands = barrier(by)) return stands;
    if (auto warning = warn_of_losing(by, order)) return warning;
    const std::size_t from = match_->cursor();
    if (const Result<> played = order(*match_); !played) return Notice{played.error().rule, played.error().message};
    if (match_->cursor() != from) {
        view_->moved(from, match_->cursor());
        if (by == By::hand && settings().confirms && !exercise_ && !is_free() && !view_->is_covered())
            unconfirmed_ = from;
        settle(by, from);
    }
    return std::nullopt;
}

bool Table::play(By by, const Order& order) {
    const std::size_t from = match_->cursor();
    if (auto stands = attempt(by, order)) show_notice(std::move(*stands));
    return match_->cursor() != from;
}

std::optional<Notice> Table::play_moves(std::string_view text, bool by_script) {
    return attempt(by_script ? By::script : By::text, [text](Match& match) -> Result<> {
        std::optional<RefusedMove> refused = sightlines::play_moves(match, text);
        if (!refused) return ok;
        if (!refused->move.empty())
            refused->error.message =
                "Move " + std::to_string(refused->index + 1) + ", " + refused->move + ": " + refused->error.message;
        return std::move(refused->error);
    });
}

void Table::judge_exercise(std::size_t from) {
    const std::size_t cursor = match_->cursor();
    // Moves that were taken back are no longer in the match, so undoing them cannot be animated.
    if (exercise_->judge(*match_, from)) view_->moved(std::min(cursor, match_->size()), match_->cursor());
    platform::announce(exercise_->announced());
}

void Table::take_roll(const Roll& roll) {
    Json dice = Json::array();
    for (const int face : roll.faces) dice.push_back(face);
    play(By::dice, [&](Match& match) { return match.play(Json{{"do", "roll"}, {"dice", dice}}); });
}

void Table::roll_at_once() {
    const Status status = match_->status();
    if (!status.roll || looks_back() || is_closed()) return;
    play_sound(platform::Sound::dice);
    take_roll(random_roll(*status.roll));
}

void Table::settle(By by, std::size_t from) {
    warned_of_.clear();
    looks_back_ = false;
    if (exercise_) judge_exercise(from);
    if (by == By::opening) {
        narration_.begin(match_->cursor());
    } else if (decides(by)) {
        narration_.begin(std::min(from, match_->cursor()));
        skips_ = false;
        if (guide_) guide_->played();
        while (!judged_.empty() && judged_.back().ply >= from) judged_.pop_back();
    } else {
        mark_told_moves();
        rest();
    }
    log_.forget_lines();
    if (match_->cursor() > from) {
        const platform::Sound sound = view_->sound_of(match_->cursor() - 1);
        if (by != By::dice || sound != platform::Sound::dice) play_sound(sound);  // dice are heard while they roll
    }
    see_end();
    notice_.reset();
    forget_hint();
    dice_.reset();
    dice_.allow_auto_roll();
    if (!unconfirmed_) go_on();
    changed_ = true;
    platform::request_frames();
    unannounced_ = true;
}

void Table::announce_position() {
    if (!std::exchange(unannounced_, false)) return;
    if (match_->cursor() == 0 || (exercise_ && !exercise_->step().said.empty())) return;
    const Prompt asked = this->asked();
    const std::string told = view_->describe(match_->cursor() - 1, names());
    platform::announce((told.empty() ? match_->public_text(match_->cursor() - 1) + "." : told) + " " + asked.who +
                       ". " + asked.question);
}

// Where it is somebody's move here, they are the board's.
bool Table::arrows_step() const {
    if (exercise_) return exercise_->is_done();
    const bool study = analysis_ || (match_->tree() != nullptr && seats_.empty());
    return study || looks_back() || watches() || turns::all_computers(seats_) || match_->status().outcome;
}

void Table::close() {
    if (shows_keys_) {
        shows_keys_ = false;
    } else if (notice_) {
        notice_.reset();
    } else {
        ending_closed_ = true;
    }
}

void Table::take_keys() {
    view_->let_take_arrows(!arrows_step());
    const bool command = ImGui::GetIO().KeyCtrl;
    const bool shift = ImGui::GetIO().KeyShift;
    if (pressed(ImGuiKey_Z)) return command && shift ? redo() : undo();
    if (pressed(ImGuiKey_Y)) return redo();
    if (command) return;
    if (pressed(ImGuiKey_Slash)) {
        shows_keys_ = !shows_keys_;
        if (shows_keys_) platform::fetch_deferred(editor_part);
    }
    if (pressed(ImGuiKey_Escape)) {
        shows_keys_ = false;
        notice_.reset();
        if (shows_ending_card()) ending_closed_ = true;
    }
    if (pressed(ImGuiKey_K)) {
        // With several links to choose from, the player decides.
        if (puzzle() != nullptr) {
            act_on_puzzle("share");
        } else if (has_to_send()) {
            if (auto notice = send()) show_notice(std::move(*notice));
        } else if (sharing().has_hidden_information()) {
            tab_ = Tab::share;
        } else if (auto notice = copy_link(match_->record_to_share())) {
            show_notice(std::move(*notice));
        }
    }
    if (pressed(ImGuiKey_O)) platform::show_open_sheet();
    if (pressed(ImGuiKey_M) && !shift) platform::show_move_sheet();
    if (pressed(ImGuiKey_Q)) analyse();
    if (pressed(ImGuiKey_H)) request_ = Request::leave;
    if (pressed(ImGuiKey_Equal)) ask_hint();
    const Status status = match_->status();
    if (pressed(ImGuiKey_N) && status.outcome) request_ = Request::rematch;
    if (pressed(ImGuiKey_Backslash)) playback_ ? skip() : replay();
    if (pressed(ImGuiKey_Semicolon)) request_ = Request::settings;
    if (pressed(ImGuiKey_T) && status.roll && !unconfirmed_ && !watches() && !is_closed())
        looks_back() ? show_notice(nothing_is_played()) : dice_.throw_dice(*status.roll);
    const bool arrows = arrows_step() && !view_->wants_arrows();
    if (match_->tree() != nullptr && take_study_keys(arrows)) return;
    if (pressed(ImGuiKey_LeftBracket) || (arrows && pressed(ImGuiKey_LeftArrow))) step(-1);
    if (pressed(ImGuiKey_RightBracket) || (arrows && pressed(ImGuiKey_RightArrow))) step(1);
    if (pressed(ImGuiKey_Home) || (arrows && pressed(ImGuiKey_UpArrow))) go_to(0);
    if (pressed(ImGuiKey_End) || (arrows && pressed(ImGuiKey_DownArrow))) go_to(match_->size());
    if (pressed(ImGuiKey_R)) shift ? replay() : platform::show_rule(match_->game().id, notice_ ? notice_->rule : "");
}

Table::Request Table::draw() {
    take_keys();
    advance_playback();
    if (sending_ && platform::copied() != platform::Copied::waiting &&
        platform::copied() != platform::Copied::nothing) {
        end_playback();  // a change is kept at once only while the cursor is where the game is
        sent_ = std::max(sent_, *std::exchange(sending_, std::nullopt));
        changed_ = true;
    }
    grow_tree();
    let_computer_act();
    const bool guides = guide_ && editor_is_here();
    if (guides && looks_back()) guide_->wait();
    if (guides && !looks_back() && !playback_ && !computers_turn() && !view_->is_covered()) guide_->update(*view_);
    if (exercise_ && view_->is_covered())
        view_->hidden()->uncover();  // an exercise has one reader, so the device is not handed over
    view_->let_decide(decides_here());
    const platform::Surroundings& around = platform::surroundings();
    if (around.embedded) {
        draw_embedded();
    } else if (is_small()) {
        draw_small();
    } else if (is_wide()) {
        draw_wide();
    } else {
        draw_tall();
    }
    if (shows_keys_ && editor_is_here()) draw_key_help(view_->keys());
    play_proposed();
    return std::exchange(request_, Request::nothing);
}

void Table::play_proposed() {
    if (auto notice = view_->take_notice()) show_notice(std::move(*notice));
    // What is chosen while an old turn is shown again was meant for a position that has passed.
    const By by = view_->take_follows() ? By::follows : By::hand;
    const Order order = view_->take_order();
    if (!order || (by == By::follows && is_closed())) return;
    playback_ ? skip() : void(play(by, order));
}

void Table::draw_notice_on(const Area& board) {
    board_ = above_bar(board);
    if (!notice_) return;
    const std::vector<Area> lit = view_->lit();
    for (std::size_t i = 0; i < lit.size(); ++i) test_ids::add("lit:" + std::to_string(i), lit[i].min, lit[i].max);
    if (!draw_notice(*notice_, match_->game().id, board_, lit, notice_on_top_)) notice_.reset();
}

void Table::draw_tip_on_board() const {
    const bool pressed = ImGui::IsMouseDown(ImGuiMouseButton_Left);
    if (pressed || !ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows)) return;
    const std::string text = view_->tip(ImGui::GetIO().MousePos);
    tip_about(ImGui::GetID(text.c_str()), text);
}

}  // namespace sightlines
