# Lays out the site: cmake -DSITE= -DSITE_URL= -DSOURCE= -DGLUE= -DENGINES= -DMODULES= -DDEFERRED= -DFONTS= -DVERSION= -DFINISHED= -DSOURCES= -P site.cmake
#   SITE_URL where it will be served, for previews of its links; it may be empty
#   GLUE sightlines.js, with its module beside it; ENGINES the folder of the computer players, engine-<game>.js and .wasm
#   SOURCES a list of what is compiled in and where its sources are, for their licences (licences.mjs)
#   FINISHED: the modules are those in MODULES, split and made small, and there is the single file. Else all code is in the
#   first module, and the file of a DEFERRED game is an empty one.
file(REMOVE_RECURSE ${SITE})
file(GLOB shell ${SOURCE}/shell/*.html ${SOURCE}/shell/*.js ${SOURCE}/shell/*.css) # no types
file(GLOB public ${SOURCE}/public/*)
if(FINISHED)
  file(GLOB modules ${MODULES}/*.wasm)
else()
  cmake_path(REPLACE_EXTENSION GLUE wasm OUTPUT_VARIABLE module)
  file(GLOB modules ${ENGINES}/*.wasm)
  list(APPEND modules ${module})
endif()
file(COPY ${shell} ${public} ${GLUE} ${modules} ${FONTS} DESTINATION ${SITE})
if(NOT FINISHED)
  separate_arguments(DEFERRED)
  execute_process(COMMAND node ${SOURCE}/web/packaging/empty.mjs ${SITE} ${DEFERRED} COMMAND_ERROR_IS_FATAL ANY)
endif()
file(GLOB engines ${ENGINES}/*.js)
list(GET engines 0 engine)
file(READ ${engine} engine_glue)
foreach(engine ${engines})
  cmake_path(GET engine STEM name)
  file(READ ${engine} same_glue)
  string(REPLACE ${name}.wasm engine.wasm same_glue "${same_glue}")
  if(NOT same_glue STREQUAL other_glue AND DEFINED other_glue)
    message(FATAL_ERROR "${engine} is not the glue that the other games' computer players have.")
  endif()
  set(other_glue "${same_glue}")
endforeach()
file(READ ${SOURCE}/shell/worker.js worker)
file(WRITE ${SITE}/worker.js "${engine_glue}\n${worker}") # one script: a worker out of a blob can fetch no other
file(COPY_FILE ${SOURCE}/node_modules/qrcode-generator/dist/qrcode.mjs ${SITE}/qr.js) # a module that code.js imports

# A server that compresses does not tell how long the module is, and the loading bar wants to know.
file(SIZE ${SITE}/sightlines.wasm WASM_BYTES)

# Scripts and styles are served without their comments and blanks, and under names of this build; sw.js is filled in below.
set(BOOT boot.js)
set(SHARED sightlines.js)
if(FINISHED)
  execute_process(COMMAND node ${SOURCE}/web/packaging/bundle.mjs ${SITE} OUTPUT_VARIABLE names
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  list(GET names 0 BOOT)
  list(GET names 1 SHARED)
  list(GET names 2 BUILD)
endif()
configure_file(${SOURCE}/shell/index.html ${SITE}/index.html @ONLY)
execute_process(COMMAND node ${SOURCE}/web/packaging/licences.mjs ${SITE} ${VERSION} ${SOURCES} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND node ${SOURCE}/web/packaging/pages.mjs ${SITE} ${SITE_URL} COMMAND_ERROR_IS_FATAL ANY)

# Everything that a first play transfers, for the size budget: of the scripts, what the first imports as it starts.
set(scripts ${BOOT})
set(unread ${BOOT})
while(unread)
  list(POP_FRONT unread script)
  file(READ ${SITE}/${script} text)
  string(REGEX MATCHALL "from ?['\"]\\./[A-Za-z0-9_-]+\\.js" imports "${text}")
  list(TRANSFORM imports REPLACE "^.*/" "")
  list(REMOVE_ITEM imports ${scripts})
  list(APPEND scripts ${imports})
  list(APPEND unread ${imports})
endwhile()
list(REMOVE_DUPLICATES scripts)
list(SORT scripts)
file(READ ${SITE}/index.html page)
string(REGEX MATCHALL "rel=\"stylesheet\" href=\"[^\"]+" styles "${page}")
list(TRANSFORM styles REPLACE "^.*\"" "")
file(GLOB fonts RELATIVE ${SITE} ${SITE}/fonts/*.ttf)
list(FILTER fonts EXCLUDE REGEX "-latin\\.ttf$") # fetched when a letter of theirs occurs
set(first index.html ${styles} ${scripts} sightlines${BUILD}.wasm ${fonts} icon.svg manifest.webmanifest)
list(JOIN first "\n" lines)
file(WRITE ${SITE}/first-play.txt "${lines}\n")

# What is stored for a visit without a connection: all but what is there for other sites' pages.
file(GLOB_RECURSE offline RELATIVE ${SITE} ${SITE}/*)
list(FILTER offline EXCLUDE REGEX "^(sw|embed|embed-page|boot|older)\\.js$|^embed\\.|^404\\.|^screenshot|^first-play\\.txt$")
list(REMOVE_ITEM offline ${first})
foreach(name ${first} ${offline})
  file(SHA256 ${SITE}/${name} hash)
  string(SUBSTRING ${hash} 0 16 hash)
  list(APPEND OFFLINE_FILES "\"${name}\":\"${hash}\"")
endforeach()
list(JOIN OFFLINE_FILES "," OFFLINE_FILES)
set(OFFLINE_FILES "{${OFFLINE_FILES}}")
string(SHA256 OFFLINE_BUILD "${OFFLINE_FILES}")
string(SUBSTRING ${OFFLINE_BUILD} 0 16 OFFLINE_BUILD)
configure_file(${SOURCE}/shell/sw.js ${SITE}/sw.js @ONLY)

# The whole page in one file.
if(FINISHED)
  execute_process(COMMAND node ${SOURCE}/web/packaging/single.mjs ${SITE} ${SITE_URL} COMMAND_ERROR_IS_FATAL ANY)
endif()
