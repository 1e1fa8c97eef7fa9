# Writes a C++ file with the licences of the program and of the libraries in it, read from their sources: none is kept in the
# repository. The C++ library is not among them: the program loads the one of its system.
function(add_licences output)
  set(files ${PROJECT_SOURCE_DIR}/LICENSE ${json_SOURCE_DIR}/LICENSE.MIT ${zlib_SOURCE_DIR}/zlib.h)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
  file(READ ${PROJECT_SOURCE_DIR}/LICENSE own)
  file(READ ${json_SOURCE_DIR}/LICENSE.MIT json)
  file(READ ${json_SOURCE_DIR}/include/nlohmann/detail/abi_macros.hpp abi)
  foreach(part IN ITEMS MAJOR MINOR PATCH)
    string(REGEX MATCH "NLOHMANN_JSON_VERSION_${part} ([0-9]+)" found "${abi}")
    list(APPEND json_version ${CMAKE_MATCH_1})
  endforeach()
  list(JOIN json_version . json_version)
  file(GLOB_RECURSE headers ${json_SOURCE_DIR}/include/*.hpp)
  foreach(header IN LISTS headers)
    file(STRINGS ${header} holder REGEX "SPDX-FileCopyrightText" LIMIT_COUNT 1 ENCODING UTF-8)
    string(REGEX REPLACE "^.*SPDX-FileCopyrightText: *" "" holder "${holder}")
    list(APPEND holders "${holder}")
  endforeach()
  list(REMOVE_DUPLICATES holders)
  list(SORT holders)
  list(JOIN holders "\n" holders)
  file(READ ${zlib_SOURCE_DIR}/zlib.h zlib)
  string(REGEX MATCH "#define ZLIB_VERSION \"([^\"]+)\"" found "${zlib}")
  set(zlib_version ${CMAKE_MATCH_1})
  string(REGEX MATCH "/\\* (zlib\\.h --.*provided 'as-is'.*jloup@gzip\\.org[^\n]*)\n" found "${zlib}")
  set(zlib "${CMAKE_MATCH_1}")
  if(NOT zlib OR NOT json_version MATCHES "^[0-9]+\\.[0-9]+\\.[0-9]+$" OR NOT zlib_version)
    message(FATAL_ERROR "The licence of zlib or of nlohmann/json is not where it was expected.")
  endif()
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
#include "cli/licences.h"

namespace sightlines {

std::string_view licences() {
    return R"licence(Sightlines @PROJECT_VERSION@

@own@
It contains:

nlohmann/json @json_version@, https://github.com/nlohmann/json

@json@
Copyright of its files:
@holders@

zlib @zlib_version@, https://zlib.net

@zlib@
)licence";
}

}  // namespace sightlines
]])
endfunction()
