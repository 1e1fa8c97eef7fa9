// What is no position, no option and no action of the game.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;
using namespace sightlines::test::hex;

namespace {

const char* const good_board = "b/..../......./....../...w.../....../......./..../.";

std::string rule_for_board(const Json& text) { return refusal_of("", white("").set("board", text)); }

std::string rule_for(const std::string& options, const std::string& start) {
    const Json reply =
        status_of({{"game", "crossfire-hex"}, {"version", 1}, {"options", json(options)}, {"start", json(start)}});
    if (has(reply, "error")) CHECK(is_clear_refusal(reply));
    return rule_of(reply);
}

std::string start_with(const std::string& more) {
    return R"({"phase":"play","player":0,"board":")" + std::string(good_board) + "\"" + more + "}";
}

std::string rule_for_seen(const std::string& options, const Json& seen) {
    return refusal_of(options, white("g5=w g9=b").set("seen", seen));
}

}  // namespace

TEST_CASE("Options of hex Crossfire: both of them, and nothing else") {
    for (const char* good : {"{}", R"({"ko":"board"})", R"({"ko":"full"})", R"({"quietLimit":0})",
                             R"({"quietLimit":9999})", R"({"ko":"full","quietLimit":40})"})
        CHECK(rule_for(good, start_with("")).empty());
    for (const char* bad :
         {R"({"ko":""})", R"({"ko":"Board"})", R"({"ko":true})", R"({"ko":null})", R"({"ko":0})", R"({"ko":["full"]})",
          R"({"quietLimit":-1})", R"({"quietLimit":10000})", R"({"quietLimit":2.0})", R"({"quietLimit":"4"})",
          R"({"quietLimit":true})", R"({"quietLimit":null})", R"({"komi":1})", R"({"quietlimit":1})", R"([])"}) {
        INFO(bad);
        CHECK(rule_for(bad, start_with("")) == "FORMAT");
    }
}

TEST_CASE("Options of hex Crossfire: a record keeps those that are not the default") {
    const auto kept = [](const char* options) {
        const Json record{{"game", "crossfire-hex"}, {"version", 1}, {"options", json(options)}};
        return applied(record, Json::array()).at("record").value("options", Json::object());
    };
    CHECK(kept(R"({"ko":"board","quietLimit":0})") == json("{}"));
    CHECK(kept(R"({"quietLimit":7,"ko":"full"})") == json(R"({"quietLimit":7,"ko":"full"})"));
}

TEST_CASE("Positions of hex Crossfire: boards that are none") {
    CHECK(rule_for_board(good_board).empty());
    for (const char* bad : {
             "",
             ".",
             "b/..../......./....../...w.../....../......./....",        // eight ranks
             "b/..../......./....../...w.../....../......./..../././.",  // ten
             "b/..../......./....../...w.../....../......./...././",
             "/b/..../......./....../...w.../....../......./..../.",
             "b/..../......./....../...w../....../......./..../.",    // six items on rank 5
             "b/..../......./....../...w..../....../......./..../.",  // eight
             "b/...../......./....../...w.../....../......./..../.",  // five on rank 8
             "b/..../......./....../...W.../....../......./..../.",   // no such colour
             "b/..../......./....../...x.../....../......./..../.",
             "b/..../......./....../... w.../....../......./..../.",
             " b/..../......./....../...w.../....../......./..../.",
             "b/..../......./....../...w.../....../......./..../. ",
             "b/..../......./....../...(w).../....../......./..../.",        // brackets of one,
             "b/..../......./....../...().../....../......./..../.",         // of none,
             "b/..../......./....../...(wwwwwww).../....../......./..../.",  // of seven
             "b/..../......./....../...(ww.../....../......./..../.",        // open
             "b/..../......./....../...ww).../....../......./..../.",
             "b/..../......./....../...((ww)).../....../......./..../.",
             "b/..../......./....../...(w.w).../....../......./..../.",
             "b/..../......./....../...(w/w).../....../......./..../.",
             "b/..../......./....../...w.../....../......./..../(www)",     // three on a corner
             "b/..../......./....../...w.../....../......./(bbbb).../.",    // four on d2
             "b/..../......./....../...w.../....../.(wbwbwb)...../..../.",  // six on c3
         }) {
        INFO(bad);
        CHECK(rule_for_board(bad) == "FORMAT");
    }
    for (const Json& bad : {Json(), Json(1), Json::array(), Json::object(), Json(true)})
        CHECK(rule_for_board(bad) == "FORMAT");
}

