// Calls the core through serve: one line of JSON in, one line of JSON out.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace sightlines::test {

using Json = nlohmann::json;  // sorted keys: two objects are equal whatever the order of their keys

// Sends a line unchanged and checks that the reply is one line with a JSON object.
Json ask_line(std::string_view line);
Json ask(const Json& request);

// Parses JSON; fails the test if it is invalid. Keeps the tests free of escaped quotes:
// json(R"({"op":"games"})").
Json json(std::string_view text);

bool has(const Json& object, const char* key);
std::string text_of(const Json& object, const char* key);  // "" if the key is missing or no text

// The rule of a refusal ("" for a reply without one), and a check that the refusal is well formed in all its parts.
std::string rule_of(const Json& reply);
bool is_clear_refusal(const Json& reply);

// The three requests that nearly every test makes.
Json applied(const Json& record, const Json& actions);
Json status_of(const Json& record);
Json legal_of(const Json& record);

Json record(const Json& options, const Json& start);
Json record_of(const Json& options);

}  // namespace sightlines::test
