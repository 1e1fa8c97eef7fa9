#pragma once

#include "games/aerial_war/mind.h"
#include "games/crossfire_hex/mind.h"
#include "games/crossfire_squads/mind.h"
#include "games/crosshairs/mind.h"
#include "games/dogfight/mind.h"
