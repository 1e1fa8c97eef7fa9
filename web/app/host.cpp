#include "app/host.h"

#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "api/reply.h"
#include "platform.h"

namespace sightlines::host {
namespace {

std::string comment_on(const Match& match) {
    const Note* note = match.tree() != nullptr ? match.tree()->note(match.place()) : nullptr;
    return note != nullptr ? note->text : std::string();
}

}  // namespace

void changed(const Match& match) {
    const Json status = status_json(match.status());
    const std::size_t ply = match.cursor();
    platform::tell_host("change", write_json(Json{{"game", match.game().id},
                                                  {"ply", ply},
                                                  {"size", match.size()},
                                                  {"move", ply > 0 ? match.public_text(ply - 1) : std::string()},
                                                  {"comment", comment_on(match)},
                                                  {"status", status}}));
    if (match.status().outcome)
        platform::tell_host("over",
                            write_json(Json{{"game", match.game().id}, {"result", status.value("result", Json())}}));
}

void refused(std::string_view rule, std::string_view message) {
    platform::tell_host("refused", write_json(Json{{"rule", rule}, {"message", message}}));
}

void solved(std::string_view game, std::string_view lesson) {
    platform::tell_host("solved", write_json(Json{{"game", game}, {"lesson", lesson}}));
}

void solved_puzzle(std::string_view game, std::string_view puzzle) {
    platform::tell_host("solved", write_json(Json{{"game", game}, {"puzzle", puzzle}}));
}

}  // namespace sightlines::host
