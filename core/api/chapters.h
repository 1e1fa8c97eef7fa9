// Chapters of a study: several games of one kind in one record. The first is the record itself, the others are in its
// key "chapters"; each may have a title. Here a study is taken apart and put together. On the page this code is fetched
// later, with annotations.h.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "api/match.h"
#include "json/reader.h"

namespace sightlines {

inline constexpr std::size_t most_chapters = 64;
inline constexpr std::size_t longest_title = 60;  // characters

// Reads title and chapters of a record, by their form alone. Sets a fault with its path where one is malformed.
void read_chapters(const Reader& record, Annotations& into);
// Opens every chapter but the first, and judges it like any record. An error says in which chapter it is.
Result<> judge_chapters(const Json& study);
// Makes the record of the match with these annotations into that of the whole study.
void write_chapters(const Annotations& annotations, Json& record);

// Of a record, from 0; a record without other chapters has one.
std::size_t chapters_in(const Json& study);
std::string chapter_title(const Json& study, std::size_t which);  // "" if it has none
Json chapter_record(const Json& study, std::size_t which);        // as a record of its own, without its title
// A match of a chapter that knows the others: its record() is that of the whole study.
Result<std::unique_ptr<Match>> open_chapter(const Json& study, std::size_t which);

// Changed studies. FORMAT if there would be too many chapters, or if a title is too long or has control characters.
Result<Json> with_chapter(const Json& study, const Json& record, std::string_view title);  // at the end
Result<Json> with_title(const Json& study, std::size_t which, std::string_view title);     // "": none
Json without_chapter(const Json& study, std::size_t which);                                // there are several

}  // namespace sightlines
