#include "app/live_gate.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "app/deferred.h"
#include "app/desk.h"
#include "platform.h"
#include "screens/by_link/live_choice.h"
#include "screens/by_link/live_dice.h"

namespace sightlines {

LiveGate::~LiveGate() {
    live_choice() = {};
    live_dice() = {};
}

bool has_live_ticket(std::string_view text) {
    for (const char* head : {"#1l.", "%231l.", "\uFF031l."})
        if (text.find(head) != text.npos) return true;
    return false;
}

bool LiveGate::when_here(std::function<void()> then) {
    platform::request_frames();
    if (const Live* live = part<Live>()) {
        if (live_ == nullptr) live_ = live->desk(desk_);
        return true;
    }
    wait_ = std::move(then);
    platform::fetch_deferred(live_part);
    return false;
}

void LiveGate::look() {
    if (!std::exchange(live_choice().asked, true)) platform::live(platform::LiveCall::begin);
}

std::string LiveGate::open(std::string_view ticket, From from) {
    look();
    const From source = from == From::sheet ? From::script : from;
    const auto again = [text = std::string(ticket), source] { (void)the_page().open(text, source); };
    return when_here(again) ? live_->open(ticket, from) : "";
}

void LiveGate::invite() {
    look();
    if (when_here([this] { invite(); })) live_->invite();
}

void LiveGate::code_arrived() {
    if (!wait_ || !part_is_here(live_part)) return;
    const std::function<void()> then = std::exchange(wait_, nullptr);
    then();
}

void LiveGate::follow() {
    if (live_ != nullptr) live_->follow();
}

LiveCard LiveGate::waiting_card() const {
    LiveCard card;
    const bool failed = platform::deferred(live_part) == platform::LoadState::failed;
    card.heading = "Live play";
    card.text =
        failed ? "It could not be loaded. Please check the connection, and try again." : "One moment: it is loaded.";
    if (failed) card.buttons.push_back({"try-again", "Try again", true});
    return card;
}

void LiveGate::draw() {
    if (std::exchange(live_choice().invites, false)) invite();
    if (live_ != nullptr) live_->draw();
    if (!wait_) return;
    if (const auto pressed = draw_card(waiting_card(), height_)) answer(*pressed);
}

void LiveGate::close_card() {
    wait_ = nullptr;
    if (live_ != nullptr) live_->close_card();
}

std::string LiveGate::talk() const {
    if (wait_) return card_in_words(waiting_card());
    return live_ != nullptr ? live_->talk() : "null";
}

void LiveGate::answer(std::string_view command) {
    if (command.starts_with("news ")) return hear(command.substr(5));
    if (command == "look") return look();
    if (command == "try-again") return platform::fetch_deferred(live_part);
    if (wait_) return close_card();
    if (command == "invite" && (live_ == nullptr || !live_->asks())) return invite();
    if (live_ != nullptr) live_->answer(command);
}

// "4 1 text": which news, of which connection.
void LiveGate::hear(std::string_view news) {
    int which = 0, connection = 0;
    const char* const end = news.data() + news.size();
    const auto [first, fault] = std::from_chars(news.data(), end, which);
    if (fault != std::errc() || first == end) return;
    const auto [second, other_fault] = std::from_chars(first + 1, end, connection);
    if (other_fault != std::errc()) return;
    const std::string_view text(second == end ? second : second + 1,
                                static_cast<std::size_t>(end - second) - (second == end ? 0 : 1));
    const auto what = static_cast<platform::LiveNews>(which);
    if (what == platform::LiveNews::can) {
        LiveChoice& choice = live_choice();
        choice.scans = text == "scan";
        choice.barred = choice.scans ? std::string() : std::string(text);
    }
    if (live_ != nullptr) live_->news(what, connection, text);
}

std::string LiveGate::state() const {
    return live_ != nullptr ? live_->state() : R"({"card":)" + std::string(wait_ ? "\"Live play\"" : "\"\"") + "}";
}

}  // namespace sightlines
