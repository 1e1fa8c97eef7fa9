#include "games/crossfire_hex/view.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/names.h"
#include "games/crossfire_hex/text/notation.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr double step_ms = 280;

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match) {}

// --- What is chosen -------------------------------------------------------------------------------------------------

bool View::own(Cell cell) const {
    const Stack piece = at().board[cell];
    return at().phase == Phase::play && !piece.empty() && piece.owner() == at().player;
}

void View::let_go() {
    chosen_ = tapped_ = no_cell;
    entering_ = false;
    targets_.clear();
}

void View::choose(Cell cell) {
    const bool again = chosen_ == cell;
    let_go();
    if (again) return;
    chosen_ = cell;
    targets_ = move_targets(rules(), at(), cell);
}

void View::choose_reserve() {
    const bool again = entering_;
    let_go();
    if (again) return;
    entering_ = true;
    targets_ = entry_targets(rules(), at());
}

Action View::onto(Cell cell) const {
    if (entering_) return Enter{cell};
    return Move{chosen_, cell};
}

Cell View::looked_at() const { return hovered_ != no_cell ? hovered_ : tapped_ != no_cell ? tapped_ : cursor_; }

std::vector<Target> View::targets() const {
    const Cell cell = looked_at();
    return choosing() || cell == no_cell ? targets_ : move_targets(rules(), at(), cell);
}

const Target* View::target_on(Cell cell) const {
    const auto found =
        std::find_if(targets_.begin(), targets_.end(), [cell](const Target& target) { return target.cell == cell; });
    return found == targets_.end() ? nullptr : &*found;
}

std::optional<Action> View::considered() const {
    const Target* target = choosing() ? target_on(looked_at()) : nullptr;
    if (target == nullptr || (!target->verdict.accepted() && !target->repeat)) return std::nullopt;
    return onto(target->cell);
}

std::string View::reason_against(Cell cell) const {
    if (!choosing() || cell == no_cell || cell == chosen_ || own(cell)) return {};
    const Verdict verdict = rules().check(at(), onto(cell));
    if (verdict.accepted()) return {};
    return cell_name(cell) + ": " + std::string(verdict.why().message) + " " + std::string(verdict.why().rule);
}

void View::refused(const Action& action) {
    const Verdict verdict = rules().check(at(), action);
    const auto* move = std::get_if<Move>(&action);
    const bool about_piece = verdict.why().rule == "CX-MOVE-01" || verdict.why().rule == "CX-MOVE-02";
    refused_reserve_ = verdict.why().rule == "CX-ENTER-01";
    refused_cell_.reset();
    if (!refused_reserve_) refused_cell_ = move != nullptr && about_piece ? move->from : target_of(action);
}

void View::moved(std::size_t from, std::size_t to) {
    let_go();
    refused_cell_.reset();
    refused_reserve_ = false;
    animation_ = Animation::between(from, to, step_ms);
}

// --- Texts ----------------------------------------------------------------------------------------------------------

std::string View::player_name(int player) const { return std::string(player_names[seat(player)]); }

Prompt View::asked() const {
    const Status status = rules().status(at());
    const std::string stage = "Move " + std::to_string(history().cursor() + 1);
    if (status.outcome) {
        const std::string moves = std::to_string(history().cursor()) + (history().cursor() == 1 ? " move" : " moves");
        if (status.outcome->winners.empty())
            return {-1, "A draw", std::to_string(rules().options().quiet_limit) + " moves without a prisoner.", moves};
        const int winner = status.outcome->winners[0];
        return {-1, std::string(player_names[seat(winner)]) + " wins",
                std::string(player_names[seat(1 - winner)]) + " has no move left.", moves};
    }
    const bool reserve = at().reserve[seat(at().player)] > 0;
    std::string question = reserve ? "Move a stack, or enter a reserve." : "Move one of your stacks.";
    if (chosen_ != no_cell) question = "Choose a ringed cell.";
    if (entering_) question = "Choose a cell to enter on.";
    return {at().player, std::string(player_names[seat(at().player)]) + " to move", question, stage};
}

std::string View::in_use() const {
    const Options& options = rules().options();
    std::string text;
    if (options.ko == Ko::full) text = "ko compares the reserves too";
    if (options.quiet_limit > 0) {
        text += (text.empty() ? "" : "; ") + std::string("house rule: a draw after ") +
                std::to_string(options.quiet_limit) + " moves without a prisoner";
        if (at().phase == Phase::play) text += " (" + std::to_string(at().quiet) + " so far)";
    }
    return text.empty() ? text : "In use: " + text + ".";
}

std::vector<LoggedTurn> View::log() const {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history().size(); ++ply)
        turns.push_back({history().at(ply).player, std::to_string(ply + 1), ply, ply + 1,
                         removal_text(history().at(ply), history().actions()[ply])});
    return turns;
}

std::string View::earlier_text(const Repeat& repeat) const {
    const std::size_t now = history().cursor();
    if (repeat.ago > now) return "The same move led to this position before this record begins.";
    const std::size_t ply = now - repeat.ago;
    return "The same move led to this position at move " + std::to_string(ply + 1) + ", " +
           move_text(history().actions()[ply]) + " by " + std::string(player_names[seat(history().at(ply).player)]) +
           ".";
}

ImU32 View::player_colour(int player) const { return wood::body_of(player); }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    wood::emblem(list, centre, size, player);
}

std::string View::state() const {
    const auto named = [](Cell cell) { return cell == no_cell ? Json() : Json(cell_name(cell)); };
    const std::optional<Action> action = considered();
    Json json = Json::object();
    json["chosen"] = named(chosen_);
    json["entering"] = entering_;
    json["considered"] = action ? Json(move_text(*action)) : Json();
    const auto repeat = action ? repeat_of(rules(), at(), *action) : std::nullopt;
    json["earlier"] = repeat && repeat->ago <= history().cursor() ? Json(history().cursor() - repeat->ago) : Json();
    json["cursor"] = named(cursor_);
    json["hovered"] = named(hovered_);
    json["refused"] = refused_reserve_ ? Json("reserve") : named(refused_cell_.value_or(no_cell));
    json["moving"] = moving();
    json["zoom"] = static_cast<int>(zoom_.scale * 100);
    Json& open = json["targets"] = Json::object();
    Json& barred = json["barred"] = Json::array();
    for (const Target& target : targets_) {
        if (target.verdict.accepted()) open[cell_name(target.cell)] = target.men;
        if (target.repeat) barred.push_back(cell_name(target.cell));
    }
    return write_json(json);
}

std::vector<Area> View::lit() const {
    if (!refused_cell_) return {};
    return {square_around(tray_.at(*refused_cell_), tray_.cell() * 0.5f)};
}

}  // namespace sightlines::crossfire_hex
