#include "games/aerial_war/text/schema.h"

#include <nlohmann/json.hpp>

#include "base/narrow.h"

namespace sightlines::aerial_war {

Roll read_dice(const Reader& in, std::size_t fewest, std::size_t most) {
    Roll roll;
    if (in.size() < fewest || in.size() > most) {
        in.fail(fewest == most ? "expected two dice" : "expected one die or two");
        return roll;
    }
    for (std::size_t die = 0; die < in.size(); ++die) roll.faces.push_back(narrow(in.item(die).integer(1, 6)));
    return roll;
}

namespace {

using namespace schema;

std::int8_t read_battles(const Reader& in) {
    const int battles = in.integer(1, 3);
    if (battles == 2) in.fail("expected 1 or 3");
    return narrow(battles);
}

Square read_square_name(const Reader& in) {
    const std::string_view name = in.text();
    if (const auto square = square_from(name)) return *square;
    in.fail("there is no square \"" + excerpt(name) + "\"");
    return 0;
}

DiceNumbers read_faces(const Reader& in) { return read_dice(in, 1, 2).faces; }
constexpr std::array<std::string_view, 2> choice_words{"optional", "forced"};

constexpr Fields option_fields{
    optional("battles", MEMBER(Options, battles), by<read_battles>),
    optional("playAll", MEMBER(Options, play_all), boolean),
    optional("attacks", MEMBER(Options, attacks), word<choice_words>),
    optional("loops", MEMBER(Options, loops), word<choice_words>),
    optional("roundLimit", MEMBER(Options, round_limit), integer<0, 999>),
};

constexpr auto square_form = by<read_square_name, square_name>;

constexpr Fields plane_fields{
    required("at", MEMBER(Plane, square), square_form),
    required("p", MEMBER(Plane, side), integer<0, 1>),
    required("c", MEMBER(Plane, colour), word<colour_words>),
    required("dir", MEMBER(Plane, facing), word<facing_words>),
};

namespace actions {

constexpr Fields roll{required("dice", MEMBER(Roll, faces), by<read_faces, numbers_json<DiceNumbers>>)};
constexpr Fields fly{required("to", MEMBER(Fly, to), square_form),
                     required("dir", MEMBER(Fly, facing), word<facing_words>)};
constexpr Fields ram{required("target", MEMBER(Ram, target), square_form)};

constexpr std::array all{
    action_form<Action>("roll", roll),     action_form<Action>("fly", fly),   action_form<Action>("ram", ram),
    action_form<Action, Attack>("attack"), action_form<Action, Hold>("hold"), action_form<Action, Loop>("loop"),
    action_form<Action, Stay>("stay"),
};

}  // namespace actions
}  // namespace

Schema<Options> option_schema() { return option_fields; }
Schema<Plane> plane_schema() { return plane_fields; }
std::span<const ActionForm> action_forms() { return actions::all; }

}  // namespace sightlines::aerial_war
