// The session's part in games that are trees: going from line to line, and what is written. Deferred.
#include "session/tree_steps.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "platform.h"
#include "session/session.h"

namespace sightlines {
namespace {

constexpr const char* too_long_for_link =
    "With this the game is longer than a link can hold. It is only on this page now: save it as a file, under Share.";

// A line of a copy of the match, and what leaves it: each variation after the move that it replaces.
class MovesAsText {
  public:
    explicit MovesAsText(Match& copy) : copy_(copy), tree_(*copy.tree()) {}

    std::string of(std::size_t line) {
        const std::size_t begin = tree_.lines()[line].at, end = tree_.end(line);
        copy_.visit({line, end});
        std::vector<std::string> moves;
        for (std::size_t ply = begin; ply < end; ++ply) moves.push_back(copy_.public_text(ply));
        add(line == 0 ? tree_.note({0, 0}) : tree_.introduction(line));
        for (std::size_t ply = begin; ply < end; ++ply) {
            put(moves[ply - begin]);
            add(tree_.note({line, ply + 1}));
            if (line == 0 || ply > begin) add_variations({line, ply});
        }
        if (line == 0 || end > begin) add_variations({line, end});
        return std::move(text_);
    }

  private:
    void put(const std::string& word) { text_ += (text_.empty() || text_.back() == '(' ? "" : " ") + word; }
    void add(const Note* note) {
        if (note != nullptr) put("{" + words_of(*note) + "}");
    }
    void add_variations(Place at) {
        for (std::size_t line = 1; line < tree_.lines().size(); ++line) {
            if (tree_.home({tree_.lines()[line].from, tree_.lines()[line].at}) != at) continue;
            put("(" + MovesAsText(copy_).of(line) + ")");
        }
    }

