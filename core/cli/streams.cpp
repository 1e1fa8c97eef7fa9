#include "cli/streams.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>

namespace sightlines {
namespace {

[[noreturn]] void give_up(std::string_view what, int error) {
    std::cerr << "sightlines: " << what << ": " << std::strerror(error) << "\n";
    std::exit(1);
}

// Whether a call that failed has to be made again, after waiting until there is something to do.
bool is_to_wait(int file, short event) {
    if (errno == EINTR) return true;
    if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
    pollfd waiting{file, event, 0};
    poll(&waiting, 1, -1);
    return true;
}

}  // namespace

void ignore_broken_pipes() { std::signal(SIGPIPE, SIG_IGN); }

std::size_t read_input(char* to, std::size_t most) {
    for (;;) {
        const ssize_t size = read(STDIN_FILENO, to, most);
        if (size >= 0) return static_cast<std::size_t>(size);
        if (!is_to_wait(STDIN_FILENO, POLLIN)) give_up("standard input cannot be read", errno);
    }
}

std::optional<std::string> read_whole_input(std::size_t most) {
    std::string text;
    std::array<char, 65'536> block{};
    while (const std::size_t size = read_input(block.data(), block.size())) {
        if (size > most - text.size()) return std::nullopt;
        text.append(block.data(), size);
    }
    return text;
}

void write_output(std::string_view text) {
    while (!text.empty()) {
        const ssize_t size = write(STDOUT_FILENO, text.data(), text.size());
        if (size >= 0) {
            text.remove_prefix(static_cast<std::size_t>(size));
        } else if (!is_to_wait(STDOUT_FILENO, POLLOUT)) {
            give_up("standard output cannot be written", errno);
        }
    }
}

void expect_reader() {
#ifndef __EMSCRIPTEN__  // whose poll() does not know the streams of Node; there the next write fails
    pollfd reader{STDOUT_FILENO, 0, 0};
    const bool gone = poll(&reader, 1, 0) > 0 && (reader.revents & (POLLERR | POLLHUP)) != 0;
    if (gone) give_up("standard output cannot be written", EPIPE);
#endif
}

}  // namespace sightlines
