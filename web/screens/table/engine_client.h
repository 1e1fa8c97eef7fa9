// Client of the engine (platform::ask_engine), which plays seats, gives hints and judges positions: at most one
// question at a time, and its reply.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

struct EngineReply {
    std::string action;        // JSON
    std::string text;          // move text; "": the hint is what the view proposes
    std::string why;           // a sentence, or ""
    std::vector<int> chances;  // of each player to win, per mille
    std::string json = {};     // all of it, where it answers more than what to play

    std::string hint() const { return text + (text.empty() ? "" : ". ") + why; }  // in words
};

class EngineClient {
  public:
    enum class Task { nothing, move, hint, judge, lines, review };

    ~EngineClient() { drop(); }

    // Asks about the position at the cursor; drops an earlier question.
    void ask(Task task, const Match& match, int level);
    void ask(Task task, std::string_view what, std::string_view record, int level, unsigned seed);  // ask_engine's
    void drop();

    // False: the ticket is not the current one. After an empty or malformed reply failed() is true.
    bool receive(int ticket, std::string_view reply);

    Task task() const { return task_; }                // of the question in progress
    std::optional<EngineReply> take_reply(Task task);  // once
    bool has_reply(Task task) const { return reply_ && reply_task_ == task; }
    bool failed() const { return failed_; }
    void clear_failure() { failed_ = false; }

  private:
    Task task_ = Task::nothing;
    Task reply_task_ = Task::nothing;  // the task that the reply answers
    int ticket_ = 0;
    std::optional<EngineReply> reply_;
    bool failed_ = false;
};

}  // namespace sightlines
