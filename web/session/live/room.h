// One page's part in a game that several play at once, without page, clock or network: what comes in are texts, the
// times at which they came, and what is done here; what comes out are texts to send, and what is to be shown. The host
// is connected with everybody, all others with the host, who passes on what they say. What a page sends is judged as
// a link is; whatever is wrong with it ends that connection with a sentence, and the game stays as it was.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/dice_of_all.h"
#include "session/live/message.h"
#include "session/live/shared_game.h"

namespace sightlines::live {

inline constexpr double rate = 50, burst = 100;  // messages a second that are taken, and so many more at once
inline constexpr double own_rate = 40;           // that are sent
inline constexpr double patience_ms = 30'000;    // until others show their dice, or say who they are

struct Setup {
    bool host = false;
    int seat = no_seat;  // of this page
    std::string match, name;
    std::unique_ptr<Match> game;
    std::string computers;                // seats that the host's computer plays: 'c', else any other letter
    std::function<std::string()> secret;  // 256 bits in hexadecimal, from a source meant for keys
};

struct Outgoing {
    int line = 0;
    std::string text;  // "": the line is to be closed
};

// What is to be shown.
struct Event {
    enum class What {
        joined,
        left,          // `text` says why
        played,        // by another page, or by dice: `action`
        replaced,      // the game stands as `game` has it, which is all that may be seen from here
        undo_asked,    // by `seat`
        undone,        // the game has `ply` actions again
        undo_refused,  // what was asked for here; `text` says by whom
        marked,        // `text` is a place
        presence,
        differs,  // `text` is a link to the game as the other side has it
    };
    What what = What::joined;
    int seat = no_seat, line = 0, ply = 0;
    Presence presence = Presence::here;
    std::string text = {};
    JsonValue action = {};
    std::shared_ptr<Match> game = nullptr;
};

// A roll that was thrown by several, with all that is needed to work it out again.
struct ProvenRoll {
    int ply = 0, round = 0, lowest = 1;
    std::vector<int> sides, faces;
    std::vector<SecretOf> secrets;
    std::vector<std::string> seals;  // as they were given before, by the order of the secrets
};
bool holds(const ProvenRoll& roll, std::string_view match);

// A connection, as a room has it.
struct Line {
    enum class State { expected, greeting, comparing, together, over };
    State state = State::expected;
    int seat = no_seat;
    int knows = -1;                              // so much of the game has come there for certain
    std::unique_ptr<SharedGame> seen = nullptr;  // what that page has, where something is hidden from it
    bool owes = false;                           // it waits to be told how the game stands
    double allowance = burst, counted = 0;       // of what may come in
    double sends_from = 0, since = 0;            // `since`: it has been open
    std::deque<std::string> waiting = {};
    std::optional<Hello> hello = {};  // which waits until no dice are thrown

    void send(const Message& message);
    void flush(int id, double now, std::vector<Outgoing>& out);
};

struct UndoAsked {
    int seat = 0, ply = 0, to = 0;
    std::vector<int> missing = {};  // at the host: who has not answered; elsewhere this seat, until it has
};

Line* together_at(std::map<int, Line>& lines, int seat);  // null: nobody of that seat is there
int viewer_of(const Line& line, int hider);               // watchers see what the side sees that hides nothing

class Room {
  public:
    explicit Room(Setup setup);

    // Lines have numbers that the caller gives. `seat`: whose page is expected there, or no_seat for who watches.
    void expect(int line, int seat);
    void opened(int line, double now);
    void received(int line, std::string_view text, double now);
    void closed(int line, double now);
    void advance(double now);  // what waited for its time is sent, and who keeps others waiting for dice is left
    void leave(double now);

    // Here at this page, if may_play. The action was judged; what is refused was not sent.
    Result<> play(const Json& action, double now);
    Result<> ask_undo(double now);
    void answer_undo(bool allows, double now);
    void mark(std::string place, double now);
    void present(Presence presence, double now);

    std::vector<Outgoing> take_outgoing();
    std::vector<Event> take_events() { return std::exchange(events_, {}); }

    const Setup& setup() const { return setup_; }
    const SharedGame& game() const { return game_; }
    bool may_play() const;      // this page is to act, and nothing is waited for
    bool is_connected() const;  // with anybody who plays
    bool is_connected_with(int seat) const;
    int known() const;  // how far all who play know the game for certain
    bool throws() const { return throw_.has_value(); }
    bool waits() const;  // advance is to be called again soon
    const std::vector<std::string>& names() const { return names_; }
    std::string name_of(int seat) const;  // "your friend" for whom has none
    const std::vector<ProvenRoll>& rolls() const { return rolls_; }
    std::optional<UndoAsked> own_undo() const;  // what can be asked for
    std::optional<int> asks_undo() const;       // the seat that waits for an answer here

  private:
    struct Throw {
        RollOfAll roll;
        std::string with, secret;
        std::map<int, std::string> seals = {}, secrets = {};
        bool told = false;
        double since = 0;
    };
    bool plays_here(int seat) const;

    void send_all(const Message& message, const Line* but = nullptr);
    void end(Line& line, Reason why, std::string sentence);
    void refuse(Line& line, Reason why, std::string_view details = {});
    void forget(Line& line);  // that it was there

    void take(Line& line, const Hello& hello, double now);
    void take(Line& line, const Company& company, double now);
    void take(Line& line, const Play& play, double now);
    void take(Line& line, const Seen& seen, double now);
    void take(Line& line, const Whole& whole, double now);
    void take(Line& line, const Seal& seal, double now);
    void take(Line& line, const Secret& secret, double now);
    void take(Line& line, const Got& got, double now);
    void take(Line& line, const Undo& undo, double now);
    void take(Line& line, const Mark& mark, double now);
    void take(Line& line, const Present& present, double now);
    void take(Line& line, const Bye& bye, double now);
    void join(Line& line);
    void greet(Line& line);

    void compare(Line& line, std::unique_ptr<Match> theirs, const std::string& link);
    void go_on_hidden(Line& line, Match& theirs);
    void show_hidden(Line& line, const Json* action, bool own);
    void played(const Json& action, const Line* by);  // tells all others
    void tell(Event event) { events_.push_back(std::move(event)); }

    void throw_if_due(double now);
    void begin_throw(int round, std::string with, double now);
    void tell_secret();
    void finish_throw(double now);
    void leave_late(double now);
    bool may_greet() const;
    void undo_done();
    void void_undo();

    Setup setup_;
    SharedGame game_;
    const int hider_;               // the seat that may hide something; -1: none
    const bool hides_, sees_part_;  // it is this page's, or another's
    bool awaits_ = false;           // how the game stands, from the page that hides something
    std::map<int, Line> lines_;
    std::vector<std::string> names_;
    std::string here_;  // as Company has it
    std::optional<Throw> throw_;
    int last_round_ = 0, last_thrown_ = -1;  // a ply
    std::string last_with_;
    std::optional<UndoAsked> undo_;
    std::vector<ProvenRoll> rolls_;
    std::vector<Outgoing> outgoing_;
    std::vector<Event> events_;
};

}  // namespace sightlines::live
