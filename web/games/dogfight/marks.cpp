#include "games/dogfight/marks.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "games/dogfight/rules/reasons.h"

namespace sightlines::dogfight {
namespace {

bool same_place(const Aircraft& a, const Aircraft& b) {
    const auto place = [](const Aircraft& plane) {
        return std::tuple(plane.hex, plane.face, plane.altitude, plane.leave);
    };
    return place(a) == place(b);
}

bool flies(const Action& action) {
    return std::holds_alternative<Step>(action) || std::holds_alternative<ExitTo>(action);
}

// The hits of a burst, from its dice to the last question about them, which may be answered up to the ply `end`.
int hits_of_burst(const History<Rules>& history, std::size_t ply, std::size_t end) {
    int hits = 0;
    const int firer = history.at(ply).shot.firer;
    for (; ply < end; ++ply) {
        const Position& before = history.at(ply);
        const bool settles = (before.phase == Phase::hit || before.phase == Phase::pip) && before.shot.firer == firer;
        if (!settles) break;
        Position after = before;
        Journal notes;
        history.rules().play_and_tell(after, history.actions()[ply], &notes);
        for (const Note& note : notes) hits += note.why == &why::hits ? note.amount : 0;
    }
    return hits;
}

// None if it could not fail.
std::optional<TestMark> test_at(const History<Rules>& history, std::size_t ply) {
    Position after = history.at(ply);
    Journal notes;
    history.rules().play_and_tell(after, history.actions()[ply], &notes);
    const auto test = std::ranges::find(notes, &why::maneuver_test, &Note::why);
    const auto* roll = std::get_if<Roll>(&history.actions()[ply]);
    if (test == notes.end() || roll == nullptr) return std::nullopt;
    int dice = 0;
    for (const int face : roll->faces) dice += face;
    constexpr int least = 2;  // of two dice
    if (least + test->sum.total() - dice >= test->amount) return std::nullopt;
    return TestMark{history.at(ply).current, test->result == "passed"};
}

std::size_t begin_of(const History<Rules>& history, std::size_t ply) {
    const int turn = history.at(ply).turn;
    while (ply > 0 && history.at(ply - 1).turn == turn) --ply;
    return ply;
}

std::vector<Trail> trails_of(const History<Rules>& history, std::size_t first, std::size_t last) {
    std::vector<Trail> trails;
    for (int letter = 0; letter < static_cast<int>(history.at().planes.size()); ++letter) {
        Trail trail{letter, history.at(first).turn, {first}};
        for (std::size_t ply = first; ply < last; ++ply) {
            const Aircraft& from = history.at(ply).plane(letter);
            if (!from.in_play()) break;
            if (!same_place(from, history.at(ply + 1).plane(letter))) trail.plies.push_back(ply + 1);
        }
        if (trail.plies.size() > 1) trails.push_back(std::move(trail));
    }
    return trails;
}

}  // namespace

std::vector<int> trail_numbers(std::span<const Trail> trails) {
    int turn = 0, flown = 0;
    for (const Trail& trail : trails) turn = std::max(turn, trail.turn);
    for (const Trail& trail : trails) flown += trail.turn == turn ? 1 : 0;
    std::vector<int> numbers;
    for (const Trail& trail : trails) {
        int number = 1;
        for (const Trail& other : trails) number += other.turn == turn && other.plies[1] < trail.plies[1] ? 1 : 0;
        numbers.push_back(trail.turn == turn && flown > 1 ? number : 0);
    }
    return numbers;
}

Marks marks_of(const History<Rules>& history, std::size_t first, std::size_t last) {
    const std::size_t end = last <= history.cursor() ? history.cursor() : history.size();
    Marks marks;
    for (std::size_t begin = first, next = first; begin < last; begin = next) {
        while (next < last && history.at(next).turn == history.at(begin).turn) ++next;
        std::ranges::move(trails_of(history, begin, next), std::back_inserter(marks.trails));
    }
    for (std::size_t ply = first; ply < last; ++ply) {
        for (int letter = 0; letter < static_cast<int>(history.at().planes.size()); ++letter) {
            const bool lost = history.at(ply).plane(letter).in_play() && !history.at(ply + 1).plane(letter).in_play();
            if (lost) marks.losses.push_back({letter, ply});
        }
    }
    for (std::size_t ply = first; ply < last; ++ply) {
        const Position& before = history.at(ply);
        if (flies(history.actions()[ply])) {
            marks.shots.clear();
            if (marks.test && marks.test->letter != before.current) marks.test.reset();
        }
        if (before.phase == Phase::mt) marks.test = test_at(history, ply);
        if (before.phase != Phase::hit) continue;
        const int firer = before.shot.firer;
        marks.shots.push_back({firer, before.plane(firer).target, hits_of_burst(history, ply, end), ply});
    }
    return marks;
}

Marks marks_of_last_turn(const History<Rules>& history) {
    const std::size_t began = last_turn_began(history), turn = begin_of(history, history.cursor());
    Marks marks = marks_of(history, began, history.cursor());
    if (began == turn && turn > 0) marks.shots = marks_of(history, begin_of(history, turn - 1), history.cursor()).shots;
    return marks;
}

std::vector<Trail> wakes_of(const History<Rules>& history) {
    const std::size_t began = last_turn_began(history);
    const std::size_t first = began > 0 ? begin_of(history, began - 1) : began;
    std::vector<Trail> wakes;
    for (Trail& trail : trails_of(history, first, history.cursor())) {
        if (history.at().plane(trail.letter).in_play()) wakes.push_back(std::move(trail));
    }
    return wakes;
}

std::size_t last_turn_began(const History<Rules>& history) {
    const std::size_t began = begin_of(history, history.cursor());
    const Phase phase = history.at().phase;
    const bool between = phase == Phase::target || phase == Phase::grand;
    return between && began > 0 ? begin_of(history, began - 1) : began;
}

}  // namespace sightlines::dogfight
