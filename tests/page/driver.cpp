#include "page/driver.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "base/test_ids.h"
#include "imgui_internal.h"
#include "main.h"
#include "platform/events.h"

namespace sightlines::page {
namespace {

using platform::Modifiers;
using platform::Phase;
using platform::Pointer;

constexpr int one_finger = 1, other_finger = 2;

Json read(std::string_view text) { return Json::parse(text); }

Json outcome(const std::string& error) {
    settle();
    return error.empty() ? Json{{"ok", true}} : Json{{"error", read(error)}};
}

Outside world(float width, float height) {
    Outside out;
    out.around.width = width;
    out.around.height = height;
    out.around.reduced_motion = true;
    return out;
}

constexpr const char* own_dice = "own-dice=1";

// The finger of hold(), until lift().
ImVec2 held_at;

void mouse(ImVec2 at) { platform::on_pointer_move(Pointer::mouse, at.x, at.y, {}); }

void mouse_button(bool down, ImVec2 at) {
    mouse(at);
    platform::on_pointer_button(Pointer::mouse, 0, down, at.x, at.y, {});
}

Phase phase_of(std::string_view name) {
    if (name == "down") return Phase::down;
    if (name == "move") return Phase::move;
    if (name == "up") return Phase::up;
    REQUIRE(name == "gone");
    return Phase::gone;
}

}  // namespace

Outside desktop(float width, float height) {
    Outside out = world(width, height);
    out.storage["settings"] = own_dice;
    return out;
}

Outside phone(float width, float height) {
    Outside out = desktop(width, height);
    out.around.scale = 2;
    out.around.coarse = true;
    return out;
}

Outside embed(float width, float height) {
    Outside out = world(width, height);
    out.around.embedded = true;
    return out;
}

Outside& open(const Address& address, Outside world) {
    const std::size_t sharp = address.text.find('#');
    const bool fragment = sharp != std::string::npos && !address.text.starts_with('{');
    const std::string text = fragment ? address.text.substr(sharp + 1) : address.text;
    world.address[world.step] = text.empty() ? text : "#" + text;
    Outside& out = headless::restart(std::move(world));
    settle();
    return out;
}

Outside& reload() {
    Outside world = outside();
    return headless::restart(std::move(world));
}

void resize(float width, float height) {
    change([&](platform::Surroundings& around) {
        around.width = width;
        around.height = height;
    });
}

void change(const std::function<void(platform::Surroundings&)>& how) {
    how(outside().around);
    headless::surroundings_changed();
    settle();
}

Json state() { return read(page_state()); }
Json app() { return read(sightlines::app().state()); }
Json position() { return app().at("position"); }
Json record() { return read(sightlines::app().record()); }
Json text() { return read(sightlines::app().text()); }
Json share() { return read(sightlines::app().share()); }
Json load(std::string_view text) { return outcome(sightlines::app().open(text, From::script)); }
Json paste(std::string_view text) { return outcome(sightlines::app().open(text, From::paste)); }
Json play(std::string_view moves) { return outcome(sightlines::app().play_moves(moves)); }

void play_all(std::string_view moves) {
    INFO("playing " << moves);
    Json answer = play(moves);
    if (answer.dump().find("To lose all the same") != std::string::npos) answer = play(moves);
    REQUIRE(answer == Json{{"ok", true}});
}

void go_to(int ply) {
    sightlines::app().go_to(ply);
    settle();
}

void act(std::string_view command, std::string_view what) {
    sightlines::app().act(command, what);
    settle();
}

std::string link() { return outside().address[outside().step]; }

Json record_behind(std::string_view link) {
    const Result<std::unique_ptr<Match>> opened = open_link(link);
    REQUIRE(opened.has_value());
    return (*opened)->record();
}

bool shows(std::string_view mark) { return test_ids::all().contains(mark); }

Box mark(std::string_view name) {
    const auto all = test_ids::all();
    const auto found = all.find(name);
    if (found == all.end()) {
        std::string others;
        for (const auto& [other, rect] : all) others += " " + other;
        FAIL("nothing is marked \"" << name << "\"; there are" << others);
    }
    return {found->second.min, found->second.max};
}

std::map<std::string, Box> marks() {
    std::map<std::string, Box> all;
    for (const auto& [name, rect] : test_ids::all()) all.insert({name, {rect.min, rect.max}});
    return all;
}

std::map<std::string, Box> marks_of(std::string_view prefix) {
    std::map<std::string, Box> found = marks();
    std::erase_if(found, [prefix](const auto& mark) { return !mark.first.starts_with(prefix); });
    return found;
}

std::vector<std::string> words() {
    std::vector<std::string> all;
    for (headless::DrawnText& drawn : headless::texts()) all.push_back(std::move(drawn.text));
    return all;
}

bool says(std::string_view text) {
    return std::ranges::any_of(words(), [&](const std::string& one) { return one.find(text) != std::string::npos; });
}

bool asked_for(std::string_view kind) {
    return std::ranges::any_of(outside().requests, [&](const headless::Request& one) { return one.kind == kind; });
}

// The innermost scrolling part of the page that has this point in its contents, whether it is in sight there or not.
const ImGuiWindow* scroller_of(ImVec2 at) {
    const ImGuiWindow* found = nullptr;
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const ImRect& shown = window->InnerRect;
        if (!window->Active || window->Hidden || window->ScrollMax.y <= 0) continue;
        const bool beside = at.x < shown.Min.x || at.x > shown.Max.x;
        const float top = shown.Min.y - window->Scroll.y;
        const float bottom = shown.Max.y + window->ScrollMax.y - window->Scroll.y;
        if (!beside && at.y >= top && at.y <= bottom) found = window;
    }
    return found;
}

