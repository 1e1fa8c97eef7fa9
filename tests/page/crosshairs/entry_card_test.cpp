// The card of a plane that enters.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"

using namespace sightlines;

namespace {

// The pixels between the card's arrows.
std::vector<unsigned char> small_plane() {
    const ImVec2 left = page::mark("card:enter:w").centre(), right = page::mark("card:enter:e").centre();
    const headless::Image image = headless::screenshot();
    const float scale = static_cast<float>(image.width) / page::outside().around.width;
    const int x = static_cast<int>((left.x + right.x) / 2 * scale), y = static_cast<int>(left.y * scale);
    const int reach = static_cast<int>(14 * scale);
    std::vector<unsigned char> pixels;
    for (int row = y - reach; row <= y + reach; ++row) {
        const auto begin = image.pixels.begin() + 4 * (row * image.width + x - reach);
        pixels.insert(pixels.end(), begin, begin + 4 * (2 * reach + 1));
    }
    return pixels;
}

}  // namespace

TEST_CASE("crosshairs: the small plane of an entry shows the facing chosen") {
    page::open("");
    for (const char* mark : {"play:crosshairs", "mode:2", "start"}) page::click(mark);
    page::click("cell:a2");
    page::hover(ImVec2{2, 2});
    const auto first = small_plane();
    page::press("ArrowRight");
    const auto turned = small_plane();
    CHECK(first != turned);
    page::press("ArrowRight", 5);
    CHECK(small_plane() == first);
    page::hover("card:enter:w");
    const auto west = small_plane();
    page::hover("card:enter:e");
    CHECK(small_plane() != west);
}
