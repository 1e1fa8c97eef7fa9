#include "page/sentences.h"

#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/serve.h"
#include "base/test_ids.h"
#include "games/page.h"
#include "page/card.h"
#include "page/playthroughs.h"
#include "platform.h"
#include "session/narration.h"
#include "session/seats.h"

namespace sightlines::page {
namespace {

// What takes long is looked at only every so many plies.
constexpr std::size_t board_every = 6, tips_every = 12, lists_every = 24, hints_every = 60, presses_every = 90;
constexpr std::size_t marks_every = 3;   // of those that are pressed at one ply
constexpr std::size_t most_plies = 110;  // of a game; those that are longer go on as before

struct SpokenGame {
    std::string name;
    Json start;  // the record without its moves
    std::vector<std::string> moves;
};

Json without_moves(Json record) {
    for (const char* key : {"moves", "notes", "lines", "cursor"}) record.erase(key);
    return record;
}

std::vector<SpokenGame> games_of(std::string_view game) {
    std::vector<SpokenGame> games;
    for (const Playthrough& one : playthroughs()) {
        if (one.game == game) games.push_back({one.name, Json::parse(one.record), one.moves});
    }
    std::ifstream file(TESTS_DIR "/golden/links-0.7.0.json");
    for (const Json& golden : Json::parse(file)) {
        const Json& record = golden.at("record");
        if (record.at("game") != game || golden.at("name").get<std::string>().find("a whole game") == std::string::npos)
            continue;
        const auto opened = open_match(record);
        REQUIRE(opened);
        SpokenGame& whole = games.emplace_back(SpokenGame{"golden-0.7.0", without_moves(record), {}});
        for (std::size_t ply = 0; ply < (*opened)->size(); ++ply) whole.moves.push_back((*opened)->text(ply));
    }
    for (SpokenGame& one : games) one.moves.resize(std::min(one.moves.size(), most_plies));
    return games;
}

// Says what a game says at the position on its board.
class Speaker {
  public:
    explicit Speaker(const SpokenGame& game) : game_(game) {
        auto opened = open_match(game.start);
        auto probed = open_match(game.start);
        REQUIRE(opened);
        REQUIRE(probed);
        match_ = std::move(*opened);
        probe_ = std::move(*probed);
        view_ = make_view(*match_);
        const auto players = static_cast<std::size_t>(view_->players());
        std::string against(players, seats::computer(1));
        against.front() = seats::here;
        others_ = names_of(*view_, std::string(players, seats::here), {});
        reader_ = names_of(*view_, against, {});
    }
    ~Speaker() { show_nothing(); }
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    std::vector<SaidAtPly> play() {
        std::vector<SaidAtPly> all;
        show_instead([this] { draw(); }, desktop(9000, 6000));
        for (std::size_t ply = 0;; ++ply) {
            said_.clear();
            draws_board_ = ply % board_every == 0;
            redraw();
            ask(ply);
            if (ply == game_.moves.size()) break;
            INFO(game_.name << ", ply " << ply << ": " << game_.moves[ply]);
            refuse(ply);
            REQUIRE(match_->play_text(game_.moves[ply]));
            REQUIRE(probe_->play_text(game_.moves[ply]));
            view_->moved(ply, ply + 1);
            tell(ply);
            all.push_back({game_.name + " " + std::to_string(ply), std::move(said_)});
        }
        sum_up();
        all.push_back({game_.name + " " + std::to_string(game_.moves.size()), std::move(said_)});
        return all;
    }

  private:
    void say(const char* kind, std::string text) {
        if (!text.empty()) said_.push_back({kind, std::move(text)});
    }

