// Crosshairs of AbstractPlay: the state of a game, whose stack has each turn as text, or those texts alone. Rows,
// numbers and the order of play are ours; headings are named as on its board, which is turned by a quarter. A turn is
// "enter:a1/N, g6vf7(e5)>P/NE": actions with the shots that follow each step in brackets.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "api/games.h"
#include "api/peers/peers.h"

namespace sightlines {
namespace {

constexpr JsonLimits state_limits{.bytes = 1'048'576, .depth = 32, .string_bytes = 4'000};
constexpr int rings = 36;  // six planes as high as they can be: heights are not limited there
constexpr const char* rotations[]{"", "<", ">"};

std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return "";
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin));
}

std::string lower(std::string text) {
    for (char& c : text)
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c | 0x20);
    return text;
}

// Split where `at` says so, but never inside of brackets; without blanks around, and without empty parts.
template <typename At>
std::vector<std::string> split(std::string_view text, At at) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth <= 0 && at(c))
            parts.emplace_back();
        else
            parts.back() += c;
    }
    for (std::string& part : parts) part = trimmed(part);
    std::erase(parts, "");
    return parts;
}
std::vector<std::string> split(std::string_view text, char mark) {
    return split(text, [mark](char c) { return c == mark; });
}

// Its word for a heading in ours; "" for none.
std::string heading_of(const std::string& word) {
    constexpr std::array<std::array<std::string_view, 2>, 6> words{
        {{"n", "w"}, {"ne", "nw"}, {"se", "ne"}, {"s", "e"}, {"sw", "se"}, {"nw", "sw"}}};
    for (const auto& [theirs, ours] : words)
        if (theirs == word) return std::string(ours);
    return "";
}

// One step of an action: "f7/ne(e5,e4)" is a place, a heading or "", and what is shot at.
struct Step {
    std::string place, heading;
    std::vector<std::string> shots;
    bool is_read = true;
};

Step step_of(std::string_view text) {
    Step step;
    std::string bare;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '(') {
            bare += text[at];
            continue;
        }
        const std::size_t close = text.find(')', at);
        if (close == std::string_view::npos) step.is_read = false;
        for (std::string& shot : split(text.substr(at + 1, close - at - 1), ',')) step.shots.push_back(std::move(shot));
        at = std::min(close, text.size());
    }
    const std::size_t slash = bare.find('/');
    step.place = bare.substr(0, slash);
    if (slash == std::string::npos) return step;
    step.heading = heading_of(bare.substr(slash + 1));
    if (step.heading.empty()) step.is_read = false;
    return step;
}

class Turns {
  public:
    explicit Turns(std::unique_ptr<Match> match) : match_(std::move(match)) {}

    Result<> turn(const std::string& text) {
        const Side mover = match_->status().to_act;
        for (const std::string& action : split(lower(text), ',')) {
            if (const Result<> done = act(action); !done) return done;
        }
        // There a turn ends with its last action; here it goes on while a shot is possible.
        if (match_->status().to_act == mover && match_->status().phase == "act") return match_->play_text(".");
        return ok;
    }

    Json record() const { return match_->record(); }

  private:
    Result<> act(const std::string& text) {
        const auto unread = format_error("this cannot be read.");
        if (text == "pass") return ok;
        if (text.starts_with("cloud:")) return match_->play_text("~" + text.substr(6));
        if (text.starts_with('(')) return shoot(step_of(text));
        if (text.starts_with("enter:")) {
            const Step step = step_of(std::string_view(text).substr(6));
            if (!step.is_read || step.heading.empty()) return unread;
            if (const auto entered = match_->play_text("+" + step.place + "=" + step.heading); !entered) return entered;
            return shoot(step);
        }
        const std::size_t digits = text.find_first_not_of("0123456789", 1);
        if (digits == std::string::npos || digits < 2) return unread;
        const std::string plane = text.substr(0, digits);
        if (text[digits] == 'x') return match_->play_text(plane + "#");
        const std::string_view rest = std::string_view(text).substr(digits + 1);
        switch (text[digits]) {
            // At the top a climb is level flight there.
            case '+': return fly(plane, step_of(rest), {"^", "-1"});
            case '-': return fly(plane, step_of(rest), {"-1", "-2"});
            case 'v': return dive(plane, rest);
            default: return unread;
        }
    }

    // Of some ways to fly the one that ends as the step says. When none does, the refusal of the last.
    Result<> fly(const std::string& plane, const Step& step, const std::vector<std::string>& ways) {
        if (!step.is_read) return format_error("this cannot be read.");
        Result<> why = format_error("no such flight leads from " + plane + " to " + step.place + ".");
        for (const std::string& way : ways) {
            for (const std::string_view rotation : rotations) {
                if (step.heading.empty() && !rotation.empty()) continue;
                const std::size_t before = match_->cursor();
                const Result<> flown = match_->play_text(plane + way + std::string(rotation));
                if (flown && stands(step.place, step.heading)) return shoot(step);
                if (!flown && rotation.empty()) why = flown;
                match_->go_to(before);
            }
        }
        match_->forget_rest();
        return why;
    }

