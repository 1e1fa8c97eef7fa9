// The cards that ask what is to become of what has arrived, and the same in the text view.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "app/arrivals.h"
#include "app/by_link.h"
#include "platform.h"

namespace sightlines {

Arrivals::~Arrivals() = default;

bool Arrivals::ask() const { return invitation_ || divergence_ || link_choice_ || live_.asks(); }

void Arrivals::close_cards() {
    live_.close_card();
    invitation_.reset();
    divergence_.reset();
    link_choice_.reset();
}

void Arrivals::draw() {
    if (invitation_) {
        if (const auto answer = invitation_->draw()) answer_invitation(*answer);
    } else if (divergence_) {
        if (const auto answer = divergence_->draw()) answer_divergence(*answer);
    } else if (link_choice_) {
        if (const auto chosen = link_choice_->draw()) answer_link_choice(*chosen);
    } else {
        live_.draw();
    }
}

bool Arrivals::may_send() const { return session().sending.has_to_send() || session().game.decided_elsewhere(); }

void Arrivals::answer_divergence(Divergence::Answer answer) {
    platform::request_frames();
    std::unique_ptr<Match> arrives = divergence_->take_arriving();
    divergence_.reset();
    if (answer == Divergence::Answer::keep) return by_link::keep_copy(*arrives);
    by_link::take_other_version(desk_, std::move(arrives));
}

void Arrivals::answer_link_choice(const std::string& link) {
    platform::request_frames();
    link_choice_.reset();
    if (!link.empty()) (void)the_page().open(link, From::paste);
}

std::string Arrivals::talk() const {
    if (std::string said = live_.talk(); said != "null") return said;
    std::string heading, text;
    Json buttons = Json::array();
    const auto offer = [&](std::string_view command, std::string_view label) {
        buttons.push_back(Json::array({"talk:" + std::string(command), label}));
    };
    if (invitation_) {
        heading = invitation_->heading(), text = invitation_->text();
        offer("play", invitation_->asks_who() ? invitation_->play_as(invitation_->seat()) : "Play");
        if (invitation_->asks_who()) offer("other", invitation_->play_as(invitation_->other()));
        offer("look", "Just look");
    } else if (divergence_) {
        heading = divergence_->heading(), text = divergence_->sentence();
        offer("keep", "Keep my game");
        offer("take", "Open the link\u2019s game");
    } else if (link_choice_) {
        heading = "Which game?";
        const std::vector<std::string> names = link_choice_->names();
        for (std::size_t i = 0; i < names.size(); ++i) offer("link:" + std::to_string(i), names[i]);
    } else if (desk_.shows_table() && !session().game.watches() && !session().telling.playback() && may_send()) {
        heading = "By link", text = session().asked().question;
        offer("send", session().sending.has_to_send() ? "Send" : "Send it again");
        if (!session().match().status().outcome) {
            offer("paste", "Open the answer");
            offer("live:invite", "Play live");
        }
    } else {
        return "null";
    }
    return write_json(Json{{"heading", heading}, {"text", text}, {"buttons", buttons}});
}

void Arrivals::choose(std::vector<std::string> links) { link_choice_ = std::make_unique<LinkChoice>(std::move(links)); }

void Arrivals::code_arrived() {
    live_.code_arrived();
    if (link_choice_) link_choice_->code_arrived();
}

std::string Arrivals::state() const {
    return invitation_    ? invitation_->state()
           : divergence_  ? divergence_->state()
           : link_choice_ ? link_choice_->state()
                          : "";
}

std::string Arrivals::live_state() const { return live_.state(); }

void Arrivals::answer(std::string_view command) {
    if (command.starts_with("live:"))
        live_.answer(command.substr(5));
    else if (invitation_ && command == "play")
        answer_invitation(Invitation::Answer::play);
    else if (invitation_ && invitation_->asks_who() && command == "other")
        invitation_->take(invitation_->other()), answer_invitation(Invitation::Answer::play);
    else if (invitation_ && command == "look")
        answer_invitation(Invitation::Answer::look);
    else if (divergence_ && command == "keep")
        answer_divergence(Divergence::Answer::keep);
    else if (divergence_ && command == "take")
        answer_divergence(Divergence::Answer::take);
    else if (link_choice_ && command.starts_with("link:"))
        answer_link_choice(link_choice_->link(std::strtoul(std::string(command.substr(5)).c_str(), nullptr, 10)));
    else if (desk_.shows_table() && command == "paste")
        platform::paste_link();
    else if (desk_.shows_table() && command == "send" && may_send()) {
        if (auto notice = session().sending.send()) session().notice.show(std::move(*notice));
    }
}

}  // namespace sightlines
