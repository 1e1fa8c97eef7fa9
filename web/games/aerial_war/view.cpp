#include "games/aerial_war/view.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/highlights.h"
#include "games/aerial_war/text/notation.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {
namespace {

constexpr double step_ms = 280;

// "4, 5, 6 (3 in 6)"
std::string faces_text(const HitRoll& roll) {
    std::string text;
    for (int face = roll.from; face <= 6; ++face) text += (text.empty() ? "" : ", ") + std::to_string(face);
    return text + " (" + std::to_string(7 - roll.from) + " in 6)";
}

std::uint32_t hit_faces(const HitRoll& roll) {
    std::uint32_t bits = 0;
    for (int face = roll.from; face <= 6; ++face) bits |= 1U << static_cast<unsigned>(face);
    return bits;
}

std::string winners_text(const Outcome& outcome) {
    return outcome.winners.empty() ? "A draw" : side_name(outcome.winners[0]) + " win";
}

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match) { moved(0, 0); }

// --- What is chosen -------------------------------------------------------------------------------------------------

void View::choose(Square square, Facing facing) {
    choice_ = Fly{square, facing};
    pointed_.reset();
    highlights_.clear();
}

void View::unchoose() {
    choice_.reset();
    pointed_.reset();
}

const View::End* View::end_at(Square square, Facing facing) const {
    const auto found = std::find_if(ends_.begin(), ends_.end(), [&](const End& end) {
        return end.flight.square == square && end.flight.facing == facing;
    });
    return found == ends_.end() ? nullptr : &*found;
}

std::vector<Facing> View::facings_at(Square square) const {
    std::vector<Facing> facings;
    for (const End& end : ends_) {
        if (end.flight.square == square) facings.push_back(end.flight.facing);
    }
    return facings;
}

const View::End* View::shown_end() const {
    if (pointed_) return end_at(pointed_->to, pointed_->facing);
    return choice_ ? end_at(choice_->to, choice_->facing) : nullptr;
}

std::optional<AttackForecast> View::attack_after(const Fly& flight) const {
    Position next = at();
    rules().play(next, flight);
    if (next.phase != Phase::attack && next.phase != Phase::shot) return std::nullopt;
    return prospect(next, mover(next));
}

void View::refused(const Action& action) { highlights_ = highlights(rules(), at(), action); }

void View::moved(std::size_t from, std::size_t to) {
    unchoose();
    highlights_.clear();
    trail_ = last_turn(history());
    ends_.clear();
    if (at().phase == Phase::fly) {
        for (const FlightEnd& end : Flights(at()).ends())
            ends_.push_back({end, attack_after(Fly{end.square, end.facing})});
    }
    animation_ = Animation::between(from, to, step_ms);
}

// --- Texts ----------------------------------------------------------------------------------------------------------

std::string View::odds_text(const AttackForecast& prospect) const {
    return std::string(attack_name(prospect.kind)) + ", " + chance_text(prospect.destroyed);
}

std::string View::die_text(const FlightEnd& end) const {
    const Flights flights(at());
    if (flights.cut_short() > 0) return "as far as it can, " + std::to_string(flights.cut_short());
    if (flights.low() == flights.high()) return "either die, " + std::to_string(flights.low());
    if (end.low && end.high) return "low or high die";
    return end.low ? "low die, " + std::to_string(flights.low()) : "high die, " + std::to_string(flights.high());
}

std::string View::player_name(int player) const { return side_name(player); }

Prompt View::asked() const {
    const Status status = rules().status(at());
    std::string stage = rules().options().battles > 1 ? "Battle " + std::to_string(at().battle) : "";
    if (at().phase != Phase::initiative) stage += (stage.empty() ? "Round " : ", round ") + std::to_string(at().round);
    if (status.outcome) {
        const std::string score = std::to_string(at().score[0]) + " to " + std::to_string(at().score[1]);
        const bool draw = status.outcome->winners.empty();
        return {-1, winners_text(*status.outcome),
                draw ? "Battles won: " + score + "." : "Battles won, Germans to Allies: " + score + ".", stage};
    }
    if (at().phase == Phase::initiative)
        return {at().side, side_name(at().side) + " to roll", "Who moves first in this battle?", stage};
    const bool answers = at().phase == Phase::return_fire || at().phase == Phase::loop ||
                         at().phase == Phase::looping || at().phase == Phase::counter;
    const int side = answers ? enemy_of(at().side) : at().side;
    const Plane& plane = mover(at());
    const Plane* target = target_of(at(), plane);
    const std::string own = plane_name(plane.side, plane.colour);
    const std::string other = target == nullptr ? "" : plane_name(target->side, target->colour);
    const Plane* looper = plane_on(at(), behind(plane.square, plane.facing));
    Prompt asked{side, side_name(side) + (status.roll ? " to roll" : " to act"), "", stage};
    switch (at().phase) {
        case Phase::throttle: asked.question = "Throw the dice for " + own + "."; break;
        case Phase::fly: asked.question = "Fly " + own + "."; break;
        case Phase::ram: asked.question = own + " is hemmed in and must crash into an enemy."; break;
        case Phase::attack: asked.question = own + " has " + other + " in front: attack?"; break;
        case Phase::shot: asked.question = own + " attacks " + other + "."; break;
        case Phase::return_fire: asked.question = other + " fires back at " + own + "."; break;
        case Phase::loop: asked.question = other + " has survived and tries to loop."; break;
        case Phase::looping: asked.question = other + " may loop behind " + own + "."; break;
        case Phase::counter:
            if (looper != nullptr)
                asked.question = plane_name(looper->side, looper->colour) + " has looped and attacks " + own + ".";
            break;
        default: break;
    }
    return asked;
}

