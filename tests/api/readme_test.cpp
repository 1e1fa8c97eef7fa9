// The examples of core/api/README.md: every request is sent, and its reply must be the one that stands there.
#include "support/serve.h"

#include <catch_amalgamated.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace sightlines::test;

namespace {

struct Example {
    std::size_t line = 0;  // of its request
    std::string request;   // one line
    std::string reply;
};

struct Examples {
    std::vector<Example> list;
    std::string fault;  // what is wrong with the text; "" for nothing
};

constexpr std::string_view fence = "```";

// A fence "```request" opens a request, the next line after its end must be "```reply". Other blocks are passed over.
Examples examples_in(const std::string& text) {
    Examples found;
    std::istringstream in(text);
    std::string inside;  // the word of the block that is open
    bool open = false;
    bool reply_is_due = false;
    std::size_t number = 0;
    const auto fail = [&](std::string_view what) {
        if (found.fault.empty()) found.fault = "line " + std::to_string(number) + ": " + std::string(what);
    };
    for (std::string line; std::getline(in, line);) {
        ++number;
        const bool is_fence = line.starts_with(fence);
        if (!open && is_fence) {
            open = true;
            inside = line.substr(fence.size());
            if (inside == "reply" && !reply_is_due) fail("a reply without a request");
            if (inside != "reply" && reply_is_due) fail("a request without a reply");
            if (inside == "request") found.list.push_back({number, "", ""});
            reply_is_due = false;
        } else if (is_fence) {
            if (line != fence) fail("a block inside another");
            open = false;
            reply_is_due = inside == "request";
        } else if (open && inside == "request") {
            found.list.back().request += (found.list.back().request.empty() ? "" : " ") + line;
        } else if (open && inside == "reply" && !found.list.empty()) {
            found.list.back().reply += line + "\n";
        } else if (reply_is_due) {
            fail("a request without a reply");
            reply_is_due = false;
        }
    }
    if (open) fail("a block without an end");
    if (reply_is_due) fail("a request without a reply");
    if (found.list.empty()) fail("no example");
    for (const Example& example : found.list) {
        number = example.line;
        for (const std::string& each : {example.request, example.reply}) {
            if (!Json::accept(each)) fail("not JSON");
        }
    }
    return found;
}

Examples examples_of_readme() {
    std::ostringstream text;
    text << std::ifstream(TESTS_DIR "/../core/api/README.md", std::ios::binary).rdbuf();
    return examples_in(text.str());
}

}  // namespace

TEST_CASE("README: the examples of the contract are true") {
    const Examples examples = examples_of_readme();
    REQUIRE(examples.fault == "");
    for (const Example& example : examples.list) {
        INFO("core/api/README.md, line " << example.line << ": " << example.request);
        CHECK(ask_line(example.request) == json(example.reply));
    }
}

TEST_CASE("README: every operation of the contract has an example") {
    const Examples examples = examples_of_readme();
    REQUIRE(examples.fault == "");
    for (const char* operation :
         {"games", "new", "status", "legal", "apply", "perft", "link", "unlink", "ask", "think", "match"}) {
        INFO(operation);
        CHECK(std::any_of(examples.list.begin(), examples.list.end(), [operation](const Example& example) {
            return text_of(json(example.request), "op") == operation;
        }));
    }
}

TEST_CASE("README: examples that are malformed are noticed") {
    const auto fault = [](const char* text) { return examples_in(text).fault; };
    CHECK(fault("```request\n{\"op\":\n \"games\"}\n```\n```reply\n{}\n```\n") == "");
    CHECK(fault("text\n```cpp\nint i;\n```\n```request\n{}\n```\n```reply\n{}\n```\n") == "");
    CHECK(fault("") == "line 0: no example");
    CHECK(fault("text\n```cpp\nint i;\n```\n") == "line 4: no example");
    CHECK(fault("```request\n{}\n```\n") == "line 3: a request without a reply");
    CHECK(fault("```request\n{}\n```\n\n```reply\n{}\n```\n") == "line 4: a request without a reply");
    CHECK(fault("```request\n{}\n```\n```request\n{}\n```\n") == "line 4: a request without a reply");
    CHECK(fault("```reply\n{}\n```\n") == "line 1: a reply without a request");
    CHECK(fault("```request\n{}\n```\n```reply\n{}\n") == "line 5: a block without an end");
    CHECK(fault("```request\n{}\n```reply\n{}\n```\n") == "line 3: a block inside another");
    CHECK(fault("```request\n{\n```\n```reply\n{}\n```\n") == "line 1: not JSON");
    CHECK(fault("```request\n{}\n```\n```reply\n\n```\n") == "line 1: not JSON");
}
