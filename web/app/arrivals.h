// What a link of a game by link means here, and the cards that ask about it. Made by Arriving::arrivals; what is called
// from outside its part is virtual, so that nothing else of it is named there.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk.h"
#include "screens/by_link/divergence.h"
#include "screens/by_link/invitation.h"
#include "screens/by_link/link_choice.h"

namespace sightlines {

class Arrivals {
  public:
    explicit Arrivals(Desk& desk) : desk_(desk) {}
    virtual ~Arrivals();

    virtual void open(std::unique_ptr<Match> arrives, From from);  // an invitation, news of a known game, or a question
    virtual void choose(std::vector<std::string> links);           // which of several is to be opened
    virtual void go_on();  // once it is decided here what the other side could not see, the rest of what it had played

    bool ask() const {
        return invitation_ || divergence_ || link_choice_;
    }  // a card is over the table, or over anything
    bool ask_which_link() const { return link_choice_ != nullptr; }
    bool wait() const { return left_over_.match != nullptr; }
    virtual void close_cards();
    void forget_rest() { left_over_.match.reset(); }
    virtual void code_arrived();  // of a game that a link is of
    virtual void draw();
    virtual std::string talk() const;               // the same in words, as table_text has it
    virtual void answer(std::string_view command);  // of a button of talk(), without its "talk:"
    virtual std::string state() const;              // of the card, for tests; "": there is none

  private:
    // What came from a player who sees only part of the game, of which moves are left (continue_hidden).
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
    bool may_send() const;

    Desk& desk_;
    LeftOver left_over_;
    std::unique_ptr<Invitation> invitation_;   // over the table
    std::unique_ptr<Divergence> divergence_;   // the same
    std::unique_ptr<LinkChoice> link_choice_;  // over anything
};

}  // namespace sightlines
