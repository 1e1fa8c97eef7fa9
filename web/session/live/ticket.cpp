#include "session/live/ticket.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "api/annotations.h"
#include "api/link/base62.h"
#include "api/link/forms.h"
#include "base/crc32.h"
#include "base/sha256.h"

namespace sightlines::live {
namespace {

Error cut_off() { return {"link-cut", "FORMAT", "This invitation is cut off or damaged: ask for it again."}; }
Error changed() {
    return {"link-changed", "FORMAT", "Something in this invitation was changed on its way: ask for it again."};
}

constexpr std::size_t most_bytes = 3000, longest_word = 255;
constexpr std::string_view hexadecimals = "0123456789abcdef";

bool is_ice(std::string_view word) {  // letters, digits, + and /
    return !word.empty() && word.size() <= longest_word &&
           std::ranges::all_of(word, [](char c) { return base62_value(c) >= 0 || c == '+' || c == '/'; });
}

std::string bytes_of(std::string_view hexadecimal) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hexadecimal.size(); i += 2)
        bytes += static_cast<char>(hexadecimals.find(hexadecimal[i]) * 16 + hexadecimals.find(hexadecimal[i + 1]));
    return bytes;
}

std::string hexadecimal_of(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        text += hexadecimals[static_cast<unsigned char>(byte) >> 4U];
        text += hexadecimals[static_cast<unsigned char>(byte) & 15U];
    }
    return text;
}

std::vector<std::string_view> divided(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(at), text.size());
        if (end > 0) parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

int number(std::string_view digits, int most) {
    int value = -1;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return fault == std::errc() && end == digits.data() + digits.size() && value <= most ? value : -1;
}

// A name that only a local network knows: 32 hexadecimal digits with hyphens, and ".local".
constexpr std::string_view local = ".local";
constexpr std::array<std::size_t, 4> hyphens{8, 13, 18, 23};

std::string local_bytes(std::string_view name) {
    if (!name.ends_with(local)) return {};
    std::string digits(name.substr(0, name.size() - local.size()));
    std::erase(digits, '-');
    const bool right = digits.size() == 32 && digits.find_first_not_of(hexadecimals) == std::string::npos;
    return right ? bytes_of(digits) : std::string();
}

std::string local_name(std::string_view bytes) {
    std::string name;
    for (const char digit : hexadecimal_of(bytes)) {
        if (std::ranges::find(hyphens, name.size()) != hyphens.end()) name += '-';
        name += digit;
    }
    return name + std::string(local);
}

std::string number_bytes(std::string_view address) {
    const std::vector<std::string_view> parts = divided(address, '.');
    std::string bytes;
    for (const std::string_view part : parts) {
        const int value = number(part, 255);
        if (value < 0) return {};
        bytes += static_cast<char>(value);
    }
    return bytes.size() == 4 ? bytes : std::string();
}

bool is_address(std::string_view address) {
    return !address.empty() && address.size() <= 64 && std::ranges::all_of(address, [](char c) {
        return base62_value(c) >= 0 || c == '.' || c == ':' || c == '-';
    });
}

class Writer {
  public:
    void byte(std::size_t value) { bytes += static_cast<char>(value & 255U); }
    void word(std::string_view word) {
        byte(word.size());
        bytes += word;
    }
    void number(std::uint64_t value, int count) {
        for (int i = count - 1; i >= 0; --i) byte(static_cast<std::size_t>(value >> 8 * i));
    }
    std::string bytes;
};

class Bytes {
  public:
    explicit Bytes(std::string_view bytes) : rest_(bytes) {}
    std::string take(std::size_t count) {
        if (count > rest_.size()) whole_ = false, count = rest_.size();
        const std::string taken(rest_.substr(0, count));
        rest_.remove_prefix(count);
        return taken;
    }
    std::uint64_t number(int count) {
        std::uint64_t value = 0;
        for (const char byte : take(static_cast<std::size_t>(count)))
            value = value << 8U | static_cast<unsigned char>(byte);
        return value;
    }
    std::string word() { return take(static_cast<std::size_t>(number(1))); }
    bool is_done() const { return whole_ && rest_.empty(); }

  private:
    std::string_view rest_;
    bool whole_ = true;
};

enum class Address { numbers, local, other };

void write_candidate(Writer& out, std::string_view candidate) {
    const std::vector<std::string_view> parts = divided(candidate, '/');
    const std::string numbers = number_bytes(parts[1]), name = local_bytes(parts[1]);
    const Address how = !numbers.empty() ? Address::numbers : !name.empty() ? Address::local : Address::other;
    out.byte(static_cast<std::size_t>(how) * 4 + std::string_view("hsr").find(parts[0].front()));
    if (how == Address::other) out.word(parts[1]);
    out.bytes += how == Address::numbers ? numbers : how == Address::local ? name : std::string();
    out.number(static_cast<std::uint64_t>(number(parts[2], 65535)), 2);
}

std::string read_candidate(Bytes& in) {
    const std::uint64_t kind = in.number(1);
    const auto how = static_cast<Address>(kind / 4);
    std::string address;
    if (how == Address::numbers) {
        for (const char byte : in.take(4))
            address += (address.empty() ? "" : ".") + std::to_string(static_cast<unsigned char>(byte));
    } else {
        address = how == Address::local ? local_name(in.take(16)) : in.word();
    }
    return std::string(1, std::string_view("hsrr")[kind % 4]) + "/" + address + "/" + std::to_string(in.number(2));
}

