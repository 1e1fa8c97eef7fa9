// What is to be chosen, list by list, for the text view (Plans::listed_choices).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/crossfire_squads/offers/declining.h"
#include "games/crossfire_squads/offers/parts.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/scene.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

// Keeps what the selection does not: the task that was chosen for a unit, and the answer that declines.
class Lists {
  public:
    ListedChoices choices(const Scene& scene, const Selection& selection) const;
    void choose(const Scene& scene, Selection& selection, std::string_view list, std::size_t option);
    void act(const Scene& scene, Selection& selection) const;
    void moved() { *this = {}; }

  private:
    using Change = std::function<void(Lists&, const Scene&, Selection&)>;
    struct Option {
        std::string text;
        Change change;
    };
    struct List {
        std::string id, label;
        std::vector<Option> options = {};
        int chosen = -1;

        // Chosen, if it is so now.
        void add(bool now, std::string text, Change change) {
            if (now) chosen = static_cast<int>(options.size());
            options.push_back({std::move(text), std::move(change)});
        }
    };
    struct Doing {
        std::string preview, name;  // without a name: it cannot be done
        std::function<void(const Scene&, Selection&)> act = {};
    };
    using All = std::vector<List>;

    // A list of each kind of part, for what may be chosen of it.
    using Adds = void (Lists::*)(All& lists, const Scene& scene, const Selection& selection) const;
    static Adds adds(Part part);

    All all(const Scene& scene, const Selection& selection) const;
    Doing doing(const Scene& scene, const Selection& selection) const;
    Doing doing_best_shot(const Scene& scene, const Selection& selection) const;
    Doing doing_task(const Scene& scene, const Selection& selection) const;
    Doing doing_intended(const Scene& scene, const Selection& selection) const;
    Task task(const Scene& scene, const Selection& selection) const;

    // lists/parts.cpp
    void add_units(All& lists, const Scene& scene, const Selection& selection) const;
    void add_declining(List& list, const Scene& scene, const Selection& selection) const;
    void add_tasks(All& lists, const Scene& scene, const Selection& selection) const;
    void add_places(All& lists, const Scene& scene, const Selection& selection) const;
    void add_squares(All& lists, const Scene& scene, const Selection& selection) const;
    void add_shifts(All& lists, Point goal) const;
    void add_gathering(All& lists, const Scene& scene, const Selection& selection) const;
    void add_turret(All& lists, const Scene& scene, const Selection& selection) const;
    void add_grounds(All& lists, const Scene& scene, const Selection& selection) const;
    void add_edges(All& lists, const Scene& scene, const Selection& selection) const;
    void add_targets(All& lists, const Scene& scene, const Selection& selection) const;
    void add_partners(All& lists, const Scene& scene, const Selection& selection) const;
    void add_commanders(All& lists, const Scene& scene, const Selection& selection) const;
    void add_winds(All& lists, const Scene& scene, const Selection& selection) const;
    void add_slants(All& lists, const Scene& scene, const Selection& selection) const;
    void add_reaction_points(All& lists, const Scene& scene, const Selection& selection) const;
    void add_points_of_way(All& lists, const Scene& scene, const Selection& selection) const;
    void add_shooters(All& lists, const Scene& scene, const Selection& selection) const;

    std::optional<Declining> declined_;
    UnitId unit_ = no_unit;  // whose task it is
    Task task_ = Task::none;
};

}  // namespace sightlines::crossfire_squads
