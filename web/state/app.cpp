#include <nlohmann/json.hpp>

#include "app/app.h"

namespace sightlines {

// With the card over the screen, if there is one, as "card".
std::string App::state() const {
    std::string state = screen_state();
    if (arrivals_) {
        state.back() = ',';
        state += "\"live\":" + arrivals_->live_state() + "}";
    }
    const std::string card = arrivals_ ? arrivals_->state() : "";
    if (card.empty()) return state;
    state.back() = ',';
    return state + "\"card\":" + card + "}";
}

std::string App::screen_state() const {
    if (waiting_.loading) return waiting_.loading->state();
    if (screen_) return screen_->state();
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