    Match& copy_;
    const GameTree& tree_;
    std::string text_;
};

}  // namespace

std::string tree_moves(const Match& match) {
    Result<std::unique_ptr<Match>> copy = open_match(match.record_here());
    if (!copy) return "";
    (*copy)->grow_tree();
    (*copy)->set_tree(*match.tree(), {0, 0});
    return MovesAsText(**copy).of(0);
}

std::string words_of(const Note& note) {
    std::string words = note.text;
    for (const std::string& mark : note.marks)
        words += (&mark != note.marks.data() ? ", " : words.empty() ? "Marked: " : " \xC2\xB7 Marked: ") + mark;
    return words;
}

std::string_view sign_in(std::string_view comment) {
    const std::string_view sign = comment.substr(0, std::min(comment.find(' '), comment.size()));
    return sign.size() <= 2 && sign.find_first_not_of("!?") == sign.npos ? sign : std::string_view();
}

std::string entry_words(const Match& match) {
    const Note* note = match.tree()->note(match.place());
    return note != nullptr ? words_of(*note) : std::string();
}

// Back to where the line in view and another one part: what is between is not shown. Where that is.
std::size_t Session::go_back_to(const std::vector<const Json*>& other) {
    telling.end();
    Match& match = *game.match;
    const std::size_t line = match.place().line, from = match.cursor();
    const std::size_t shared = std::min(from, in_common(match.tree()->actions({line, match.tree()->end(line)}), other));
    if (shared == from) return from;
    match.go_to(shared);
    game.view->moved(from, shared);
    return shared;
}

void Session::visit(Place at) {
    const GameTree& tree = *game.match->tree();
    const std::size_t from = go_back_to(tree.actions({at.line, tree.end(at.line)}));
    game.match->visit(at);
    moved_from(from);
}

void Session::edit_tree(GameTree tree, Place at) {
    const std::size_t from = go_back_to(tree.actions({at.line, tree.end(at.line)}));
    game.match->set_tree(std::move(tree), at);
    ++game.changes;
    moved_from(from);
}

void Session::write_here(const std::string& text, std::vector<std::string> marks) {
    telling.end();
    GameTree tree = *game.match->tree();
    const Place at = game.match->place();
    if (const Result<> said = tree.annotate(at, text, std::move(marks)); !said)
        return notice.show({said.error().rule, said.error().message});
    game.match->set_tree(std::move(tree), at);
    ++game.changes;
    game.changed = true;
}

void Session::refuse_link() { notice.show({"FORMAT", too_long_for_link}); }

namespace tree_steps {
namespace {

void leave(Session& session) {
    const Match& match = session.match();
    if (match.place().line != 0) session.visit({0, match.tree()->end(0)});
    if (!match.is_study()) session.game.match->cut_tree();
}

// Whoever plays keeps the seat for afterwards; where nobody has one all sit here, which tells a game from a study.
void begin_line(Session& session) {
    OpenGame& game = session.game;
    const Match& match = *game.match;
    if (game.seats.empty()) game.seats.assign(static_cast<std::size_t>(game.view->players()), seats::here);
    if (match.place().line == 0) game.was_over = match.actor(match.size()) == Side::nobody;
    game.match->grow_tree();
    game.analysis = game.beside = true;
}

void give_up(Session& session) {
    session.game.analysis = session.game.beside = false;
    if (!session.match().is_study()) session.game.match->cut_tree();
}

void back_to_game(Session& session) {
    OpenGame& game = session.game;
    const Match& match = *game.match;
    if (!game.copy_of.empty()) return session.request(Session::Request::original);
    if (match.tree() == nullptr) return session.go_to(match.size());
    const bool beside = std::exchange(game.beside, false);
    if (beside) game.analysis = false;
    session.visit({0, match.tree()->end(0)});
    if (beside) leave(session);
}

// What was the game becomes a line beside it.
void put_first(Session& session) {
    while (session.match().place().line != 0) {
        GameTree tree = *session.match().tree();
        const std::optional<Place> now = tree.promote(session.match().place());
        if (!now) return;
        session.game.match->set_tree(std::move(tree), *now);
    }
}

void forget_lines(Session& session) {
    Match& match = *session.game.match;
    const std::size_t ply = match.cursor();
    std::vector<JsonValue> moves;
    for (const Json* move : match.tree()->actions(match.place())) moves.emplace_back(*move);
    match.set_tree(GameTree(std::move(moves), {}, {}), {0, ply});
    match.cut_tree();
}

void turn_page(Session& session, int by) {
    OpenGame& game = session.game;
    const std::vector<Place> ways = game.match->tree()->next(game.match->place());
    if (by > 0 && !ways.empty()) session.visit(ways.front());
    if (by < 0 && game.match->cursor() > 0) session.go_to(game.match->cursor() - 1);
    ++game.pages;
    platform::request_frames();
    const std::vector<std::string> told = session.telling.told();
    platform::announce((told.empty() ? "" : told.back() + " ") + entry_words(*game.match));
}

}  // namespace
}  // namespace tree_steps

// A game by link stays as others know it: the line is tried in a copy.
std::optional<Notice> TreeSteps::attempt_beside(Session& session, int by, const Order& order) {
    OpenGame& game = session.game;
    const std::size_t from = game.match->cursor();
    if (game.by_link()) {
        const std::unique_ptr<Match> trial = game.match->from_here();
        if (const Result<> played = order(*trial); !played) return Notice{played.error().rule, played.error().message};
        game.tried = order;
        session.analysed_from_ = from;
        session.request_ = Session::Request::analyse;
        platform::request_frames();
        return std::nullopt;
    }
    tree_steps::begin_line(session);
    std::optional<Notice> refused = session.attempt(static_cast<Session::By>(by), order);
    if (refused || game.match->cursor() == from) tree_steps::give_up(session);
    return refused;
}

const TreeSteps& TreeSteps::here() {
    static constexpr TreeSteps table{.attempt = attempt_beside,
                                     .begin_line = tree_steps::begin_line,
                                     .back_to_game = tree_steps::back_to_game,
                                     .give_up = tree_steps::give_up,
                                     .leave = tree_steps::leave,
                                     .put_first = tree_steps::put_first,
                                     .forget_lines = tree_steps::forget_lines,
                                     .turn_page = tree_steps::turn_page,
                                     .moves = tree_moves};
    return table;
}

}  // namespace sightlines
