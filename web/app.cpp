#include "app.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "imgui.h"
#include "marks.h"
#include "platform.h"
#include "theme.h"

namespace sightlines {
namespace {

constexpr float pi = 3.14159265f;

std::array<ImVec2, 6> hexagon(ImVec2 centre, float radius) {
    std::array<ImVec2, 6> corners;
    for (int k = 0; k < 6; ++k) {
        const float angle = (60.0f * static_cast<float>(k) - 30.0f) * pi / 180.0f;
        corners[static_cast<std::size_t>(k)] = {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
    }
    return corners;
}

void draw_counter(ImDrawList& list, ImVec2 at, float radius, const theme::Side& side, const char* label) {
    list.AddCircleFilled({at.x + radius * 0.15f, at.y + radius * 0.25f}, radius, IM_COL32(0, 0, 0, 50));
    list.AddCircleFilled(at, radius, side.fill);
    list.AddCircle(at, radius, side.outline, 0, 1.5f);
    ImFont* font = theme::font(theme::Font::strong);
    const ImVec2 size = font->CalcTextSizeA(theme::body, 1000, 0, label);
    list.AddText(font, theme::body, {at.x - size.x / 2, at.y - size.y / 2}, IM_COL32_WHITE, label);
}

bool begin(const char* name, float x, float y, float width, float height, ImU32 ground) {
    ImGui::SetNextWindowPos({x, y});
    ImGui::SetNextWindowSize({width, height});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ground);
    const bool open = ImGui::Begin(name, nullptr,
                                   ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleColor();
    return open;
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) >= ' ') out += c;
    }
    return out + "\"";
}

}    // namespace

void App::draw() {
    const platform::Surroundings& around = platform::surroundings();
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) go_to(move_ - 1);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) go_to(move_ + 1);
    keys_ += ImGui::GetIO().InputQueueCharacters.Size;
    long_pressed_ = platform::long_press();
    if (const auto& fingers = platform::gesture(); fingers.active) {
        zoom_ = std::clamp(zoom_ * fingers.scale, 0.5f, 4.0f);
        pan_x_ += fingers.dx;
        pan_y_ += fingers.dy;
    }
    const bool tall = around.width < around.height;
    const float panel = around.embedded ? 36 : tall ? 300 : 340;
    if (tall || around.embedded) {
        draw_board(0, 0, around.width, around.height - panel);
        draw_panel(0, around.height - panel, around.width, panel);
    } else {
        draw_board(0, 0, around.width - panel, around.height);
        draw_panel(around.width - panel, 0, panel, around.height);
    }
}

void App::draw_board(float x, float y, float width, float height) {
    const theme::Palette& p = theme::palette();
    if (begin("board", x, y, width, height, p.page)) {
        ImGui::SetCursorScreenPos({x, y});
        ImGui::InvisibleButton("cells", {width, height});
        const bool clicked = ImGui::IsItemClicked();
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float radius = std::floor(std::min(width / 16.5f, height / 14.0f)) * zoom_;
        const ImVec2 middle{x + width / 2 + pan_x_, y + height / 2 + pan_y_};
        int cell = 0;
        for (int row = -3; row <= 3; ++row)
            for (int column = -3; column <= 3; ++column, ++cell) {
                const float shift = (row & 1) ? 0.5f : 0.0f;
                const ImVec2 at{middle.x + (static_cast<float>(column) + shift) * radius * std::sqrt(3.0f),
                                middle.y + static_cast<float>(row) * radius * 1.5f};
                const auto corners = hexagon(at, radius);
                const std::array<ImU32, 4> grounds{p.field, p.pale_field, p.wood, p.field};
                list.AddConvexPolyFilled(corners.data(), 6, grounds[static_cast<std::size_t>((cell * 7 + row * row) & 3)]);
                list.AddPolyline(corners.data(), 6, p.grid, ImDrawFlags_Closed, 1.0f);
                const bool over = std::hypot(mouse.x - at.x, mouse.y - at.y) < radius * 0.85f;
                if (over && clicked) chosen_ = cell, ++board_clicks_;
                if (cell == chosen_ || (over && ImGui::IsItemHovered())) {
                    const auto ring = hexagon(at, radius - 2);
                    list.AddPolyline(ring.data(), 6, theme::fade(p.accent, cell == chosen_ ? 1.0f : 0.5f), ImDrawFlags_Closed, 2.0f);
                }
                if (cell % 9 == 2)
                    draw_counter(list, at, radius * 0.55f, theme::sides()[static_cast<std::size_t>(cell / 9) % 6],
                                 std::to_string(cell % 7).c_str());
                marks::add("cell-" + std::to_string(cell), {at.x - 4, at.y - 4}, {at.x + 4, at.y + 4});
            }
    }
    ImGui::End();
}