    // Everything side by side and so wide that no sentence is broken into lines.
    void draw() {
        constexpr ImGuiWindowFlags plain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings;
        const auto in_window = [&](const char* name, ImVec2 at, ImVec2 size, const auto& draw_part) {
            ImGui::SetNextWindowPos(at);
            ImGui::SetNextWindowSize(size);
            ImGui::Begin(name, nullptr, plain);
            draw_part();
            ImGui::End();
        };
        constexpr float panel = 2500;
        if (draws_board_) in_window("board", {0, 0}, {1000, 900}, [&] { view_->draw_board({{0, 0}, {1000, 900}}); });
        in_window("panel", {1000, 0}, {panel + 20, 6000}, [&] { view_->draw_actions(panel); });
        in_window("details", {3600, 0}, {panel + 20, 6000}, [&] { view_->draw_details(panel); });
        in_window("players", {6200, 0}, {panel + 20, 4000}, [&] { view_->draw_players(panel); });
    }

    void redraw() {
        for (int frame = 0; frame < 2; ++frame) {
            platform::request_frames();
            headless::run_frames(1);
        }
        drop_orders();
    }

    void drop_orders() {
        while (view_->take_order()) {
        }
        view_->take_follows();
        view_->take_notice();
    }

    // Words that stand alone on the board are names of places and numbers.
    void read_screen(std::initializer_list<std::string_view> windows) {
        for (const headless::DrawnText& drawn : headless::texts()) {
            const auto window = std::ranges::find_if(
                windows, [&](std::string_view name) { return drawn.window.substr(0, drawn.window.find('/')) == name; });
            if (window == windows.end()) continue;
            const bool words = std::ranges::count_if(drawn.text, [](unsigned char c) { return std::isalpha(c); }) > 2;
            const bool single = drawn.text.find(' ') == std::string::npos;
            if (words && !(single && *window == "board")) say(std::string(*window).c_str(), drawn.text);
        }
    }

    void ask(std::size_t ply) {
        const Prompt asked = view_->asked();
        for (const std::string& text : {asked.who, asked.question, asked.stage}) say("asked", text);
        const Standing standing = view_->standing();
        say("standing", standing.aim);
        for (const std::string& score : standing.scores) say("standing", score);
        say("use", view_->in_use());
        for (const GuideHint& hint : view_->guide()) say("guide", hint.text);
        if (view_->plans() != nullptr) {
            if (const auto suggested = view_->plans()->suggestion()) say("hint", suggested->why);
        }
        if (match_->status().roll) {
            const DiceHelp dice = view_->dice();
            say("dice", dice.what);
            say("dice", dice.odds);
        }
        read_screen({"panel", "details", "players", "brief", "board"});
        for (const AccessibleAction& action : match_->accessible_actions())
            say("answer", action.group + " | " + action.words);
        read_lists();
        if (ply % tips_every == 0) read_tips();
        if (match_->status().roll || match_->status().outcome) return;
        if (ply % lists_every == 6) try_lists();
        if (ply % presses_every == 6) press_all();
        if (ply % hints_every == 18) read_hint();
    }

    void read_lists() {
        if (view_->plans() == nullptr) return;
        const ListedChoices listed = view_->plans()->listed_choices();
        for (const ListedChoices::List& list : listed.lists) {
            say("list", list.label);
            for (const std::string& option : list.options) say("option", option);
        }
        say("preview", listed.preview);
        say("does", listed.does);
    }

