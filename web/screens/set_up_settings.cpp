// The settings of the set-up screen: changing options, and their controls.
#include "screens/set_up.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>
#include <vector>

#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

bool applies(const Setting& setting, const Json& options) {
    return setting.applies == nullptr || setting.applies(options);
}

Json value_of(const Setting::Choice& choice) { return *parse_json(choice.value); }

Json default_value(const Setting& setting, const Json& options) {
    if (setting.default_value != nullptr) return setting.default_value(options);
    switch (setting.kind) {
        case Setting::Kind::toggle: return false;
        case Setting::Kind::choice: return value_of(setting.choices.front());
        case Setting::Kind::number:
        case Setting::Kind::seed: return setting.least;
        default: return Json::array();
    }
}

Json value_of(const Setting& setting, const Json& options) {
    const auto found = options.find(setting.key);
    return found != options.end() ? *found : default_value(setting, options);
}

// The index of a value among the choices; 0 if it is not one of them.
int index_of(const Setting& setting, const Json& value) {
    int place = 0;
    for (const Setting::Choice& choice : setting.choices) {
        if (value_of(choice) == value) return place;
        ++place;
    }
    return 0;
}

std::vector<const char*> names_of(const Setting& setting) {
    std::vector<const char*> names;
    for (const Setting::Choice& choice : setting.choices) names.push_back(choice.name);
    return names;
}

std::string number_text(const Setting& setting, int value) {
    return value == setting.least && setting.least_is != nullptr ? setting.least_is : std::to_string(value);
}

}  // namespace

// Also removes options that no longer apply. If the options become invalid, drops those with a number for each player,
// or else undoes the change.
void SetUp::change(const Setting& setting, Json value) {
    const Json before = options();
    options().erase(setting.key);
    if (!value.is_null()) options()[setting.key] = std::move(value);
    for (const Setting& other : page_->settings()) {
        if (!applies(other, options())) options().erase(other.key);
    }
    if (!recorded().empty()) return restart();
    if (setting.settle != nullptr) setting.settle(options());
    if (make_match() == nullptr) {
        for (const Setting& other : page_->settings()) {
            if (other.kind == Setting::Kind::number_each) options().erase(other.key);
        }
    }
    if (make_match() == nullptr) options() = before;
    restart();
    platform::request_frames();
}

// Applying a preset keeps the options that are `first`.
void SetUp::draw_preset(const Setting& setting, float width) {
    Json preserved = Json::object(), others = options();
    for (const Setting& first : page_->settings()) {
        if (!first.first || !options().contains(first.key)) continue;
        preserved[first.key] = options()[first.key];
        others.erase(first.key);
    }
    std::vector<const char*> names;
    int chosen = -1;
    for (const Setting::Choice& choice : setting.choices) {
        if (others == value_of(choice)) chosen = static_cast<int>(names.size());
        names.push_back(choice.name);
    }
    const int wanted = segments(setting.key, names, chosen, width);
    if (wanted < 0) return;
    options() = value_of(setting.choices[static_cast<std::size_t>(wanted)]);
    options().update(preserved);
    restart();
    platform::request_frames();
}

void SetUp::draw_numbers(const Setting& setting, float width) {
    const Json values = value_of(setting, options());
    const float cell = 2 * theme::button_height() + 28 + 36;
    const int columns = std::max(1, static_cast<int>(width / cell));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int player = 0; player < view_->players(); ++player) {
        if (player % columns != 0) ImGui::SameLine(0, 8);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        view_->draw_emblem(list, {at.x + 12, at.y + theme::button_height() / 2}, 20, player);
        ImGui::Dummy({26, theme::button_height()});
        ImGui::SameLine(0, 0);
        const auto place = static_cast<std::size_t>(player);
        const int value = place < values.size() ? values[place].get<int>() : 0;
        const std::string name = std::string(setting.key) + ":" + std::to_string(player);
        const int by =
            stepper(name.c_str(), std::to_string(value).c_str(), value > setting.least, value < setting.most, 28);
        if (by == 0) continue;
        Json next = Json::array();
        for (int seat = 0; seat < view_->players(); ++seat)
            next.push_back(static_cast<std::size_t>(seat) < values.size() ? values[static_cast<std::size_t>(seat)]
                                                                          : Json(0));
        next[place] = value + by;
        return change(setting, std::move(next));
    }
}

