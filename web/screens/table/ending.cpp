#include "screens/table/ending.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "api/campaign.h"
#include "api/games.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "games/page.h"
#include "platform.h"
#include "session/outcome.h"
#include "session/seats.h"
#include "session/turns.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

constexpr int least_change = 100;  // per mille

// A column for each player: their emblem above, their values below.
void draw_summary(const Ending& ending, const BoardView& view, float width) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int players = view.players();
    const float column = std::min(96.0f, width * 0.55f / static_cast<float>(players));
    const float first = width - column * static_cast<float>(players);
    const auto middle = [&](int player) { return first + column * (static_cast<float>(player) + 0.5f); };
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    for (int player = 0; player < players; ++player)
        view.draw_emblem(list, {begin.x + middle(player), begin.y + 10}, 18, player);
    ImGui::Dummy({width, 22});
    for (const SummaryLine& line : ending.summary) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float high = small_text_at(at, at.x + first - 6, p.secondary, line.what);
        for (int player = 0; player < std::min(players, static_cast<int>(line.values.size())); ++player) {
            const std::string& value = line.values[static_cast<std::size_t>(player)];
            const float long_ = theme::text_width(Font::strong, theme::small, value);
            const float size = theme::small * std::min(1.0f, (column - 10) / std::max(1.0f, long_));
            const float wide = long_ * size / theme::small;
            paint::text(list, theme::font(Font::strong), size, {at.x + middle(player) - wide / 2, at.y}, p.text,
                        value.c_str());
        }
        ImGui::Dummy({width, high + 2});
    }
    test_ids::add("summary", begin, {begin.x + width, ImGui::GetCursorScreenPos().y});
}

// What was decided between the two judgements, in a sentence: the last decision of a person here, else the last of all.
std::string choice_in(const Match& match, const BoardView& view, std::string_view seats, const TurningPoint& turn,
                      const Names& names) {
    std::string choice, own;
    for (std::size_t ply = turn.ply, next = ply; ply < turn.end; ply = next) {
        next = std::clamp(event_end(view, ply, turn.end), ply + 1, turn.end);
        std::string said = match.actor(ply) < Side::first ? "" : describe_event(view, ply, next, names);
        if (said.empty()) continue;
        if (turns::decided_here(match, seats, ply)) own = said;
        choice = std::move(said);
    }
    return own.empty() ? choice : own;
}

// How a game began.
Json beginning(const Match& match) {
    const Json record = match.record();
    return {record.value("options", Json::object()), record.value("start", Json())};
}

// Per mille.
int result_of(const Match& match, int player) {
    const std::optional<Outcome> outcome = match.status().outcome;
    if (!outcome || outcome->winners.empty()) return 500;
    const bool won = std::find(outcome->winners.begin(), outcome->winners.end(), player) != outcome->winners.end();
    return won ? 1000 : 0;
}

}  // namespace

const Setting::Choice* next_scenario(const Match& match) {
    const auto is_it = [&](const char* name) {
        const auto other = open_scenario(match.game().id, parse_json(name)->get<std::string>());
        return other && beginning(**other) == beginning(match);
    };
    for (const Setting& setting : page_of(match.game().id)->settings()) {
        for (std::size_t i = 0; i + 1 < setting.choices.size(); ++i) {
            if (setting.choices[i].recorded && is_it(setting.choices[i].value)) return &setting.choices[i + 1];
        }
    }
    return nullptr;
}

std::optional<Json> record_after(const Match& match) {
    if (auto battle = next_battle(match)) return battle;
    const Setting::Choice* next = next_scenario(match);
    if (next == nullptr) return std::nullopt;
    return *parse_json(scenario_record(match.game().id, parse_json(next->value)->get<std::string>()));
}

std::optional<TurningPoint> turning_point(std::span<const Judged> judged, int player, int result) {
    std::optional<TurningPoint> best;
    const auto chance = [player](const Judged& at) {
        const auto which = static_cast<std::size_t>(player);
        return which < at.chances.size() ? at.chances[which] : -1;
    };
    for (std::size_t i = 1; i < judged.size(); ++i) {
        const int before = chance(judged[i - 1]), after = chance(judged[i]);
        if (before < 0 || after < 0 || std::abs(after - before) < least_change) continue;
        if (std::abs(after - result) > std::abs(before - result)) continue;
        if (!best || std::abs(after - before) > std::abs(best->after - best->before))
            best = TurningPoint{judged[i - 1].ply, judged[i].ply, before, after};
    }
    return best;
}

