#pragma once

namespace sightlines {

// The border between a game's types and the outside: specialised in games/<id>/text/codec.h with these static
// functions.
//   Result<Options>   options(const Reader&)                 any subset of the keys; FORMAT for everything else
//   Result<Position>  position(const Rules&, const Reader&)  shape, types and ranges; the rest is Rules::admit's
//   Result<Action>    action(const Reader&)                  shape, types and ranges
//   Json              write(const Options&)                  only what differs from the defaults
//   Json              write(const Rules&, const Position&)
//   Json              write(const Action&)                   the canonical form
//   std::string       text(const Action&)                    move text
//   Result<Action>    from_text(std::string_view)            and back
//   std::string       ascii_board(const Rules&, const Position&)  for a terminal
// and, where a game has need of them:
//   Result<Action>    from_text(std::string_view, const Rules&, const Position&)
//                         for move text that can only be understood in its position
//   Json              write_brief(const Rules&, const Position&)
//                         a shorter form, for links, that `position` reads as well
//   Json              status_extra(const Rules&, const Position&)  further keys of a status
//   bool              is_label(std::string_view word)        a word that is no move, but allowed in a list of moves
//   std::string       public_text(const Action&)             move text without what is secret during the game
//   static constexpr bool dice_in_brackets = true            move text of a roll is "(4,2)"
//   static constexpr bool blanks_in_moves = true             move text contains blanks; a line is one move
//   AccessibleBoard   accessible_board(const Rules&, const Position&)
//                         the position in words (engine/accessible_board.h); of hidden information, what seen_by gives
//   ActionWords       action_words(const Rules&, const Position&, const Action&)
//                         a legal action in words, of a game without offers (engine/offers.h)
//   static const CampaignOfGame campaign                     its campaigns (games/campaign.h)
//   std::string_view  text_examples(std::string_view kind)   move texts of a kind of action that is not listed
template <class G>
struct Codec;

}  // namespace sightlines
