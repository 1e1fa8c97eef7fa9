// A match as a tree: what Match has for it, whichever the game.
#include <nlohmann/json.hpp>
#include <utility>

#include "api/game_tree.h"
#include "api/match.h"

namespace sightlines {

void Match::DeleteTree::operator()(GameTree* tree) const { delete tree; }

bool Match::is_plain() const { return tree_->plain() && !annotations_.has_chapters(); }

void Match::grow_tree() {
    if (tree_) return;
    std::vector<JsonValue> moves;
    moves.reserve(size());
    for (std::size_t ply = 0; ply < size(); ++ply) moves.emplace_back(action(ply));
    tree_.reset(
        new GameTree(std::move(moves), std::exchange(annotations_.notes, {}), std::exchange(annotations_.lines, {})));
    line_ = 0;
}

void Match::cut_tree() {
    if (!tree_) return;
    if (line_ != 0) visit({0, tree_->end(0)});
    Annotations written = tree_->annotations();
    annotations_.notes = std::move(written.notes);
    annotations_.lines = std::move(written.lines);
    tree_.reset();
}

// Takes a line into view whose first `shared` actions are in the history.
void Match::follow(Place at, std::size_t shared) {
    auto tree = std::move(tree_);  // what is played now is in it
    const std::vector<const Json*> line = tree->actions({at.line, tree->end(at.line)});
    if (shared < size()) {
        go_to(shared);
        forget_rest();
    }
    go_to(shared);
    for (; shared < line.size(); ++shared) (void)play(*line[shared]);
    go_to(at.ply);
    line_ = at.line;
    tree_ = std::move(tree);
}

void Match::visit(Place at) {
    follow(at, in_common(tree_->actions({line_, tree_->end(line_)}), tree_->actions({at.line, tree_->end(at.line)})));
}

void Match::set_tree(GameTree tree, Place at) {
    const std::size_t shared =
        in_common(tree_->actions({line_, tree_->end(line_)}), tree.actions({at.line, tree.end(at.line)}));
    *tree_ = std::move(tree);
    follow(at, shared);
}

Verdict Match::played_in_tree() {
    const Place before{line_, cursor() - 1}, in_view{line_, cursor()};
    const std::optional<Place> now = tree_->play(before, action(before.ply));
    if (!now) {
        follow(before, before.ply);
        if (tree_->size() >= most_moves) return record_full;
        return tree_full;
    }
    const bool goes_on = in_view.ply <= tree_->end(line_) && tree_->home(in_view) == *now;
    follow(goes_on ? in_view : *now, in_view.ply);
    return accepted;
}

void Match::write_tree(Json& record) const {
    const std::vector<const Json*> moves = tree_->actions({0, tree_->end(0)});
    for (const char* key : {"players", "match"}) record.erase(key);
    if (moves.empty()) {
        record.erase("moves");
    } else {
        Json& list = record["moves"] = Json::array();
        for (const Json* move : moves) list.push_back(*move);
    }
    Annotations written = tree_->annotations();
    written.players = annotations_.players;
    written.match = annotations_.match;
    write_annotations(std::move(written), moves.size(), record);
}

}  // namespace sightlines
