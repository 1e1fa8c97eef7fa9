#include "games/dogfight/text/events.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <vector>

#include "games/dogfight/rules/cv_parts.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narration.h"
#include "games/dogfight/text/narrator.h"
#include "games/dogfight/text/verbs.h"

namespace sightlines::dogfight {
namespace {

enum class Kind : std::int8_t { none, move, burst };
struct Event {
    Kind kind = Kind::none;
    int plane = nobody;
    friend bool operator==(const Event&, const Event&) = default;
};

Event event_at(const Position& at) {
    switch (at.phase) {
        case Phase::fire: return {Kind::burst, at.queue[0]};
        case Phase::hit:
        case Phase::pip: return {Kind::burst, at.shot.firer};
        case Phase::declare:
        case Phase::mp:
        case Phase::move:
        case Phase::prefer:
        case Phase::exit:
        case Phase::spin:
        case Phase::gtplan:
        case Phase::throttle:
        case Phase::mproll:
        case Phase::mt:
        case Phase::fail:
        case Phase::stress:
        case Phase::stall:
        case Phase::depart:
        case Phase::spinroll:
        case Phase::recover:
        case Phase::speed:
        case Phase::gtroll: return {Kind::move, at.current};
        default: return {};
    }
}

bool adds_a_sentence(Phase phase) {
    return phase == Phase::fail || phase == Phase::stress || phase == Phase::stall || phase == Phase::depart ||
           phase == Phase::spin || phase == Phase::spinroll || phase == Phase::recover || phase == Phase::gtplan;
}

// No news, nor what becomes of Combat Values by that: it is in the log.
bool keeps_target(const History<Rules>& history, std::size_t ply) {
    const auto* declared = std::get_if<Declare>(&history.actions()[ply]);
    const Position& at = history.at(ply);
    const int letter = declared == nullptr ? int{nobody} : acting_plane(history.rules(), at);
    return letter != nobody && at.phase == Phase::target && at.plane(letter).target == declared->on &&
           !at.plane(letter).lost && !declared->form;
}

void add(std::string& text, const std::string& sentence) {
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
}

// What an aircraft of the reader has lost to what others did.
std::string loss_told(const Aircraft& was, const Aircraft& is, const std::string& name) {
    if (is.out == Out::destroyed) return wording::capital(name) + " is shot down.";
    if (is.damage <= was.damage) return "";
    return wording::capital(name) + " takes " + wording::counted(is.damage - was.damage, "hit") + ".";
}

// Whether the reader aims better or worse now, and why, if that is simple. The numbers are in the log.
std::string values_told(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names) {
    Journal notes;
    for (std::size_t ply = first; ply < end; ++ply) {
        Position after = history.at(ply);
        history.rules().play_and_tell(after, history.actions()[ply], &notes);
    }
    const Position &before = history.at(first), &after = history.at(end);
    std::string text;
    for (int letter = 0; letter < static_cast<int>(after.planes.size()); ++letter) {
        const Aircraft& is = after.plane(letter);
        const bool kept = is.in_play() && is.target != nobody && is.target == before.plane(letter).target;
        if (is.side != names.you || !kept) continue;
        const std::vector<Modifier> parts = cv_parts(notes, letter);
        if (parts.size() != 1 || parts.front().value == 0) continue;
        add(text, wording::capital(called(after, letter, names)) + " now aims " +
                      (parts.front().value < 0 ? "worse at " : "better at ") + called(after, is.target, names) + ": " +
                      std::string(parts.front().why->what) + ".");
    }
    return text;
}

// What the engine's die gave it, for as long as nothing has been flown.
std::string engine_told(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names) {
    constexpr std::string_view die = "Engine die ";
    for (std::size_t ply = first; ply < end; ++ply) {
        const Position& at = history.at(ply);
        if (at.phase != Phase::mproll) continue;
        const std::string told = narrate(history, ply, names, Tense::present);
        if (told.starts_with(die))
            return "The engine of " + called(at, at.current, names) + " rolls " + told.substr(die.size());
    }
    return "";
}

}  // namespace

std::size_t event_end(const History<Rules>& history, std::size_t first, std::size_t end) {
    const Event event = event_at(history.at(first));
    std::size_t ply = first + 1;
    if (event.kind == Kind::none) return ply;
    while (ply < end && event_at(history.at(ply)) == event && history.at(ply).turn == history.at(first).turn) ++ply;
    return ply;
}

std::string event_sentence(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names) {
    const Position& before = history.at(first);
    const Event event = event_at(before);
    std::string text;
    if (event.kind != Kind::move) {
        for (std::size_t ply = first; ply < end; ++ply) {
            if (!keeps_target(history, ply)) add(text, narrate(history, ply, names, Tense::present));
        }
        return text;
    }
    std::vector<Step> flown;  // that have not been told yet
    std::size_t from = first;
    const auto tell_flown = [&] {
        if (flown.empty()) return;
        const std::string name = text.empty() ? wording::capital(called(before, event.plane, names)) : "It";
        add(text, name + " " + words::steps_told(history.at(from), flown) + ".");
        flown.clear();
    };
    for (std::size_t ply = first; ply < end; ++ply) {
        const Action& action = history.actions()[ply];
        const Phase phase = history.at(ply).phase;
        const Phase next = history.at(ply + 1).phase;
        const bool fails = phase == Phase::mt && (next == Phase::fail || next == Phase::prefer);
        if (fails && !flown.empty()) flown.pop_back();  // what was tried
        // What came of the engine is news to whoever opened or closed it; others see it on the label.
        const bool throttled =
            phase == Phase::speed && history.at(ply).move.use != 0 && before.plane(event.plane).side == names.you;
        if (fails || throttled || adds_a_sentence(phase)) {
            tell_flown();
            std::string told = narrate(history, ply, names, Tense::present);
            if ((fails || phase == Phase::fail) && text.empty() && !told.empty()) {
                told[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(told[0])));
                told.insert(0, wording::capital(called(before, event.plane, names)) + ": ");
            }
            add(text, told);
        }
        const auto* step = std::get_if<Step>(&action);
        if (step == nullptr || step->kind == StepKind::spin) continue;
        if (flown.empty()) from = ply;
        flown.push_back(*step);
    }
    const bool is_tried = end <= history.size() && history.at(end).phase == Phase::mt;
    if (is_tried && !flown.empty()) flown.pop_back();
    tell_flown();
    return text.empty() ? engine_told(history, first, end, names) : text;
}

