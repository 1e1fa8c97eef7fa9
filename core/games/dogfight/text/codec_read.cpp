#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/fields.h"
#include "games/dogfight/text/schema.h"

// Positions from outside: shape, types and ranges. Whether they make sense is judged in
// admit.cpp.
namespace sightlines {

using namespace dogfight;

namespace {

using std::string_view;

constexpr int most_score = 1'000'000'000;
constexpr int longest_roll_off = 1000;

// Where a record can start, as words of phase_words.
constexpr std::array<Phase, 10> start_phases{Phase::begin,   Phase::target, Phase::adjust, Phase::initiative,
                                             Phase::links,   Phase::next,   Phase::go,     Phase::combat,
                                             Phase::endturn, Phase::over};
constexpr auto start_words = [] {
    std::array<string_view, start_phases.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = phase_words[static_cast<std::size_t>(start_phases[i])];
    return words;
}();

std::int16_t large(int value) { return static_cast<std::int16_t>(value); }

Card read_card(const Reader& in, Card card) {
    const std::span<const schema::Field> rows = card_schema().rows;
    schema::only_keys(in, rows);
    schema::read_rows(in, &card, rows.first(rows.size() - 1));
    if (card.wing > card.guns) in.fail("more wing guns than guns");
    schema::read_rows(in, &card, rows.last(1));
    return card;
}

Pilot read_pilot(const Reader& in) {
    constexpr std::size_t skills = 3;
    if (in.size() != skills) in.fail("expected three numbers: experience, flying and shooting skill");
    std::array<std::int8_t, skills> values{};
    for (std::size_t i = 0; i < std::min(in.size(), skills); ++i) values[i] = narrow(in.item(i).integer(-3, 3));
    return {values[0], values[1], values[2]};
}

Hex read_hex(const Reader& in) {
    const string_view name = in.text();
    if (const auto hex = hex_from(name)) return *hex;
    in.fail("there is no hex \"" + excerpt(name) + "\"");
    return {};
}

void read_lists(const Reader& in, Aircraft& plane) {
    if (in.has("ro")) {
        const Reader dice = in.member("ro");
        for (std::size_t i = 0; i < dice.size(longest_roll_off); ++i)
            plane.roll_offs.push_back(narrow(dice.item(i).integer(1, 6)));
    }
    if (in.has("jam")) {
        const Reader guns = in.member("jam");
        for (std::size_t gun = 0; gun < guns.size(static_cast<std::size_t>(plane.card.guns)); ++gun)
            plane.jams[gun] = static_cast<Gun>(guns.item(gun).integer(0, 2));
    }
    if (in.has("plan")) {
        const Reader steps = in.member("plan");
        for (std::size_t i = 0; i < steps.size(most_steps); ++i) {
            const Reader step = steps.item(i);
            step.only({"do", "turn", "pitch", "mid", "exit"});
            Step read;
            read_step(step, read);
            plane.plan.push_back(read);
        }
    }
}

Aircraft read_plane(const Reader& in, int count) {
    in.only({"side", "type",   "card",  "pilot", "hex",   "face",  "alt",   "leave", "pitch", "speed", "mt",
             "dmg",  "target", "cv",    "spin",  "ctl",   "eng",   "noeng", "wound", "by",    "out",   "init",
             "ro",   "follow", "moved", "dv",    "was",   "fresh", "claim", "tried", "lost",  "rnd",   "form",
             "plan", "die",    "aps",   "sig",   "shown", "ev",    "got",   "well",  "shock", "smoke", "fire",
             "burn", "jam",    "shots", "clr",   "under", "level", "fine"});
    Aircraft plane;
    plane.side = narrow(in.member("side").integer(0, most_sides - 1));
    plane.type = static_cast<Type>(in.member("type").word(type_words));
    plane.card = card_of(plane.type);
    if (in.has("card")) plane.card = read_card(in.member("card"), plane.card);
    if (in.has("pilot")) plane.pilot = read_pilot(in.member("pilot"));
    plane.hex = read_hex(in.member("hex"));
    if (in.has("face")) plane.face = all_facings[in.member("face").word(facing_words)];
    plane.altitude = narrow(in.member("alt").integer(0, 40));
    plane.speed = narrow(in.member("speed").integer(0, top_speed));
    schema::read_rows(in, &plane, state_schema().rows);
    for (const Mate& mate : mates) {
        if (in.has(mate.key)) plane.*mate.at = read_letter(in.member(mate.key), count);
    }
    if (in.has("by")) plane.attacker_side = narrow(in.member("by").integer(0, most_sides - 1));
    if (in.has("out")) plane.out = static_cast<Out>(1 + in.member("out").word(std::span(out_words).subspan(1)));
    read_lists(in, plane);
    return plane;
}

std::vector<Aircraft> read_planes(const Reader& in) {
    std::vector<Aircraft> planes;
    if (!in.is_object()) return in.fail("expected an object"), planes;
    const std::size_t count = in.json().size();
    if (count < 2 || count > most_planes) return in.fail("expected 2 to 16 aircraft"), planes;
    for (std::size_t plane = 0; plane < count; ++plane)
        planes.push_back(read_plane(in.member(plane_name(static_cast<int>(plane))), static_cast<int>(count)));
    return planes;
}

void read_score(const Reader& in, Position& at) {
    int highest = 0;
    for (const Aircraft& plane : at.planes) highest = std::max<int>(highest, plane.side);
    const auto sides = static_cast<std::size_t>(highest + 1);
    if (in.size() != sides) in.fail("expected " + std::to_string(sides) + " numbers, one for each side");
    for (std::size_t side = 0; side < std::min(in.size(), sides); ++side)
        at.score[side] = in.item(side).integer(0, most_score);
}

StaticVector<std::int8_t, most_planes> read_letters(const Reader& in, std::size_t count) {
    StaticVector<std::int8_t, most_planes> letters;
    for (std::size_t i = 0; i < in.size(most_planes); ++i)
        letters.push_back(read_letter(in.item(i), static_cast<int>(count)));
    return letters;
}

void read_result(const Reader& in, Position& at) {
    in.only({"winners", "reason"});
    const Reader winners = in.member("winners");
    for (std::size_t i = 0; i < winners.size(most_sides); ++i)
        at.winners.push_back(narrow(winners.item(i).integer(0, most_sides - 1)));
    at.ending = static_cast<Ending>(1 + in.member("reason").word(std::span(ending_words).subspan(1)));
}

// What each phase may have.
void only_known_keys(const Reader& in, Phase phase) {
    switch (phase) {
        case Phase::target: return in.only({"phase", "turn", "map", "limit", "planes", "score", "done", "gt", "queue"});
        case Phase::go: return in.only({"phase", "turn", "map", "limit", "planes", "score", "done", "gt", "cur"});
        case Phase::over: return in.only({"phase", "turn", "map", "limit", "planes", "score", "done", "gt", "result"});
        default: return in.only({"phase", "turn", "map", "limit", "planes", "score", "done", "gt"});
    }
}

}  // namespace

Result<Position> Codec<Rules>::position(const Rules&, const Reader& in) {
    Fault& fault = in.fault();
    Position at;
    at.phase = start_phases[in.word_or("phase", start_words, 0)];
    if (fault) return fault.error();
    only_known_keys(in, at.phase);
    at.turn = large(in.integer_or("turn", 1, last_turn, 1));
    at.limit = large(in.integer_or("limit", 1, last_turn, 25));
    const Reader map = in.member("map");
    if (map.size() != 2) map.fail("expected two numbers, columns and rows");
    at.columns = narrow(map.item(0).integer(3, most_columns));
    at.rows = narrow(map.item(1).integer(3, most_rows));
    at.planes = read_planes(in.member("planes"));
    if (fault) return fault.error();
    if (in.has("score")) read_score(in.member("score"), at);
    if (in.has("done")) at.done = read_letters(in.member("done"), at.planes.size());
    at.grand_turn = in.boolean_or("gt", false);
    const int count = static_cast<int>(at.planes.size());
    if (at.phase == Phase::target) at.queue = read_letters(in.member("queue"), at.planes.size());
    if (at.phase == Phase::go) at.current = read_letter(in.member("cur"), count);
    if (at.phase == Phase::over) read_result(in.member("result"), at);
    if (fault) return fault.error();
    return at;
}

}  // namespace sightlines
