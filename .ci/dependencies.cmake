# Third-party sources are fetched at pinned commits, never kept in the repository. Each can be replaced by a folder:
# .deps/<name> (git-ignored; .ci/setup fills it from Debian's source packages) or -DFETCHCONTENT_SOURCE_DIR_<NAME>=...
include(FetchContent)

foreach(name IN ITEMS imgui json catch2 zlib)
  string(TOUPPER ${name} upper)
  if(NOT FETCHCONTENT_SOURCE_DIR_${upper} AND EXISTS "${PROJECT_SOURCE_DIR}/.deps/${name}")
    set(FETCHCONTENT_SOURCE_DIR_${upper} "${PROJECT_SOURCE_DIR}/.deps/${name}" CACHE PATH "" FORCE)
  endif()
endforeach()

# SOURCE_SUBDIR names a folder that does not exist: the sources are taken, their own build scripts are not run.
FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git
  GIT_TAG 45acd5e0e82f4c954432533ae9985ff0e1aad6d5 SOURCE_SUBDIR none) # v1.92.2b
FetchContent_Declare(json GIT_REPOSITORY https://github.com/nlohmann/json.git
  GIT_TAG bc889afb4c5bf1c0d8ee29ef35eaaf4c8bef8a5d SOURCE_SUBDIR none) # v3.11.2
FetchContent_Declare(zlib GIT_REPOSITORY https://github.com/madler/zlib.git
  GIT_TAG 04f42ceca40f73e2978b50e93806c2a18c1281fc SOURCE_SUBDIR none) # v1.2.13
FetchContent_Declare(catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git
  GIT_TAG fa43b77429ba76c462b1898d6cd2f2d7a9416b14 SOURCE_SUBDIR none) # v3.7.1

FetchContent_MakeAvailable(json zlib)

add_library(json INTERFACE)
target_include_directories(json SYSTEM INTERFACE "${json_SOURCE_DIR}/include")
target_compile_definitions(json INTERFACE JSON_NOEXCEPTION JSON_USE_IMPLICIT_CONVERSIONS=0)

add_library(zlib STATIC
  ${zlib_SOURCE_DIR}/adler32.c ${zlib_SOURCE_DIR}/crc32.c ${zlib_SOURCE_DIR}/deflate.c ${zlib_SOURCE_DIR}/inffast.c
  ${zlib_SOURCE_DIR}/inflate.c ${zlib_SOURCE_DIR}/inftrees.c ${zlib_SOURCE_DIR}/trees.c ${zlib_SOURCE_DIR}/zutil.c)
target_include_directories(zlib SYSTEM PUBLIC ${zlib_SOURCE_DIR})
target_compile_options(zlib PRIVATE -w -Os)
target_compile_definitions(zlib PRIVATE NO_GZIP) # links are raw deflate

if(EMSCRIPTEN)
  FetchContent_MakeAvailable(imgui)
  add_library(imgui STATIC
    ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
  target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
  target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_FILE_FUNCTIONS
    IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEFAULT_FONT IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
  target_compile_options(imgui PRIVATE -w -Oz -fno-rtti -fno-exceptions)
  # Texts are read letter by letter as people write them: web/platform/letters.h.
  set_source_files_properties(${imgui_SOURCE_DIR}/imgui_draw.cpp PROPERTIES
    COMPILE_DEFINITIONS ImTextCharFromUtf8=read_letter)
endif()

if(SIGHTLINES_TESTS)
  FetchContent_MakeAvailable(catch2)
  add_library(catch2 STATIC ${catch2_SOURCE_DIR}/extras/catch_amalgamated.cpp)
  target_include_directories(catch2 SYSTEM PUBLIC ${catch2_SOURCE_DIR}/extras)
  target_compile_options(catch2 PRIVATE -w -O0 $<$<BOOL:${EMSCRIPTEN}>:-fwasm-exceptions>)
endif()
