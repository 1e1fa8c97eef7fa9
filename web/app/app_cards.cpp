// The App's part in games by link: the cards that ask, and the same in the text view. Deferred.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "app/app.h"
#include "platform.h"

namespace sightlines {
void App::draw_by_link() {
    if (invitation_) {
        if (const auto answer = invitation_->draw()) answer_invitation(*answer);
    } else if (divergence_) {
        if (const auto answer = divergence_->draw()) answer_divergence(*answer);
    } else if (link_choice_) {
        if (const auto chosen = link_choice_->draw()) answer_link_choice(*chosen);
    }
}

void App::answer_divergence(Divergence::Answer answer) {
    platform::request_frames();
    std::unique_ptr<Match> arrives = divergence_->take_arriving();
    divergence_.reset();
    if (answer == Divergence::Answer::keep) return keep_copy(*arrives);
    take_other_version(std::move(arrives));
}

void App::answer_link_choice(const std::string& link) {
    platform::request_frames();
    link_choice_.reset();
    platform::request_frames();
    if (!link.empty()) (void)open(link, From::paste);
}

std::string App::talk_by_link() const {
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
    } else if (shows_table() && !table_->watches() && !table_->plays_back() &&
               (table_->has_to_send() || table_->decided_elsewhere())) {
        heading = "By link", text = table_->asked().question;
        offer("send", table_->has_to_send() ? "Send" : "Send it again");
        if (!table_->match().status().outcome) offer("paste", "Open the answer");
    } else {
        return "null";
    }
    return write_json(Json{{"heading", heading}, {"text", text}, {"buttons", buttons}});
}

void App::answer(std::string_view command) {
    if (invitation_ && command == "play")
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
    else if (shows_table() && command == "paste")
        platform::paste_link();
    else if (shows_table() && command == "send" && (table_->has_to_send() || table_->decided_elsewhere())) {
        if (auto notice = table_->send()) table_->show_notice(std::move(*notice));
    }
}

}  // namespace sightlines
