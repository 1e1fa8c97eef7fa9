// The interface of a game's view. A view draws and proposes actions; the table plays them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/match_of.h"
#include "board/area.h"
#include "engine/wording.h"
#include "games/codec.h"
#include "games/selection.h"
#include "games/texts.h"
#include "imgui.h"
#include "json/reader.h"
#include "platform.h"

namespace sightlines {

// A change that a view proposes, run by Table::play: plays in the match, or returns the refusal.
using Order = std::function<Result<>(Match&)>;

// A cell or piece that marks can name (contract: notes), as it was last drawn, with the radius of a ring around it.
struct NamedPlace {
    std::string name;  // "e5", "a01"
    ImVec2 centre;
    float radius = 0;
};

class BoardView {
  public:
    BoardView() = default;
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;
    virtual ~BoardView() = default;

    // Draw inside the current ImGui window. `draw_board` also handles pointer and keys. `width` in CSS pixels.
    virtual void draw_board(const Area& area) = 0;
    virtual bool portrait() const { return false; }  // the board is higher than wide
    virtual void draw_actions(float width) = 0;      // what can be done now, for the panel
    virtual void draw_details(float) {}              // what may be looked up, below all of that
    virtual void draw_players(float width) = 0;      // each side's forces, for the panel
    virtual void draw_briefly(float) {}              // what of them cannot wait until a guide's box is gone: a line
    virtual void draw_miniature(const Area& area) = 0;

    virtual Prompt asked() const = 0;
    // Whether it says what dice decide as well where the computer throws them.
    virtual bool asks_of_all_dice() const { return false; }
    virtual std::vector<LoggedTurn> log() const = 0;

    // What happened at a ply and what came of it, for everybody, in short sentences in the past tense: "Green flew from
    // e3 to g4 and shot down Red's plane on g6." A roll says what it was for, what was needed and what followed.
    // "": nothing to say (part of what the next ply says).
    virtual std::string describe(std::size_t ply, const Names& names) const {
        (void)ply, (void)names;
        return {};
    }

    // What others did is told event by event: the plies from `first` up to the returned one, exclusive, at most `end`,
    // are one event, told in the sentences of `describe_event`. By default each ply is one.
    virtual std::size_t event_end(std::size_t first, std::size_t end) const {
        (void)end;
        return first + 1;
    }
    // Whether the roll at `ply` goes on with what the one before it decides, so that the dice of both stand together.
    virtual bool rolls_on(std::size_t ply) const {
        (void)ply;
        return false;
    }
    virtual std::string describe_event(std::size_t first, std::size_t end, const Names& names) const {
        (void)end;
        return describe(first, names);
    }
    // Where what others did is shown again from: the beginning of their turn, if this ply lies in it.
    virtual std::size_t told_from(std::size_t ply, int you) const {
        (void)you;
        return ply;
    }
    // What these plies brought, in a line, for whoever decides next: "Red: 3 units moved, 2 shots. Rifle 1 is pinned."
    virtual std::string describe_turn(std::size_t first, std::size_t end, const Names& names) const {
        (void)first, (void)end, (void)names;
        return {};
    }

    // Whether this player made the roll at a ply, or had something at stake in it: it is left time to be read.
    virtual bool concerns(std::size_t ply, int player) const {
        (void)ply, (void)player;
        return false;
    }

    virtual platform::Sound sound_of(std::size_t ply) const = 0;  // that the action at a ply makes
    virtual Standing standing() const { return {}; }
    virtual std::vector<SummaryLine> summary() const { return {}; }  // up to the cursor; for the end of the game

    // Marks on the board the actions from ply `first` up to `last`, exclusive, instead of those of the last turn; the
    // last turn again if they are equal. `moved` ends it.
    virtual void show_moves(std::size_t first, std::size_t last) { (void)first, (void)last; }

    // What is at that point of the board and what can be done with it, for a pointer that rests there and for a long
    // press; "": nothing.
    virtual std::string tip(ImVec2 point) const {
        (void)point;
        return {};
    }

    // For the text view, where there are more actions than can be listed. Empty: nothing is chosen so now.
    virtual ListedChoices listed_choices() const { return {}; }
    virtual void choose_listed(std::string_view list, std::size_t option) { (void)list, (void)option; }
    virtual void do_listed() {}

    // In a guided first game: the hints for which this position and selection are the right moment, best first.
    virtual std::vector<GuideHint> guide() const { return {}; }

    virtual std::string in_use() const { return {}; }  // variants and house rules in use, as a sentence
    virtual int players() const { return 2; }
    virtual DiceHelp dice() const { return {}; }       // call only while a roll is pending
    virtual bool shows_dice() const { return false; }  // the view shows the last roll itself

    // Turns have many actions and throws: a press that causes a throw also throws it (Settings::throws_own), and what
    // is told stands on a strip below the board.
    virtual bool has_long_turns() const { return false; }

    virtual double motion_left() const { return 0; }  // ms in which what was done last still moves on the board

    // What was proposed while drawing; returned once. Empty: nothing.
    virtual Order take_order() = 0;
    // Whether nobody chose what is proposed: the only answer, or what goes on by itself; returned once, before it.
    virtual bool take_follows() { return false; }
    // The latest refusal; returned once.
    virtual std::optional<Notice> take_notice() = 0;

    // The cursor of the match has moved: clear the selection; animate a single step.
    virtual void moved(std::size_t from, std::size_t to) = 0;

