// What the table takes from the deferred parts, as tables of functions (base/parts.h).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/parts.h"
#include "games/view.h"
#include "screens/table/ending_panel.h"
#include "screens/table/event_bar.h"
#include "screens/table/guide.h"
#include "screens/table/share_tab.h"
#include "screens/table/tab.h"
#include "session/session.h"

namespace sightlines {

class Analysis;
class Study;
class Table;

// The panels that a first position does without.
struct TablePanels {
    static constexpr std::string_view in_part = panels_part;
    static const TablePanels& here();

    void (*draw_small)(Table& table);  // only if table::is_small()
    void (*draw_key_help)(std::span<const KeyHelp> view_keys);
    bool (*draw_seats)(const GameInfo& game, const BoardView& view, std::string& seats, float width);
    PressedSharing (*draw_sharing)(const Match& match, const BoardView& view, float width);
    void (*draw_chances)(const BoardView& view, std::span<const int> chances, float width);
    void (*draw_no_chances)(const char* why, float width);
    Area (*above_looking_back)(const Session& session, const Area& board);
    bool (*draw_looking_back)(Session& session, Area area);

    // Guide, EventBar and EndingPanel, which say what each does.
    void (*update_guide)(Guide& guide, const BoardView& view);
    void (*put_off_guide)(Guide& guide);
    void (*draw_guide)(Guide& guide, float width, float fills);
    float (*height_of_guide)(const Guide& guide, float width);
    float (*covered_by_events)(EventBar& events, const Area& board);
    void (*draw_events)(EventBar& events, const Area& board);
    AfterEnd (*draw_ending)(EndingPanel& panel, float width);
    const Ending& (*ending)(EndingPanel& panel);
    std::size_t (*last_blow)(const EndingPanel& panel);
};

// Studies, analysis and games by link at the table.
struct TableRecords {
    static constexpr std::string_view in_part = records_part;
    static const TableRecords& here();

    std::unique_ptr<Study> (*study)(Session& session, BoardView& view);
    std::unique_ptr<Analysis> (*analysis)(Session& session, BoardView& view, Tab& tab);
    void (*draw_reader)(Table& table, ImVec2 size);  // with a tree
    void (*draw_sending)(Session& session, float width);
    std::optional<Notice> (*send)(Sending& sending);
};

}  // namespace sightlines
