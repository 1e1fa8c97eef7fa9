// What a link of a game by link means here, and the cards that ask about it. Made by Arriving::arrivals; what is called
// from outside its part is virtual, so that nothing else of it is named there.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk.h"
#include "app/live_gate.h"
#include "screens/by_link/divergence.h"
#include "screens/by_link/invitation.h"
#include "screens/by_link/link_choice.h"

namespace sightlines {

class Arrivals {
  public:
    explicit Arrivals(Desk& desk) : desk_(desk), live_(desk) {}
    virtual ~Arrivals();

    // Puts an unknown game on the table with an invitation, or news of a known one, or asks what is to become of it.
    virtual void open(std::unique_ptr<Match> arrives, From from);
    virtual void choose(std::vector<std::string> links);  // asks which of several is to be opened
    // What was played on the table is told to those who play live, and the rest of what the other side has sent is
    // played, once it is decided here what that side could not see.
    virtual void go_on();

    // Whether a card lies over the table, or, of ask_which_link(), over whatever there is.
    virtual bool ask() const;
    bool ask_which_link() const { return link_choice_ != nullptr; }
    virtual void close_cards();
    void forget_rest() { left_over_.match.reset(); }
    virtual void code_arrived();        // of a game: more can be said of the links to choose from; or of a part
    virtual void draw();                // the card, if there is one
    LiveGate& live() { return live_; }  // only for those of this part
    virtual std::string talk() const;   // the card in words, as table_text has it
    virtual void answer(std::string_view command);  // a button of talk() was pressed; without its "talk:"
    virtual std::string state() const;              // JSON of the card, for tests; "": there is none
    virtual std::string live_state() const;

  private:
    // A game from a player who sees only part of it, of which some moves could not be played here yet
    // (continue_hidden).
    struct LeftOver {
        std::unique_ptr<Match> match;
        int player = 0;
    };

    Session& session() const { return desk_.table()->session(); }
    void invite(std::unique_ptr<Match> arrives, From from);
    std::string compare(std::unique_ptr<Match>& known, std::unique_ptr<Match>& arrives, const SavedGame& saved,
                        From from);
    bool continue_seen(std::unique_ptr<Match>& known, std::unique_ptr<Match>& arrives, const SavedGame& saved,
                       From from);
    void ask_about(std::unique_ptr<Match> known, std::unique_ptr<Match> arrives, const SavedGame& saved,
                   std::string sentence, From from);
    void answer_invitation(Invitation::Answer answer);
    void answer_divergence(Divergence::Answer answer);
    void answer_link_choice(const std::string& link);
    void go_on_with_rest();
    bool may_send() const;

    Desk& desk_;
    LeftOver left_over_;
    std::unique_ptr<Invitation> invitation_;   // over the table
    std::unique_ptr<Divergence> divergence_;   // the same
    std::unique_ptr<LinkChoice> link_choice_;  // over anything
    LiveGate live_;
};

}  // namespace sightlines
