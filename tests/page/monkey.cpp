#include "page/monkey.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <functional>
#include <utility>

#include "page/driver.h"
#include "page/monkey_events.h"
#include "page/monkey_laws.h"

namespace sightlines::monkey {
namespace {

constexpr rlim_t most_seconds = 900;  // of processor time, so that a page that hangs is found too
constexpr int most_tries = 300;       // to shorten a script

// Called for every line before it is performed.
using Listener = std::function<void(const std::string& line)>;
using Course = std::function<std::string(const Listener&)>;  // returns the broken invariant

std::string step(const std::string& line, Laws& laws) {
    try {
        std::string broken = perform_event(line);
        return broken.empty() ? laws.after(line) : broken;
    } catch (const std::exception& error) {
        return std::string("the page's JSON is not as said: ") + error.what();
    } catch (...) {
        return "the page finds no end";  // see page::settle
    }
}

std::string replayed(const Script& script, const Listener& listen) {
    Laws laws;
    bool began = false;
    for (const std::string& line : script) {
        listen(line);
        if (!began) laws = {};
        if (const std::string broken = began ? step(line, laws) : perform_event(line); !broken.empty()) return broken;
        if (!std::exchange(began, true)) laws.before();
    }
    return "";
}

// Runs in a separate process, which reports its lines and the result.
Finding in_separate_process(const Course& course, bool quiet) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return {{}, "no pipe"};
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        const int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        if (quiet) dup2(nowhere, STDERR_FILENO);
        const rlimit limit{most_seconds, most_seconds};
        setrlimit(RLIMIT_CPU, &limit);
        for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL, SIGBUS, SIGTERM}) std::signal(signal, SIG_DFL);
        const auto say = [&](const std::string& line) {
            const std::string whole = line + "\n";
            for (std::size_t at = 0; at < whole.size();) {
                const ssize_t written = write(ends[1], whole.data() + at, whole.size() - at);
                if (written <= 0) _exit(2);
                at += static_cast<std::size_t>(written);
            }
        };
        const std::string broken = course(say);
        if (!broken.empty()) say("!" + broken);
        _exit(0);
    }
    close(ends[1]);
    std::string all;
    std::array<char, 4096> part{};
    for (ssize_t got = 0; (got = read(ends[0], part.data(), part.size())) > 0;)
        all.append(part.data(), static_cast<std::size_t>(got));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    Finding found;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        const std::string line = all.substr(at, end - at);
        if (line.starts_with('!'))
            found.broken = line.substr(1);
        else
            found.script.push_back(line);
        at = end + 1;
    }
    if (WIFSIGNALED(status)) found.broken = "the page died of signal " + std::to_string(WTERMSIG(status));
    if (WIFEXITED(status) && WEXITSTATUS(status) != 0) found.broken = "the page died";
    return found;
}

// Whether two faults are of the same kind: details follow a colon.
bool alike(const std::string& one, const std::string& other) {
    return one.substr(0, one.find(':')) == other.substr(0, other.find(':'));
}

// Shortens a script: leaves out smaller and smaller parts as long as the same invariant breaks.
Finding shortened(Finding found) {
    int tries = 0;
    for (std::size_t part = found.script.size() / 2; part > 0 && tries < most_tries;) {
        bool shorter = false;
        for (std::size_t at = 1; at < found.script.size() && tries < most_tries; ++tries) {
            Script rest = found.script;
            const auto from = rest.begin() + static_cast<std::ptrdiff_t>(at);
            rest.erase(from, from + static_cast<std::ptrdiff_t>(std::min(part, rest.size() - at)));
            const Finding again = in_separate_process([&](const Listener& say) { return replayed(rest, say); }, true);
            if (!again.broken.empty() && alike(again.broken, found.broken)) {
                found = {again.script, again.broken};
                shorter = true;
            } else {
                at += part;
            }
        }
        if (!shorter || part > 1) part /= 2;
    }
    return found;
}

}  // namespace

std::string replay(const Script& script) {
    return replayed(script, [](const std::string&) {});
}

std::optional<Finding> look_for_faults(std::string_view game, std::uint64_t seed, int events) {
    const Finding found = in_separate_process(
        [&](const Listener& say) -> std::string {
            Rng rng(seed);
            const std::string first = first_event(game, rng);
            say(first);
            if (const std::string broken = perform_event(first); !broken.empty()) return broken;
            Laws laws;
            laws.before();
            for (int i = 0; i < events; ++i) {
                const std::string line = next_event(rng);
                say(line);
                if (const std::string broken = step(line, laws); !broken.empty()) return broken;
            }
            return "";
        },
        false);
    if (found.broken.empty()) return std::nullopt;
    return shortened(found);
}

std::string in_words(const Finding& finding) {
    std::string text = finding.broken + "\nCHECK(monkey::replay({";
    for (const std::string& line : finding.script) text += "\n    R\"(" + line + ")\",";
    return text + "\n}) == \"\");\n";
}

}  // namespace sightlines::monkey
