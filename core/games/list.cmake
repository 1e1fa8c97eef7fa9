# The games of list.h: `games`, and `game_ids`, as players and links name them.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/list.h)
file(READ ${CMAKE_CURRENT_LIST_DIR}/list.h games)
string(REGEX MATCHALL " GAME\\([a-z_]+\\)" games "${games}")
list(TRANSFORM games REPLACE " GAME\\(([a-z_]+)\\)" "\\1")
list(TRANSFORM games REPLACE _ - OUTPUT_VARIABLE game_ids)

# #include lines of a file that each game has, for those that have it: of all games, or of GAME.
function(include_lines result)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "GAME" "FILES")
  foreach(game IN LISTS games)
    foreach(file IN LISTS arg_FILES)
      if(EXISTS ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${game}/${file} AND (NOT arg_GAME OR arg_GAME STREQUAL game))
        string(APPEND lines "#include \"games/${game}/${file}\"\n")
      endif()
    endforeach()
  endforeach()
  set(${result} ${lines} PARENT_SCOPE)
endfunction()
