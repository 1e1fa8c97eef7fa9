#pragma once

// Every game of the house, in the order in which it is shown. This is the one list of them: programs, the page and the
// tests are made from it, and CMake reads it as well (list.cmake). A name is that of the game's folder and namespace.
#define SIGHTLINES_GAMES(GAME) \
    GAME(crosshairs)           \
    GAME(crossfire_hex)        \
    GAME(crossfire_squads)     \
    GAME(dogfight)             \
    GAME(aerial_war)
