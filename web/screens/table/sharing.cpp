#include "screens/table/sharing.h"

#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "app/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

// A version of the game that a link can hold.
struct Sharing::Choice {
    std::string test_id;
    std::string button;  // its label
    std::string name;    // its name in a list
    std::string note;
    Result<Json> record;
    bool shows_hidden = false;  // what one of the players must not see
    bool study = false;         // with variations or comments
};

namespace {

using theme::Font;

std::string side_name(int player) {
    std::string name = theme::sides()[static_cast<std::size_t>(player)].name;
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

}  // namespace

bool Sharing::has_hidden_information() const {
    for (int player = 0; player < view_.players(); ++player) {
        if (match_.record_for(player)) return true;
    }
    return false;
}

// For games with hidden information: a record for each player, and the full record.
std::vector<Sharing::Choice> Sharing::choices() const {
    std::vector<Choice> all;
    const auto add = [&](std::string test_id, const std::string& button, const std::string& name, std::string note,
                         Result<Json> record) {
        all.push_back({std::move(test_id), button.empty() ? name : button, name, std::move(note), std::move(record)});
    };
    for (int player = 0; player < view_.players(); ++player) {
        if (auto record = match_.record_for(player))
            add("copy-for:" + std::to_string(player), "", "For " + side_name(player) + ": without what is hidden",
                "This position as they may see it.", std::move(*record));
    }
    if (!all.empty()) {
        add("copy-link", "", "Whole record (for honest players)", "All moves, and everything that is hidden.",
            match_.record_to_share());
        all.back().shows_hidden = true;
        all.back().study = match_.is_study();
        return all;
    }
    add("copy-link", "Copy link to this game", "This game",
        match_.is_study() ? "With its variations and comments." : "All moves up to here, as they were played.",
        match_.record_to_share());
    all.back().study = match_.is_study();
    add("copy-position", "Copy link to this position", "This position", "The board as it stands.",
        match_.position_record());
    return all;
}

std::string Sharing::json() const {
    Json list = Json::array();
    for (const Choice& choice : choices()) {
        Json json{{"name", choice.name}, {"note", choice.note}};
        if (choice.shows_hidden) json["private"] = true;
        if (choice.study) json["study"] = true;
        const Result<std::string> link = choice.record ? write_link(*choice.record) : choice.record.error();
        if (link) {
            json["link"] = *link;
            json["record"] = write_json(*choice.record);
        } else {
            json["note"] = link.error().message;
        }
        list.push_back(std::move(json));
    }
    return write_json(Json{{"game", match_.game().id},
                           {"title", match_.game().name},
                           {"moves", move_list()},
                           {"choices", std::move(list)}});
}

std::string Sharing::move_list() const {
    const bool lines = match_.blanks_in_moves();
    std::string list;
    for (const LoggedTurn& turn : view_.log()) {
        list += turn.label + ":" + (lines ? "\n" : "");
        for (std::size_t ply = turn.first; ply < turn.last; ++ply) {
            const std::string text = match_.public_text(ply);
            list += (lines ? "" : " ") + (text == match_.text(ply) ? text : "(" + text + ")") + (lines ? "\n" : "");
        }
        if (!lines) list += "\n";
    }
    return list;
}

std::optional<Notice> copy_link(const Json& record) {
    const Result<std::string> link = write_link(record);
    if (!link) return Notice{link.error().rule, link.error().message};
    if (!has_address()) return give_file(record["game"].get<std::string>(), record);
    platform::copy_text(platform::address(*link));
    return std::nullopt;
}

bool has_address() { return !platform::address("").starts_with("file:"); }

Notice give_file(std::string_view game, const Json& record) {
    platform::download(std::string(game) + ".json", write_json(record) + "\n");
    return {
        "",
        "This page is a file on your device, so a link to it leads nowhere for others. The game is saved as a file: "
        "send that. It opens in any copy of this page."};
}

std::optional<Notice> Sharing::draw_choice(const Choice& choice, bool first, float width) {
    if (!choice.record) {
        small_text(theme::palette().refusal, choice.name + ": " + choice.record.error().message);
        test_ids::add_item("no-link" + choice.test_id.substr(std::string_view("copy").size()));
        return std::nullopt;
    }
    const auto weight = first ? theme::Weight::primary : theme::Weight::normal;
    const bool pressed = theme::button(choice.button.c_str(), width, weight);
    test_ids::add_item(choice.test_id);
    return pressed ? copy_link(*choice.record) : std::nullopt;
}

void Sharing::save() const { platform::download(std::string(match_.game().id) + ".json", write_json(match_.record())); }

Sharing::Pressed Sharing::draw(float width) const {
    Pressed pressed;
    const bool hides = has_hidden_information();
    bool first = true;
    for (const Choice& choice : choices()) {
        if (auto notice = draw_choice(choice, first, width)) pressed.notice = std::move(notice);
        if (hides && choice.record) caption(choice.note.c_str());
        first = first && !choice.record;
    }
    if (platform::can_share() && !hides) {
        if (theme::button("Share\xE2\x80\xA6", width)) {
            if (!has_address())
                pressed.notice = copy_link(match_.record_to_share());
            else if (const auto link = write_link(match_.record_to_share()))
                platform::share(match_.game().name, platform::address(*link));
        }
        test_ids::add_item("share");
    }
    if (theme::button("QR code, picture, embed\xE2\x80\xA6", width)) platform::show_share_sheet();
    test_ids::add_item("more-ways");
    const float half = (width - 8) / 2;
    if (theme::button("Save as a file", half)) save();
    test_ids::add_item("save");
    ImGui::SameLine(0, 8);
    if (theme::button("Copy the moves", half)) platform::copy_text(move_list());
    test_ids::add_item("copy-moves");
    if (theme::button("Edit this position", width)) pressed.edit = true;
    test_ids::add_item("edit");
    if (theme::button("Open a link or a file\xE2\x80\xA6", width)) platform::show_open_sheet();
    test_ids::add_item("open");
    switch (platform::copied()) {
        case platform::Copied::done:
            caption(hides ? "Copied." : "Copied. Whoever opens the link finds the same game with all its moves.");
            break;
        case platform::Copied::by_hand: caption("Copy the text from the sheet."); break;
        default:
            caption(hides ? "Nothing is sent to any server: all that is shared is in the link."
                          : "The whole game is in the link; nothing is sent to any server.");
            break;
    }
    return pressed;
}

}  // namespace sightlines
