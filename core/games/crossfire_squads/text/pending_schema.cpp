#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"
#include "games/crossfire_squads/text/schema.h"

// What can be under way, or be lying about, in a position.
namespace sightlines::crossfire_squads {
namespace {

using namespace schema;

namespace pending {

Point read_place(const Reader& in) { return crossfire_squads::read_point(in, table); }
Point read_destination(const Reader& in) { return crossfire_squads::read_point(in, everywhere); }

bool read_when(const Reader& in) { return in.word(when_words) == 0; }
std::string_view when_word(bool at_start) { return when_words[at_start ? 0 : 1]; }

std::array<std::int8_t, 2> read_obstacles(const Reader& in) { return read_pair(in, most_obstacles); }

using Winners = decltype(Win::winners);
Winners read_winners(const Reader& in) {
    Winners winners;
    const std::size_t count = in.size(Winners::capacity());
    for (std::size_t i = 0; i < count; ++i) winners.push_back(narrow(in.item(i).integer(0, 1)));
    return winners;
}

constexpr auto unit = by<crossfire_squads::read_unit, unit_name>;
constexpr auto units = by<crossfire_squads::read_units<Units>, units_json<Units>>;
constexpr auto piece = by<crossfire_squads::read_piece_id, piece_name>;
constexpr auto place = by<read_place, point_json>;
constexpr auto side = integer<0, 1>;
constexpr auto obstacles = by<read_obstacles, pair_json>;

constexpr Fields stock{required("mines", MEMBER(Stock, mines), obstacles),
                       required("wire", MEMBER(Stock, wire), obstacles)};
constexpr Fields smoke{required("pl", MEMBER(SmokeBase, side), side), required("at", MEMBER(SmokeBase, at), place)};
constexpr Fields motion{required("u", MEMBER(Motion, unit), unit),
                        required("k", MEMBER(Motion, kind), word<motion_words>),
                        required("from", MEMBER(Motion, from), place),
                        required("to", MEMBER(Motion, to), place),
                        required("i", MEMBER(Motion, reached), integer<0, table_width>),
                        required("m", MEMBER(Motion, halt), integer<0, table_width>),
                        optional("shot", MEMBER(Motion, shot_by), units),
                        optional("amb", MEMBER(Motion, ambushed), boolean)};
constexpr Fields group{required("dest", MEMBER(Group, dest), by<read_destination, point_json>),
                       required("left", MEMBER(Group, left), units)};
constexpr Fields shooting{required("units", MEMBER(Shooting, units), units),
                          required("n", MEMBER(Shooting, next), integer<0, most_units - 1>),
                          required("tgt", MEMBER(Shooting, target), unit),
                          required("best", MEMBER(Shooting, best), integer<0, 3>),
                          optional("react", MEMBER(Shooting, reaction), boolean),
                          optional("amb", MEMBER(Shooting, ambush), units),
                          optional("pen", MEMBER(Shooting, penetration), boolean)};
constexpr Fields melee{
    required("units", MEMBER(Melee, units), by<crossfire_squads::read_units<AnyUnits>, units_json<AnyUnits>>),
    optional("join", MEMBER(Melee, joining), side)};
constexpr Fields crossing{required("u", MEMBER(Crossing, unit), unit), required("wire", MEMBER(Crossing, wire), piece),
                          required("to", MEMBER(Crossing, to), place)};
constexpr Fields mine{required("u", MEMBER(MineAttack, unit), unit), required("id", MEMBER(MineAttack, mine), piece),
                      required("when", MEMBER(MineAttack, at_start), by<read_when, when_word>)};
constexpr Fields bombardment{required("u", MEMBER(Bombardment, unit), unit),
                             optional("tgt", MEMBER(Bombardment, target), unit),
                             optional("bld", MEMBER(Bombardment, building), piece)};
constexpr Fields affected{required("bld", MEMBER(Affected, building), piece),
                          required("res", MEMBER(Affected, hits), integer<1, 3>),
                          required("sup", MEMBER(Affected, extra), integer<0, most_spilled>)};
constexpr Fields spill{required("at", MEMBER(Spill, at), place), required("r", MEMBER(Spill, radius), integer<25, 75>),
                       required("pl", MEMBER(Spill, side), side),
                       required("n", MEMBER(Spill, count), integer<1, most_spilled>)};
constexpr Fields smoke_call{required("u", MEMBER(SmokeCall, unit), unit), required("at", MEMBER(SmokeCall, at), place),
                            required("dir", MEMBER(SmokeCall, slant), word<slant_words>)};
constexpr Fields recon{required("units", MEMBER(ReconFire, units), units),
                       required("piece", MEMBER(ReconFire, piece), piece)};
constexpr Fields win{required("winners", MEMBER(Win, winners), by<read_winners, numbers_json<Winners>>),
                     required("reason", MEMBER(Win, reason), word<ending_words, 1>)};

}  // namespace pending
}  // namespace

Schema<Stock> stock_schema() { return pending::stock; }
Schema<SmokeBase> smoke_schema() { return pending::smoke; }
Schema<Motion> motion_schema() { return pending::motion; }
Schema<Group> group_schema() { return pending::group; }
Schema<Shooting> shooting_schema() { return pending::shooting; }
Schema<Melee> melee_schema() { return pending::melee; }
Schema<Crossing> crossing_schema() { return pending::crossing; }
Schema<MineAttack> mine_schema() { return pending::mine; }
Schema<Bombardment> bombardment_schema() { return pending::bombardment; }
Schema<Affected> affected_schema() { return pending::affected; }
Schema<Spill> spill_schema() { return pending::spill; }
Schema<SmokeCall> smoke_call_schema() { return pending::smoke_call; }
Schema<ReconFire> recon_schema() { return pending::recon; }
Schema<Win> win_schema() { return pending::win; }

}  // namespace sightlines::crossfire_squads
