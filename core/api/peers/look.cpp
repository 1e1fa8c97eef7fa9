#include "api/peers/look.h"

namespace sightlines {
namespace {

// The character of some text that comes next after blanks; NUL at its end.
char next_of(std::string_view text, std::size_t at) {
    at = text.find_first_not_of(" \t\r\n", at);
    return at == std::string_view::npos ? '\0' : text[at];
}

bool has(std::string_view text, std::string_view words) { return text.find(words) != std::string_view::npos; }

// "cloud:e5" or "enter:a1/NE": no move of ours has a colon.
bool names_an_action(std::string_view text) {
    for (const std::string_view word : {"cloud:", "enter:"}) {
        const std::size_t at = text.find(word);
        if (at == std::string_view::npos || at + word.size() >= text.size()) continue;
        const char row = static_cast<char>(text[at + word.size()] | 0x20);
        if ('a' <= row && row <= 'k') return true;
    }
    return false;
}

}  // namespace

Peer peer_of(std::string_view text) {
    constexpr std::string_view stack = "\"stack\"";
    const char first = next_of(text, 0);
    if (first == '(') return has(text, "SU[crossfire") || has(text, "SU[Crossfire") ? Peer::boardspace : Peer::none;
    if (first == '{') {
        const std::size_t at = text.find(stack);
        const bool is_state = at != std::string_view::npos && next_of(text, at + stack.size()) == ':';
        return is_state && has(text, "\"crosshairs\"") ? Peer::abstractplay : Peer::none;
    }
    return names_an_action(text) ? Peer::abstractplay : Peer::none;
}

std::string_view game_of(Peer peer) { return peer == Peer::boardspace ? "crossfire-hex" : "crosshairs"; }

}  // namespace sightlines
