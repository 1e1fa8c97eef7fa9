#pragma once

#include <optional>
#include <utility>

#include "base/result.h"

namespace sightlines {

// The first thing wrong in a document or a position. Whoever examines it shares one Fault, goes on after the first
// fault with harmless values, and looks at the fault once, at the end.
class Fault {
  public:
    explicit operator bool() const { return error_.has_value(); }
    const Error& error() const { return *error_; }  // only if there is one
    void set(Error error) {                         // a later error changes nothing
        if (!error_) error_ = std::move(error);
    }

  private:
    std::optional<Error> error_;
};

inline Result<> as_result(const Fault& fault) {
    if (fault) return fault.error();
    return ok;
}

}  // namespace sightlines
