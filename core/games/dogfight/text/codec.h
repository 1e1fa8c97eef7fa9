#pragma once

#include <string>
#include <string_view>

#include "engine/accessible_board.h"
#include "games/campaign.h"
#include "games/codec.h"
#include "games/dogfight/rules/rules.h"
#include "json/json.h"
#include "json/reader.h"

namespace sightlines {

template <>
struct Codec<dogfight::Rules> {
    static Result<dogfight::Options> options(const Reader& in);
    static Result<dogfight::Position> position(const dogfight::Rules& rules, const Reader& in);
    static Result<dogfight::Action> action(const Reader& in);
    static Json write(const dogfight::Options& options);
    static Json write(const dogfight::Rules& rules, const dogfight::Position& at);
    static Json write(const dogfight::Action& action);
    static std::string text(const dogfight::Action& action);
    static Result<dogfight::Action> from_text(std::string_view text);
    static Result<dogfight::Action> from_text(std::string_view text, const dogfight::Rules& rules,
                                              const dogfight::Position& at);
    static constexpr bool dice_in_brackets = true;
    static bool is_label(std::string_view word);
    static std::string ascii_board(const dogfight::Rules& rules, const dogfight::Position& at);
    static AccessibleBoard accessible_board(const dogfight::Rules& rules, const dogfight::Position& at);
    static Json status_extra(const dogfight::Rules& rules, const dogfight::Position& at);
    static const CampaignOfGame campaign;
};

}  // namespace sightlines
