// What live play shows: cards over the table, the panel beside the board, and the same in words.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/live/live_play.h"
#include "platform.h"
#include "screens/study/marks.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {

using live::Presence;

void LivePlay::close_card() {
    const bool waits = card_ == Card::invites || card_ == Card::answers;
    const bool met = room_ && room_->is_connected();
    card_ = Card::none;
    ticket_.clear();
    if (waits && !met && room_) {
        platform::live(platform::LiveCall::close, connection_);
        part("");
        room_.reset();
        if (desk_.table() != nullptr) session().game.sent = sent_before_;
    }
    connection_ = 0;
    platform::request_frames();
}

LiveCard LivePlay::card() const {
    LiveCard card;
    const std::string game(session().match().game().name);
    const bool copied = platform::copied() == platform::Copied::done, shares = platform::can_share();
    const auto side = [&](int seat) { return session().game.view->player_name(seat); };
    const auto offer_ways = [&](const char* what) {
        if (ticket_.empty()) return;
        card.buttons.push_back({"give", shares ? std::string("Send ") + what : std::string("Copy ") + what, !copied});
        card.buttons.push_back({"code", "Show a code"});
    };
    if (card_ == Card::joins) {
        const std::string name = display_name(invitation_->name);
        card.heading = (name.empty() ? "A friend" : name) + " invites you to " +
                       (invitation_->seat < 0 ? "watch " : "play ") + game + ", now";
        card.text = invitation_->seat < 0 ? "You only look on." : "You are " + side(invitation_->seat) + ".";
        card.note = "Your pages connect with each other, with no server between them: both see each other's address.";
        if (can_ && !can_->empty()) {
            card.note = *can_;
        } else {
            card.buttons.push_back({"join", "Join", true});
        }
        card.buttons.push_back({"close", "Not now"});
    } else if (card_ == Card::answers) {
        card.heading = "Send it back";
        card.text = ticket_.empty() ? "One moment: your answer is written."
                    : copied ? "Your answer is copied. Paste it into a message to who invited you, and keep this "
                               "page open."
                             : "Send your answer to who invited you, and keep this page open.";
        offer_ways("the answer");
    } else if (card_ == Card::invites) {
        card.heading = offered_ < 0 ? "Invite somebody to watch" : "Play live as " + side(room_->setup().seat);
        card.text = connects_         ? "Connecting\xE2\x80\xA6"
                    : ticket_.empty() ? "One moment: the invitation is written."
                    : copied ? "The invitation is copied. Paste it into a message to your friend, keep this page "
                               "open, and open the answer that comes back."
                             : "Waiting for your friend: keep this page open, and open the answer that comes back.";
        offer_ways("the invitation");
        if (!ticket_.empty()) card.buttons.push_back({"paste", "Open the answer", copied});
        if (!ticket_.empty() && scans_) card.buttons.push_back({"scan", "Scan the answer"});
        card.note =
            "You both need the same network, or one that lets pages connect. The game itself is kept here, and "
            "can go on by link at any time.";
    }
    return card;
}

// What can be done while others are connected.
std::vector<LiveCard::Button> LivePlay::panel() const {
    std::vector<LiveCard::Button> buttons;
    if (!room_) return buttons;
    if (room_->asks_undo()) {
        buttons.push_back({"allow", "Allow", true});
        buttons.push_back({"refuse", "No"});
        return buttons;
    }
    if (room_->own_undo()) buttons.push_back({"undo", "Ask to take back your move"});
    if (!room_->rolls().empty()) buttons.push_back({"dice", "Check the dice of all"});
    if (room_->setup().host && free_seat() >= 0) buttons.push_back({"invite", "Invite another player"});
    if (room_->setup().host) buttons.push_back({"watch", "Invite somebody to watch"});
    buttons.push_back({"leave", "Leave, and go on by link"});
    return buttons;
}

// "Ben is here."
std::string LivePlay::company() const {
    std::string words;
    for (int seat = 0; room_ && seat < session().match().seats(); ++seat) {
        if (!room_->is_connected_with(seat)) continue;
        const std::string name = display_name(room_->name_of(seat));
        const Presence what = presences_[static_cast<std::size_t>(seat)];
        const bool chooses = static_cast<int>(session().match().status().to_act) == seat;
        words += (words.empty() ? "" : " ") + name +
                 (what == Presence::away ? " looks elsewhere."
                  : chooses              ? " is choosing."
                                         : " is here.");
    }
    return words;
}

void LivePlay::draw(float width) {
    if (const std::string words = company(); !words.empty()) caption(words.c_str());
    if (!marked_.empty()) caption(("Look here: " + marked_).c_str());
    if (const auto pressed = draw_buttons(panel(), width)) answer(*pressed);
}

