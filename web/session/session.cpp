#include "session/session.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "api/move_list.h"
#include "base/parts.h"
#include "base/settings.h"
#include "base/sound.h"
#include "platform.h"
#include "session/outcome.h"
#include "session/tree_steps.h"

namespace sightlines {
namespace {

constexpr const char* still_loading = "One moment: analysis is still loading.";

constexpr const char* computers_turn_text =
    "It is the computer's turn. To play for it, change the players, or turn on analysis (in the log).";

std::string said_of_computer(const Session& session) {
    if (session.engine.failed()) return "The computer does not answer.";
    if (session.computer.paused()) return "Paused.";
    if (session.telling.is_resting()) return "Watch the next move.";
    return "The computer is thinking\xE2\x80\xA6";
}

// The host of an embed says what it wants, and nothing is kept there.
bool is_host(Session::By by) { return by == Session::By::script && platform::surroundings().embedded; }

constexpr const char* play_or_cancel = "Play your move first, or cancel it.";

constexpr const char* secret_line =
    "You're looking back. What is hidden stays hidden while the game goes on, so no other move can be tried here.";

// Against a line beside the game, at an earlier position.
std::optional<Notice> barrier_to_line(const OpenGame& game, bool by_person) {
    if (!by_person) return nothing_is_played();
    if (!game.may_try()) return Notice{"", secret_line};
    if (game.unconfirmed) return Notice{"", play_or_cancel};
    if (!records_are_here()) return Notice{"", still_loading};
    return std::nullopt;
}

// A puzzle asks for what would be suggested; a guided first game shows how to play by it.
bool may_advise(const OpenGame& game) { return !game.exercise && (game.guided || settings().suggests); }

void let_advise(OpenGame& game) {
    game.advised = may_advise(game);
    game.view->let_advise(game.advised);
}

constexpr const char* no_answer = "The computer does not answer. Your game is safe: ask it again.";

}  // namespace

Session::Session(std::unique_ptr<Match> match, std::unique_ptr<GameView> view, std::string seats)
    : game{.match = std::move(match), .view = std::move(view)} {
    if (!seats.empty()) set_seats(std::move(seats));
    game.before_end = !game.is_at_end();
    if (const std::vector<LoggedTurn> log = game.view->log(); !log.empty()) telling.begin(log.back().first);
    game.changed = false;
}

// In an exercise everything can be undone: its rolls are fixed.
void Session::begin_exercise(std::unique_ptr<Exercise> exercise) {
    game.exercise = std::move(exercise);
    game.exercise->update(*game.match);
    let_advise(game);
    game.analysis = true;
    game.view->set_exercise(game.exercise->first());
}

void Session::end_exercise() {
    game.exercise.reset();
    let_advise(game);
}

void Session::annotate(Annotations annotations) {
    game.match->annotate(std::move(annotations));
    ++game.changes;
    game.changed = true;
}

void Session::set_seats(std::string seats) {
    game.seats = std::move(seats);
    const int players = game.view->players();
    std::array<bool, most_players> here{};
    for (int player = 0; player < players; ++player)
        here[static_cast<std::size_t>(player)] = seats::at(game.seats, player) == seats::here;
    game.view->show_to(std::span(here).first(static_cast<std::size_t>(players)));
    engine.drop();
    ++game.changes;
    if (!game.is_at_end() && game.decided_by_others()) game.before_end = true;
    game.changed = true;
}

void Session::begin_here() {
    game.laid_out = game.match->cursor();
    telling.begin(game.laid_out);
}

void Session::continue_from(std::size_t ply) {
    see_end();
    tell_from(ply);
}

bool Session::take_change() {
    return !telling.playback() && std::exchange(game.changed, false);  // meanwhile the cursor is not where the game is
}

std::optional<GameEnd> Session::take_end() { return std::exchange(end_, std::nullopt); }

bool Session::decides_here() const {
    const bool here = game.looks_back() ? game.may_try() : !game.decided_by_others();
    return here && !telling.playback() && !game.is_closed();
}

void Session::confirm() {
    game.unconfirmed.reset();
    go_on();
    platform::request_frames();
}

void Session::go_on() {
    game.view->let_decide(decides_here());
    if (!game.is_closed()) game.view->played();
}

std::optional<Notice> Session::barrier(By by) const {
    const bool by_person = by == By::hand || by == By::text || by == By::script;
    if (game.looks_back() && !is_host(by)) return barrier_to_line(game, by_person);
    if (game.unconfirmed) return Notice{"", play_or_cancel};
    if (game.is_closed() && game.exercise->judges()) return Notice{"", "Your move is being judged."};
    if (game.is_closed()) return Notice{"", "This puzzle is done. To play on from here, look at it in analysis."};
    if (by_person && game.decided_by_computer()) return Notice{"", computers_turn_text};
    if (game.analysis && !game.exercise && game.match->tree() == nullptr && !game.is_at_end())
        return Notice{"", still_loading};
    if (by != By::computer && game.decided_elsewhere()) return Notice{"", asked().question};
    return std::nullopt;
}

// Somebody who loses the game at once, where something better is possible, is asked for it twice.
std::optional<Notice> Session::warn_of_losing(By by, const Order& order) {
    if ((by != By::hand && by != By::text) || game.exercise || game.is_free()) return std::nullopt;
    const std::unique_ptr<Match> trial = game.match->from_here();
    if (!order(*trial) || trial->cursor() == 0) return std::nullopt;
    const std::size_t last = trial->cursor() - 1;
    const std::optional<Match::Better> better = trial->better_than_losing(last);
    if (!better || std::exchange(warned_of_, trial->text(last)) == trial->text(last)) return std::nullopt;
    const std::string otherwise = better->wins ? "\"" + better->words + "\" wins it." : "other moves do not.";
    return Notice{"", "This loses the game at once, and " + otherwise + " To lose all the same, choose it again."};
}

std::optional<Notice> Session::attempt(By by, const Order& order) {
    telling.end();
    if (auto stands = barrier(by)) return stands;
    if (game.looks_back() && !is_host(by)) return TreeSteps::here().attempt(*this, static_cast<int>(by), order);
    if (auto warning = warn_of_losing(by, order)) return warning;
    const std::size_t from = game.match->cursor();
    std::string left = link_to_leave();
    if (const Result<> played = order(*game.match); !played) return Notice{played.error().rule, played.error().message};
    if (game.match->tree() != nullptr && !game.is_free()) TreeSteps::here().put_first(*this);
    if (game.match->cursor() != from) {
        left_ = std::move(left);
        game.view->moved(from, game.match->cursor());
        if (by == By::hand && settings().confirms && !game.exercise && !game.is_free() && !game.view->is_covered())
            game.unconfirmed = from;
        settle(by, from);
    }
    return std::nullopt;
}

// To the whole game, where what others have played since is about to be replaced; else "".
std::string Session::link_to_leave() const {
    const Match& match = *game.match;
    bool others = false;
    for (std::size_t ply = match.cursor(); ply < match.size(); ++ply)
        others |= match.roll(ply) == nullptr && !turns::decided_here(match, game.seats, ply);
    if (!others || match.tree() != nullptr || game.exercise) return "";
    const Result<std::string> link = write_link(match.record());
    return link ? *link : "";
}

bool Session::play(By by, const Order& order) {
    const std::size_t from = game.match->cursor();
    if (auto stands = attempt(by, order)) notice.show(std::move(*stands));
    return game.match->cursor() != from;
}

void Session::play_proposed() {
    if (auto proposed = game.view->take_notice()) notice.show(std::move(*proposed));
    // What is chosen while an old turn is shown again was meant for a position that has passed.
    const By by = game.view->take_follows() ? By::follows : By::hand;
    const Order order = game.view->take_order();
    if (!order || (by == By::follows && game.is_closed())) return;
    telling.playback() ? telling.skip() : void(play(by, order));
}

std::optional<Notice> Session::play_moves(std::string_view text, bool by_script) {
    return attempt(by_script ? By::script : By::text, [text](Match& match) -> Result<> {
        std::optional<RefusedMove> refused = sightlines::play_moves(match, text);
        if (!refused) return ok;
        if (!refused->move.empty())
            refused->error.message =
                "Move " + std::to_string(refused->index + 1) + ", " + refused->move + ": " + refused->error.message;
        return std::move(refused->error);
    });
}

void Session::judge_exercise(std::size_t from) {
    Match& match = *game.match;
    const std::size_t cursor = match.cursor();
    // Moves that were taken back are no longer in the match, so undoing them cannot be animated.
    if (game.exercise->judge(match, from)) game.view->moved(std::min(cursor, match.size()), match.cursor());
    platform::announce(game.exercise->announced());
}

void Session::take_roll(const Roll& thrown) {
    Json dice = Json::array();
    for (const int face : thrown.faces) dice.push_back(face);
    play(By::dice, [&](Match& match) { return match.play(Json{{"do", "roll"}, {"dice", dice}}); });
}

void Session::roll_at_once() {
    const Status status = game.match->status();
    if (!status.roll || game.looks_back() || game.is_closed()) return;
    play_sound(platform::Sound::dice);
    take_roll(random_roll(*status.roll));
}

void Session::settle(By by, std::size_t from) {
    warned_of_.clear();
    game.before_end = false;
    if (game.exercise) judge_exercise(from);
    const std::size_t cursor = game.match->cursor();
    if (by != By::dice && by != By::computer && by != By::follows) {
        telling.begin(std::min(from, cursor));
        telling.decided();
        ++game.decisions;
        computer.forget_from(from);
    } else {
        telling.mark_moves();
        telling.rest();
    }
    ++game.changes;
    if (cursor > from) {
        const platform::Sound sound = game.view->sound_of(cursor - 1);
        if (by != By::dice || sound != platform::Sound::dice) play_sound(sound);  // dice are heard while they roll
    }
    see_end();
    notice.close();
    hints.forget();
    roll.reset();
    roll.allow_auto_roll();
    if (!game.unconfirmed) go_on();
    game.changed = true;
    platform::request_frames();
    unannounced_ = true;
}

void Session::announce_position() {
    if (!std::exchange(unannounced_, false)) return;
    const std::size_t cursor = game.match->cursor();
    if (cursor == 0 || (game.exercise && !game.exercise->step().said.empty())) return;
    const Prompt asked = this->asked();
    const std::string told = game.view->describe(cursor - 1, game.names());
    platform::announce((told.empty() ? game.match->public_text(cursor - 1) + "." : told) + " " + asked.who + ". " +
                       asked.question);
}

void Session::see_end() {
    game.ended_ms.reset();
    ++game.ends;
    const std::optional<Outcome> outcome = game.match->status().outcome;
    if (game.exercise || !outcome) return;
    game.ended_ms = platform::now_ms() + game.view->motion_left();
    const int players = game.view->players(), you = game.you();
    bool won = false;
    int computers = 0, level = 0;
    for (int player = 0; player < players; ++player) {
        const char seat = seats::at(game.seats, player);
        won |= seat == seats::here && wins(*outcome, player);
        computers += seats::level_of(seat) > 0 ? 1 : 0;
        level = std::max(level, seats::level_of(seat));
    }
    const bool drawn = outcome->winners.empty();
    if (won || (you >= 0 && !drawn)) play_sound(won ? platform::Sound::won : platform::Sound::lost);
    if (you >= 0 && computers == players - 1 && !game.analysis)
        end_ = GameEnd{level, won ? FinalResult::won : drawn ? FinalResult::drawn : FinalResult::lost};
}

void Session::ask_hint() {
    if (game.looks_back()) return notice.show(nothing_is_played());
    if (game.decided_elsewhere()) return notice.show({"", asked().question});
    const Side next = game.match->status().to_act;
    if (game.exercise || next < Side::first || game.computers_turn() || game.view->is_covered()) return;
    hints.ask();
}

bool Session::take_reply(int ticket, std::string_view reply) {
    if (!engine.receive(ticket, reply)) return false;
    platform::request_frames();
    if (!engine.failed()) return true;
    notice.show({"", no_answer});
    return false;
}

bool Session::advance(bool shows_dice) {
    if (game.advised != may_advise(game)) let_advise(game);
    telling.advance();
    if (sending.has_been_copied()) {
        telling.end();  // a change is kept at once only while the cursor is where the game is
        sending.take_copied();
    }
    grow_tree();
    if (telling.playback() || game.unconfirmed) return false;
    const bool rests = telling.is_resting();
    if (rests) platform::draw_at(telling.rests_until());
    if (!computer.paused() && !rests && game.computer_rolls() && !roll.is_rolling())
        shows_dice ? roll.throw_dice(*game.match->status().roll) : roll_at_once();
    if (!game.computers_turn()) {
        computer.drop();
        return true;
    }
    if (const auto reply = computer.choose(rests)) play_computer_action(*reply);
    return false;
}

void Session::play_computer_action(const EngineReply& reply) {
    const std::size_t ply = game.match->cursor();
    const bool stands = play(By::computer, [&](Match& match) { return match.play(reply.action); });
    computer.played(ply, reply, stands);
}

Prompt Session::asked() const {
    Prompt asked = game.view->asked();
    const Exercise* exercise = game.exercise.get();
    if (exercise == nullptr) {
        const Names names = game.names();
        asked.question = addressed(std::move(asked.question), *game.view, names);
        if (asked.player != names.you) asked.who = addressed(std::move(asked.who), *game.view, names);
    }
    if (telling.playback()) {
        asked.who = "Replay";
        asked.question = telling.playback()->again ? "The last turn, once more." : "See what was played.";
        return asked;
    }
    if (game.match->status().outcome) {
        if (exercise == nullptr) asked.who = title_of(*game.match, *game.view, game.seats);
        return asked;
    }
    const bool named = asked.player >= 0 && !seats::who(game.seats, asked.player, game.view->players()).empty();
    if (named && exercise == nullptr)
        asked.who = player_label(*game.view, game.seats, asked.player, game.match->annotations().players);
    if (game.analysis && !game.is_at_end()) asked.who = "Looking back";
    if (game.looks_back()) {
        asked.question = game.may_try() ? "The game went on from here. A move here opens a line beside it."
                                        : "The game went on from here.";
        return asked;
    }
    if (game.unconfirmed) {
        asked.question = "Play this move?";
        return asked;
    }
    if (game.decided_elsewhere()) asked.question = sending.said_of_friend(asked.player);
    const TellsEvents* events = game.view->events();
    if (game.computer_rolls() && !(events != nullptr && events->asks_of_all_dice()))
        asked.question = "The computer rolls.";
    if (game.decided_by_computer()) asked.question = said_of_computer(*this);
    return asked;
}

void Session::replay() {
    if (!telling.may_replay()) return;
    hints.forget();
    roll.reset();
    notice.close();
    telling.replay();
}

void Session::tell_from(std::size_t ply) {
    telling.begin_at_turn(ply);
    if (!telling.may_replay()) return;
    hints.forget();
    roll.reset();
    notice.close();
    telling.play_back(telling.since(), false);
}

bool Session::analyse() {
    if (game.keeps_secrets()) return notice.show(stays_hidden()), false;
    if (!game.analysis && game.by_link()) {
        request_ = Request::analyse;
        analysed_from_ = game.match->cursor();
        return true;
    }
    if (!game.analysis) game.was_over = game.match->actor(game.match->size()) == Side::nobody;
    game.analysis = !game.analysis;
    if (game.analysis) {
        platform::fetch_deferred(panels_part);
        platform::fetch_deferred(records_part);
    }
    game.beside = false;
    if (!game.analysis && game.match->tree() != nullptr) TreeSteps::here().leave(*this);
    grow_tree();
    return true;
}

bool Session::analyse_from(std::size_t ply) {
    if (!game.analysis) analyse();
    if (request_ == Request::analyse) return analysed_from_ = ply, false;
    go_to(ply);
    return true;
}

void Session::grow_tree() {
    if (game.analysis && !game.exercise && records_are_here()) game.match->grow_tree();
}

}  // namespace sightlines
