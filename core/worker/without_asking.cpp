// The page asks its worker for moves only. This takes the place of core/api/ask.cpp, so that nothing of it is linked.
#include <nlohmann/json.hpp>

#include "api/bots.h"
#include "api/reply.h"

namespace sightlines {

Json ask_reply(const Match&) { return error_reply(format_error("This program only thinks.")); }

}  // namespace sightlines
