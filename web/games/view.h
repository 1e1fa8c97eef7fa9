// What a game's board offers to the table around it. A view sees, draws and proposes; the table plays.
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

// What a view wants to be done with the game, for Table::play to run: plays through the match, or says why it cannot.
using Order = std::function<Result<>(Match&)>;

class BoardView {
  public:
    BoardView() = default;
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;
    virtual ~BoardView() = default;

    // Drawn inside the current ImGui window. `draw_board` also takes the pointer and the keys.
    virtual void draw_board(const Area& area) = 0;
    virtual void draw_actions(float width) = 0;  // what can be done now, for the panel
    virtual void draw_players(float width) = 0;  // each side's forces, for the panel
    virtual void draw_miniature(const Area& area) = 0;

    virtual Prompt asked() const = 0;
    virtual std::vector<LoggedTurn> log() const = 0;
    virtual std::string in_use() const { return {}; }  // variants and house rules of this game, in a sentence
    virtual int players() const { return 2; }
    virtual DiceHelp dice() const { return {}; }       // only while chance is to act
    virtual bool shows_dice() const { return false; }  // of itself, those thrown last

    // What was proposed while drawing, once; empty: nothing.
    virtual Order take_order() = 0;
    // The newest refusal, once.
    virtual std::optional<Notice> take_notice() = 0;

    // The cursor of the match has moved by other means (undo, replay): forget selections, animate a single step.
    virtual void moved(std::size_t from, std::size_t to) = 0;

    // Something has just been played here, by hand or by dice (`moved` has been called): what follows of itself may be
    // proposed.
    virtual void played() {}

    // The arrow keys are busy (a cursor, a selection) and do not scrub the history.
    virtual bool wants_arrows() const = 0;

    // Where the newest refusal lights something up on the board.
    virtual std::vector<Area> lit() const { return {}; }

    virtual std::span<const KeyHelp> keys() const = 0;

    virtual ImU32 player_colour(int player) const = 0;
    virtual void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const = 0;
    virtual std::string state() const = 0;  // JSON for tests

    // An action to be shown as a hint, as JSON, until it is forgotten.
    virtual void show_hint(const Json& action) = 0;
    virtual void forget_hint() = 0;

    // Whether somebody at this screen plays, by player; at first all do. What is hidden is shown to nobody else.
    virtual void show_to(std::span<const bool> here) { (void)here; }

    // A small scene on a large table: looks at what stands there instead of the whole.
    virtual void come_closer() {}

    // The device is being handed over: nothing of the table may be shown, until `uncover`.
    virtual bool covered() const { return false; }
    virtual void uncover() {}
    virtual std::string player_name(int player) const { return wording::side_name(player); }
};

inline constexpr unsigned opening_seeds = 1U << 31U;

// What every view shares: the typed match, the hint, and what its selection proposes.
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
    std::optional<Notice> take_notice() final { return selection_.take_notice(); }

    void show_hint(const Json& action) final {
        Fault fault;
        const Result<Action> read = Codec<G>::action(Reader(action, "", fault));
        hint_.reset();
        if (read) hint_ = *read;
    }
    void forget_hint() final { hint_.reset(); }

  protected:
    const G& rules() const { return match_->history().rules(); }
    const Position& at() const { return match_->history().at(); }
    const History<G>& history() const { return match_->history(); }
    Scene<G> scene() const { return {rules(), history(), at()}; }
    const std::optional<Action>& hint() const { return hint_; }
    void propose(const Action& action) { selection_.propose(scene(), action); }

    Selection selection_;

  private:
    const MatchOf<G>* match_;
    std::optional<Action> hint_;
};

}  // namespace sightlines
