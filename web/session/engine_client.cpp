#include "session/engine_client.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "platform.h"

namespace sightlines {
namespace {

using Task = EngineClient::Task;

constexpr unsigned seeds = 1U << 30U, same_seed = 1;

int next_ticket() {
    static int last = 0;
    return ++last;
}

bool plays(Task task) { return task == Task::move || task == Task::judge; }

std::string operation_of(Task task, std::size_t number) {
    if (plays(task)) return std::string(platform::plain_think);
    const std::string_view begin = task == Task::review ? R"("op":"review","move":)" : R"("op":"think","lines":)";
    return std::string(begin) + std::to_string(number);
}

}  // namespace

EngineReply read_engine_reply(const Json& reply) {
    const auto words = [&](const char* key) {
        const auto found = reply.find(key);
        return found != reply.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    EngineReply read{reply["action"], words("text"), words("why")};
    if (const auto chances = reply.find("chances"); chances != reply.end() && chances->is_array()) {
        for (const Json& chance : *chances) {
            if (chance.is_number_integer()) read.chances.push_back(chance.get<int>());
        }
    }
    return read;
}

void EngineClient::ask(Task task, const Json& record, int level, std::size_t number) {
    reply_.reset();
    failed_ = false;
    task_ = task;
    ticket_ = next_ticket();
    // A review looks again at another level with another seed: what holds by one alone is chance.
    const unsigned seed = plays(task)            ? platform::random_below(seeds)
                          : task == Task::review ? static_cast<unsigned>(level)
                                                 : same_seed;
    platform::ask_engine(ticket_, operation_of(task, number), write_json(record), level, seed);
}

void EngineClient::drop() {
    if (task_ != Task::nothing) platform::drop_engine_question();
    task_ = Task::nothing;
    reply_.reset();
}

bool EngineClient::receive(int ticket, std::string_view reply) {
    if (ticket != ticket_ || task_ == Task::nothing) return false;
    reply_task_ = std::exchange(task_, Task::nothing);
    Result<Json> read = parse_json(reply, {});
    const bool acts = plays(reply_task_) || reply_task_ == Task::hint;
    failed_ = !read || !read->is_object() || (acts && !read->contains("action"));
    if (!failed_) reply_ = JsonValue(std::move(*read));
    return true;
}

std::optional<JsonValue> EngineClient::take_reply(Task task) {
    if (!has_reply(task)) return std::nullopt;
    return std::exchange(reply_, std::nullopt);
}

}  // namespace sightlines
