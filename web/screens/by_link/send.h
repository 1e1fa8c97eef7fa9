// A game by link on the table: sending what was played, and waiting for what comes back.
#pragma once

#include "session/session.h"

namespace sightlines {

void draw_sending(Session& session, float width);  // nothing where nobody waits

}  // namespace sightlines
