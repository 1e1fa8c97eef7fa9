#include "api/reply.h"

#include <nlohmann/json.hpp>
#include <string>

namespace sightlines {

Json dice_json(const Dice& dice) {
    Json json = Json::array();
    for (const int sides : dice.sides) json.push_back(sides);
    return json;
}

Json status_json(const Status& status) {
    Json json = Json::object();
    switch (status.to_act) {
        case Side::nobody: json["toAct"] = nullptr; break;
        case Side::chance: json["toAct"] = "chance"; break;
        default: json["toAct"] = static_cast<int>(status.to_act);
    }
    json["phase"] = status.phase;
    if (status.roll) {
        Json& roll = json["roll"] = Json::object();
        roll["dice"] = dice_json(*status.roll);
        roll["for"] = status.roll->purpose;
    }
    json["result"] = nullptr;
    if (status.outcome) {
        Json& result = json["result"] = Json::object();
        result["winners"] = Json::array();
        for (const auto winner : status.outcome->winners) result["winners"].push_back(winner);
        result["reason"] = status.outcome->reason;
    }
    return json;
}

Json error_reply(const Error& error) {
    Json json = Json::object();
    json["error"] = {{"code", error.code}, {"rule", error.rule}, {"message", error.message}};
    return json;
}

Json open_error_reply(const Error& error) {
    Json json = error_reply(error);
    if (error.line) json["line"] = *error.line;
    if (error.action) json["move"] = *error.action;
    return json;
}

Result<> expect_player(const Match& match, const std::string& what) {
    const Side side = match.status().to_act;
    if (side >= Side::first) return ok;
    return format_error((side == Side::nobody ? "The game is over" : "Dice are due") +
                        (": there is nothing to " + what) + ".");
}

}  // namespace sightlines
