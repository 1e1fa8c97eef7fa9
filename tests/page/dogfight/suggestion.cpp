#include "page/dogfight/suggestion.h"
#include "api/games.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "games/dogfight/advice/answers.h"
#include "games/dogfight/ai/bot.h"
#include "games/dogfight/plan_choice.h"
#include "games/dogfight/rules/reasons.h"
#include "games/page.h"
#include "page/dogfight/board.h"
#include "search/choose.h"

namespace sightlines::dogfight::test {
namespace {

constexpr int person = 0;
constexpr double likely = 0.6;

// What becomes of the person where it is too slow.
void count_stall(const Rules& rules, const Position& before, const Action& roll, Tally& tally) {
    if (before.phase != Phase::stall || before.mover().side != person) return;
    Position after = before;
    Journal notes;
    rules.play_and_tell(after, roll, &notes);
    for (const Note& note : notes) {
        if (note.why != &why::stall_check) continue;
        tally.stalls += note.result == "stalls" ? 1 : 0;
        tally.spins += note.result == "spins" ? 1 : 0;
    }
}

// What the accent button does, decision by decision.
class Follower {
  public:
    Follower(Tally& tally, PlanChoice::For whom) : tally_(tally), whom_(whom) {}
    Action next(const Scene<Rules>& scene) {
        const Position& at = scene.at;
        if (at.phase == Phase::move || at.phase == Phase::declare) return next_step(scene);
        if (at.phase == Phase::throttle && goes_on(scene)) return plan_.actions[flown_++];
        plan_ = {};
        if (const std::optional<Action> given = guided_answer(scene.rules, at)) return *given;
        const std::vector<Answer> answers = answers_to(scene.rules, at, {});
        REQUIRE_FALSE(answers.empty());
        const std::optional<std::size_t> place = suggested_in(answers);
        return answers[place.value_or(at.phase == Phase::fire ? answers.size() - 1 : 0)].action;
    }

  private:
    bool goes_on(const Scene<Rules>& scene) const {
        return flown_ > 0 && flown_ < plan_.actions.size() &&
               waypoint_of(scene.at.mover()) == plan_.places[flown_ - 1] &&
               scene.check(plan_.actions[flown_]).accepted();
    }
    Action next_step(const Scene<Rules>& scene) {
        if (!goes_on(scene)) {
            PlanChoice choice;
            choice.reckon(scene, whom_);
            flown_ = 0;
            if (choice.preview() == nullptr) return legal_actions(scene.rules, scene.at).front();
            plan_ = *choice.preview();
            count_plan(scene.at);
        }
        return plan_.actions[flown_++];
    }

    void count_plan(const Position& at) {
        ++tally_.plans;
        tally_.risked += plan_.chance < likely ? 1 : 0;
        const Aircraft& mover = at.mover();
        if (mover.target == nobody) return;
        const Hex goal = at.plane(mover.target).hex;
        tally_.away += distance(plan_.end().hex, goal) > distance(mover.hex, goal) ? 1 : 0;
    }

    Plan plan_;
    std::size_t flown_ = 0;
    Tally& tally_;
    PlanChoice::For whom_;
};

using Player = std::function<Action(const Scene<Rules>&)>;

Player computer(int level, Rng& rng) {
    return [level, &rng](const Scene<Rules>& scene) {
        if (level == 0) return random_action(scene.rules, scene.at, rng);
        const std::uint64_t seed = rng.below(1'000'000);
        return choose_action(scene.rules, scene.at, budget_of<Rules>(level, seed)).ranked.front();
    };
}

Tally play(int games, const std::function<Player(Rng&, Tally&)>& person_of, int opponent) {
    Tally tally;
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(1000 + game));
        Board board(Json::parse(scenario_record("dogfight", "guided")));
        const Player us = person_of(rng, tally), them = computer(opponent, rng);
        bool fired = false, soon = false;
        int turn = 0, shot = 0;  // the last that was counted
        int longest = 0;         // turns without a shot
        while (board.at().phase != Phase::over) {
            const Scene<Rules> scene = board.scene();
            const Status status = scene.rules.status(board.at());
            Action action;
            if (status.roll) {
                Roll roll;
                for (const auto sides : status.roll->sides) {
                    const auto face = static_cast<int>(rng.below(static_cast<std::uint32_t>(sides)));
                    roll.faces.push_back(static_cast<DiceNumbers::value_type>(face + status.roll->lowest));
                }
                action = roll;
                count_stall(scene.rules, board.at(), action, tally);
            } else {
                const bool ours = decider(board.at()).side == person;
                action = ours ? us(scene) : them(scene);
                fired |= ours && std::holds_alternative<Fire>(action);
                soon |= fired && board.at().turn <= 3;
                if (ours && board.at().turn != turn) {
                    turn = board.at().turn;
                    ++tally.turns;
                    longest = std::max(longest, turn - shot - 1);
                }
                if (ours && std::holds_alternative<Fire>(action) && board.at().turn != shot) {
                    shot = board.at().turn;
                    ++tally.shots;
                    tally.later_shots += turn > 1 ? 1 : 0;
                }
            }
            board.play(move_text(action));
            tally.worst_cv = std::min<int>(tally.worst_cv, board.at().plane(person).cv);
        }
        const Position& end = board.at();
        ++tally.games;
        const bool alone = end.winners.size() == 1;
        tally.won += alone && end.winners[0] == person ? 1 : 0;
        tally.lost += alone && end.winners[0] != person ? 1 : 0;
        tally.points += end.score[0];
        tally.downed += end.ending == Ending::sky_held && alone && end.winners[0] == person ? 1 : 0;
        constexpr int many = 5;
        tally.dry += longest >= many ? 1 : 0;
        tally.against += end.score[1];
        tally.firing += fired ? 1 : 0;
        tally.soon += soon ? 1 : 0;
    }
    return tally;
}

}  // namespace

Tally follow_suggestions(int games, int opponent, bool guided) {
    const auto whom = guided ? PlanChoice::For::beginner : PlanChoice::For::player;
    return play(
        games,
        [whom](Rng&, Tally& tally) {
            return
                [follower = Follower(tally, whom)](const Scene<Rules>& scene) mutable { return follower.next(scene); };
        },
        opponent);
}

Tally follow_computer(int games, int level, int opponent) {
    return play(games, [level](Rng& rng, Tally&) { return computer(level, rng); }, opponent);
}

std::string told(const Tally& tally) {
    return std::to_string(tally.games) + " games: won " + std::to_string(tally.won) + ", lost " +
           std::to_string(tally.lost) + ", points " + std::to_string(tally.points) + ":" +
           std::to_string(tally.against) + ", shot in " + std::to_string(tally.firing) +
           ", of them within three turns " + std::to_string(tally.soon) + ", least Combat Value " +
           std::to_string(tally.worst_cv) + ", stalls " + std::to_string(tally.stalls) + ", spins " +
           std::to_string(tally.spins) + ", risky plans " + std::to_string(tally.risked) + " of " +
           std::to_string(tally.plans) + ", " + std::to_string(tally.away) + " away from the target; a shot in " +
           std::to_string(tally.shots) + " of " + std::to_string(tally.turns) + " turns, " +
           std::to_string(tally.later_shots) + " after the first; shot down in " + std::to_string(tally.downed) +
           ", five turns without a shot in " + std::to_string(tally.dry);
}

}  // namespace sightlines::dogfight::test