// A record has a value for every player, or none at all.
void SetUp::draw_choices(const Setting& setting, float width) {
    const Json values = value_of(setting, options());
    const std::vector<const char*> names = names_of(setting);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int player = 0; player < view_->players(); ++player) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        view_->draw_emblem(list, {at.x + 12, at.y + theme::button_height() / 2}, 20, player);
        ImGui::SetCursorScreenPos({at.x + 32, at.y});
        const auto place = static_cast<std::size_t>(player);
        const int chosen = values.is_array() && place < values.size() ? index_of(setting, values[place]) : 0;
        const std::string name = std::string(setting.key) + ":" + std::to_string(player);
        const int wanted = segments(name.c_str(), names, chosen, width - 32);
        if (wanted < 0) continue;
        if (wanted == 0) return change(setting, value_of(setting.choices.front()));
        Json next = Json::array();
        for (int seat = 0; seat < view_->players(); ++seat)
            next.push_back(chosen == 0 ? value_of(setting.choices[1]) : values[static_cast<std::size_t>(seat)]);
        next[place] = value_of(setting.choices[static_cast<std::size_t>(wanted)]);
        return change(setting, std::move(next));
    }
}

void SetUp::draw_seed(const Setting& setting, float width) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (theme::button(setting.key, "Another", width * 0.5f)) {
        const auto count = static_cast<unsigned>(setting.most - setting.least) + 1;
        change(setting, setting.least + static_cast<int>(platform::random_below(count)));
    }
    const std::string text = "no. " + std::to_string(value_of(setting, options()).get<int>());
    paint::text(list, theme::font(Font::strong), theme::body,
                {at.x + width * 0.5f + 12, at.y + (theme::button_height() - theme::body) / 2}, theme::palette().text,
                text.c_str());
}

void SetUp::draw_value(const Setting& setting, float width) {
    switch (setting.kind) {
        case Setting::Kind::toggle: {
            const bool on = value_of(setting, options()).get<bool>();
            if (toggle(setting.key, on)) change(setting, !on);
            return;
        }
        case Setting::Kind::number: {
            const int value = value_of(setting, options()).get<int>();
            const int by =
                stepper(setting.key, number_text(setting, value).c_str(), value > setting.least, value < setting.most);
            if (by != 0) change(setting, std::clamp(value + by * setting.step, setting.least, setting.most));
            return;
        }
        case Setting::Kind::choice: {
            const int chosen = index_of(setting, value_of(setting, options()));
            const int wanted = segments(setting.key, names_of(setting), chosen, width);
            if (const char* help = setting.choices[static_cast<std::size_t>(chosen)].help; *help != '\0') caption(help);
            if (wanted >= 0) change(setting, value_of(setting.choices[static_cast<std::size_t>(wanted)]));
            return;
        }
        case Setting::Kind::choice_each: return draw_choices(setting, width);
        case Setting::Kind::number_each: return draw_numbers(setting, width);
        case Setting::Kind::seed: return draw_seed(setting, width);
        case Setting::Kind::preset: return draw_preset(setting, width);
    }
}

// Small controls are at the right of the text, wide ones below it.
void SetUp::draw_setting(const Setting& setting, float width) {
    const theme::Palette& p = theme::palette();
    const bool beside = setting.kind == Setting::Kind::toggle || setting.kind == Setting::Kind::number;
    const float control = setting.kind == Setting::Kind::toggle ? 44 : 2 * theme::button_height() + 56;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float words = beside ? width - control - 16 : width;
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + words);
    {
        const Type type(Font::strong, theme::body);
        ImGui::TextUnformatted(setting.name);
    }
    // The rule is after the name if it fits, else on the next line.
    ImFont* font = theme::font(Font::text);
    const float rule = font->CalcTextSizeA(theme::small, FLT_MAX, 0, setting.rule).x;
    if (ImGui::GetItemRectMax().x + 10 + rule <= begin.x + words) ImGui::SameLine(0, 10);
    const ImVec2 id = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({id.x, id.y + 2});
    rule_link(page_->game->id, setting.rule);
    caption(setting.help);
    ImGui::PopTextWrapPos();
    ImGui::EndGroup();
    const float bottom = ImGui::GetItemRectMax().y;
    if (beside) {
        const float middle = (begin.y + bottom - theme::button_height()) / 2;
        ImGui::SetCursorScreenPos({begin.x + width - control, middle});
        draw_value(setting, control);
        ImGui::SetCursorScreenPos({begin.x, std::max(bottom, middle + theme::button_height())});
    } else {
        draw_value(setting, width);
    }
    const float line = platform::snap(ImGui::GetCursorScreenPos().y + 6);
    ImGui::GetWindowDrawList()->AddLine({begin.x, line}, {begin.x + width, line}, theme::fade(p.hairline, 0.7f));
    ImGui::SetCursorScreenPos({begin.x, line + 8});
    ImGui::Dummy({0, 0});
}

void SetUp::draw_settings(bool first, float width) {
    if (!recorded().empty() && !first) return;
    bool house = false;
    for (const Setting& setting : page_->settings()) {
        if (setting.first != first || !applies(setting, options())) continue;
        if (setting.house && !house) {
            house = true;
            const Type type(Font::display, theme::heading);
            ImGui::TextUnformatted("House rules");
        }
        ImGui::PushID(setting.key);
        draw_setting(setting, width);
        ImGui::PopID();
    }
}

}  // namespace sightlines
