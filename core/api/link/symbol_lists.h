#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sightlines {

// Which symbols were met in a place, in the order in which they were met first. Has room for so many places and
// symbols; what comes later is not kept. A value without pointers, so that it is copied in one piece.
class SymbolLists {
  public:
    static constexpr std::uint16_t nothing = 0xFFFF;
    static constexpr std::size_t longest_list = 32, most_places = 1024, most_items = 4096;

    struct Item {
        std::uint16_t symbol;
        std::uint16_t next;  // an item's number, or nothing
    };

    std::uint16_t first(std::uint32_t place) const;  // an item's number, or nothing
    const Item& item(std::uint16_t number) const { return items_[number]; }

    // A symbol that is not in the list. In a list that is as long as it may be it takes the place of the last one.
    void add(std::uint32_t place, std::uint16_t symbol);

  private:
    std::size_t slot_of(std::uint32_t place) const;

    struct List {
        std::uint32_t place;
        std::uint16_t first, last, size;  // size 0: free
    };
    std::array<List, most_places> lists_{};
    std::array<Item, most_items> items_{};
    std::uint16_t list_count_ = 0, item_count_ = 0;
};

}  // namespace sightlines