// The numbers that hit are told before the roll.
DiceHelp View::dice() const {
    if (at().phase == Phase::initiative) {
        if (at().side == 0) return {"First move: the Germans", "The higher total of the two sides moves first.", 0};
        return {"First move: the Allies",
                "The Germans rolled " + std::to_string(at().high) + ": more moves first, less second.", 0};
    }
    if (at().phase == Phase::throttle)
        return {"Movement of " + plane_name(at().side, at().mover),
                "It flies exactly as many squares as one of the dice shows.", 0};
    const std::optional<HitRoll> due = due_hit_roll(at());
    if (!due) return {};
    const Plane& plane = mover(at());
    const std::string own = plane_name(plane.side, plane.colour);
    DiceHelp help{"", "", hit_faces(*due)};
    const std::string on = " on " + faces_text(*due) + ".";
    if (at().phase == Phase::counter) {
        help.what = "Counter-attack on " + own;
        help.odds = "Destroyed" + on + " Nothing follows a miss.";
        return help;
    }
    const Plane& target = *target_of(at(), plane);
    const std::string other = plane_name(target.side, target.colour);
    if (at().phase == Phase::return_fire) {
        help.what = "Return fire on " + own;
        help.odds = "Destroyed" + on;
    } else if (at().phase == Phase::loop) {
        help.what = "Can " + other + " loop?";
        help.odds = "It may" + on;
    } else {
        const AttackForecast found = *prospect(at(), plane);
        help.what = std::string(attack_name(found.kind)) + " on " + other;
        help.odds = "Destroyed" + on;
        if (found.kind == AttackKind::head_on) help.odds += " If it survives, it fires back.";
        if (found.kind == AttackKind::tail)
            help.odds += found.loop->free() ? " If it survives, it may loop on 5 or 6."
                         : found.loop->why == LoopRoom::Why::edge
                             ? " It cannot loop: the edge is right behind the attacker."
                             : " It cannot loop: a plane is right behind the attacker.";
    }
    return help;
}

std::string View::in_use() const {
    const Options& options = rules().options();
    std::vector<std::string> parts;
    if (options.battles == 1) parts.emplace_back("a single battle");
    if (options.play_all) parts.emplace_back("all three battles are fought");
    if (options.attacks == Choice::forced) parts.emplace_back("every attack takes place");
    if (options.loops == Choice::forced) parts.emplace_back("every loop takes place");
    if (options.round_limit > 0)
        parts.push_back("house rule: a battle ends after round " + std::to_string(options.round_limit));
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text.empty() ? text : "In use: " + text + ".";
}

std::vector<LoggedTurn> View::log() const {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history().size(); ++ply) {
        const Position& before = history().at(ply);
        if (turns.empty() || turn_begin(history(), ply) == ply) {
            std::string label(1, before.side == 0 ? 'G' : 'A');
            if (before.phase != Phase::initiative) label += art::letter(before.mover);
            turns.push_back({before.side, label, ply, ply});
        }
        turns.back().last = ply + 1;
    }
    return turns;
}

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::emblem(list, centre, size, player);
}

std::string View::state() const {
    const auto name = [](Square square) { return square == no_square ? Json() : Json(square_name(square)); };
    Json json = Json::object();
    json["chosen"] = choice_ ? Json(move_text(*choice_)) : Json();
    json["cursor"] = name(cursor_);
    json["hovered"] = name(hovered_);
    json["moving"] = animation_.part() < 1;
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    json["came"] = history().cursor() > 0 ? what_came(history(), history().cursor() - 1) : "";
    Json& lit = json["causes"] = Json::array();
    for (const Square square : highlights_) lit.push_back(square_name(square));
    return write_json(json);
}

std::vector<Area> View::lit() const {
    std::vector<Area> areas;
    for (const Square square : highlights_) areas.push_back(square_around(grid_.at(square), grid_.cell * 0.5f));
    return areas;
}

}  // namespace sightlines::aerial_war
