#pragma once

#include <string>

#include "games/dogfight/rules/types.h"

// What sentences call an aircraft, its type and its pitch.
namespace sightlines::dogfight {

const char* type_name(Type type);                         // "Camel"
const char* pitch_name(int pitch);                        // "steep dive", for -3
const char* spoken_type(Type type);                       // "Albatros"
std::string plane_words(const Position& at, int letter);  // "A, the Camel"
std::string short_name(const Position& at, int letter);   // "Albatros"; "Albatros B" where a side has two of them
std::string spoken_name(const Position& at, int letter);  // "the red Albatros"

}  // namespace sightlines::dogfight
