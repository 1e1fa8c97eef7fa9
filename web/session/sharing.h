// Sharing a game: links, the record, the moves, a picture.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "api/match.h"
#include "session/game_words.h"

namespace sightlines {

// Copies the link to the clipboard. The notice says why a record cannot be a link.
std::optional<Notice> copy_link(const Json& record);

// A page that is a file on a disk has no address that would lead others anywhere: a file is given instead, and that
// said.
bool has_address();
Notice give_file(std::string_view game, const Json& record);

// Keeps references to the match and its view, so it is created for each use.
class Sharing {
  public:
    Sharing(const Match& match, const GameWords& view) : match_(match), view_(view) {}

    bool has_hidden_information() const;  // the full record contains information that is hidden from some player

    // {"game","title","moves","choices":[{"name","note","link","record","private","study"}...]}: what can be shared,
    // the usual choice first; a choice that cannot be a link has only the note, which says why. Records are texts of
    // JSON.
    std::string json() const;
    void save() const;  // the whole record, as a file
    // The moves as text that play_moves reads: a line for each turn or move. Hidden moves appear only as comments.
    std::string move_list() const;

    // A version of the game that a link can hold.
    struct Choice {
        std::string test_id;
        std::string button;  // its label
        std::string name;    // its name in a list
        std::string note;
        Result<Json> record;
        bool shows_hidden = false;  // what one of the players must not see
        bool study = false;         // with variations or comments
        bool leaves_out = false;    // something that changes how play goes on: the note says what, and is to be seen
    };
    std::vector<Choice> choices() const;  // the usual one first

  private:
    const Match& match_;
    const GameWords& view_;
};

}  // namespace sightlines