std::string decision_sentence(const History<Rules>& history, std::size_t ply, const Names& names) {
    const Position& at = history.at(ply);
    const Action& action = history.actions()[ply];
    const int plane = acting_plane(history.rules(), at);
    if (plane == nobody || std::holds_alternative<Roll>(action)) return "";
    const auto* exit = std::get_if<ExitTo>(&action);
    const auto* step = std::get_if<Step>(&action);
    const Step out{.exit = exit != nullptr ? exit->to : Facing::none};
    if (exit != nullptr) step = &out;
    const bool flown = step != nullptr && step->kind != StepKind::spin;
    return wording::capital(called(at, plane, names)) + " " +
           (flown ? words::steps_told(at, std::span(step, 1)) : done_by(at, action)) + ".";
}

bool concerns(const History<Rules>& history, std::size_t ply, int player) {
    const Position& at = history.at(ply);
    const auto own = [&](int letter) { return letter != nobody && at.plane(letter).side == player; };
    switch (at.phase) {
        case Phase::hit: return own(at.shot.firer) || own(at.plane(at.shot.firer).target);
        case Phase::mt:
        case Phase::fail:
        case Phase::stress:
        case Phase::stall: return own(at.current);
        case Phase::speed: return own(at.current) && at.move.use != 0;
        default: return false;
    }
}

std::string turn_sentence(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names) {
    const Position& before = history.at(first);
    std::array<int, most_sides> moves{}, shots{};
    std::string only;  // the event of others, if there is no more than one
    std::string last;  // of their events
    std::string own;   // what the reader's engine gave, if that is the last thing told
    int events = 0;
    for (std::size_t ply = first; ply < end; ply = event_end(history, ply, end)) {
        const Event event = event_at(history.at(ply));
        if (event.plane == nobody) continue;
        const auto side = static_cast<std::size_t>(before.plane(event.plane).side);
        const bool fires = std::holds_alternative<Fire>(history.actions()[ply]);
        if (event.kind == Kind::move) ++moves[side];
        if (fires) ++shots[side];
        const std::size_t until = event_end(history, ply, end);
        const std::string told = event_sentence(history, ply, until, names);
        if (before.plane(event.plane).side == names.you && until == end &&
            told == engine_told(history, ply, end, names))
            own = told;
        if (before.plane(event.plane).side == names.you || (event.kind == Kind::burst && !fires)) continue;
        if (told.empty()) continue;
        last = told;
        only = ++events == 1 ? last : "";
    }
    std::array<int, most_sides> others = shots;
    if (names.you >= 0) others[static_cast<std::size_t>(names.you)] = 0;
    if (others != std::array<int, most_sides>{}) only.clear();  // its hits are told below
    const Position& after = end < history.size() + 1 ? history.at(end) : history.at();
    const bool at_reader = names.you >= 0 && Rules::seats(before) == 2;  // the shots of others
    const bool misses = at_reader && std::ranges::none_of(after.planes, [&](const Aircraft& plane) {
                            const Aircraft& was = before.plane(static_cast<int>(&plane - after.planes.data()));
                            return plane.side == names.you && (plane.damage > was.damage || plane.out != was.out);
                        });
    std::string text;
    for (int side = 0; side < Rules::seats(before); ++side) {
        const auto place = static_cast<std::size_t>(side);
        if (side == names.you || moves[place] + shots[place] == 0 || !only.empty()) continue;
        if (moves[place] > 1 && others == std::array<int, most_sides>{}) {
            const auto planes = std::ranges::count_if(
                before.planes, [side](const Aircraft& plane) { return plane.in_play() && plane.side == side; });
            // Last in one turn, first in the next.
            const bool in_two_turns = moves[place] == 2 && planes == 1;
            const std::string times = in_two_turns        ? "twice, at the end of one turn and the start of the next"
                                      : moves[place] == 2 ? "twice"
                                                          : std::to_string(moves[place]) + " times";
            add(text, names.subject(side) + " flies " + times + ".");
            continue;
        }
        std::string did = moves[place] > 0 ? wording::counted(moves[place], "move") : "";
        if (shots[place] > 0) did += (did.empty() ? "" : ", ") + wording::counted(shots[place], "shot");
        if (shots[place] > 0 && misses) did += shots[place] == 1 ? ", a miss" : ", all miss";
        add(text, names.subject(side) + ": " + did + ".");
    }
    add(text, only);
    if (events > 1 && !last.empty() && others == std::array<int, most_sides>{}) add(text, "Last: " + last);
    for (int letter = 0; letter < static_cast<int>(after.planes.size()); ++letter) {
        const Aircraft &was = before.plane(letter), &is = after.plane(letter);
        if (was.side != names.you || !was.in_play()) continue;
        add(text, loss_told(was, is, called(after, letter, names)));
    }
    if (text.empty()) return text;
    add(text, own);
    add(text, values_told(history, first, std::min(end, history.size()), names));
    return text;
}

}  // namespace sightlines::dogfight
