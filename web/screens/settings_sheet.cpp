#include "screens/settings_sheet.h"

#include <array>

#include "app/settings.h"
#include "app/sound.h"
#include "app/test_ids.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

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
    if (*about != 0) caption(about);
    return pressed;
}

void draw_group(const char* name) {
    ImGui::Dummy({0, 6});
    const theme::Type type(Font::strong, theme::body);
    ImGui::TextUnformatted(name);
}

bool draw_board_choices(Settings& settings, float width) {
    draw_group("Board");
    bool changed = choose_switch("Turned round", "Seen from the other side.", "set:turned", settings.turned);
    changed |= choose_switch("Larger pieces", "", "set:large", settings.large_pieces);
    changed |= choose_switch("Coordinates", "Letters and numbers of the hexes and squares.", "set:coordinates",
                             settings.coordinates);
    constexpr std::array palettes{"Standard", "Stronger"};
    int palette = static_cast<int>(settings.palette);
    changed |= choose("Colours of the sides", "set:palette", palettes, palette, width);
    settings.palette = static_cast<Settings::Palette>(palette);
    caption("Stronger: easier to tell apart for colour-blind eyes.");
    return changed;
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
    return draw_board_choices(settings, width) || changed;
}

}  // namespace

SettingsSheet draw_settings_sheet() {
    static float height = 0;
    SettingsSheet next = SettingsSheet::open;
    const bool open = draw_modal("settings", "Settings", height, [&next](float width) {
        Settings changed = settings();
        if (draw_choices(changed, width)) {
            const bool louder = changed.volume != settings().volume;
            change_settings(changed);
            if (louder) play_sound(platform::Sound::wood);
        }
        if (platform::surroundings().embedded) return;
        ImGui::Dummy({0, 4});
        if (theme::button("Statistics", width)) next = SettingsSheet::statistics;
        test_ids::add_item("statistics:open");
    });
    return open ? next : SettingsSheet::closed;
}

}  // namespace sightlines
