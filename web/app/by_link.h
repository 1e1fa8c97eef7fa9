// The game on the table, as a game by link, beyond what the rest of the page calls (ByLink in deferred.h).
#pragma once

#include <memory>

#include "app/desk.h"

namespace sightlines::by_link {

void take_seat(Desk& desk, int seat);
void show(Desk& desk, std::unique_ptr<Match> match, const SavedGame& saved, From from);
void keep_copy(const Match& match);                                   // on the start page, as one of its own
void take_other_version(Desk& desk, std::unique_ptr<Match> arrives);  // the one on the table is kept as well

}  // namespace sightlines::by_link
