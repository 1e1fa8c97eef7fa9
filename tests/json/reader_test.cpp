#include "json/reader.h"

#include <array>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

using namespace sightlines;

namespace {

constexpr std::array<std::string_view, 3> colours{"red", "green", "blue"};

// What a reading of `text` finds wrong first; "" for nothing.
template <class Read>
std::string fault_of(std::string_view text, Read read, std::string_view name = "doc") {
    const Json document = Json::parse(text);
    Fault fault;
    read(Reader(document, name, fault));
    return fault ? fault.error().message : "";
}

}  // namespace

TEST_CASE("reader: values of the right kind", "[json]") {
    const Json document = Json::parse(R"({"n":-3,"yes":true,"word":"green","text":"hello","list":[7,8]})");
    Fault fault;
    const Reader in(document, "doc", fault);
    CHECK(in.member("n").integer(-3, -3) == -3);
    CHECK(in.member("yes").boolean());
    CHECK(in.member("word").word(colours) == 1);
    CHECK(in.member("text").text() == "hello");
    CHECK(in.member("list").size() == 2);
    CHECK(in.member("list").item(1).integer(0, 9) == 8);
    CHECK((in.is_object() && !in.is_array() && in.member("list").is_array()));
    CHECK(in.has("n"));
    CHECK_FALSE(in.has("m"));
    CHECK(in.integer_or("n", -9, 9, 5) == -3);
    CHECK(in.integer_or("m", -9, 9, 5) == 5);
    CHECK(in.boolean_or("m", true));
    CHECK(in.word_or("m", colours, 2) == 2);
    in.only({"n", "yes", "word", "text", "list"});
    CHECK_FALSE(fault);
}

TEST_CASE("reader: a fault says where and what", "[json]") {
    const auto number = [](const Reader& in) { (void)in.member("a").item(1).member("b").integer(1, 6); };
    CHECK(fault_of(R"({"a":[0,{"b":7}]})", number) == "doc/a/1/b: expected a whole number from 1 to 6.");
    CHECK(fault_of(R"({"a":[0,{"b":0}]})", number) == "doc/a/1/b: expected a whole number from 1 to 6.");
    CHECK(fault_of(R"({"a":[0,{"b":2.0}]})", number) == "doc/a/1/b: expected a whole number from 1 to 6.");
    CHECK(fault_of(R"({"a":[0,{"b":true}]})", number) == "doc/a/1/b: expected a whole number from 1 to 6.");
    CHECK(fault_of(R"({"a":[0,{"b":"3"}]})", number) == "doc/a/1/b: expected a whole number from 1 to 6.");
    CHECK(fault_of(R"({"a":[0,{}]})", number) == "doc/a/1: \"b\" is missing.");
    CHECK(fault_of(R"({"a":[0,3]})", number) == "doc/a/1: expected an object.");
    CHECK(fault_of(R"({"a":[0]})", number) == "doc/a: item 1 is missing.");
    CHECK(fault_of(R"({"a":{}})", number) == "doc/a: item 1 is missing.");
    CHECK(fault_of(R"([])", number) == "doc: expected an object.");
    CHECK(fault_of(R"({})", number, "") == "\"a\" is missing.");
    CHECK(fault_of(R"({"a":[0,{"b":9}]})", number, "") == "a/1/b: expected a whole number from 1 to 6.");
}

TEST_CASE("reader: each kind of value refuses the others", "[json]") {
    CHECK(fault_of(R"(1)", [](const Reader& in) { (void)in.boolean(); }) == "doc: expected true or false.");
    CHECK(fault_of(R"(1)", [](const Reader& in) { (void)in.text(); }) == "doc: expected a text.");
    CHECK(fault_of(R"({})", [](const Reader& in) { (void)in.size(); }) == "doc: expected a list.");
    CHECK(fault_of(R"("pink")", [](const Reader& in) { (void)in.word(colours); }) ==
          "doc: expected one of: red, green, blue.");
    CHECK(fault_of(R"(null)", [](const Reader& in) { (void)in.word(colours); }) ==
          "doc: expected one of: red, green, blue.");
    CHECK(fault_of(R"({"a":1,"<b>":2})", [](const Reader& in) { in.only({"a"}); }) == "doc: \"?b?\" is unknown here.");
    CHECK(fault_of(R"([])", [](const Reader& in) { in.only({"a"}); }) == "doc: expected an object.");
}

TEST_CASE("reader: the first fault stays, and reading on gives harmless values", "[json]") {
    const Json document = Json::parse(R"({"a":"x","b":[]})");
    Fault fault;
    const Reader in(document, "doc", fault);
    CHECK(in.member("a").integer(2, 5) == 2);
    CHECK_FALSE(in.member("b").boolean());
    CHECK(in.member("b").text().empty());
    CHECK(in.member("b").word(colours) == 0);
    CHECK(in.member("c").member("d").item(4).size() == 0);
    CHECK(fault.error().message == "doc/a: expected a whole number from 2 to 5.");
    CHECK(fault.error().rule == "FORMAT");
}

TEST_CASE("reader: a range of one number names it, and one of none does not pretend to be a range") {
    const auto told = [](int least, int most) {
        Fault fault;
        const Json document = 7;
        (void)Reader(document, "a", fault).integer(least, most);
        return fault.error().message;
    };
    CHECK(told(1, 1) == "a: expected 1.");
    CHECK(told(4001, 4000) == "a: no number fits here.");
}
