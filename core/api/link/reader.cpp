#include "api/link/reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/games.h"
#include "api/link/alphabet.h"
#include "api/link/damage.h"
#include "api/link/forms.h"
#include "api/link/json_link.h"
#include "api/link/repair.h"
#include "api/link/spelling.h"
#include "api/link/unit.h"
#include "api/peers/peers.h"

namespace sightlines {
namespace {

constexpr std::size_t most_heads = 200;            // looked at in one text, most of them damaged or the same again
constexpr std::size_t shortest_bare = 8;           // characters of a payload whose head has no "#"
constexpr std::string_view packed_http = "aHR0c";  // in base64
constexpr std::size_t longest_packed = 65'536;
constexpr std::string_view game_key = "\"game\"";
constexpr std::string_view white_space = " \t\r\n";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string_view trimmed(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    const std::size_t first = text.find_first_not_of(white_space);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(white_space) + 1 - first);
}

bool is_letter_or_digit_at(std::string_view text, std::size_t at) {
    return at < text.size() && is_letter_or_digit(static_cast<unsigned char>(text[at]));
}

class Finder {
  public:
    // What is found in a text, from the first character on.
    void look(std::string_view text, bool is_inside = false) {
        for (std::size_t at = 0; at < text.size() && found_.size() < most_links_found && heads_ < most_heads;) {
            const std::size_t end = look_at(text, at, is_inside);
            at = std::max(end, at + 1);
        }
    }

    void add(std::string link, bool reads, bool is_shortened = false) {
        const auto same = [&](const Found& other) { return other.link == link; };
        if (std::none_of(found_.begin(), found_.end(), same)) found_.push_back({std::move(link), reads, is_shortened});
    }

    bool is_empty() const { return found_.empty(); }
    bool has_one_that_reads() const {
        return std::any_of(found_.begin(), found_.end(), [](const Found& each) { return each.reads; });
    }

    // Without the beginnings of whole links that programs show in their place, "#1d.q1Z...".
    std::vector<std::string> links() const {
        std::vector<std::string> links;
        for (const Found& each : found_) {
            const auto is_of_it = [&](const Found& other) { return other.reads && other.link.starts_with(each.link); };
            if (!each.is_shortened || std::none_of(found_.begin(), found_.end(), is_of_it)) links.push_back(each.link);
        }
        return links;
    }

    // Records that stand in a text as they are.
    void look_for_json(std::string_view text) {
        for (std::size_t at = 0; (at = text.find('{', at)) != std::string_view::npos && heads_ < most_heads; ++at) {
            const std::size_t key = text.find_first_not_of(white_space, at + 1);
            if (key == std::string_view::npos || !text.substr(key).starts_with(game_key)) continue;
            ++heads_;
            JsonLink json = json_at(text, at);
            at = json.end - 1;
            if (read_link(json.link)) add(std::move(json.link), true);
        }
    }

  private:
    struct Found {
        std::string link;
        bool reads = false;
        bool is_shortened = false;
    };

