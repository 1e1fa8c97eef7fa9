// The store of the library, as a map in memory.
#include "platform/headless/internals.h"
#include "platform/page.h"

namespace sightlines::platform {
namespace {

using headless::internals;
using headless::outside;

void answer(LibraryAnswer what, std::string text = {}) {
    internals().callbacks.emplace_back([what, text = std::move(text)] { the_page().library_answered(what, text); });
}

void put(std::string_view lines) {
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        const std::string id(line.substr(0, line.find(' ')));
        if (id.size() == line.size()) {
            outside().library.erase(id);
        } else {
            outside().library[id] = line;
        }
    }
}

void sweep() {
    if (outside().refuses_library || outside().library_is_silent) return;
    put(stored(platform::older_key));
    forget(platform::older_key);
}

std::string all() {
    std::string text;
    for (const auto& [id, line] : outside().library) text += line + "\n";
    return text;
}

}  // namespace

void library(LibraryCall call, std::string_view text) {
    constexpr std::string_view names[]{"sweep", "read", "write", "field", "focus", "name", "file", "samples"};
    if (call >= LibraryCall::field && call <= LibraryCall::file)
        outside().requests.push_back({"library", std::string(names[static_cast<int>(call)]), std::string(text)});
    if (call == LibraryCall::sweep || call == LibraryCall::read) sweep();
    if (call == LibraryCall::samples) answer(LibraryAnswer::samples, outside().samples());
    if (call != LibraryCall::read && call != LibraryCall::write) return;
    if (outside().refuses_library) return answer(LibraryAnswer::refused);
    if (outside().library_is_silent) return answer(LibraryAnswer::refused, "late");
    if (call == LibraryCall::read) return answer(LibraryAnswer::games, all());
    put(text);
    answer(LibraryAnswer::written);
}

}  // namespace sightlines::platform
