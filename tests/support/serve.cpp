#include "support/serve.h"

#include "api/serve.h"

#include <catch_amalgamated.hpp>

namespace sightlines::test {

namespace {

constexpr auto replace_broken_text = Json::error_handler_t::replace;

bool is_kebab_case(const std::string& word) {
    if (word.empty() || word.front() == '-' || word.back() == '-') return false;
    return word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos &&
           word.find("--") == std::string::npos;
}

}  // namespace

Json json(std::string_view text) {
    Json value = Json::parse(text, nullptr, false);
    if (value.is_discarded()) FAIL("not JSON: " << text.substr(0, 200));
    return value;
}

Json ask_line(std::string_view line) {
    const std::string reply = serve(line);
    INFO("request: " << line.substr(0, 2000));
    INFO("reply: " << reply.substr(0, 2000));
    REQUIRE(reply.find_first_of("\r\n") == std::string::npos);
    Json value = Json::parse(reply, nullptr, false);
    REQUIRE(value.is_object());
    return value;
}

Json ask(const Json& request) { return ask_line(request.dump(-1, ' ', false, replace_broken_text)); }

bool has(const Json& object, const char* key) { return object.is_object() && object.contains(key); }

std::string text_of(const Json& object, const char* key) {
    if (!has(object, key) || !object.at(key).is_string()) return {};
    return object.at(key).get<std::string>();
}

std::string rule_of(const Json& reply) {
    return has(reply, "error") ? text_of(reply.at("error"), "rule") : std::string{};
}

bool is_clear_refusal(const Json& reply) {
    if (!has(reply, "error")) return false;
    const Json& error = reply.at("error");
    const std::string message = text_of(error, "message");
    return is_kebab_case(text_of(error, "code")) && !text_of(error, "rule").empty() && message.size() >= 10 &&
           message.size() <= 400 && message.find('\n') == std::string::npos;
}

Json applied(const Json& record, const Json& actions) {
    return ask({{"op", "apply"}, {"record", record}, {"actions", actions}});
}

Json status_of(const Json& record) { return ask({{"op", "status"}, {"record", record}}); }

Json legal_of(const Json& record) { return ask({{"op", "legal"}, {"record", record}}); }

Json record_of(const Json& options) {
    Json result = {{"game", "crosshairs"}, {"version", 1}};
    if (!options.empty()) result["options"] = options;
    return result;
}

Json record(const Json& options, const Json& start) {
    Json result = record_of(options);
    result["start"] = start;
    return result;
}

}  // namespace sightlines::test