void LivePlay::show_mark(std::string mark) {
    marked_ = std::move(mark);
    marked_until_ = platform::now_ms() + 3000;
    platform::draw_at(marked_until_ + 20);
}

// Not where something is hidden, whose name a mark might tell.
void LivePlay::take_mark() {
    const std::vector<NamedPlace> places = desk_.table()->view().named_places();
    if (!marked_.empty() && platform::now_ms() >= marked_until_) marked_.clear();
    if (!marked_.empty()) draw_marks(*ImGui::GetForegroundDrawList(), places, std::array{marked_}, 1);
    if (session().match().may_hide() || !desk_.shows_table()) return;
    const ImGuiIO& io = ImGui::GetIO();
    std::string mark;
    if (ImGui::IsMouseReleased(ImGuiMouseButton_Right))
        mark = mark_of(places, io.MouseClickedPos[ImGuiMouseButton_Right], io.MousePos);
    const bool rests = platform::long_press();
    if (rests && !std::exchange(held_, rests)) mark = mark_of(places, io.MousePos, io.MousePos);
    held_ = rests;
    if (mark.empty() || !platform::is_seen()) return;
    room_->mark(mark, now());
    pump();
    show_mark(std::move(mark));
}

void LivePlay::draw() {
    if (is_on_table()) take_mark();
    if (card_ == Card::none || desk_.table() == nullptr || !desk_.shows_table()) return;
    if (const auto pressed = draw_card(card(), height_)) answer(*pressed);
}

std::string LivePlay::talk() const {
    if (desk_.table() == nullptr || (card_ == Card::none && !is_on_table())) return "null";
    LiveCard said = card();
    if (card_ == Card::none) {
        said.heading = "Live";
        said.text = company() + " " + this->said();
        said.buttons = panel();
    }
    Json buttons = Json::array();
    for (const LiveCard::Button& button : said.buttons)
        buttons.push_back(Json::array({"talk:live:" + button.id, button.label}));
    return write_json(Json{{"heading", said.heading}, {"text", said.text}, {"buttons", buttons}});
}

std::vector<std::string> LivePlay::proven() const {
    std::vector<std::string> lines;
    for (const live::ProvenRoll& roll : room_ ? room_->rolls() : std::vector<live::ProvenRoll>()) {
        std::string line = "Move " + std::to_string(roll.ply + 1) + ":";
        for (const int face : roll.faces) line += " " + std::to_string(face);
        lines.push_back(line + (live::holds(roll, match_) ? "" : " does not hold"));
    }
    return lines;
}

void LivePlay::check_dice() {
    const std::vector<live::ProvenRoll>& rolls = room_->rolls();
    const auto wrong = std::ranges::count_if(rolls, [&](const auto& roll) { return !live::holds(roll, match_); });
    const std::string count = std::to_string(rolls.size());
    session().notice.show(sightlines::news(
        wrong == 0 ? "Dice thrown by both: " + count + (rolls.size() == 1 ? " roll" : " rolls") +
                         ". Each follows from the secrets of both, which were promised before."
                   : "Dice thrown by both: " + std::to_string(wrong) + " of " + count + " rolls do not hold."));
}

void LivePlay::answer(std::string_view command) {
    platform::request_frames();
    if (command == "close") return close_card();
    if (command == "join" && card_ == Card::joins) return join();
    if (command == "give" && !ticket_.empty()) return give(true);
    if (command == "code" && !ticket_.empty())
        return platform::show_code(ticket_, card_ == Card::invites ? "Play with me, now" : "My answer");
    if (command == "paste") return platform::paste_link();
    if (command == "scan") return platform::live(platform::LiveCall::scan);
    if (!room_) return;
    if (command == "leave") return leave("You have left. The game goes on by link.");
    if (command == "invite") return invite(-2);
    if (command == "watch") return invite(live::no_seat);
    if (command == "dice") return check_dice();
    if (command == "allow" || command == "refuse") room_->answer_undo(command == "allow", now());
    if (command == "undo") {
        if (const Result<> asked = room_->ask_undo(now()); !asked) session().notice.show({"", asked.error().message});
    }
    pump();
    follow();
}

std::string LivePlay::state() const {
    Json json{{"card", card_ == Card::none ? "" : card().heading}};
    json["ticket"] = ticket_;
    json["connected"] = room_ && room_->is_connected();
    json["company"] = desk_.table() != nullptr ? company() : "";
    json["rolls"] = proven();
    json["can"] = can_.value_or("?");
    json["waits"] = queue_.size();
    return write_json(json);
}

}  // namespace sightlines
