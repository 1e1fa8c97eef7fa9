#include "screens/settings_sheet.h"

#include <array>
#include <string>

#include "base/settings.h"
#include "base/sound.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// The index that was chosen, or `chosen`.
int draw_segments(const char* label, const char* name, std::span<const char* const> words, int chosen, float width) {
    ImGui::TextUnformatted(label);
    const int picked = segments(name, words, chosen, width);
    return picked < 0 ? chosen : picked;
}

int draw_switch(const char* label, const char* name, int on) {
    if (toggle(name, on != 0)) on = 1 - on;
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(label);
    return on;
}

void draw_scheme(float width) {
    constexpr std::array schemes{"Same as system", "Light", "Dark"};
    const int scheme = static_cast<int>(platform::chosen_scheme());
    const int chosen = draw_segments("Colours", "set:scheme", schemes, scheme, width);
    if (chosen != scheme) platform::choose_scheme(static_cast<platform::Scheme>(chosen));
}

void draw_choices(Settings& settings, float width) {
    for (const SettingChoice& choice : setting_choices()) {
        if (choice.name == "rolls") draw_scheme(width);
        const std::string name = "set:" + std::string(choice.name);
        const int value = choice.get(settings);
        choice.set(settings, choice.words.empty()
                                 ? draw_switch(choice.label, name.c_str(), value)
                                 : draw_segments(choice.label, name.c_str(), choice.words, value, width));
        if (*choice.about == 0) continue;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const bool of_switch = choice.words.empty();  // below its label
        ImGui::SetCursorScreenPos({at.x + (of_switch ? 52.0f : 0.0f), at.y - (of_switch ? 14.0f : 4.0f)});
        caption(choice.about);
    }
}

}  // namespace

SettingsSheet draw_settings_sheet() {
    static float height = 0;
    SettingsSheet next = SettingsSheet::open;
    const bool open = draw_modal("settings", "Settings", height, [&next](float width) {
        Settings changed = settings();
        draw_choices(changed, width);
        if (changed != settings()) {
            const bool sample = changed.volume != settings().volume;
            change_settings(changed);
            if (sample) play_sound(platform::Sound::wood);
        }
        ImGui::Dummy({0, 4});
        if (theme::button("text-view", "Text view", width)) {
            next = SettingsSheet::closed;
            platform::show_text_view();
        }
        caption_below(
            "The game in words and buttons, alone or beside the board: there, voice control can press everything.");
        if (platform::surroundings().embedded) return;
        if (theme::button("statistics:open", "Statistics", width)) next = SettingsSheet::statistics;
        if (theme::button("licences", "Licences", width)) platform::show_rule("licences", "");
    });
    return open ? next : SettingsSheet::closed;
}

}  // namespace sightlines
