#include "app.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link.h"
#include "imgui.h"
#include "kept_games.h"
#include "platform.h"

namespace sightlines {
namespace {

std::string link_of(const Match& match) {
    const Result<std::string> link = write_link(match.record());
    return link ? *link : std::string();
}

// The fragment of an address may be that of the home page.
bool says_nothing(std::string_view text) { return text.empty() || text == "#"; }

}  // namespace

void App::draw() {
    // The arrow keys walk over the home page; at the table they belong to the board.
    ImGuiConfigFlags& flags = ImGui::GetIO().ConfigFlags;
    flags = table_ ? flags & ~ImGuiConfigFlags_NavEnableKeyboard : flags | ImGuiConfigFlags_NavEnableKeyboard;
    if (!table_) {
        if (!home_) home_.emplace();
        if (const auto wish = home_->draw(notice_)) fulfil(*wish);
        return;
    }
    table_->draw();
    if (table_->take_change()) table_changed();
    if (table_->take_leave()) return go_home();
    if (table_->take_again()) return fulfil({Wish::Kind::play, std::string(table_->match().game().id), ""});
    if (table_->take_reset()) (void)open(came_as_, From::script);
}

void App::table_changed() {
    const std::string link = link_of(table_->match());
    platform::set_fragment(link);
    keep_game(kept_id_, link);
}

void App::put_on_table(std::unique_ptr<Match> match, std::string kept_id) {
    table_ = std::make_unique<Table>(std::move(match));
    kept_id_ = kept_id.empty() ? new_game_id() : std::move(kept_id);
    came_as_ = link_of(table_->match());
    notice_.reset();
    platform::request_frames();
}

void App::go_home() {
    table_.reset();
    if (home_) home_->refresh();
    platform::push_fragment("");
    platform::request_frames();
}

void App::fulfil(const Wish& wish) {
    switch (wish.kind) {
        case Wish::Kind::open: return platform::show_open_sheet();
        case Wish::Kind::rules: return platform::show_rule(wish.what, "");
        case Wish::Kind::forget:
            forget_game(wish.id);
            home_->refresh();
            return platform::request_frames();
        case Wish::Kind::resume:
        case Wish::Kind::play:
        case Wish::Kind::quick_play: break;
    }
    const bool resumed = wish.kind == Wish::Kind::resume;
    Opened opened = resumed ? open_link(wish.what) : new_match(wish.what, Json::object());
    if (const auto* failed = std::get_if<OpenError>(&opened)) {
        notice_ = Notice{failed->error.rule, failed->error.message};
        return;
    }
    put_on_table(std::move(*std::get_if<std::unique_ptr<Match>>(&opened)), wish.id);
    if (wish.kind == Wish::Kind::quick_play) table_->quick_start();
    platform::push_fragment(link_of(table_->match()));
}

std::string App::open(std::string_view text, From from) {
    if (from == From::address && says_nothing(text)) {
        table_.reset();
        if (home_) home_->refresh();
        platform::request_frames();
        return "";
    }
    Opened opened = open_link(text);
    if (const auto* failed = std::get_if<OpenError>(&opened)) {
        Notice notice{failed->error.rule, failed->error.message};
        if (failed->move)
            notice.message =
                "Action " + std::to_string(*failed->move + 1) + " of this game is refused: " + notice.message;
        const Json error{{"code", failed->error.code}, {"rule", notice.rule}, {"message", notice.message}};
        if (from == From::sheet) return write_json(error);  // the sheet says it itself
        if (table_) {
            table_->tell(notice);
            // The address bar goes on to say what is on the table.
            if (from == From::address) platform::set_fragment(link_of(table_->match()));
        } else {
            platform::announce(notice.message);
            notice_ = std::move(notice);
        }
        platform::request_frames();
        return write_json(error);
    }
    auto& match = *std::get_if<std::unique_ptr<Match>>(&opened);
    const std::string link = link_of(*match);
    std::string kept_id;
    for (const KeptGame& game : kept_games()) {
        if (game.link == link) kept_id = game.id;
    }
    put_on_table(std::move(match), std::move(kept_id));
    if (from == From::address) {
        platform::set_fragment(link);
    } else {
        platform::push_fragment(link);
    }
    return "";
}

std::string App::record() const { return table_ ? write_json(table_->match().record()) : "null"; }

void App::go_to(int ply) {
    if (table_) table_->go_to(static_cast<std::size_t>(std::max(0, ply)));
    platform::request_frames();
}

std::string App::state() const {
    if (table_) return table_->state();
    if (!home_) return R"({"screen":"starting"})";
    std::string state = home_->state();
    state.back() = ',';
    const Json notice = notice_ ? Json{{"rule", notice_->rule}, {"message", notice_->message}} : Json();
    return state + "\"notice\":" + write_json(notice) + "}";
}

}  // namespace sightlines
