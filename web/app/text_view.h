// What stands on the page, in words, as shell/text.js lays it out: JSON.
#pragma once

#include <optional>
#include <string>

#include "screens/learn.h"
#include "screens/table/table.h"

namespace sightlines {

// {"screen":"home","notice","games":[{"id","name","line","quick"}],"kept":[{"name","asked"}]}: saved games in the order
// of saved_games(), those that cannot be read as null.
std::string home_text(const std::optional<Notice>& notice);

// {"screen":"learn","game","name","lessons":[{"id","title","done"}]}
std::string learn_text(const Learn& learn);

// {"screen":"table","game","name","who","question","stage","use","covered","past","over","notice","cursor",
//  "size","tables":[{"kind","name","rows":[[name,[[cell,text]...]]...]}],"facts","actions":[[group,words,text]...],
//  "kinds":[[kind,form]...],"dice":null or {"count","what","odds"},"log":[{"label","who","moves","remark"}],
//  "lesson":null or {"title","text","goal","hints","done","said","last"}}
// While the device is handed over ("covered") nothing is said about the table; "past": dice that were thrown later
// forbid to play on here.
std::string table_text(const Table& table);

}  // namespace sightlines
