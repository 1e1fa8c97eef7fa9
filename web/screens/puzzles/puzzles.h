// The puzzles: of all games, that of the day and how many days in a row one was solved; of a game, all of them by
// level. Deferred: made only if puzzles_are_here().
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/area.h"
#include "board/snapshot.h"
#include "screens/analysis/mistakes.h"
#include "screens/puzzles/puzzle_catalogue.h"
#include "screens/screen.h"

namespace sightlines {

class Puzzles final : public Screen {
  public:
    // `page`: null for all games. `wanted`: the id of a puzzle that is to be opened as soon as its file is here.
    Puzzles(PuzzleCatalogue& catalogue, const GamePage* page, std::string wanted = {});

    std::optional<Request> draw(bool covered) final;
    std::string text() const final;
    std::string state() const final;
    std::string stamp() const final { return state(); }

    const GamePage* page() const { return page_; }
    const std::string& wanted() const { return wanted_; }
    void arrived();                // a file of puzzles, or not
    void say(std::string notice);  // above all, until the screen is left

  private:
    // puzzles_draw.cpp
    std::optional<Request> draw_head(float left, float width);
    std::string streak_note() const;
    float streak_height(float width) const;
    void draw_streak(ImVec2 size);
    std::optional<Request> draw_days(float left, float width);
    std::optional<Request> draw_day(const GamePage& page, ImVec2 size);
    bool draw_day_foot(const GamePage& page, float top, ImVec2 between);
    void draw_day_words(const GamePage& page, const Puzzle* puzzle, ImVec2 at, float width);
    std::optional<Request> draw_level(int level, float width);
    std::optional<Request> draw_tile(const Puzzle& puzzle, std::size_t number, float width, const Puzzle* next);
    std::optional<Request> draw_mistakes(float width);
    void draw_picture(const GamePage& page, const Puzzle* puzzle, const Area& area);

    std::vector<const GamePage*> pages() const;                         // shown here
    std::size_t count_solved(const PuzzleBook& book, int level) const;  // 0: of all levels
    std::string progress(std::string_view game) const;                  // "3 of 62 solved"
    std::vector<Mistake> mistakes() const;                              // of the games that are shown here
    std::string streak() const;                                         // in a sentence

    PuzzleCatalogue* catalogue_;
    const GamePage* page_;
    std::string wanted_;
    std::string notice_;
    int today_;
    struct Picture {
        paint::Snapshot snapshot;
        float side = 0;
    };
    std::map<std::string, Picture, std::less<>> pictures_;  // of the puzzles of the day, by game
    bool drew_one_ = false;                                 // in this frame
};

}  // namespace sightlines
