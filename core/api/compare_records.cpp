#include "api/compare_records.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sightlines {
namespace {

const Json& member(const Json& record, const char* key) {
    static const Json nothing;
    const auto found = record.find(key);
    return found == record.end() ? nothing : *found;
}

}  // namespace

RecordComparison compare_records(const Json& known, const Json& arrives) {
    using Relation = RecordComparison::Relation;
    for (const char* key : {"game", "options"})
        if (member(known, key) != member(arrives, key)) return {Relation::other_options};
    if (member(known, "start") != member(arrives, "start")) return {Relation::other_start};
    const Json &ours = member(known, "moves"), &theirs = member(arrives, "moves");
    const std::size_t both = std::min(ours.size(), theirs.size());
    std::size_t common = 0;
    while (common < both && ours[common] == theirs[common]) ++common;
    if (common < both) return {Relation::different, common};
    if (ours.size() == theirs.size()) return {Relation::same, common};
    return {theirs.size() > common ? Relation::longer : Relation::shorter, common};
}

}  // namespace sightlines
