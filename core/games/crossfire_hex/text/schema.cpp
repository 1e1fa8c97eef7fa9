#include "games/crossfire_hex/text/schema.h"

#include <nlohmann/json.hpp>

namespace sightlines::crossfire_hex {
namespace {

using namespace schema;

Cell read_cell_name(const Reader& in) {
    const std::string_view name = in.text();
    if (const auto cell = cell_from(name)) return *cell;
    in.fail("there is no cell \"" + excerpt(name) + "\"");
    return 0;
}

constexpr std::array<std::string_view, 2> ko_words{"board", "full"};

constexpr Fields option_fields{
    optional("ko", MEMBER(Options, ko), word<ko_words>),
    optional("quietLimit", MEMBER(Options, quiet_limit), integer<0, most_quiet>),
};

namespace actions {

constexpr auto cell = by<read_cell_name, cell_name>;

constexpr Fields move{required("from", MEMBER(Move, from), cell), required("to", MEMBER(Move, to), cell)};
constexpr Fields enter{required("to", MEMBER(Enter, to), cell)};

constexpr std::array all{action_form<Action>("move", move), action_form<Action>("enter", enter)};

}  // namespace actions
}  // namespace

Schema<Options> option_schema() { return option_fields; }
std::span<const ActionForm> action_forms() { return actions::all; }

}  // namespace sightlines::crossfire_hex
