#include "screens/by_link/link_choice.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/annotations.h"
#include "api/games.h"
#include "api/link/damage.h"
#include "api/link/reader.h"
#include "app/saved_games.h"
#include "base/test_ids.h"
#include "platform.h"
#include "screens/by_link/parts.h"
#include "screens/by_link/words.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float row_height = 76;

// The names in a record that has not been checked yet.
std::vector<std::string> players_of(const Json& record) {
    std::vector<std::string> names;
    const auto players = record.find("players");
    if (players == record.end() || !players->is_array()) return names;
    for (const Json& name : *players)
        if (name.is_string()) names.push_back(name.get<std::string>());
    return names;
}

// Says why a link does not open, without the JSON path with which faults of a record begin.
std::string why_not(const Error& error) {
    if (error.code == "format") return "This is not a game, or not all of it: ask for it again.";
    if (!error.action) return error.message;
    return "Move " + std::to_string(*error.action + 1) + " is refused: " + error.message;
}

}  // namespace

LinkChoice::LinkChoice(std::vector<std::string> links) {
    links.resize(std::min(links.size(), most_links_found));
    for (std::string& link : links) offers_.push_back(offer_of(std::move(link)));
}

void LinkChoice::code_arrived() {
    for (Offer& offer : offers_)
        if (offer.wrong.empty() && offer.match == nullptr) offer = offer_of(std::move(offer.link));
}

LinkChoice::Offer LinkChoice::offer_of(std::string link) {
    Offer offer;
    offer.link = std::move(link);
    offer.title = "A link that does not open";
    const auto damaged = [&](std::string why) {
        offer.wrong = std::move(why);
        return std::move(offer);
    };
    const auto [record, later, page] = held_in(offer.link);
    offer.page = page;
    if (later) {
        platform::fetch_if_away(page->game->id);
        offer.title = page->game->name;
        return offer;
    }
    if (!record) return damaged(damage_of(offer.link).message);
    if (offer.page == nullptr || code_is_here(*offer.page)) {
        Result<std::unique_ptr<Match>> opened = open_match(*record);
        if (!opened) return damaged(why_not(opened.error()));
        if (offer.page == nullptr) return damaged("This page has no board for this game yet.");
        offer.match = std::move(*opened);
        offer.view = offer.page->view(*offer.match);
    }
    offer.title = offer.page->game->name;
    offer.moves = by_link::moves_in_words(moves_in(*record));
    offer.names = by_link::names_in_words(players_of(*record));
    return offer;
}

std::optional<std::string> LinkChoice::draw() {
    std::optional<std::string> chosen;
    const bool open = draw_modal("link-choice", "Which game?", height_, [&](float width) {
        caption("There is more than one link in this text.");
        for (std::size_t i = 0; i < offers_.size(); ++i) {
            const std::string name = "choice:" + std::to_string(i);
            if (!offers_[i].wrong.empty()) {
                draw_wrong(offers_[i], name + ":wrong", width);
            } else if (draw_offer(offers_[i], name, width)) {
                chosen = offers_[i].link;
            }
        }
    });
    return open || chosen ? chosen : std::string();
}

bool LinkChoice::draw_offer(const Offer& offer, const std::string& name, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + width, min.y + row_height};
    const bool pressed = ImGui::InvisibleButton(name.c_str(), {width, row_height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(name);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (!ImGui::IsItemVisible()) return pressed;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, p.panel, theme::radius);
    list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
    const Area board{{min.x + 4, min.y + 4}, {min.x + row_height + 12, max.y - 4}};
    if (offer.view != nullptr) {
        offer.view->draw_miniature(board);
    } else {
        offer.page->card->art(list, board);
    }
    const float x = board.max.x + 10, room = max.x - 8 - x;
    by_link::draw_line({x, min.y + 8}, room, theme::Font::strong, theme::body, p.text, offer.title);
    by_link::draw_line({x, min.y + 30}, room, theme::Font::text, theme::small, p.secondary, offer.moves);
    by_link::draw_line({x, min.y + 49}, room, theme::Font::text, theme::small, p.secondary, offer.names);
    return pressed;
}

void LinkChoice::draw_wrong(const Offer& offer, const std::string& name, float width) {
    const theme::Palette& p = theme::palette();
    constexpr float inset = 10;
    const float high = small_text_size(offer.wrong, width - 2 * inset).y + theme::body + 20;
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + width, min.y + high};
    ImGui::GetWindowDrawList()->AddRect(min, max, p.hairline, theme::radius);
    by_link::draw_line({min.x + inset, min.y + 8}, width - 2 * inset, theme::Font::strong, theme::body, p.secondary,
                       offer.title);
    small_text_at({min.x + inset, min.y + 10 + theme::body}, max.x - inset, p.secondary, offer.wrong);
    ImGui::Dummy({width, high});
    test_ids::add(name, min, max);
}

std::vector<std::string> LinkChoice::names() const {
    std::vector<std::string> names;
    for (const Offer& offer : offers_) {
        std::string name = offer.title + ", " + (offer.wrong.empty() ? offer.moves : offer.wrong);
        names.push_back(offer.names.empty() ? std::move(name) : name + ", " + offer.names);
    }
    return names;
}

std::string LinkChoice::link(std::size_t which) const {
    return which < offers_.size() && offers_[which].wrong.empty() ? offers_[which].link : std::string();
}

std::string LinkChoice::state() const {
    Json offers = Json::array();
    for (const Offer& offer : offers_) {
        offers.push_back(offer.wrong.empty()
                             ? Json{{"game", offer.page->game->id}, {"moves", offer.moves}, {"names", offer.names}}
                             : Json{{"wrong", offer.wrong}});
    }
    return write_json(Json{{"screen", "link-choice"}, {"links", std::move(offers)}});
}

}  // namespace sightlines
