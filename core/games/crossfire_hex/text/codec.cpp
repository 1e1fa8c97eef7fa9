#include "games/crossfire_hex/text/codec.h"

#include <nlohmann/json.hpp>

#include "games/crossfire_hex/text/accessible_board.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/crossfire_hex/text/placement.h"
#include "games/crossfire_hex/text/schema.h"

namespace sightlines {

using namespace crossfire_hex;

namespace {

using std::string_view;

constexpr std::array<string_view, 2> phase_words{"play", "over"};

Board read_board(const Reader& in) {
    std::string fault;
    const auto board = board_from(in.text(), fault);
    if (board) return *board;
    in.fail(fault);
    return {};
}

PerPlayer read_reserve(const Reader& in) {
    PerPlayer reserve{};
    if (in.size() != reserve.size()) in.fail("expected two numbers, White's and Black's");
    for (std::size_t player = 0; player < in.size() && player < reserve.size(); ++player)
        reserve[player] = static_cast<std::int8_t>(in.item(player).integer(0, side_men));
    return reserve;
}

// The text up to the next blank, which is taken from the text with it.
string_view next_word(string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::string reserve_text(PerPlayer reserve) { return std::to_string(reserve[0]) + "," + std::to_string(reserve[1]); }

std::optional<PerPlayer> reserve_from(string_view text) {
    for (PerPlayer reserve{}; reserve[0] <= side_men; ++reserve[0]) {
        for (reserve[1] = 0; reserve[1] <= side_men; ++reserve[1]) {
            if (reserve_text(reserve) == text) return reserve;
        }
    }
    return std::nullopt;
}

// CX-KO-05: "d8-f8 <board>", with "full" also " 0,2".
std::string occurrence_text(const Occurrence& seen, Ko ko) {
    const std::string text = move_text(seen.action) + " " + board_text(seen.board);
    return ko == Ko::full ? text + " " + reserve_text(seen.reserve) : text;
}

Occurrence read_occurrence(const Reader& in, Ko ko) {
    string_view text = in.text();
    const auto action = plain_move_from(next_word(text));
    std::string fault = "expected a move, a board";
    fault += ko == Ko::full ? " and the reserves" : " and nothing else, as \"ko\" is \"board\"";
    const bool has_reserve = text.find(' ') != string_view::npos;
    if (!action || has_reserve != (ko == Ko::full)) {
        in.fail(fault);
        return {};
    }
    const auto board = board_from(next_word(text), fault);
    const auto reserve = has_reserve ? reserve_from(text) : PerPlayer{};
    if (board && reserve) return {*action, *board, *reserve};
    in.fail(fault);
    return {};
}

KoHistory read_seen(const Reader& in, Ko ko) {
    KoHistory seen;
    for (std::size_t i = 0; i < in.size(); ++i) {
        const Occurrence entry = read_occurrence(in.item(i), ko);
        const auto same = [&entry](const Occurrence& other) { return other == entry; };
        if (seen.find(ko_key(entry), same)) in.item(i).fail("this entry stands there twice");
        seen.append(entry);
    }
    return seen;
}

}  // namespace

Result<Options> Codec<Rules>::options(const Reader& in) { return schema::read(in, option_schema()); }

Json Codec<Rules>::write(const Options& options) { return schema::write(options, option_schema()); }

Result<Position> Codec<Rules>::position(const Rules& rules, const Reader& in) {
    const Options& options = rules.options();
    if (options.quiet_limit > 0) {
        in.only({"phase", "player", "board", "reserve", "seen", "quiet"});
    } else {
        in.only({"phase", "player", "board", "reserve", "seen"});
    }
    Position at;
    at.phase = static_cast<Phase>(in.member("phase").word(phase_words));
    at.player = static_cast<std::int8_t>(in.member("player").integer(0, 1));
    at.board = read_board(in.member("board"));
    if (in.has("reserve")) at.reserve = read_reserve(in.member("reserve"));
    if (in.has("seen")) at.seen = read_seen(in.member("seen"), options.ko);
    at.quiet = static_cast<std::int16_t>(in.integer_or("quiet", 0, options.quiet_limit, 0));
    if (in.fault()) return in.fault().error();
    return at;
}

Json Codec<Rules>::write(const Rules& rules, const Position& at) {
    Json json{{"phase", phase_words[static_cast<std::size_t>(at.phase)]},
              {"player", at.player},
              {"board", board_text(at.board)}};
    if (at.reserve != PerPlayer{}) json["reserve"] = at.reserve;
    Json seen = Json::array();
    for (const std::size_t place : listed(at)) seen.push_back(occurrence_text(at.seen[place], rules.options().ko));
    if (!seen.empty()) json["seen"] = std::move(seen);
    if (at.quiet != 0) json["quiet"] = at.quiet;
    return json;
}

Result<Action> Codec<Rules>::action(const Reader& in) { return schema::read_action<Action>(in, action_forms()); }

Json Codec<Rules>::write(const Action& action) { return schema::write_action(action, action_forms()); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

std::string Codec<Rules>::ascii_board(const Rules&, const Position& at) { return crossfire_hex::ascii_board(at); }
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return crossfire_hex::accessible_board(rules, at);
}
}  // namespace sightlines
