#include "session/telling.h"

#include <algorithm>
#include <ranges>

#include "base/settings.h"
#include "base/sound.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr double beginners_pace = 1.5;  // who is new looks for each thing on the board
constexpr double result_ms = 4000;      // that a result stays in the bar, at least
constexpr std::size_t unhurried = 12;   // actions of a turn
constexpr std::size_t most_faces = 8;   // in the bar; more are told in the sentence only

// Four seconds, unless the visitor asked for another pace.
double own_result_ms() {
    constexpr double beats = 8;  // times as long as a caption without letters
    return beats * told_ms(0);
}

// What is left of a pause so late in a turn: nobody is to watch a long one for minutes.
double hurried(std::size_t actions_told) {
    constexpr double least = 0.2;
    return std::max(least, unhurried / static_cast<double>(std::max(unhurried, actions_told)));
}

}  // namespace

std::vector<std::string> Telling::told() const {
    std::vector<std::string> told;
    for (const Narration::Line& line : lines()) told.push_back(line.text);
    return told;
}

std::string Telling::turn() const {
    const TellsEvents* events = game_.view->events();
    if (events == nullptr) return "";
    return events->describe_turn(narration_.since(), game_.match->cursor(), game_.names());
}

bool Telling::is_own_result(std::size_t ply) const {
    const int you = game_.you();
    return you >= 0 && game_.match->roll(ply) != nullptr && concerns(*game_.view, ply, you);
}

void Telling::show(std::size_t ply) {
    const std::size_t from = game_.match->cursor();
    game_.match->go_to(ply);
    game_.view->moved(from, ply);
    mark_moves();
    platform::request_frames();
}

// The view goes back to the usual marks, those of the last turn, by itself when something is played or undone.
void Telling::mark_moves() {
    const std::size_t end = game_.match->cursor(), since = std::min(narration_.since(), end);
    const bool others = game_.you() >= 0;
    game_.view->show_moves(others ? since : end, end);
}

void Telling::point_at(std::optional<std::size_t> ply) {
    if (ply == pointed_) return;
    pointed_ = ply;
    if (ply) {
        game_.view->show_moves(*ply, *ply + 1);
    } else {
        mark_moves();
    }
    platform::request_frames();
}

// One's own event and its dice come before what others did; alone they are all there is to show.
std::size_t Telling::first_told() const {
    const Side you = player_side(game_.you());
    const std::size_t since = narration_.since(), end = game_.match->cursor();
    std::size_t ply = since;
    while (ply < end && (game_.match->actor(ply) == you || is_own_result(ply))) ++ply;
    return ply == end ? since : ply;
}

bool Telling::may_replay() const {
    return !playback_ && !game_.exercise && narration_.since() < game_.match->cursor() && !game_.view->is_covered();
}

void Telling::begin_at_turn(std::size_t ply) { begin(told_from(*game_.view, ply, game_.you())); }

void Telling::replay() {
    begin_at_turn(narration_.since());
    play_back(first_told(), true);
}

double Telling::hurry(std::size_t ply) const {
    const std::size_t begun = std::max(since(), told_from(*game_.view, ply, game_.you()));
    return hurried(ply - std::min(ply, begun));
}

void Telling::play_back(std::size_t from, bool again) {
    playback_ = Playback{.until = game_.match->cursor(), .again = again, .next_ms = platform::now_ms() + told_ms(0)};
    show(from);
    platform::draw_at(playback_->next_ms);
}

void Telling::advance() {
    if (!playback_) return;
    const double now = platform::now_ms();
    while (playback_ && now >= playback_->next_ms) {
        const std::size_t ply = game_.match->cursor();
        show(ply + 1);
        play_sound(game_.view->sound_of(ply));
        if (ply >= playback_->event_end) playback_->event_end = event_end(*game_.view, ply, playback_->until);
        const bool goes_on = ply + 1 < playback_->event_end;
        const std::size_t letters = goes_on ? 0 : game_.view->describe(ply, game_.names()).size();
        playback_->next_ms = now + hurry(ply) * told_ms(letters);
        if (ply + 1 >= playback_->until) playback_.reset();
    }
    if (playback_) platform::draw_at(playback_->next_ms);
}

