#include "base/settings.h"

#include <algorithm>
#include <array>
#include <optional>

#include "platform.h"

namespace sightlines {
namespace {

constexpr std::string_view settings_key = "settings", older_rolls_key = "roll-for-me";

std::optional<Settings>& current() {
    static std::optional<Settings> settings;
    return settings;
}

constexpr std::array speeds{"Slow", "Normal", "Fast", "At once"};
constexpr std::array motions{"Slow", "Normal", "Fast", "Off"};
constexpr std::array volumes{"Off", "Quiet", "Normal", "Loud"};
constexpr std::array percents{"100%", "125%", "150%", "200%"};
constexpr std::array palettes{"Standard", "Stronger"};

template <auto member>
constexpr SettingChoice choice(std::string_view name, const char* label, std::span<const char* const> words,
                               const char* about = "") {
    return {name,
            label,
            words,
            about,
            [](const Settings& settings) { return static_cast<int>(settings.*member); },
            [](Settings& settings, int value) {
                using Value = std::remove_reference_t<decltype(settings.*member)>;
                settings.*member = static_cast<Value>(value);
            }};
}

constexpr std::array choices{
    choice<&Settings::pace>("pace", "The computer's turn", speeds),
    choice<&Settings::motion>("motion", "Moving pieces and dice", motions),
    choice<&Settings::volume>("volume", "Sound", volumes),
    choice<&Settings::text>("text", "Text size", percents,
                            "Everything grows with it, as far as there is room; the text view always does."),
    choice<&Settings::rolls_itself>("rolls", "Roll automatically", {},
                                    "Your dice are rolled for you. The result stays on the screen."),
    choice<&Settings::throws_own>("own-dice", "Throw each roll yourself", {},
                                  "In Dogfight! and Crossfire with squads; or enter what real dice show."),
    choice<&Settings::confirms>("confirm", "Confirm moves", {}, "A move waits until you press Play."),
    choice<&Settings::suggests>("suggest", "Suggest a move", {}, "Off: nothing stands out until you ask for a hint."),
    choice<&Settings::turned>("turned", "Board turned round", {}),
    choice<&Settings::large_pieces>("large", "Larger pieces", {}),
    choice<&Settings::coordinates>("coordinates", "Coordinates", {}, "Letters and numbers of the hexes and squares."),
    choice<&Settings::palette>("palette", "Colours of the sides", palettes,
                               "Stronger: easier to tell apart for colour-blind eyes.")};

}  // namespace

std::span<const SettingChoice> setting_choices() { return choices; }

std::string settings_text(const Settings& settings) {
    std::string text;
    for (const SettingChoice& choice : choices) {
        const int value = choice.get(settings);
        if (value == choice.get(Settings())) continue;
        text += (text.empty() ? "" : " ") + std::string(choice.name) + "=" + std::to_string(value);
    }
    return text;
}

Settings read_settings(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos || sign + 2 != word.size()) continue;
        const int value = word.back() - '0';
        for (const SettingChoice& choice : choices) {
            if (choice.name == word.substr(0, sign) && 0 <= value && value <= choice.most())
                choice.set(settings, value);
        }
    }
    return settings;
}

const Settings& settings() {
    std::optional<Settings>& kept = current();
    if (!kept) {
        kept = read_settings(platform::stored(settings_key));
        if (!platform::stored(older_rolls_key).empty()) kept->rolls_itself = true;
    }
    return *kept;
}

void change_settings(const Settings& settings) {
    current() = settings;
    platform::store(settings_key, settings_text(settings));
    platform::forget(older_rolls_key);
    platform::request_frames();
}

void forget_settings_read() { current().reset(); }

int text_percent() {
    constexpr std::array percent{100, 125, 150, 200};
    return percent[static_cast<std::size_t>(settings().text)];
}

double motion_pace() {
    if (platform::surroundings().reduced_motion) return 0;
    switch (settings().motion) {
        case Settings::Pace::slow: return 1.8;
        case Settings::Pace::normal: return 1;
        case Settings::Pace::fast: return 0.5;
        case Settings::Pace::at_once: return 0;
    }
    return 1;
}

double told_ms(std::size_t letters) {
    constexpr double least = 500, a_letter = 22;  // people read some 30 letters a second once they look
    const double normal = least + a_letter * static_cast<double>(letters);
    switch (settings().pace) {
        case Settings::Pace::slow: return 1.8 * normal;
        case Settings::Pace::normal: return normal;
        case Settings::Pace::fast: return 0.45 * normal;
        case Settings::Pace::at_once: return 0;
    }
    return normal;
}

}  // namespace sightlines
