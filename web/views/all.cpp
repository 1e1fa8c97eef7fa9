#include <array>

#include "views/crosshairs/view.h"
#include "views/view.h"

namespace sightlines {
namespace {

template <Game G, class View>
std::unique_ptr<BoardView> make(Match& match) {
    return std::make_unique<View>(static_cast<MatchOf<G>&>(match));
}

struct Entry {
    std::string_view game;
    std::unique_ptr<BoardView> (*make)(Match&);
};

constexpr std::array views{
    Entry{crosshairs::Rules::info.id, make<crosshairs::Rules, crosshairs::CrosshairsView>},
};

}  // namespace

std::unique_ptr<BoardView> make_view(Match& match) {
    for (const Entry& entry : views) {
        if (entry.game == match.game().id) return entry.make(match);
    }
    return nullptr;
}

}  // namespace sightlines
