#pragma once

#include <string>

#include "games/dogfight/rules/types.h"

// What sentences call an aircraft, its type and its pitch.
namespace sightlines::dogfight {

const char* type_name(Type type);                         // "Camel"
const char* pitch_name(int pitch);                        // "steep dive", for -3
std::string plane_words(const Position& at, int letter);  // "A, the Camel"

}  // namespace sightlines::dogfight
