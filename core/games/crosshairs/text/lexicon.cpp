#include "games/crosshairs/text/lexicon.h"

#include "engine/wording.h"

namespace sightlines::crosshairs {
namespace {

struct Verb {
    const char* imperative;
    const char* plain;
};
constexpr std::array<Verb, all_manoeuvres.size()> verbs{{{"Climb", "climb"},
                                                         {"Fly 1 hex", "fly"},
                                                         {"Fly 2 hexes", "fly"},
                                                         {"Swoop", "swoop"},
                                                         {"Power dive", "power-dive"}}};

}  // namespace

std::string heading_name(Heading heading) { return std::string(wording::compass(heading_words[index(heading)])); }

std::string flight_state(const Plane& plane) {
    return "facing " + heading_name(plane.heading) + ", height " + std::to_string(plane.height);
}

const char* manoeuvre_name(Manoeuvre kind) { return verbs[static_cast<std::size_t>(kind)].imperative; }

const char* manoeuvre_verb(Manoeuvre kind) { return verbs[static_cast<std::size_t>(kind)].plain; }

}  // namespace sightlines::crosshairs
