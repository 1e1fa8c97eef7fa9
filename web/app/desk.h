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

class Arrivals;

inline constexpr const char* went_on_elsewhere = "This game went on in another tab.";

class Desk {
  public:
    Table* table() const { return table_.get(); }                // null: there is none
    const std::string& saved_id() const { return saved_id_; }    // the id of the saved game that is on the table
    const std::string& kept_link() const { return kept_link_; }  // what this tab last knew to be stored under that id
    void rename(std::string saved_id) { saved_id_ = std::move(saved_id); }
    void remember_address() { original_link_ = address_of_table(); }  // Table::Request::reset goes back to it

    void begin(std::unique_ptr<Match> match, std::string seats);  // puts a new game on the table, and saves it
    // `saved_id`: "" gives the game an id of its own. `seats`: see session/seats.h.
    void put_on_table(std::unique_ptr<Match> match, std::string saved_id, std::string seats = {});
    void put_on_table(std::unique_ptr<Table> table);
    void keep();        // saves the game on the table under its id
    bool keep_whole();  // saves what was stored last again, under an id of its own; false: the browser refuses
    void keep_left(std::string link);  // in the library: a game that went on otherwise after something was taken back
    void play_on();  // goes on from the earlier position in view; the game as it was is kept, or stays as a line

    Screen* screen() const { return screen_.get(); }  // what covers the table or the home page; null: nothing does
    void show(std::unique_ptr<Screen> screen);        // clears the table, unless this is an embed
    void name_anew();                                 // makes a saved game of its own of what was an exercise

    std::string address_of_table() const;
    void show_address(From from);  // from From::address in place of the one that was followed, else as a new step
    static std::string whole_link_of(const Match& match);  // "" if it would be too long
    static std::string link_of(const Match& match);        // a link of the position if that of the game is too long

    virtual bool shows_table() const = 0;  // there is one, and nothing covers it
    virtual void table_changed() = 0;      // to be called when the record or the cursor has changed
    virtual void leave_screens() = 0;      // closes all that covers the table or the home page
    virtual void learn(std::string_view game, std::string_view id) = 0;  // opens a lesson; "": the list
    virtual Arrivals& arrivals() const = 0;                              // call only if records_are_here()
    virtual void puzzles(std::string_view game,
                         std::string_view id) = 0;  // opens a puzzle; "": the list of a game, or of all
    // Says where the visitor looks why something was not opened: on its sheet, on the table or on the home page.
    // Returns the error as Page::open does. `details`: names the place within a record, for those who write records.
    virtual std::string fail(Notice notice, std::string_view code, From from, std::string details = "") = 0;

  protected:
    ~Desk() = default;
    virtual void table_is_put() = 0;  // called when another one is on the table
    virtual void update_title() = 0;

    std::unique_ptr<Table> table_;
    std::unique_ptr<Screen> screen_;
    std::string saved_id_, kept_link_;
    std::string original_link_;     // of what is on the table, as it was opened
    bool storage_refused_ = false;  // the visitor has been told
};

}  // namespace sightlines
