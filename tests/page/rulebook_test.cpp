// The positions of the rulebooks, public/rules, as the page draws them.
#include <catch_amalgamated.hpp>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "main.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

// The links of a rulebook that the page turns into boards.
std::vector<std::string> positions_of(const std::string& game) {
    std::ifstream in(TESTS_DIR "/../public/rules/" + game + ".html");
    const std::string book{std::istreambuf_iterator<char>(in), {}};
    const std::string before = "<a href='../#";
    std::vector<std::string> all;
    for (std::size_t at = book.find(before); at != std::string::npos; at = book.find(before, at + 1)) {
        const std::size_t begin = at + before.size();
        all.push_back(book.substr(begin, book.find('\'', begin) - begin));
    }
    return all;
}

std::size_t colours(const std::vector<unsigned char>& pixels) {
    std::set<int> all;
    for (std::size_t i = 0; i + 3 < pixels.size(); i += 4)
        all.insert((pixels[i] >> 3) << 10 | (pixels[i + 1] >> 3) << 5 | pixels[i + 2] >> 3);
    return all.size();
}

}  // namespace

TEST_CASE("every position of every rulebook is drawn, and can be opened") {
    for (const std::string& game : page::games) {
        page::open();
        const std::vector<std::string> positions = positions_of(game);
        CHECK(positions.size() >= 5);
        std::set<std::vector<unsigned char>> pictures;
        for (const std::string& position : positions) {
            INFO(game << ": " << position);
            const std::vector<unsigned char> picture = picture_of(position, 240, 180, 1);
            CHECK(colours(picture) > 20);
            pictures.insert(picture);
        }
        CHECK(pictures.size() == positions.size());
        CHECK(page::load(positions.front()) == Json{{"ok", true}});
        CHECK(page::app().at("game") == game);
    }
}
