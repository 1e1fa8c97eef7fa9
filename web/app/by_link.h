// What arrivals and their cards do with a game by link. What other parts call is the table ByLink in deferred.h.
#pragma once

#include <memory>

#include "app/desk.h"

namespace sightlines::by_link {

void take_seat(Desk& desk, int seat);
void show(Desk& desk, std::unique_ptr<Match> match, const SavedGame& saved, From from);
void keep_copy(const Match& match);  // saves the match as another game on the start page
void take_other_version(Desk& desk, std::unique_ptr<Match> arrives);  // and keeps the one on the table, too

}  // namespace sightlines::by_link
