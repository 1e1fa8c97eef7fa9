// The contrast of every text: light and dark, on a desktop and on a phone.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "page/layout.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

// The same text on several devices is reported once.
class Findings {
  public:
    void look(const std::string& where) {
        for (const bool dark : {false, true}) {
            page::change([&](platform::Surroundings& around) { around.dark = dark; });
            for (const std::string& complaint : layout::contrast(layout::look(), headless::screenshot()))
                if (told_.insert(complaint.substr(0, complaint.find(" ("))).second)
                    lines_ += "\n" + where + (dark ? ", dark: " : ", light: ") + complaint;
        }
    }
    void judge() const { CHECK(lines_ == ""); }

  private:
    std::set<std::string> told_;
    std::string lines_;
};

}  // namespace

TEST_CASE("every text has enough contrast, light and dark", "[layout]") {
    Findings findings;
    page::Outside phone = page::phone();
    phone.around.scale = 1;  // faster to draw, with the same colours
    for (const page::Outside& world : {page::desktop(), phone}) {
        const std::string size = world.around.coarse ? ", phone" : ", desktop";
        page::open("", world);
        findings.look("home" + size);
        for (const std::string& game : page::games) {
            page::open("", world);
            page::choose("play:" + game);
            page::choose("mode:2");
            page::choose("options");
            findings.look("set-up of " + game + size);
            page::open(Json{{"game", game}, {"version", 1}}, world);
            for (const char* tab : {"log", "share", "play"}) {
                page::choose("tab:" + std::string(tab));
                findings.look("table of " + game + ", " + tab + size);
            }
        }
        for (const auto& [name, ply] : page::midway) {
            page::open_at(page::playthrough(name), ply + 6, world);
            page::go_to(static_cast<int>(ply));
            findings.look("looking back at " + name + size);
        }
    }
    findings.judge();
}
