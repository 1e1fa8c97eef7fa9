// What the platform calls of the page, in a browser or in a test. The App is that page.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "platform.h"

namespace sightlines {

// Where a text to be opened came from; kept: from the page around an embed, which has loaded it anew.
enum class From { address, paste, file, sheet, script, kept };

class Page {
  public:
    virtual std::string open(std::string_view text,
                             From from) = 0;  // "" or the error as JSON: {"code","rule","message"}
    virtual std::string play_moves(std::string_view text, From from) = 0;  // the same; move texts, on the table
    virtual std::string record() const = 0;    // the game on the table as JSON; "null" if there is none
    virtual std::string exercise() const = 0;  // of the lesson or puzzle on the table, for From::kept; "null": none
    virtual std::string share() const = 0;     // what can be shared of it, as JSON (see Sharing::json), or "null"
    virtual void go_to(int ply) = 0;

    virtual void engine_replied(int ticket, std::string_view reply) = 0;  // the answer to platform::ask_engine
    virtual void deferred_changed() = 0;  // the code of a deferred game has arrived or failed to
    virtual void book_arrived(std::string_view kind, std::string_view game,
                              std::string_view file) = 0;  // platform::fetch_book
    virtual void named(std::string_view name) = 0;         // the answer to platform::ask_name
    virtual void library_answered(platform::LibraryAnswer answer, std::string_view text) = 0;  // to platform::library
    virtual void games_changed() = 0;  // another tab has saved a game, or may have

    // The text view, as JSON (app/text_view.h), and the command of one of its buttons.
    virtual std::string text() const = 0;
    virtual void act(std::string_view command, std::string_view what) = 0;

  protected:
    ~Page() = default;
};

// A new page, as when it is loaded: fonts, an address to open and a size are to come. False: it cannot be drawn.
bool start_page();
void leave_page();  // there is none any more
Page& the_page();   // the one there is

void add_page_font(std::size_t which, std::span<unsigned char> file);  // in the order of theme::Font

// Back, where something is open that it closes: a sheet, a notice, or a screen that has no address of its own. Whether
// there is more.
bool step_back();

std::string page_state();  // what tests look at, as JSON: platform, marks and App::state

// The board on the table, or that of a record given as text; see platform::picture. Nothing when it cannot be drawn.
std::vector<unsigned char> picture_of(std::string_view record, int width, int height, float scale);

}  // namespace sightlines
