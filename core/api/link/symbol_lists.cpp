#include "api/link/symbol_lists.h"

namespace sightlines {

std::size_t SymbolLists::slot_of(std::uint32_t place) const {
    std::size_t slot = place % most_places;
    while (lists_[slot].size != 0 && lists_[slot].place != place) slot = (slot + 1) % most_places;
    return slot;
}

std::uint16_t SymbolLists::first(std::uint32_t place) const {
    const List& list = lists_[slot_of(place)];
    return list.size == 0 ? nothing : list.first;
}

void SymbolLists::add(std::uint32_t place, std::uint16_t symbol) {
    List& list = lists_[slot_of(place)];
    if (list.size == longest_list) {
        items_[list.last].symbol = symbol;
        return;
    }
    const bool is_new = list.size == 0;  // of the slots one stays free, so that every search ends
    if (item_count_ == most_items || (is_new && list_count_ == most_places - 1)) return;
    items_[item_count_] = {symbol, nothing};
    if (is_new) {
        list = {place, item_count_, item_count_, 0};
        ++list_count_;
    } else {
        items_[list.last].next = item_count_;
        list.last = item_count_;
    }
    ++list.size;
    ++item_count_;
}

}  // namespace sightlines
