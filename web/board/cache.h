// A cache of the `size` most recently used items. An item must depend on its key alone.
#pragma once

#include <array>
#include <cstddef>

namespace sightlines {

template <class Key, class Item, std::size_t size>
class Cache {
  public:
    // Calls make() if the key is not cached. The reference is valid until the next call.
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
        unsigned used = 0;  // time of last use; 0: empty
    };
    std::array<Entry, size> entries_{};
    unsigned clock_ = 0;
};

}  // namespace sightlines
