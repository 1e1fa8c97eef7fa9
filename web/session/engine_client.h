// Client of the engine (platform::ask_engine), which plays seats, gives hints, judges positions, finds best lines and
// reviews actions: at most one question at a time, and its reply.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"

namespace sightlines {

// What the engine would play.
struct EngineReply {
    JsonValue action;
    std::string text;               // move text; "": the hint is what the view proposes
    std::string why;                // a sentence, or ""
    std::vector<int> chances = {};  // of each player to win, per mille

    std::string hint() const {  // in words
        if (text.empty() || why.empty()) return text + why + (text.empty() || text.back() == '.' ? "" : ".");
        return text + ". " + why;
    }
};
EngineReply read_engine_reply(const Json& reply);  // to a move, a hint or a judgement

class EngineClient {
  public:
    enum class Task { nothing, move, hint, judge, lines, review };

    ~EngineClient() { drop(); }

    // Asks about the last position of a record; drops an earlier question. `number`: how many lines are wanted, or the
    // ply of the action to review. Moves and judgements differ from one time to the next; every other question gets the
    // same answer again. A hint is the best line, which makes no mistakes on purpose: so it says what a review holds to
    // be best.
    void ask(Task task, const Json& record, int level, std::size_t number = 1);
    void drop();

    // False: the ticket is not the current one. After an empty or malformed reply failed() is true.
    bool receive(int ticket, std::string_view reply);

    Task task() const { return task_; }              // of the question in progress
    std::optional<JsonValue> take_reply(Task task);  // an object, once; with an "action" to a move, hint or judgement
    bool has_reply(Task task) const { return reply_ && reply_task_ == task; }
    bool failed() const { return failed_; }
    void clear_failure() { failed_ = false; }

  private:
    Task task_ = Task::nothing;
    Task reply_task_ = Task::nothing;  // the task that the reply answers
    int ticket_ = 0;
    std::optional<JsonValue> reply_;
    bool failed_ = false;
};

}  // namespace sightlines