void Telling::end() {
    if (!playback_) return;
    const std::size_t until = playback_->until;
    playback_.reset();
    if (game_.match->cursor() != until) show(until);
}

void Telling::skip() {
    end();
    skips_ = true;
    rests_until_ = 0;
    platform::request_frames();
}

bool Telling::is_resting() const { return platform::now_ms() < rests_until_; }

void Telling::rest() {
    if (skips_ || game_.match->cursor() == 0) return;
    const std::size_t ply = game_.match->cursor() - 1;
    const int you = game_.you();
    const bool own = game_.match->roll(ply) == nullptr && game_.match->actor(ply) == player_side(you);
    const bool unseen = game_.tells_events() && own && !game_.rolls_for_all();  // it was seen in the bar
    const std::size_t letters = unseen ? 0 : describe_event(*game_.view, ply, ply + 1, game_.names()).size();
    double pause = hurry(ply) * told_ms(letters) * (game_.guided ? beginners_pace : 1);
    // One's own result is not taken away by what follows; while dice of its own are due it is not yet complete.
    const bool rolls = game_.match->status().roll.has_value();
    const bool complete = !rolls || !concerns(*game_.view, game_.match->cursor(), you);
    if (is_own_result(ply) && complete && (rolls || game_.decided_by_others()))
        pause = std::max(pause, own_result_ms());
    rests_until_ = platform::now_ms() + pause;
    platform::draw_at(rests_until_);
}

void Telling::update_bar() {
    const std::vector<Narration::Line> told = lines();
    if (told.empty()) return let_bar_go();
    EventOnBar event = event_of(told);
    const bool stands = on_bar_ && on_bar_->ply == event.ply && on_bar_->text == event.text;
    if (!stands || on_bar_->replays != event.replays) on_bar_ = std::move(event);
}

void Telling::let_bar_go() {
    if (!on_bar_) return;
    const double until = on_bar_->since_ms + result_ms;
    if (platform::now_ms() >= until) return on_bar_.reset();
    platform::draw_at(until);
}

EventOnBar Telling::event_of(const std::vector<Narration::Line>& lines) const {
    const bool told_to = playback_ || game_.decided_by_others();
    const int you = game_.you();
    const Narration::Line& latest = lines.back();
    // Here a result stays until the next one.
    const auto result = std::ranges::find_if(std::views::reverse(lines), [](const auto& line) { return line.rolled; });
    const bool others_since = you >= 0 && latest.player >= 0 && latest.player != you;
    const bool newest = told_to || others_since || result == lines.rend() || game_.rolls_for_all();
    const Narration::Line& line = newest ? latest : *result;
    EventOnBar event{
        .text = line.text, .player = line.player, .since_ms = platform::now_ms(), .first = line.first, .ply = line.ply};
    const bool others = std::ranges::any_of(lines, [you](const auto& each) { return each.player != you; });
    const bool mine = !told_to && !game_.match->status().roll && !(&line == &latest && is_being_read(line.ply));
    if (mine && you >= 0 && others && lines.size() > 1) {
        event.replays = true;
        const std::string whole = turn();
        if (!whole.empty()) event.text = whole, event.player = -1;
    }
    if (event.player >= 0 && line.roll.faces.size() <= most_faces) {
        event.roll = line.roll;
        event.sides = line.sides;
    }
    // Of a game that is over, how it ended comes last.
    event.begins = (event.replays || game_.rolls_for_all()) && !game_.match->status().outcome;
    event.passes = told_to && !event.replays;
    for (std::size_t ply = line.first; ply <= line.ply && !event.replays; ++ply) event.passes |= is_own_result(ply);
    return event;
}

// A result that ends their turn is read before the turn is summed up.
bool Telling::is_being_read(std::size_t ply) const {
    if (!is_own_result(ply)) return false;
    const bool there = on_bar_ && on_bar_->ply == ply;
    if (there && on_bar_->replays) return false;  // it has been summed up
    const double now = platform::now_ms(), read_ms = (there ? on_bar_->since_ms : now) + own_result_ms();
    if (now < read_ms) platform::draw_at(read_ms);
    return now < read_ms;
}

}  // namespace sightlines
