#include "games/aerial_war/ai/search_adapter.h"

#include "games/aerial_war/rules/combat.h"

namespace sightlines::aerial_war {
namespace {

// The player may fly either die: a throw of two dice is a choice between two throws of equal dice.
ChanceOutcomes<Action> throttle_throws() {
    ChanceOutcomes<Action> outcomes;
    for (std::int8_t low = 1; low <= 6; ++low) {
        outcomes.rolls.emplace_back(Roll{{static_cast<char>(low), static_cast<char>(low)}});
        for (std::int8_t high = low; high <= 6; ++high)
            outcomes.cases.push_back(
                {low == high ? 1 : 2, static_cast<std::size_t>(low - 1), static_cast<std::size_t>(high - 1)});
    }
    return outcomes;
}

// A six always hits, a one never does.
ChanceOutcomes<Action> hit_throws(const HitRoll& roll) {
    return {{Roll{{6}}, Roll{{1}}}, {{7 - roll.from, 0, 0}, {roll.from - 1, 1, 1}}};
}

constexpr std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
    return bits ^ (bits >> 31U);
}

}  // namespace

SearchAdapter::SearchAdapter(const Rules& rules, const Position& root, const Skill& skill)
    : skill_(skill), battle_(root.battle), score_(root.score), side_(rules.status(root).to_act == Side::first ? 0 : 1) {
    for (const Plane& plane : root.planes) waiting_ += plane.side == root.side && plane.colour > root.mover ? 1 : 0;
    const int won = match_chance(rules, root, BattleEnd::german);
    const int lost = match_chance(rules, root, BattleEnd::allied);
    const int drawn = match_chance(rules, root, BattleEnd::drawn);
    if (won > lost) drawn_ = static_cast<int>(std::int64_t{certain} * (drawn - lost) / (won - lost));
}

const ChanceOutcomes<Action>& SearchAdapter::chance_outcomes(const Position& at) const {
    static const ChanceOutcomes<Action> throttle = throttle_throws();
    static const std::array<ChanceOutcomes<Action>, 3> hits{hit_throws({"", 4}), hit_throws({"", 5}),
                                                            hit_throws({"", 6})};
    if (at.phase == Phase::throttle) return throttle;
    return hits[static_cast<std::size_t>(due_hit_roll(at)->from - 4)];
}

int SearchAdapter::value(const Position& at) const {
    if (!is_terminal(at)) return battle_chance(at, skill_.weights);
    if (at.score == score_) return drawn_;
    return at.score[0] > score_[0] ? certain : 0;
}

int SearchAdapter::root_bonus(const Position& next) const {
    if (is_terminal(next)) return 0;
    const int shy = distance_penalty(next, side_, skill_.weights);
    return side_ == 0 ? -shy : shy;
}

std::size_t SearchAdapter::root_width(int depth) const {
    return std::max(skill_.width, skill_.root_width >> static_cast<unsigned>(depth - 1));
}

std::uint64_t SearchAdapter::key(const Position& at) const {
    std::array<std::uint64_t, 2> planes{};
    for (std::size_t i = 0; i < at.planes.size(); ++i) {
        const Plane& plane = at.planes[i];
        const auto bits = static_cast<std::uint64_t>(plane.square) << 8U |
                          static_cast<std::uint64_t>(plane.side) << 7U |
                          static_cast<std::uint64_t>(plane.colour) << 4U | index(plane.facing) | 8U;
        planes[i / 4] |= bits << (16U * (i % 4));
    }
    const auto turn = static_cast<std::uint64_t>(at.round) << 8U | static_cast<std::uint64_t>(at.mover) << 4U |
                      static_cast<std::uint64_t>(at.side) << 1U | static_cast<std::uint64_t>(at.first);
    return mixed(mixed(mixed(planes[0]) ^ planes[1]) + turn);
}

}  // namespace sightlines::aerial_war
