#include "api/link/json_link.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/link/forms.h"
#include "api/link/unit.h"

namespace sightlines {
namespace {

// From a brace to the one that closes it, or to the end of the text.
std::size_t end_of_json(std::string_view text, std::size_t at) {
    int depth = 0;
    bool in_text = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (in_text) {
            if (c == '\\') ++at;
            if (c == '"') in_text = false;
            continue;
        }
        if (c == '"') in_text = true;
        if (c == '{' || c == '[') ++depth;
        if ((c == '}' || c == ']') && --depth == 0) return at + 1;
    }
    return text.size();
}

std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
    std::string result;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t next = std::min(text.find(what, at), text.size());
        result += text.substr(at, next - at);
        if (next < text.size()) result += by;
        at = next + what.size();
    }
    return result;
}

// As somebody wrote it, before a program made entities or typographic quotes of what JSON needs.
std::string with_its_quotes(std::string_view json) {
    std::string text(json);
    if (text.find('"') != std::string::npos) return text;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> made{
        {{"&quot;", "\""}, {"&#34;", "\""}, {"\u201C", "\""}, {"\u201D", "\""}, {"\u201E", "\""}, {"&amp;", "&"}}};
    for (const auto& [mark, meant] : made) text = replaced(text, mark, meant);
    return text;
}

}  // namespace

JsonLink json_at(std::string_view text, std::size_t brace) {
    const std::size_t end = end_of_json(text, brace);
    return {with_its_quotes(text.substr(brace, end - brace)), end};
}

JsonLink json_behind_hash(std::string_view text, std::size_t brace) {
    if (text[brace] == '{') {
        JsonLink json = json_at(text, brace);
        return {"#" + json.link, json.end};
    }
    const std::size_t end = std::min(text.find_first_of(" \t\r\n<>\"')", brace), text.size());
    std::string link = "#" + std::string(text.substr(brace, end - brace));
    for (int times = 0; times < 3 && link.starts_with("#%25"); ++times) link = replaced(link, "%25", "%");
    const std::size_t close = std::max(link.rfind('}') + 1, std::max(link.rfind("%7D") + 3, link.rfind("%7d") + 3));
    if (close > 3 && close <= link.size() && !read_link(link)) link.resize(close);
    return {std::move(link), end};
}

}  // namespace sightlines
