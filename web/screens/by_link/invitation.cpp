#include "screens/by_link/invitation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/test_ids.h"
#include "games/page.h"
#include "platform.h"
#include "screens/by_link/parts.h"
#include "screens/by_link/words.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {

using by_link::is_computer;

Invitation::Invitation(const Match& match, int seat, const std::string& own_name)
    : match_(&match), view_(make_view(match)) {
    const std::vector<std::string>& players = match.annotations().players;
    for (int each = 0; each < match.seats(); ++each)
        if (!is_computer(players, each)) people_.push_back(each);
    if (seat < 0) {
        const auto free = std::find_if(people_.begin(), people_.end(),
                                       [&](int each) { return display_name_at(players, each).empty(); });
        seat = free != people_.end() ? *free : people_.empty() ? 0 : people_.front();
    }
    if (people_.size() == 2) {
        const std::string first = display_name_at(players, people_[0]), second = display_name_at(players, people_[1]);
        const std::string own = display_name(own_name);
        const bool is_first = !own.empty() && own == first, is_second = !own.empty() && own == second;
        asks_who_ = first != second && ((!first.empty() && !second.empty()) || is_first || is_second);
        if (asks_who_ && (is_first || is_second)) seat = people_[is_first ? 0 : 1];
    }
    take(seat);
}

std::string Invitation::play_as(int seat) const {
    const std::string name = display_name_at(match_->annotations().players, seat);
    return asks_who_ && !name.empty() ? "I am " + name : "Play as " + view_->player_in_sentence(seat);
}

// Who acted last, other than the seat itself; -1: nobody did.
int Invitation::last_sender() const {
    for (std::size_t ply = match_->cursor(); ply > 0; --ply) {
        const int actor = static_cast<int>(match_->actor(ply - 1));
        if (actor >= 0 && actor != seat_) return actor;
    }
    return -1;
}

void Invitation::take(int seat) {
    seat_ = seat;
    const std::vector<std::string>& players = match_->annotations().players;
    const int last = last_sender();
    std::string name = is_computer(players, last) ? "" : display_name_at(players, last);
    for (const int other : people_)
        if (name.empty() && other != seat) name = display_name_at(players, other);

    const bool over = match_->status().outcome.has_value();
    const std::string game(match_->game().name), who = name.empty() ? "A friend" : name;
    heading_ = over                                     ? who + "\xE2\x80\x99s last move in " + game
               : display_name_at(players, seat).empty() ? who + " invites you to " + game
                                                        : who + "\xE2\x80\x99s move in " + game;
    main_ = over ? "See it as " + view_->player_in_sentence(seat) : play_as(seat);
    if (asks_who_) {
        const std::string first = display_name_at(players, people_[0]), second = display_name_at(players, people_[1]);
        text_ = heading_ + ". This browser does not have the game yet.";
        heading_ = "Are you " + (first.empty() ? second : second.empty() ? first : first + " or " + second) + "?";
        return;
    }

    text_ = "You are " + view_->player_in_sentence(seat) + ".";
    if (over) text_ += " The game is over.";
    const int asked = view_->asked().player;
    if (!over && asked >= 0 && asked != seat) text_ += " " + by_link::turn_in_words(*match_, *view_) + ".";
    if (last < 0) return;
    const std::string named = display_name_at(players, last);
    text_ += " First you see " +
             (is_computer(players, last) ? "the computer"
              : !named.empty()           ? named
              : match_->seats() == 2     ? "your friend"
                                         : view_->player_in_sentence(last)) +
             "\xE2\x80\x99s last turn.";
}

std::optional<Invitation::Answer> Invitation::draw() {
    std::optional<Answer> answer;
    const bool open = draw_modal("invitation", "", height_, [&](float width) {
        by_link::draw_heading(heading_, width);
        draw_position(width);
        const std::string second = asks_who_ ? play_as(other()) : "Just look";
        const char* second_id = asks_who_ ? "invitation:other" : "invitation:look";
        const int pressed = by_link::draw_answers(main_, "invitation:play", second, second_id, width);
        if (pressed == 1 && asks_who_) take(other());
        if (pressed >= 0) answer = pressed == 0 || asks_who_ ? Answer::play : Answer::look;
        if (asks_who_) {
            if (theme::button("invitation:look", "Just look", width)) answer = Answer::look;
        } else if (people_.size() > 1) {
            draw_seats(width);
        }
        by_link::draw_name_button(width);
        draw_game(width);
    });
    return open || answer ? answer : Answer::look;
}

void Invitation::draw_position(float width) {
    const bool low = platform::surroundings().is_low();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float high = low ? 100.0f : std::clamp(platform::surroundings().height * 0.3f, 120.0f, 220.0f);
    const float wide = low ? 140.0f : width;
    by_link::draw_framed({begin, {begin.x + wide, begin.y + high}}, [&](const Area& area) {
        const float reach = std::min(area.size().x, area.size().y) / 2;
        const ImVec2 centre = area.centre();
        view_->draw_miniature(square_around(centre, reach));
    });
    ImGui::Dummy({wide, high});
    if (low) ImGui::SameLine(0, 12);
    ImGui::TextWrapped("%s", text_.c_str());
    if (low) ImGui::SetCursorScreenPos({begin.x, std::max(begin.y + high + 4, ImGui::GetCursorScreenPos().y)});
}

// What the game is, and its rules.
void Invitation::draw_game(float width) {
    const GamePage* page = page_of(match_->game().id);
    if (page == nullptr) return;
    small_text(theme::palette().text, page->card->line);
    test_ids::add_item("invitation:about");
    small_text(theme::palette().secondary, page->card->facts);
    if (theme::button("invitation:rules", "Read the rules", width, theme::Weight::quiet))
        platform::show_rule(match_->game().id, "");
}

void Invitation::draw_seats(float width) {
    const std::vector<std::string>& players = match_->annotations().players;
    std::vector<std::string> words;
    for (const int seat : people_) {
        const std::string name = display_name_at(players, seat);
        std::string word = view_->player_name(seat);
        if (!name.empty()) word.append(" (").append(name).append(")");
        words.push_back(by_link::cut_to(std::move(word), width - 18, theme::Font::text, theme::body));
    }
    std::vector<const char*> labels;
    labels.reserve(words.size());
    for (const std::string& word : words) labels.push_back(word.c_str());
    const auto now = std::find(people_.begin(), people_.end(), seat_);
    caption("You play");
    const int chosen = segments("invitation:seat", labels, static_cast<int>(now - people_.begin()), width);
    if (chosen >= 0) take(people_[static_cast<std::size_t>(chosen)]);
}

std::string Invitation::state() const {
    return write_json(Json{{"screen", "invitation"},
                           {"game", match_->game().id},
                           {"seat", seat_},
                           {"seats", people_},
                           {"heading", heading_},
                           {"text", text_}});
}

}  // namespace sightlines
