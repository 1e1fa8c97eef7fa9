// What is chosen in Dogfight!: the step of whoever moves, answers to questions, an aircraft to look at.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "board/direction.h"
#include "games/dogfight/answers.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/step_choice.h"
#include "games/selection.h"

namespace sightlines::dogfight {

// The books beside the board, of which one is open: order of movement, CVs, what happened, aircraft.
enum class Book : std::int8_t { order, ledger, turn, aircraft };
inline constexpr int books = 4;

class Selection : public SelectionOf<Rules> {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position is another one: no step is chosen any more, no task ranked. The aircraft looked at stays.
    void moved(const Scene& scene);

    // Something was played here: a question with one answer is answered at once.
    void played(const Scene& scene);

    // The aircraft under the pointer, or nobody; a step that it points at, on the board or in the panel.
    void hover(int plane) { hovered_ = plane; }
    void point(const std::optional<Step>& step) { steps_.point(step); }

    // What was pressed on the board: a target of the mover's step, an aircraft, a hex, or nothing of these. A step is
    // flown with the second press.
    void click_target(const Scene& scene, const StepTarget& target);
    void click_plane(const Scene& scene, int plane);
    void click_hex(const Scene& scene, Hex hex);
    void click_beside();
    void cancel();

    // A refusal lights up where its reason lies.
    void propose(const Scene& scene, const Action& action);

    // An aircraft's card is opened with it; pressed once more it is let go. In the order of movement it is only marked.
    void choose_plane(int plane);
    void mark_plane(int plane);
    void let_go_of_plane() { plane_ = nobody; }

    void open(Book book) { book_ = book; }
    void open_next_book();

    // Phases move and declare.
    void choose_step(const Scene& scene, const Step& step);
    void next_way(const Scene& scene, int by);        // of those that can be flown, as the panel shows them
    void turn(const Scene& scene, int by);            // clockwise round the targets on the board, the middle last
    void change_pitch(const Scene& scene, int by);    // of the chosen step; only with one
    void set_pitch(const Scene& scene, int pitch);    // -3 to 3, for any step
    void set_fine(const Scene& scene, int fine);      // 0 to 2
    void raise_stay(const Scene& scene, int by);      // or its target number, through all that are offered
    void set_points(const Scene& scene, int points);  // Aerobatic Points for the step to come
    void fly(const Scene& scene);                     // what is chosen, with the points
    void fly(const Scene& scene, const Step& step);   // the same, chosen just now
    void fly_usual(const Scene& scene);               // what is chosen, or else straight on, or hold
    void hold(const Scene& scene);

    // Other questions. In phase prefer an answer ranks one task after the other, and the last one is given.
    std::vector<Answer> answers(const Scene& scene) const;
    void give(const Scene& scene, const Answer& answer);
    bool give_named(const Scene& scene, std::string_view mark);  // false: there is no such answer, as in the next two
    bool give_numbered(const Scene& scene, int place);           // in the list, from 0
    bool give_usual(const Scene& scene);
    void rank_anew() { ranked_.clear(); }

    // The keyboard's own place on the board.
    void show_cursor(const Scene& scene);
    void move_cursor(const Scene& scene, int across, int down);

    const StepChoice& steps() const { return steps_; }
    int plane() const { return plane_; }
    int hovered() const { return hovered_; }
    bool looks_at(int plane) const { return plane == plane_ || plane == hovered_; }
    int acting() const { return acting_; }  // as acting_plane
    Book book() const { return book_; }
    const Tasks& ranked() const { return ranked_; }
    const std::optional<Hex>& cursor() const { return cursor_; }
    std::span<const Hex> highlights() const { return highlights_; }
    const std::optional<OnlyAnswer>& only_answer() const { return only_answer_; }  // the newest

  private:
    void let_go();
    void declare_on(const Scene& scene, int plane);

    StepChoice steps_;
    int acting_ = nobody;
    int plane_ = nobody;
    int hovered_ = nobody;
    Book book_ = Book::order;
    Tasks ranked_;
    std::optional<Hex> cursor_;
    std::vector<Hex> highlights_;
    std::optional<OnlyAnswer> only_answer_;
};

}  // namespace sightlines::dogfight
