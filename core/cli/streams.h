// Standard input and output as other programs leave them: not ready, a folder, a full disk, a reader who has gone. What
// cannot be read or written ends the program with a message and the exit code 1.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sightlines {

// A reader who has gone is then an error of writing like any other, and not a signal.
void ignore_broken_pipes();

// Waits until there is something on standard input. How many bytes it was, at most `most`; 0 at the end.
std::size_t read_input(char* to, std::size_t most);

// All of it; nothing if it has more than `most` bytes.
std::optional<std::string> read_whole_input(std::size_t most);

// Writes all of it to standard output, and waits while that is not ready.
void write_output(std::string_view text);

// Ends the program if nobody can read what it would write.
void expect_reader();

}  // namespace sightlines
