#include "games/crosshairs/view.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "games/crosshairs/art/art.h"
#include "games/crosshairs/rules/highlights.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/notation.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

constexpr double step_ms = 240;

std::string listed(const std::vector<int>& players) {
    std::string names;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i > 0) names += i + 1 == players.size() ? " and " : ", ";
        names += wording::side_name(players[i]);
    }
    return names;
}

std::string winners_text(const Outcome& outcome) {
    if (outcome.winners.empty()) return "A draw";
    return listed({outcome.winners.begin(), outcome.winners.end()}) + (outcome.winners.size() == 1 ? " wins" : " win");
}

std::string_view reason_text(std::string_view reason) {
    if (reason == "elimination") return "No other team has planes left.";
    if (reason == "points") return "The highest score when one player was left.";
    if (reason == "circle") return "The player to the left is eliminated.";
    return "The round limit is reached.";
}

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match) { moved(0, 0); }

// --- What is chosen
// ---------------------------------------------------------------------------------------------------

bool View::can_choose(Cell cell) const {
    if (at().phase != Phase::act && at().phase != Phase::dive) return false;
    return first_choice(rules(), at(), cell).has_value() || must_crash(rules(), at(), cell);
}

void View::choose(Cell cell) {
    choice_ = first_choice(rules(), at(), cell);
    if (!choice_ && must_crash(rules(), at(), cell)) choice_ = Choice{.cell = cell};
    pointed_.reset();
    highlights_.clear();
    refused_cell_.reset();
}

void View::unchoose() {
    choice_.reset();
    pointed_.reset();
    if (at().phase == Phase::dive) choose(at().dive);
}

Action View::planned() const {
    if (!choice_->entering && must_crash(rules(), at(), choice_->cell)) return Crash{choice_->cell};
    return action_of(*choice_);
}

std::optional<Action> View::preview() const {
    if (pointed_ && rules().check(at(), *pointed_).accepted()) return pointed_;
    if (choice_ && rules().check(at(), planned()).accepted()) return planned();
    return std::nullopt;
}

std::string View::told(const Action& action) const {
    const std::string text = move_text(action) + "  ";
    const Planes& before = at().planes;
    Position next = at();
    rules().play(next, action);
    for (const Plane& plane : next.planes) {
        const auto same = [&plane](const Plane& p) {
            return p.cell == plane.cell && p.heading == plane.heading && p.height == plane.height &&
                   p.owner == plane.owner;
        };
        if (std::none_of(before.begin(), before.end(), same))
            return text + cell_name(plane.cell) + ", height " + std::to_string(plane.height) + ", nose " +
                   std::string(heading_words[index(plane.heading)]) + ".";
    }
    return text;
}

void View::refused(const Action& action) {
    highlights_ = highlights(rules(), at(), action);
    refused_cell_.reset();
    std::visit(
        [this]<class Kind>(const Kind& a) {
            if constexpr (requires { a.plane; }) refused_cell_ = a.plane;
            if constexpr (requires { a.cell; }) refused_cell_ = a.cell;
            if constexpr (requires { a.target; }) refused_cell_ = a.target;
        },
        action);
}

void View::moved(std::size_t from, std::size_t to) {
    choice_.reset();
    pointed_.reset();
    highlights_.clear();
    refused_cell_.reset();
    trail_ = last_turn(history());
    animation_ = Animation::between(from, to, step_ms);
    if (at().phase != Phase::dive) return;
    choose(at().dive);
    if (cursor_ != no_cell) cursor_ = at().dive;
}

// --- Texts
// ------------------------------------------------------------------------------------------------------------

