// Position editor of Dogfight!, for positions at the start of a turn.
#pragma once

#include <optional>
#include <string>

#include "games/dogfight/art/art.h"
#include "games/dogfight/draw/projection.h"
#include "games/dogfight/text/codec.h"
#include "games/editor.h"

namespace sightlines::dogfight {

class Editor final : public EditorOf<Rules> {
  public:
    explicit Editor(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_tools(float width) override;
    std::string state() const override;

  private:
    // A brush of 0 to 3 puts an aircraft of that side; these move the chosen one, and remove.
    static constexpr int mover = most_sides, eraser = most_sides + 1;

    Position emptied() const override;
    void changed() override;
    void click(Hex hex);
    void put(Hex hex);
    void remove(int letter);
    void take_keys();
    void take_pointer(const Area& area);
    void draw_aircraft(ImDrawList& list) const;

    // tools.cpp
    void draw_brushes(float width);
    void draw_types(float width);
    void draw_plane(float width);
    void draw_place(float width);
    void draw_state(float width);
    void draw_own_card(float width);
    void draw_sky(float width);
    template <class Change>
    void change_plane(Change change_it);
    template <class Change>
    void amount(const char* name, const char* test_id, int value, int least, int most, const std::string& text,
                float width, Change change_it);

    const Aircraft* chosen_plane() const;

    Chart chart_;
    Type type_ = Type::camel;
    int brush_ = 0;
    int chosen_ = nobody;
    bool card_open_ = false;
    std::optional<Hex> hovered_;
    std::optional<Hex> cursor_;
};

}  // namespace sightlines::dogfight
