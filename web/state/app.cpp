#include <nlohmann/json.hpp>

#include "app/app.h"
#include "base/parts.h"

namespace sightlines {

// With the card over the screen, if there is one, as "card".
std::string App::state() const {
    std::string state = screen_state();
    const std::string card = by_link_is_here() ? arrivals_.state() : "";
    if (card.empty()) return state;
    state.back() = ',';
    return state + "\"card\":" + card + "}";
}

std::string App::screen_state() const {
    if (waiting_.loading) return waiting_.loading->state();
    if (const Library* library = screen<Library>()) return library->state();
    if (const Learn* list = screen<Learn>()) return list->state();
    if (const Puzzles* puzzles = screen<Puzzles>()) return puzzles->state();
    if (const SetUp* set_up = screen<SetUp>()) return set_up->state();
    if (const Edit* edit = screen<Edit>()) return edit->state();
    if (table_) return table_->state();
    if (start_sheet_) return start_sheet_->state();
    if (shows_refused()) return text();
    if (!home_) return R"({"screen":"starting"})";
    const Json notice = notice_ ? Json{{"rule", notice_->rule}, {"message", notice_->message}} : Json();
    std::string state = home_->state();
    state.back() = ',';
    return state + "\"notice\":" + write_json(notice) + "}";
}

}  // namespace sightlines
