#include "screens/table/engine_client.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "platform.h"

namespace sightlines {
namespace {

constexpr unsigned seeds = 1U << 30U;

std::optional<EngineReply> read_reply(std::string_view reply) {
    const Result<Json> read = parse_json(reply, {});
    if (!read || !read->is_object() || !read->contains("action")) return std::nullopt;
    const auto words = [&](const char* key) {
        const auto found = read->find(key);
        return found != read->end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    EngineReply answer{write_json((*read)["action"]), words("text"), words("why"), {}};
    if (const auto chances = read->find("chances"); chances != read->end() && chances->is_array()) {
        for (const Json& chance : *chances) {
            if (chance.is_number_integer()) answer.chances.push_back(chance.get<int>());
        }
    }
    return std::optional(std::move(answer));
}

std::optional<EngineReply> whole(std::string_view reply) {
    EngineReply answer;
    answer.json = reply;
    return std::optional(std::move(answer));
}

int next_ticket() {
    static int last = 0;
    return ++last;
}

}  // namespace

void EngineClient::ask(Task task, const Match& match, int level) {
    ask(task, platform::plain_think, write_json(match.record_here()), level, platform::random_below(seeds));
}

void EngineClient::ask(Task task, std::string_view what, std::string_view record, int level, unsigned seed) {
    reply_.reset();
    failed_ = false;
    task_ = task;
    ticket_ = next_ticket();
    platform::ask_engine(ticket_, what, record, level, seed);
}

void EngineClient::drop() {
    if (task_ != Task::nothing) platform::drop_engine_question();
    task_ = Task::nothing;
    reply_.reset();
}

bool EngineClient::receive(int ticket, std::string_view reply) {
    if (ticket != ticket_ || task_ == Task::nothing) return false;
    reply_task_ = std::exchange(task_, Task::nothing);
    const bool plain = reply_task_ != Task::lines && reply_task_ != Task::review;
    reply_ = plain ? read_reply(reply) : reply.empty() ? std::nullopt : whole(reply);
    failed_ = !reply_;
    return true;
}

std::optional<EngineReply> EngineClient::take_reply(Task task) {
    if (!has_reply(task)) return std::nullopt;
    return std::exchange(reply_, std::nullopt);
}

}  // namespace sightlines