Ending ending_of(const Match& match, const BoardView& view, std::string_view seats, std::span<const Judged> judged) {
    const Names names = names_of(view, seats, match.annotations().players);
    Ending ending{.title = title_of(match, view, seats),
                  .why = addressed(view.asked().question, view, names),
                  .summary = view.summary(),
                  .next = next_scenario(match),
                  .campaign = campaign_words(match, names),
                  .next_battle = next_battle(match).has_value()};
    const int whose = std::max(names.you, 0);
    if (const auto turn = turning_point(judged, whose, result_of(match, whose))) {
        const std::string chances = wording::capital(names.possessive(whose)) + " chances went from " +
                                    wording::percent(turn->before, 1000) + " to " + wording::percent(turn->after, 1000);
        const std::string chosen = choice_in(match, view, seats, *turn, names);
        ending.turn =
            chosen.empty() ? chances + ": the turning point." : "The turning point: " + chosen + " " + chances + ".";
        ending.turn_ply = turn->ply;
    }
    return ending;
}

AfterEnd draw_ending(const Ending& ending, const BoardView& view, const EndingOffers& offers, float width) {
    AfterEnd pressed = AfterEnd::nothing;
    const auto offer = [&](const char* label, const char* name, AfterEnd what, float wide, theme::Weight weight) {
        if (theme::button(name, label, wide, weight)) pressed = what;
    };
    const auto note = [width](const std::string& text) {
        ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
        small_text(theme::palette().secondary, text);
        ImGui::PopTextWrapPos();
    };
    if (offers.titled) {
        const theme::Type type(Font::display, theme::heading);
        ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
        ImGui::TextWrapped("%s", ending.title.c_str());
        ImGui::PopTextWrapPos();
        test_ids::add_item("ending");
    }
    {
        const theme::Type type(offers.titled ? Font::text : Font::strong, theme::body);
        ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
        ImGui::TextUnformatted(ending.why.c_str());
        ImGui::PopTextWrapPos();
    }
    test_ids::add_item("ending:why");
    if (!ending.campaign.empty()) {
        ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
        ImGui::TextUnformatted(ending.campaign.c_str());
        ImGui::PopTextWrapPos();
        test_ids::add_item("ending:campaign");
    }
    const float half = (width - 8) / 2;
    const bool goes_on = offers.next_scenario && ending.next != nullptr;
    const bool larger = ending.next_battle || (goes_on && offers.next_level);  // whoever lost rather tries again
    if (ending.next_battle) offer("Next battle", "next-battle", AfterEnd::next_scenario, width, theme::Weight::primary);
    if (goes_on) {
        offer(("Next: " + std::string(ending.next->name)).c_str(), "next-scenario", AfterEnd::next_scenario, width,
              larger ? theme::Weight::primary : theme::Weight::normal);
        note(ending.next->help);
        test_ids::add_item("next-scenario:about");
    }
    offer(offers.first_game && !goes_on ? "Now the real game" : "Rematch", "rematch", AfterEnd::rematch, width,
          larger ? theme::Weight::normal : theme::Weight::primary);
    if (offers.swap_sides) {
        offer("Swap sides", "swap-sides", AfterEnd::swap_sides, offers.next_level ? half : width,
              theme::Weight::normal);
        if (offers.next_level) ImGui::SameLine(0, 8);
    }
    if (offers.next_level)
        offer("Next level", "next-level", AfterEnd::next_level, offers.swap_sides ? half : width,
              theme::Weight::normal);
    offer("Review", "review", AfterEnd::review, half, theme::Weight::normal);
    ImGui::SameLine(0, 8);
    offer("Share", "ending:share", AfterEnd::share, half, theme::Weight::normal);
    offer("See the last move again", "ending:last-blow", AfterEnd::last_blow, width, theme::Weight::quiet);
    if (!ending.summary.empty()) draw_summary(ending, view, width);
    if (!ending.turn.empty()) {
        note(ending.turn);
        offer("See it", "ending:turning-point", AfterEnd::turning_point, 0, theme::Weight::quiet);
    }
    return pressed;
}

}  // namespace sightlines
