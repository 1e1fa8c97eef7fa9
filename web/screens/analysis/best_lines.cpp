#include "screens/analysis/best_lines.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float text_at = 34, row_padding = 6;
constexpr std::size_t most_sentences = 3;  // of what would follow

std::vector<int> chances_of(const Json& list) {
    std::vector<int> chances;
    for (const Json& chance : list) {
        if (chance.is_number_integer()) chances.push_back(chance.get<int>());
    }
    return chances;
}

std::string what_follows(const BestLine& best) {
    std::string words;
    const std::size_t end = std::min(best.sentences.size(), most_sentences + 1);
    for (std::size_t i = 1; i < end; ++i) words += (i == 1 ? "Then: " : " ") + sentence(best.sentences[i]);
    return words + (end < best.sentences.size() ? " \xE2\x80\xA6" : "");
}

}  // namespace

std::string counted_positions(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
    return digits + (number == 1 ? " position" : " positions");
}

std::string sentence(std::string words) {
    if (!words.empty() && words.back() != '.') words += '.';
    return words;
}

std::string percent(int permille) { return std::to_string((permille + 5) / 10) + "%"; }

std::optional<BestLines> read_best_lines(const Json& reply) {
    const auto lines = reply.find("lines");
    if (lines == reply.end() || !lines->is_array() || lines->empty()) return std::nullopt;
    BestLines best;
    if (const auto nodes = reply.find("nodes"); nodes != reply.end() && nodes->is_number_integer())
        best.nodes = nodes->get<std::uint64_t>();
    for (const Json& each : *lines) {
        if (!each.is_object() || !each.contains("actions") || !each.contains("chances")) return std::nullopt;
        BestLine found;
        for (const Json& action : each["actions"]) found.actions.push_back(write_json(action));
        if (found.actions.empty()) return std::nullopt;
        found.chances = chances_of(each["chances"]);
        best.lines.push_back(std::move(found));
    }
    return best;
}

std::optional<std::size_t> draw_best_lines(const BestLines& best, const BoardView& view, int player, float width) {
    const theme::Palette& p = theme::palette();
    std::optional<std::size_t> pressed;
    for (std::size_t i = 0; i < best.lines.size(); ++i) {
        const BestLine& each = best.lines[i];
        const std::string first = each.sentences.empty() ? "" : sentence(each.sentences.front());
        const std::string then = what_follows(each);
        const auto seat = static_cast<std::size_t>(std::max(0, player));
        const std::string chance = seat < each.chances.size() ? percent(each.chances[seat]) : "";
        const float beside = small_text_size(chance).x + 8;
        const float room = width - text_at - row_padding - beside;
        const float high = small_text_size(first, room).y;
        const float more = then.empty() ? 0 : small_text_size(then, width - text_at - row_padding).y + 2;
        const float whole = std::max(theme::button_height(), high + more + 2 * row_padding);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (tile("best:" + std::to_string(i), {width, whole}, false)) pressed = i;
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 centre{at.x + text_at / 2, at.y + row_padding + 9};
        list.AddCircleFilled(centre, 10, player < 0 ? p.secondary : view.player_colour(player));
        list.AddCircle(centre, 10, p.hairline);
        const std::string number = std::to_string(i + 1);
        const ImVec2 size = theme::text_size(theme::Font::strong, theme::small, number);
        paint::text(list, theme::font(theme::Font::strong), theme::small,
                    {centre.x - size.x / 2, centre.y - size.y / 2}, p.panel, number.c_str());
        small_text_at({at.x + text_at, at.y + row_padding}, at.x + text_at + room, p.text, first);
        small_text_at({at.x + width - beside, at.y + row_padding}, at.x + width, p.text, chance);
        if (!then.empty())
            small_text_at({at.x + text_at, at.y + row_padding + high + 2}, at.x + width - row_padding, p.secondary,
                          then);
    }
    return pressed;
}

}  // namespace sightlines
