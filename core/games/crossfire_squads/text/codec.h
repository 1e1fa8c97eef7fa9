#pragma once

#include <string>
#include <string_view>

#include "engine/accessible_board.h"
#include "games/campaign.h"
#include "games/codec.h"
#include "games/crossfire_squads/rules/rules.h"
#include "json/json.h"
#include "json/reader.h"

namespace sightlines {

// Options and actions in schemas, positions in codec_read.cpp and codec_write.cpp.
template <>
struct Codec<crossfire_squads::Rules> {
    static Result<crossfire_squads::Options> options(const Reader& in);
    static Result<crossfire_squads::Position> position(const crossfire_squads::Rules& rules, const Reader& in);
    static Result<crossfire_squads::Action> action(const Reader& in);
    static Json write(const crossfire_squads::Options& options);
    static Json write(const crossfire_squads::Rules& rules, const crossfire_squads::Position& at);
    static Json write(const crossfire_squads::Action& action);
    static Json write_brief(const crossfire_squads::Rules& rules, const crossfire_squads::Position& at);
    static std::string text(const crossfire_squads::Action& action);
    static Result<crossfire_squads::Action> from_text(std::string_view text);
    static Result<crossfire_squads::Action> from_text(std::string_view text, const crossfire_squads::Rules& rules,
                                                      const crossfire_squads::Position& at);
    static std::string public_text(const crossfire_squads::Action& action);  // CS-HIDE-02, CS-OBS-02
    static constexpr bool dice_in_brackets = true;
    static constexpr bool blanks_in_moves = true;
    static bool is_label(std::string_view word);
    static std::string ascii_board(const crossfire_squads::Rules& rules, const crossfire_squads::Position& at);
    static AccessibleBoard accessible_board(const crossfire_squads::Rules& rules, const crossfire_squads::Position& at);
    static std::string_view text_examples(std::string_view kind);
    static const CampaignOfGame campaign;
};

}  // namespace sightlines
