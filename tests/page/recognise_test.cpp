// What a text is, by its form alone: whatever way it comes on.
#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "session/recognise.h"

using namespace sightlines;

namespace {

std::string name_of(const Recognised& found) {
    if (const auto* lesson = std::get_if<lessons::LessonLink>(&found))
        return "lesson " + lesson->game + " " + lesson->id;
    if (const auto* puzzle = std::get_if<PuzzleLink>(&found))
        return puzzle->is_well_formed ? "puzzle " + puzzle->game + " " + puzzle->id : "no such puzzle";
    if (const auto* game = std::get_if<GameText>(&found)) return game->may_be_mended ? "game, mended" : "game";
    if (std::holds_alternative<LibraryLink>(found)) return "library";
    if (std::holds_alternative<ManyGames>(found)) return "many games";
    if (std::holds_alternative<OtherText>(found)) return "other";
    return std::holds_alternative<MoveTexts>(found) ? "moves" : "nothing";
}

struct Example {
    const char *text, *in_page, *in_embed;
};

}  // namespace

TEST_CASE("a text is recognised by its form", "[recognise]") {
    const auto [text, in_page, in_embed] = GENERATE(values<Example>({
        {"", "nothing", "nothing"},
        {"#", "nothing", "nothing"},
        {"#library", "library", "moves"},
        {"#lesson=crosshairs/enter", "lesson crosshairs enter", "lesson crosshairs enter"},
        {"https://example.org/#lesson=dogfight", "lesson dogfight ", "lesson dogfight "},
        {"Try this: https://example.org/#puzzle=crosshairs/p12.", "puzzle crosshairs p12", "puzzle crosshairs p12"},
        {"#puzzles", "puzzle  ", "puzzle  "},
        {"Try https://example.org/#exercise=12.1x.c0, please", "other", "other"},
        {"#exercise=x", "other", "other"},
        {R"({ "lessons": 1, "game": "crosshairs", "list": []})", "other", "other"},
        {"#puzzle=", "no such puzzle", "no such puzzle"},
        {"#1xcabc", "game, mended", "game, mended"},
        {"Come: https://example.org/#1l.1K0.", "other", "other"},
        {"https://example.org/%231l.1K0", "other", "other"},
        {"Your move: https://example.org/#1x.c0", "game, mended", "game, mended"},
        {R"({"game":"crosshairs","version":1})", "game", "game"},
        {"{\"game\":\u201Ccrosshairs\u201D}", "game, mended", "game, mended"},
        {R"({"game":"crosshairs","notes":"see #puzzle=dogfight/p1"})", "game", "game"},
        {R"({"game":"crosshairs","notes":"see https://example.org"})", "game, mended", "game, mended"},
        {R"([{"game":"crosshairs"}])", "many games", "game, mended"},
        {R"({"sightlines":"library","version":1,"games":[]})", "many games", "game"},
        {"{\"game\":\"crosshairs\"}\n{\"game\":\"dogfight\"}\n", "many games", "game"},
        {"\xEF\xBB\xBF[{}]", "many games", "game, mended"},
        {"(;GM[crossfire]VV[1]SU[crossfire];P0[0 Start P0])", "other", "other"},
        {"(;GM[crossfire]VV[1]SU[Crossfire];P0[0 Start P0])", "other", "other"},
        {"(;GM[1]SZ[19];B[dd])", "moves", "moves"},
        {R"({"game":"crosshairs","numplayers":2,"stack":[{}]})", "other", "other"},
        {R"({"game":"crosshairs","version":1,"players":["stack",""]})", "game", "game"},
        {"1. cloud:a1 cloud:e5", "other", "other"},
        {"Clouds and planes: e5 f6", "moves", "moves"},
        {"e5 f6", "moves", "moves"},
        {"1. e5 e4", "moves", "moves"},
        {"(4,2)", "moves", "moves"},
        {"\x89PNG\r\n\x1A\n\x01", "game, mended", "game, mended"},
    }));
    CAPTURE(text);
    CHECK(name_of(recognise(text, true)) == in_page);
    CHECK(name_of(recognise(text, false)) == in_embed);
}
