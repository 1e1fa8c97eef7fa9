// The text view: the page in words, as JSON that shell/text.js turns into HTML.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "screens/saved_game_entries.h"
#include "screens/table/table.h"

namespace sightlines {

// {"screen":"home","notice","games":[{"id","name","line","quick"}],"kept":[{"group","name","opponent","turn","date",
// "last"}],"settings"}: the saved games as the home page has them; settings: [{"name","label","words","chosen"}].
std::string home_text(const std::optional<Notice>& notice, std::span<const SavedGameEntry> kept, std::string_view talk);

// {"screen":"refused","notice"}: an embed whose link could not be opened.
std::string refused_text(const std::optional<Notice>& notice);

// {"screen":"table","game","name","who","question","stage","standing","told","use","covered","past","over","notice","cursor",
//  "size","tables":[{"kind","name","rows":[[name,[[cell,text]...]]...]}],"facts","actions":[[group,words,text]...],
//  "kinds":[[kind,form]...],"choices":null or
//  Plans::listed_choices,"dice":null or {"count","what","odds"},"log":[{"label","who","moves","said"}],
//  "lesson":null or {"title","text","goal","hints","done","said","last"},"settings"}
// "puzzle": only of one, {"id","title","heading","level","goal","hint","answers","said","over","next"}: "hint" once it
// is shown; "answers": the answer can be shown; "over": it is done, or answered by the page; "next": there is another
// one. "covered": the device is being handed over, and nothing about the position is included. "past": null or, where
// one looks back and nothing can be played, {"said","on"}: whether one can play on from there. "tree": null or, of a
// game that is one,
// {"comment","erased","erases","promotes","rows":[{"depth","comment","at","text", "here","begins"}]}: what is said
// here, what was deleted last, and in words what was played and said; "at" is for "visit" of Study::act,
// "begins" a variation. "talk": of games by link, {"heading","text","buttons":[[command,label]...]} or null: App::talk.
std::string table_text(const Table& table, std::string_view talk);

}  // namespace sightlines
