// The page for those who do not see the canvas.
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "api/link.h"
#include "app.h"
#include "game_text.h"
#include "kept_games.h"
#include "platform.h"
#include "views/pages.h"

namespace sightlines {

std::string App::text() const {
    if (loading_ || set_up_ || edit_) return state();
    return learn_ ? learn_text(*learn_) : table_ ? table_text(*table_) : home_text(notice_);
}

void App::tell_text_changed() {
    const Table* table = shows_table() ? table_.get() : nullptr;
    std::string now = loading_  ? loading_->state()
                      : learn_  ? learn_->state()
                      : set_up_ ? "set-up"
                      : edit_   ? "edit"
                                : "home";
    if (table != nullptr) {
        now = kept_id_ + " " + std::to_string(table->match().cursor()) + " " + std::to_string(table->match().size()) +
              (table_->view().covered() ? "c" : "") + (table->would_forget_dice() ? "p" : "") +
              (table->computers_turn() ? "t" : "") + (table->hint() ? table->hint()->text : "");
        if (const LessonCard* card = table->lesson()) now += card->lesson().id + card->step().said;
    }
    if (const auto& notice = table != nullptr ? table->notice() : notice_) now += notice->message;
    if (now == told_text_) return;
    told_text_ = std::move(now);
    platform::text_changed();
}

void App::resume_kept(std::size_t which) {
    const std::vector<KeptGame> kept = kept_games();
    if (which >= kept.size()) return;
    const Result<Json> record = read_link(kept[which].link);
    if (const GamePage* page = record ? page_of_record(*record) : nullptr)
        fulfil({Wish::Kind::resume, kept[which].link, kept[which].id, kept[which].seats, page});
}

void App::act(std::string_view deed, std::string_view what) {
    platform::request_frames();
    if (deed == "home") {
        leave_screens();
        return go_home();
    }
    if (deed == "retry" && loading_) return loading_->begin();
    if (deed == "resume") return resume_kept(std::strtoul(std::string(what).c_str(), nullptr, 10));
    if (deed == "learn") return learn(what, "");
    if (deed == "lesson" && learn_) return learn(std::string(learn_->page().game->id), what);
    const bool computer = deed == "computer";
    const auto kind = computer ? Wish::Kind::play_computer : Wish::Kind::quick_play;
    const GamePage* page = computer || deed == "begin" ? page_of(what) : nullptr;
    if (page != nullptr) return fulfil({.kind = kind, .what = std::string(what), .id = "", .seats = "", .page = page});
    if (shows_table()) act_at_table(deed);
}

void App::act_at_table(std::string_view deed) {
    using Pressed = LessonCard::Pressed;
    constexpr std::array<std::pair<std::string_view, Pressed>, 4> of_lesson{
        {{"again", Pressed::again}, {"next", Pressed::next}, {"list", Pressed::list}, {"play-on", Pressed::play_on}}};
    for (const auto& [name, pressed] : of_lesson) {
        if (deed != name || table_->lesson() == nullptr) continue;
        table_->press(pressed);
        return follow_lesson();
    }
    const std::size_t from = table_->match().cursor();
    if (deed == "undo") table_->undo();
    if (deed == "redo") table_->redo();
    if (deed == "hint") table_->ask_hint();
    if (deed == "roll") table_->throw_at_once();
    if (deed == "uncover") table_->view().uncover();
    if (deed != "roll" && (table_->match().cursor() != from || deed == "uncover")) {
        const Asked asked = table_->asked();
        platform::announce(asked.who + ". " + asked.question);
    }
    if (table_->take_change()) table_changed();
}

}  // namespace sightlines
