// What the visitor has set, for all games, kept in the browser. The colour scheme is platform::Scheme's.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sightlines {

struct Settings {
    enum class Pace { slow, normal, fast, at_once };  // of what others do: the computer's actions, replays
    Pace pace = Pace::normal;
    Pace motion = Pace::normal;  // of pieces and dice; at_once also under reduced motion
    int volume = 2;              // of sounds, 0 (mute) to 3
    enum class Text { usual, larger, large, largest };
    Text text = Text::usual;    // its size, and that of all with it: text_percent()
    bool rolls_itself = false;  // the dice that the visitor would throw are thrown at once
    bool throws_own = false;    // in games that throw the dice an action needs at once, they wait for a press
    bool confirms = false;      // an action of a person waits for a second press
    bool suggests = true;       // what the game would do stands out, before a hint is asked for; in guided games always
    bool turned = false;        // boards are seen from the other side
    bool large_pieces = false;
    bool coordinates = true;  // letters and numbers on boards
    enum class Palette { standard, strong };
    Palette palette = Palette::standard;  // strong: the colours of the sides differ more, for colour-blind eyes
    friend bool operator==(const Settings&, const Settings&) = default;
};

// A setting as it is chosen. Names and numbers are those of the storage: they stay.
struct SettingChoice {
    std::string_view name;               // "pace"
    const char* label;                   // "The computer's turn"
    std::span<const char* const> words;  // by number: "Slow", "Normal"; empty: off and on
    const char* about;                   // a sentence more, or ""
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
    int most() const { return words.empty() ? 1 : static_cast<int>(words.size()) - 1; }
};
std::span<const SettingChoice> setting_choices();

// Read from the browser's storage at first use; malformed parts are the defaults.
const Settings& settings();
void change_settings(const Settings& settings);  // takes effect at once, and is kept
void forget_settings_read();                     // a new page reads them again

// The settings as "pace=fast volume=0": what differs from the defaults; and back, without trust.
std::string settings_text(const Settings& settings);
Settings read_settings(std::string_view text);

int text_percent();  // 100 to 200

// The factor for the length of an animation; 0, as under reduced motion, lets it take no time.
double motion_pace();

// Milliseconds from one action of the others to the next, if the caption of the first has so many letters.
double told_ms(std::size_t letters);

}  // namespace sightlines
