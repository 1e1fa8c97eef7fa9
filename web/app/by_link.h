// What arrivals and their cards do with a game by link. What other parts call is the table ByLink in deferred.h.
#pragma once

#include <memory>
#include <string>

#include "app/desk.h"

namespace sightlines::by_link {

std::string own_name();  // the visitor's, as it was given at this browser; "" if a record may not hold it
std::string seats_of(const Match& match);  // who plays what, as a record tells it to somebody who has no seat yet
void take_seat(Desk& desk, int seat);
void show(Desk& desk, std::unique_ptr<Match> match, const SavedGame& saved, From from);
void keep_copy(const Match& match);  // saves the match as another game on the start page
void take_other_version(Desk& desk, std::unique_ptr<Match> arrives);  // and keeps the one on the table, too

}  // namespace sightlines::by_link
