#include "games/crossfire_squads/text/map_words.h"

#include "engine/wording.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads::words {

std::string map_name(const PlaceNames& names, PieceId piece) {
    std::string name = names.piece(piece);
    if (name.starts_with("the ")) name.erase(0, 4);
    return name;
}

std::string flag_name(int holder) {
    const std::string name = "Flag";
    if (holder == 0 || holder == 1) return name + ": " + wording::side_name(holder);
    return holder == nobody ? name : name + ": both";
}

std::string map_state(const Unit& unit) {
    if (unit.state == State::suppressed) return "suppressed";
    if (unit.state == State::pinned) return unit.prone ? "pinned, prone" : "pinned";
    return unit.prone ? "prone" : "";
}

std::string legend_name(const Make& unit) { return wording::capital(kind_words_of(unit)); }

std::string legend_effect(const Make& unit) {
    switch (unit.kind) {
        case Kind::cc: return "does not shoot; units near it rally better";
        case Kind::pc: return "helps it rally, leads its crossfire";
        case Kind::fo: return "calls explosives and smoke";
        case Kind::bz: return "shoots at vehicles only";
        default: break;
    }
    if (is_vehicle(unit) && row_of(unit.type).dice == 0) return "";
    const int number = is_vehicle(unit) ? row_of(unit.type).dice : row_of(unit.kind).attack;
    return dice(number) + (row_of(unit.kind).arc ? " in front of it" : " all round");
}

std::string token_name(int platoon, bool numbered, int units) {
    const std::string name = platoon == 0 ? "Company" : numbered ? UnitNames::platoon(platoon) : "Platoon";
    return name + ", " + std::to_string(units);
}

std::string beyond_rim(const UnitNames& names, const std::vector<UnitId>& units) {
    constexpr std::size_t most = 3;
    if (units.size() > most) return counted(static_cast<int>(units.size()), "unit");
    std::string text;
    for (const UnitId id : units) text += (text.empty() ? "" : ", ") + names.label(id);
    return text;
}

}  // namespace sightlines::crossfire_squads::words
