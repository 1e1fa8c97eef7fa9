// The scenario between First fight and the meeting engagement.
#pragma once

namespace sightlines::crossfire_squads {

// Two platoons a side on 36 x 30 inches, as a record: nobody is seen yet, and level 1 wins as often with either side.
extern const char two_platoons[];

}  // namespace sightlines::crossfire_squads
