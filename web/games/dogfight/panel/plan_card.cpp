#include "games/dogfight/panel/plan_card.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "app/guided.h"
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/advice/shot_words.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/panel/shot_card.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/verbs.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {

namespace {

constexpr int button_lines = 3;  // of the name and the note of a plan

void draw_way_back(const Scene<Rules>& scene, Selection& selection, float width) {
    if (!selection.plan().differs()) return;
    const char* name = width < rows::narrow ? labels::suggestion : labels::back_to_suggestion;
    if (theme::button("back-to-suggestion", name, width, theme::Weight::quiet)) selection.plan().choose_proposed(scene);
}

// The one that is chosen, or null.
const Plan* draw_aerobatics_choice(const Position& at, const PlanChoice& choice, bool details, float width) {
    const Plan* other = choice.with_or_without_aerobatics();
    const std::string change = other == nullptr ? "" : words::aerobatics_change(at, *other, *choice.preview());
    if (change.empty()) return nullptr;
    const bool chosen = rows::answer("aerobatics", words::aerobatics_name(*other),
                                     details ? words::aerobatics_note(at, *other) : change, -1, false, width);
    return chosen ? other : nullptr;
}

const Plan* draw_others(const Position& at, const PlanChoice& choice, float width) {
    const bool little = ImGui::GetContentRegionAvail().y < 5 * theme::button_height();
    const std::vector<const Plan*> others = choice.others(little ? 1 : 2);
    const Plan* chosen = nullptr;
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (rows::answer("other:" + std::to_string(i),
                         words::other_plan_name(at, *others[i], choice.is_proposed(*others[i])),
                         words::plan_note(at, *others[i], words::Detail::brief), -1, false, width))
            chosen = others[i];
    }
    return chosen;
}

void draw_heights_and_speed(const Scene<Rules>& scene, Selection& selection, bool explains, float width) {
    if (!selection.shows_heights()) {
        if (explains) caption(labels::nose_arrows);
        const char* name = !selection.plan().has_heights()                    ? labels::only_speed
                           : width < rows::narrow || selection.panel().guided ? labels::height_and_speed_short
                                                                              : labels::height_and_speed;
        if (theme::button("height-and-speed", name, width, theme::Weight::quiet)) selection.panel().heights = true;
        return draw_way_back(scene, selection, width);  // below, so that nothing that is pressed moves away
    }
    if (explains) caption(words::heights_told(scene.at, selection.plan().height_marks()).c_str());
    if (const auto use = selection.plan().throttle()) {
        static constexpr std::array uses{-1, 0, 1};
        const std::array names{throttle_name(-1), throttle_name(0), throttle_name(1)};
        const int chosen = segments("throttle", names, *use + 1, width);
        if (chosen >= 0) selection.plan().set_throttle(uses[static_cast<std::size_t>(chosen)]);
        if (explains) caption(labels::throttle_note);
    }
    draw_way_back(scene, selection, width);
}

}  // namespace

void draw_plan_card(const Scene<Rules>& scene, Selection& selection, float width) {
    const Plan* preview = selection.plan().preview();
    if (preview == nullptr) {
        caption(labels::tap_a_hex);
        return draw_way_back(scene, selection, width);
    }
    const bool roomy = width >= rows::narrow && ImGui::GetContentRegionAvail().y > 4.5f * theme::button_height();
    const bool first = selection.panel().guided && scene.at.turn == 1;  // with no more words than the first move needs
    const bool proposed = selection.plan().is_proposed(*preview), hinted = selection.follows_hint();
    std::string way =
        width < rows::narrow ? words::plan_name(*preview) : words::plan_name(scene.at, *preview, proposed);
    const bool brief = selection.panel().guided && !selection.panel().details;
    if (width >= rows::narrow && (brief || rows::name_lines(way, width) >= button_lines))  // so its note has a line
        way = words::plan_name(scene.at, *preview, proposed, words::Words::few);
    const words::Detail detail = selection.panel().details ? words::Detail::full
                                 : first                   ? words::Detail::least
                                                           : words::Detail::alone;
    const auto& [failed_maneuver, pitch_to_shoot, why_risked] = selection.plan().outlook(scene);
    std::string note = words::plan_note(scene.at, *preview, detail, failed_maneuver, hinted);
    if (!why_risked.empty()) note.insert(std::min(note.find(". "), note.size() - 1) + 1, " " + why_risked);
    std::string rest;
    if (!selection.panel().details) std::tie(note, rest) = rows::split_note(way, note, button_lines, width);
    if (rows::answer("action:fly", way, note, -1, true, width)) return selection.go(scene);
    const std::optional<ShotNeeds> needs = needs_of_plan(scene.at, selection);
    if (width < rows::narrow) {
        if (const std::string end = words::plan_end(scene.at, *preview); !end.empty()) caption_below(end.c_str());
        if (needs && !needs->met()) caption_below(words::shot_told(scene.at, *needs).c_str());
    }
    if (roomy && !rest.empty()) caption_below(rest.c_str());
    const std::string aside = words::plan_aside(scene.at, *preview, failed_maneuver, !selection.shows_heights());
    if (roomy && selection.panel().details && !aside.empty()) caption_below(aside.c_str());
    if (const std::string why = words::why_proposed(scene.at, *preview);
        roomy && selection.panel().details && selection.panel().guided && !hinted && proposed && !why.empty())
        caption_below(why.c_str());
    if (pitch_to_shoot && roomy && !first) caption_below(words::shot_by_pitch(*pitch_to_shoot).c_str());
    constexpr float two_columns = 260;
    if (needs && selection.panel().details && roomy && width >= two_columns && !needs_stand_above(selection)) {
        ImGui::Dummy({0, 2});
        draw_shot_card(scene.at, *needs, width);
    }
    const bool offers = !first && !hinted;
    const bool asks_all = !selection.panel().guided;
    const Plan* other = asks_all && selection.panel().details ? draw_others(scene.at, selection.plan(), width)
                        : offers || asks_all
                            ? draw_aerobatics_choice(scene.at, selection.plan(), selection.panel().details, width)
                            : nullptr;
    if (other != nullptr) return selection.plan().choose(Plan(*other));
    draw_heights_and_speed(scene, selection, roomy && selection.panel().details, width);
}

void draw_toggles(const Scene<Rules>& scene, Selection& selection, float width) {
    const float half = (width - 8) / 2;
    const auto button = [&](const char* label, const char* test_id, bool on) {
        return theme::button(test_id, label, half, on ? theme::Weight::normal : theme::Weight::quiet);
    };
    const bool narrow = width < rows::narrow;
    const bool more = button(narrow                        ? labels::more
                             : selection.panel().more_ways ? labels::fewer_ways
                                                           : labels::more_ways,
                             "more-ways", selection.panel().more_ways);
    ImGui::SameLine(0, 8);
    const bool details = button(narrow                      ? labels::info
                                : selection.panel().details ? labels::no_details
                                                            : labels::details,
                                "details", selection.panel().details);
    if (selection.panel().more_ways) {
        const bool asks = !selection.panel().guided;
        const char* name = narrow ? (asks ? labels::ask_less : labels::ask_all)
                                  : (asks ? labels::asked_everything : labels::ask_everything);
        if (theme::button("ask-everything", name, width, theme::Weight::quiet)) {
            selection.panel().guided = asks;
            set_guided(Rules::info.id, asks);
        }
        if (!asks && !narrow) caption(labels::asked_less);
    }
    if (more) selection.show_more_ways(scene, !selection.panel().more_ways);
    if (details) selection.panel().details = !selection.panel().details;
}

}  // namespace sightlines::dogfight
