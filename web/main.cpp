#include "main.h"

#include <optional>

#include "api/link/forms.h"
#include "app/deferred.h"
#include "app/lessons.h"
#include "base/settings.h"
#include "base/test_ids.h"
#include "games/page.h"
#include "platform.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

std::optional<App> the_app;
bool sheet = false;    // one was drawn in the last frame
bool covered = false;  // something is open that Back closes

void draw() {
    const platform::Surroundings& around = platform::surroundings();
    platform::enlarge(text_percent());
    theme::follow(around.dark, around.least_target(), settings().palette == Settings::Palette::strong, around.contrast,
                  {around.accent, around.page});
    test_ids::clear();
    app().draw();
    app().report_text_changed();
    sheet = take_modal_drawn();
    if (const bool now = sheet || app().can_close(); now != covered) platform::cover(covered = now);
}

}  // namespace

void leave_page() { the_app.reset(); }

bool start_page() {
    leave_page();
    sheet = covered = false;
    lessons::unload_all();
    forget_settings_read();
    let_come_later([](std::string_view what) {
        if (what == deflated_links) return records_are_here();
        const GamePage* page = page_of(what);
        return page == nullptr || code_is_here(*page);
    });
    if (!platform::start(draw)) return false;
    the_app.emplace();
    return true;
}

App& app() { return *the_app; }

Page& the_page() { return *the_app; }

void add_page_font(std::size_t which, std::span<unsigned char> file) {
    theme::add_font(static_cast<theme::Font>(which), file);
}

bool step_back() {
    if (sheet) {
        close_modal();
    } else if (app().can_close()) {
        app().close();
    }
    platform::draw_unseen();
    platform::request_frames();
    return covered;
}

std::vector<unsigned char> picture_of(std::string_view record, int width, int height, float scale) {
    if (!fetch_panels_part()) return {};
    return part<Pictures>()->of(record, width, height, scale, app().table());
}

}  // namespace sightlines
