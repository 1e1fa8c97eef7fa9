// The game on the table, played live: this page's room, the connections that it needs, and the cards that ask.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/desk.h"
#include "app/live/live_desk.h"
#include "screens/live/card.h"
#include "session/live/room.h"
#include "session/live/ticket.h"
#include "session/seats.h"

namespace sightlines {

class LivePlay final : public LiveDesk, public LiveCourse {
  public:
    explicit LivePlay(Desk& desk) : desk_(desk) {}
    ~LivePlay() override;

    void look() override;
    std::string_view barred() const override { return can_ ? std::string_view(*can_) : std::string_view(); }
    void invite() override { invite(-2); }
    std::string game_of(std::string_view text) const override;
    std::string open(std::string_view text, From from) override;
    void news(platform::LiveNews news, int connection, std::string_view text) override;
    void follow() override;
    void table_is_put() override;
    void draw() override;
    bool asks() const override { return card_ != Card::none; }
    std::string talk() const override;
    void answer(std::string_view command) override;
    std::string state() const override;
    std::vector<std::string> proven() const override;

    bool locks() const override;
    std::string said() const override;
    void draw(float width) override;

  private:
    enum class Card { none, invites, joins, answers };

    // live_play.cpp
    Session& session() const { return desk_.table()->session(); }
    bool is_on_table() const;
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
    void join();
    void give(bool by_hand);  // the ticket, to whom it is meant for
    std::string own_name() const;

    // cards.cpp
    LiveCard card() const;
    std::vector<LiveCard::Button> panel() const;
    std::string company() const;
    void close_card();
    void check_dice();
    void take_mark();  // from the board: with the right button, or a finger that rests
    void show_mark(std::string mark);

    Desk& desk_;
    std::optional<std::string> can_;  // as LiveNews::can
    bool scans_ = false;
    std::unique_ptr<live::Room> room_;
    std::string match_;              // whose room it is
    bool putting_ = false;           // a game on the table, by ourselves
    std::deque<live::Event> queue_;  // what has come and is not shown yet
    std::size_t told_ = 0;           // so many actions of the game on the table are known to the room
    std::vector<live::Presence> presences_;

    Card card_ = Card::none;
    float height_ = 0;
    int last_connection_ = 0;
    int connection_ = 0;     // of the card
    int offered_ = -1;       // the seat
    bool connects_ = false;  // the answer is here
    std::string ticket_;     // to be given; "": not yet
    std::optional<live::Ticket> invitation_;
    int sent_before_ = -1;     // what was known to others before somebody was invited
    std::string marked_;       // "Look here"
    double marked_until_ = 0;  // of platform::now_ms
    bool held_ = false;        // a finger rests, and its mark was told
};

}  // namespace sightlines
