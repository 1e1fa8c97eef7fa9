#include "page/live.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "base/rng.h"

namespace sightlines::page {

using live::Event;

LivePage::LivePage(live::Setup setup) : room(std::move(setup)) {
    Result<std::unique_ptr<Match>> opened = open_match(room.game().match().record());
    REQUIRE(opened);
    shown = std::move(*opened);
}

bool LivePage::was_told(Event::What what) const {
    return std::ranges::any_of(events, [&](const Event& event) { return event.what == what; });
}

std::string LivePage::last_left() const {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (event->what == Event::What::left) return event->text;
    return "";
}

LivePage& LiveTable::add(live::Setup setup) {
    pages_.push_back(std::make_unique<LivePage>(std::move(setup)));
    return *pages_.back();
}

void LiveTable::connect(std::size_t host, std::size_t guest, int seat) {
    const int line = static_cast<int>(wires_.size());
    wires_.push_back({.host = {host, line}, .guest = {guest, line}});
    page(host).room.expect(line, seat);
    page(guest).room.expect(line, live::no_seat);
    page(host).room.opened(line, now_);
    page(guest).room.opened(line, now_);
    run(20 * delay_ + 100);
}

int LiveTable::connect_stranger(std::size_t host, int seat) {
    const int line = static_cast<int>(wires_.size());
    wires_.push_back({.host = {host, line}, .guest = {}, .stranger = true});
    page(host).room.expect(line, seat);
    page(host).room.opened(line, now_);
    run(4 * delay_);
    return line;
}

void LiveTable::say(int line, const std::string& text) {
    const Wire& wire = wires_[static_cast<std::size_t>(line)];
    page(wire.host.page).room.received(line, text, now_);
    collect();
}

void LiveTable::cut(int line) {
    Wire& wire = wires_[static_cast<std::size_t>(line)];
    if (!std::exchange(wire.open, false)) return;
    std::erase_if(under_way_, [&](const OnItsWay& each) { return each.wire == static_cast<std::size_t>(line); });
    page(wire.host.page).room.closed(line, now_);
    if (!wire.stranger) page(wire.guest.page).room.closed(line, now_);
    collect();
}

// What the rooms want sent goes on its way, and what they tell is shown.
void LiveTable::collect() {
    for (std::size_t at = 0; at < pages_.size(); ++at) {
        for (live::Outgoing& out : page(at).room.take_outgoing()) {
            const auto number = static_cast<std::size_t>(out.line);
            Wire& wire = wires_[number];
            if (!wire.open) continue;
            const bool to_guest = wire.host.page == at;
            if (wire.stranger) {
                to_stranger.push_back(out.text);
                wire.open = wire.open && !out.text.empty();
                continue;
            }
            if (listen) listen(to_guest ? wire.guest.page : wire.host.page, out.text);
            under_way_.push_back({now_ + delay_, number, to_guest, std::move(out.text)});
        }
        show(page(at));
    }
}

void LiveTable::show(LivePage& page) {
    for (Event& event : page.room.take_events()) {
        if (event.what == Event::What::played) {
            INFO("ply " << event.ply << ": " << write_json(event.action));
            const Result<> played = page.shown->play(event.action);
            REQUIRE(played);
        }
        if (event.what == Event::What::replaced) page.shown = *open_match(event.game->record());
        if (event.what == Event::What::undone) {
            page.shown->go_to(static_cast<std::size_t>(event.ply));
            page.shown->forget_rest();
        }
        page.events.push_back(std::move(event));
    }
}

void LiveTable::run(double ms) {
    collect();
    for (const double end = now_ + ms; now_ < end;) {
        now_ += 5;
        while (!under_way_.empty() && under_way_.front().due <= now_) {
            const OnItsWay here = std::move(under_way_.front());
            under_way_.pop_front();
            Wire& wire = wires_[here.wire];
            if (!wire.open) continue;
            const End& end_of = here.to_guest ? wire.guest : wire.host;
            LivePage& there = page(end_of.page);
            if (here.text.empty()) {
                wire.open = false;
                there.room.closed(end_of.line, now_);
            } else {
                there.came.push_back(here.text);
                there.room.received(end_of.line, here.text, now_);
            }
            collect();
        }
        for (const auto& each : pages_) each->room.advance(now_);
        collect();
    }
}

bool LiveTable::play(LivePage& page, std::string_view text) {
    if (!page.room.may_play()) return false;
    const std::size_t ply = page.shown->size();
    if (!page.shown->play_text(text)) return false;
    const Result<> played = page.room.play(page.shown->action(ply), now_);
    INFO((played ? "" : played.error().message));
    REQUIRE(played);
    collect();
    return true;
}

std::size_t LiveTable::play_out(const std::function<std::string(const Match&)>& choose, int most) {
    int idle = 0;
    for (int acts = 0; acts < most && idle < 4000;) {
        bool acted = false;
        for (const auto& each : pages_) {
            if (!each->room.may_play() || !each->acts || each->shown->status().outcome) continue;
            const std::string move = choose(*each->shown);
            if (move.empty()) return pages_.front()->shown->size();
            INFO(move);
            REQUIRE(play(*each, move));
            acted = true;
            ++acts;
        }
        idle = acted ? 0 : idle + 1;
        run(5);
        if (!acted &&
            std::ranges::all_of(pages_, [](const auto& each) { return each->shown->status().outcome.has_value(); }))
            break;
    }
    return pages_.front()->shown->size();
}

std::function<std::string()> live_secrets(std::uint64_t seed) {
    return [rng = Rng(seed)]() mutable {
        Digest secret{};
        for (std::uint8_t& byte : secret) byte = static_cast<std::uint8_t>(rng.next() >> 56U);
        return hexadecimal(secret);
    };
}

live::Setup live_setup(const Json& record, bool host, int seat, std::uint64_t seed) {
    Result<std::unique_ptr<Match>> opened = open_match(record);
    REQUIRE(opened);
    live::Setup setup;
    setup.host = host, setup.seat = seat, setup.match = "abcdefghij";
    setup.name = seat < 0 ? "Wim" : std::string(1, static_cast<char>('A' + seat)) + "nn";
    setup.game = std::move(*opened);
    setup.secret = live_secrets(seed);
    return setup;
}

std::function<std::string(const Match&)> at_random_live(std::uint64_t seed) {
    return [rng = Rng(seed)](const Match& match) mutable {
        const std::vector<AccessibleAction> actions = match.accessible_actions();
        if (actions.empty()) return std::string();
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))].text;
    };
}

std::vector<std::vector<int>> faces_of_two(const std::vector<int>& sides, int rolls, std::uint64_t seed) {
    std::vector<std::vector<int>> counts;
    RollOfAll roll{"abcdefghij", 0, 0, {}};
    for (const int each : sides) {
        roll.dice.sides.push_back(static_cast<char>(each));
        counts.emplace_back(static_cast<std::size_t>(each));
    }
    const std::function<std::string()> first = live_secrets(seed), second = live_secrets(seed + 1);
    for (int i = 0; i < rolls; ++i) {
        roll.ply = static_cast<std::size_t>(i);
        const std::vector<SecretOf> secrets{{0, first()}, {1, second()}};
        const Roll thrown = roll_of_all(roll, secrets);
        for (std::size_t die = 0; die < counts.size(); ++die)
            ++counts[die][static_cast<std::size_t>(thrown.faces[die] - roll.dice.lowest)];
    }
    return counts;
}

}  // namespace sightlines::page
