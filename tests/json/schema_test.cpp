#include "json/schema.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

using namespace sightlines;
using namespace sightlines::schema;

namespace {

enum class Wind : std::int8_t { none = -1, north, south };
constexpr std::array<std::string_view, 2> wind_words{"n", "s"};
enum class Rank : std::int8_t { none, captain, major };
constexpr std::array<std::string_view, 3> rank_words{"", "captain", "major"};

struct Kite {
    std::int8_t height = 3;
    std::int16_t line = 100;
    std::int32_t seed = 1;
    Wind wind = Wind::none;
    Rank rank = Rank::none;
    bool red = true;
    std::optional<int> tail;
    std::string name;
    int knots = 0;  // at most as many as the tail is long
    friend bool operator==(const Kite&, const Kite&) = default;
};

std::optional<int> read_tail(const Reader& in) { return in.integer(0, 9); }
Json tail_json(const std::optional<int>& tail) { return tail ? Json(*tail) : Json(); }
std::string read_name(const Reader& in) { return std::string(in.text()); }
void read_knots(const Reader& in, Kite& kite) { kite.knots = in.integer(0, kite.tail.value_or(0)); }
int knots_of(const Kite& kite) { return kite.knots; }

constexpr Fields kite_fields{
    required("h", MEMBER(Kite, height), integer<-2, 6>),
    optional("line", MEMBER(Kite, line), integer<0, 30'000>),
    optional("seed", MEMBER(Kite, seed), integer<-2'000'000'000, 2'000'000'000>),
    optional("wind", MEMBER(Kite, wind), word<wind_words>),
    optional("rank", MEMBER(Kite, rank), word<rank_words, 1>),
    optional("red", MEMBER(Kite, red), boolean),
    optional("tail", MEMBER(Kite, tail), by<read_tail, tail_json>),
    optional("name", MEMBER(Kite, name), by<read_name>),
    optional("knots", whole<Kite, read_knots, knots_of>),
};

struct Fly {
    std::int8_t to = 0;
    bool fast = false;
    friend bool operator==(const Fly&, const Fly&) = default;
};
struct Land {
    friend bool operator==(const Land&, const Land&) = default;
};
struct Loop {
    std::int8_t turns = 2;
    friend bool operator==(const Loop&, const Loop&) = default;
};
using Action = std::variant<Fly, Land, Loop>;

constexpr Fields fly{required("to", MEMBER(Fly, to), integer<0, 5>), optional("fast", MEMBER(Fly, fast), boolean)};
constexpr Fields loop{optional("turns", MEMBER(Loop, turns), integer<1, 9>)};

// "half" stands for no number.
void read_loop(const Reader& in, Loop& action) {
    in.only({"do", "turns", "half"});
    if (in.has("half")) {
        action.turns = 0;
    } else {
        read_into(action, in, loop, "do");
    }
}

constexpr std::array forms{action_form<Action, Loop, read_loop>("loop", loop), action_form<Action>("fly", fly),
                           action_form<Action, Land>("land")};

Result<Kite> kite_of(std::string_view text) {
    const Json document = Json::parse(text);
    Fault fault;
    return read(Reader(document, "kite", fault), Schema<Kite>(kite_fields));
}
std::string fault_of(std::string_view text) {
    const auto kite = kite_of(text);
    return kite ? "" : kite.error().message;
}

Result<Action> action_of(std::string_view text) {
    const Json document = Json::parse(text);
    Fault fault;
    return read_action<Action>(Reader(document, "", fault), forms);
}
std::string action_fault_of(std::string_view text) {
    const auto action = action_of(text);
    return action ? "" : action.error().message;
}

}  // namespace

TEST_CASE("schema: what is missing has the default of the structure", "[json]") {
    CHECK(*kite_of(R"({"h":-2})") == Kite{.height = -2, .tail = {}, .name = {}});
    const Kite all{6, 30'000, -2'000'000'000, Wind::south, Rank::major, false, 9, "Ann", 8};
    constexpr auto text = R"({"h":6,"line":30000,"seed":-2000000000,"wind":"s","rank":"major","red":false,"tail":9,)"
                          R"("name":"Ann","knots":8})";
    CHECK(*kite_of(text) == all);
    CHECK(write(all, kite_fields).dump() == text);
}

TEST_CASE("schema: the usual values are not written", "[json]") {
    CHECK(write(Kite(), kite_fields).dump() == R"({"h":3})");
    CHECK(write(*kite_of(R"({"tail":0,"knots":0,"red":true,"h":3,"line":100,"name":""})"), kite_fields).dump() ==
          R"({"h":3,"tail":0})");
    // What is usual may be said.
    Kite usual;
    usual.line = 7;
    usual.name = "Ben";
    usual.wind = Wind::south;
    Kite kite = usual;
    CHECK(write(kite, kite_fields, usual).dump() == R"({"h":3})");
    kite.line = 100;
    kite.name = "";
    kite.wind = Wind::north;
    CHECK(write(kite, kite_fields, usual).dump() == R"({"h":3,"line":100,"wind":"n","name":""})");
}

TEST_CASE("schema: a fault has the place and the words of the reader", "[json]") {
    CHECK(fault_of(R"([])") == "kite: expected an object.");
    CHECK(fault_of(R"({})") == "kite: \"h\" is missing.");
    CHECK(fault_of(R"({"h":7})") == "kite/h: expected a whole number from -2 to 6.");
    CHECK(fault_of(R"({"h":1,"line":-1})") == "kite/line: expected a whole number from 0 to 30000.");
    CHECK(fault_of(R"({"h":1,"seed":2000000001})") ==
          "kite/seed: expected a whole number from -2000000000 to 2000000000.");
    CHECK(fault_of(R"({"h":1,"wind":"e"})") == "kite/wind: expected one of: n, s.");
    CHECK(fault_of(R"({"h":1,"rank":""})") == "kite/rank: expected one of: captain, major.");
    CHECK(fault_of(R"({"h":1,"red":1})") == "kite/red: expected true or false.");
    CHECK(fault_of(R"({"h":1,"tail":null})") == "kite/tail: expected a whole number from 0 to 9.");
    CHECK(fault_of(R"({"h":1,"knots":1})") == "kite/knots: expected 0.");
    CHECK(fault_of(R"({"h":1,"":1})") == "kite: \"\" is unknown here.");
    // Keys first, then the rows in their order, whatever the order in the document.
    CHECK(fault_of(R"({"line":-1,"h":9,"tale":1})") == "kite: \"tale\" is unknown here.");
    CHECK(fault_of(R"({"line":-1,"h":9})") == "kite/h: expected a whole number from -2 to 6.");
    CHECK(fault_of(R"({"h":1,"knots":3,"tail":2})") == "kite/knots: expected a whole number from 0 to 2.");
}

TEST_CASE("schema: an action by its word", "[json]") {
    CHECK(*action_of(R"({"do":"fly","to":5})") == Action(Fly{5, false}));
    CHECK(*action_of(R"({"fast":true,"to":0,"do":"fly"})") == Action(Fly{0, true}));
    CHECK(*action_of(R"({"do":"land"})") == Action(Land{}));
    CHECK(*action_of(R"({"do":"loop"})") == Action(Loop{2}));
    CHECK(*action_of(R"({"do":"loop","half":true})") == Action(Loop{0}));
    for (const std::string_view text : {R"({"do":"fly","to":5})", R"({"do":"fly","to":0,"fast":true})",
                                        R"({"do":"land"})", R"({"do":"loop"})", R"({"do":"loop","turns":9})"}) {
        CHECK(write_action(*action_of(text), forms).dump() == text);
    }
    CHECK(write_action(*action_of(R"({"do":"fly","fast":false,"to":1})"), forms).dump() == R"({"do":"fly","to":1})");
}

TEST_CASE("schema: what is no action", "[json]") {
    CHECK(action_fault_of(R"("fly")") == "expected an object.");
    CHECK(action_fault_of(R"({})") == "\"do\" is missing.");
    CHECK(action_fault_of(R"({"do":"dive","to":9})") == "do: expected one of: loop, fly, land.");
    CHECK(action_fault_of(R"({"do":3})") == "do: expected one of: loop, fly, land.");
    CHECK(action_fault_of(R"({"do":"fly"})") == "\"to\" is missing.");
    CHECK(action_fault_of(R"({"do":"fly","to":6,"turns":1})") == "\"turns\" is unknown here.");
    CHECK(action_fault_of(R"({"do":"fly","to":6})") == "to: expected a whole number from 0 to 5.");
    CHECK(action_fault_of(R"({"do":"land","to":1})") == "\"to\" is unknown here.");
    CHECK(action_fault_of(R"({"do":"loop","to":1})") == "\"to\" is unknown here.");
    CHECK(action_fault_of(R"({"do":"loop","half":true,"turns":0})").empty());
}