TEST_CASE("Positions of hex Crossfire: eighteen men of a colour, on the board and in reserve") {
    const char* const eighteen = "c5=wwwwww e5=wwwwww g5=wwwwww g9=b";
    CHECK(refusal_of("", white(eighteen)).empty());
    CHECK(refusal_of("", white(std::string(eighteen) + " i5=w")) == "FORMAT");
    CHECK(refusal_of("", white(eighteen).reserve(1, 0)) == "FORMAT");
    CHECK(refusal_of("", white(eighteen).reserve(0, 17)).empty());
    CHECK(refusal_of("", white(eighteen).reserve(0, 18)) == "FORMAT");
    CHECK(refusal_of("", white("").reserve(18, 18)).empty());
}

TEST_CASE("Positions of hex Crossfire: keys and their values") {
    CHECK(rule_for("{}", start_with("")).empty());
    CHECK(rule_for("{}", start_with(R"(,"reserve":[0,0])")).empty());
    CHECK(rule_for("{}", start_with(R"(,"seen":[])")).empty());
    for (const char* more : {R"(,"komi":1)",
                             R"(,"turn":1)",
                             R"(,"prisoners":[1,2])",
                             R"(,"quiet":0)",
                             R"(,"quiet":1)",
                             R"(,"reserve":[1])",
                             R"(,"reserve":[1,2,3])",
                             R"(,"reserve":[-1,0])",
                             R"(,"reserve":[0,19])",
                             R"(,"reserve":[0,1.0])",
                             R"(,"reserve":["1","2"])",
                             R"(,"reserve":3)",
                             R"(,"reserve":null)",
                             R"(,"reserve":{"white":1})",
                             R"(,"seen":null)",
                             R"(,"seen":{})",
                             R"(,"seen":"")",
                             R"(,"seen":[1])",
                             R"(,"seen":[null])",
                             R"(,"seen":[[]])"}) {
        INFO(more);
        CHECK(rule_for("{}", start_with(more)) == "FORMAT");
    }
    const std::string board = R"(,"board":")" + std::string(good_board) + "\"}";
    for (const char* begin :
         {R"({"phase":"play")", R"({"player":0)", R"({"phase":"play","player":2)", R"({"phase":"play","player":-1)",
          R"({"phase":"play","player":"0")", R"({"phase":"play","player":true)", R"({"phase":"play","player":null)",
          R"({"phase":"Play","player":0)", R"({"phase":"act","player":0)", R"({"phase":null,"player":0)",
          R"({"phase":0,"player":0)"}) {
        INFO(begin);
        CHECK(rule_for("{}", begin + board) == "FORMAT");
    }
    CHECK(rule_for("{}", R"({"phase":"play","player":0})") == "FORMAT");
}

TEST_CASE("Positions of hex Crossfire: the count of quiet actions") {
    const auto quiet = [](const Json& count) {
        return refusal_of("quietLimit=4", white("g5=w g9=b").set("quiet", count));
    };
    for (const int good : {0, 1, 3, 4}) CHECK(quiet(good).empty());
    for (const Json& bad : {Json(5), Json(-1), Json(1.0), Json("1"), Json(), Json(true)}) CHECK(quiet(bad) == "FORMAT");
    CHECK(Table("quietLimit=4", white("g5=w g9=b").set("quiet", 3)).turn() == "white");
    CHECK(Table("quietLimit=4", white("g5=w g9=b").set("quiet", 4)).result() == "nobody: quiet-limit");
}

TEST_CASE("Positions of hex Crossfire: over, and not over") {
    const auto over = [](Start start) { return start.set("phase", "over"); };
    CHECK(refusal_of("", over(white("g5=w g9=b"))) == "FORMAT");
    CHECK(refusal_of("", over(black("g5=w"))).empty());
    CHECK(refusal_of("", over(black("g5=w").reserve(0, 1))) == "FORMAT");
    CHECK(refusal_of("quietLimit=4", over(white("g5=w g9=b").set("quiet", 4))).empty());
    CHECK(refusal_of("quietLimit=4", over(white("g5=w g9=b").set("quiet", 3))) == "FORMAT");
    // Over by ko: with the list of what was, and not without it.
    const Start ko = black("m7=w g1=b");
    CHECK(refusal_of("", over(ko)) == "FORMAT");
    CHECK(refusal_of("", over(Start(ko).set("seen", {"g1-f2 " + board("m7=w f2=b"), "g1-h2 " + board("m7=w h2=b")})))
              .empty());
}