ImVec2 where(const Target& target) {
    if (target.name.empty()) return target.at;
    const ImVec2 at = mark(target.name).centre();
    const ImGuiWindow* scroller = scroller_of(at);
    constexpr float edge = 16;  // what lies there may be cut off
    if (scroller == nullptr) return at;
    const ImRect shown = scroller->InnerRect;
    if (at.y > shown.Min.y + edge && at.y < shown.Max.y - edge) return at;
    wheel(shown.GetCenter(), at.y - shown.GetCenter().y);
    return mark(target.name).centre();
}

void settle() {
    const int frames = headless::run();
    if (frames >= headless::most_frames) FAIL("there is no end to the frames: " << page_state());
}

void wait(double ms) { headless::run(ms); }

void let_computers_act() {
    for (int answers = 0; headless::engine_is_asked() || headless::run(10000) > 0 || headless::engine_is_asked();
         ++answers) {
        if (answers > 2000) FAIL("the computers find no end");
        headless::deliver();
        settle();
    }
}

void enter_dice(const std::vector<int>& faces) {
    if (!shows("die:0:1") && !shows("die:0:0")) choose("own-dice");
    int die = 0;
    for (const int face : faces) choose("die:" + std::to_string(die++) + ":" + std::to_string(face));
}

void click(const Target& target) {
    const ImVec2 at = where(target);
    mouse(at);
    headless::run_frames(1);
    mouse_button(true, at);
    headless::run_frames(1);
    mouse_button(false, at);
    settle();
}

void tap(const Target& target) {
    const ImVec2 at = where(target);
    finger(one_finger, "down", at);
    finger(one_finger, "up", at);
    settle();
}

void choose(const Target& target) {
    if (outside().around.coarse)
        tap(target);
    else
        click(target);
}

void hover(const Target& target) {
    mouse(where(target));
    settle();
}

void drag(const Target& from, ImVec2 way) {
    const ImVec2 at = where(from);
    mouse(at);
    headless::run_frames(1);
    mouse_button(true, at);
    for (const float part : {0.2f, 0.5f, 1.0f}) {
        mouse({at.x + way.x * part, at.y + way.y * part});
        headless::run_frames(1);
    }
    mouse_button(false, {at.x + way.x, at.y + way.y});
    settle();
}

void wheel(const Target& over, float dy, bool pinches) {
    const ImVec2 at = over.name.empty() ? over.at : mark(over.name).centre();
    mouse(at);
    headless::run_frames(1);
    if (pinches) {
        platform::on_gesture({.scale = std::exp(-dy / 100), .x = at.x, .y = at.y}, true);
        platform::on_gesture({.x = at.x, .y = at.y}, false);
    } else {
        platform::on_wheel(0, -dy / 100, {});
    }
    settle();
}

void finger(int id, std::string_view phase, ImVec2 at) {
    platform::on_finger(id, phase_of(phase), at.x, at.y, {});
    headless::run_frames(1);
}

void swipe(const Target& from, ImVec2 way) {
    const ImVec2 at = where(from);
    finger(one_finger, "down", at);
    for (const float part : {0.2f, 0.5f, 1.0f}) finger(one_finger, "move", {at.x + way.x * part, at.y + way.y * part});
    finger(one_finger, "up", {at.x + way.x, at.y + way.y});
    settle();
}

void hold(const Target& target) {
    held_at = where(target);
    finger(one_finger, "down", held_at);
    wait(600);
}

void lift() {
    finger(one_finger, "up", held_at);
    settle();
}

void pinch(const Target& centre, float scale, ImVec2 shift) {
    const ImVec2 at = where(centre);
    const float apart = scale > 1 ? 20 : 60;
    const auto left = [&](float part, float size) {
        return ImVec2{at.x + shift.x * part - apart * size, at.y + shift.y * part};
    };
    const auto right = [&](float part, float size) {
        return ImVec2{at.x + shift.x * part + apart * size, at.y + shift.y * part};
    };
    finger(one_finger, "down", left(0, 1));
    finger(other_finger, "down", right(0, 1));
    for (const float part : {0.5f, 1.0f}) {
        const float size = 1 + (scale - 1) * part;
        finger(one_finger, "move", left(part, size));
        finger(other_finger, "move", right(part, size));
    }
    finger(one_finger, "up", left(1, scale));
    finger(other_finger, "up", right(1, scale));
    settle();
}

void press(std::string_view key, int times) {
    Modifiers held;
    for (std::size_t plus = key.find('+'); plus != std::string_view::npos && plus + 1 < key.size();
         plus = key.find('+')) {
        const std::string_view modifier = key.substr(0, plus);
        if (modifier == "Shift")
            held.shift = true;
        else if (modifier == "Control" || modifier == "Meta")
            held.command = true;
        else if (modifier == "Alt")
            held.alt = true;
        else
            FAIL("there is no modifier " << modifier);
        key.remove_prefix(plus + 1);
    }
    std::string name(key), code;
    if (key.size() == 1) {
        const auto character = static_cast<unsigned char>(key[0]);
        if (std::isalpha(character)) {
            code = std::string("Key") + static_cast<char>(std::toupper(character));
            if (held.shift) name = std::string(1, static_cast<char>(std::toupper(character)));
        } else if (std::isdigit(character)) {
            code = std::string("Digit") + key[0];
        }
    }
    for (int i = 0; i < times; ++i) {
        platform::on_key(name, code, held, false);
        settle();
    }
}

void type(std::string_view text) {
    for (const char character : text) press(std::string_view(&character, 1));
}

}  // namespace sightlines::page
