// The floors of web/: what stands on a higher one is not included from a lower one, the session does without ImGui, and
// no files include each other in a circle.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/sources.h"

using sightlines::test::SourceFile;

namespace {

using Lines = std::set<std::string>;

enum class Floor { base, platform, ui, session, games, screens, app };
constexpr std::array<std::string_view, 7> floor_names{"base", "platform", "ui", "session", "games", "screens", "app"};

struct Room {
    std::string_view path;  // of a file without its ending, or of a folder, in web/
    Floor floor;
};

// The longest path that fits holds. Files whose folder says something else are on their way to the floor named here.
constexpr std::array rooms{
    Room{"app", Floor::app},
    Room{"platform.h", Floor::base},  // the seam alone; before the folder of that name
    Room{"base", Floor::base},
    Room{"main", Floor::app},
    Room{"state", Floor::app},
    Room{"screens", Floor::screens},
    Room{"games", Floor::games},
    Room{"widgets", Floor::ui},
    Room{"board", Floor::ui},
    Room{"platform", Floor::platform},
    Room{"session", Floor::session},
    Room{"sounds", Floor::base},
    Room{"app/daily", Floor::session},
    Room{"app/fault_words", Floor::session},
    Room{"app/guided", Floor::session},
    Room{"app/host", Floor::session},
    Room{"app/lessons", Floor::session},
    Room{"app/puzzle_links", Floor::session},
    Room{"app/puzzle_record", Floor::session},
    Room{"app/saved_games", Floor::session},
    Room{"app/statistics", Floor::session},
};

std::string_view without_ending(std::string_view path) {
    const std::size_t slash = path.rfind('/'), dot = path.rfind('.');
    return dot == path.npos || (slash != path.npos && dot < slash) ? path : path.substr(0, dot);
}

// `path`: in web/. Fails if it stands on no floor.
Floor floor_of(std::string_view path) {
    for (std::string_view whole = path, part = without_ending(path); !part.empty();) {
        const auto room =
            std::ranges::find_if(rooms, [&](const Room& each) { return each.path == whole || each.path == part; });
        if (room != rooms.end()) return room->floor;
        const std::size_t slash = part.rfind('/');
        part = part.substr(0, slash == part.npos ? 0 : slash);
    }
    FAIL("on no floor: " << path);
    return Floor::app;
}

std::string_view name_of(Floor floor) { return floor_names[static_cast<std::size_t>(floor)]; }

void add_steps_up(const SourceFile& file, Lines& wrong) {
    const std::string_view path = std::string_view(file.path).substr(std::string_view("web/").size());
    const Floor own = floor_of(path);
    for (const std::string& name : file.includes) {
        const bool of_web = std::filesystem::exists(sightlines::test::repository / "web" / name);
        if (of_web && floor_of(name) > own)
            wrong.insert("up: " + std::string(path) + " (" + std::string(name_of(own)) + ") includes " + name + " (" +
                         std::string(name_of(floor_of(name))) + ")");
        if (own == Floor::session && (name.starts_with("imgui") || (of_web && floor_of(name) == Floor::ui)))
            wrong.insert("drawing: " + std::string(path) + " (session) includes " + name);
    }
}

// By the path of a file without its ending, in web/: what its header and source include. "plan" stands for both.
using Includes = std::map<std::string, std::set<std::string>>;

// Sets of files of which each reaches each, by name, in order (Tarjan).
class Circles {
  public:
    explicit Circles(const Includes& includes) : includes_(includes) {
        for (const auto& [name, others] : includes) {
            if (!number_.contains(name)) visit(name);
        }
    }
    const std::vector<std::vector<std::string>>& found() const { return found_; }

  private:
    void visit(const std::string& name) {
        const std::size_t own = number_.size();
        number_[name] = lowest_[name] = own;
        open_.push_back(name);
        for (const std::string& other : includes_.at(name)) {
            if (!includes_.contains(other)) continue;
            if (!number_.contains(other)) {
                visit(other);
                lowest_[name] = std::min(lowest_[name], lowest_[other]);
            } else if (std::ranges::count(open_, other) > 0) {
                lowest_[name] = std::min(lowest_[name], number_[other]);
            }
        }
        if (lowest_[name] != own) return;
        const auto begin = std::ranges::find(open_, name);
        std::vector<std::string> circle(begin, open_.end());
        open_.erase(begin, open_.end());
        std::ranges::sort(circle);
        if (circle.size() > 1) found_.push_back(std::move(circle));
    }

    const Includes& includes_;
    std::map<std::string, std::size_t> number_, lowest_;
    std::vector<std::string> open_;
    std::vector<std::vector<std::string>> found_;
};

Lines wrong_now() {
    Lines wrong;
    Includes includes;
    for (const SourceFile& file : sightlines::test::sources_below("web", {".h", ".cpp", ".inl"})) {
        add_steps_up(file, wrong);
        std::set<std::string>& of_both =
            includes[std::string(without_ending(std::string_view(file.path).substr(std::string_view("web/").size())))];
        for (const std::string& name : file.includes) of_both.insert(std::string(without_ending(name)));
    }
    const Circles circles(includes);
    for (const std::vector<std::string>& circle : circles.found()) {
        std::string line = "circle:";
        for (const std::string& name : circle) line += " " + name;
        wrong.insert(line);
    }
    return wrong;
}

}  // namespace

TEST_CASE("floors: a file's floor is that of its path, the longest that is known", "[floors]") {
    CHECK(floor_of("widgets/tip.h") == Floor::ui);
    CHECK(floor_of("base/keys.cpp") == Floor::base);
    CHECK(floor_of("app/app_text.cpp") == Floor::app);
    CHECK(floor_of("games/dogfight/text/events.h") == Floor::games);
    for (const Room& room : rooms) {
        const std::string path = std::string(TESTS_DIR "/../web/") + std::string(room.path);
        INFO(room.path);
        CHECK((std::filesystem::exists(path) || std::filesystem::exists(path + ".h")));
    }
}

TEST_CASE("floors: files in a circle are found, others are not", "[floors]") {
    const Includes some{{"a", {"b", "imgui"}}, {"b", {"c"}}, {"c", {"a", "d"}}, {"d", {"e"}}, {"e", {}}};
    CHECK(Circles(some).found() == std::vector<std::vector<std::string>>{{"a", "b", "c"}});
    CHECK(Circles({{"a", {"b"}}, {"b", {"c"}}, {"c", {}}}).found().empty());
}

TEST_CASE("floors: an include of web/ never points up, and no files stand in a circle", "[floors]") {
    CHECK(wrong_now() == Lines{});
}
