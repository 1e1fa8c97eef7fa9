// The computer at the table: it plays seats, gives hints and says how the game stands. It thinks elsewhere
// (platform::ask_engine); here is what it was asked, and what it said.
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

    Task thinks_about() const { return task_; }         // nothing: it rests, or has answered
    std::optional<EngineReply> take_advice(Task task);  // once
    bool has_advice(Task task) const { return advice_ && for_ == task; }
    bool failed() const { return failed_; }
    void forgive() { failed_ = false; }

  private:
    Task task_ = Task::nothing;
    Task for_ = Task::nothing;  // what the advice is for
    int ticket_ = 0;
    std::optional<EngineReply> advice_;
    bool failed_ = false;
};

}  // namespace sightlines
