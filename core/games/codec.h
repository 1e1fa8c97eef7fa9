#pragma once

namespace sightlines {

// The border between a game's types and the outside: specialised in games/<id>/text/codec.h with these static
// functions.
//   Result<Options>  options(const Reader&)                     any subset of the keys; FORMAT for everything else
//   Result<Position> position(const Rules&, const Reader&)      shape, types and ranges; coherence is Rules::admit's
//   Result<Action>   action(const Reader&)                      the same for an action
//   Json             write(const Options&)                      only what differs from the defaults
//   Json             write(const Rules&, const Position&)
//   Json             write(const Action&)                       the canonical form
//   std::string      text(const Action&)                        move text, as the rules define it
//   Result<Action>   from_text(std::string_view)                and back
//   Result<Action>   from_text(std::string_view, const Rules&, const Position&)   optional: where the text alone says
//                                                               too little, what it means in this position
//   Json             status_extra(const Rules&, const Position&)   optional: further keys of a status
//   bool             is_label(std::string_view word)        optional: a word that move lists may hold for readers
//   static constexpr bool dice_in_brackets = true           optional: move text of a roll is "(4,2)"
//   static constexpr bool blanks_in_moves = true            optional: move texts hold blanks, and a line is one move
//   std::string      public_text(const Action&)                 optional: move text without what is secret in play
//   std::string      ascii_board(const Rules&, const Position&)     the board in text, for a terminal
//   AccessibleBoard  accessible_board(const Rules&, const Position&)   optional: the position in words
//                                                               (engine/accessible_board.h); where something is hidden
//                                                               it is given what seen_by gives
//   ActionWords      action_words(const Rules&, const Position&, const Action&)   optional: a legal action in words
//   std::string_view text_examples(std::string_view kind)   optional: move texts of a kind that is not listed
template <class G>
struct Codec;

}  // namespace sightlines
