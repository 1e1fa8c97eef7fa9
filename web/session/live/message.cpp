#include "session/live/message.h"

#include <array>
#include <nlohmann/json.hpp>

#include "api/annotations.h"
#include "api/link/forms.h"
#include "base/sha256.h"
#include "json/reader.h"

namespace sightlines::live {
namespace {

constexpr std::array<std::string_view, 4> undo_words{"ask", "allow", "refuse", "done"};
constexpr std::array<std::string_view, 4> presence_words{"here", "away", "choosing", "gone"};
constexpr std::array<std::string_view, 14> reason_words{"left",    "newer",   "form",  "large", "flood",
                                                        "seat",    "taken",   "match", "turn",  "again",
                                                        "illegal", "differs", "dice",  "late"};
constexpr int highest_ply = 1'000'000, highest_round = 1'000;
constexpr std::size_t longest_place = 24;

// Longer texts than a record may have, a link among them.
constexpr JsonLimits limits{.bytes = largest_message,
                            .depth = 16,
                            .string_bytes = longest_link,
                            .note_bytes = longest_link,
                            .array_items = 2'000,
                            .object_keys = 256};

std::string text_of(const Reader& in, const char* key, std::size_t most) {
    const Reader place = in.member(key);
    const std::string_view text = place.text();
    if (text.size() > most) place.fail("too long");
    return std::string(text);
}

std::string digest_of(const Reader& in, const char* key) {
    const Reader place = in.member(key);
    const std::string_view text = place.text();
    if (!is_hexadecimal_digest(text)) place.fail("no hash");
    return std::string(text);
}

// "": none. At most as long as a record takes it.
std::string name_of(const Reader& place) {
    const std::string_view name = place.text();
    if (!name.empty() && !is_text(name, longest_name)) place.fail("no name");
    return std::string(name);
}

int ply_of(const Reader& in, const char* key = "ply") { return in.member(key).integer(0, highest_ply); }
int seat_of(const Reader& in, int least) { return in.member("seat").integer(least, most_seats - 1); }

Message read_hello(const Reader& in) {
    in.only({"do", "v", "match", "seat", "name", "ply", "hash"});
    return Hello{in.member("v").integer(1, 1000),
                 text_of(in, "match", match_length),
                 seat_of(in, no_seat),
                 name_of(in.member("name")),
                 ply_of(in),
                 digest_of(in, "hash")};
}

Message read_company(const Reader& in) {
    in.only({"do", "names", "here"});
    Company company;
    const Reader names = in.member("names");
    for (std::size_t i = 0; i < names.size(most_seats); ++i) company.names.push_back(name_of(names.item(i)));
    company.here = text_of(in, "here", most_seats);
    if (company.here.find_first_not_of("01c") != std::string::npos || company.here.size() != company.names.size())
        in.fail("no company");
    return company;
}

Message read_play(const Reader& in) {
    in.only({"do", "ply", "action", "hash"});
    Play play{ply_of(in), Json(), digest_of(in, "hash")};
    const Reader action = in.member("action");
    if (!action.is_object()) action.fail("no action");
    play.action = action.json();
    return play;
}

Message read_seen(const Reader& in) {
    in.only({"do", "ply", "hash", "link"});
    return Seen{ply_of(in), digest_of(in, "hash"), in.has("link") ? text_of(in, "link", longest_link) : std::string()};
}

Message read_whole(const Reader& in) {
    in.only({"do", "link"});
    return Whole{text_of(in, "link", longest_link)};
}

Message read_seal(const Reader& in) {
    in.only({"do", "ply", "round", "seat", "hash", "with"});
    Seal sealed{ply_of(in), in.member("round").integer(0, highest_round), seat_of(in, 0), digest_of(in, "hash"),
                text_of(in, "with", most_seats)};
    for (std::size_t i = 0; i < sealed.with.size(); ++i)
        if (sealed.with[i] < (i == 0 ? '0' : sealed.with[i - 1] + 1) || sealed.with[i] >= '0' + most_seats)
            in.fail("no seats");
    return sealed;
}

Message read_secret(const Reader& in) {
    in.only({"do", "ply", "round", "seat", "secret"});
    return Secret{ply_of(in), in.member("round").integer(0, highest_round), seat_of(in, 0), digest_of(in, "secret")};
}

Message read_got(const Reader& in) {
    in.only({"do", "ply"});
    return Got{ply_of(in)};
}

Message read_undo(const Reader& in) {
    in.only({"do", "what", "seat", "ply", "to"});
    return Undo{static_cast<Undo::What>(in.member("what").word(undo_words)), seat_of(in, 0), ply_of(in),
                ply_of(in, "to")};
}

Message read_mark(const Reader& in) {
    in.only({"do", "seat", "place"});
    const int seat = seat_of(in, no_seat);
    const Reader place = in.member("place");
    if (!is_text(place.text(), longest_place)) place.fail("no place");
    return Mark{seat, std::string(place.text())};
}

Message read_present(const Reader& in) {
    in.only({"do", "seat", "what"});
    return Present{seat_of(in, no_seat), static_cast<Presence>(in.member("what").word(presence_words))};
}

Message read_bye(const Reader& in) {
    in.only({"do", "why"});
    return Bye{static_cast<Reason>(in.member("why").word(reason_words))};
}

struct Kind {
    std::string_view word;
    Message (*read)(const Reader& in);
};
constexpr std::array<Kind, std::variant_size_v<Message>> kinds{{{"hello", read_hello},
                                                                {"company", read_company},
                                                                {"play", read_play},
                                                                {"seen", read_seen},
                                                                {"whole", read_whole},
                                                                {"seal", read_seal},
                                                                {"secret", read_secret},
                                                                {"got", read_got},
                                                                {"undo", read_undo},
                                                                {"mark", read_mark},
                                                                {"present", read_present},
                                                                {"bye", read_bye}}};

void write(Json& out, const Hello& m) {
    out["v"] = m.version, out["match"] = m.match, out["seat"] = m.seat, out["name"] = m.name;
    out["ply"] = m.ply, out["hash"] = m.hash;
}
void write(Json& out, const Company& m) { out["names"] = m.names, out["here"] = m.here; }
void write(Json& out, const Play& m) { out["ply"] = m.ply, out["action"] = *m.action, out["hash"] = m.hash; }
void write(Json& out, const Seen& m) {
    out["ply"] = m.ply, out["hash"] = m.hash;
    if (!m.link.empty()) out["link"] = m.link;
}
void write(Json& out, const Whole& m) { out["link"] = m.link; }
void write(Json& out, const Seal& m) {
    out["ply"] = m.ply, out["round"] = m.round, out["seat"] = m.seat, out["hash"] = m.hash, out["with"] = m.with;
}
void write(Json& out, const Secret& m) {
    out["ply"] = m.ply, out["round"] = m.round, out["seat"] = m.seat, out["secret"] = m.secret;
}
void write(Json& out, const Got& m) { out["ply"] = m.ply; }
void write(Json& out, const Undo& m) {
    out["what"] = undo_words[static_cast<std::size_t>(m.what)];
    out["seat"] = m.seat, out["ply"] = m.ply, out["to"] = m.to;
}
void write(Json& out, const Mark& m) { out["seat"] = m.seat, out["place"] = m.place; }
void write(Json& out, const Present& m) {
    out["seat"] = m.seat, out["what"] = presence_words[static_cast<std::size_t>(m.what)];
}
void write(Json& out, const Bye& m) { out["why"] = reason_words[static_cast<std::size_t>(m.why)]; }

}  // namespace

std::variant<Message, Reason> read_message(std::string_view text) {
    if (text.size() > largest_message) return Reason::large;
    const Result<Json> json = parse_json(text, limits);
    if (!json || !json->is_object()) return Reason::form;
    const Json word = json->value("do", Json());
    for (const Kind& kind : kinds) {
        if (word != kind.word) continue;
        // A newer page may greet in another form.
        const Json version = json->value("v", Json(0));
        if (kind.read == read_hello && version.is_number_integer() && version.get<std::int64_t>() > protocol) return Reason::newer;
        Fault fault;
        Message message = kind.read(Reader(*json, "message", fault));
        if (fault) return Reason::form;
        return message;
    }
    return Reason::form;
}

std::string write_message(const Message& message) {
    Json out{{"do", kinds[message.index()].word}};
    std::visit([&](const auto& each) { write(out, each); }, message);
    return write_json(out);
}

}  // namespace sightlines::live
