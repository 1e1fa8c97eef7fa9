// Every kind of question of Dogfight! is answered by mouse, by finger and by keys, at its first place in the
// playthroughs.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "page/driver.h"
#include "page/playthroughs.h"
#include "support/nonempty.h"

using namespace sightlines;

namespace {

struct Question {
    const page::Playthrough* game;
    std::size_t ply;
    std::string phase;
};

const std::set<std::string> decisions{"grand",   "target",   "ram",  "evade",  "random", "tail",
                                      "declare", "mp",       "move", "prefer", "exit",   "spin",
                                      "gtplan",  "throttle", "fire", "pip",    "clear"};

// The first of each phase.
std::vector<Question> questions() {
    std::vector<Question> list;
    std::set<std::string> met;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "dogfight") continue;
        for (std::size_t i = 0; i < game.situations.size(); ++i) {
            const std::string phase = page::phase_of(game.situations[i]);
            if (decisions.contains(phase) && met.insert(phase).second) list.push_back({&game, i, phase});
        }
    }
    return list;
}

// An answer on the screen: the first, which is not one that declines where there is another.
std::string first_answer() {
    std::string found;
    float top = 1e9f;
    for (const auto& [name, box] : page::marks()) {
        if (!name.starts_with("action:") || box.min.y >= top) continue;
        found = name;
        top = box.min.y;
    }
    return found;
}

std::size_t played() { return page::app().at("size").get<std::size_t>(); }

// A word of the notation: "MP", "DF-MOV-02", "g7", "2|1". "": there is none.
std::string raw_part(const std::string& text) {
    static const std::set<std::string> notation{"MP", "MPs", "MT", "MTs", "CV", "CVs", "DF"};
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::string word;
    for (const char c : text + " ") {
        const bool in_word = is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '|';
        if (in_word) {
            word += c;
            continue;
        }
        const bool hex = (word.size() == 2 || word.size() == 3) && word[0] >= 'a' && word[0] <= 'z' &&
                         is_digit(word[1]) && is_digit(word.back());
        if (hex || notation.contains(word) || word.find('|') != std::string::npos) return word;
        word.clear();
    }
    return "";
}

enum class Hand { mouse, finger, keys };

void answer(const Question& question, Hand hand) {
    page::Outside world = hand == Hand::finger ? page::phone() : page::desktop();
    world.storage["guided:dogfight"] = "off";
    page::open_at(*question.game, question.ply, world);
    const std::size_t before = question.ply;
    // Two presses where things are ranked.
    for (int tries = 0; tries < 3 && played() == before; ++tries) {
        if (hand != Hand::keys) {
            const std::string mark = first_answer();
            REQUIRE(mark != "");
            page::choose(mark);
        } else if (question.phase == "ram" || question.phase == "evade") {
            page::press("0");  // they have no default
        } else {
            page::press(" ");
        }
    }
    CHECK(played() > before);
}

}  // namespace

TEST_CASE("every kind of question is answered by mouse, by finger and by keys", "[dogfight]") {
    const std::vector<Question> all = questions();
    CHECK(all.size() >= 12);
    for (const Question& question : all) {
        for (const Hand hand : {Hand::mouse, Hand::finger, Hand::keys}) {
            INFO(question.phase << " in " << question.game->name << " by " << static_cast<int>(hand));
            answer(question, hand);
        }
    }
}

TEST_CASE("outside of Details there are no points of the engine, no rule ids and no letters for aircraft",
          "[dogfight]") {
    for (const Question& question : nonempty(questions())) {
        for (const bool more_ways : {false, true}) {
            page::Outside world = page::desktop();
            world.storage["guided:dogfight"] = "off";
            page::open_at(*question.game, question.ply, world);
            if (more_ways) page::choose("more-ways");
            for (const std::string& words : nonempty(page::words())) {
                INFO(question.phase << ": " << words);
                CHECK(raw_part(words) == "");
            }
        }
    }
}
