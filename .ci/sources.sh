# shellcheck shell=bash disable=SC2154
# Sourced by setup. Third-party sources for machines that reach Debian's archive and little else: .deps/NAME is a link into the
# cache. Where Debian does not have them, git fetches the commit that dependencies.cmake pins.

get_source() { # NAME
  case $1 in
    imgui)  pinned imgui imgui_1.92.2b+ds.orig.tar.xz e7bd201d56b5ee90d24d5dac85e5c12f98bdb95410252a62d27b7f89e4566d48 forky sid ;;
    json)   pinned json nlohmann-json3_3.11.2.orig.tar.gz d69f9deb6a75e2580465c6c4c5111b89c4dc2fa94e3a85fcd2ffcd9a143d9273 bookworm ;;
    zlib)   pinned zlib zlib_1.2.13.dfsg.orig.tar.bz2 71feb7947e3c00ef125f83b79a4e529bde31171e5babe48b391f06758d1ab0a1 bookworm ;;
    catch2) pinned catch2 catch2_3.7.1.orig.tar.gz c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c trixie ;;
  esac
}

pinned() { # NAME TARBALL SHA256 SUITE...
  local name=$1 tarball=$2 sum=$3 kept new=$room/$1
  shift 3
  kept=$cache/sources/$name-${sum:0:12}
  if [ -e ".deps/$name" ] && [ ! -L ".deps/$name" ]; then return; fi # a folder of the reader's own
  if [ ! -e "$kept" ]; then
    say "Getting the source of $name ..."
    mkdir -p "$cache/sources" "$new"
    from_debian "$new" "$tarball" "$sum" "$@" || from_git "$new" "$name" || newest_of_debian "$new" "$name" ||
      die "No source for $name: neither Debian's archive nor the git repository in .ci/dependencies.cmake has it."
    mv -T "$new" "$kept"
  fi
  [ ! -e "$kept/SUBSTITUTE" ] || say "WARNING: the pinned version of $name is not to be had; building with $(< "$kept/SUBSTITUTE") instead."
  mkdir -p .deps
  ln -sfn "$kept" ".deps/$name"
}

from_debian() { # FOLDER TARBALL SHA256 SUITE...
  local folder=$1 tarball=$2 sum=$3 suite
  on_debian || return 1
  for suite in "${@:4}"; do
    (cd "$room" && other_suite "$suite" deb-src source --download-only --tar-only "${tarball%%_*}") || continue
    [ -e "$room/$tarball" ] || continue
    echo "$sum  $room/$tarball" | sha256sum --check --quiet || die "$tarball is not the file that was pinned."
    unpack "$room/$tarball" "$folder"
    return
  done
  return 1
}

unpack() { tar -xf "$1" -C "$2" --strip-components=1 || die "${1##*/} cannot be unpacked."; } # TARBALL FOLDER

from_git() { # FOLDER NAME
  local repository commit
  read -r repository commit < <(tr '\n' ' ' < .ci/dependencies.cmake |
    sed -n "s/.*FetchContent_Declare($2 *GIT_REPOSITORY *\([^ ]*\) *GIT_TAG *\([^ ]*\).*/\1 \2/p")
  say "Debian's archive has no such version; trying $repository ..."
  git init -q "$1"
  timeout 120 git -C "$1" fetch -q --depth 1 "$repository" "$commit" && git -C "$1" checkout -q FETCH_HEAD
}

# Debian keeps one version of Dear ImGui a suite and moves on. A newer one is likely to work; the pinned one is what is tested.
newest_of_debian() { # FOLDER NAME
  local found
  found=$(compgen -G "$room/$2_*.orig.tar.*" | sort -V | tail -n 1) || return 1
  rm -rf "$1/.git"
  unpack "$found" "$1"
  echo "${found##*/}" > "$1/SUBSTITUTE"
}
