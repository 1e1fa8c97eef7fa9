#include <array>
#include <nlohmann/json.hpp>

#include "screens/puzzles/puzzle_card.h"
#include "screens/table/lesson_card.h"
#include "screens/table/table.h"

namespace sightlines {

std::string Table::state() const {
    Json json = Json::object();
    json["screen"] = "table";
    json["game"] = match_->game().id;
    json["cursor"] = match_->cursor();
    json["undo"] = !can_undo() ? "off" : undo_goal() ? "ready" : "refused";
    json["size"] = match_->size();
    json["looks_back"] = looks_back();
    const Prompt asked = this->asked();
    json["asked"] = {{"player", asked.player}, {"who", asked.who}, {"question", asked.question}};
    json["keys"] = shows_keys_;
    json["analysis"] = analysis_;
    json["study"] = match_->is_study();
    json["line"] = match_->place().line;
    json["seats"] = seats_;
    json["by_link"] = {
        {"sent", sent_}, {"waits", decided_elsewhere()}, {"sends", has_to_send()}, {"watches", watches()}};
    json["thinking"] = computer_.task() != EngineClient::Task::nothing;
    json["hint"] = hint_ ? Json{{"text", hint_->text}, {"why", hint_->why}} : Json();
    json["chances"] = chances_;
    json["tumbling"] = dice_.is_rolling();
    json["standing"] = standing();
    json["guide"] = guide_ && guide_->now() ? Json(guide_->now()->id) : Json();
    json["plays_back"] = plays_back();
    json["told"] = told();
    json["notice"] = notice_ ? Json{{"rule", notice_->rule}, {"message", notice_->message}} : Json();
    // With hidden information, the position that the viewer may see.
    const Json view = *parse_json(view_->state(), no_limits);
    json["view"] = view;
    json["position"] = view.value("seen", match_->position());
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
