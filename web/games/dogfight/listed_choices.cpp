// The plan of a move as lists, for the text view: where it ends, its nose, its pitch, its aerobatics and its engine.
#include <algorithm>
#include <array>

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/verbs.h"
#include "games/dogfight/view.h"

namespace sightlines::dogfight {
namespace {

constexpr std::array faces{Facing::n, Facing::ne, Facing::se, Facing::s, Facing::sw, Facing::nw, Facing::none};

// In the hex in which the plan ends.
std::vector<const Plan*> noses_of(const PlanChoice& choice) {
    std::vector<const Plan*> list;
    for (const Facing face : faces) {
        if (const Plan* plan = choice.to(choice.preview()->end().hex, face)) list.push_back(plan);
    }
    return list;
}

template <class List, class Test>
int place_of(const List& list, const Test& is_it) {
    const auto found = std::ranges::find_if(list, is_it);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

}  // namespace

ListedChoices View::listed_choices() const {
    if (!selection_.planning()) return {};
    const PlanChoice& choice = selection_.plan();
    const Plan* preview = choice.preview();
    ListedChoices choices;
    const auto add = [&choices](const char* id, const char* label, const std::vector<std::string>& options,
                                int chosen) { choices.lists.push_back({id, label, options, chosen}); };
    std::vector<std::string> options;
    const std::vector<Hex> hexes = choice.hexes();
    options.reserve(hexes.size());
    for (const Hex hex : hexes) options.push_back(words::hex_choice(at(), *choice.best_in(scene(), hex)));
    add("hex", labels::end_hex, options,
        place_of(hexes, [&](Hex hex) { return preview != nullptr && hex == preview->end().hex; }));
    if (preview == nullptr) return choices;
    const Waypoint end = preview->end();
    const std::vector<const Plan*> noses = noses_of(choice);
    options.clear();
    for (const Plan* plan : noses) options.push_back(words::nose_choice(*plan));
    add("nose", labels::nose, options, place_of(noses, [&](const Plan* plan) { return plan->end().face == end.face; }));
    options.clear();
    for (const HeightMark& height_mark : choice.height_marks()) options.push_back(words::height_mark_tip(height_mark));
    add("pitch", labels::climb_or_dive, options,
        place_of(choice.height_marks(), [&](const auto& height_mark) { return height_mark.pitch == choice.pitch(); }));
    if (const Plan* other = choice.with_or_without_aerobatics()) {
        const bool has = preview->points > 0;
        const auto told = [this](const Plan& plan) {
            return words::aerobatics_name(plan) + ". " + words::aerobatics_note(at(), plan);
        };
        options = {told(has ? *other : *preview), told(has ? *preview : *other)};
        add("aerobatics", labels::points, options, has ? 1 : 0);
    }
    if (const auto use = choice.throttle()) {
        options = {throttle_name(-1), throttle_name(0), throttle_name(1)};
        add("engine", labels::engine, options, *use + 1);
    }
    choices.preview = words::handle_tip(at(), preview);
    choices.does = labels::fly_it;
    return choices;
}

void View::choose_listed(std::string_view list, std::size_t option) {
    if (!selection_.planning()) return;
    const PlanChoice& choice = selection_.plan();
    const std::vector<Hex> hexes = choice.hexes();
    if (list == "hex" && option < hexes.size()) selection_.plan().choose_hex(scene(), hexes[option]);
    if (list == "hex" || choice.preview() == nullptr) return;
    const std::vector<const Plan*> noses = noses_of(choice);
    if (list == "nose" && option < noses.size()) selection_.plan().turn_to(noses[option]->end().face);
    if (list == "pitch" && option < choice.height_marks().size())
        selection_.plan_pitch(scene(), choice.height_marks()[option].pitch);
    const Plan* other = choice.with_or_without_aerobatics();
    if (list == "aerobatics" && other != nullptr && option == (other->points > 0 ? 1U : 0U))
        selection_.plan().choose(Plan(*other));
    if (list == "engine" && option < 3) selection_.plan().set_throttle(static_cast<int>(option) - 1);
}

void View::do_listed() {
    if (selection_.planning()) selection_.go(scene());
}

}  // namespace sightlines::dogfight
