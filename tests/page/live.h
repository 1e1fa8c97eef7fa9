// Pages that play live, without browsers: each a Room and the match that its board shows, with lines between them that
// take their time, and that a test may listen to, cut, or speak on itself.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "api/games.h"
#include "session/live/room.h"

namespace sightlines::page {

struct LivePage {
    explicit LivePage(live::Setup setup);

    live::Room room;
    std::unique_ptr<Match> shown;     // what the board shows
    std::vector<live::Event> events;  // all so far
    std::vector<std::string> came;    // all that was sent to this page
    bool acts = true;                 // where several may, it waits

    bool was_told(live::Event::What what) const;
    std::string last_left() const;  // why somebody was left; "": nobody
};

class LiveTable {
  public:
    explicit LiveTable(double delay_ms = 20) : delay_(delay_ms) {}

    LivePage& add(live::Setup setup);
    void connect(std::size_t host, std::size_t guest, int seat);  // and opens it
    // Only the host's end: the test is the other page.
    int connect_stranger(std::size_t host, int seat);
    void say(int line, const std::string& text);  // to the page at the line's host, or its guest if `to_guest`
    void say(int line, const live::Message& message) { say(line, live::write_message(message)); }
    void cut(int line);
    void run(double ms);  // time passes
    double now() const { return now_; }
    LivePage& page(std::size_t at) { return *pages_[at]; }

    bool play(LivePage& page, std::string_view text);  // as somebody at that page does; false: refused
    // Whoever may act does, by `choose`, which gives a move as text; until all boards show the end, or nobody acts any
    // more. Returns how many actions the first page's board has.
    std::size_t play_out(const std::function<std::string(const Match& shown)>& choose, int most = 20'000);

    // Every text on its way may be seen: to which page, and on which line.
    std::function<void(std::size_t to, const std::string& text)> listen;

  private:
    struct End {
        std::size_t page = 0;
        int line = 0;
    };
    struct Wire {
        End host, guest;
        bool open = true, stranger = false;
    };
    struct OnItsWay {
        double due = 0;
        std::size_t wire = 0;
        bool to_guest = false;
        std::string text;
    };
    void collect();
    void show(LivePage& page);

    double delay_, now_ = 0;
    std::vector<std::unique_ptr<LivePage>> pages_;
    std::vector<Wire> wires_;
    std::deque<OnItsWay> under_way_;

  public:
    std::vector<std::string> to_stranger;
};

std::function<std::string()> live_secrets(std::uint64_t seed);
live::Setup live_setup(const Json& record, bool host, int seat, std::uint64_t seed);
std::function<std::string(const Match&)> at_random_live(std::uint64_t seed);

// How often each face came in so many rolls of dice with so many sides, thrown by two.
std::vector<std::vector<int>> faces_of_two(const std::vector<int>& sides, int rolls, std::uint64_t seed);

}  // namespace sightlines::page
