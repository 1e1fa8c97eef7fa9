// The page reads and writes links itself and sends records to its worker, whose program does without what packs and
// mends links. These take the place of the functions in core/api/link, so that nothing of them is linked.
#include <memory>
#include <nlohmann/json.hpp>

#include "api/link/deflated.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "api/match.h"

namespace sightlines {
namespace {

Error not_here() { return format_error("This program is sent records, not links."); }

}  // namespace

Result<std::string> write_link(const Json&) { return not_here(); }
Result<std::string> write_deflated_link(const Json&) { return not_here(); }
Result<Json> read_link(std::string_view) { return not_here(); }
Result<std::unique_ptr<Match>> open_text(std::string_view) { return not_here(); }

}  // namespace sightlines
