#include "session/computer_player.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "session/remarks.h"

namespace sightlines {
namespace {

using Task = EngineClient::Task;

// Nothing else can be done.
bool is_forced(const Match& match) {
    const auto kinds = match.parametric();
    return (!kinds || kinds->empty()) && match.actions().size() == 1;
}

}  // namespace

std::optional<EngineReply> ComputerPlayer::choose(bool waits) {
    if (paused_ || engine_.failed()) return std::nullopt;
    if (game_.guided) {
        const Remarks* remarks = fetch_panels_part() ? &Remarks::here() : nullptr;
        if (remarks == nullptr) return std::nullopt;
        if (auto scripted = remarks->scripted_reply(game_)) {
            chose_ = false;
            if (waits) return std::nullopt;
            return EngineReply{.action = std::move(*scripted), .text = "", .why = ""};
        }
    }
    if (engine_.has_reply(Task::move)) {
        if (waits) return std::nullopt;
        EngineReply reply = read_engine_reply(*engine_.take_reply(Task::move));
        chose_ = !is_forced(*game_.match);
        return reply;
    }
    if (engine_.task() != Task::move)
        engine_.ask(Task::move, game_.match->record_here(), turns::level_of(game_.seats, game_.match->status().to_act));
    return std::nullopt;
}

void ComputerPlayer::played(std::size_t ply, const EngineReply& reply, bool stands) {
    paused_ = !stands;
    if (stands && chose_ && reply.chances.size() == static_cast<std::size_t>(game_.view->players()))
        judged_.push_back({ply, reply.chances});
}

void ComputerPlayer::drop() {
    if (engine_.task() == Task::move) engine_.drop();
}

void ComputerPlayer::forget_from(std::size_t ply) {
    std::erase_if(judged_, [ply](const Judged& each) { return each.ply >= ply; });
}

}  // namespace sightlines
