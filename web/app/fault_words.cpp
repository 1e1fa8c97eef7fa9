#include "app/fault_words.h"

#include <algorithm>

#include "engine/wording.h"

namespace sightlines {
namespace {

// "" where a message begins without one.
std::string_view path_of(std::string_view message) {
    const std::string_view path = message.substr(0, message.find(": "));
    return path.size() == message.size() || path.find(' ') != std::string_view::npos ? std::string_view() : path;
}

std::string reason_of(std::string_view message) {
    constexpr std::size_t longest_name = 3;
    const std::string_view path = path_of(message);
    if (path.empty()) return std::string(message);
    const std::string rest(message.substr(path.size() + 2));
    const std::string place(path.substr(path.rfind('/') + 1));
    const auto has = [&place](auto is) { return std::ranges::any_of(place, is); };
    const bool is_name = place.size() <= longest_name && has([](char c) { return c > '9'; }) &&
                         has([](char c) { return c < 'a'; });  // neither an index nor a key
    return is_name ? place + ": " + rest : rest;
}

}  // namespace

std::string without_path(std::string_view message) { return wording::capital(reason_of(message)); }

std::string in_words(const Error& error) {
    if (error.code != "format") return refused_action(error) + error.message;
    const std::string_view path = path_of(error.message), part = path.substr(0, path.find('/'));
    const bool written = part == "players" || part == "match" || part == "notes" || part == "lines";
    const std::string begin = error.action        ? refused_action(error)
                              : part == "options" ? "Its options do not fit: "
                              : part == "start"   ? "Its position does not fit: "
                              : part == "moves"   ? "Its moves do not fit: "
                              : written           ? "What is written into it does not fit: "
                                                  : "";
    const auto says = [&](std::string_view words) { return error.message.find(words) != std::string::npos; };
    const bool unknown = part == "options" || says(" is unknown here.") || says("expected one of: ");
    return (begin.empty() ? without_path(error.message) : begin + reason_of(error.message)) +
           std::string(unknown ? perhaps_newer : "");
}

std::string refused_action(const Error& error) {
    if (!error.action) return "";
    return "Action " + std::to_string(*error.action + 1) + " of " +
           (error.line ? "variation " + std::to_string(*error.line) : "this game") + " is refused: ";
}

}  // namespace sightlines
