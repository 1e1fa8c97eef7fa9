// The interface of a game's view. A view draws and proposes actions; the session plays them. What it says, follows and
// proposes, without drawing, is in session/game_words.h and session/game_view.h, with what only some games have.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/match_of.h"
#include "base/keys.h"
#include "board/area.h"
#include "engine/offers.h"
#include "games/codec.h"
#include "games/selection.h"
#include "imgui.h"
#include "json/reader.h"
#include "platform.h"
#include "session/game_view.h"
#include "widgets/controls.h"

namespace sightlines {

// A cell or piece that marks can name (contract: notes), as it was last drawn, with the radius of a ring around it.
struct NamedPlace {
    std::string name;  // "e5", "a01"
    ImVec2 centre;
    float radius = 0;
};

// The places of a board that are numbered from 0, each with a ring of this radius.
template <class Place, class Middle>
std::vector<NamedPlace> all_places(int count, std::string (*name)(Place), Middle middle, float radius) {
    std::vector<NamedPlace> places;
    for (int i = 0; i < count; ++i)
        places.push_back({name(static_cast<Place>(i)), middle(static_cast<Place>(i)), radius});
    return places;
}

// For games with dice that lie large on the board until they have been seen (screens/table/dice_on_board.h).
class LaysDice {
  public:
    // A roll made at that ply; nothing: of this roll they do not.
    virtual std::optional<ThrownDice> thrown_dice(std::size_t ply, const Roll& roll) const = 0;
    // Where pieces are on the board, their labels, and what is asked about them: none should be covered.
    virtual std::vector<Area> pieces_in_view() const = 0;
    virtual Area room_for_dice(const Area& board) const { return board; }  // the part where they may lie

  protected:
    ~LaysDice() = default;
};

class BoardView : public GameView {
  public:
    // Draw inside the current ImGui window. `draw_board` also handles pointer and keys. `width` in CSS pixels.
    virtual void draw_board(const Area& area) = 0;
    virtual bool portrait() const { return false; }  // the board is higher than wide
    virtual void draw_actions(float width) = 0;      // what can be done now, for the panel
    virtual void draw_details(float) {}              // what may be looked up, below all of that
    virtual void draw_players(float width) = 0;      // each side's forces, for the panel
    virtual void draw_miniature(const Area& area) = 0;
    virtual ImU32 player_colour(int player) const = 0;
    virtual void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const = 0;
    virtual bool shows_dice() const { return false; }  // the view shows the last roll itself

    // What is at that point of the board and what can be done with it, for a pointer that rests there and for a long
    // press; "": nothing.
    virtual std::string tip(ImVec2 point) const = 0;

    // The areas of the board that the latest refusal highlights.
    virtual std::vector<Area> lit() const { return {}; }

    // What has a name on the board; where some lie on each other, the upper ones last. Each game's code for it is in
    // What of the board has a name in the marks of a study (draw/named_places.cpp).
    virtual std::vector<NamedPlace> named_places() const { return {}; }

    virtual std::span<const KeyHelp> keys() const = 0;

    // The view uses the arrow keys (for a cursor or a selection), so they do not step through the history.
    virtual bool wants_arrows() const = 0;

    virtual std::string state() const = 0;  // JSON for tests

    // Whether an arrow key shows the cursor of the board where nothing is chosen; else it steps through the history.
    void let_take_arrows(bool may) { takes_arrows_ = may; }

    // So much of the lower end of the board lies under what is told; no button stands there.
    void cover_below(float height) { covered_below_ = height; }
    // So much below its area the ground may be painted on; what is to be seen or pressed stays within the area.
    void paint_below(float height) { painted_below_ = height; }

    // The cell or square that the hint of a guided game is about (GuideHint::place); it has a ring. -1: none.
    void spotlight(int place) { spotlit_ = place; }

    // Something else is said beside it: no answer is explained for now.
    void be_quiet(bool quiet) { quiet_ = quiet; }

