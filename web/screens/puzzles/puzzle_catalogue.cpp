#include "screens/puzzles/puzzle_catalogue.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "api/games.h"

namespace sightlines {

using platform::LoadState;

PuzzleCatalogue::Entry& PuzzleCatalogue::entry(std::string_view game) {
    const auto found = entries_.find(game);
    return found != entries_.end() ? found->second : entries_[std::string(game)];
}

const PuzzleCatalogue::Entry* PuzzleCatalogue::find(std::string_view game) const {
    const auto found = entries_.find(game);
    return found == entries_.end() ? nullptr : &found->second;
}

LoadState PuzzleCatalogue::state(std::string_view game) const {
    const Entry* known = find(game);
    return known != nullptr ? known->state : LoadState::away;
}

void PuzzleCatalogue::fetch(std::string_view game) {
    Entry& entry = this->entry(game);
    if (entry.state == LoadState::coming || entry.state == LoadState::here) return;
    entry.state = LoadState::coming;
    platform::fetch_book("puzzles", game);
}

void PuzzleCatalogue::loaded(std::string_view game, std::string_view file) {
    Entry& entry = this->entry(game);
    if (entry.state != LoadState::coming) return;
    entry.state = LoadState::failed;
    if (file.empty()) {
        entry.fault = "The puzzles of this game could not be loaded.";
        return;
    }
    Result<PuzzleBook> read = read_puzzles(file);
    if (!read || read->game != game || read->puzzles.empty()) {
        entry.fault = "These puzzles are damaged, or of another version of this page: reload it.";
        return;
    }
    entry.book = std::make_shared<const PuzzleBook>(std::move(*read));
    entry.state = LoadState::here;
}

std::shared_ptr<const PuzzleBook> PuzzleCatalogue::book(std::string_view game) const {
    const Entry* known = find(game);
    return known != nullptr ? known->book : nullptr;
}

std::string PuzzleCatalogue::fault(std::string_view game) const {
    const Entry* known = find(game);
    return known != nullptr && known->state == LoadState::failed ? known->fault : std::string();
}

const PuzzleRecord& PuzzleCatalogue::record(std::string_view game) {
    Entry& entry = this->entry(game);
    if (!entry.record) entry.record = stored_puzzle_record(game);
    return *entry.record;
}

// What could not be kept stays known to this page.
void PuzzleCatalogue::refresh() {
    for (auto& [game, entry] : entries_) {
        if (entry.record) entry.record->add(stored_puzzle_record(game));
    }
}

void PuzzleCatalogue::solved(std::string_view game, const std::string& id, int day) {
    refresh();
    (void)record(game);
    PuzzleRecord& record = *entry(game).record;
    record.solved.insert(id);
    const Puzzle* daily = of_day(game, day);
    if (daily != nullptr && daily->id == id) record.days.add({day, day});
    refused_ = !store_puzzle_record(game, record);
}

const Puzzle* PuzzleCatalogue::of_day(std::string_view game, int day) const {
    const std::shared_ptr<const PuzzleBook> book = this->book(game);
    if (book == nullptr) return nullptr;
    const PuzzleDays* days = nullptr;
    for (const PuzzleDays& each : book->days)
        if (each.from <= day) days = &each;
    const std::size_t count = days != nullptr ? days->ids.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {  // in the place of one that is gone, the next
        if (const Puzzle* puzzle = book->find(days->ids[(puzzle_of_day(day, count) + i) % count])) return puzzle;
    }
    return &book->puzzles[puzzle_of_day(day, book->puzzles.size())];
}

Days PuzzleCatalogue::days() {
    Days all;
    for (const GameInfo* game : all_games()) all.add(record(game->id).days);
    return all;
}

std::vector<std::size_t> in_order(const PuzzleBook& book) {
    std::vector<std::size_t> order(book.puzzles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t which) { return std::pair(book.puzzles[which].level, which); });
    return order;
}

std::size_t puzzle_number(const PuzzleBook& book, const Puzzle& puzzle) {
    const std::vector<std::size_t> order = in_order(book);
    const auto found = std::ranges::find_if(order, [&](std::size_t which) { return &book.puzzles[which] == &puzzle; });
    return found == order.end() ? 0 : static_cast<std::size_t>(found - order.begin()) + 1;
}

const Puzzle* next_unsolved(const PuzzleBook& book, const Puzzle& last, const PuzzleRecord& record) {
    const std::vector<std::size_t> order = in_order(book);
    const std::size_t from = puzzle_number(book, last);
    for (std::size_t step = 0; step < order.size(); ++step) {
        const std::size_t next = order[(from + step) % order.size()];
        if (!record.solved.contains(book.puzzles[next].id)) return &book.puzzles[next];
    }
    return nullptr;
}

}  // namespace sightlines
