#include "app/test_ids.h"

namespace sightlines::test_ids {
namespace {

std::map<std::string, Rect, std::less<>> rects;

}  // namespace

void clear() { rects.clear(); }
void add(std::string_view name, ImVec2 min, ImVec2 max) { rects.insert_or_assign(std::string(name), Rect{min, max}); }
void add_item(std::string_view name) { add(name, ImGui::GetItemRectMin(), ImGui::GetItemRectMax()); }
const std::map<std::string, Rect, std::less<>>& all() { return rects; }

}  // namespace sightlines::test_ids