    Result<> dive(std::string plane, std::string_view text) {
        for (const std::string& each : split(text, '>')) {
            Step step = step_of(each);
            const bool is_power_dive = step.place == "p";
            if (is_power_dive) step.place = plane;
            if (const auto flown = fly(plane, step, {is_power_dive ? "w" : "v"}); !flown) return flown;
            plane = step.place;
        }
        return match_->status().phase == "dive" ? match_->play_text("=") : Result<>(ok);
    }

    Result<> shoot(const Step& step) {
        for (const std::string& target : step.shots) {
            if (const auto shot = match_->play_text("x" + target); !shot) return shot;
        }
        return ok;
    }

    // Whether a plane is there, with a heading if one is asked for.
    bool stands(const std::string& cell, const std::string& heading) const {
        const Json position = match_->position();
        if (!position.contains("planes")) return false;
        return std::any_of(position.at("planes").begin(), position.at("planes").end(), [&](const Json& plane) {
            return plane.at("at") == cell && (heading.empty() || plane.at("dir") == heading);
        });
    }

    std::unique_ptr<Match> match_;
};

struct Source {
    Json record{{"game", game_of(Peer::abstractplay)}, {"version", 1}, {"options", {{"rings", rings}}}};
    std::vector<std::string> turns;
};

// A set of clouds, as the state writes sets: {"dataType": "Set", "value": [...]}.
Json clouds_of(const Json& state) {
    const auto clouds = state.find("clouds");
    if (clouds == state.end() || !clouds->is_object() || !clouds->contains("value")) return Json::array();
    return clouds->at("value").is_array() ? clouds->at("value") : Json::array();
}

Result<Source> source_of_state(std::string_view text) {
    const Result<Json> state = parse_json(text, state_limits);
    if (!state) return state.error();
    if (!state->is_object() || !state->contains("stack") || !state->at("stack").is_array() ||
        state->at("stack").empty())
        return format_error("This state of a game has no stack with its turns.");
    Source source;
    for (const Json& variant : state->value("variants", Json::array())) {
        if (variant == "random-start" || variant == "asymmetric-random-start") continue;
        return format_error("That game is played with a variant that is not known here: " +
                            excerpt(write_json(variant)));
    }
    const Json& stack = state->at("stack");
    if (!stack[0].is_object()) return format_error("This state of a game has no stack with its turns.");
    if (const Json clouds = clouds_of(stack[0]); !clouds.empty())
        source.record["start"] =
            Json{{"phase", "act"}, {"player", 0}, {"round", 1}, {"clouds", clouds}, {"off", {6, 6}}};
    for (const Json& each : stack) {
        const auto turn = each.is_object() ? each.find("lastmove") : each.end();
        if (each.is_object() && turn != each.end() && turn->is_string()) source.turns.push_back(turn->get<std::string>());
    }
    return source;
}

// A list as a log shows it: a turn on each line, or behind a number, or behind a blank where no comma is.
Source source_of_list(std::string_view text) {
    Source source;
    std::string turn;
    const auto finish = [&] {
        if (!turn.empty()) source.turns.push_back(turn);
        turn.clear();
    };
    for (const std::string& line : split(text, '\n')) {
        for (const std::string& word :
             split(line, [](char c) { return c == ' ' || c == '\t' || c == ';' || c == '|'; })) {
            const bool is_number = word.find_first_not_of("0123456789.):") == std::string::npos;
            if (is_number) {
                finish();
                continue;
            }
            if (!turn.empty() && !turn.ends_with(',') && !word.starts_with(',')) finish();
            turn += word;
        }
        if (!turn.ends_with(',')) finish();
    }
    finish();
    return source;
}

}  // namespace

Result<Json> read_abstractplay(std::string_view text) {
    const bool is_state =
        text.find_first_not_of(" \t\r\n") != std::string_view::npos && text[text.find_first_not_of(" \t\r\n")] == '{';
    const Result<Source> source = is_state ? source_of_state(text) : Result<Source>(source_of_list(text));
    if (!source) return source.error();
    auto match = open_match(source->record);
    if (!match) return match.error();
    Turns game(std::move(*match));
    for (std::size_t i = 0; i < source->turns.size(); ++i) {
        if (const Result<> played = game.turn(source->turns[i]); !played)
            return at_move(i + 1, source->turns[i], played.error());
    }
    return game.record();
}

}  // namespace sightlines
