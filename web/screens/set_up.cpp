#include "screens/set_up.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "platform.h"
#include "screens/table/seat_rows.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

float footer_height() { return theme::button_height() + 24 + platform::surroundings().safe.bottom; }

}  // namespace

std::string SetUp::recorded() const {
    for (const Setting& setting : page_->settings()) {
        const Json value = options().value(setting.key, Json());
        for (const Setting::Choice& choice : setting.choices) {
            if (choice.recorded && value == *parse_json(choice.value)) return value.get<std::string>();
        }
    }
    return "";
}

std::unique_ptr<Match> SetUp::make_match() const {
    const std::string name = recorded();
    Result<std::unique_ptr<Match>> match =
        name.empty() ? new_match(page_->game->id, options()) : open_scenario(page_->game->id, name);
    return match ? std::move(*match) : nullptr;
}

SetUp::SetUp(const GamePage& page, Json options, std::string seats)
    : Screen(Kind::set_up),
      page_(&page),
      options_(std::move(options)),
      at_random_(page.opening != nullptr),
      seats_(std::move(seats)) {
    if (make_match() == nullptr) options_ = Json::object();
    restart();
}

void SetUp::restart() {
    view_.reset();
    match_ = make_match();
    if (recorded().empty()) options() = match_->record().value("options", Json::object());
    view_ = page_->view(*match_);
    const auto computer =
        std::find_if(seats_.begin(), seats_.end(), [](char seat) { return seats::level_of(seat) > 0; });
    seats_.resize(static_cast<std::size_t>(view_->players()), computer == seats_.end() ? seats::here : *computer);
    has_opening_ = true;
    if (!at_random_) return;
    has_opening_ = match_->play_opening(platform::random_below(opening_seeds)) > 0;
    view_->moved(0, match_->cursor());
}

void SetUp::draw_opening(float width) {
    if (page_->opening == nullptr || !has_opening_) return;
    {
        const Type type(Font::strong, theme::body);
        ImGui::TextUnformatted(page_->opening->name);
    }
    const std::array names{page_->opening->at_random, page_->opening->by_hand};
    const int chosen = segments("opening", names, at_random_ ? 0 : 1, width);
    if (chosen >= 0) {
        at_random_ = chosen == 0;
        restart();
    }
    if (!at_random_) return;
    if (theme::button("anew", "Shuffle", 0, theme::Weight::quiet)) restart();
}

void SetUp::draw_who_plays(float width) {
    {
        const Type type(Font::strong, theme::body);
        ImGui::TextUnformatted("Players");
    }
    (void)draw_seats(match_->game(), *view_, seats_, width);
}

void SetUp::draw_head(float width) {
    if (icon_button("home", Icon::home)) leave_requested_ = true;
    ImGui::SameLine(0, 4);
    {
        // Long names are drawn smaller, to leave room for the buttons.
        const char* name = match_->game().name.data();
        const float room = width - 2 * theme::button_height() - 8;
        const float length = theme::text_width(Font::display, theme::heading, name);
        const Type type(Font::display, std::floor(theme::heading * std::min(1.0f, room / length)));
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(name);
    }
    ImGui::SameLine(width - theme::button_height() + ImGui::GetStyle().WindowPadding.x);
    if (icon_button("rules", Icon::rules)) platform::show_rule(page_->game->id, "");
}

std::optional<Request> SetUp::draw_footer(float width) {
    std::optional<Request> request;
    const float half = (width - 8) / 2;
    if (theme::button("edit", width < 320 ? "Edit" : "Edit the position", half)) request = Request{Request::Kind::edit};
    ImGui::SameLine(0, 8);
    if (theme::button("begin", "Start", half, theme::Weight::primary))
        request = Request{.kind = Request::Kind::play, .seats = seats_};
    return request;
}

std::optional<Request> SetUp::draw(bool) {
    leave_requested_ = false;
    std::optional<Request> request = platform::surroundings().width >= 900 ? draw_wide() : draw_narrow();
    return leave_requested_ ? Request{Request::Kind::close} : request;
}

void SetUp::draw_board(float width, float most) {
    const float side = std::min(width, most);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float x = at.x + (width - side) / 2;
    view_->draw_miniature({{x, at.y}, {x + side, at.y + side}});
    ImGui::SetCursorScreenPos({at.x, at.y + side + 8});
}

std::optional<Request> SetUp::draw_wide() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float top = 16 + around.safe.top;
    const float footer = footer_height();
    const float right = std::clamp(around.width * 0.36f, 360.0f, 460.0f) + around.safe.right;
    {
        const Pane pane("settings", {0, 0}, {around.width - right, around.height}, p.page, {32 + around.safe.left, top},
                        Pane::Kind::scrolls);
        const float width = std::min(around.width - around.safe.left - right - 64, 640.0f);
        draw_head(width);
        ImGui::Dummy({0, 8});
        draw_settings(true, width);
        draw_settings(false, width);
    }
    const float width = right - around.safe.right - 48;
    {
        const Pane pane("preview", {around.width - right, 0}, {right, around.height - footer}, p.panel, {24, top},
                        Pane::Kind::scrolls);
        draw_board(width, around.height * 0.5f);
        draw_opening(width);
        draw_who_plays(width);
    }
    const Pane pane("foot", {around.width - right, around.height - footer}, {right, footer}, p.panel, {24, 12});
    return draw_footer(width);
}

std::optional<Request> SetUp::draw_narrow() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float footer = footer_height();
    const float left = 16 + around.safe.left;
    const float width = around.width - left - around.safe.right - 16;
    {
        const Pane pane("settings", {0, 0}, {around.width, around.height - footer}, p.page, {left, 8 + around.safe.top},
                        Pane::Kind::scrolls);
        draw_head(width);
        draw_board(width, around.height * 0.32f);
        draw_settings(true, width);
        draw_opening(width);
        draw_who_plays(width);
        ImGui::Dummy({0, 8});
        draw_settings(false, width);
    }
    const Pane pane("foot", {0, around.height - footer}, {around.width, footer}, p.panel, {left, 12});
    return draw_footer(width);
}

std::string SetUp::state() const {
    return write_json(Json{{"screen", "set-up"},
                           {"game", page_->game->id},
                           {"options", options()},
                           {"seats", seats_},
                           {"record", match_->record()}});
}

}  // namespace sightlines
