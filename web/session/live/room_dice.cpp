// Dice that all throw: first everybody's seal, then everybody's secret.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/dice.h"
#include "session/live/room.h"

namespace sightlines::live {
namespace {

Json action_of(const Roll& roll) {
    Json dice = Json::array();
    for (const char face : roll.faces) dice.push_back(static_cast<int>(face));
    return Json{{"do", "roll"}, {"dice", std::move(dice)}};
}

bool has(std::string_view seats, int seat) { return seats.find(static_cast<char>('0' + seat)) != seats.npos; }

// Fewer than before, and none that is new.
bool is_part(std::string_view seats, std::string_view of) {
    return seats.size() < of.size() && std::ranges::all_of(seats, [&](char seat) { return of.find(seat) != of.npos; });
}

}  // namespace

bool holds(const ProvenRoll& roll, std::string_view match) {
    RollOfAll of_all{match, static_cast<std::size_t>(roll.ply), roll.round, {}};
    of_all.dice.lowest = roll.lowest;
    for (const int sides : roll.sides) of_all.dice.sides.push_back(static_cast<char>(sides));
    if (roll.secrets.empty() || roll.seals.size() != roll.secrets.size()) return false;
    for (std::size_t i = 0; i < roll.secrets.size(); ++i)
        if (seal(of_all, roll.secrets[i].seat, roll.secrets[i].secret) != roll.seals[i]) return false;
    const Roll faces = roll_of_all(of_all, roll.secrets);
    return std::equal(faces.faces.begin(), faces.faces.end(), roll.faces.begin(), roll.faces.end(),
                      [](char face, int other) { return static_cast<int>(face) == other; });
}

void Room::throw_if_due(double now) {
    if (!setup_.host || throw_ || awaits_ || undo_ || !game_.match().status().roll) return;
    std::string with;
    for (int seat = 0; seat < game_.match().seats(); ++seat) {
        const Line* line = together_at(lines_, seat);
        if (seat == setup_.seat || (line != nullptr && !line->owes)) with += static_cast<char>('0' + seat);
    }
    const bool meets = std::any_of(lines_.begin(), lines_.end(),
                                   [](const auto& each) { return each.second.state == Line::State::comparing; });
    if (with.size() < 2 || meets) return;
    begin_throw(last_thrown_ == game_.ply() ? last_round_ + 1 : 0, std::move(with), now);
}

void Room::begin_throw(int round, std::string with, double now) {
    throw_ = Throw{{setup_.match, static_cast<std::size_t>(game_.ply()), round, *game_.match().status().roll},
                   std::move(with),
                   setup_.secret()};
    throw_->since = now;
    last_thrown_ = game_.ply(), last_round_ = round, last_with_ = throw_->with;
    if (!has(throw_->with, setup_.seat) || setup_.seat < 0) return;  // whoever watches only looks on
    const std::string hash = seal(throw_->roll, setup_.seat, throw_->secret);
    throw_->seals[setup_.seat] = hash;
    send_all(Seal{game_.ply(), round, setup_.seat, hash, throw_->with});
}

void Room::take(Line& line, const Seal& sealed, double now) {
    if (setup_.host ? sealed.seat != line.seat : sealed.seat == setup_.seat) return refuse(line, Reason::seat);
    if (sealed.ply < game_.ply()) return refuse(line, Reason::again);
    const bool due = sealed.ply == game_.ply() && game_.match().status().roll.has_value();
    const bool anew = !throw_ || sealed.round > throw_->roll.round;
    if (!setup_.host && anew && sealed.seat == line.seat) {  // the host begins
        const bool known = last_thrown_ == sealed.ply;
        const bool without = setup_.seat >= 0 && !has(sealed.with, setup_.seat);
        const bool right = !known || (sealed.round > last_round_ && is_part(sealed.with, last_with_));
        if (!due || without || !right || sealed.with.size() < 2 || !has(sealed.with, line.seat))
            return refuse(line, Reason::turn);
        begin_throw(sealed.round, sealed.with, now);
    }
    if (!throw_ || !due || sealed.round != throw_->roll.round || sealed.with != throw_->with ||
        !has(throw_->with, sealed.seat))
        return refuse(line, setup_.host && sealed.round < last_round_ ? Reason::again : Reason::turn);
    if (throw_->seals.contains(sealed.seat)) return refuse(line, Reason::again);
    throw_->seals[sealed.seat] = sealed.hash;
    throw_->since = now;
    if (setup_.host) send_all(sealed, &line);
    tell_secret();
}

// Not before everybody has promised one.
void Room::tell_secret() {
    if (throw_->told || throw_->seals.size() != throw_->with.size()) return;
    throw_->told = true;
    if (setup_.seat < 0) return;
    throw_->secrets[setup_.seat] = throw_->secret;
    send_all(Secret{game_.ply(), throw_->roll.round, setup_.seat, throw_->secret});
}

void Room::take(Line& line, const Secret& told, double now) {
    if (setup_.host ? told.seat != line.seat : told.seat == setup_.seat) return refuse(line, Reason::seat);
    if (told.ply < game_.ply()) return refuse(line, Reason::again);
    if (!throw_ || told.ply != game_.ply() || told.round != throw_->roll.round || !throw_->told ||
        !has(throw_->with, told.seat))
        return refuse(line, Reason::turn);
    if (throw_->secrets.contains(told.seat)) return refuse(line, Reason::again);
    if (seal(throw_->roll, told.seat, told.secret) != throw_->seals.at(told.seat)) return refuse(line, Reason::dice);
    throw_->secrets[told.seat] = told.secret;
    throw_->since = now;
    if (setup_.host) send_all(told, &line);
    if (throw_->secrets.size() == throw_->with.size()) finish_throw(now);
}

void Room::finish_throw(double) {
    const Throw thrown = *std::exchange(throw_, std::nullopt);
    ProvenRoll proven;
    proven.ply = game_.ply(), proven.round = thrown.roll.round, proven.lowest = thrown.roll.dice.lowest;
    for (const auto& [seat, secret] : thrown.secrets) {
        proven.secrets.push_back({seat, secret});
        proven.seals.push_back(thrown.seals.at(seat));
    }
    const Roll roll = roll_of_all(thrown.roll, proven.secrets);
    for (const char sides : thrown.roll.dice.sides) proven.sides.push_back(static_cast<int>(sides));
    for (const char face : roll.faces) proven.faces.push_back(static_cast<int>(face));
    const Json action = action_of(roll);
    if (!game_.play(action)) return;
    rolls_.push_back(std::move(proven));
    tell({.what = Event::What::played, .ply = game_.ply() - 1, .action = action});
    awaits_ = sees_part_ && is_connected_with(hider_);
    played(action, nullptr);
    if (setup_.seat >= 0) send_all(Got{game_.ply()});
}

}  // namespace sightlines::live
