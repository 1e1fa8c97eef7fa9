#include "screens/settings_sheet.h"

#include <algorithm>
#include <array>

#include "app/settings.h"
#include "app/sound.h"
#include "app/test_ids.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/keys.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

// A choice with its label above; the chosen index may change.
bool choose(const char* label, const char* name, std::span<const char* const> names, int& chosen, float width) {
    ImGui::TextUnformatted(label);
    const int picked = segments(name, names, chosen, width);
    ImGui::Dummy({0, 4});
    if (picked < 0 || picked == chosen) return false;
    chosen = picked;
    return true;
}

bool choose_pace(const char* label, const char* name, Settings::Pace& pace, const char* fastest, float width) {
    int chosen = static_cast<int>(pace);
    const std::array names{"Slow", "Normal", "Fast", fastest};
    if (!choose(label, name, names, chosen, width)) return false;
    pace = static_cast<Settings::Pace>(chosen);
    return true;
}

bool choose_switch(const char* label, const char* about, const char* name, bool& on) {
    const bool pressed = toggle(name, on);
    if (pressed) on = !on;
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(label);
    caption(about);
    return pressed;
}

bool draw_choices(Settings& settings, float width) {
    bool changed = choose_pace("The computer's turn", "set:pace", settings.pace, "At once", width);
    changed |= choose_pace("Moving pieces and dice", "set:motion", settings.motion, "Off", width);
    constexpr std::array volumes{"Off", "Quiet", "Normal", "Loud"};
    changed |= choose("Sound", "set:volume", volumes, settings.volume, width);
    constexpr std::array schemes{"As the system", "Light", "Dark"};
    int scheme = static_cast<int>(platform::chosen_scheme());
    if (choose("Colours", "set:scheme", schemes, scheme, width))
        platform::choose_scheme(static_cast<platform::Scheme>(scheme));
    changed |= choose_switch("Roll automatically", "Your dice are rolled for you. The result stays on the screen.",
                             "set:rolls", settings.rolls_itself);
    changed |= choose_switch("Confirm moves", "A move waits until you press Play.", "set:confirm", settings.confirms);
    return changed;
}

}  // namespace

bool draw_settings_sheet() {
    static float content_height = 0;
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    constexpr float padding = 20;
    const float width = std::min(420.0f, around.width - around.safe.left - around.safe.right - 16);
    const float most = around.height - around.safe.top - around.safe.bottom - 16;
    const float height = std::min(most, content_height > 0 ? content_height + 2 * padding : most);
    const ImVec2 min{(around.width - width) / 2, around.safe.top + (around.height - around.safe.top - height) / 2};
    const ImVec2 max{min.x + width, min.y + height};
    bool open = true;
    {
        const Pane behind("behind", {0, 0}, {around.width, around.height}, theme::fade(p.page, 0.6f), {0, 0},
                          Pane::Kind::floats);
        if (ImGui::InvisibleButton("behind", {around.width, around.height})) open = false;
    }
    const Pane pane("settings", min, {width, height}, 0, {padding, padding}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, p.raised, theme::radius);
    list.AddRect(min, max, p.hairline, theme::radius);
    test_ids::add("settings", min, max);
    ImGui::BeginChild("list", {width - padding, height - 2 * padding}, ImGuiChildFlags_NavFlattened);
    const float inner = width - 2 * padding;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    {
        const theme::Type type(Font::display, theme::heading);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted("Settings");
    }
    ImGui::SetCursorScreenPos({begin.x + inner - theme::button_height(), begin.y - 4});
    if (icon_button("settings:close", Icon::close)) open = false;
    ImGui::SetCursorScreenPos({begin.x, begin.y + theme::button_height() + 4});
    Settings changed = settings();
    if (draw_choices(changed, inner)) {
        const bool louder = changed.volume != settings().volume;
        change_settings(changed);
        if (louder) play_sound(platform::Sound::wood);
    }
    const float needed = ImGui::GetCursorScreenPos().y - begin.y;
    ImGui::EndChild();
    if (needed != content_height) platform::request_frames();
    content_height = needed;
    return open && !key_pressed(ImGuiKey_Escape);
}

}  // namespace sightlines
