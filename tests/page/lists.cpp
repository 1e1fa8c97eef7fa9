#include "page/lists.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

namespace sightlines::page::lists {
namespace {

Json called(const std::string& id) {
    const Json choices = now();
    if (choices.is_null()) return {};
    for (const Json& list : choices.at("lists"))
        if (list.at("id") == id) return list;
    return {};
}

}  // namespace

Json now() { return text().at("choices"); }

std::vector<std::string> options(const std::string& id) {
    const Json list = called(id);
    return list.is_null() ? std::vector<std::string>() : list.at("options").get<std::vector<std::string>>();
}

bool choose(const std::string& id, const std::string& begins) {
    const std::vector<std::string> all = options(id);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].starts_with(begins)) continue;
        act("choose", id + " " + std::to_string(i));
        return true;
    }
    return false;
}

std::string chosen(const std::string& id) {
    const Json list = called(id);
    if (list.is_null() || list.at("chosen") == -1) return "";
    return list.at("options")[list.at("chosen").get<std::size_t>()].get<std::string>();
}

std::string does() {
    const Json choices = now();
    return choices.is_null() || choices.at("does").is_null() ? "" : choices.at("does").get<std::string>();
}

bool do_it() {
    if (does().empty()) return false;
    const int before = text().at("cursor").get<int>();
    act("do");
    wait(600);
    for (int i = 0; i < 20 && !text().at("dice").is_null(); ++i) act("roll");
    return text().at("cursor").get<int>() > before;
}

}  // namespace sightlines::page::lists
