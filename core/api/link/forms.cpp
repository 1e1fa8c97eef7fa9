#include "api/link/forms.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "api/link/alphabet.h"
#include "api/link/inflate.h"
#include "api/link/memo.h"
#include "api/link/models.h"
#include "api/link/parcel.h"
#include "api/registry.h"

namespace sightlines {
namespace {

constexpr std::string_view head = "#1x.";
constexpr char no_game = '0';  // the letter of a record of an unknown game, for whose model there is no sample

// The codes by which whoever shows these errors can tell them apart.
Error cut_off() { return {"link-cut", "FORMAT", "This link is cut off or damaged: ask for it again."}; }
Error changed() {
    return {"link-changed", "FORMAT", "Something in this link was changed on its way: ask for it again."};
}
Error no_link() { return {"link-none", "FORMAT", "This is no link of Sightlines: there is no game in it."}; }
Error newer() {
    return {"link-newer", "FORMAT",
            "This link was made by a newer version of Sightlines: reload the page, then open it again."};
}

Error later() { return {"link-later", "FORMAT", "This game is still on its way: try again in a moment."}; }
Error too_large() {
    return format_error("This link unpacks to more than " + std::to_string(largest_record) + " bytes.");
}

Error too_long() {
    return format_error("This game is too long for a link: share its position, or save the game as a file.");
}

Memo payloads(8);  // of JSON: of a match its whole game, what is shared of it, its position, and a few steps of undo
Memo jsons(48);    // of payloads: as many games as a page saves, and some more
LinkWork work;

bool (*here_yet)(std::string_view what) = nullptr;

bool is_here(std::string_view what) { return here_yet == nullptr || here_yet(what); }
bool is_here(const GameEntry* game) { return game == nullptr || is_here(game->info->id); }

const GameEntry* entry_of(const Json& record) {
    const auto game = record.find("game");
    for (const GameEntry* entry : registry::games()) {
        if (game != record.end() && *game == entry->info->id) return entry;
    }
    return nullptr;
}

const GameEntry* entry_of(char letter) {
    for (const GameEntry* entry : registry::games()) {
        if (entry->letter == letter) return entry;
    }
    return nullptr;
}

std::optional<std::string> percent_decoded(std::string_view text) {
    const auto digit = [](char c) {
        constexpr std::string_view digits = "0123456789abcdef";
        return digits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
    };
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        if (i + 2 >= text.size()) return std::nullopt;
        const std::size_t high = digit(text[i + 1]);
        const std::size_t low = digit(text[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        decoded += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return decoded;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

Result<Json> read_percent_json(std::string_view fragment) {
    const auto decoded = percent_decoded(fragment);
    if (!decoded) return cut_off();
    return parse_json(*decoded);
}

Result<Json> read_parcel_of(std::string_view payload) {
    if (payload.empty()) return cut_off();
    const GameEntry* game = entry_of(payload.front());
    if (game == nullptr && payload.front() != no_game) return newer();
    const std::string_view text = payload.substr(1);
    const std::size_t size = parcel_size(text);
    if (size == 0 || size > text.size()) return cut_off();
    if (size < text.size()) return changed();
    if (!is_here(game)) return later();
    if (const std::string* json = jsons.made_of(payload)) return parse_json(*json);
    ++work.unpacked;
    Parcel parcel = read_parcel(fresh_model(game), text, largest_record);
    switch (parcel.fault) {
        case ParcelFault::none: return parse_json(jsons.add(payload, std::move(parcel.text)));
        case ParcelFault::cut_off: return cut_off();
        case ParcelFault::too_large: return too_large();
        default: return changed();
    }
}

// "" if it would be too long.
std::string payload_of(const GameEntry* game, std::string_view json) {
    ++work.packed;
    const Parcel parcel = write_parcel(fresh_model(game), json);
    const std::string payload = (game != nullptr ? game->letter : no_game) + parcel.text;
    const bool fits = parcel.fault == ParcelFault::none && head.size() + payload.size() <= longest_link;
    return fits ? payload : std::string();
}

Result<Json> read_payload(std::string_view fragment) {
    const auto is_between = [&](std::size_t at, char least, char most) {
        return at < fragment.size() && least <= fragment[at] && fragment[at] <= most;
    };
    if (!is_between(0, '1', '9') || !is_between(1, 'a', 'z') || !is_between(2, '.', '.')) return no_link();
    const char generation = fragment[0], codec = fragment[1];
    if (generation != '1' || (codec != 'x' && codec != 'd' && codec != 'j')) return newer();
    if (codec == 'x') return read_parcel_of(fragment.substr(3));
    const auto bytes = read_base64url(fragment.substr(3));
    if (!bytes) return cut_off();
    if (codec == 'j') return parse_json(*bytes);
    if (!is_here(deflated_links)) return later();
    const Inflated record = inflate_text(*bytes);
    if (record.text.size() > largest_record) return too_large();
    return record.is_whole ? parse_json(record.text) : cut_off();
}

}  // namespace

Result<std::string> text_for_link(const Json& record) {
    const GameEntry* game = entry_of(record);
    std::string text = write_json(game != nullptr && game->brief != nullptr ? game->brief(record) : record);
    if (text.size() > largest_record) return too_long();
    return text;
}

Result<std::string> write_link(const Json& record) {
    const GameEntry* game = entry_of(record);
    if (!is_here(game)) return later();
    const Result<std::string> text = text_for_link(record);
    if (!text) return text.error();
    const std::string* payload = payloads.made_of(*text);
    if (payload == nullptr) payload = &payloads.add(*text, payload_of(game, *text));
    if (payload->empty()) return too_long();
    return std::string(head) + *payload;
}

LinkWork link_work() { return work; }

void let_come_later(bool (*is_here)(std::string_view what)) { here_yet = is_here; }

std::string_view game_of_link(std::string_view link) {
    const std::size_t at = link.find(head);
    if (at == std::string_view::npos || link.size() <= at + head.size()) return {};
    const GameEntry* game = entry_of(link[at + head.size()]);
    return game != nullptr ? game->info->id : std::string_view();
}

std::size_t link_size(std::string_view text) {
    if (!text.starts_with(head) || text.size() == head.size()) return 0;
    const std::size_t size = parcel_size(text.substr(head.size() + 1));
    return size > 0 ? head.size() + 1 + size : 0;
}

Result<Json> read_link(std::string_view link) {
    const std::string_view text = trimmed(without_mark(link));
    if (text.empty()) return format_error("This link is empty.");
    if (text.front() == '{') return parse_json(text);
    const std::size_t hash = text.find('#');
    if (hash == std::string_view::npos) return no_link();
    const std::string_view fragment = text.substr(hash + 1);
    if (fragment.size() + 1 > longest_link)
        return format_error("This link is longer than " + std::to_string(longest_link) + " characters.");
    if (fragment.empty()) return format_error("This link is empty: nothing follows the #.");
    if (fragment.front() == '{' || fragment.substr(0, 3) == "%7B" || fragment.substr(0, 3) == "%7b")
        return read_percent_json(fragment);
    return read_payload(fragment);
}

}  // namespace sightlines
