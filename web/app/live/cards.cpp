// What live play shows: cards over the table, the panel beside the board, and the same in words.
#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

#include "app/live/live_play.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/by_link/live_choice.h"
#include "screens/study/marks.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {

using live::Presence;

namespace {

LiveCard::Button how_it_works() { return {"help", "What it needs, and what it protects", false, true}; }

}  // namespace

void LivePlay::show_card(Card card) {
    card_ = card;
    folded_ = false;
    ticket_.clear();
    code_ = {};
    copied_ = gave_ = false;
}

// Whoever is invited is still waited for: the panel says so.
void LivePlay::close_card() {
    platform::request_frames();
    if (asks_undo()) {
        undo_folded_ = true;
    } else if (!std::exchange(shows_dice_, false)) {
        folded_ = card_ != Card::joins;
        if (!folded_) card_ = Card::none;
    }
}

void LivePlay::forget_card() {
    const Card card = std::exchange(card_, Card::none);
    if (card == Card::invites || card == Card::answers) platform::live(platform::LiveCall::close, connection_);
    if (room_) room_->closed(connection_, now());
    connection_ = 0;
    if (room_) (void)room_->take_events();
    if (room_ && !is_met()) {
        part("");
        room_.reset();
        if (desk_.table() != nullptr) session().game.sent = sent_before_;
    }
    platform::request_frames();
}

LiveCard LivePlay::card() const {
    LiveCard card;
    const std::string game(session().match().game().name);
    const bool copied = copied_ || (gave_ && platform::copied() == platform::Copied::done),
               shares = platform::can_share();
    const LiveChoice& choice = live_choice();
    const auto side = [&](int seat) { return session().game.view->player_name(seat); };
    const auto offer_ways = [&](const char* what) {
        if (ticket_.empty()) return;
        card.code = &code_;
        card.buttons.push_back({"give", (shares ? "Send " : "Copy ") + std::string(what), shares || !copied});
    };
    if (asks_undo()) {
        card.heading = undo_words();
        card.text = "Dice that were thrown stand.";
        card.buttons = {{"allow", "Allow", true}, {"refuse", "No"}};
    } else if (shows_dice_) {
        card = dice_card();
    } else if (card_ == Card::joins) {
        const std::string name = display_name(invitation_->name);
        card.heading = (name.empty() ? "A friend" : name) + " invites you to " +
                       (invitation_->seat < 0 ? "watch " : "play ") + game;
        card.text = invitation_->seat < 0 ? "Now, live. You only look on."
                                          : "Now, live. You are " + side(invitation_->seat) + ".";
        card.note = "Your pages connect with each other, with no server between them: both see each other's address.";
        if (!choice.barred.empty()) {
            card.note = choice.barred;
        } else {
            card.buttons.push_back({"join", "Join", true});
        }
        card.buttons.push_back({"close", "Not now"});
        card.buttons.push_back(how_it_works());
    } else if (card_ == Card::answers) {
        const std::string named = display_name(invitation_->name), host = named.empty() ? "your friend" : named;
        card.heading = "Send it back";
        card.text = ticket_.empty() ? "One moment: your answer is written."
                    : copied        ? "Your answer is copied: paste it into a message to " + host +
                                   ", or let them scan this code. Keep this page open."
                             : "Send your answer to " + host + ", or let them scan this code. Keep this page open.";
        offer_ways("the answer");
    } else if (card_ == Card::invites) {
        card.heading = offered_ < 0 ? "Invite somebody to watch" : "Play live as " + side(room_->setup().seat);
        card.text = connects_         ? "Connecting\xE2\x80\xA6"
                    : ticket_.empty() ? "One moment: the invitation is written."
                    : copied ? "The invitation is copied: paste it into a message, or let your friend scan this code. "
                               "Keep this page open, and open the answer that comes back."
                             : "Send the invitation, or let your friend scan this code. Keep this page open, and open "
                               "the answer that comes back.";
        offer_ways("the invitation");
        if (!ticket_.empty()) card.buttons.push_back({"paste", "Open the answer", copied});
        if (!ticket_.empty() && choice.scans) card.buttons.push_back({"scan", "Scan the answer"});
        card.buttons.push_back(how_it_works());
        card.note =
            "You both need the same network, or one that lets pages connect. The game itself is kept here, and "
            "can go on by link at any time.";
    }
    return card;
}

