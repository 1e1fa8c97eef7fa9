#include "session/sharing.h"

#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "platform.h"

namespace sightlines {

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
            add("copy-for:" + std::to_string(player), "",
                "For " + view_.player_name(player) + ": without what is hidden", "This position as they may see it.",
                std::move(*record));
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
    add("copy-position", "Copy link to this position", "This position",
        match_.past_matters() ? "The board as it stands, without the moves before it: the ko rule starts afresh."
                              : "The board as it stands.",
        match_.position_record());
    all.back().leaves_out = match_.past_matters();
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

void Sharing::save() const { platform::download(std::string(match_.game().id) + ".json", write_json(match_.record())); }

}  // namespace sightlines
