#include "app/settings.h"

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

// Every setting as a small number, with its name in the storage: names and numbers stay.
struct Field {
    std::string_view name;
    int most;
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
};

template <auto member>
constexpr Field field(std::string_view name, int most) {
    return {name, most, [](const Settings& settings) { return static_cast<int>(settings.*member); },
            [](Settings& settings, int value) {
                using Value = std::remove_reference_t<decltype(settings.*member)>;
                settings.*member = static_cast<Value>(value);
            }};
}

constexpr std::array fields{
    field<&Settings::pace>("pace", 3),           field<&Settings::motion>("motion", 3),
    field<&Settings::volume>("volume", loudest), field<&Settings::rolls_itself>("rolls", 1),
    field<&Settings::confirms>("confirm", 1),    field<&Settings::turned>("turned", 1),
    field<&Settings::large_pieces>("large", 1),  field<&Settings::coordinates>("coordinates", 1),
    field<&Settings::palette>("palette", 1)};

}  // namespace

std::string settings_text(const Settings& settings) {
    std::string text;
    for (const Field& field : fields) {
        const int value = field.get(settings);
        if (value == field.get(Settings())) continue;
        text += (text.empty() ? "" : " ") + std::string(field.name) + "=" + std::to_string(value);
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
        for (const Field& field : fields) {
            if (field.name == word.substr(0, sign) && 0 <= value && value <= field.most) field.set(settings, value);
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
