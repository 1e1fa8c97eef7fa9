// Keeps what is expensive to make and follows from a key alone: the `size` items that were used last.
#pragma once

#include <array>
#include <cstddef>

namespace sightlines {

template <class Key, class Item, std::size_t size>
class Cache {
  public:
    // make(): the item of this key; called when it is not here. The reference holds until the next call.
    template <class Make>
    const Item& find(const Key& key, const Make& make) {
        Entry* oldest = entries_.data();
        for (Entry& entry : entries_) {
            if (entry.used != 0 && entry.key == key) {
                entry.used = ++clock_;
                return entry.item;
            }
            if (entry.used < oldest->used) oldest = &entry;
        }
        *oldest = {key, make(), ++clock_};
        return oldest->item;
    }

  private:
    struct Entry {
        Key key{};
        Item item{};
        unsigned used = 0;  // 0: empty
    };
    std::array<Entry, size> entries_{};
    unsigned clock_ = 0;
};

}  // namespace sightlines