    // Called after `moved` when something was played here, by hand or by dice: a forced next action may be proposed.
    virtual void played() {}

    // The view uses the arrow keys (for a cursor or a selection), so they do not step through the history.
    virtual bool wants_arrows() const = 0;

    // The areas of the board that the latest refusal highlights.
    virtual std::vector<Area> lit() const { return {}; }

    // Where on the board the last was done and the game decided: the card of its end leaves that in sight.
    virtual std::vector<Area> decisive_places() const { return {}; }

    virtual std::span<const KeyHelp> keys() const = 0;

    virtual ImU32 player_colour(int player) const = 0;
    virtual void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const = 0;
    virtual std::string state() const = 0;  // JSON for tests

    // Shows an action (JSON) as a hint until forget_hint().
    virtual void show_hint(const Json& action) = 0;
    virtual void forget_hint() = 0;
    // Whether the hint has taken the place of what is suggested, so that the view's own button plays it.
    virtual bool follows_hint() const { return false; }

    // What is suggested here without asking the computer: the hint of a guided first game.
    struct Suggestion {
        std::string action;  // JSON, with which the plan of the view begins
        std::string why;
    };
    virtual std::optional<Suggestion> suggestion() const { return {}; }

    // One more, after those that are shown: several have numbers, from 1.
    virtual void add_hint(const Json& action) = 0;

    // What has a name on the board; where some lie on each other, the upper ones last. Each game's code for it is in
    // draw/named_places.cpp, which comes with what is deferred: call it for studies only.
    virtual std::vector<NamedPlace> named_places() const { return {}; }

    // For each player, whether a person at this screen plays it; initially all. Hidden information is shown to these
    // only.
    virtual void show_to(std::span<const bool> here) { (void)here; }

    // Whether somebody at this screen decides now; what can be chosen is marked on the board for them only.
    void let_decide(bool here) { decides_here_ = here; }

    // Whether an arrow key shows the cursor of the board where nothing is chosen; else it steps through the history.
    void let_take_arrows(bool may) { takes_arrows_ = may; }

    // Whether anything may be suggested: a plan, a default, an accent, the likeliest first, an answer given without
    // asking. Not while a puzzle or a lesson is open, whose answer that may be. Clears the selection.
    virtual void let_advise(bool may) = 0;

    // So much of the lower end of the board lies under what is told; no button stands there.
    void cover_below(float height) { covered_below_ = height; }

    // Zooms in on the pieces if they fill only a small part of the board.
    virtual void come_closer() {}

    // The device is being handed over: nothing of the position may be shown until `uncover`.
    virtual bool covered() const { return false; }
    virtual void uncover() {}
    virtual std::string player_name(int player) const { return wording::side_name(player); }

  protected:
    bool decides_here() const { return decides_here_; }
    bool takes_arrows() const { return takes_arrows_; }
    float covered_below() const { return covered_below_; }

  private:
    bool decides_here_ = true;
    bool takes_arrows_ = false;
    float covered_below_ = 0;
};

inline constexpr unsigned opening_seeds = 1U << 31U;

// What all views share: the typed match, the selection, its orders, and the hint. The match must outlive the view.
template <Game G, class Selection>
class ViewOf : public BoardView {
  public:
    using Action = typename G::Action;
    using Position = typename G::Position;

    explicit ViewOf(const MatchOf<G>& match) : match_(&match) {}

    Order take_order() final {
        if (selection_.take_opening()) {
            return [](Match& match) -> Result<> {
                match.play_opening(platform::random_below(opening_seeds));
                return ok;
            };
        }
        std::vector<Action> orders = selection_.take_orders();
        if (orders.empty()) return {};
        return [actions = std::move(orders)](Match& match) -> Result<> {
            for (const Action& action : actions) {
                if (!static_cast<MatchOf<G>&>(match).play(action).accepted()) break;
            }
            return ok;
        };
    }
    bool take_follows() final { return std::exchange(follows_, false); }
    void let_advise(bool may) final {
        selection_.let_advise(may);
        moved(history().cursor(), history().cursor());
    }
    std::optional<Notice> take_notice() final { return selection_.take_notice(); }

    void show_hint(const Json& action) final {
        hints_.clear();
        add_hint(action);
        hint_changed();
    }
    void add_hint(const Json& action) final {
        Fault fault;
        if (const Result<Action> read = Codec<G>::action(Reader(action, "", fault))) hints_.push_back(*read);
    }
    void forget_hint() final {
        hints_.clear();
        hint_changed();
    }

  protected:
    virtual void hint_changed() {}  // the one that was asked for
    const G& rules() const { return match_->history().rules(); }
    const Position& at() const { return match_->history().at(); }
    const History<G>& history() const { return match_->history(); }
    Scene<G> scene() const { return {rules(), history(), at()}; }
    const std::vector<Action>& hints() const { return hints_; }
    std::optional<Action> hint() const {  // the only one
        return hints_.size() == 1 ? std::optional(hints_.front()) : std::nullopt;
    }
    int hint_number(const Action& hint) const {  // 0: there is only one
        return hints_.size() < 2 ? 0 : static_cast<int>(&hint - hints_.data()) + 1;
    }
    void propose(const Action& action) { selection_.propose(scene(), action); }

    Selection selection_;
    bool follows_ = false;  // see take_follows

  private:
    const MatchOf<G>* match_;
    std::vector<Action> hints_;
};

}  // namespace sightlines
