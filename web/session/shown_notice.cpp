#include "session/shown_notice.h"

#include <utility>

#include "app/host.h"
#include "platform.h"

namespace sightlines {

void ShownNotice::show(Notice notice) {
    if (notice.code == "roll-first" && !platform::surroundings().coarse) notice.message += " T rolls them.";
    platform::announce(notice.message);
    if (!notice.told) host::refused(notice.rule, notice.message);
    ++count_;
    notice_ = std::move(notice);
}

}  // namespace sightlines
