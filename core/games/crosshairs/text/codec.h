#pragma once

#include <string>
#include <string_view>

#include "engine/accessible_board.h"
#include "games/codec.h"
#include "games/crosshairs/rules/rules.h"
#include "json/json.h"
#include "json/reader.h"

namespace sightlines {

template <>
struct Codec<crosshairs::Rules> {
    static Result<crosshairs::Options> options(const Reader& in);
    static Result<crosshairs::Position> position(const crosshairs::Rules& rules, const Reader& in);
    static Result<crosshairs::Action> action(const Reader& in);
    static Json write(const crosshairs::Options& options);
    static Json write(const crosshairs::Rules& rules, const crosshairs::Position& at);
    static Json write(const crosshairs::Action& action);
    static std::string text(const crosshairs::Action& action);
    static Result<crosshairs::Action> from_text(std::string_view text);
    static std::string ascii_board(const crosshairs::Rules& rules, const crosshairs::Position& at);
    static AccessibleBoard accessible_board(const crosshairs::Rules& rules, const crosshairs::Position& at);
};

}  // namespace sightlines
