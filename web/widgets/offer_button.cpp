#include "widgets/offer_button.h"

#include "app/test_ids.h"
#include "widgets/theme.h"

namespace sightlines {

bool offer_button(const std::string& test_id, const Offer& offer, float width, bool advises) {
    const auto weight = advises && offer.role <= Role::usual ? theme::Weight::primary : theme::Weight::normal;
    const float room = width - 2 * ImGui::GetStyle().FramePadding.x;
    const float wide = theme::text_width(theme::Font::strong, theme::body, offer.name);
    const std::string& label = wide > room && !offer.brief.empty() ? offer.brief : offer.name;
    const bool pressed = theme::button(label.c_str(), width, weight);
    test_ids::add_item(test_id);
    return pressed;
}

}  // namespace sightlines
