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

// A game of any kind in progress: rules, a start, the actions played since, and a cursor among them. It takes and gives
// JSON or move text; MatchOf (match_of.h) has the same with types. Plies count positions: ply 0 is the start, ply
// size() the last position, and the action at ply n leads from ply n to n + 1.
class Match {
  public:
    Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;

    virtual const GameInfo& game() const = 0;
    virtual int seats() const = 0;  // how many players this game has, under its options

    // What people wrote into the game. It is part of record(), never of a position. If an action other than the one
    // after the cursor is played, the rest is forgotten with all that was written about it.
    const Annotations& annotations() const { return annotations_; }
    void annotate(Annotations annotations) { annotations_ = std::move(annotations); }

    // A match becomes a tree when grow_tree is called. From then on nothing is forgotten: an action that is played
    // follows an existing line, extends it, or begins a variation. Plies are those of the line in view, record() has
    // the whole tree, record_here() the path to the cursor, and annotations() has only names and match. On the page
    // these functions come later, with annotations.h.
    const GameTree* tree() const { return tree_.get(); }               // null if it is no tree
    bool is_study() const { return tree_ != nullptr && !is_plain(); }  // a tree with variations or notes
    void grow_tree();
    void cut_tree();  // makes it a plain match again, of the game itself without variations
    Place place() const { return {line_, cursor()}; }
    void visit(Place at);                    // moves the cursor there, and takes its line into view
    void set_tree(GameTree tree, Place at);  // replaces the tree by a changed one, and visits a place of it

    // What holds at the cursor.
    virtual Status status() const = 0;
    virtual Json status_extra() const = 0;  // what else a status of this game tells; mostly {}
    virtual Json position() const = 0;
    virtual Json actions() const = 0;                                             // the listed legal actions
    virtual std::optional<std::vector<std::string_view>> parametric() const = 0;  // kinds too many to list; mostly none
    virtual std::optional<std::uint64_t> perft(int depth, PerftBudget& budget) const = 0;
    virtual std::string ascii_board() const = 0;

    // The position and the actions at the cursor in words, as the player to act may see them. When the game is over
    // everything is shown; while dice are due, nothing hidden is. Outcomes of dice are not listed.
    virtual AccessibleBoard accessible_board() const = 0;
    virtual std::vector<AccessibleAction> accessible_actions() const = 0;
    virtual std::string_view text_examples(
        std::string_view kind) const = 0;  // move texts of a parametric kind; mostly ""

    // Plays at the cursor and forgets what lay after it. A refused action changes nothing.
    virtual Result<> play(const Json& action) = 0;
    virtual Result<> check_shape(const Json& action) const = 0;  // FORMAT if it is none of the game's actions
    virtual Result<> play_text(std::string_view move) = 0;
    // Plays the actions that Opening lays out from here, and returns their number: 0 if the game has no opening, or if
    // play has begun.
    virtual std::size_t play_opening(std::uint64_t seed) = 0;
    virtual bool is_label(std::string_view word) const = 0;  // no move, but allowed among them: "Gr" for a plane
    virtual bool dice_in_brackets() const = 0;               // "(4,2)" is a roll; elsewhere it is a remark
    virtual bool blanks_in_moves() const = 0;                // a move ends with its line, not at a blank

    virtual std::size_t cursor() const = 0;
    virtual std::size_t size() const = 0;
    virtual void go_to(std::size_t ply) = 0;
    virtual void forget_rest() = 0;                              // drops all actions after the cursor
    virtual std::string text(std::size_t ply) const = 0;         // the action played at a ply, 0 to size()-1
    virtual std::string public_text(std::size_t ply) const = 0;  // the same without what is secret while the game is on
    virtual const Roll* roll(std::size_t ply) const = 0;         // the dice thrown at a ply; null if it was no roll
    virtual std::optional<Dice> dice(std::size_t ply) const = 0;  // the dice that were due at a ply
    virtual Side actor(std::size_t ply) const = 0;                // who was to act at a ply
    virtual Json action(std::size_t ply) const = 0;

    virtual Json record() const = 0;       // the whole game
    virtual Json record_here() const = 0;  // the game up to the cursor, without what was played and written after it
    // The position at the cursor as a game of its own, without its past and without annotations. If a record cannot
    // start there, for example in the middle of a move, it starts at the last position where it can, and has the moves
    // since.
    virtual Json position_record() const = 0;
    Json record_to_share() const;  // the whole of a study, else the game up to the cursor

    // The record of the position at the cursor as a player may see it, for that player, or the reason why it cannot be
    // played on from there. nullopt if nothing is hidden from that player.
    virtual std::optional<Result<Json>> record_for(int player) const = 0;
    virtual bool may_hide() const = 0;            // whether its options allow that anything is ever hidden
    virtual bool may_hide(int player) const = 0;  // the same, by that player

    // Whether what may be played at the cursor depends on what was played before, as under a ko rule. Then
    // position_record() leaves that out.
    virtual bool past_matters() const = 0;

    // A match of its own that starts with the position at the cursor, to try something in it.
    virtual std::unique_ptr<Match> from_here() const = 0;

    // Another action for the player whose action at `ply` lost the game at once: `words` as in AccessibleAction. It
    // wins at once if any action does; otherwise the game goes on after it. nullopt if the action did not lose, if
    // every action loses, or if this would tell that player something hidden.
    struct Better {
        std::string words;
        bool wins = false;
    };
    virtual std::optional<Better> better_than_losing(std::size_t ply) const = 0;

  protected:
    Verdict played_in_tree();             // adds the action before the cursor to the tree
    void write_tree(Json& record) const;  // replaces the line in view by the whole tree

    struct DeleteTree {
        void operator()(GameTree* tree) const;
    };
    Annotations annotations_;
    std::unique_ptr<GameTree, DeleteTree> tree_;

  private:
    bool is_plain() const;
    void follow(Place at, std::size_t shared);

    std::size_t line_ = 0;  // the line of the tree that is in view
};

}  // namespace sightlines
