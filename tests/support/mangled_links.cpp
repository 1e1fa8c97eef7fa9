#include "support/mangled_links.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace sightlines::test {
namespace {

nlohmann::json fixture(const std::string& name) {
    std::ifstream file(TESTS_DIR "/fixtures/" + name);
    return nlohmann::json::parse(file);
}

}  // namespace

std::vector<Arrival> arrivals() {
    const nlohmann::json links = fixture("clean-links.json");
    std::vector<Arrival> arrivals;
    for (const nlohmann::json& row : fixture("mangled-links.json")) {
        const auto text_of = [&row](const char* key) {
            return row.contains(key) ? row.at(key).get<std::string>() : std::string();
        };
        const std::string gives = text_of("gives");
        arrivals.push_back({text_of("how"), text_of("text"), text_of("fragment"),
                            gives.empty() ? gives : links.at(gives).get<std::string>(), text_of("error")});
    }
    return arrivals;
}

}  // namespace sightlines::test
