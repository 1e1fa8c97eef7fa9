#include "support/json_instances.h"

namespace nlohmann {

template class basic_json<>;
template class basic_json<ordered_map>;
template class detail::parser<json, CharacterInput>;
template class detail::parser<ordered_json, CharacterInput>;
template class detail::serializer<json>;
template class detail::serializer<ordered_json>;

}  // namespace nlohmann
