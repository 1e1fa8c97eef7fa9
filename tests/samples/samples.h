#pragma once

namespace sightlines::test {

// What the laws need to know of a game beyond its rules: specialised beside it, with these static functions.
//   std::vector<Options> option_sets()          sets that together touch every option
// and, where they make sense,
//   std::vector<Action>  every_action()         every action that can be written at all, in the order of its kinds
//   Position             any_position(rules, rng)   a position thrown together, which `admit` may refuse
template <class G>
struct Samples;

}  // namespace sightlines::test