    void read_tips() {
        for (const auto& [name, box] : test_ids::all()) {
            const ImVec2 centre{(box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2};
            if (centre.x < 1000 && centre.y < 900) say("tip", view_->tip(centre));
        }
    }

    // Each option of each list, from where nothing is chosen.
    void try_lists() {
        if (view_->plans() == nullptr) return;
        for (const ListedChoices::List& list : view_->plans()->listed_choices().lists) {
            for (std::size_t option = 0; option < list.options.size(); ++option) {
                view_->plans()->choose_listed(list.id, option);
                read_lists();
                forget_choice();
            }
        }
    }

    void press_all() {
        std::vector<std::string> names;
        for (const auto& [name, box] : test_ids::all()) {
            if (box.min.x < 3600) names.push_back(name);
        }
        for (std::size_t i = 0; i < names.size(); i += marks_every) {
            if (!shows(names[i])) continue;
            click(names[i]);
            if (const auto notice = view_->take_notice()) say("refusal", notice->message);
            drop_orders();
            read_screen({"panel", "board"});
            forget_choice();
            redraw();
        }
    }

    void forget_choice() {
        drop_orders();
        view_->moved(match_->cursor(), match_->cursor());
    }

    void read_hint() {
        const Json asked{{"op", "think"}, {"lines", 1}, {"level", 1}, {"seed", 1}, {"record", match_->record_here()}};
        const Json reply = Json::parse(serve(write_json(asked)));
        if (!reply.contains("action")) return;
        say("hint", reply.value("why", ""));
        view_->show_hint(reply.at("action"));
        redraw();
        read_screen({"panel", "board"});
        view_->forget_hint();
        forget_choice();
        redraw();
    }

    // Whatever is played a little later or was a little earlier, mostly too early or too late.
    void refuse(std::size_t ply) {
        for (const std::size_t other : {ply + 1, ply + 2, ply + 5, ply - 1, ply - 2}) {
            if (other >= game_.moves.size()) continue;
            if (const Result<> played = probe_->play_text(game_.moves[other]); !played) {
                say("refusal", played.error().message);
            } else {
                probe_->go_to(ply);
            }
        }
    }

    void tell(std::size_t ply) {
        say("notation", match_->public_text(ply));
        for (const Names* names : {&others_, &reader_}) say("told", view_->describe(ply, *names));
    }

    void sum_up() {
        for (const Names* names : {&others_, &reader_}) {
            for (const Narration::Line& line : Narration().lines(*match_, *view_, *names)) say("caption", line.text);
            if (view_->events() == nullptr) continue;
            for (const LoggedTurn& turn : view_->log())
                say("turn", view_->events()->describe_turn(turn.first, std::min(turn.last, match_->size()), *names));
        }
        for (const LoggedTurn& turn : view_->log()) say("log", turn.label + " | " + turn.heading);
        for (const SummaryLine& line : view_->summary()) say("summary", line.what);
    }

    const SpokenGame& game_;
    std::unique_ptr<Match> match_, probe_;
    std::unique_ptr<BoardView> view_;
    Names others_, reader_;
    bool draws_board_ = true;
    std::vector<Sentence> said_;
};

}  // namespace

std::vector<SaidAtPly> said_in(std::string_view game) {
    std::vector<SaidAtPly> all;
    open();
    for (const SpokenGame& one : games_of(game)) {
        std::vector<SaidAtPly> said = Speaker(one).play();
        std::ranges::move(said, std::back_inserter(all));
    }
    return all;
}

std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        std::size_t end = text.find_first_of(".!?");
        while (end != text.npos && text.substr(end + 1, 1) != " ") end = text.find_first_of(".!?", end + 1);
        const std::string_view part = text.substr(0, end == text.npos ? end : end + 1);
        parts.emplace_back(part);
        text.remove_prefix(std::min(text.size(), part.size() + 1));
    }
    return parts;
}

namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// "north-east" and "a12", but not "Rifle 12".
bool is_direction(std::string_view word) {
    return word.starts_with("north") || word.starts_with("south") || word == "east" || word == "west";
}

}  // namespace

std::string pattern_of(std::string_view sentence) {
    std::string pattern, word;
    const auto end_word = [&] {
        if (is_direction(word)) word = "north";
        if (word.size() == 2 && word[1] == '0') word = "e0";
        if ((word == "black" || word == "white") && (pattern.ends_with("black, ") || pattern.ends_with("white, ")))
            pattern.resize(pattern.size() - 7), word = "black";
        pattern += word;
        word.clear();
    };
    for (const char c : sentence) {
        if (is_digit(c)) {
            if (!word.ends_with('0')) word += '0';
        } else if (is_letter(c) || (c == '-' && !word.empty())) {
            word += c;
        } else {
            end_word();
            pattern += c;
        }
    }
    end_word();
    return pattern;
}

}  // namespace sightlines::page
