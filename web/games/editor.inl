// A draft as a record and back: the bodies of EditorOf<G> that know JSON, for the one source file of each editor.
#pragma once

#include <nlohmann/json.hpp>

#include "games/codec.h"
#include "games/editor.h"
#include "json/reader.h"

namespace sightlines {

template <Game G>
Json EditorOf<G>::record() const {
    Json record{{"game", G::info.id}, {"version", 1}};
    Json options = Codec<G>::write(rules_.options());
    if (!options.empty()) record["options"] = std::move(options);
    record["start"] = Codec<G>::write(rules_, draft());
    return record;
}

template <Game G>
bool EditorOf<G>::restore(const Json& saved) {
    const Json own = record();
    if (!saved.is_object() || !saved.contains("start") || saved.value("game", Json()) != own["game"] ||
        saved.value("options", Json()) != own.value("options", Json()))
        return false;
    Fault fault;
    const Result<Position> read = Codec<G>::position(rules_, Reader(saved["start"], "start", fault));
    if (!read) return false;
    change(*read);
    return true;
}

template <Game G, class Place>
std::string PlaceEditor<G, Place>::state() const {
    const auto named = [this](Place place) { return place == nowhere ? Json() : Json(name_(place)); };
    return write_json(Json{{"brush", brush_}, {"chosen", named(chosen_)}, {"cursor", named(cursor_)}});
}

}  // namespace sightlines
