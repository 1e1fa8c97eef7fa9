#include "app/text_view.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "app/puzzle_record.h"
#include "base/json_writer.h"
#include "base/settings.h"
#include "games/page.h"
#include "screens/deferred_screens.h"
#include "screens/puzzles/puzzle_card.h"
#include "screens/table/lesson_card.h"
#include "session/remarks.h"

namespace sightlines {
namespace {

void write_notice(JsonWriter& out, const std::optional<Notice>& notice) {
    if (!notice) {
        out.null("notice");
        return;
    }
    out.key("notice").begin('{').field("rule", notice->rule).field("message", notice->message).end('}');
}

void write_table(JsonWriter& out, const TextTable& table) {
    const bool board = table.kind == TextTable::Kind::board;
    out.begin('{').field("kind", board ? "board" : "list").field("name", table.name).key("rows").begin('[');
    for (const TextRow& row : table.rows) {
        out.begin('[').put(row.name).begin('[');
        for (const TextCell& cell : row.cells) out.begin('[').put(cell.name).put(cell.text).end(']');
        out.end(']').end(']');
    }
    out.end(']').end('}');
}

void write_board(JsonWriter& out, const AccessibleBoard& board) {
    out.key("tables").begin('[');
    for (const TextTable& table : board.tables) write_table(out, table);
    out.end(']').list("facts", board.facts);
}

void write_log(JsonWriter& out, const Match& match, const BoardView& view, const Names& names) {
    out.key("log").begin('[');
    for (const LoggedTurn& turn : view.log()) {
        const std::size_t last = std::min(turn.last, match.cursor());
        if (turn.first >= last) continue;
        out.begin('{').field("label", turn.label);
        out.field("who", turn.player < 0 ? "" : names.sides[static_cast<std::size_t>(turn.player)])
            .key("moves")
            .begin('[');
        for (std::size_t ply = turn.first; ply < last; ++ply) out.put(match.public_text(ply));
        out.end(']').key("said").begin('[');
        for (std::size_t ply = turn.first; ply < last; ++ply) {
            if (const std::string said = view.is_covered() ? "" : view.describe(ply, names); !said.empty())
                out.put(said);
        }
        out.end(']').end('}');
    }
    out.end(']');
}

void write_choices(JsonWriter& out, const ListedChoices& listed) {
    if (listed.empty()) return void(out.raw("null"));
    out.begin('{').key("lists").begin('[');
    for (const ListedChoices::List& list : listed.lists) {
        out.begin('{').field("id", list.id).field("label", list.label).list("options", list.options);
        out.key("chosen").raw(std::to_string(list.chosen)).end('}');
    }
    out.end(']').field("preview", listed.preview);
    listed.does.empty() ? void(out.null("does")) : void(out.field("does", listed.does));
    out.end('}');
}

// `plays`: whether a person may act at this ply.
void write_actions(JsonWriter& out, const Match& match, const BoardView& view, bool plays) {
    const Status status = match.status();
    out.key("actions").begin('[');
    if (plays) {
        for (const AccessibleAction& action : match.accessible_actions())
            out.begin('[').put(action.group).put(action.words).put(action.text).end(']');
    }
    out.end(']').key("kinds").begin('[');
    if (const auto kinds = match.parametric(); kinds && plays && !status.roll) {
        for (const std::string_view kind : *kinds) out.begin('[').put(kind).put(match.text_examples(kind)).end(']');
    }
    out.end(']');
    if (!plays || !status.roll) {
        out.null("dice");
        return;
    }
    const DiceHelp help = view.dice();
    out.key("dice").begin('{').number("count", status.roll->sides.size());
    out.field("what", help.what).field("odds", help.odds).end('}');
}

void write_lesson(JsonWriter& out, const LessonCard* card) {
    if (card == nullptr) {
        out.null("lesson");
        return;
    }
    const Lesson& lesson = card->lesson();
    out.key("lesson").begin('{').field("title", lesson.title).list("text", lesson.text).field("goal", lesson.goal);
    out.list("hints", lesson.hints).boolean("done", card->is_done());
    out.field("said", card->step().said).boolean("last", card->is_last()).end('}');
}

void write_settings(JsonWriter& out) {
    constexpr std::array off_and_on{"Off", "On"};
    out.key("settings").begin('[');
    for (const SettingChoice& choice : setting_choices()) {
        out.begin('{').field("name", choice.name).field("label", choice.label);
        out.list("words", choice.words.empty() ? std::span<const char* const>(off_and_on) : choice.words);
        out.number("chosen", static_cast<std::size_t>(choice.get(settings()))).end('}');
    }
    out.end(']');
}

}  // namespace

std::string home_text(const std::optional<Notice>& notice, std::span<const SavedGameEntry> kept,
                      std::string_view talk) {
    JsonWriter out;
    out.begin('{').field("screen", "home");
    write_notice(out, notice);
    out.key("talk").raw(talk).key("games").begin('[');
    for (const GameInfo* game : all_games()) {
        const GamePage* page = page_of(game->id);
        if (page == nullptr) continue;
        out.begin('{').field("id", game->id).field("name", game->name);
        out.field("line", page->card->line).field("quick", page->card->quick).end('}');
    }
    out.end(']');
    out.field("daily", daily_note());
    out.key("kept").begin('[');
    for (const SavedGameEntry& game : kept) {
        out.begin('{').field("group", words_of(game.group)).field("name", game.page->game->name);
        out.field("opponent", game.opponent).field("turn", game.turn).field("date", game.date);
        out.field("last", game.last).end('}');
    }
    out.end(']');
    write_settings(out);
    return out.end('}').take();
}

std::string refused_text(const std::optional<Notice>& notice) {
    JsonWriter out;
    out.begin('{').field("screen", "refused");
    write_notice(out, notice);
    return out.end('}').take();
}

std::string table_text(const Table& table, std::string_view talk) {
    const Match& match = table.match();
    const Session& session = table.session();
    const OpenGame& game = session.game;
    const BoardView& view = table.view();
    const Prompt asked = session.asked();
    const bool computers = game.computers_turn();
    const bool covered = view.is_covered();
    const bool past = game.looks_back();
    const Side next = match.status().to_act;
    const bool theirs = next >= Side::first && seats::at(game.seats, static_cast<int>(next)) != seats::here;
    const bool hides = covered || (theirs && session.sharing().has_hidden_information());
    JsonWriter out;
    out.begin('{').field("screen", "table").field("game", match.game().id).field("name", match.game().name);
    out.field("who", asked.who).field("question", asked.question).field("stage", asked.stage);
    out.field("standing", game.standing()).list("told", session.telling.told());
    out.field("use", view.in_use()).boolean("covered", covered);
    if (past || game.strays()) {
        out.key("past")
            .begin('{')
            .field("said", game.looking_back())
            .boolean("on", past && game.can_play_on())
            .end('}');
    } else {
        out.null("past");
    }
    const bool over = match.status().outcome.has_value();
    out.boolean("over", over).boolean("computer", computers);
    if (const PanelScreens* screens = part<PanelScreens>(); over && screens != nullptr)
        out.field("campaign", screens->campaign_words(match, game.names()))
            .boolean("nextBattle", screens->next_battle(match).has_value());
    out.field("hint", session.hints.hint() ? session.hints.hint()->hint() : "");
    write_notice(out, session.notice.now());
    out.key("talk")
        .raw(talk)
        .number("cursor", match.cursor())
        .number("size", match.size())
        .boolean("undoes", game.can_undo())
        .field("undoing", taken_back(game));
    write_board(out, hides ? AccessibleBoard() : match.accessible_board());
    const bool here = past ? game.may_try() : !computers && !game.decided_elsewhere();
    const bool plays = !hides && here && !session.telling.playback();
    write_actions(out, match, view, plays);
    write_choices(out.key("choices"),
                  plays && view.plans() != nullptr ? view.plans()->listed_choices() : ListedChoices());
    write_log(out, match, view, game.names());
    out.key("tree").raw(match.tree() == nullptr || covered ? "null" : table.study_text());
    write_lesson(out, table.lesson());
    if (const PuzzleCard* card = table.puzzle()) out.key("puzzle").raw(card->text());
    write_settings(out);
    return out.end('}').take();
}

}  // namespace sightlines
