// What the tests of looking back, and of lines beside a game, ask of the page and do on it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "page/by_link.h"

namespace sightlines::looking_back {

inline std::size_t cursor() { return page::app().at("cursor").get<std::size_t>(); }
inline std::size_t size() { return page::app().at("size").get<std::size_t>(); }
inline bool looks_back() { return page::app().at("looks_back").get<bool>(); }
inline std::string notice() { return page::notice(); }

// The first action that a person could take there; dice wait elsewhere.
inline std::size_t decision_before(std::size_t ply) {
    for (page::go_to(static_cast<int>(ply)); page::app().at("asked").at("player") == -1 && ply > 0;)
        page::go_to(static_cast<int>(--ply));
    return ply;
}

inline void start_against_computer(const std::string& game) {
    page::open();
    for (const std::string& mark : {"play:" + game, std::string("start")}) page::choose(mark);
}

// The player's first action that is listed, and what the computer answers.
inline void play_a_turn() {
    const auto decides = [] { return page::app().at("asked").at("player") == 0; };
    for (int actions = 0; actions < 8 && decides(); ++actions)
        page::play_all(page::text().at("actions")[0][2].get<std::string>());
    page::let_computers_act();
}

}  // namespace sightlines::looking_back
