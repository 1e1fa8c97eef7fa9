#pragma once

#include <vector>

#include "base/result.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// What may be a target (DF-TGT), how it is spotted (DF-ADV-ACQ), and what others see of targets and signals.
namespace sightlines::dogfight {

// DF-TGT-01, DF-TGT-02, DF-ADV-FRM-01: whether the first aircraft of the queue may declare this, in phase target.
Verdict may_declare(const Options& options, const Position& at, const Declare& declared);

// DF-ADV-DIS-01: the target that each aircraft shows, by letter; empty without the option.
struct Shown {
    std::int8_t plane;
    std::int8_t target;
};
std::vector<Shown> displayed(const Options& options, const Position& at);

// DF-ADV-SIG-02: the messages that are received now, by sender.
struct Message {
    std::int8_t to;
    std::int8_t from;
    std::int8_t code;
};
std::vector<Message> received(const Options& options, const Position& at);

// DF-ADV-ACQ-02: the modifiers of the roll to spot. The target is spotted if they and the die make 0 or more.
ModifierSum acquisition(const Options& options, const Position& at, const Aircraft& plane);

// DF-ADV-FRM-01: the first leader of a formation that an aircraft flies in, itself when it leads or flies alone.
int first_leader(const Position& at, int letter);

}  // namespace sightlines::dogfight
