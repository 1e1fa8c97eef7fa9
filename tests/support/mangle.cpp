#include "support/mangle.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace sightlines::test {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

std::string percent_coded(std::string_view text, bool all) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string coded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_plain = (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') ||
                              c == '-' || c == '_' || c == '.';
        if (is_plain && !all) {
            coded += c;
        } else {
            coded += {'%', digits[byte >> 4U], digits[byte & 15U]};
        }
    }
    return coded;
}

std::string wrapped(const std::string& text, std::size_t width, std::string_view line_break) {
    std::string lines;
    for (std::size_t at = 0; at < text.size(); at += width)
        lines += (at == 0 ? "" : std::string(line_break)) + text.substr(at, width);
    return lines;
}

constexpr std::array<std::string_view, 20> inserted{
    "\u200B", "\u00AD", "\u2060",    "\uFEFF", "\u200E", "\u00A0", "\n", "\r\n",   "\n> ", "=\r\n",
    "<wbr>",  "<br>\n", "%E2%80%8B", "&shy;",  "\\",     " ",      "\t", "(2/3) ", "\n\n", "..."};
constexpr std::array<std::string_view, 24> put_behind{".",
                                                      ")",
                                                      "_",
                                                      "__",
                                                      "-",
                                                      "--",
                                                      "=",
                                                      "==",
                                                      "…",
                                                      "\u200B",
                                                      "%20",
                                                      "%E2%80%8B",
                                                      "&fbclid=IwAR0-b_c",
                                                      "?utm_source=x",
                                                      ":~:text=Hex",
                                                      " and more",
                                                      "\nAnn",
                                                      "\nsee\nyou",
                                                      "A",
                                                      "AAAA",
                                                      "1",
                                                      "\"",
                                                      "</a>",
                                                      "\\"};
constexpr std::array<std::string_view, 8> put_before{"<", "(", "_", "**", "Look: #1 ", "> ", "https://x.org/", "1/2: "};
constexpr std::array<Pair, 16> exchanged{{{"#", "%23"},
                                          {"#", "%2523"},
                                          {"#", "&#35;"},
                                          {"#", "＃"},
                                          {"#", "=23"},
                                          {"#", "*"},
                                          {"#", ""},
                                          {"_", "\\_"},
                                          {"_", "%5F"},
                                          {"__", ""},
                                          {"_", ""},
                                          {"--", "–"},
                                          {"--", "—"},
                                          {"-", "\u2011"},
                                          {"-", "–"},
                                          {"-", ""}}};

std::string mangled_once(std::string text, const Draw& draw) {
    const auto size = static_cast<std::uint32_t>(text.size());
    const auto among = [&](const auto& list) { return list[draw(static_cast<std::uint32_t>(list.size()))]; };
    const std::size_t at = size > 0 ? draw(size) : 0;
    switch (draw(14)) {
        case 0: return text.substr(0, at);
        case 1: return text.substr(0, size > 4 ? size - draw(4) : size);
        case 2: return text.erase(at, 1 + draw(3));
        case 3: return text.insert(at, among(inserted));
        case 4: return wrapped(text, 10 + draw(80), among(inserted));
        case 5: return text + std::string(among(put_behind));
        case 6: return std::string(among(put_before)) + text;
        case 7: return std::string(among(put_before)) + text + std::string(among(put_behind));
        case 8: {
            const auto [what, by] = among(exchanged);
            return replaced(std::move(text), what, by);
        }
        case 9: return percent_coded(text, draw(2) == 0);
        case 10: return "https://x.safelinks.protection.outlook.com/?url=" + percent_coded(text, false) + "&data=1-_";
        case 11: return "https://urldefense.com/v3/__" + replaced(std::move(text), "#", "*") + "__;Iw!!a$";
        case 12: {
            text = replaced(replaced(replaced(std::move(text), "-", "-2D"), "_", "-5F"), "#", "-23");
            return "https://urldefense.proofpoint.com/v2/url?u=" + replaced(std::move(text), "/", "_") + "&d=1";
        }
        default: {
            const bool up = draw(2) == 0;
            for (char& c : text) {
                if (up && 'a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
                if (!up && 'A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
            }
            return text;
        }
    }
}

}  // namespace

std::string mangled(const std::string& link, const Draw& draw) {
    std::string text = link;
    for (std::uint32_t left = 1 + draw(3); left > 0; --left) text = mangled_once(std::move(text), draw);
    return text;
}

}  // namespace sightlines::test
