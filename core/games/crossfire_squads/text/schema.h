#pragma once

#include "games/crossfire_squads/rules/types.h"
#include "json/schema.h"

// The keys of options, of actions, and of what can be under way in a position.
namespace sightlines::crossfire_squads {

schema::Schema<Options> option_schema();
schema::Schema<Make> make_schema();
schema::Schema<Piece> piece_schema();  // but for its id

std::span<const schema::ActionForm> action_forms();

schema::Schema<Stock> stock_schema();
schema::Schema<SmokeBase> smoke_schema();
schema::Schema<Motion> motion_schema();
schema::Schema<Group> group_schema();
schema::Schema<Shooting> shooting_schema();
schema::Schema<Melee> melee_schema();
schema::Schema<Crossing> crossing_schema();
schema::Schema<MineAttack> mine_schema();
schema::Schema<Bombardment> bombardment_schema();
schema::Schema<Affected> affected_schema();
schema::Schema<Spill> spill_schema();
schema::Schema<SmokeCall> smoke_call_schema();
schema::Schema<ReconFire> recon_schema();
schema::Schema<Win> win_schema();

}  // namespace sightlines::crossfire_squads
