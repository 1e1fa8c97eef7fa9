// What lies on the table: the game, the saved game that it is, and its address, which the address bar always holds; and
// the screen that covers it.
#pragma once

#include <memory>
#include <string>

#include "app/saved_games.h"
#include "platform/page.h"
#include "screens/screen.h"
#include "screens/table/table.h"

namespace sightlines {

inline constexpr const char* went_on_elsewhere = "This game went on in another tab.";

class Desk {
  public:
    Table* table() const { return table_.get(); }                // null: there is none
    const std::string& saved_id() const { return saved_id_; }    // of the saved game
    const std::string& kept_link() const { return kept_link_; }  // under that id, as far as this page knows
    void rename(std::string saved_id) { saved_id_ = std::move(saved_id); }
    void remember_address() { original_link_ = address_of_table(); }  // for "reset"

    void begin(std::unique_ptr<Match> match, std::string seats);  // as a new game
    void put_on_table(std::unique_ptr<Match> match, std::string saved_id, std::string seats = {});
    void put_on_table(std::unique_ptr<Table> table);
    void keep();        // saves the game
    bool keep_whole();  // as it was saved last, as one of its own; false: the browser keeps nothing
    void analyse_copy();
    void play_on();  // from an earlier position; the game as it was is kept, or stays as a line

    Screen* screen() const { return screen_.get(); }  // that covers the table, or the home page; null: none does
    void show(std::unique_ptr<Screen> screen);        // in place of all there was; an embed keeps its table below
    void name_anew();  // what is on the table, no exercise any more, is a saved game of its own

    std::string address_of_table() const;
    void show_address(From from);                          // of something that was opened from there
    static std::string whole_link_of(const Match& match);  // "" if it would be too long
    static std::string link_of(const Match& match);        // of the position if the game is too long

    virtual bool shows_table() const = 0;                                  // it is there, and nothing covers it
    virtual void table_changed() = 0;                                      // its record or cursor has changed
    virtual void leave_screens() = 0;                                      // what covers the table
    virtual void learn(std::string_view game, std::string_view id) = 0;    // the lesson; "": the list of them
    virtual void puzzles(std::string_view game, std::string_view id) = 0;  // the puzzle; "": all of the game, or all
    // Tells why something was not opened, depending on where it came from; the error as JSON (Page::open). The screen
    // stays. `details`: of a fault within a record, for those who write records.
    virtual std::string fail(Notice notice, std::string_view code, From from, std::string details = "") = 0;

  protected:
    ~Desk() = default;
    virtual void table_is_put() = 0;  // another one
    virtual void update_title() = 0;

    std::unique_ptr<Table> table_;
    std::unique_ptr<Screen> screen_;
    std::string saved_id_, kept_link_;
    std::string original_link_;     // the link it was opened from
    bool storage_refused_ = false;  // said once
};

}  // namespace sightlines
