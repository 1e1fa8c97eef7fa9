#include "screens/statistics_sheet.h"

#include <array>
#include <utility>

#include "api/games.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "engine/wording.h"
#include "platform.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

// A label at the left, and a column for each figure, set to the right.
void draw_line(ImU32 ink, float inset, const std::string& label, const std::array<std::string, 3>& figures,
               float width) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = theme::font(Font::text);
    const float column = width * 0.2f;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paint::text(list, font, theme::body, {at.x + inset, at.y}, ink, label.c_str());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const float right = at.x + width - column * static_cast<float>(figures.size() - 1 - i);
        const float wide = font->CalcTextSizeA(theme::body, 1000, 0, figures[i].c_str()).x;
        paint::text(list, font, theme::body, {right - wide, at.y}, ink, figures[i].c_str());
    }
    ImGui::Dummy({width, theme::body});
}

int games(const Tally& tally) { return tally[0] + tally[1] + tally[2]; }

}  // namespace

StatisticsSheet::StatisticsSheet() {
    for (const GameInfo* game : all_games()) {
        for (int level = 1; level <= seats::highest_level; ++level) {
            const Row row{game->id, game->name, level, tally(game->id, level)};
            if (games(row.tally) > 0) rows_.push_back(row);
        }
    }
}

bool StatisticsSheet::draw() {
    return draw_modal("statistics", "Statistics", height_, [this](float width) {
        int played = 0;
        for (const Row& row : rows_) played += games(row.tally);
        const std::string sum = played > 0        ? wording::counted(played, "game") + " against the computer."
                                : erased_.empty() ? "No finished games against the computer."
                                                  : "Erased.";
        ImGui::TextWrapped("%s", sum.c_str());
        test_ids::add_item("statistics:played");
        if (const std::string goal = next_goal(); !goal.empty()) ImGui::TextWrapped("%s.", goal.c_str());
        if (played > 0) draw_rows(width);
        ImGui::Dummy({0, 4});
        draw_erase(width);
    });
}

void StatisticsSheet::draw_rows(float width) const {
    const theme::Palette& p = theme::palette();
    ImGui::Dummy({0, 2});
    draw_line(p.secondary, 0, "", {"Won", "Lost", "Drawn"}, width);
    std::string_view game;
    for (const Row& row : rows_) {
        if (row.game != game) {
            game = row.game;
            const theme::Type type(Font::strong, theme::body);
            ImGui::TextUnformatted(row.name.data());
        }
        const auto figure = [&row](FinalResult result) {
            return std::to_string(row.tally[static_cast<std::size_t>(result)]);
        };
        draw_line(p.text, 12, "Level " + std::to_string(row.level),
                  {figure(FinalResult::won), figure(FinalResult::lost), figure(FinalResult::drawn)}, width);
        test_ids::add_item("tally:" + std::string(row.game) + ":" + std::to_string(row.level));
    }
}

void StatisticsSheet::draw_erase(float width) {
    if (!erased_.empty()) {
        if (theme::button("statistics:undo", "Undo", width)) {
            rows_ = std::exchange(erased_, {});
            for (const Row& row : rows_) keep_tally(row.game, row.level, row.tally);
        }
    } else if (!rows_.empty()) {
        if (theme::button("statistics:erase", "Erase", width)) {
            erased_ = std::exchange(rows_, {});
            for (const Row& row : erased_) keep_tally(row.game, row.level, {});
        }
    }
}

StatisticsSheet::~StatisticsSheet() = default;

}  // namespace sightlines
