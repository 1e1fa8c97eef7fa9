#include "screens/table/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/keys.h"
#include "base/parts.h"
#include "base/test_ids.h"
#include "games/page.h"
#include "platform.h"
#include "screens/analysis/analysis.h"
#include "screens/puzzles/puzzle_card.h"
#include "screens/study/study.h"
#include "screens/table/deferred_panels.h"
#include "screens/table/sizes.h"

namespace sightlines {
namespace {

bool pressed(ImGuiKey key) { return key_repeated(key); }

}  // namespace

Table::Table(std::unique_ptr<Match> match, std::string seats) : Table(make_view(*match), std::move(match), seats) {}

Table::Table(std::unique_ptr<BoardView> view, std::unique_ptr<Match>&& match, const std::string& seats)
    : view_(*view), session_(std::move(match), std::move(view), seats) {
    const Annotations& written = this->match().annotations();
    const bool stays = !written.match.empty() && !platform::surroundings().embedded;
    if (stays || (written.notes.empty() && written.lines.empty() && !written.has_chapters())) return;
    const bool told = std::ranges::any_of(written.notes, [](const Note& note) { return !note.text.empty(); });
    session_.game.match->grow_tree();
    session_.game.reading = told && seats.empty();
    session_.game.reads() ? session_.go_to(0) : void(tab_ = Tab::log);
    session_.game.changed = false;
}

Table::Table(std::unique_ptr<Match> match, std::unique_ptr<ExerciseCard> exercise) : Table(std::move(match)) {
    exercise_ = exercise.get();
    session_.begin_exercise(std::move(exercise));
}

Table::~Table() = default;

Study& Table::study() const {
    if (study_ == nullptr) study_ = TableRecords::here().study(session_, view_);
    return *study_;
}

Analysis& Table::analysis() const {
    if (analysis_ == nullptr) analysis_ = TableRecords::here().analysis(session_, view_, tab_);
    return *analysis_;
}

void act_on_puzzle(Table& table, std::string_view command) {
    if (table.puzzle()->act(command)) table.session().hints.forget();
    platform::request_frames();
}

void Table::press(ExerciseCard::Pressed what) {
    if (what == ExerciseCard::Pressed::show) return session_.hints.forget();
    if (what != ExerciseCard::Pressed::nothing) pressed_ = what;
}

ExerciseCard::Pressed Table::take_pressed() { return std::exchange(pressed_, ExerciseCard::Pressed::nothing); }

void Table::guide() {
    guide_.emplace();
    session_.game.guided = true;
    platform::fetch_deferred(panels_part);
}

void Table::ask_hint() {
    if (!session_.game.looks_back()) tab_ = Tab::play;
    session_.ask_hint();
}

void Table::engine_replied(int ticket, std::string_view reply) {
    if (!session_.take_reply(ticket, reply)) return;
    if (exercise() != nullptr) return exercise()->take_reply(session_);
    if (session_.game.analysis && records_are_here()) analysis().take_replies();
    session_.hints.take_replies();
}

void Table::analyse_and_review() {
    review_wanted_ = true;
    tab_ = Tab::analysis;
    (void)session_.analyse_from(session_.game.laid_out);
}

void Table::after_end(AfterEnd pressed) {
    OpenGame& game = session_.game;
    switch (pressed) {
        case AfterEnd::nothing: return;
        case AfterEnd::next_level:
            for (char& seat : game.seats) {
                const int level = seats::level_of(seat);
                if (level > 0 && level < match().game().levels) seat = seats::computer(level + 1);
            }
            session_.request(Request::rematch);
            break;
        case AfterEnd::swap_sides:
            game.seats.resize(static_cast<std::size_t>(view_.players()), seats::here);
            std::rotate(game.seats.begin(), game.seats.end() - 1, game.seats.end());
            session_.request(Request::rematch);
            break;
        case AfterEnd::rematch: session_.request(Request::rematch); break;
        case AfterEnd::next_scenario: session_.request(Request::next_scenario); break;
        case AfterEnd::review: analyse_and_review(); break;
        case AfterEnd::turning_point: {
            const Ending ending = TablePanels::here().ending(ending_);
            if (!session_.analyse_from(ending.turn_ply)) break;
            tab_ = Tab::log;
            session_.notice.show(news(ending.turn));
            break;
        }
        case AfterEnd::share: tab_ = Tab::share; break;
        case AfterEnd::last_blow: session_.telling.play_back(TablePanels::here().last_blow(ending_), true); break;
    }
    platform::request_frames();
}

void Table::close() {
    if (shows_keys_) {
        shows_keys_ = false;
    } else {
        session_.notice.close();
    }
}

void Table::take_keys() {
    const OpenGame& game = session_.game;
    view_.let_take_arrows(!session_.game.arrows_step());
    const bool command = ImGui::GetIO().KeyCtrl;
    const bool shift = ImGui::GetIO().KeyShift;
    if (pressed(ImGuiKey_Z)) return command && shift ? session_.redo() : session_.undo();
    if (pressed(ImGuiKey_Y)) return session_.redo();
    if (command) return;
    if (pressed(ImGuiKey_Slash)) {
        shows_keys_ = !shows_keys_;
        if (shows_keys_) platform::fetch_deferred(panels_part);
    }
    if (pressed(ImGuiKey_Escape)) {
        shows_keys_ = false;
        session_.notice.close();
    }
    if (pressed(ImGuiKey_K)) take_share_key();
    if (pressed(ImGuiKey_O)) platform::show_open_sheet();
    if (pressed(ImGuiKey_M) && !shift) platform::show_move_sheet();
    if (pressed(ImGuiKey_Q)) session_.analyse();
    if (pressed(ImGuiKey_H)) session_.request(Request::leave);
    if (pressed(ImGuiKey_Equal)) ask_hint();
    const Status status = match().status();
    if (pressed(ImGuiKey_N) && status.outcome) session_.request(Request::rematch);
    if (pressed(ImGuiKey_Backslash)) session_.telling.playback() ? session_.telling.skip() : session_.replay();
    if (pressed(ImGuiKey_Semicolon)) session_.request(Request::settings);
    if (pressed(ImGuiKey_T) && status.roll && !game.unconfirmed && !game.watches() && !game.is_closed())
        game.looks_back() ? session_.notice.show(nothing_is_played()) : session_.roll.throw_dice(*status.roll);
    const bool arrows = session_.game.arrows_step() && !view_.wants_arrows();
    if (match().tree() != nullptr && study().take_keys(arrows)) return;
    if (pressed(ImGuiKey_LeftBracket) || (arrows && pressed(ImGuiKey_LeftArrow))) session_.step(-1);
    if (pressed(ImGuiKey_RightBracket) || (arrows && pressed(ImGuiKey_RightArrow))) session_.step(1);
    if (pressed(ImGuiKey_Home) || (arrows && pressed(ImGuiKey_UpArrow))) session_.go_to(0);
    if (pressed(ImGuiKey_End) || (arrows && pressed(ImGuiKey_DownArrow))) session_.go_to(match().size());
    if (pressed(ImGuiKey_R))
        shift ? session_.replay()
              : platform::show_rule(match().game().id, session_.notice.now() ? session_.notice.now()->rule : "");
}

// With several links to choose from, the player decides.
void Table::take_share_key() {
    std::optional<Notice> notice;
    if (puzzle() != nullptr) {
        act_on_puzzle(*this, "share");
    } else if (session_.sending.has_to_send()) {
        notice = TableRecords::here().send(session_.sending);
    } else if (session_.sharing().has_hidden_information()) {
        tab_ = Tab::share;
    } else {
        notice = copy_link(match().record_to_share());
    }
    if (notice) session_.notice.show(std::move(*notice));
}

void Table::follow() {
    const OpenGame& game = session_.game;
    if (std::exchange(ends_, game.ends) != game.ends && game.ended_ms) tab_ = Tab::play;
    if (std::exchange(decisions_, game.decisions) != game.decisions && guide_) guide_->played();
    if (!game.analysis && tab_ == Tab::analysis) tab_ = Tab::log;
    if (std::exchange(notices_, session_.notice.count()) == session_.notice.count()) return;
    const float pointed = ImGui::GetIO().MousePos.y;
    notice_on_top_ = pointed > (board_.min.y + board_.max.y) / 2 && pointed < board_.max.y;
}

Table::Request Table::draw() {
    const OpenGame& game = session_.game;
    follow();
    take_keys();
    const bool free = session_.advance(tab_ == Tab::play);
    if (free && !(exercise() != nullptr ? exercise()->asks(session_) : asks_for_analysis()))
        session_.hints.ask_chances();
    follow();
    const bool guides = guide_ && panels_are_here();
    if (guides && (game.looks_back() || game.beside)) TablePanels::here().put_off_guide(*guide_);
    const bool plays = !game.looks_back() && !game.beside && !session_.telling.playback() && !game.computers_turn();
    if (guides && plays && !view_.is_covered()) TablePanels::here().update_guide(*guide_, view_);
    view_.spotlight(guides && guide_->now() ? guide_->now()->place : -1);
    view_.be_quiet(is_advised(guide_, session_.hints.hint().has_value()));
    if (game.exercise && view_.is_covered())
        view_.hidden()->uncover();  // an exercise has one reader, so the device is not handed over
    view_.let_decide(session_.decides_here());
    if (platform::surroundings().embedded) {
        draw_embedded();
    } else if (table::is_small()) {
        TablePanels::here().draw_small(*this);
    } else if (table::is_wide()) {
        draw_wide();
    } else {
        draw_tall();
    }
    if (shows_keys_ && panels_are_here()) TablePanels::here().draw_key_help(view_.keys());
    session_.play_proposed();
    follow();
    return session_.take_request();
}

bool Table::asks_for_analysis() {
    const bool analyses = session_.game.analysis && !session_.game.exercise;
    if (!analyses || !records_are_here() || match().tree() == nullptr) return false;
    if (std::exchange(review_wanted_, false)) analysis().begin_review();
    return analysis().ask();
}

void Table::act_in_study(std::string_view command, std::string_view what) {
    constexpr std::string_view to_analysis = "analysis:";
    if (!session_.game.analysis || !command.starts_with(to_analysis)) return study().act(command, what);
    platform::request_frames();
    analysis().act(command.substr(to_analysis.size()), what);
}

std::string Table::study_text() const {
    const bool analyses = session_.game.analysis && !session_.game.exercise;
    return study().text(analyses ? analysis().text() : "null");
}

std::string Table::study_stamp() const {
    const bool analyses = session_.game.analysis && !session_.game.exercise;
    return study().stamp() + (analyses ? analysis().stamp() : "");
}

}  // namespace sightlines
