#pragma once

// Laws of games that are trees: walked at random, they are written and read again, and no change loses a line.
#include <algorithm>
#include <memory>
#include <set>

#include "api/game_tree.h"
#include "laws/of_games.h"

namespace sightlines::laws {

// Goes back and plays something else, again and again, and says something here and there.
template <Game G>
std::unique_ptr<Match> grown(Played<G>& game) {
    Replay<G> replay(game);
    Result<std::unique_ptr<Match>> copy = open_match(static_cast<Match&>(replay.match).record());
    hold(copy.has_value(), "does not open");
    Match& match = **copy;
    match.grow_tree();
    for (int branch = 0; branch < 12; ++branch) {
        const auto lines = static_cast<std::uint32_t>(match.tree()->lines().size());
        const std::size_t line = game.rng.below(lines);
        const auto end = static_cast<std::uint32_t>(match.tree()->end(line));
        match.visit({line, game.rng.below(end + 1)});
        for (int more = 0; more < 4; ++more) {
            const auto& history = static_cast<const MatchOf<G>&>(match).history();
            const auto listed = legal_actions(game.rules, history.at());
            if (listed.empty()) break;
            const auto& action = listed[game.rng.below(static_cast<std::uint32_t>(listed.size()))];
            hold<G>(match.play(Codec<G>::write(action)).has_value(), "refused in a tree", action);
        }
        GameTree said = *match.tree();
        hold(said.annotate(match.place(), "after " + std::to_string(branch), {"e5"}).has_value(), "a comment refused");
        match.set_tree(std::move(said), match.place());
    }
    return std::move(*copy);
}

// All that can be played from the start to an end, each as text.
inline std::multiset<std::string> paths(const GameTree& tree) {
    std::multiset<std::string> all;
    for (std::size_t line = 0; line < tree.lines().size(); ++line) {
        std::string path;
        for (const Json* action : tree.actions({line, tree.end(line)})) path += write_json(*action) + "\n";
        all.insert(std::move(path));
    }
    return all;
}

template <Game G>
int tree_there_and_back(Played<G>& game) {
    const std::unique_ptr<Match> match = grown(game);
    const Json record = match->record();
    const Result<std::unique_ptr<Match>> again = open_match(record);
    hold(again.has_value(), "a tree that does not open");
    hold((*again)->record() == record, "another record");
    (*again)->grow_tree();
    hold((*again)->record() == record, "another record as a tree");
    hold(*(*again)->tree() == *match->tree(), "another tree");
    for (std::size_t line = 0; line < match->tree()->lines().size(); ++line) {
        for (std::size_t ply = 0; ply <= match->tree()->end(line); ply += 3) {
            match->visit({line, ply});
            (*again)->visit({line, ply});
            hold(match->place() == Place{line, ply}, "it goes elsewhere");
            hold(match->position() == (*again)->position(), "another position");
            hold(match->record_here().value("moves", Json::array()).size() == ply, "another path");
        }
    }
    hold(match->record() == record, "looking at it has changed it");
    const Result<std::string> link = write_link(record);
    hold(link && (*open_link(*link))->record() == record, "another record by its link");
    (*again)->cut_tree();
    hold((*again)->record() == record, "another record when it is no tree any more");
    return static_cast<int>(match->tree()->lines().size()) - 1;
}

template <Game G>
int tree_undo_and_redo(Played<G>& game) {
    const std::unique_ptr<Match> match = grown(game);
    const Json record = match->record();
    const Place at = match->place();
    const Json there = match->position();
    while (match->cursor() > 0) match->go_to(match->cursor() - 1);
    while (match->cursor() < at.ply) match->go_to(match->cursor() + 1);
    hold(match->position() == there && match->place() == at, "redo leads elsewhere");
    hold(match->record() == record, "undo and redo change it");
    for (std::size_t ply = 0; ply < at.ply; ++ply) {  // what is there is followed
        match->go_to(ply);
        hold(match->play(match->action(ply)).has_value() && match->record() == record, "the same action changes it");
    }
    return 1;
}

template <Game G>
int tree_promoted_and_erased(Played<G>& game) {
    const std::unique_ptr<Match> match = grown(game);
    int changes = 0;
    for (int tries = 0; tries < 20; ++tries) {
        const GameTree before = *match->tree();
        const std::size_t line = game.rng.below(static_cast<std::uint32_t>(before.lines().size()));
        const Place at{line, before.end(line)};
        match->visit(at);
        const Json position = match->position();
        GameTree tree = before;
        const bool promotes = tries % 3 != 0;
        const std::optional<Place> now = promotes ? tree.promote(at) : tree.erase(at);
        if (!now) continue;
        match->set_tree(tree, *now);
        if (promotes) hold(match->position() == position, "another position when promoted");
        if (promotes && before.lines().size() == tree.lines().size())
            hold(paths(tree) == paths(before), "a promoted line loses a path");
        const Result<std::unique_ptr<Match>> again = open_match(match->record());
        hold(again.has_value(), "a changed tree does not open");
        hold((*again)->record() == match->record(), "a changed tree is another record");
        if (promotes) continue;
        match->set_tree(before, at);
        hold(match->position() == position && *match->tree() == before, "what was erased does not come back");
        ++changes;
    }
    return changes;
}

template <Game G>
void add_laws_of_trees(std::vector<Law<Played<G>>>& laws) {
    if constexpr (is_among<G, AllGames>) {
        laws.push_back({"a tree is written and read", 9, 15, tree_there_and_back<G>});
        laws.push_back({"undo and redo in a tree lose nothing", 9, 1, tree_undo_and_redo<G>});
        laws.push_back({"a tree keeps its paths when it is changed", 9, 5, tree_promoted_and_erased<G>});
    }
}

}  // namespace sightlines::laws
