#include "games/dogfight/draw/hunt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/advice/prospect.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

constexpr float readable_hex = 20;  // in which a number has room

bool flies(Phase phase) {
    return phase == Phase::tail || phase == Phase::declare || phase == Phase::mp || phase == Phase::move ||
           phase == Phase::prefer || phase == Phase::exit || phase == Phase::throttle;
}

// A fan that fades out towards its rim.
void fan(ImDrawList& list, ImVec2 apex, float from, float to, float reach, ImU32 colour) {
    constexpr int steps = 20;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list.PrimReserve(3 * steps, steps + 2);
    const unsigned first = list._VtxCurrentIdx;
    list.PrimWriteVtx(apex, white, colour);
    for (int i = 0; i <= steps; ++i) {
        const float angle = from + (to - from) * static_cast<float>(i) / steps;
        list.PrimWriteVtx({apex.x + reach * std::cos(angle), apex.y + reach * std::sin(angle)}, white,
                          faded(colour, 0.12f));
    }
    for (unsigned i = 1; i <= steps; ++i) {
        for (const unsigned corner : {0U, i, i + 1}) list.PrimWriteIdx(first + corner);
    }
}

struct Gain {
    Hex hex;
    int bonus;
    const Reason* why;
};

// Where the hunter would gain from the target as it flies now, wherever it is itself; right behind it comes first.
std::vector<Gain> gains_of(const Position& at, const Aircraft& hunter, const Aircraft& target) {
    std::vector<Gain> gains;
    for (int column = target.hex.column - 2; column <= target.hex.column + 2; ++column) {
        for (int row = target.hex.row - 3; row <= target.hex.row + 3; ++row) {
            Aircraft there = hunter;
            there.hex = {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            if (!is_on_map(at, there.hex)) continue;
            const bool with_it = there.hex == target.hex;
            there.face = with_it ? Facing::none : target.face;
            const Reason* why = nullptr;
            if (const int bonus = position_bonus(there, target, &why); bonus > 0 && why != nullptr)
                gains.push_back({there.hex, bonus, why});
        }
    }
    std::ranges::stable_sort(gains, {}, [](const Gain& gain) { return gain.why == &why::astern ? 0 : 1; });
    return gains;
}

}  // namespace

// The target of whoever decides, if it is an enemy.
int Hunt::hunted() const {
    const int hunter = selection().acting();
    if (hunter == nobody || !decides_here() || at().grand_turn) return nobody;
    const Aircraft& plane = at().plane(hunter);
    int target = flies(at().phase) ? plane.target : int{nobody};
    if (at().phase == Phase::target) target = selection().inspection().hovered;
    if (target == nobody || target == hunter || plane.spin) return nobody;
    const Aircraft& other = at().plane(target);
    return other.in_play() && other.side != plane.side ? target : int{nobody};
}

// While no move is planned, every hex is.
bool Hunt::is_in_reach(Hex hex) const {
    const auto ends_there = [hex](const Plan& plan) { return plan.end().hex == hex; };
    return !planning() || std::ranges::any_of(selection().plan().plans(), ends_there);
}

// A guided game shows none that may not come, and no number without words.
bool Hunt::is_told(int bonus, int target) const {
    return !selection().panel().guided || (bonus > 1 && (at().plane(target).moved || !flies(at().phase)));
}

// Where it could fire, at the end of the plan or as it is; while it circles that is all around.
void Hunt::draw_wedge(ImDrawList& list) const {
    if (!flies(at().phase) || !decides_here() || selection().acting() == nobody) return;
    const Aircraft& plane = at().plane(selection().acting());
    const Plan* preview = planning() ? selection().plan().preview() : nullptr;
    if (plane.spin || !plane.in_play() || (preview != nullptr && preview->out != Out::in_play)) return;
    const Facing nose = preview == nullptr ? plane.face : preview->end().face;
    if (nose == Facing::none) return;
    const ImVec2 from = preview == nullptr ? look(selection().acting()).ground : plan_.preview_look().ground;
    const ImU32 red = theme::palette().refusal;
    const float reach = chart().size * 2.1f, angle = chart().angle(nose), half = 0.42f;
    fan(list, from, angle - half, angle + half, reach, faded(red, 0.34f));
    for (const float side : {-half, half}) {
        const ImVec2 to{from.x + reach * std::cos(angle + side), from.y + reach * std::sin(angle + side)};
        paint::dashed(list, from, to, faded(red, 0.5f), paint::hairline() + 0.4f, 5, 4);
    }
}

