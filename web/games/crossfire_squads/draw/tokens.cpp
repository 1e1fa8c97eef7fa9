#include "games/crossfire_squads/draw/tokens.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/text/map_words.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float token_height = 26, token_badge = 20, token_letters = 17;

// Of one platoon, or nothing if none of it is shown.
std::optional<Token> token_of(const Camera& camera, const Scene& scene, int side, int platoon) {
    const Position& at = scene.seen();
    Token token{side, platoon, "", {table_width, table_height, 0, 0}, {0, 0}, {}};
    UnitId last = no_unit;
    int count = 0;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        if (at[id].platoon != platoon || !art::is_shown(at, id, scene.viewer())) continue;
        const ImVec2 p = art::map_position(at, id), drawn = camera.at(p);
        const auto x = static_cast<int>(p.x), y = static_cast<int>(p.y);
        token.around = {std::min(token.around.left, x), std::min(token.around.top, y), std::max(token.around.right, x),
                        std::max(token.around.bottom, y)};
        token.middle = {token.middle.x + drawn.x, token.middle.y + drawn.y};
        last = id;
        ++count;
    }
    if (count == 0) return std::nullopt;
    token.middle = {token.middle.x / static_cast<float>(count), token.middle.y / static_cast<float>(count)};
    token.name =
        count == 1 ? scene.units().full(last) : words::token_name(platoon, scene.units().names_platoon(last), count);
    return token;
}

}  // namespace

std::vector<Token> tokens_of(const Camera& camera, const Scene& scene, const std::vector<Area>& taken) {
    constexpr int platoons = 10;
    std::vector<Token> tokens;
    std::vector<art::Tag> tags;
    for (const int side : {0, 1}) {
        for (int platoon = 0; platoon < platoons; ++platoon) {
            std::optional<Token> token = token_of(camera, scene, side, platoon);
            if (!token) continue;
            const float wide = art::lettering_width(token->name, token_letters) + token_badge + 16;
            tags.push_back({{token->middle, 0}, wide, token_height, 0, true});
            tokens.push_back(std::move(*token));
        }
    }
    const auto [low, top] = camera.viewport();
    const auto placed = art::place_tags(tags, {}, taken, {{low.x + 3, low.y + 3}, {top.x - 3, top.y - 3}});
    std::vector<Token> shown;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!placed[i]) continue;
        tokens[i].area = placed[i]->area;
        shown.push_back(std::move(tokens[i]));
    }
    return shown;
}

void draw_tokens(ImDrawList& list, const std::vector<Token>& tokens) {
    const theme::Palette& p = theme::palette();
    for (const Token& token : tokens) {
        const ImU32 own = theme::sides()[static_cast<std::size_t>(token.side)].fill;
        const auto [a, b] = token.area;
        const ImVec2 near{std::clamp(token.middle.x, a.x, b.x), std::clamp(token.middle.y, a.y, b.y)};
        const ImVec2 leader[2] = {token.middle, near};
        paint::stroke(list, leader, p.raised, 4);
        paint::stroke(list, leader, own, 2);
        list.AddCircleFilled(token.middle, 4, p.raised);
        list.AddCircleFilled(token.middle, 3, own);
    }
    for (const Token& token : tokens) {
        const ImU32 own = theme::sides()[static_cast<std::size_t>(token.side)].fill;
        const auto [a, b] = token.area;
        const float round = token_height / 2, middle = (a.y + b.y) / 2;
        list.AddRectFilled({a.x, a.y + 1.5f}, {b.x, b.y + 2.5f}, IM_COL32(0, 0, 0, 80), round);
        list.AddRectFilled(a, b, p.raised, round);
        list.AddRect(a, b, own, round, 0, 2);
        art::draw_badge(list, {a.x + token_height / 2, middle}, token_badge, token.side);
        paint::label(list, theme::font(theme::Font::strong), token_letters,
                     {(a.x + token_height + b.x - 8) / 2, middle}, p.text, token.name.c_str());
    }
}

}  // namespace sightlines::crossfire_squads
