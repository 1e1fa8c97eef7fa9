# Lays out the site: cmake -DSITE= -DSOURCE= -DGLUE= -DMODULES= -DFONTS= -DVERSION= -P site.cmake
file(REMOVE_RECURSE ${SITE})
file(GLOB shell ${SOURCE}/shell/*)
file(GLOB public ${SOURCE}/public/*)
file(GLOB modules ${MODULES}/sightlines.wasm ${MODULES}/games.wasm)
file(COPY ${shell} ${public} ${GLUE} ${modules} DESTINATION ${SITE})
file(COPY ${FONTS} DESTINATION ${SITE})

# A server that compresses does not tell how long the module is, and the loading bar wants to know.
file(SIZE ${SITE}/sightlines.wasm WASM_BYTES)
configure_file(${SOURCE}/shell/index.html ${SITE}/index.html @ONLY)

# Everything that a first play transfers, for the size budget and the offline copy.
file(GLOB scripts RELATIVE ${SITE} ${SITE}/*.js)
file(GLOB fonts RELATIVE ${SITE} ${SITE}/fonts/*.ttf)
list(JOIN scripts "\n" scripts)
list(JOIN fonts "\n" fonts)
file(WRITE ${SITE}/first-play.txt
  "index.html\nstyle.css\n${scripts}\nsightlines.wasm\n${fonts}\nicon.svg\nmanifest.webmanifest\n")
