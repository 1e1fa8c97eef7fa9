// The computer at the table: it plays seats, gives hints and says how the game stands. It runs elsewhere
// (platform::ask_engine); here is what it was asked, and its reply.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

struct EngineReply {
    std::string action;        // JSON
    std::string text;          // move text
    std::string why;           // a sentence, or ""
    std::vector<int> chances;  // by player, per mille
};

class EngineClient {
  public:
    enum class Task { nothing, move, hint, judge };

    ~EngineClient() { drop(); }

    // The position at the cursor; what was asked before is dropped.
    void ask(Task task, const Match& match, int level);
    void drop();

    // True: this was awaited. An empty or odd reply makes it fail.
    bool take(int ticket, std::string_view reply);

    Task task() const { return task_; }                // what it is asked now
    std::optional<EngineReply> take_reply(Task task);  // once
    bool has_reply(Task task) const { return reply_ && for_ == task; }
    bool failed() const { return failed_; }
    void forgive() { failed_ = false; }

  private:
    Task task_ = Task::nothing;
    Task for_ = Task::nothing;  // what the reply is for
    int ticket_ = 0;
    std::optional<EngineReply> reply_;
    bool failed_ = false;
};

}  // namespace sightlines
