#include "screens/start_sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "screens/deferred_screens.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

std::string choice_key(const GamePage& page) { return "start:" + std::string(page.game->id); }

constexpr std::array level_words{"Level 1 answers at once. A beginner can win.", "Level 2 plays sensibly.",
                                 "Level 3 plays well.", "Level 4 plays best, and takes its time."};

}  // namespace

StartSheet::StartSheet(const GamePage& page) : page_(&page), level_(seats::usual_level) {
    if (Result<std::unique_ptr<Match>> opened = new_match(page.game->id, Json::object())) match_ = std::move(*opened);
    view_ = page.view(*match_);
    first_time_ = platform::stored(choice_key(page)).empty();
    if (first_time_) level_ = 1;
    read_choice();
}

// "0 2 1": mode, level and side.
void StartSheet::read_choice() {
    const std::string kept = platform::stored(choice_key(*page_));
    if (kept.size() != 5) return;
    const auto number = [&](std::size_t at, int least, int most) {
        const int value = kept[at] - '0';
        return least <= value && value <= most ? value : least;
    };
    mode_ = static_cast<Mode>(number(0, 0, 3));
    level_ = std::min(number(2, 1, seats::highest_level), page_->game->levels);
    side_ = number(4, 0, view_->players());
}

void StartSheet::keep_choice() const {
    platform::store(choice_key(*page_), std::to_string(static_cast<int>(mode_)) + " " + std::to_string(level_) + " " +
                                            std::to_string(side_));
}

std::string StartSheet::seats() const {
    const auto players = static_cast<std::size_t>(view_->players());
    if (mode_ == Mode::one_screen) return {};
    std::string all(players, mode_ == Mode::link ? seats::elsewhere : seats::computer(level_));
    if (mode_ == Mode::watch) return all;
    const bool random = side_ >= view_->players();
    all[random ? platform::random_below(static_cast<unsigned>(players)) : static_cast<std::size_t>(side_)] =
        seats::here;
    return all;
}

std::optional<StartSheet::Done> StartSheet::draw() {
    std::optional<Done> done;
    const bool open = draw_modal("start-sheet", page_->game->name.data(), height_, [&](float width) {
        const bool low = platform::surroundings().is_low();
        if (low && first_time_) draw_guide(width, done);  // before what starts a long game
        if (low) draw_start(width, done);
        ImGui::TextWrapped("%s", page_->card->line);
        if (!first_time_) caption(page_->card->facts);  // else the guided game's
        if (!low && first_time_) draw_guide(width, done);
        draw_mode(width);
        if (mode_ == Mode::computer || mode_ == Mode::watch) draw_level(width);
        if (mode_ == Mode::computer || mode_ == Mode::link) draw_side(width);
        mode_ == Mode::link ? draw_friend(width) : void(start_ = "Start");
        if (!low) draw_start(width, done);
        draw_more(width, done);
    });
    if (!open) done = Done::close;
    if (done && *done != Done::close && *done != Done::rules) keep_choice();
    return done;
}

void StartSheet::draw_start(float width, std::optional<Done>& done) {
    const bool offers_guide = first_time_ && mode_ == Mode::computer;
    ImGui::Dummy({0, 2});
    if (theme::button("start", start_, width, offers_guide ? theme::Weight::normal : theme::Weight::primary))
        done = Done::start;
}

// The first time that a game is chosen.
void StartSheet::draw_guide(float width, std::optional<Done>& done) {
    const auto weight = mode_ == Mode::computer ? theme::Weight::primary : theme::Weight::normal;
    if (theme::button("guided", "First time? Play a guided game", width, weight)) done = Done::guided;
    if (page_->card->guided_facts != nullptr) caption_below(page_->card->guided_facts);
}

void StartSheet::draw_mode(float width) {
    ImGui::Dummy({0, 2});
    constexpr std::array names{"Computer", "Friend", "One screen", "Watch"};
    const int chosen = segments("mode", names, static_cast<int>(mode_), width);
    if (chosen >= 0) mode_ = static_cast<Mode>(chosen);
    constexpr std::array words{"You against the computer.", "Each on their own device.",
                               "Two or more people at this screen.", "The computer plays all sides."};
    caption_below(words[static_cast<std::size_t>(mode_)]);
}

void StartSheet::draw_level(float width) {
    constexpr std::array<const char*, seats::highest_level> names{"Level 1", "Level 2", "Level 3", "Level 4"};
    const std::span offered(names.data(), static_cast<std::size_t>(page_->game->levels));
    const int chosen = segments("level", offered, level_ - 1, width);
    if (chosen >= 0) level_ = chosen + 1;
    caption_below(level_words[static_cast<std::size_t>(level_ - 1)]);
}

void StartSheet::draw_side(float width) {
    std::vector<std::string> words;
    words.reserve(static_cast<std::size_t>(view_->players()) + 1);
    for (int player = 0; player < view_->players(); ++player) words.push_back(view_->player_name(player));
    words.emplace_back("Random");
    std::vector<const char*> names;
    names.reserve(words.size());
    for (const std::string& word : words) names.push_back(word.c_str());
    ImGui::TextUnformatted("You play");
    const int chosen = segments("side", names, side_, width);
    if (chosen >= 0) side_ = chosen;
    if (page_->card->odds != nullptr) caption_below(page_->card->odds);
}

void StartSheet::draw_friend(float width) {
    if (const LibraryScreens* screens = part<LibraryScreens>()) return void(start_ = screens->draw_friend(width));
    ImGui::Dummy({width, theme::button_height()});  // its place, so that nothing moves when it comes
    platform::fetch_if_away(records_part);
}

void StartSheet::draw_more(float width, std::optional<Done>& done) {
    const float half = (width - 8) / 2;
    const auto offer = [&](const char* label, const char* name, Done what, float wide) {
        if (theme::button(name, label, wide)) done = what;
    };
    offer("Scenario and options\xE2\x80\xA6", "options", Done::options, width);
    const bool guided = !first_time_;
    const float each = guided ? half : (width - 16) / 3;
    if (guided) {
        offer("Guided game", "guided", Done::guided, half);
        ImGui::SameLine(0, 8);
    }
    offer("Lessons", "learn", Done::learn, each);
    if (!guided) ImGui::SameLine(0, 8);
    offer("Puzzles", "puzzles", Done::puzzles, each);
    ImGui::SameLine(0, 8);
    offer("Rules", "start:rules", Done::rules, each);
}

}  // namespace sightlines
