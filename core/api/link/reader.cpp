#include "api/link/reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"

namespace sightlines {
namespace {

constexpr std::size_t most_wraps = 600;    // that a link is wrapped over
constexpr std::size_t most_attempts = 12;  // to find where it ends
constexpr std::size_t most_heads = 200;    // looked at in one text, most of them damaged or the same again
constexpr std::string_view white_space = " \t\r\n";

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_lower(char c) { return 'a' <= c && c <= 'z'; }
bool is_payload(char c) { return is_digit(c) || is_lower(c) || ('A' <= c && c <= 'Z') || c == '-' || c == '_'; }

// The length of "#1d." or "%231d." at a place, or 0.
std::size_t head_at(std::string_view text, std::size_t at) {
    const std::size_t mark = text[at] == '#' ? 1 : text.substr(at, 3) == "%23" ? 3 : 0;
    if (mark == 0 || text.size() < at + mark + 3) return 0;
    const bool good = is_digit(text[at + mark]) && is_lower(text[at + mark + 1]) && text[at + mark + 2] == '.';
    return good ? mark + 3 : 0;
}

std::size_t end_of_payload(std::string_view text, std::size_t at) {
    while (at < text.size() && is_payload(text[at])) ++at;
    return at;
}

// Where a payload that breaks off at the end of a line may go on: behind the break, the marks of a quoted mail and
// white_space. npos: it does not.
std::size_t next_line(std::string_view text, std::size_t at) {
    if (at < text.size() && text[at] == '=') ++at;  // a soft break of quoted-printable
    const std::size_t end = std::min(text.find_first_not_of(" \t", at), text.size());
    if (end == text.size() || (text[end] != '\r' && text[end] != '\n')) return std::string_view::npos;
    const std::size_t begin = text.find_first_not_of(" \t\r\n>|", end);
    const bool blank_line =
        std::count(text.begin() + static_cast<std::ptrdiff_t>(end),
                   text.begin() + static_cast<std::ptrdiff_t>(std::min(begin, text.size())), '\n') > 1;
    return begin != std::string_view::npos && !blank_line && is_payload(text[begin]) ? begin : std::string_view::npos;
}

struct Found {
    std::string link;
    std::size_t end = 0;  // behind it in the text
};

bool reads(const std::string& link) { return link.size() <= longest_link && read_link(link).has_value(); }

// A packed link whose payload begins at a place: of the ways to join its lines the first that reads, else its first
// line.
Found packed_link(std::string_view text, std::string_view head, std::size_t begin) {
    std::vector<Found> joined;
    std::string link = "#" + std::string(head);
    for (std::size_t at = begin; at != std::string_view::npos && joined.size() < most_wraps;) {
        const std::size_t end = end_of_payload(text, at);
        link += text.substr(at, end - at);
        if (link.size() > longest_link) break;
        joined.push_back({link, end});
        at = next_line(text, end);
    }
    if (joined.empty()) return {link.substr(0, longest_link + 1), end_of_payload(text, begin)};
    if (reads(joined.front().link)) return joined.front();
    for (std::size_t back = 0; back < std::min(joined.size(), most_attempts); ++back) {
        if (Found& all = joined[joined.size() - 1 - back]; reads(all.link)) return std::move(all);
    }
    // Emphasis of Markdown around it.
    std::string bare = joined.front().link;
    while (bare.ends_with('_') || bare.ends_with('-')) bare.pop_back();
    if (reads(bare)) joined.front().link = std::move(bare);
    return std::move(joined.front());
}

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

std::size_t end_of_address(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of(" \t\r\n<>\"')", at), text.size());
}

bool is_percent_brace(std::string_view text, std::size_t at) {
    const std::string_view code = text.substr(at, 3);
    return code == "%7B" || code == "%7b";
}

}  // namespace

std::vector<std::string> find_links(std::string_view text) {
    text = without_mark(text.substr(0, longest_text_with_links));
    std::vector<std::string> links;
    const auto add = [&links](std::string link) {
        if (std::find(links.begin(), links.end(), link) == links.end()) links.push_back(std::move(link));
    };
    const std::size_t first = text.find_first_not_of(white_space);
    if (first == std::string_view::npos) return links;
    if (text[first] == '{') return {std::string(text.substr(first, text.find_last_not_of(white_space) + 1 - first))};
    if (text.size() > first + 3 && is_digit(text[first]) && is_lower(text[first + 1]) && text[first + 2] == '.')
        add(packed_link(text, text.substr(first, 3), first + 3).link);  // without its #
    std::size_t heads = 0;
    for (std::size_t at = first; at < text.size() && links.size() < most_links_found;) {
        const std::size_t head = head_at(text, at);
        if (head > 0) {
            if (++heads > most_heads) break;
            Found found = packed_link(text, text.substr(at + head - 3, 3), at + head);
            at = std::max(found.end, at + head);
            add(std::move(found.link));
        } else if (text.substr(at, 2) == "#{") {
            const std::size_t end = end_of_json(text, at + 1);
            add(std::string(text.substr(at, end - at)));
            at = end;
        } else if (text[at] == '#' && is_percent_brace(text, at + 1)) {
            const std::size_t end = end_of_address(text, at);
            add(std::string(text.substr(at, end - at)));
            at = end;
        } else {
            ++at;
        }
    }
    return links;
}

}  // namespace sightlines
