# Makes the page's fonts in a folder; who needs them depends on FOLDER/text.ttf.
find_program(NODE NAMES node nodejs REQUIRED)
function(add_fonts folder)
  set(scripts ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  file(GLOB sources CONFIGURE_DEPENDS ${scripts}/*.mjs)
  add_custom_command(OUTPUT ${folder}/text.ttf
    COMMAND ${NODE} ${scripts}/subset.mjs ${folder}
    DEPENDS ${sources} VERBATIM COMMENT "Cutting the fonts")
endfunction()