TEST_CASE("Positions of hex Crossfire: entries of the history that are none") {
    const std::string entry = "g5-i5 " + board("i5=w g9=b");
    CHECK(rule_for_seen("", {entry}).empty());
    CHECK(rule_for_seen("", {"@i5 " + board("i5=w g9=b")}).empty());
    for (const std::string& bad : std::vector<std::string>{
             "",
             " ",
             "g5-i5",
             "g5-i5 ",
             board("i5=w g9=b"),
             " " + entry,
             entry + " ",
             entry + "/",
             "g5-i5  " + board("i5=w g9=b"),
             "g5-i6 " + board("i5=w g9=b"),
             "g5i5 " + board("i5=w g9=b"),
             "g5-i5-k5 " + board("i5=w g9=b"),
             "i5 " + board("i5=w g9=b"),
             "@ " + board("i5=w g9=b"),
             "@b8 " + board("i5=w g9=b"),
             "g5-i5(+1reserve) " + board("i5=w g9=b"),
             "g5-i5 (+1 reserve) " + board("i5=w g9=b"),
             "g5-i5 b/..../......./....../....w../....../......./....",
             "g5-i5 b/..../......./....../....w../....../......./..../(www)",
             "g5-i5\t" + board("i5=w g9=b"),
         }) {
        INFO(bad);
        CHECK(rule_for_seen("", {bad}) == "FORMAT");
    }
}

TEST_CASE("Positions of hex Crossfire: no entry of the history stands there twice") {
    const std::string one = "g5-i5 " + board("i5=w g9=b");
    const std::string other = "g5-e5 " + board("e5=w g9=b");
    CHECK(rule_for_seen("", {one, other}).empty());
    CHECK(rule_for_seen("", {one, other, one}) == "FORMAT");
    CHECK(rule_for_seen("", {one, one}) == "FORMAT");
    // Not even one that would have been dropped.
    const std::string many = "g5-i5 " + board("i5=www g9=b");
    CHECK(rule_for_seen("", {many}).empty());
    CHECK(rule_for_seen("", {many, many}) == "FORMAT");
    // The same board by another move, or the same move to another board, is another entry.
    CHECK(rule_for_seen("", {one, "@i5 " + board("i5=w g9=b"), "g5-i5 " + board("i5=w f8=b")}).empty());
}

TEST_CASE("Positions of hex Crossfire: a history of the other kind of ko is refused") {
    const std::string on_board = "g5-i5 " + board("i5=w g9=b");
    CHECK(rule_for_seen("", {on_board}).empty());
    CHECK(rule_for_seen("ko=full", {on_board + " 0,0"}).empty());
    CHECK(rule_for_seen("ko=full", {on_board}) == "FORMAT");
    CHECK(rule_for_seen("", {on_board + " 0,0"}) == "FORMAT");
    for (const char* bad : {" ", " 0", " 0,", " ,0", " 0,0,0", " 00,0", " 0,19", " 0,-1", " 0,0 ", " +0,0", " 0, 0",
                            " a,b", "  0,0", " 0,0 0,0"}) {
        INFO(bad);
        CHECK(rule_for_seen("ko=full", {on_board + bad}) == "FORMAT");
    }
}

TEST_CASE("Actions of hex Crossfire: in one form only") {
    const Table t(white("g5=w g9=b").reserve(1, 1));
    for (const char* bad :
         {R"({"do":"move","from":"g5"})", R"({"do":"move","to":"i5"})",
          R"({"do":"move","from":"g5","to":"i5","men":1})", R"({"do":"move","from":"g5","to":"b8"})",
          R"({"do":"move","from":"e8","to":"i5"})", R"({"do":"move","from":5,"to":"i5"})",
          R"({"do":"move","from":null,"to":"i5"})", R"({"do":"enter"})", R"({"do":"enter","from":"g5","to":"i5"})",
          R"({"do":"enter","to":["i5"]})", R"({"do":"enter","to":"e8"})", R"({"do":"enter","cell":"i5"})",
          R"({"do":"Move","from":"g5","to":"i5"})", R"({"do":"jump","to":"i5"})", R"({"from":"g5","to":"i5"})",
          R"({})"})
        t.refuses(bad, "FORMAT");
    CHECK(t.offers("g5-i5 @i5"));
}
