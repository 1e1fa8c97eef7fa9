#include "games/dogfight/text/codec.h"

#include <nlohmann/json.hpp>

#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/accessible_board.h"
#include "games/dogfight/text/ascii_board.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/text/schema.h"

// Options and actions, and what a status tells beyond the common keys.
namespace sightlines {

using namespace dogfight;

using std::string_view;

Result<Options> Codec<Rules>::options(const Reader& in) { return schema::read(in, option_schema()); }

Json Codec<Rules>::write(const Options& options) {
    Options usual = usual_options(options.scenario);
    usual.scenario = Scenario::duel;
    return schema::write(options, option_schema(), usual);
}

Result<Action> Codec<Rules>::action(const Reader& in) { return schema::read_action<Action>(in, action_forms()); }

Json Codec<Rules>::write(const Action& action) { return schema::write_action(action, action_forms()); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

Result<Action> Codec<Rules>::from_text(string_view text, const Rules&, const Position& at) {
    return read_move_text(text, at.phase);
}

bool Codec<Rules>::is_label(string_view word) { return dogfight::is_label(word); }

std::string Codec<Rules>::ascii_board(const Rules&, const Position& at) { return dogfight::ascii_board(at); }
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return dogfight::accessible_board(rules, at);
}

Json Codec<Rules>::status_extra(const Rules& rules, const Position& at) {
    const Options& options = rules.options();
    Json json = Json::object();
    if (is_decision(at.phase) && decider(at).plane != nobody) json["plane"] = plane_name(decider(at).plane);
    if (options.disclosure) {
        Json& shown = json["shown"] = Json::object();
        for (const Shown& each : displayed(options, at)) shown[plane_name(each.plane)] = plane_name(each.target);
    }
    if (options.signals && at.phase != Phase::target && at.phase != Phase::acquire) {
        Json& messages = json["signals"] = Json::array();
        for (const Message& each : received(options, at))
            messages.push_back({{"to", plane_name(each.to)}, {"from", plane_name(each.from)}, {"code", each.code}});
    }
    return json;
}

}  // namespace sightlines
