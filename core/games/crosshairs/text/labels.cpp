#include "games/crosshairs/text/labels.h"

#include "engine/wording.h"

namespace sightlines::crosshairs::labels {

std::string height(int value) { return "height " + std::to_string(value); }

std::string height_change(int from, int to) {
    if (from == to) return height(to);
    return std::to_string(from) + " \xE2\x86\x92 " + std::to_string(to);  // an arrow
}

std::string opens_shots(const std::vector<Cell>& targets) {
    std::string names;
    for (const Cell cell : targets) wording::add_part(names, cell_name(cell));
    return "Opens a shot at " + names + ".";
}

std::string points(int count, bool in_short) { return std::to_string(count) + (in_short ? " pts" : " points"); }

std::string free_rings(int count, bool in_short) {
    return in_short ? std::to_string(count) : wording::counted(count, "ring");
}

std::string end_of_line(const LineOfFire& line) {
    switch (line.end) {
        case LineEnd::edge: return at_edge;
        case LineEnd::plane: return at_plane + (" " + cell_name(line.stop));
        case LineEnd::cloud: return at_cloud + (" " + cell_name(line.stop));
        case LineEnd::own_cloud: return in_cloud;
    }
    return "";
}

}  // namespace sightlines::crosshairs::labels
