#include "base/test_ids.h"

#include <vector>

namespace sightlines::test_ids {
namespace {

std::vector<std::pair<std::string, Rect>> added;

}  // namespace

void clear() { added.clear(); }
void add(std::string_view name, ImVec2 min, ImVec2 max) { added.emplace_back(name, Rect{min, max}); }
void add_point(std::string_view name, ImVec2 centre, float reach) {
    add(name, {centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach});
}
void add_item(std::string_view name) { add(name, ImGui::GetItemRectMin(), ImGui::GetItemRectMax()); }
void add_faint_item(std::string_view name) { add_item("faint:" + std::string(name)); }

std::map<std::string, Rect, std::less<>> all() {
    std::map<std::string, Rect, std::less<>> rects;
    for (const auto& [name, rect] : added) {
        if (!name.starts_with("primary:") || !rects.contains(name)) rects.insert_or_assign(name, rect);
    }
    return rects;
}

}  // namespace sightlines::test_ids
