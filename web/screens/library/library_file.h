// All games of the library as one file, and such a file read again.
//   {"sightlines":"library","version":1,"games":[
//   {"id":"k3v9q2xz7m","title":"...","seats":"01","when":1700000000000,"sent":4,"link":"#1x...."},...]}
// Only the link is required; a record as JSON, "record", may stand in its place. How the JSON is laid out is left to
// whoever had it in an editor. A list of such games or of records is read as well, one on each line, as the program
// prints them, and a single one.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/saved_games.h"
#include "base/result.h"
#include "json/json.h"
#include "screens/library/catalogue.h"

namespace sightlines {

std::string write_library(std::span<const LibraryGame> games);  // without the samples

// Reads a file a game at a time, because each is replayed before it is believed.
class LibraryReader {
  public:
    static Result<LibraryReader> open(std::string_view file);  // an error is a sentence for the visitor

    std::size_t size() const { return entries_.size(); }
    std::size_t done() const { return done_; }
    bool at_end() const { return done_ == entries_.size(); }
    bool step();  // false: the code of the next game is still being fetched

    std::vector<SavedGame> games;  // those that open, with what their own positions say
    std::size_t refused = 0;
    std::string why;  // the first of them was refused

  private:
    void judge(const Json& entry);
    void refuse(std::string why);

    std::vector<JsonValue> entries_;
    std::size_t done_ = 0;
};

// Which games of a file the library takes: new ones; those that continue a game with the same id here, in its place;
// and those that share an id with another game, under a new id. Titles that were given here stay.
struct Additions {
    std::vector<SavedGame> games;  // all of these
    std::size_t fresh = 0, longer = 0;
};
Additions additions(std::span<const SavedGame> arrived, std::span<const LibraryGame> known);

}  // namespace sightlines