    const LaysDice* lays_dice() const { return lays_dice_; }  // null: its dice lie elsewhere

  protected:
    using GameView::offer;
    void offer(const LaysDice& dice) { lays_dice_ = &dice; }
    int spotlit() const { return spotlit_; }
    bool is_quiet() const { return quiet_; }
    bool takes_arrows() const { return takes_arrows_; }
    float covered_below() const { return covered_below_; }
    float painted_below() const { return painted_below_; }

  private:
    const LaysDice* lays_dice_ = nullptr;
    bool takes_arrows_ = false, quiet_ = false;
    float covered_below_ = 0, painted_below_ = 0;
    int spotlit_ = -1;
};

// What all views share: the typed match, the selection, its orders, and the hint. The match must outlive the view.
// `Offered`: of TellsEvents, Plans, HidesThings and LaysDice what the game has.
template <Game G, class Selection, class... Offered>
class ViewOf : public BoardView, public Offered... {
  public:
    using Action = typename G::Action;
    using Position = typename G::Position;

    explicit ViewOf(const MatchOf<G>& match) : match_(&match) { (offer(static_cast<Offered&>(*this)), ...); }

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
    Offer answer_given(std::size_t ply) const final {
        const Action& action = history().actions()[ply];
        const Position& at = history().at(ply);
        if constexpr (HasHiddenInformation<G>) {
            return Offers<G>::offer(rules(), rules().seen_by(at, match_->actor(ply)), action);
        } else {
            return Offers<G>::offer(rules(), at, action);
        }
    }
    void let_advise(bool may) final {
        selection_.let_advise(may);
        moved(history().cursor(), history().cursor());
    }
    std::optional<Notice> take_notice() final { return selection_.take_notice(); }

    void show_hint(const Json& action) final {
        // Of two pieces only one can be meant; a plan shows which.
        if (events() == nullptr) moved(history().cursor(), history().cursor());
        hints_.clear();
        add_hint(action);
        asked_ = true;
        hint_changed();
    }
    void add_hint(const Json& action) final {
        Fault fault;
        if (const Result<Action> read = Codec<G>::action(Reader(action, "", fault))) hints_.push_back(*read);
    }
    void forget_hint() final {
        asked_ = false;
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
    // What a hint that was asked for can play: it needs no other button.
    bool is_hinted(const Action& action) const { return asked_ && hint() == action; }
    int hint_number(const Action& hint) const {  // 0: there is only one
        return hints_.size() < 2 ? 0 : static_cast<int>(&hint - hints_.data()) + 1;
    }
    void propose(const Action& action) { selection_.propose(scene(), action); }

    // An answer that has a button in the panel, under the name of its offer, and mostly a key.
    struct KeyedAnswer {
        std::string id;  // of the button, for tests: "action:attack"
        Action action;
        ImGuiKey key = ImGuiKey_None;
    };
    // `chosen`: by the player, or the only one; it stands out even where nothing may be suggested.
    void draw_answer(const KeyedAnswer& answer, float width, bool chosen = false) {
        const Offer offer = Offers<G>::offer(rules(), at(), answer.action);
        if (offer_button(answer.id, offer, width, chosen || selection_.advises())) propose(answer.action);
    }
    // Proposes the answer whose key is pressed. One that is not allowed is refused, with the reason.
    bool take_answer_key(std::span<const KeyedAnswer> answers) {
        const auto pressed = std::ranges::find_if(
            answers, [](ImGuiKey key) { return key != ImGuiKey_None && key_pressed(key); }, &KeyedAnswer::key);
        if (pressed == answers.end()) return false;
        propose(pressed->action);
        return true;
    }

    Selection selection_;
    bool follows_ = false;  // see take_follows

  private:
    const MatchOf<G>* match_;
    std::vector<Action> hints_;
    bool asked_ = false;  // by show_hint
};

}  // namespace sightlines