void Hunt::draw(ImDrawList& list) const {
    const int target = hunted();
    const theme::Palette& p = theme::palette();
    draw_wedge(list);
    if (target == nobody || !selection().shows_values()) return;
    const bool night = paint::is_dark(p.page);
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(at().plane(selection().acting()).side)];
    const ImU32 ink = night ? side.highlight : side.fill;
    for (const Gain& gain : gains_of(at(), at().plane(selection().acting()), at().plane(target))) {
        if (!is_in_reach(gain.hex) || !is_told(gain.bonus, target)) continue;
        const float strength = gain.bonus > 1 ? 1.0f : 0.6f;
        art::hex_outline(list, chart(), gain.hex, 0.92f, faded(ink, 0.24f * strength), faded(ink, 0.75f * strength),
                         std::max(1.2f, chart().size * 0.035f));
    }
}

// The bonuses in words where hexes are large enough, over the aircraft but never on one.
void Hunt::draw_gains(ImDrawList& list) const {
    const int target = hunted();
    if (target == nobody || chart().size < readable_hex || !selection().shows_values()) return;
    const theme::Palette& p = theme::palette();
    const bool night = paint::is_dark(p.page), shifts = flies(at().phase) && !at().plane(target).moved;
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(at().plane(selection().acting()).side)];
    const float size = std::clamp(chart().size * 0.34f, 12.0f, 17.0f);
    ImFont* font = theme::font(theme::Font::strong);
    for (const Gain& gain : gains_of(at(), at().plane(selection().acting()), at().plane(target))) {
        if (!is_in_reach(gain.hex) || !is_told(gain.bonus, target)) continue;
        const ImVec2 c = chart().centre(gain.hex);
        // In its hex, with words below the number if there is room for them.
        const auto put = [&](const std::string& below) {
            const std::string number = words::with_sign(gain.bonus);
            const float small = std::max(12.0f, std::round(size * 0.82f)), second = below.empty() ? 0 : small;
            const float wide = std::max(font->CalcTextSizeA(std::round(size), 1000, 0, number.c_str()).x,
                                        font->CalcTextSizeA(small, 1000, 0, below.c_str()).x);
            const ImVec2 half{wide / 2 + size * 0.35f, (size + second) / 2 + 1};
            if (half.x > chart().size * 0.98f) return false;
            const float aside = std::max(chart().size * 0.78f - half.x, 0.0f);
            for (const ImVec2 way : {ImVec2{0, 0.56f}, ImVec2{0, -0.56f}, ImVec2{0, 0}, ImVec2{0, 0.4f},
                                     ImVec2{0, -0.4f}, ImVec2{-aside, 0}, ImVec2{aside, 0}, ImVec2{-aside, 0.3f},
                                     ImVec2{aside, 0.3f}, ImVec2{-aside, -0.3f}, ImVec2{aside, -0.3f}}) {
                const ImVec2 here{c.x + way.x, c.y + way.y * chart().size};
                const Area box = area_around(here, half);
                if (is_outside(here, half) || is_occupied(here, half)) continue;
                picture_.add_number({box, selection().acting(), target, gain.bonus, gain.why, {}});
                const ImU32 ink = night ? side.highlight : side.outline;
                list.AddRectFilled(box.min, box.max, faded(p.raised, 0.92f), std::min(half.y, size * 0.6f));
                paint::label(list, font, size, {here.x, here.y - second / 2}, ink, number.c_str());
                if (second > 0) paint::label(list, font, small, {here.x, here.y + size / 2}, p.text, below.c_str());
                return true;
            }
            return false;
        };
        const bool told = gain.bonus > 1 && put(shifts ? words::will_shift : words::place_behind(*gain.why));
        if (!told && !selection().panel().guided) put("");
    }
}