Prompt View::asked() const {
    const Status status = rules().status(at());
    const std::string round = "Round " + std::to_string(at().round);
    if (status.outcome)
        return {-1, winners_text(*status.outcome), std::string(reason_text(status.outcome->reason)), round};
    Prompt asked{at().player, wording::side_name(at().player) + " to act", "",
                 at().phase == Phase::clouds ? "Clouds" : round};
    if (at().phase == Phase::clouds) {
        asked.question = "Place a cloud: " + std::to_string(at().clouds.size() + 1) + " of " +
                         std::to_string(rules().options().clouds) + ".";
    } else if (at().phase == Phase::dive) {
        const Plane* plane = plane_at(at(), at().dive);
        asked.question = "The plane on " + cell_name(at().dive) + " is diving at height " +
                         std::to_string(plane->height) + ": go on, shoot or pull out.";
    } else if (Judge(rules(), at()).plane_action_possible()) {
        const int off = at().off[static_cast<std::size_t>(at().player)];
        const bool any = std::any_of(at().planes.begin(), at().planes.end(),
                                     [this](const Plane& p) { return p.owner == at().player && !p.acted; });
        asked.question = (off > 0 && any ? "Fly or bring on "
                          : off > 0      ? "Bring on "
                                         : "Fly ") +
                         wording::counted(at().left, at().left == 1 ? "plane" : "more plane") + ".";
        if (at().left == 1)
            asked.question = (off > 0 && any ? "Fly or bring on one more plane."
                              : off > 0      ? "Bring one plane onto the board."
                                             : "Fly your last plane.");
    } else {
        asked.question = "Shoot, or end the turn.";
    }
    return asked;
}

// What is in use beyond the base game.
std::string View::in_use() const {
    const Options& options = rules().options();
    const int players = rules().setup().players;
    std::vector<std::string> parts;
    if (options.type == GameType::ffa) parts.emplace_back("free-for-all");
    if (options.type == GameType::circle) {
        const int right = (at().player + players - 1) % players;
        parts.push_back("circle of death: " + wording::side_name(right) + " hunts " + wording::side_name(at().player));
    }
    if (!each_alone(options.type) && players > 2) {
        std::array<std::vector<int>, 2> teams;
        for (int player = 0; player < players; ++player)
            teams[static_cast<std::size_t>(rules().setup().seats[static_cast<std::size_t>(player)].team)].push_back(
                player);
        parts.push_back(listed(teams[0]) + " against " + listed(teams[1]));
    }
    for (int player = 0; player < players; ++player) {
        const int highest = options.handicap[static_cast<std::size_t>(player)];
        if (highest > 0)
            parts.push_back(wording::side_name(player) + " enters at height 0 to " + std::to_string(highest));
    }
    if (options.turbulence == Turbulence::cloud) parts.emplace_back("turbulence in clouds");
    if (options.turbulence == Turbulence::hex) parts.emplace_back("turbulence on every cloud hex");
    if (options.concealed) parts.emplace_back("concealed fire out of clouds");
    if (options.active_attacker) parts.emplace_back("house rule: one attacker must be your own");
    if (options.round_limit > 0) parts.push_back("house rule: " + std::to_string(options.round_limit) + " rounds");
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text.empty() ? text : "In use: " + text + ".";
}

std::vector<LoggedTurn> View::log() const {
    std::vector<LoggedTurn> turns;
    const std::size_t size = history().size();
    for (std::size_t ply = 0; ply < size; ++ply) {
        const Position& before = history().at(ply);
        if (turns.empty() || turn_begin(history(), ply) == ply) {
            const bool clouds = before.phase == Phase::clouds;
            turns.push_back({clouds ? -1 : before.player, clouds ? "clouds" : std::to_string(before.round), ply, ply});
        }
        turns.back().last = ply + 1;
    }
    return turns;
}

ImU32 View::player_colour(int player) const { return theme::sides()[static_cast<std::size_t>(player)].fill; }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::emblem(list, centre, size, player);
}

std::string View::state() const {
    Json json = Json::object();
    json["chosen"] = choice_ ? Json(cell_name(choice_->cell)) : Json();
    json["planned"] = choice_ ? Json(move_text(planned())) : Json();
    json["cursor"] = cursor_ == no_cell ? Json() : Json(cell_name(cursor_));
    json["hovered"] = hovered_ == no_cell ? Json() : Json(cell_name(hovered_));
    json["moving"] = animation_.part() < 1;
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    Json& lit = json["causes"] = Json::array();
    for (const Cell cell : highlights_) lit.push_back(cell_name(cell));
    return write_json(json);
}

std::vector<Area> View::lit() const {
    std::vector<Area> areas;
    for (const Cell cell : highlights_) areas.push_back(square_around(view_.at(hex_of(cell)), view_.cell * 0.5f));
    if (refused_cell_) areas.push_back(square_around(view_.at(hex_of(*refused_cell_)), view_.cell * 0.43f));
    return areas;
}

}  // namespace sightlines::crosshairs
