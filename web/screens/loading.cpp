#include "screens/loading.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "app/lessons.h"
#include "engine/wording.h"
#include "platform.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr const char* retry_advice = "Please check the connection and try again, or reload the page.";

}  // namespace

Loading::Loading(const GamePage& page, std::string_view part, std::function<void()> then)
    : page_(&page), part_(part), then_(std::move(then)) {
    begin();
}

bool Loading::failed() const {
    return waits_for_lessons() ? lessons::load_state(page_->game->id) == lessons::LoadState::failed
                               : platform::deferred(part_) == platform::LoadState::failed;
}

bool Loading::done() const {
    return waits_for_lessons() ? lessons::book(page_->game->id) != nullptr : part_is_here(part_);
}

void Loading::begin() {
    if (waits_for_lessons()) {
        lessons::fetch(page_->game->id);
    } else {
        platform::fetch_deferred(part_);
    }
    platform::announce(sentence());
    platform::request_frames();
}

std::string Loading::sentence() const {
    const std::string game(page_->game->name);
    const std::string name = waits_for_lessons()                             ? "the lessons of " + game
                             : part_ == panels_part || part_ == editing_part ? "this screen"
                             : part_ == records_part                         ? "the game by link"
                             : part_ == puzzles_part                         ? "puzzles"
                                                                             : game;
    return failed() ? wording::capital(name) + " could not be loaded." : "Loading " + name + "\xE2\x80\xA6";
}

void Loading::announce_result() {
    if (failed()) platform::announce(sentence() + " " + retry_advice);
}

bool Loading::draw() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const Pane pane("loading", {0, 0}, {around.width, around.height}, p.page, {0, 0});
    const float width = std::min(around.width - 32, 340.0f);
    const float left = (around.width - width) / 2;
    ImGui::SetCursorScreenPos({left, around.height * 0.4f});
    {
        const theme::Type type(theme::Font::display, theme::heading);
        ImGui::PushTextWrapPos(left + width);
        ImGui::PushStyleColor(ImGuiCol_Text, failed() ? p.refusal : p.text);
        ImGui::TextUnformatted(sentence().c_str());
        ImGui::PopStyleColor();
        ImGui::PopTextWrapPos();
    }
    if (failed()) {
        ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y + 4});
        ImGui::PushTextWrapPos(left + width);
        ImGui::TextUnformatted(retry_advice);
        ImGui::PopTextWrapPos();
    }
    const bool embedded = around.embedded;  // an embed has no home page to go back to
    if (embedded && !failed()) return true;
    ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y + 12});
    if (failed()) {
        if (theme::button("try-again", "Try again", 0, theme::Weight::primary)) begin();
        ImGui::SameLine(0, 8);
    }
    if (embedded) return true;
    const bool leaves = theme::button("back", "Back", 0, theme::Weight::quiet);
    return !leaves && !ImGui::IsKeyPressed(ImGuiKey_Escape);
}

std::string Loading::state() const {
    return write_json(Json{{"screen", "loading"}, {"game", page_->game->id}, {"failed", failed()}});
}

bool Waiting::for_part(std::string_view part, const GamePage* page, std::function<void()> then) {
    if (part_is_here(part)) return false;
    loading.emplace(page != nullptr ? *page : *page_of(all_games().front()->id), part, std::move(then));
    platform::request_frames();
    return true;
}

void Waiting::for_lessons(const GamePage& page, std::function<void()> then) {
    loading.emplace(page, "", std::move(then));
    platform::request_frames();
}

void Waiting::go_on() {
    const std::function<void()> then = loading->take();
    loading.reset();
    then();
}

void Waiting::code_arrived() {
    if (!loading || loading->waits_for_lessons()) return;
    if (loading->failed()) return loading->announce_result();
    if (loading->done()) go_on();  // else the code of another game was loaded
}

void Waiting::lessons_arrived() {
    if (!loading || !loading->waits_for_lessons()) return;
    loading->failed() ? loading->announce_result() : go_on();
}

}  // namespace sightlines
