#include "cli/engine_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace sightlines {
namespace {

constexpr std::size_t longest_reply = 1 << 20;  // bytes

Error no_reply(const std::string& what) { return {EngineProcess::failed, "FORMAT", "The engine " + what + "."}; }

}  // namespace

EngineProcess::EngineProcess(const std::string& command, int patience_ms)
    : patience_ms_(patience_ms),
      lines_([this](char* to, std::size_t most) { return read_some(to, most); }, longest_reply) {
    std::array<int, 2> input{}, output{};
    if (pipe2(input.data(), O_CLOEXEC) != 0) return;
    if (pipe2(output.data(), O_CLOEXEC) != 0) {
        close(input[0]);
        close(input[1]);
        return;
    }
    process_ = fork();
    if (process_ == 0) {
        setpgid(0, 0);
        dup2(input[0], STDIN_FILENO);
        dup2(output[1], STDOUT_FILENO);
        std::signal(SIGPIPE, SIG_DFL);
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    close(input[0]);
    close(output[1]);
    to_ = input[1];
    from_ = output[0];
}

EngineProcess::~EngineProcess() {
    if (to_ >= 0) close(to_);
    if (from_ >= 0) close(from_);
    if (process_ <= 0) return;
    kill(-process_, SIGKILL);  // with what its shell has begun
    waitpid(process_, nullptr, 0);
}

bool EngineProcess::write_all(std::string_view text) const {
    while (!text.empty()) {
        const ssize_t size = write(to_, text.data(), text.size());
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

std::size_t EngineProcess::read_some(char* to, std::size_t most) {
    pollfd waiting{from_, POLLIN, 0};
    int ready = 0;
    do ready = poll(&waiting, 1, patience_ms_);
    while (ready < 0 && errno == EINTR);
    late_ = ready == 0;
    if (ready <= 0) return 0;
    const ssize_t size = read(from_, to, most);
    return size > 0 ? static_cast<std::size_t>(size) : 0;
}

Result<std::string> EngineProcess::ask(const std::string& request) {
    if (process_ <= 0) return no_reply("could not be started");
    if (!write_all(request + "\n")) return no_reply("has ended");
    std::string line;
    if (!lines_.next(line)) return no_reply(late_ ? "has not answered for a minute" : "has ended without an answer");
    if (line.size() > longest_reply) return no_reply("answers with more than a million bytes");
    return line;
}

}  // namespace sightlines
