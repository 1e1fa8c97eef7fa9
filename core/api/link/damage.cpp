#include "api/link/damage.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/link/alphabet.h"
#include "api/link/forms.h"
#include "api/link/inflate.h"
#include "api/link/unit.h"

namespace sightlines {
namespace {

// That are all capitals, or all small, by a program and not by chance. The form is written small: capitals in it tell.
constexpr std::size_t fewest_capitals = 4, fewest_small_letters = 6;
constexpr std::size_t deepest = 16;

Error lost() {
    return {"link-lost", "FORMAT",
            "Some characters of this link were lost or changed on the way. Ask for it again, between < and >, or for "
            "the game as a file."};
}

Error cut_off() { return {"link-cut", "FORMAT", "This link is cut off: its end is missing. Ask for it again."}; }

Error capitals_changed() {
    return {
        "link-case", "FORMAT",
        "The capital and small letters of this link were changed on the way. Ask for the game as a code to scan, or "
        "as a file."};
}

bool has_lost_its_case(std::string_view link) {
    const bool is_capital = is_upper(static_cast<unsigned char>(link[2]));
    std::size_t letters = 0;
    for (const char c : link.substr(4)) {
        const auto code = static_cast<unsigned char>(c);
        if (is_capital ? is_lower(code) : is_upper(code)) return false;
        if (is_lower(code) || is_upper(code)) ++letters;
    }
    return letters >= (is_capital ? fewest_capitals : fewest_small_letters);
}

Inflated unpack(std::string_view payload, bool is_deflated) {
    std::string packed = read_base64url(payload.substr(0, payload.size() / 4 * 4)).value_or("");
    return is_deflated ? inflate_text(packed) : Inflated{std::move(packed)};
}

// Whether a text is the beginning of a record: with what is open closed behind its last whole item, it is JSON.
bool begins_a_record(std::string_view text) {
    std::string open, closing;
    std::size_t whole = 0;
    bool in_text = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (static_cast<unsigned char>(c) < 0x20) return false;
        if (in_text && c == '\\') ++i;
        if (c == '"') in_text = !in_text;
        if (in_text) continue;
        if (c == '{' || c == '[') {
            if (open.size() >= deepest) return false;
            open += c == '{' ? '}' : ']';
        }
        if (c == '}' || c == ']') {
            if (open.empty() || open.back() != c) return false;
            open.pop_back();
        }
        if (c != ',' && c != '}' && c != ']') continue;
        whole = c == ',' ? i : i + 1;
        closing.assign(open.rbegin(), open.rend());
    }
    if (whole == 0) return std::string_view(R"({"game":")").substr(0, text.size()) == text.substr(0, 9);
    return parse_json(std::string(text.substr(0, whole)) + closing).has_value();
}

constexpr std::array<std::string_view, 17> mail_filters{"safelinks.protection.outlook",
                                                        "urldefense.",
                                                        "urldefense.proofpoint",
                                                        "cudasvc.com",
                                                        "mimecast",
                                                        "antigena.com",
                                                        "emailprotection.link",
                                                        "hornetsecurity.com",
                                                        "protect.checkpoint.com",
                                                        "fireeye.com/v",
                                                        "trendmicro.com",
                                                        "protection.sophos.com",
                                                        "secure-web.cisco.com",
                                                        "clicktime.symantec",
                                                        "edgepilot.com",
                                                        "scanmail.trustwave.com",
                                                        "inky.com"};

constexpr std::array<std::string_view, 6> pictures{"PNG\r\n", "JFIF", "Exif", "GIF8", "WEBP", "ftyp"};

std::string small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = is_upper(static_cast<unsigned char>(c)) ? static_cast<char>(c - 'A' + 'a') : c;
    return small;
}

}  // namespace

bool is_of_a_mail_filter(std::string_view text) {
    const std::string small = small_letters(text);
    return std::any_of(mail_filters.begin(), mail_filters.end(),
                       [&](std::string_view filter) { return small.find(filter) != std::string::npos; });
}

Error changed_by_a_mail_filter() {
    return {"link-mail", "FORMAT",
            "Mail protection has put an address of its own in place of this link: press it in the mail, and copy the "
            "address that the browser then shows."};
}

Error damage_of(std::string_view link) {
    const Result<Json> read = read_link(link);
    const bool is_packed = link.size() > 3 && link[0] == '#' && link[3] == '.';
    if (is_packed && has_lost_its_case(link)) return capitals_changed();
    if (read || read.error().code == "link-changed") return lost();
    const bool is_old = link.starts_with("#1d.") || link.starts_with("#1j.");
    if (!is_old || link.size() > longest_link) return read.error();
    const Inflated unpacked = unpack(link.substr(4), link[2] == 'd');
    if (unpacked.text.size() > largest_record) return read.error();
    return !unpacked.goes_wrong && begins_a_record(unpacked.text) ? cut_off() : lost();
}

Error why_no_link(std::string_view text) {
    const std::string_view beginning = text.substr(0, 24);
    if (std::any_of(pictures.begin(), pictures.end(),
                    [&](std::string_view mark) { return beginning.find(mark) != std::string_view::npos; }))
        return {
            "link-picture", "FORMAT",
            "There is no game in this picture. Perhaps a program on its way has taken it out: ask for a link, or for "
            "the game as a file."};
    if (is_of_a_mail_filter(text)) return changed_by_a_mail_filter();
    if (text.find("://") != std::string_view::npos)
        return {"link-other", "FORMAT",
                "There is no game in this address. If it leads to one, open it, and copy the address that the browser "
                "then shows."};
    return {"link-none", "FORMAT", "This is no link of Sightlines: there is no game in it."};
}

}  // namespace sightlines