// In two lines inside the hex, beside what stands there; of the goal in words, and where they find room.
bool Hunt::put_odds(ImDrawList& list, const Plan& plan, const PlaceOdds& odds, bool goal) const {
    const theme::Palette& p = theme::palette();
    const Hex hex = plan.end().hex;
    const bool shoots = odds.hit.count > 0 || plan.shot.hits.count > 0;
    const std::string hit = shoots ? words::percent(odds.hit) : goal ? labels::no_shot_at_goal : labels::no_shot_there;
    const std::string danger = words::percent(odds.danger);
    const std::array<std::string, 2> lines{goal && shoots ? labels::hit_now + hit : hit,
                                           goal ? labels::danger_next + danger : danger};
    const float size = std::round(std::clamp(chart().size * 0.28f, 12.0f, 14.0f)), sign = size * 0.5f;
    const float wide = std::max(theme::text_width(theme::Font::strong, size, lines[0]),
                                theme::text_width(theme::Font::strong, size, lines[1]));
    const ImVec2 half{(wide + sign * 2) / 2 + 5, size + 2}, c = chart().centre(hex);
    const float out = chart().size * half_height - half.y;
    // Outside the handles around the goal.
    const float clear = std::max(chart().size * 1.02f, handle_reach() * 2.05f) + handle_reach();
    const std::array ways{ImVec2{0, 1},  ImVec2{0, -1},   ImVec2{0, 0},    ImVec2{1, 0},
                          ImVec2{-1, 0}, ImVec2{0, 0.6f}, ImVec2{0, -0.6f}};
    const auto put = [&](ImVec2 here) {
        if (is_outside(here, half) || is_occupied(here, half)) return false;
        const Area box = area_around(here, half);
        picture_.add_number({.area = box, .hunter = at().current, .odds = odds});
        test_ids::add("odds:" + hex_name(hex), box.min, box.max);
        list.AddRectFilled(box.min, box.max, faded(p.raised, 0.9f), 5);
        for (const int line : {0, 1}) {
            const float y = here.y + (line == 0 ? -size / 2 : size / 2);
            const ImU32 ink = line == 0 ? p.accent : p.refusal;
            const ImVec2 mark{box.min.x + 5 + sign / 2, y};
            if (line == 0) {
                list.AddCircle(mark, sign * 0.62f, ink, 0, 1.4f);
                list.AddCircleFilled(mark, sign * 0.2f, ink);
            } else {
                list.AddTriangleFilled({mark.x, mark.y - sign * 0.62f}, {mark.x + sign * 0.62f, mark.y + sign * 0.5f},
                                       {mark.x - sign * 0.62f, mark.y + sign * 0.5f}, ink);
            }
            paint::text(list, theme::font(theme::Font::strong), size, {mark.x + sign, y - size / 2}, p.text,
                        lines[static_cast<std::size_t>(line)].c_str());
        }
        return true;
    };
    for (const ImVec2 way : ways) {
        const float aside = std::max(0.0f, chart().size * 0.86f - half.x);
        if (put({c.x + way.x * aside, c.y + way.y * out})) return true;
    }
    if (!goal) return false;
    for (const ImVec2 way : {ImVec2{1, 0}, ImVec2{-1, 0}, ImVec2{0, 1}, ImVec2{0, -1}, ImVec2{0.8f, 0.8f},
                             ImVec2{-0.8f, 0.8f}, ImVec2{0.8f, -0.8f}, ImVec2{-0.8f, -0.8f}}) {
        if (put({c.x + way.x * (clear + half.x), c.y + way.y * (clear + half.y)})) return true;
    }
    return false;
}

void Hunt::draw_odds(ImDrawList& list) const {
    if (!planning() || !decides_here() || !selection().advises() || chart().size < readable_hex) return;
    const PlanChoice& choice = selection().plan();
    const Plan* preview = choice.preview();
    const Prospects prospects(rules().options(), at());
    const std::optional<Hex> goal = preview == nullptr ? std::nullopt : std::optional(preview->end().hex);
    if (goal) put_odds(list, *preview, prospects.odds(*preview), true);
    for (const Hex hex : choice.hexes()) {
        const Plan* plan = choice.best_in(picture_.scene(), hex);
        if (hex != goal && plan != nullptr && plan->out == Out::in_play)
            put_odds(list, *plan, prospects.odds(*plan), false);
    }
}

}  // namespace sightlines::dogfight
