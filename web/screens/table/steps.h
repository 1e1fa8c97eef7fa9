// The buttons of every layout: undo, redo and the rules.
#pragma once

#include "session/session.h"

namespace sightlines {

void draw_controls(Session& session);  // all of them
void draw_steps(Session& session);
void draw_rules(const Match& match);

}  // namespace sightlines