void App::draw_panel(float x, float y, float width, float height) {
    const theme::Palette& p = theme::palette();
    const bool slim = platform::surroundings().embedded;
    if (slim) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme::unit, 0});
    if (begin("panel", x, y, width, height, p.panel)) {
        const auto action = [](const char* label, const char* mark, theme::Weight weight = theme::Weight::normal) {
            const bool pressed = theme::button(label, 0, weight);
            marks::add_item(mark);
            return pressed;
        };
        if (!slim) {
            {
                const theme::Type type(theme::Font::display, theme::type_size(28));
                ImGui::TextUnformatted("Crosshairs");
            }
            ImGui::PushStyleColor(ImGuiCol_Text, p.secondary);
            ImGui::TextWrapped("Green to place a cloud. Move %d, text %s", move_, text_.c_str());
            ImGui::PopStyleColor();
        }
        if (action("Press me", "press", theme::Weight::primary)) {
            ++presses_;
            platform::announce("Pressed " + std::to_string(presses_));
        }
        ImGui::SameLine();
        if (action("Copy link", "copy")) platform::copy_text(platform::address(text_));
        if (!slim) {
            ImGui::SameLine();
            ImGui::AlignTextToFramePadding();
            constexpr std::array outcomes{"", "…", "✓ copied", "by hand"};
            ImGui::TextUnformatted(outcomes[static_cast<std::size_t>(platform::copied())]);
        } else {
            ImGui::SameLine();
        }
        if (action("Open…", "open")) platform::show_open_sheet();
        ImGui::SameLine();
        if (action("Rules", "rules")) platform::show_rule("crosshairs", "CH-SETUP-03");
        if (!slim) {
            ImGui::SameLine();
            if (action("Next", "next")) go_to(move_ + 1);
            if (action("Theme", "theme"))
                platform::choose_scheme(platform::surroundings().dark ? platform::Scheme::light : platform::Scheme::dark);
            ImGui::SameLine();
            if (action("Save", "save")) platform::download("game.json", record());
            ImGui::SameLine();
            if (action("Animate", "animate")) platform::animate_until(platform::now_ms() + 200);
            const theme::Type type(theme::Font::text, theme::small);
            ImGui::Text("%d presses, cell %d, scale %.2f", presses_, chosen_, static_cast<double>(platform::surroundings().scale));
            ImGui::TextUnformatted("CH-SETUP-03: A cloud may cover at most two hexes.");
        }
    }
    ImGui::End();
    if (slim) ImGui::PopStyleVar();
}

std::string App::open(std::string_view text, From from) {
    constexpr std::array<std::string_view, 5> names{"address", "paste", "file", "sheet", "script"};
    if (text.find("bad") != std::string_view::npos)
        return R"({"code":"malformed","rule":"FORMAT","message":"This is not a Sightlines link or record."})";
    from_ = names[static_cast<std::size_t>(from)];
    if (!text.empty()) text_ = text;
    platform::request_frames();
    return "";
}

std::string App::record() const { return R"({"game":"crosshairs","version":1,"moves":[]})"; }

void App::go_to(int move) {
    move_ = std::max(0, move);
    text_ = "#1d.move" + std::to_string(move_);
    platform::set_fragment(text_);
    platform::request_frames();
}

std::string App::state() const {
    return "{\"presses\":" + std::to_string(presses_) + ",\"cell\":" + std::to_string(chosen_) + ",\"cellClicks\":" +
           std::to_string(board_clicks_) + ",\"move\":" + std::to_string(move_) + ",\"zoom\":" + std::to_string(zoom_) +
           ",\"panX\":" + std::to_string(pan_x_) + ",\"longPress\":" + (long_pressed_ ? "true" : "false") +
           ",\"characters\":" + std::to_string(keys_) + ",\"text\":" + quoted(text_) + ",\"from\":" + quoted(from_) + "}";
}

}    // namespace sightlines
