// A screen that is shown instead of the home page or the table, which are kept below it. Each is made by the table of
// functions of its part (screens/deferred_screens.h).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "api/match.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"

namespace sightlines {

// What is requested on a screen or the home page, for the app to do. Reported once.
struct Request {
    enum class Kind {
        home,      // go there
        close,     // show what is below the screen
        play,      // the match of the screen, with `seats`
        edit,      // the same match, in the editor
        lesson,    // `id` of `game`; "": the list
        puzzles,   // `id` of `game`; "": the list of the game, or of all
        rules,     // the rulebook of `game`
        choose,    // ask how `page` is to be played
        resume,    // go on with `saved`
        sample,    // read the game of `saved` from its beginning
        forget,    // put `saved` into the library
        open,      // ask for a link
        settings,  // show them
        library    // the same
    } kind;
    std::string game = {}, id = {};
    std::string seats = {};  // see session/seats.h
    SavedGame saved = {};
    const GamePage* page = nullptr;  // of the game to choose or to resume; its code is fetched first
};

class LibraryScreen;

class Screen {
  public:
    enum class Kind : char { set_up, edit, learn, library, puzzles };
    explicit Screen(Kind kind) : kind_(kind) {}
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    Kind kind() const { return kind_; }
    bool has_no_address() const { return kind_ == Kind::set_up || kind_ == Kind::edit; }  // Back closes it

    virtual std::optional<Request> draw(bool covered) = 0;  // covered: by a sheet or a card
    virtual std::string text() const = 0;                   // for the text view, as JSON
    virtual std::string state() const = 0;                  // JSON for tests
    // Another one when text() has changed; the text of those that leave it out is not followed.
    virtual std::string stamp() const { return std::to_string(static_cast<int>(kind_)); }
    virtual std::optional<Request> act(std::string_view, std::string_view) { return std::nullopt; }  // as Page::act
    virtual std::unique_ptr<Match> take_match() { return nullptr; }  // after Request::Kind::play or edit, once
    virtual LibraryScreen* as_library() { return nullptr; }

  private:
    Kind kind_;
};

class LibraryScreen : public Screen {
  public:
    LibraryScreen() : Screen(Kind::library) {}

    virtual void hide_field() = 0;                      // while something else is shown
    virtual void refresh() = 0;                         // reads all games again
    virtual void read_file(std::string_view file) = 0;  // at the end its games are added, unless that is called off
    virtual void answered(platform::LibraryAnswer answer, std::string_view text) = 0;
    virtual void refuse(std::string why) = 0;  // tells why something could not be done
    LibraryScreen* as_library() final { return this; }
};

}  // namespace sightlines
