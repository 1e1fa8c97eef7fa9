// How the others' turns are told: pauses between their actions, marks on the board, showing them again.
#include <algorithm>

#include "app/settings.h"
#include "app/sound.h"
#include "app/test_ids.h"
#include "platform.h"
#include "screens/table/table.h"
#include "screens/table/told_lines.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr double beginners_pace = 1.5;  // who is new looks for each thing on the board

}  // namespace

bool Table::is_own_result(std::size_t ply) const {
    const int you = seats::you(seats_, view_->players());
    return you >= 0 && match_->roll(ply) != nullptr && concerns(*view_, ply, you);
}

// Four seconds, unless the visitor asked for another pace.
double Table::own_result_ms() {
    constexpr double beats = 8;  // times as long as a caption without letters
    return beats * told_ms(0);
}

void Table::show(std::size_t ply) {
    const std::size_t from = match_->cursor();
    match_->go_to(ply);
    view_->moved(from, ply);
    mark_told_moves();
    platform::request_frames();
}

// The view goes back to the usual marks, those of the last turn, by itself when something is played or undone.
void Table::mark_told_moves() {
    const std::size_t end = match_->cursor(), since = std::min(narration_.since(), end);
    const bool others = seats::you(seats_, view_->players()) >= 0;
    view_->show_moves(others ? since : end, end);
}

// The action of a line in the log that has the pointer is marked on the board.
void Table::point_in_log(std::optional<std::size_t> ply) {
    if (ply == pointed_) return;
    pointed_ = ply;
    if (ply) {
        view_->show_moves(*ply, *ply + 1);
    } else {
        mark_told_moves();
    }
    platform::request_frames();
}

// One's own event and its dice come before what others did; alone they are all there is to show.
std::size_t Table::first_told() const {
    const Side you = player_side(seats::you(seats_, view_->players()));
    std::size_t ply = narration_.since();
    while (ply < match_->cursor() && (match_->actor(ply) == you || is_own_result(ply))) ++ply;
    return ply == match_->cursor() ? narration_.since() : ply;
}

bool Table::may_replay() const {
    return !playback_ && !exercise_ && narration_.since() < match_->cursor() && !view_->is_covered();
}

void Table::replay() {
    if (!may_replay()) return;
    narration_.begin(told_from(*view_, narration_.since(), seats::you(seats_, view_->players())));
    play_back(first_told(), true);
}

void Table::tell_from(std::size_t ply) {
    narration_.begin(told_from(*view_, ply, seats::you(seats_, view_->players())));
    if (may_replay()) play_back(narration_.since(), false);
}

void Table::play_back(std::size_t from, bool again) {
    forget_hint();
    dice_.reset();
    notice_.reset();
    playback_ = Playback{.until = match_->cursor(), .again = again, .next_ms = platform::now_ms() + told_ms(0)};
    show(from);
    platform::draw_at(playback_->next_ms);
}

void Table::advance_playback() {
    if (!playback_) return;
    const double now = platform::now_ms();
    while (playback_ && now >= playback_->next_ms) {
        const std::size_t ply = match_->cursor();
        show(ply + 1);
        play_sound(view_->sound_of(ply));
        if (ply >= playback_->event_end) playback_->event_end = event_end(*view_, ply, playback_->until);
        const bool goes_on = ply + 1 < playback_->event_end;
        playback_->next_ms = now + told_ms(goes_on ? 0 : view_->describe(ply, names()).size());
        if (ply + 1 >= playback_->until) playback_.reset();
    }
    if (playback_) platform::draw_at(playback_->next_ms);
}

void Table::end_playback() {
    if (!playback_) return;
    const std::size_t until = playback_->until;
    playback_.reset();
    if (match_->cursor() != until) show(until);
}

void Table::skip() {
    end_playback();
    skips_ = true;
    pause_until_ = 0;
    platform::request_frames();
}

// A roll of nobody in particular is due: a turn begins, and what has led to it is told.
bool Table::rolls_for_all() const { return match_->status().roll.has_value() && view_->asked().player < 0; }

void Table::rest() {
    if (skips_ || match_->cursor() == 0) return;
    const std::size_t ply = match_->cursor() - 1;
    const int you = seats::you(seats_, view_->players());
    const bool own = match_->roll(ply) == nullptr && match_->actor(ply) == player_side(you);
    const bool unseen = has_event_bar() && own && !rolls_for_all();
    const std::size_t letters = unseen ? 0 : describe_event(*view_, ply, ply + 1, names()).size();  // seen on the strip
    double pause = told_ms(letters) * (guide_ ? beginners_pace : 1);
    // One's own result is not taken away by what follows; while dice of its own are due it is not yet complete.
    const bool rolls = match_->status().roll.has_value();
    const bool complete = !rolls || !concerns(*view_, match_->cursor(), you);
    if (is_own_result(ply) && complete && (rolls || decided_by_others())) pause = std::max(pause, own_result_ms());
    pause_until_ = platform::now_ms() + pause;
    platform::draw_at(pause_until_);
}

bool Table::draw_latest_told() {
    if (exercise_) return false;
    const std::vector<Narration::Line> lines = narration_.lines(*match_, *view_, names());
    if (lines.empty()) return false;
    small_text(theme::palette().text, lines.back().text);
    test_ids::add_item("told:latest");
    return true;
}

std::vector<std::string> Table::told() const {
    std::vector<std::string> told;
    for (const Narration::Line& line : narration_.lines(*match_, *view_, names())) told.push_back(line.text);
    return told;
}

void Table::draw_told(float width, std::size_t most) {
    const bool offered = has_event_bar() && on_event_bar_ && on_event_bar_->replays;
    const bool replays =
        !offered && !playback_ && !exercise_ && !computers_turn() && seats::you(seats_, view_->players()) >= 0;
    const std::vector<Narration::Line> lines = narration_.lines(*match_, *view_, names());
    if (view_->events() != nullptr && !exercise_) {
        if (lines.size() < 2) return;  // it is on the strip
        most = std::min(most, most_beside_event_bar);
    }
    switch (draw_told_lines(lines, *view_, most, replays, width)) {
        case PressedTold::replay: return replay();
        case PressedTold::log: tab_ = Tab::log; return;
        case PressedTold::nothing: break;
    }
}

void Table::draw_playback(float width) {
    if (theme::button("Skip", width)) skip();
    test_ids::add_item("skip");
    draw_told(width, most_told);
}

}  // namespace sightlines
