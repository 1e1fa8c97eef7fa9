#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/asked.h"
#include "api/bots.h"
#include "api/campaign.h"
#include "api/games.h"
#include "api/link/reader.h"
#include "api/serve.h"
#include "cli/licences.h"
#include "cli/line_reader.h"
#include "cli/streams.h"
#ifndef __EMSCRIPTEN__
#include "cli/match_command.h"
#include "cli/puzzle_command.h"
#endif
#include "engine/wording.h"

namespace {

using namespace sightlines;

constexpr std::string_view help = R"(sightlines - five games of fire and line of sight: the rules core as a program

usage:
  sightlines serve             answer requests, one JSON line in, one JSON line out
  sightlines show [GAME SCENARIO] [--at N] [--words]
                               read a record (JSON, or any text with a link), or take a scenario by its name ("guided"
                               is the first game of each), and print its board, its moves and whose turn it is;
                               --at N: after N actions instead of all; --words: in words, for whoever does not see the
                               board, without what is hidden from the player to act, and with what is asked, the
                               answers, and which of them is suggested
  sightlines puzzles GAME --count N --seed S
                               make puzzles: positions with one best decision, each proven by a deeper search
  sightlines match GAME --engine COMMAND [--level N] [--pairs N] [--share N] [--options JSON] [--seed S]
                               play a program of yours against a level of the computer, in pairs of games with the same
                               opening, until a sequential test proves or refutes that it gets --share percent of the
                               points (usually 55 of level 2); COMMAND is asked {"op":"think","record":R,"seed":S}, a
                               line for each decision, and answers {"action":A}
  sightlines --help            this page
  sightlines --version
  sightlines --licences        the licences of this program and of what it contains

requests of "serve" (R is a record: {"game":G,"version":1,"options":{},"start":{},"moves":[]}):
  {"op":"games"}                               the games that can be played
  {"op":"new","game":G,"options":{}}           a fresh record
  {"op":"new","after":R}                       the next battle of a campaign
  {"op":"status","record":R}                   the position, and who is to act
  {"op":"legal","record":R}                    every action that may be played now
  {"op":"apply","record":R,"actions":[...]}    the record with these actions played; or which was refused, and by which rule
  {"op":"perft","record":R,"depth":N}          how many sequences of N actions there are
  {"op":"link","record":R}                     the game as a link fragment
  {"op":"unlink","link":"#1d...."}             and back
  {"op":"ask","record":R}                      what is asked, the answers in words, and which is suggested
  {"op":"think","record":R,"level":1,"seed":0} what the computer would do, at level 1 to 4
                                               ("lines":3 adds as many of the best lines, judged as "review" judges)
  {"op":"review","record":R,"move":N,"level":2} what the action after N others cost, or what its dice brought
  {"op":"match","record":R,"players":[1,2],"seed":0,"opening":0,"most":20000}
                                               a game between levels 1 to 4, "random", "monte-carlo", "plain"; the
                                               first `opening` decisions are random, `most` actions end it

try:
  echo '{"op":"legal","record":{"game":"crosshairs","version":1}}' | sightlines serve
  echo '{"game":"crosshairs","version":1}' | sightlines show

A line that cannot be read gets {"error":{"code":...,"rule":...,"message":...}}; the program goes on. Its exit code is 1
if standard input cannot be read or standard output cannot be written, and 2 for what is not understood.
)";

int fail(std::string_view what) {
    std::cerr << "sightlines: " << what << "\nTry: sightlines --help\n";
    return 2;
}

int serve_lines() {
    LineReader lines(read_input, longest_line);
    std::string line;
    while (lines.next(line)) {
        expect_reader();
        write_output(serve(line) + "\n");
    }
    return 0;
}

std::string side_to_act(const Status& status) {
    if (status.to_act == Side::chance) return "dice are due";
    if (status.to_act != Side::nobody) return "player " + std::to_string(static_cast<int>(status.to_act)) + " to act";
    std::string text = "over (" + std::string(status.outcome->reason) + "), ";
    if (status.outcome->winners.empty()) return text + "a draw";
    text += "won by player";
    for (const auto winner : status.outcome->winners) text += " " + std::to_string(winner);
    return text;
}

// What is asked, and the answers under the names of what they are given with; the suggested one last.
std::string question_in_words(const Match& match) {
    const Result<Asked> asked = ask(match);
    if (!asked) return "";
    std::string text = "\n" + asked->question.asks + "\n", suggested;
    std::string_view group;
    for (const AskedAnswer& answer : asked->answers) {
        if (answer.group != group) text += answer.group + "\n";
        group = answer.group;
        const std::string words = answer.words() + "  [" + answer.text + "]\n";
        text += "  " + words;
        if (answer.role == Role::suggested)
            suggested = "Suggested: " + answer.group + ": " + words + "  " + answer.why + "\n";
    }
    for (const std::string_view kind : asked->parametric)
        text += "Also " + std::string(kind) + ": " + std::string(match.text_examples(kind)) + "\n";
    return text + suggested;
}

