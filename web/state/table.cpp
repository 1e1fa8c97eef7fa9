#include <array>
#include <nlohmann/json.hpp>

#include "screens/puzzles/puzzle_card.h"
#include "screens/table/lesson_card.h"
#include "screens/table/table.h"

namespace sightlines {

std::string Table::state() const {
    const OpenGame& game = session_.game;
    Json json = Json::object();
    json["screen"] = "table";
    json["game"] = match().game().id;
    json["cursor"] = match().cursor();
    json["undo"] = !session_.game.can_undo() ? "off" : session_.game.undo_goal() ? "ready" : "refused";
    json["size"] = match().size();
    json["looks_back"] = game.looks_back();
    const Prompt asked = session_.asked();
    json["asked"] = {{"player", asked.player}, {"who", asked.who}, {"question", asked.question}};
    json["keys"] = shows_keys_;
    json["analysis"] = game.analysis;
    json["study"] = match().is_study();
    json["reads"] = session_.game.reads();
    json["line"] = match().place().line;
    json["seats"] = game.seats;
    json["by_link"] = {{"sent", game.sent},
                       {"waits", game.decided_elsewhere()},
                       {"sends", session_.sending.has_to_send()},
                       {"watches", game.watches()}};
    json["thinking"] = session_.engine.task() != EngineClient::Task::nothing;
    const std::optional<EngineReply>& hint = session_.hints.hint();
    json["hint"] = hint ? Json{{"text", hint->text}, {"why", hint->why}} : Json();
    json["chances"] = session_.hints.latest_chances();
    json["tumbling"] = session_.roll.is_rolling();
    json["standing"] = game.standing();
    json["guide"] = guide_ && guide_->now() ? Json(guide_->now()->id) : Json();
    json["plays_back"] = session_.telling.playback().has_value();
    json["told"] = session_.telling.told();
    const std::optional<EventOnBar>& bar = session_.telling.on_bar();
    json["bar"] =
        bar ? Json{{"text", bar->text}, {"first", bar->first}, {"ply", bar->ply}, {"sum", bar->replays}} : Json();
    json["lies"] = rolled_.lies() ? Json(*rolled_.lies()) : Json();
    const std::optional<Notice>& notice = session_.notice.now();
    json["notice"] = notice ? Json{{"rule", notice->rule}, {"message", notice->message}} : Json();
    // With hidden information, the position that the viewer may see.
    const Json view = *parse_json(view_.state(), no_limits);
    json["view"] = view;
    json["position"] = view.value("seen", match().position());
    if (const LessonCard* card = lesson()) {
        constexpr std::array<const char*, 4> stands{"open", "taken back", "done", "over"};
        json["lesson"] = {{"game", card->book().game},
                          {"id", card->lesson().id},
                          {"stand", stands[static_cast<std::size_t>(card->step().stand)]},
                          {"said", card->step().said}};
    }
    if (const PuzzleCard* card = puzzle()) json["puzzle"] = *parse_json(card->state(), no_limits);
    return write_json(json);
}

}  // namespace sightlines
