#pragma once

#include "games/aerial_war/ai/bot.h"
#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_squads/ai/bot.h"
#include "games/crosshairs/ai/bot.h"
#include "games/dogfight/ai/bot.h"
