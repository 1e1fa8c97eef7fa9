// The game on the table, as a game by link: its name and those of its players, other versions of it, the other tabs.
// Call only if by_link_is_here().
#pragma once

#include <memory>

#include "app/desk.h"

namespace sightlines::by_link {

void name_match(Desk& desk);     // so that all its links have that name, and its players theirs
void name_seats(Desk& desk);     // as they are now: computers by their level, and whoever is alone at this screen
void name_own_seat(Desk& desk);  // with the name of whoever is at this screen, where they have one seat
void take_seat(Desk& desk, int seat);
void show(Desk& desk, std::unique_ptr<Match> match, const SavedGame& saved, From from);
bool resume(Desk& desk, const Json& record, From from);  // the game here that a record has the name of; false: none
void keep_copy(const Match& match);                      // on the start page, as one of its own
void take_other_version(Desk& desk, std::unique_ptr<Match> arrives);  // the one on the table is kept as well
void follow_other_tab(Desk& desk);                                    // which has gone on with it
void keep_other_tabs(Desk& desk, const SavedGame& saved);  // what another tab has made of a match that goes on here

}  // namespace sightlines::by_link
