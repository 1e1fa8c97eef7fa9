// A slow reference implementation of hex Crossfire with strings and lists, written from the rulebook without using the
// core. Tests compare both.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

namespace sightlines::test::hex {

class Reference {
  public:
    Reference(bool full_ko, int quiet_limit);

    void put(const std::string& cell, const std::string& men) { men_[cell] = men; }
    // Who acts and so on; the men are on the board.
    void set_up(int player, int white_reserve, int black_reserve, int quiet);

    std::vector<std::string> legal() const;              // as move text, sorted
    std::string verdict(const std::string& move) const;  // the rule against it, "" if it is allowed
    void play(const std::string& move);                  // an allowed one

    bool over() const { return over_; }
    std::string winner() const;  // "0", "1", "nobody"; only when it is over
    int player() const { return player_; }
    std::string board() const;
    const std::array<int, 2>& reserve() const { return reserve_; }
    int quiet() const { return quiet_; }
    const std::vector<std::string>& seen() const { return seen_; }

  private:
    struct After;
    After after(const std::string& move) const;
    void end_if_it_must();

    bool full_ko_;
    int quiet_limit_;
    std::map<std::string, std::string> men_;  // a text for every cell, from the bottom to the top
    int player_ = 0;
    std::array<int, 2> reserve_{};
    int quiet_ = 0;
    bool over_ = false;
    std::vector<std::string> seen_;
};

}  // namespace sightlines::test::hex
