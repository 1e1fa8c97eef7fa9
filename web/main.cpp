// Start and frame. The fonts arrive between the two, see exports.cpp.
#include "main.h"

#include "marks.h"
#include "platform.h"
#include "theme.h"

namespace sightlines {
namespace {

void draw() {
    const platform::Surroundings& around = platform::surroundings();
    theme::follow(around.dark, around.coarse);
    marks::clear();
    app().draw();
    app().tell_text_changed();
}

}  // namespace

App& app() {
    static App instance;
    return instance;
}

}  // namespace sightlines

int main() { return sightlines::platform::start(sightlines::draw) ? 0 : 1; }
