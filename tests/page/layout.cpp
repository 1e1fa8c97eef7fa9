#include "page/layout.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "base/grapheme.h"
#include "widgets/theme.h"

namespace sightlines::layout {
namespace {

// Overlaps of less than this are ignored.
constexpr float tolerance = 1;
constexpr float half_a_pixel = 0.5f;

// Smaller text only occurs in miniatures of boards, which are not checked.
constexpr float min_checked_size = theme::small - 4;

// Five times as many as the busiest board has (squads' village with every line of sight).
constexpr std::size_t most_vertices = 400'000;

bool is_empty(const Box& box) { return box.width() <= 0 || box.height() <= 0; }

bool overlap(const Box& a, const Box& b, float by = tolerance) {
    const Box shared = intersection(a, b);
    return shared.width() > by && shared.height() > by;
}

bool contains(const Box& outer, const Box& inner) {
    return inner.min.x >= outer.min.x - tolerance && inner.min.y >= outer.min.y - tolerance &&
           inner.max.x <= outer.max.x + tolerance && inner.max.y <= outer.max.y + tolerance;
}

std::string describe(const Box& box) {
    char words[80];
    std::snprintf(words, sizeof words, "(%.0f, %.0f, %.0f x %.0f)", static_cast<double>(box.min.x),
                  static_cast<double>(box.min.y), static_cast<double>(box.width()), static_cast<double>(box.height()));
    return words;
}

std::string describe(const Text& text) { return "\"" + text.drawn.text + "\" " + describe(text.ink); }
std::string describe(const Target& target) { return target.name + " " + describe(target.box); }

// A pane above it covers a part of it.
bool is_covered(const Frame& frame, const Panel* panel, const Box& box) {
    for (const Panel& other : frame.panels)
        if (&other > panel && other.floats && other.root != panel->root && overlap(other.box, box)) return true;
    return false;
}

// A sheet over the whole page leaves nothing below it to be pressed, whether it covers it or not.
bool is_below_sheet(const Frame& frame, const Panel* panel) {
    const auto cover = std::ranges::find(frame.panels, "behind", &Panel::name);
    return cover != frame.panels.end() && panel < &*cover;
}

// It can be scrolled into view, in its window or in one around it.
bool is_scrollable(const Frame& frame, const Panel* panel) {
    if (panel == nullptr) return false;
    return std::ranges::any_of(frame.panels, [&](const Panel& other) {
        return other.most > 0 && other.root == panel->root &&
               (other.name == panel->name || panel->name.starts_with(other.name));
    });
}

Box safe_part(const Frame& frame) {
    const platform::Surroundings& a = frame.around;
    return {{a.safe.left, a.safe.top}, {a.width - a.safe.right, a.height - a.safe.bottom}};
}

double luminance(ImU32 colour) {
    const auto part = [&](int shift) {
        const double c = static_cast<double>(colour >> shift & 255U) / 255;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(IM_COL32_R_SHIFT) + 0.7152 * part(IM_COL32_G_SHIFT) + 0.0722 * part(IM_COL32_B_SHIFT);
}

double contrast_of(ImU32 a, ImU32 b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

ImU32 blend(ImU32 ink, ImU32 background) {
    const auto alpha = static_cast<float>(ink >> IM_COL32_A_SHIFT) / 255;
    const auto part = [&](int shift) {
        const auto a = static_cast<float>(ink >> shift & 255U), b = static_cast<float>(background >> shift & 255U);
        return static_cast<ImU32>(std::lround(b + (a - b) * alpha)) << shift;
    };
    return part(IM_COL32_R_SHIFT) | part(IM_COL32_G_SHIFT) | part(IM_COL32_B_SHIFT) | IM_COL32_A_MASK;
}

// The most frequent colour: letters cover less than their background does.
ImU32 background_colour(const headless::Image& image, const Box& box, float scale) {
    std::map<ImU32, int> counts;
    for (int y = static_cast<int>(box.min.y * scale); y < static_cast<int>(box.max.y * scale); ++y) {
        for (int x = static_cast<int>(box.min.x * scale); x < static_cast<int>(box.max.x * scale); ++x) {
            if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
            const unsigned char* at = &image.pixels[static_cast<std::size_t>(4 * (y * image.width + x))];
            ++counts[IM_COL32(at[0], at[1], at[2], 255)];
        }
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? 0 : most->first;
}

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9'); }

// The other begins where this one ends, on the same line, as if they were one word. The rims of buttons keep theirs
// apart.
bool reads_on(const Frame& frame, const Text& one, const Text& other) {
    const float gap = other.ink.min.x - one.ink.max.x;
    const bool same_line = std::abs(one.ink.min.y - other.ink.min.y) < one.ink.height() / 3;
    constexpr std::size_t word = 3;  // shorter ones are signs on a scale, as in the side view of heights
    if (!same_line || gap < -2 || gap >= 1 || one.drawn.text.size() < word || other.drawn.text.size() < word)
        return false;
    const bool between = std::ranges::any_of(frame.targets, [&](const Target& target) {
        return !target.panel->board && contains(target.box, one.ink) != contains(target.box, other.ink);
    });
    return !between && is_letter(one.drawn.text.back()) && is_letter(other.drawn.text.front());
}

// Letters are people's, in any script; signs are ours, and our fonts have them.
bool has_sign(std::string_view borrowed) {
    for (; !borrowed.empty(); borrowed.remove_prefix(first_character(borrowed).size)) {
        const char32_t code = first_character(borrowed).code;
        const bool joined = code < 0x7F;  // within a run of letters that are read from right to left
        if (joined || script::is_invisible(code)) continue;
        if (code < 0xC0 || code == 0xD7 || code == 0xF7 || (0x2000 <= code && code < 0x2C00)) return true;
    }
    return false;
}

void append(Complaints& all, Complaints more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

Box intersection(const Box& a, const Box& b) {
    return {{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
            {std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)}};
}

Complaints drawn_soundly(const Frame& frame) {
    Complaints all;
    if (!frame.finite) all.push_back("a corner of a triangle lies nowhere");
    if (frame.vertices > most_vertices) all.push_back(std::to_string(frame.vertices) + " corners in a frame");
    return all;
}

Complaints texts_whole(const Frame& frame) {
    Complaints all;
    const Box screen{{0, 0}, {frame.around.width, frame.around.height}};
    for (const Text& text : frame.texts) {
        if (text.drawn.tofu || has_sign(text.drawn.borrowed))
            all.push_back("a letter that the fonts lack in " + describe(text));
        // The board can be panned, so texts at its edge may be cut.
        if (text.panel == nullptr || text.panel->board) continue;
        const Box room = intersection(intersection(text.drawn.clip, text.panel->box), screen);
        const bool beside = text.ink.min.x < room.min.x - tolerance || text.ink.max.x > room.max.x + tolerance;
        const bool above = text.ink.min.y < room.min.y - tolerance || text.ink.max.y > room.max.y + tolerance;
        if (beside || (above && !is_scrollable(frame, text.panel)))
            all.push_back(describe(text) + " is cut off by " + text.panel->name + " " + describe(room));
    }
    return all;
}

// Letters past the rim are not drawn at all, so what is there looks whole.
Complaints labels_whole(const Frame& frame) {
    const auto letters_of = [](std::string text) {
        std::erase(text, ' ');
        return text;
    };
    Complaints all;
    for (const Target& target : frame.targets) {
        const std::string label = letters_of(target.label);
        if (target.panel == nullptr || !contains(target.seen, target.box)) continue;
        std::string shown;
        for (const Text& text : frame.texts)
            if (text.panel == target.panel && contains(target.box, text.ink)) shown += letters_of(text.drawn.text);
        if (!shown.empty() && shown.size() < label.size() && label.starts_with(shown))
            all.push_back("of " + describe(target) + " only \"" + shown + "\" is drawn");
    }
    return all;
}

Complaints texts_apart(const Frame& frame) {
    Complaints all;
    for (std::size_t i = 0; i < frame.texts.size(); ++i) {
        const Text& one = frame.texts[i];
        if (one.panel == nullptr) continue;
        const Box seen = intersection(one.ink, one.drawn.clip);
        for (std::size_t k = i + 1; k < frame.texts.size(); ++k) {
            const Text& other = frame.texts[k];
            if (other.panel == nullptr || one.panel->root != other.panel->root) continue;
            // The same text is drawn twice for a halo.
            if (one.drawn.text == other.drawn.text && std::abs(one.ink.min.x - other.ink.min.x) < 3) continue;
            if (overlap(seen, intersection(other.ink, other.drawn.clip), 2))
                all.push_back(describe(one) + " and " + describe(other) + " overlap");
            else if (reads_on(frame, one, other) || reads_on(frame, other, one))
                all.push_back(describe(one) + " and " + describe(other) + " run together");
        }
    }
    return all;
}

Complaints texts_off_targets(const Frame& frame) {
    Complaints all;
    for (const Text& text : frame.texts) {
        if (text.panel == nullptr || text.panel->board) continue;
        const Box seen = intersection(text.ink, text.drawn.clip);
        for (const Target& target : frame.targets)
            // For fingers the link of a rule is larger than its text.
            if (!target.panel->board && !target.link && target.panel->root == text.panel->root &&
                overlap(seen, target.seen, 2) && !contains(target.seen, seen))
                all.push_back(describe(text) + " lies in part under " + describe(target));
    }
    return all;
}

Complaints targets_apart(const Frame& frame) {
    Complaints all;
    for (std::size_t i = 0; i < frame.targets.size(); ++i) {
        const Target& one = frame.targets[i];
        for (std::size_t k = i + 1; k < frame.targets.size(); ++k) {
            const Target& other = frame.targets[k];
            if (one.panel->root != other.panel->root || !overlap(one.seen, other.seen)) continue;
            if (one.panel->board && (contains(one.seen, other.seen) || contains(other.seen, one.seen))) continue;
            all.push_back(describe(one) + " and " + describe(other) + " overlap");
        }
    }
    return all;
}

Complaints targets_in_reach(const Frame& frame) {
    Complaints all;
    const Box safe = safe_part(frame);
    for (const Target& target : frame.targets) {
        if (target.panel->board) continue;
        const bool beside = target.box.min.x < safe.min.x - tolerance || target.box.max.x > safe.max.x + tolerance ||
                            target.box.min.x < target.panel->box.min.x - tolerance ||
                            target.box.max.x > target.panel->box.max.x + tolerance;
        const Box room = intersection(safe, target.panel->box);
        const bool above = target.box.min.y < room.min.y - tolerance || target.box.max.y > room.max.y + tolerance;
        if (beside || (above && !is_scrollable(frame, target.panel)))
            all.push_back(describe(target) + " is out of reach: " + target.panel->name + " " + describe(room));
    }
    return all;
}

Complaints targets_for_fingers(const Frame& frame) {
    Complaints all;
    if (!frame.around.coarse) return all;
    const float least = 44 / frame.around.text - half_a_pixel;
    for (const Target& target : frame.targets)
        // A link in a line of text is only as high as the line, as WCAG 2.5.8 allows: higher ones would overlap.
        if (!target.panel->board && !target.link && !is_empty(target.seen) &&
            (target.box.width() < least || target.box.height() < least))
            all.push_back(describe(target) + " is too small for a finger");
    return all;
}

Complaints main_action(const Frame& frame) {
    Complaints all;
    const Box safe = safe_part(frame);
    std::vector<Target> primary;  // those that a sheet above them covers are not to be pressed
    for (const Target& button : frame.primary)
        if (!is_covered(frame, button.panel, button.box) && !is_below_sheet(frame, button.panel))
            primary.push_back(button);
    for (const Target& button : primary)
        if (!contains(intersection(safe, button.seen), button.box))
            all.push_back("the main action " + describe(button) + " is out of sight");
    if (primary.size() > 1)
        all.push_back("more than one main action: " + describe(primary[0]) + " and " + describe(primary[1]));
    return all;
}

Complaints contrast(const Frame& frame, const headless::Image& image) {
    Complaints all;
    for (const Text& text : frame.texts) {
        const Box seen = intersection(text.ink, text.drawn.clip);
        if (text.drawn.size < min_checked_size) continue;
        if (text.panel == nullptr || text.panel->board || is_empty(seen) || is_covered(frame, text.panel, seen))
            continue;
        // Includes the surroundings, because bold letters cover most of their own box.
        const Box around{{seen.min.x - 3, seen.min.y - 3}, {seen.max.x + 3, seen.max.y + 3}};
        const ImU32 background = background_colour(image, around, frame.around.scale);
        const double found = contrast_of(blend(text.drawn.colour, background), background);
        const double least = text.drawn.size >= theme::type_size(24) ? 3.0 : 4.5;
        if (found >= least - 0.05) continue;
        char words[40];
        std::snprintf(words, sizeof words, " has a contrast of %.2f", found);
        all.push_back(describe(text) + words);
    }
    return all;
}

Complaints refusal_aside(const Frame& frame) {
    Complaints all;
    for (const Box& lit : frame.lit)
        if (frame.refusal && overlap(*frame.refusal, lit, 0))
            all.push_back("the refusal " + describe(*frame.refusal) + " lies over " + describe(lit) +
                          ", which it lights up");
    return all;
}

Complaints geometry(const Frame& frame) {
    Complaints all;
    for (const auto law : {drawn_soundly, texts_whole, labels_whole, texts_apart, texts_off_targets, targets_apart,
                           targets_in_reach, targets_for_fingers})
        append(all, law(frame));
    return all;
}

}  // namespace sightlines::layout
