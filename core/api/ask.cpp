#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/asked.h"
#include "api/bot_registry.h"
#include "api/bots.h"
#include "api/reply.h"
#include "engine/wording.h"

namespace sightlines {
namespace {

Json answer_json(const AskedAnswer& answer) {
    constexpr std::array<std::string_view, 4> roles{"suggested", "usual", "other", "declining"};
    return {{"group", answer.group},
            {"name", answer.name},
            {"note", answer.note.empty() ? "" : wording::capital(answer.note) + "."},
            {"why", answer.why},
            {"id", answer.text},
            {"role", roles[static_cast<std::size_t>(answer.role)]},
            {"actions", Json::array({answer.action})},
            {"refused", nullptr}};
}

}  // namespace

Result<Asked> ask(const Match& match) {
    if (const Result<> acts = expect_player(match, "ask"); !acts) return acts.error();
    const auto all = registry::askers();
    const auto of_game = [&](const Asker* asker) { return asker->game->id == match.game().id; };
    return (*std::ranges::find_if(all, of_game))->ask(match);
}

Json ask_reply(const Match& match) {
    const Result<Asked> asked = ask(match);
    if (!asked) return error_reply(asked.error());
    Json answers = Json::array();
    for (const AskedAnswer& answer : asked->answers) answers.push_back(answer_json(answer));
    Json question{
        {"asks", asked->question.asks}, {"because", asked->question.because}, {"answers", std::move(answers)}};
    if (!asked->parametric.empty()) question["parametric"] = asked->parametric;
    return {{"question", std::move(question)}};
}

}  // namespace sightlines
