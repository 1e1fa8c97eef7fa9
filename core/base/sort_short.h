#pragma once

#include <algorithm>
#include <iterator>

namespace sightlines {

// Sorts a short list, and leaves equal elements in their order. The page is a kilobyte lighter with it than with each
// std::stable_sort, which is the better one for long lists.
template <class List, class Less>
void sort_short(List& list, Less less) {
    for (auto next = list.begin(); next != list.end(); ++next)
        std::rotate(std::upper_bound(list.begin(), next, *next, less), next, std::next(next));
}

}  // namespace sightlines
