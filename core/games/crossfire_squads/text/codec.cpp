#include "games/crossfire_squads/text/codec.h"

#include <nlohmann/json.hpp>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/text/accessible_board.h"
#include "games/crossfire_squads/text/ascii_board.h"
#include "games/crossfire_squads/text/notation.h"
#include "games/crossfire_squads/text/schema.h"
#include "games/crossfire_squads/text/wording.h"

namespace sightlines {

using namespace crossfire_squads;

using std::string_view;

Result<Options> Codec<Rules>::options(const Reader& in) { return schema::read(in, option_schema()); }

Json Codec<Rules>::write(const Options& options) {
    Options usual = defaults_of(options.scenario);
    usual.scenario = Scenario::meeting;
    return schema::write(options, option_schema(), usual);
}

Result<Action> Codec<Rules>::action(const Reader& in) { return schema::read_action<Action>(in, action_forms()); }

Json Codec<Rules>::write(const Action& action) { return schema::write_action(action, action_forms()); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

std::string Codec<Rules>::public_text(const Action& action) {
    if (const auto* hide = std::get_if<Hide>(&action)) return unit_name(hide->unit) + " hides";
    return std::holds_alternative<LayMine>(action) ? "mine" : move_text(action);
}

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

Result<Action> Codec<Rules>::from_text(string_view text, const Rules&, const Position& at) {
    return read_move_text(text, &at);
}

bool Codec<Rules>::is_label(string_view word) { return crossfire_squads::is_label(word); }

std::string Codec<Rules>::ascii_board(const Rules&, const Position& at) { return crossfire_squads::ascii_board(at); }
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return crossfire_squads::accessible_board(rules, at);
}
std::string_view Codec<Rules>::text_examples(std::string_view kind) { return crossfire_squads::text_examples(kind); }

}  // namespace sightlines
