#pragma once

#include <string>
#include <string_view>

#include "engine/accessible_board.h"
#include "games/aerial_war/rules/rules.h"
#include "games/codec.h"
#include "json/json.h"
#include "json/reader.h"

namespace sightlines {

template <>
struct Codec<aerial_war::Rules> {
    static Result<aerial_war::Options> options(const Reader& in);
    static Result<aerial_war::Position> position(const aerial_war::Rules& rules, const Reader& in);
    static Result<aerial_war::Action> action(const Reader& in);
    static Json write(const aerial_war::Options& options);
    static Json write(const aerial_war::Rules& rules, const aerial_war::Position& at);
    static Json write(const aerial_war::Action& action);
    static std::string text(const aerial_war::Action& action);
    static Result<aerial_war::Action> from_text(std::string_view text);
    static bool is_label(std::string_view word);
    static std::string ascii_board(const aerial_war::Rules& rules, const aerial_war::Position& at);
    static AccessibleBoard accessible_board(const aerial_war::Rules& rules, const aerial_war::Position& at);
};

}  // namespace sightlines