    // Returns where it ends, or the same place when nothing is there.
    std::size_t look_at(std::string_view text, std::size_t at, bool is_inside) {
        const char c = text[at];
        const bool may_begin = c == '#' || c == '%' || c == '&' || c == '=' || c == '\\' || c == '-' || c == '*' ||
                               c == packed_http[0] || ('1' <= c && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
        if (!may_begin) return at;
        if (!is_inside && text.substr(at, packed_http.size()) == packed_http) return look_into_base64(text, at);
        const Unit unit = unit_at(text, at);
        if (unit.code == U'#') {
            if (unit_at(text, at + unit.size).code == U'{') {
                JsonLink json = json_behind_hash(text, at + unit.size);
                const bool reads = read_link(json.link).has_value();
                add(std::move(json.link), reads);
                return json.end;
            }
            return take(text, at, at + unit.size, Escapes::usual, true);
        }
        if (c == '-') {
            const Unit hyphened = unit_at(text, at, Escapes::hyphens);
            return hyphened.code == U'#' ? take(text, at, at + hyphened.size, Escapes::hyphens, false) : at;
        }
        if (c == '*') return take(text, at, at + 1, Escapes::usual, false);
        const bool is_bare =
            U'1' <= unit.code && unit.code <= U'9' && (at == 0 || !is_letter_or_digit_at(text, at - 1));
        return is_bare ? take(text, at, at, Escapes::usual, at == 0) : at;
    }

    // A link whose head begins at a place. Without a "#" before it nothing is said of one that does not read.
    std::size_t take(std::string_view text, std::size_t at, std::size_t head, Escapes escapes, bool has_mark) {
        const std::optional<Spelling> spelling = spelling_at(text, head, escapes);
        if (!spelling) return at;
        const bool is_capital = is_upper(static_cast<unsigned char>(spelling->head[1]));
        if ((head == at || is_capital || !has_mark) && spelling->payload.size() < shortest_bare) return at;
        ++heads_;
        Repaired repaired = repair(*spelling, attempts_);
        if (!repaired.reads && !repaired.is_later &&
            (!has_mark || (is_capital && damage_of(repaired.link).code != "link-case")))
            return at;
        const std::string_view behind = text.substr(repaired.end);
        add(std::move(repaired.link), repaired.reads,
            !repaired.reads && (behind.starts_with("...") || behind.starts_with("\u2026")));
        return repaired.end;
    }

    // An address that was packed up to be passed on.
    std::size_t look_into_base64(std::string_view text, std::size_t at) {
        std::string packed;
        for (std::size_t size = 1; packed.size() < longest_packed; at += size) {
            const Unit unit = unit_at(text, at);
            const bool is_mark = unit.code == U'+' || unit.code == U'/' || unit.code == U'-' || unit.code == U'_';
            if (!is_mark && !is_letter_or_digit(unit.code)) break;
            packed += unit.code == U'+' ? '-' : unit.code == U'/' ? '_' : static_cast<char>(unit.code);
            size = unit.size;
        }
        for (int cut = 0; cut < 4 && !packed.empty(); ++cut, packed.pop_back()) {
            const std::optional<std::string> address = read_base64url(packed);
            if (!address) continue;
            look(*address, true);
            break;
        }
        return at;
    }

    std::vector<Found> found_;
    std::size_t heads_ = 0;
    Attempts attempts_;
};

}  // namespace

std::vector<std::string> find_links(std::string_view text) {
    text = trimmed(without_mark(text.substr(0, longest_text_with_links)));
    Finder finder;
    if (text.starts_with('{')) {
        std::string json = json_at(text, 0).link;
        // Of what is meant to be a record nothing is taken but the whole: a comment in it may have a link.
        if (json.find(game_key) != std::string::npos) return {read_link(json) ? std::move(json) : std::string(text)};
        finder.look(text);
        return finder.has_one_that_reads() ? finder.links() : std::vector{std::string(text)};
    }
    finder.look(text);
    if (finder.is_empty()) finder.look_for_json(text);
    return finder.links();
}

Result<Json> read_found(std::string_view text, const std::vector<std::string>& links) {
    for (const std::string& link : links) {
        if (Result<Json> record = read_link(link)) return record;
    }
    if (links.empty()) return why_no_link(text);
    Error why = damage_of(links.front());
    const bool may_be_rewritten = why.code == "link-cut" || why.code == "link-lost";
    return may_be_rewritten && is_of_a_mail_filter(text) ? changed_by_a_mail_filter() : why;
}

Result<Json> read_text(std::string_view text) {
    if (const Peer peer = peer_of(text); peer != Peer::none) return read_peer(peer, text);
    Result<Json> record = read_link(text);
    return record && record->contains("game") ? std::move(record) : read_found(text, find_links(text));
}

Result<std::unique_ptr<Match>> open_text(std::string_view text) {
    const Result<Json> record = read_text(text);
    if (!record) return record.error();
    return open_match(*record);
}

}  // namespace sightlines
