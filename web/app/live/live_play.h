// The game on the table, played live: this page's room, the connections that it needs, and the cards that ask.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/desk.h"
#include "app/live/live_desk.h"
#include "screens/by_link/live_card.h"
#include "session/live/room.h"
#include "session/live/ticket.h"
#include "session/seats.h"

namespace sightlines {

class LivePlay final : public LiveDesk, public LiveCourse {
  public:
    explicit LivePlay(Desk& desk) : desk_(desk) {}
    ~LivePlay() override;

    void invite() override { invite(-2); }
    std::string open(std::string_view text, From from) override;
    void news(platform::LiveNews news, int connection, std::string_view text) override;
    void follow() override;
    void draw() override;
    bool asks() const override { return asks_undo() || shows_dice_ || (card_ != Card::none && !folded_); }
    void close_card() override;
    std::string talk() const override;
    void answer(std::string_view command) override;
    std::string state() const override;

    bool locks() const override;
    std::string said() const override;
    bool draw(float width) override;
    void draw_ways(float width) override;

  private:
    enum class Card { none, invites, joins, answers };

    // live_play.cpp
    Session& session() const { return desk_.table()->session(); }
    bool is_on_table() const;  // the room's game
    bool is_met() const { return met_ && is_on_table(); }
    void look_at_table();  // another game is there, perhaps, or none
    bool open_room(bool host, int seat);
    void leave(std::string notice);
    void pump();
    void take(live::Event& event);
    void part(std::string sentence);
    void leave_with(const live::Event& event);
    void show_next();
    void play_shown(const live::Event& event);
    void replace(const live::Event& event);
    void name_players();
    void play_all_shown();
    bool may_show() const;
    double now() const;

    // tickets.cpp
    void invite(int seat);
    int free_seat() const;
    std::string game_link(int seat) const;
    void write_offer(std::string_view reach);
    void write_answer(std::string_view reach);
    std::string open_offer(live::Ticket ticket, From from);
    std::string open_answer(const live::Ticket& ticket, std::string_view text, From from);
    bool is_waited_for(const live::Ticket& ticket) const;
    bool is_answer(std::string_view text) const;
    void join();
    void offer_ticket();  // on the clipboard at once, where that is allowed, and as a code
    std::string ticket_words() const;
    void give();  // the ticket, to whom it is meant for

    // cards.cpp
    void show_card(Card card);
    LiveCard card() const;
    std::vector<LiveCard::Button> asked_now() const;
    std::vector<LiveCard::Button> ways() const;
    std::string company() const;
    std::string undo_words() const;
    bool asks_undo() const { return !undo_folded_ && is_met() && room_->asks_undo(); }
    bool waits() const { return folded_ && (card_ == Card::invites || card_ == Card::answers); }
    void forget_card();  // and whoever it waits for
    LiveCard dice_card() const;
    std::vector<std::string> proven() const;  // a line for each roll of all, and whether it holds
    std::string numbers() const;              // all that is needed to work out the rolls again
    void take_mark();                         // from the board: with the right button, or a finger that rests
    void show_mark(std::string mark);

    Desk& desk_;
    std::unique_ptr<live::Room> room_;
    bool met_ = false;               // somebody was there
    int began_ = 0;                  // so many actions the game had when the room was opened
    std::string match_;              // whose room it is
    std::deque<live::Event> queue_;  // what has come and is not shown yet
    std::size_t told_ = 0;           // so many actions of the game on the table are known to the room
    std::vector<live::Presence> presences_;
    std::vector<live::ProvenRoll> rolls_;  // of match_, even when the room is left
    std::size_t heard_rolls_ = 0;          // so many of the room are among them

    Card card_ = Card::none;
    bool folded_ = false, undo_folded_ = false, shows_dice_ = false;  // closed, and in the panel
    float height_ = 0;
    int last_connection_ = 0;
    int connection_ = 0;     // of the card
    int offered_ = -1;       // the seat
    bool connects_ = false;  // the answer is here
    std::string ticket_;     // to be given; "": not yet
    Code code_;              // the same, for a camera
    bool copied_ = false;    // it is on the clipboard, without a press
    bool gave_ = false;      // it was sent or copied by one
    std::optional<live::Ticket> invitation_;
    int sent_before_ = -1;     // what was known to others before somebody was invited
    std::string marked_;       // "Look here"
    double marked_until_ = 0;  // of platform::now_ms
    bool held_ = false;        // a finger rests, and its mark was told
};

}  // namespace sightlines
