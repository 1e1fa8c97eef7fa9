// The library: every saved game, those of the start page among them, and the sample games that come with the page; to
// be searched, opened, named, deleted and brought back, written to a file and read from one. Deferred: made only if
// records_are_here().
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/area.h"
#include "screens/library/catalogue.h"
#include "screens/library/library_file.h"
#include "screens/screen.h"

namespace sightlines {

class Library final : public LibraryScreen {
  public:
    Library();
    ~Library() final;

    std::optional<Request> draw(bool covered) final;
    void hide_field() final;
    void refresh() final;
    void read_file(std::string_view file) final;
    void answered(platform::LibraryAnswer answer, std::string_view text) final;
    void refuse(std::string why) final;

    std::string text() const final;
    std::string stamp() const final;
    std::string state() const final;
    // Each with "library:" before it: "search", "sort", "open", "rename", "delete", "undo", "cancel", "export",
    // "import".
    std::optional<Request> act(std::string_view command, std::string_view what) final;

  private:
    enum class Store { asked, here, refused };
    struct Deleted {
        LibraryGame game;
        std::optional<std::size_t> place;  // in the list of the start page
    };
    struct Opened {
        std::unique_ptr<Match> match;
        std::unique_ptr<BoardView> view;
    };

    // library.cpp
    void work();  // a slice of what takes long
    void gather();
    void add(SavedGame saved, bool sample);
    void sort();
    void search(std::string_view query);
    void take_added();
    void take_samples(std::string_view file);
    void end_file();
    void say(std::string words);
    std::string status() const;
    std::string progress() const;
    LibraryGame* find(std::string_view id);
    void rename(std::string_view title);
    void remove(std::string_view id);
    void undo();
    void save_file() const;
    void offer_file();
    void ask_name(const LibraryGame& game);
    static Request opening(const LibraryGame& game);

    // library_draw.cpp
    bool draw_head(float left, float width);
    void draw_tools(ImVec2 begin, float width, bool covered);
    void draw_notice(float left, float width);
    std::optional<Request> draw_rows(float left, float width, float height);
    std::optional<Request> draw_row(const LibraryGame& game, float width);
    void draw_picture(const LibraryGame& game, const Area& area);
    void place_field(const Area& area, bool covered);

    Store store_ = Store::asked;
    std::vector<SavedGame> kept_elsewhere_;  // as the store has them
    std::vector<SavedGame> waiting_;         // to be described, the next one last
    std::vector<LibraryGame> games_;
    std::vector<LibraryGame> samples_;
    std::vector<std::size_t> shown_;  // of games_
    std::string query_;
    LibraryOrder order_ = LibraryOrder::newest;
    std::vector<Deleted> deleted_;  // can be brought back
    std::string naming_;            // the id of the game whose name is asked for
    std::optional<LibraryReader> reader_;
    std::vector<SavedGame> adding_;  // until the store has answered
    std::string after_adding_;       // what is said then
    std::string notice_;
    bool refusal_ = false;                                 // what notice_ is
    std::map<std::string, Opened, std::less<>> pictures_;  // of the rows in sight, by link
    bool opened_one_ = false;                              // in this frame
    std::string field_;                                    // as it was last placed
    std::string stamp_;
};

}  // namespace sightlines
