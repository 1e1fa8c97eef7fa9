#pragma once

#include <array>

namespace sightlines {

// What has to be known of a form to find its links in a text: "#1<codec>." and a payload.
struct LinkForm {
    char codec;
    bool has_marks;  // "-" and "_" belong to its alphabet, besides letters and digits
    bool has_check;  // what reads is what was sent; without a check a guess has to be the only one that reads
};

inline constexpr std::array<LinkForm, 3> known_forms{{{'d', true, false}, {'j', true, false}, {'x', false, true}}};

// For an unknown codec the widest alphabet.
constexpr LinkForm form_of(char codec) {
    for (const LinkForm& form : known_forms)
        if (form.codec == codec) return form;
    return {codec, true, false};
}

}  // namespace sightlines
