#pragma once

#include <string>
#include <string_view>

#include "engine/accessible_board.h"
#include "games/codec.h"
#include "games/crossfire_hex/rules/rules.h"
#include "json/json.h"
#include "json/reader.h"

namespace sightlines {

template <>
struct Codec<crossfire_hex::Rules> {
    static Result<crossfire_hex::Options> options(const Reader& in);
    static Result<crossfire_hex::Position> position(const crossfire_hex::Rules& rules, const Reader& in);
    static Result<crossfire_hex::Action> action(const Reader& in);
    static Json write(const crossfire_hex::Options& options);
    static Json write(const crossfire_hex::Rules& rules, const crossfire_hex::Position& at);
    static Json write(const crossfire_hex::Action& action);
    static std::string text(const crossfire_hex::Action& action);
    static Result<crossfire_hex::Action> from_text(std::string_view text);
    static std::string ascii_board(const crossfire_hex::Rules& rules, const crossfire_hex::Position& at);
    static AccessibleBoard accessible_board(const crossfire_hex::Rules& rules, const crossfire_hex::Position& at);
};

}  // namespace sightlines
