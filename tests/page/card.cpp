#include "page/card.h"

#include "base/test_ids.h"
#include "platform.h"
#include "widgets/focus.h"
#include "widgets/theme.h"

namespace sightlines::page {
namespace {

std::function<void()>& shown() {
    static std::function<void()> draw;
    return draw;
}

void draw_shown() {
    static Focus focus;
    const platform::Surroundings& around = platform::surroundings();
    theme::follow(around.dark, around.least_target());
    test_ids::clear();
    focus.begin_frame(false);
    if (shown()) shown()();
    focus.end_frame();
}

}  // namespace

void show_instead(std::function<void()> draw, Outside world) {
    headless::restart(std::move(world));
    shown() = std::move(draw);
    headless::show(draw_shown);
    settle();
}

void show_nothing() { shown() = nullptr; }

}  // namespace sightlines::page
