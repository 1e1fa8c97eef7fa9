#include "screens/table/steps.h"

#include "platform.h"
#include "session/remarks.h"
#include "widgets/icons.h"

namespace sightlines {

void draw_controls(Session& session) {
    draw_steps(session);
    ImGui::SameLine(0, 2);
    draw_rules(session.match());
}

void draw_steps(Session& session) {
    const bool refused = session.game.can_undo() && !session.game.undo_goal();
    if (refused ? faint_icon_button("undo", Icon::undo)
                : icon_button("undo", Icon::undo, session.game.can_undo(), taken_back(session.game)))
        session.undo();
    if (ImGui::IsItemHovered()) (void)fetch_panels_part();  // which says what it takes back
    ImGui::SameLine(0, 2);
    if (icon_button("redo", Icon::redo, !session.game.is_at_end())) session.redo();
}

void draw_rules(const Match& match) {
    if (icon_button("rules", Icon::rules)) platform::show_rule(match.game().id, "");
}

}  // namespace sightlines
