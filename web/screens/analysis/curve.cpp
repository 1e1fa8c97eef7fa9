#include "screens/analysis/curve.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/test_ids.h"
#include "platform.h"
#include "screens/analysis/best_lines.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

float between(const std::vector<int>& points, float at) {
    const auto last = points.size() - 1;
    const auto from = std::min(static_cast<std::size_t>(at), last);
    const float part = at - static_cast<float>(from);
    const auto one = static_cast<float>(points[from]), other = static_cast<float>(points[std::min(from + 1, last)]);
    return one + (other - one) * part;
}

// Whoever is to act is judged a little too well: what goes up and down with every action is evened out.
std::vector<int> smooth(const std::vector<int>& points) {
    std::vector<int> even = points;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) even[i] = (points[i - 1] + 2 * points[i] + points[i + 1]) / 4;
    return even;
}

struct Frame {
    ImVec2 min, max;
    std::size_t plies = 1;  // from the left edge to the right one
    float x_of(std::size_t ply) const {
        return min.x + (max.x - min.x) * static_cast<float>(ply) / static_cast<float>(plies);
    }
};

// Draws the areas in columns of a pixel, which leave no seams.
void draw_areas(ImDrawList& list, const Frame& frame, const BoardView& view,
                const std::vector<std::vector<int>>& curves) {
    const float high = frame.max.y - frame.min.y;
    const std::size_t known = curves.front().size() - 1;
    for (float x = frame.min.x; x < frame.max.x; ++x) {
        const float at = (x - frame.min.x) / (frame.max.x - frame.min.x) * static_cast<float>(frame.plies);
        if (at > static_cast<float>(known)) break;
        float sum = 0;
        for (const auto& curve : curves) sum += between(curve, at);
        float y = frame.max.y;
        for (std::size_t player = 0; player < curves.size(); ++player) {
            const float part = high * between(curves[player], at) / std::max(1.0f, sum);
            const float top = player + 1 == curves.size() ? frame.min.y : std::round(y - part);
            list.AddRectFilled({x, top}, {x + 1, y}, view.player_colour(static_cast<int>(player)));
            y = top;
        }
    }
}

}  // namespace

std::optional<std::size_t> draw_curve(const Review& review, const BoardView& view, std::size_t cursor, float width,
                                      float height) {
    const theme::Palette& p = theme::palette();
    std::vector<std::vector<int>> curves;
    for (int player = 0; player < view.players(); ++player) {
        curves.push_back(smooth(review.curve(static_cast<std::size_t>(player))));
        if (curves.back().empty()) return std::nullopt;
    }
    ImGui::InvisibleButton("curve", {width, height}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item("curve");
    const auto round = [](ImVec2 at) { return ImVec2(std::round(at.x), std::round(at.y)); };
    const Frame frame{round(ImGui::GetItemRectMin()), round(ImGui::GetItemRectMax()),
                      std::max<std::size_t>(1, review.size())};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(frame.min, frame.max, p.raised);
    draw_areas(list, frame, view, curves);
    const float middle = std::round((frame.min.y + frame.max.y) / 2);
    list.AddLine({frame.min.x, middle}, {frame.max.x, middle}, theme::fade(p.panel, 0.6f));
    for (int player = 0; player < view.players(); ++player) {
        for (const CostlyDecision& each : review.costly(player)) {
            const ImVec2 at{frame.x_of(each.ply), player == 0 ? frame.max.y - 7 : frame.min.y + 7};
            list.AddCircleFilled(at, 4.5f, p.panel);
            list.AddCircleFilled(at, 3, view.player_colour(player));
        }
    }
    const float here = std::round(frame.x_of(std::min(cursor, frame.plies)));
    list.AddRectFilled({here - 2, frame.min.y}, {here + 2, frame.max.y}, p.panel);
    list.AddRectFilled({here - 1, frame.min.y}, {here + 1, frame.max.y}, p.text);
    list.AddRect(frame.min, frame.max, p.hairline, 2);
    const float pointer = std::clamp(ImGui::GetIO().MousePos.x, frame.min.x, frame.max.x);
    const float part = (pointer - frame.min.x) / (frame.max.x - frame.min.x);
    const auto ply =
        std::min(static_cast<std::size_t>(std::lround(part * static_cast<float>(frame.plies))), review.done());
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemActive() && ply != cursor) return ply;
    return std::nullopt;
}

}  // namespace sightlines