// What a text has behind "#1l.", without what programs put into long words.
std::string payload_in(std::string_view text) {
    for (const std::string_view head : {"#1l.", "%231l.",
                                        "\xEF\xBC\x83"
                                        "1l."}) {
        const std::size_t at = text.find(head);
        if (at == std::string_view::npos) continue;
        std::string payload;
        for (const char c : text.substr(at + head.size())) {
            if (base62_value(c) >= 0) payload += c;
            const bool skipped = std::string_view(" \t\r\n>=\\").find(c) != std::string_view::npos || (c & 0x80) != 0;
            if (base62_value(c) < 0 && !skipped) break;
        }
        return payload;
    }
    return {};
}

}  // namespace

Result<Reach> read_reach(std::string_view words) {
    const std::vector<std::string_view> parts = divided(words, ' ');
    Reach reach;
    if (parts.size() < 4 || !is_ice(parts[0]) || !is_ice(parts[1]) || !is_hexadecimal_digest(parts[2]))
        return changed();
    reach.user = parts[0], reach.password = parts[1], reach.fingerprint = parts[2];
    for (std::size_t i = 3; i < parts.size() && reach.candidates.size() < most_candidates; ++i) {
        const std::vector<std::string_view> each = divided(parts[i], '/');
        if (each.size() != 3 || each[0].size() != 1 ||
            std::string_view("hsr").find(each[0].front()) == std::string_view::npos || !is_address(each[1]) ||
            number(each[2], 65535) < 0)
            return changed();
        reach.candidates.emplace_back(parts[i]);
    }
    return reach;
}

std::string write_reach(const Reach& reach) {
    std::string words = reach.user + " " + reach.password + " " + reach.fingerprint;
    for (const std::string& candidate : reach.candidates) words += " " + candidate;
    return words;
}

std::string write_ticket(const Ticket& ticket) {
    Writer out;
    out.byte(ticket.offers ? 1 : 2);
    out.byte(static_cast<std::size_t>((ticket.host + 1) * 16 + ticket.seat + 1));
    out.word(ticket.match);
    out.word(ticket.name);
    out.number(static_cast<std::uint64_t>(ticket.minutes), 4);
    out.word(ticket.reach.user);
    out.word(ticket.reach.password);
    out.bytes += bytes_of(ticket.reach.fingerprint);
    out.byte(ticket.reach.candidates.size());
    for (const std::string& candidate : ticket.reach.candidates) write_candidate(out, candidate);
    out.number(crc32(out.bytes), 4);
    const auto size = static_cast<unsigned>(out.bytes.size());
    std::string text(ticket_head);
    text += base62_digit(size / 62);
    text += base62_digit(size % 62);
    text += write_base62(out.bytes);
    if (ticket.link.starts_with("#1x.")) text += ticket.link.substr(4);
    return text;
}

Result<Ticket> read_ticket(std::string_view text) {
    const std::string payload = payload_in(text);
    if (payload.size() < 2) return cut_off();
    const auto size = static_cast<std::size_t>(base62_value(payload[0]) * 62 + base62_value(payload[1]));
    const std::size_t length = base62_length(size);
    if (size > most_bytes || payload.size() < 2 + length) return cut_off();
    const std::optional<std::string> bytes = read_base62(std::string_view(payload).substr(2, length));
    if (!bytes || bytes->size() < 4) return changed();
    const std::string_view body = std::string_view(*bytes).substr(0, bytes->size() - 4);
    if (Bytes(std::string_view(*bytes).substr(body.size())).number(4) != crc32(body)) return changed();
    Bytes in(body);
    const std::uint64_t kind = in.number(1), seats = in.number(1);
    if (kind != 1 && kind != 2)
        return Error{"link-newer", "FORMAT",
                     "This invitation is of a newer version: reload the page, then open it again."};
    Ticket ticket;
    ticket.offers = kind == 1;
    ticket.host = static_cast<int>(seats / 16) - 1, ticket.seat = static_cast<int>(seats % 16) - 1;
    ticket.match = in.word(), ticket.name = in.word();
    ticket.minutes = static_cast<double>(in.number(4));
    std::string words = in.word();
    words += " " + in.word();
    words += " " + hexadecimal_of(in.take(32));
    for (std::uint64_t left = in.number(1); left > 0 && !in.is_done(); --left) words += " " + read_candidate(in);
    Result<Reach> reach = read_reach(words);
    const bool named = ticket.name.empty() || is_text(ticket.name, longest_name);
    if (!in.is_done() || !reach || !named || ticket.match.size() != match_length || ticket.host < 0 ||
        ticket.host >= most_seats || ticket.seat >= most_seats)
        return changed();
    ticket.reach = std::move(*reach);
    if (!ticket.offers) return ticket;
    ticket.link = "#1x." + payload.substr(2 + length);
    const std::size_t whole = link_size(ticket.link);
    if (whole == 0 || whole > ticket.link.size()) return cut_off();
    ticket.link.resize(whole);
    return ticket;
}

}  // namespace sightlines::live
