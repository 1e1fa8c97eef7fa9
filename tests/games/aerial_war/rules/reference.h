// The Aerial War Game a second time, slow and plain: written from the rules text alone, with maps of named squares and
// with every path flown one by one. It shares nothing with the core but the JSON of the contract.
#pragma once

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sightlines::test::aerial {

class Reference {
  public:
    using Json = nlohmann::json;

    // Settles the position, as one that is read.
    Reference(const Json& options, const Json& position) : options_(options), at_(position) {
        for (const Json& plane : position.at("planes"))
            planes_[square_of(word(plane, "at"))] = {plane.at("p").get<int>(), word(plane, "c"), word(plane, "dir")};
        if (phase() == "attack" && option("attacks", "optional") == "forced") at_["phase"] = "shot";
        if (phase() == "looping" && option("loops", "optional") == "forced") loop();
        settle();
    }

    Json position() const {
        Json written = at_;
        const Json defaults = {{"battle", 1}, {"score", {0, 0}}, {"round", 1}};
        for (const auto& [key, usual] : defaults.items())
            if (written.contains(key) && written.at(key) == usual) written.erase(key);
        written["planes"] = Json::array();
        for (const auto& [square, plane] : planes_)
            written["planes"].push_back(
                {{"at", name(square)}, {"p", plane.side}, {"c", plane.colour}, {"dir", plane.dir}});
        return written;
    }

    Json status() const {
        Json status = {{"phase", phase()}, {"result", nullptr}};
        if (phase() == "over") {
            const int german = score(0);
            const int allied = score(1);
            Json winners = Json::array();
            if (german > allied) winners = {0};
            if (allied > german) winners = {1};
            status["toAct"] = nullptr;
            status["result"] = {{"winners", winners}, {"reason", option("battles", 3) == 1 ? "battle" : "match"}};
        } else if (dice_due() > 0) {
            status["toAct"] = "chance";
            status["roll"] = {{"dice", Json(std::vector<int>(static_cast<std::size_t>(dice_due()), 6))},
                              {"for", purpose()}};
        } else {
            status["toAct"] = phase() == "looping" ? 1 - side() : side();
        }
        return status;
    }

    // As texts: not every standard library keeps JSON values apart in a set.
    std::set<std::string> legal() const {
        std::set<std::string> all;
        for (int a = 1; a <= 6; ++a) {
            if (dice_due() == 1) all.insert(text({{"do", "roll"}, {"dice", {a}}}));
            for (int b = 1; b <= 6 && dice_due() == 2; ++b) all.insert(text({{"do", "roll"}, {"dice", {a, b}}}));
        }
        if (phase() == "fly") {
            for (const auto& [square, dir] : flights())
                all.insert(text({{"do", "fly"}, {"to", name(square)}, {"dir", dir}}));
        }
        if (phase() == "ram") {
            for (const Square& square : rammable()) all.insert(text({{"do", "ram"}, {"target", name(square)}}));
        }
        if (phase() == "attack") all = {text({{"do", "attack"}}), text({{"do", "hold"}})};
        if (phase() == "looping") all = {text({{"do", "loop"}}), text({{"do", "stay"}})};
        return all;
    }

    // The rule that refuses an action; "" if it may be played.
    std::string refusal(const Json& action) const {
        const std::string kind = word(action, "do");
        if (phase() == "over") return "AW-END-03";
        if ((kind == "roll") != (dice_due() > 0)) return "AW-TURN-05";
        if (kind == "roll") return static_cast<int>(action.at("dice").size()) == dice_due() ? "" : "AW-TURN-06";
        const std::map<std::string, std::set<std::string>> kinds{
            {"fly", {"fly"}}, {"ram", {"ram"}}, {"attack", {"attack", "hold"}}, {"looping", {"loop", "stay"}}};
        if (!kinds.at(phase()).contains(kind)) return "AW-TURN-07";
        if (kind == "ram") return rammable().contains(square_of(word(action, "target"))) ? "" : "AW-RAM-02";
        if (kind != "fly") return "";
        const Square to = square_of(word(action, "to"));
        if (flights().contains({to, word(action, "dir")})) return "";
        if (to == mover()) return "AW-MOVE-05";
        return planes_.contains(to) ? "AW-MOVE-06" : "AW-MOVE-02";
    }

    void play(const Json& action) {
        const std::string kind = word(action, "do");
        flights_.clear();
        if (kind == "roll") roll(action.at("dice"));
        if (kind == "fly") {
            const Square from = mover();
            Plane plane = planes_.at(from);
            plane.dir = word(action, "dir");
            planes_.erase(from);
            planes_[square_of(word(action, "to"))] = plane;
            at_.erase("dice");
            if (target().first == 0)
                next_plane();
            else
                at_["phase"] = option("attacks", "optional") == "forced" ? "shot" : "attack";
        }
        if (kind == "ram") destroy({mover(), square_of(word(action, "target"))});
        if (kind == "attack") at_["phase"] = "shot";
        if (kind == "loop") loop();
        if (kind == "hold" || kind == "stay") next_plane();
        settle();
    }

  private:
    using Square = std::pair<int, char>;  // rank, then file: the order of the squares
    struct Plane {
        int side;
        std::string colour;
        std::string dir;
    };

    static std::string text(const Json& action) { return action.dump(); }
    static std::string word(const Json& object, const char* key) { return object.at(key).get<std::string>(); }
    static Square square_of(const std::string& name) { return {std::stoi(name.substr(1)), name[0]}; }
    static std::string name(const Square& square) { return square.second + std::to_string(square.first); }
    static bool on_board(const Square& square) {
        return square.first >= 1 && square.first <= 14 && square.second >= 'a' && square.second <= 'k';
    }
    static Square beside(Square square, const std::string& dir) {
        if (dir == "n") ++square.first;
        if (dir == "s") --square.first;
        if (dir == "e") ++square.second;
        if (dir == "w") --square.second;
        return square;
    }
    static std::string back(const std::string& dir) {
        return dir == "n" ? "s" : dir == "s" ? "n" : dir == "e" ? "w" : "e";
    }
    static std::vector<std::string> not_backwards(const std::string& dir) {
        std::vector<std::string> ways{"n", "e", "s", "w"};
        std::erase(ways, back(dir));
        return ways;
    }

    template <class T>
    T option(const char* key, T usual) const {
        return options_.value(key, usual);
    }
    std::string option(const char* key, const char* usual) const { return options_.value(key, std::string(usual)); }
    std::string phase() const { return word(at_, "phase"); }
    int side() const { return at_.at("side").get<int>(); }
    int score(std::size_t player) const { return at_.contains("score") ? at_.at("score")[player].get<int>() : 0; }

    Square find(int player, const std::string& colour) const {
        for (const auto& [square, plane] : planes_)
            if (plane.side == player && plane.colour == colour) return square;
        return {0, '-'};
    }
    Square mover() const { return find(side(), word(at_, "mover")); }
    int count(int player) const {
        return static_cast<int>(std::count_if(planes_.begin(), planes_.end(),
                                              [player](const auto& entry) { return entry.second.side == player; }));
    }

    // The enemy in front of the mover; rank 0 if there is none.
    Square target() const {
        const Square square = beside(mover(), planes_.at(mover()).dir);
        if (!planes_.contains(square) || planes_.at(square).side == side()) return {0, '-'};
        return square;
    }
    std::string kind_of_attack() const {
        const std::string own = planes_.at(mover()).dir;
        const std::string other = planes_.at(target()).dir;
        return other == own ? "tail" : other == back(own) ? "head-on" : "side";
    }

    int dice_due() const {
        if (phase() == "initiative" || phase() == "throttle") return 2;
        return phase() == "shot" || phase() == "return" || phase() == "loop" || phase() == "counter" ? 1 : 0;
    }
    std::string purpose() const {
        if (phase() == "throttle") return "movement";
        if (phase() == "shot") return kind_of_attack() + "-attack";
        if (phase() == "return") return "return-fire";
        if (phase() == "counter") return "counter-attack";
        return phase();
    }

    std::set<Square> rammable() const {
        std::set<Square> enemies;
        for (const std::string& way : not_backwards(planes_.at(mover()).dir)) {
            const Square square = beside(mover(), way);
            if (planes_.contains(square) && planes_.at(square).side != side()) enemies.insert(square);
        }
        return enemies;
    }

    using Ends = std::set<std::pair<Square, std::string>>;
    void wander(const Square& square, const std::string& dir, int steps, Ends& ends) const {
        if (steps == 0) {
            if (square != mover()) ends.insert({square, dir});
            return;
        }
        for (const std::string& way : not_backwards(dir)) {
            const Square next = beside(square, way);
            if (on_board(next) && (!planes_.contains(next) || next == mover())) wander(next, way, steps - 1, ends);
        }
    }
    const Ends& flights() const {
        if (!flights_.empty()) return flights_;
        const int low = std::min(at_.at("dice")[0].get<int>(), at_.at("dice")[1].get<int>());
        for (const Json& die : at_.at("dice")) wander(mover(), planes_.at(mover()).dir, die.get<int>(), flights_);
        for (int steps = low - 1; flights_.empty() && steps > 0; --steps)
            wander(mover(), planes_.at(mover()).dir, steps, flights_);
        return flights_;
    }

    void roll(const Json& dice) {
        const int face = dice[0].get<int>();
        if (phase() == "initiative") return roll_initiative(face + dice[1].get<int>());
        if (phase() == "throttle") {
            at_["phase"] = "fly";
            at_["dice"] = dice;
        } else if (phase() == "shot") {
            const std::string kind = kind_of_attack();
            const int needed = kind == "side" ? 6 : kind == "head-on" ? 5 : 4;
            const Square behind = beside(mover(), back(planes_.at(mover()).dir));
            if (face >= needed)
                destroy({target()});
            else if (kind == "head-on")
                at_["phase"] = "return";
            else if (kind == "tail" && on_board(behind) && !planes_.contains(behind))
                at_["phase"] = "loop";
            else
                next_plane();
        } else if (phase() == "loop") {
            if (face < 5)
                next_plane();
            else if (option("loops", "optional") == "forced")
                loop();
            else
                at_["phase"] = "looping";
        } else if (face >= (phase() == "return" ? 5 : 4)) {
            destroy({mover()});
        } else {
            next_plane();
        }
    }

    void roll_initiative(int total) {
        if (side() == 0) {
            at_["side"] = 1;
            at_["high"] = total;
            return;
        }
        const int german = at_.at("high").get<int>();
        at_.erase("high");
        at_["side"] = 0;
        if (total == german) return;
        const int first = total > german ? 1 : 0;
        at_["first"] = first;
        at_["round"] = 1;
        begin_side(first);
    }

    void begin_side(int player) {
        at_["phase"] = "throttle";
        at_["side"] = player;
        for (const char* colour : {"g", "y", "b", "r"})
            if (find(player, colour).first > 0) at_["mover"] = colour;
    }

    void loop() {
        const Square from = target();
        Plane plane = planes_.at(from);
        planes_.erase(from);
        plane.dir = planes_.at(mover()).dir;
        planes_[beside(mover(), back(plane.dir))] = plane;
        at_["phase"] = "counter";
    }

    void destroy(const std::vector<Square>& squares) {
        for (const Square& square : squares) planes_.erase(square);
        if (count(0) > 0 && count(1) > 0) return next_plane();
        end_battle(count(0) > 0 ? 0 : count(1) > 0 ? 1 : -1);
    }

    void next_plane() {
        const std::string order = "rbyg";
        at_["phase"] = "throttle";
        for (std::size_t i = order.find(word(at_, "mover")) + 1; i < order.size(); ++i) {
            if (find(side(), order.substr(i, 1)).first == 0) continue;
            at_["mover"] = order.substr(i, 1);
            return;
        }
        if (side() == at_.at("first")) return begin_side(1 - side());
        const int round = at_.value("round", 1);
        if (const int limit = option("roundLimit", 0); limit > 0 && round == limit)
            return end_battle(count(0) > count(1) ? 0 : count(1) > count(0) ? 1 : -1);
        at_["round"] = round + 1;
        begin_side(at_.at("first").get<int>());
    }

    void end_battle(int winner) {
        const int battle = at_.value("battle", 1);
        std::vector<int> won{score(0), score(1)};
        if (winner >= 0) ++won[static_cast<std::size_t>(winner)];
        const bool two = (won[0] == 2 || won[1] == 2) && !option("playAll", false);
        at_["score"] = won;
        for (const char* key : {"side", "first", "mover"}) at_.erase(key);
        if (two || battle == option("battles", 3)) {
            at_["phase"] = "over";
            return;
        }
        at_ = {{"phase", "initiative"}, {"battle", battle + 1}, {"score", won}, {"side", 0}};
        planes_.clear();
        const std::string order = "rbyg";
        for (std::size_t i = 0; i < 4; ++i) {
            planes_[{1, static_cast<char>('h' + i)}] = {0, order.substr(i, 1), "n"};
            planes_[{14, static_cast<char>('d' - i)}] = {1, order.substr(i, 1), "s"};
        }
    }

    void settle() {
        while (phase() == "throttle" || phase() == "ram") {
            at_["phase"] = "throttle";
            for (const std::string& way : not_backwards(planes_.at(mover()).dir)) {
                const Square square = beside(mover(), way);
                if (on_board(square) && !planes_.contains(square)) return;
            }
            at_["phase"] = "ram";
            if (!rammable().empty()) return;
            next_plane();
        }
    }

    Json options_;
    Json at_;
    std::map<Square, Plane> planes_;
    mutable Ends flights_;  // of this position, once they have been asked for
};

}  // namespace sightlines::test::aerial
