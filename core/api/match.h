#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/annotations.h"
#include "engine/accessible_board.h"
#include "engine/game.h"
#include "engine/perft.h"
#include "json/json.h"

namespace sightlines {

class GameTree;

// A longer record could be written but not read back.
inline constexpr Refusal record_full{"record-full", "FORMAT",
                                     "A game can hold 20,000 actions, its variations included, and this one is full."};

// A game in progress, whichever it is: rules, start, actions and a cursor among them. All it takes and gives is JSON or
// move text; typed access is MatchOf's (match_of.h).
class Match {
  public:
    Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;

    virtual const GameInfo& game() const = 0;
    virtual int seats() const = 0;  // how many players this game has, under its options

    // What people wrote into the game: part of record(), never of a position. Playing something else than what lay
    // after the cursor forgets what was written of that.
    const Annotations& annotations() const { return annotations_; }
    void annotate(Annotations annotations) { annotations_ = std::move(annotations); }

    // The game as a tree, from when it is asked for: whatever is played follows a line that is there, goes on at its
    // end or begins a variation, and nothing is forgotten. Plies are then those of the line in view, record() has the
    // whole tree and record_here() the path to the cursor, and annotations() has names and match only. What is declared
    // here comes with annotations.h.
    const GameTree* tree() const { return tree_.get(); }               // null: it was not asked for
    bool is_study() const { return tree_ != nullptr && !is_plain(); }  // a tree with variations or notes
    void grow_tree();
    void cut_tree();  // it was asked for no longer: back to the game itself
    Place place() const { return {line_, cursor()}; }
    void visit(Place at);                    // and has its line in view
    void set_tree(GameTree tree, Place at);  // one that was changed, and visits

    // At the cursor.
    virtual Status status() const = 0;
    virtual Json status_extra() const = 0;  // what else a status of this game tells; mostly {}
    virtual Json position() const = 0;
    virtual Json actions() const = 0;                                             // the listed legal actions
    virtual std::optional<std::vector<std::string_view>> parametric() const = 0;  // kinds too many to list; mostly none
    virtual std::optional<std::uint64_t> perft(int depth, PerftBudget& budget) const = 0;
    virtual std::string ascii_board() const = 0;

    // In words, at the cursor, as whoever is to decide may see it; at the end everything, while dice are due nothing
    // that is hidden. Rolls are left out.
    virtual AccessibleBoard accessible_board() const = 0;
    virtual std::vector<AccessibleAction> accessible_actions() const = 0;
    virtual std::string_view text_examples(std::string_view kind) const = 0;  // of a parametric kind; mostly ""

    // Plays at the cursor and forgets what lay after it. A refused action changes nothing.
    virtual Result<> play(const Json& action) = 0;
    virtual Result<> check_shape(const Json& action) const = 0;  // FORMAT if it is none of the game's actions
    virtual Result<> play_text(std::string_view move) = 0;
    // Plays what Opening lays out from here; how many actions that was. 0 where a game has none, or play has begun.
    virtual std::size_t play_opening(std::uint64_t seed) = 0;
    virtual bool is_label(std::string_view word) const = 0;  // no move, but allowed among them: "Gr" for a plane
    virtual bool dice_in_brackets() const = 0;               // "(4,2)" is a roll; elsewhere it is a remark
    virtual bool blanks_in_moves() const = 0;                // a move ends with its line, not at a blank

    // Ply 0 is the start, ply size() the last position.
    virtual std::size_t cursor() const = 0;
    virtual std::size_t size() const = 0;
    virtual void go_to(std::size_t ply) = 0;
    virtual void forget_rest() = 0;                              // what lies after the cursor
    virtual std::string text(std::size_t ply) const = 0;         // the action played at a ply, 0 to size()-1
    virtual std::string public_text(std::size_t ply) const = 0;  // the same without what is secret while the game is on
    virtual const Roll* roll(std::size_t ply) const = 0;         // the dice that it threw; null: it was no roll
    virtual std::optional<Dice> dice(std::size_t ply) const = 0;  // that were due before it
    virtual Side actor(std::size_t ply) const = 0;                // who was to act
    virtual Json action(std::size_t ply) const = 0;

    // The whole game; the game up to the cursor, without what was played and written after it; and the position at the
    // cursor as a game of its own: without what only its past is needed for, but with the moves since the last position
    // at which a record can start, and without annotations.
    virtual Json record() const = 0;
    virtual Json record_here() const = 0;
    virtual Json position_record() const = 0;
    Json record_to_share() const;  // a study whole, else the game up to the cursor

    // The position at the cursor as a player may see it, to be given to that player, or why it cannot be played on from
    // there. Nothing when nothing is hidden from that player.
    virtual std::optional<Result<Json>> record_for(int player) const = 0;
    virtual bool may_hide() const = 0;  // whether its options allow that anything is ever hidden

  protected:
    Verdict played_in_tree();             // the action before the cursor, which is to be in the tree
    void write_tree(Json& record) const;  // in place of the line in view

    struct DeleteTree {
        void operator()(GameTree* tree) const;
    };
    Annotations annotations_;
    std::unique_ptr<GameTree, DeleteTree> tree_;

  private:
    bool is_plain() const;
    void follow(Place at, std::size_t shared);

    std::size_t line_ = 0;  // in view, of the tree
};

}  // namespace sightlines
