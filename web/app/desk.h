// What lies on the table: the game, the saved game that it is, and its address, which the address bar always holds.
#pragma once

#include <memory>
#include <string>

#include "app/saved_games.h"
#include "platform/page.h"
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

    std::string address_of_table() const;
    void show_address(From from);                          // of something that was opened from there
    static std::string whole_link_of(const Match& match);  // "" if it would be too long
    static std::string link_of(const Match& match);        // of the position if the game is too long

    virtual bool shows_table() const = 0;  // it is there, and nothing covers it
    virtual void table_changed() = 0;      // its record or cursor has changed

  protected:
    ~Desk() = default;
    virtual void leave_screens() = 0;                  // what covers the table
    virtual void table_is_put() = 0;                   // another one
    virtual void name_game() = 0;                      // by link, which is new
    virtual void went_on(const SavedGame& saved) = 0;  // a match by link, as another tab has saved it

    std::unique_ptr<Table> table_;
    std::string saved_id_, kept_link_;
    std::string original_link_;     // the link it was opened from
    bool storage_refused_ = false;  // said once
};

}  // namespace sightlines
