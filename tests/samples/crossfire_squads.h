#pragma once

#include <array>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "samples/samples.h"

namespace sightlines::test {

// Optional sections that are simply on or off.
inline constexpr std::array squads_switches{
    &crossfire_squads::Options::units,     &crossfire_squads::Options::commanders,
    &crossfire_squads::Options::observers, &crossfire_squads::Options::retreat,
    &crossfire_squads::Options::recon,     &crossfire_squads::Options::obstacles,
    &crossfire_squads::Options::buildings, &crossfire_squads::Options::quality,
    &crossfire_squads::Options::vehicles,  &crossfire_squads::Options::first_is_loser};

// The others have values; every one counts as a switch here.
struct SquadsMix {
    std::array<bool, squads_switches.size()> on{};
    bool hidden = false;
    bool nations = false;
};

template <>
struct Samples<crossfire_squads::Rules> {
    using Options = crossfire_squads::Options;

    // Both scenarios with generated tables, the core game and every option alone on a small table, and mixes in which
    // every two options meet, on and off (option_sets_test.cpp).
    static std::vector<Options> option_sets() {
        using namespace crossfire_squads;
        std::vector<Options> sets{Options{}, small_game({})};
        for (std::size_t i = 0; i < squads_switches.size(); ++i) {
            SquadsMix mix;
            mix.on[i] = true;
            sets.push_back(small_game(mix));
        }
        for (const SquadsMix& mix : mixes()) sets.push_back(small_game(mix));
        Rng rng(5);
        for (Options& options : sets) {
            if (options.nations[0] == Nation::none) continue;
            for (Nation& nation : options.nations) nation = static_cast<Nation>(1 + rng.below(7));
        }
        return sets;
    }

    static std::vector<SquadsMix> mixes() {
        SquadsMix hidden;
        hidden.hidden = true;
        SquadsMix nations;
        nations.nations = true;
        SquadsMix everything{{}, true, true};
        everything.on.fill(true);
        std::vector<SquadsMix> all{hidden, nations, everything};
        Rng rng(17);
        while (all.size() < 16) {
            SquadsMix mix;
            for (bool& on : mix.on) on = rng.below(2) == 0;
            mix.hidden = rng.below(2) == 0;
            mix.nations = rng.below(2) == 0;
            all.push_back(mix);
        }
        return all;
    }

    // A table of a few pieces and a platoon a side, with what the options bring; recon needs a hidden side.
    static Options small_game(const SquadsMix& mix) {
        using namespace crossfire_squads;
        Options options;
        for (std::size_t i = 0; i < squads_switches.size(); ++i) options.*squads_switches[i] = mix.on[i];
        if (mix.hidden || options.recon) options.hidden = options.first_is_loser ? 0 : 1;
        if (mix.nations) options.nations = {Nation::ru, Nation::jp};
        if (options.obstacles) {
            options.mines = {1, 2};
            options.wire = {2, 1};
        }
        options.terrain = small_table(options);
        options.forces = {small_force(options), small_force(options)};
        options.vp_goal = 3;
        options.turn_limit = 30;
        return options;
    }

  private:
    static crossfire_squads::Terrain small_table(const Options& options) {
        using namespace crossfire_squads;
        std::vector<Piece> pieces;
        const auto add = [&](Ground ground, int x, int y, int width, int height) {
            const Corners corners{{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
            pieces.push_back({static_cast<PieceId>(first_area + static_cast<int>(pieces.size())), ground,
                              Polygon(corners), -1, false});
        };
        add(Ground::woods, 2500, 600, 600, 500);
        add(Ground::hill, 2700, 1700, 560, 520);
        add(Ground::field, 1500, 1400, 500, 500);
        add(Ground::rough, 3700, 1900, 500, 400);
        add(Ground::hedge, 2100, 2500, 500, 16);
        add(Ground::woods, 2400, 2800, 640, 500);
        add(options.buildings ? Ground::building : Ground::field, 3200, 1200, 400, 360);
        add(options.buildings ? Ground::building : Ground::hill, 3300, 3000, 400, 400);
        return Terrain(pieces);
    }

    static crossfire_squads::Force small_force(const Options& options) {
        using namespace crossfire_squads;
        const auto of = [](Kind kind, int platoon) {
            Make make;
            make.kind = kind;
            make.platoon = static_cast<std::int8_t>(platoon);
            return make;
        };
        Force force{of(Kind::cc, 0), of(Kind::pc, 1), of(Kind::rifle, 1), of(Kind::rifle, 1), of(Kind::hmg, 1)};
        if (options.units) {
            force.push_back(of(Kind::smg, 1));
            force.push_back(of(Kind::eng, 0));
        }
        if (options.commanders) force[1].expert = true;
        if (options.quality) {
            force[2].quality = Quality::veteran;
            force[3].quality = Quality::green;
        }
        if (options.observers) {
            Make observer = of(Kind::fo, 0);
            observer.calibre = Calibre::gun;
            observer.he = 3;
            observer.smoke = 2;
            force.push_back(observer);
        }
        if (options.vehicles) {
            force.push_back(of(Kind::veh, 0));
            force.back().type = Type::sherman;
            force.push_back(of(Kind::veh, 0));
            force.back().type = Type::stug;
            force.push_back(of(Kind::atg, 1));
            force.push_back(of(Kind::bz, 1));
        }
        return force;
    }

  public:
    // Some way into a game, where the units have been brought together and into all kinds of trouble.
    static crossfire_squads::Position any_position(const crossfire_squads::Rules& rules, Rng& rng) {
        using namespace crossfire_squads;
        const auto below = [&rng](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
        Position at = rules.start();
        for (int played = 0; played < 400 && at.phase != Phase::play; ++played) rules.play(at, rules.sample(at, rng));
        for (int played = below(20); played > 0 && at.phase != Phase::over; --played)
            rules.play(at, rules.sample(at, rng));
        if (at.phase != Phase::play) return at;
        const Point middle{2200 + below(1400), 900 + below(2000)};
        for (Unit& unit : at.units) {
            if (!unit.on_table()) continue;
            unit.at = middle + Point{below(1200) - 600, below(1200) - 600};
            if (unit.kind != Kind::veh && below(4) == 0) unit.state = static_cast<State>(1 + below(2));
            if (is_rifle_squad(unit)) unit.prone = below(4) == 0;
        }
        return at;
    }
};

}  // namespace sightlines::test