// The moves so far; with `secrets` as they are in the record.
std::string moves_of(const Match& match, bool secrets) {
    std::string text;
    for (std::size_t ply = 0; ply < match.cursor(); ++ply)
        text += (secrets ? match.text(ply) : match.public_text(ply)) +
                ((ply + 1) % 12 == 0 || ply + 1 == match.cursor() ? "\n" : " ");
    return text.empty() ? text : "\n" + text;
}

struct Showing {
    std::string_view game, scenario;  // none: what is on standard input
    std::string_view at;
    bool words = false;
};

Result<std::unique_ptr<Match>> opened_from_input() {
    const std::optional<std::string> text = read_whole_input(longest_text_with_links);
    if (!text)
        return format_error("What is to be shown has more than " + std::to_string(longest_text_with_links) + " bytes.");
    if (text->starts_with("\xFF\xFE") || text->starts_with("\xFE\xFF"))
        return format_error("This is a text in UTF-16: save it as UTF-8, and show that.");
    return open_text(*text);
}

Result<std::unique_ptr<Match>> opened_scenario(std::string_view game, std::string_view name) {
    if (const Result<> known = check_scenario(game, name); !known) return known.error();
    return open_scenario(game, name);
}

std::string campaign_of(const Match& match) {
    const std::string words = campaign_words(match, Names{{wording::side_name(0), wording::side_name(1)}});
    return words.empty() ? words : words + "\n";
}

int show(const Showing& how) {
    const auto opened = how.game.empty() ? opened_from_input() : opened_scenario(how.game, how.scenario);
    if (!opened) return fail(opened.error().rule + ": " + opened.error().message);
    Match& match = **opened;
    if (!how.at.empty()) {
        if (how.at.size() > 5 || how.at.find_first_not_of("0123456789") != std::string_view::npos)
            return fail("--at takes a number of actions");
        const std::size_t ply = std::stoul(std::string(how.at));
        if (ply > match.size())
            return fail("the record has only " + wording::counted(static_cast<int>(match.size()), "action"));
        match.go_to(ply);
    }
    write_output(std::string(match.game().name) + ", " + wording::counted(static_cast<int>(match.cursor()), "action") +
                 ", phase " + std::string(match.status().phase) + ", " + side_to_act(match.status()) + "\n" +
                 campaign_of(match) + "\n" +
                 (how.words ? lines_of(match.accessible_board()) + question_in_words(match) : match.ascii_board()) +
                 moves_of(match, !how.words));
    return 0;
}

std::optional<Showing> showing(std::span<const std::string_view> words) {
    Showing how;
    std::size_t i = 0;
    if (words.size() >= 2 && !words[0].starts_with('-') && !words[1].starts_with('-')) {
        how.game = words[i++];
        how.scenario = words[i++];
    }
    for (; i < words.size(); ++i) {
        if (words[i] == "--words" && !how.words) {
            how.words = true;
        } else if (words[i] == "--at" && how.at.empty() && i + 1 < words.size() && !words[i + 1].empty()) {
            how.at = words[++i];
        } else {
            return std::nullopt;
        }
    }
    return how;
}

}  // namespace

int main(int count, char** arguments) {
    ignore_broken_pipes();
    const std::vector<std::string_view> words(arguments + 1, arguments + count);
    if (words.empty()) return fail("say what to do");
    if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        write_output(help);
        return 0;
    }
    if (words[0] == "--version") {
        write_output("sightlines " SIGHTLINES_VERSION "\n");
        return 0;
    }
    if (words[0] == "--licences") {
        write_output(licences());
        return 0;
    }
    if (words[0] == "serve" && words.size() == 1) return serve_lines();
    if (words[0] == "show") {
        if (const auto how = showing(std::span(words).subspan(1))) return show(*how);
    }
#ifndef __EMSCRIPTEN__
    if (words[0] == "puzzles") {
        const std::string_view wrong = print_puzzles(std::span(words).subspan(1));
        return wrong.empty() ? 0 : fail(wrong);
    }
    if (words[0] == "match") {
        int exit_code = 0;
        const std::string wrong = play_engine_match(std::span(words).subspan(1), exit_code);
        return wrong.empty() ? exit_code : fail(wrong);
    }
#endif
    return fail("\"" + excerpt(words.size() > 1 ? words.back() : words[0]) + "\" is not understood");
}