// What somebody waits for, or wants to know.
std::vector<LiveCard::Button> LivePlay::asked_now() const {
    std::vector<LiveCard::Button> buttons;
    if (waits()) {
        const bool invites = card_ == Card::invites;
        if (invites) buttons.push_back({"paste", "Open the answer", true});
        buttons.push_back({"show", invites ? "Show the invitation" : "Show the answer"});
        buttons.push_back({"stop", "Stop waiting"});
    }
    if (is_met() && room_->asks_undo()) {
        buttons.push_back({"allow", "Allow", true});
        buttons.push_back({"refuse", "No"});
    }
    return buttons;
}

// What can be done while others are connected.
std::vector<LiveCard::Button> LivePlay::ways() const {
    std::vector<LiveCard::Button> buttons;
    if (!is_met() || room_->asks_undo()) return buttons;
    const auto own_undo = room_->own_undo();  // what was laid out before stands
    if (own_undo && own_undo->to >= began_) buttons.push_back({"undo", "Ask to take back your move"});
    if (!rolls_.empty()) buttons.push_back({"dice", "Check the dice"});
    const bool invites = room_->setup().host && card_ == Card::none;
    if (invites && free_seat() >= 0) buttons.push_back({"invite", "Invite another player"});
    if (invites) buttons.push_back({"watch", "Invite somebody to watch"});
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

bool LivePlay::draw(float width) {
    if (!is_met() && !waits()) return false;
    if (waits()) caption("Waiting for your friend: keep this page open.");
    if (is_met() && room_->asks_undo()) small_text(theme::palette().text, undo_words());
    if (const std::string words = company(); !words.empty()) caption(words.c_str());
    if (!marked_.empty()) caption(("Look here: " + marked_).c_str());
    if (const auto pressed = draw_buttons(asked_now(), width)) answer(*pressed);
    return true;
}

void LivePlay::draw_ways(float width) {
    if (const auto pressed = draw_buttons(ways(), width)) answer(*pressed);
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
    const bool rests = platform::long_press() && ImGui::IsMousePosValid();  // at first it is nowhere
    if (rests && !held_) mark = mark_of(places, io.MousePos, io.MousePos);
    held_ = rests;
    if (mark.empty()) return;
    room_->mark(mark, now());
    pump();
    show_mark(std::move(mark));
}

void LivePlay::draw() {
    follow();
    if (is_met()) take_mark();
    if (!asks() || !desk_.shows_table()) return;
    if (const auto pressed = draw_card(card(), height_)) answer(*pressed);
}

std::string LivePlay::talk() const {
    if (desk_.table() == nullptr || (!asks() && !waits() && !is_met())) return "null";
    LiveCard said = asks() ? card() : LiveCard{};
    if (!asks()) {
        said.heading = "Live";
        said.text = !is_met() ? "Waiting for your friend: keep this page open."
                    : locks() ? company() + " " + this->said()
                              : company();
        said.buttons = asked_now();
        std::ranges::move(ways(), std::back_inserter(said.buttons));
    }
    return card_in_words(said);
}

std::string LivePlay::undo_words() const {
    return display_name(room_->name_of(*room_->asks_undo())) + " would like to take back the last move.";
}

std::vector<std::string> LivePlay::proven() const {
    std::vector<std::string> lines;
    for (const live::ProvenRoll& roll : rolls_) {
        std::string line = "Move " + std::to_string(roll.ply + 1) + ":";
        for (const int face : roll.faces) line += " " + std::to_string(face);
        lines.push_back(line + (live::holds(roll, match_) ? "" : " does not hold"));
    }
    return lines;
}

LiveCard LivePlay::dice_card() const {
    const auto wrong = std::ranges::count_if(rolls_, [&](const auto& roll) { return !live::holds(roll, match_); });
    const std::string both = session().match().seats() == 2 ? "both" : "all";
    const std::string count = wording::counted(static_cast<int>(rolls_.size()), "roll", "rolls");
    LiveCard card{.heading = "Dice thrown by " + both, .text = {}, .note = {}, .buttons = {}};
    card.text = wrong == 0 ? count + ", each worked out again just now: it follows from the secrets of " + both +
                                 ", and each secret is the one that was promised before anybody showed theirs."
                           : std::to_string(wrong) + " of " + count + " do not follow from what was promised.";
    card.buttons = {{"numbers", "Copy all numbers"}, {"close", "Close", true}};
    card.note = "With the numbers anybody can work the rolls out again, by the SHA-256 of any computer.";
    return card;
}

std::string LivePlay::numbers() const {
    std::string text = "Dice thrown together, in the game " + match_ +
                       ".\nA promise is the SHA-256 of these lines: sightlines seal, the game, the number of moves "
                       "before it, the attempt, the least face and the sides of each die, the seat, the secret.\nThe "
                       "dice come of the SHA-256 of: sightlines dice, the same three lines, and a line for each seat "
                       "with it and its secret. Its bytes are taken one by one, and a byte that would make low faces "
                       "more likely is left out; where they run out the bytes are hashed again.\n";
    for (const live::ProvenRoll& roll : rolls_) {
        text += "\n" + std::to_string(roll.ply) + " moves, attempt " + std::to_string(roll.round) + ", dice " +
                std::to_string(roll.lowest);
        for (const int sides : roll.sides) text += " " + std::to_string(sides);
        text += ", thrown:";
        for (const int face : roll.faces) text += " " + std::to_string(face);
        for (std::size_t at = 0; at < roll.secrets.size(); ++at)
            text += "\nseat " + std::to_string(roll.secrets[at].seat) + " promised " + roll.seals[at] + " and showed " +
                    roll.secrets[at].secret;
        text += "\n";
    }
    return text;
}

void LivePlay::answer(std::string_view command) {
    platform::request_frames();
    if (command == "close") return close_card();
    if (command == "show") return void(folded_ = false);
    if (command == "stop") return forget_card();
    if (command == "join" && card_ == Card::joins) return join();
    if (command == "give" && !ticket_.empty()) return give();
    if (command == "paste") return platform::paste_link();
    if (command == "scan") return platform::live(platform::LiveCall::scan);
    if (command == "dice") return void(shows_dice_ = !rolls_.empty());
    if (command == "help") return platform::show_rule(session().match().game().id, "rulebook-live");
    if (command == "numbers") return platform::copy_text(numbers());
    if (!is_met()) return;
    if (command == "leave") return leave("You have left. The game goes on by link.");
    if (command == "invite") return invite(-2);
    if (command == "watch") return invite(live::no_seat);
    if (command == "allow" || command == "refuse") room_->answer_undo(command == "allow", now());
    if (command == "undo") {
        if (const Result<> asked = room_->ask_undo(now()); !asked) session().notice.show({"", asked.error().message});
    }
    pump();
    follow();
}

std::string LivePlay::state() const {
    Json json{{"card", asks() ? card().heading : ""}};
    json["ticket"] = ticket_;
    json["connected"] = room_ && room_->is_connected();
    json["waits_for_friend"] = waits();
    json["company"] = desk_.table() != nullptr ? company() : "";
    json["rolls"] = proven();
    json["can"] = live_choice().barred;
    json["code"] = code_.side;
    json["waits"] = queue_.size();
    return write_json(json);
}

}  // namespace sightlines
